"""Edits on the field of a page: things, grounds, goals and golems are put on cells, moved, turned, taken away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.grid import COMPASS, name_cell
from algoritmus.core.package.editing import PUZZLE, Edit, Fault, Faulty, Page, Place
from algoritmus.core.package.field_editor import FieldEditor
from algoritmus.games.golems.components.field_pieces import (
    CONTENTS,
    GOAL,
    GROUNDS,
    LOGIC,
    OTHER_END,
    SIDES,
    START,
    fault,
    show_token,
)
from algoritmus.games.golems.components.supply import boxes
from algoritmus.games.golems.rules.cases.pieces import MOST_GOLEMS
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.goals import EDGE, REACH
from algoritmus.games.golems.rules.row.logic import SUPPLY

SIZES: Final = (4, 5, 6)  # where a field is built from parts
ALONE: Final = (REACH, EDGE)  # goals that a puzzle may have beside other golems


def is_square(lines: Sequence[str]) -> bool:
    return len(lines) in SIZES and all(len(line) == len(lines) for line in lines)


def piece_of(token: Page) -> str:
    """Name of a token in the editor."""
    if token["kind"] == "ladder":
        return f"{token.get('name')}{str(token.get('end'))[:1]}"
    if token["kind"] == "logic":
        return f"logic-{token.get('op')}"
    content = token.get("content", "empty")
    return f"barrel-{content}" if token["kind"] == "barrel" and content in CONTENTS else str(token["kind"])


def side_of(piece: str) -> str:
    """Name of a piece in the box; a kind of a hand-made link that the box does not know keeps its own."""
    return SIDES.get(piece.partition("-")[0], piece)


class PageDraft:
    """A page while it is made, and what the box leaves to it."""

    def __init__(self, page: Page, kind: str, edition: Edition) -> None:
        self.page = page
        self.kind = kind
        self.edition = edition
        self.is_puzzle = kind == PUZZLE
        self.goal: Page = page["goal"]
        self.cells: list[str] = self.goal.get("cells", [])
        self.golems: list[Page] = page["golems"]
        self.tokens: list[Page] = page.get("tokens", [])
        hand = page.get("hand", {})
        self.hand: dict[str, int] = hand if isinstance(hand, dict) else {}  # letters: all copies of these cards
        self.logic: list[str] = page.get("logic", [])

    def most_golems(self) -> int:
        """A puzzle has others only beside some goals."""
        return MOST_GOLEMS if not self.is_puzzle or self.goal["kind"] in ALONE else len(self.golems)

    def barrels(self) -> list[str]:
        return [token["at"] for token in self.tokens if token["kind"] == "barrel"]

    def token(self, piece: str, cell: str) -> Page:
        """A barrel of a puzzle tells what is in it."""
        if piece in LOGIC:
            return {"at": cell, "kind": "logic", "op": LOGIC[piece]}
        kind, _, content = piece.partition("-")
        tells = kind == "barrel" and self.is_puzzle and self.edition.hides_contents
        return {**show_token(kind, cell), **({"content": content or "empty"} if tells else {})}

    def kinds_left(self, tokens: Sequence[Page]) -> dict[str, int]:
        """box.tokens: every kind of token, and how many more can lie beside those and the logic tokens of the hand."""
        kinds = ["wall", "water", "barrel"]
        if self.edition.has_ladders:
            kinds += OTHER_END
        if self.is_puzzle and self.edition.hides_contents:
            kinds += [f"barrel-{content}" for content in CONTENTS]
        found = {kind: self.copies_left(kind, tokens) for kind in kinds if boxes()[self.edition.name].tokens}
        laid = [*self.logic, *(token["op"] for token in tokens if token["kind"] == "logic")]
        return found | {piece: SUPPLY - laid.count(op) for piece, op in LOGIC.items() if self.edition.has_logic}

    def copies_left(self, kind: str, tokens: Sequence[Page]) -> int:
        box, new = boxes()[self.edition.name], self.token(kind, "a1")
        laid = [piece_of(token) for token in tokens if token["kind"] != "logic"]
        if kind in OTHER_END and kind in laid:
            return 0
        more = box.copies_left([side_of(piece) for piece in laid], side_of(kind))
        same = sum(token["kind"] == "barrel" and token.get("content") == new.get("content") for token in tokens)
        return min(more, box.contents - same) if "content" in new else more


class PageFieldEditor(PageDraft, FieldEditor[Page]):
    """Edits of the field on a page."""

    def fault(self, code: str, *cells: str, **values: str | int) -> Fault:
        return fault(code, *cells, **values)

    def cell(self, place: Place, piece: str) -> str:
        if not 0 <= min(place) <= max(place) < len(self.page["field"]):
            raise Faulty(fault("off", piece=piece, cell=name_cell(*place) if min(place) >= 0 else ""))
        return name_cell(*place)

    def put(self, edit: Edit) -> Page:
        piece = edit.piece
        if piece[1:2] == "x":
            return self.resize(piece)
        if piece in GROUNDS:
            return self.put_ground(piece, edit.at)
        if piece == GOAL:
            return self.put_goal(edit.at)
        if piece.startswith(START):
            return self.put_start(piece, edit.at)
        return self.put_token(piece, edit.at)

    def resize(self, piece: str) -> Page:
        """Pieces beyond the field go back into the box; a golem comes to the corner."""
        size = int(piece[0]) if piece[0].isdecimal() else 0
        if size not in (boxes()[self.edition.name].sizes or SIZES):
            raise Faulty(fault("foreign", piece=piece))
        cells = {name_cell(column, row) for column in range(size) for row in range(size)}
        old = self.page["field"][::-1]
        lines = ["".join(old[row][column] if max(row, column) < len(old) else "." for column in range(size))
                 for row in range(size)]  # fmt: skip
        kept = [token for token in self.tokens if token["at"] in cells]
        inside = [golem for golem in self.golems if golem["at"] in cells]
        if self.is_puzzle and self.golems[0] not in inside:
            inside = []
        return {
            **self.with_goals([cell for cell in self.cells if cell in cells]),
            "field": lines[::-1],
            "tokens": kept,
            "golems": inside or [{**self.golems[0], "at": self.free_cell(cells, kept)}],
        }

    def free_cell(self, cells: set[str], tokens: Sequence[Page]) -> str:
        return min(cells - {token["at"] for token in tokens} - set(self.cells))

    def with_goals(self, cells: list[str]) -> Page:
        return {**self.page, "goal": {**self.goal, "cells": cells} if "cells" in self.goal else self.goal}

    def put_ground(self, piece: str, at: Place) -> Page:
        self.cell(at, piece)
        mark = GROUNDS[piece]
        if mark not in self.edition.grounds:
            raise Faulty(fault("foreign", piece=piece))
        lines, row = list(self.page["field"]), len(self.page["field"]) - 1 - at[1]
        again = lines[row][at[0]] == mark  # the same once more: grass
        lines[row] = lines[row][: at[0]] + ("." if again else mark) + lines[row][at[0] + 1 :]
        return {**self.page, "field": lines}

    def put_goal(self, at: Place) -> Page:
        """A second tap takes the goal away; a barrel may stand on the cell that barrels roll to."""
        cell = self.cell(at, GOAL)
        if "cells" not in self.goal:
            raise Faulty(fault("foreign", piece=GOAL))
        if cell in self.cells:
            return self.with_goals([one for one in self.cells if one != cell])
        self.judge_free(GOAL, cell, barrel=self.goal["kind"] != "gears")
        return self.with_goals([*self.cells, cell])

    def put_token(self, piece: str, at: Place) -> Page:
        """A token on its own kind takes that away; on another kind it takes its place."""
        cell = self.cell(at, piece)
        left = self.kinds_left(self.tokens)
        if piece not in left:
            raise Faulty(fault("foreign", piece=piece))
        new = self.token(piece, cell)
        rest = [token for token in self.tokens if token["at"] != cell]
        if new in self.tokens:
            return {**self.page, "tokens": rest}
        if cell in [golem["at"] for golem in self.golems]:
            raise Faulty(fault("on-start", cell, piece=piece, cell=cell))
        if cell in self.cells and (new["kind"] != "barrel" or self.goal["kind"] == "gears"):
            raise Faulty(fault("taken", cell, piece=piece, other=GOAL, cell=cell))
        if not self.kinds_left(rest)[piece]:
            raise Faulty(fault("box", piece=piece))
        return {**self.page, "tokens": [*rest, new]}

    def put_start(self, piece: str, at: Place) -> Page:
        """A golem that is put on its own cell turns."""
        cell, seat = self.cell(at, piece), self.seat(piece)
        golems = [dict(golem) for golem in self.golems]
        if seat < len(golems) and golems[seat]["at"] == cell:
            return self.turned(seat)
        self.judge_free(piece, cell)
        if seat < len(golems):
            golems[seat]["at"] = cell
        else:
            golems.append({"at": cell, "facing": "N", **(self.rival() if self.is_puzzle else {})})
        return {**self.page, "golems": golems}

    def rival(self) -> Page:
        """way.puzzle: what another golem does lies open."""
        rows = self.golems[0]["rows"]
        return {"rows": rows, "program": " ; ".join("FBLRFB"[:rows])}

    def seat(self, piece: str) -> int:
        number = piece.removeprefix(START)
        if not number.isdecimal() or not 1 <= int(number) <= min(self.most_golems(), len(self.golems) + 1):
            raise Faulty(fault("foreign", piece=piece))
        return int(number) - 1

    def judge_free(self, piece: str, cell: str, barrel: bool = False) -> None:
        for token in self.tokens:
            if token["at"] == cell and not (barrel and token["kind"] == "barrel"):
                raise Faulty(fault("taken", cell, piece=piece, other=token["kind"], cell=cell))
        if cell in [golem["at"] for golem in self.golems]:
            raise Faulty(fault("taken", cell, piece=piece, other=START, cell=cell))
        if cell in self.cells:
            raise Faulty(fault("taken", cell, piece=piece, other=GOAL, cell=cell))

    def move(self, edit: Edit) -> Page:
        if edit.piece.startswith(START):
            return self.put_start(edit.piece, edit.to)
        rest = self.remove(edit)
        return type(self)(rest, self.kind, self.edition).put(edit._replace(at=edit.to))

    def turn(self, edit: Edit) -> Page:
        if not edit.piece.startswith(START):
            self.refuse(edit)
        return self.turned(self.seat(edit.piece))

    def turned(self, seat: int) -> Page:
        golems = [dict(golem) for golem in self.golems]
        if seat >= len(golems):
            raise Faulty(fault("nothing"))
        golems[seat]["facing"] = COMPASS[(COMPASS.index(golems[seat]["facing"]) + 1) % len(COMPASS)]
        return {**self.page, "golems": golems}

    def remove(self, edit: Edit) -> Page:
        """The last golem stays, and in a puzzle one's own."""
        piece, cell = edit.piece, self.cell(edit.at, edit.piece)
        if piece.startswith(START):
            if len(self.golems) == 1 or (self.is_puzzle and self.golems[0]["at"] == cell):
                self.refuse(edit)
            return {**self.page, "golems": [golem for golem in self.golems if golem["at"] != cell]}
        if piece == GOAL:
            return self.with_goals([one for one in self.cells if one != cell])
        if piece in GROUNDS:
            return self.put_ground("grass", edit.at)
        if all(token["at"] != cell for token in self.tokens):
            raise Faulty(fault("nothing"))
        return {**self.page, "tokens": [token for token in self.tokens if token["at"] != cell]}

    def clear(self, edit: Edit) -> Page:  # noqa: ARG002
        """The field is bare again; cards and words stay."""
        bare = ["." * len(self.page["field"])] * len(self.page["field"])
        return {**self.with_goals([]), "field": bare, "tokens": []}
