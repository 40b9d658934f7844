"""Edits on the planet of a page: hills, walls, lifts, samples, rovers and goals are put on cells and taken away."""

from __future__ import annotations

from typing import Final

from algoritmus.core.grid import COMPASS, STEPS, name_cell, parse_cell
from algoritmus.core.package.editing import Edit, Fault, Faulty, Page, Place
from algoritmus.core.package.field_editor import FieldEditor
from algoritmus.games.progers.components.field_faults import fault
from algoritmus.games.progers.components.planets import corner_names
from algoritmus.games.progers.puzzles.definition import CELL
from algoritmus.games.progers.rules.codes import COLOURS, MOST_ROVERS, TYPES
from algoritmus.games.progers.rules.edition import Edition

ROVER: Final = "rover"
GOAL: Final = "goal"
LIFT: Final = "lift"
HILLS: Final = {"hill-1": "1", "hill-2": "2"}
WALLS: Final = {"wall-n": (0, 1), "wall-e": (1, 0)}
SAMPLES: Final = {f"sample-{kind}": kind for kind in TYPES}
MOST_SAMPLES: Final = 12  # on the whole planet


class PageFieldEditor(FieldEditor[Page]):
    """Edits of the planet on a page."""

    def __init__(self, page: Page, edition: Edition) -> None:
        self.page = page
        self.edition = edition
        self.rovers: list[Page] = [dict(rover) for rover in page["rovers"]]
        self.cells: list[str] = page["goal"].get("cells", [])

    def fault(self, code: str, *cells: str, **values: str | int) -> Fault:
        return fault(code, *cells, **values)

    def cell(self, at: Place, piece: str) -> str:
        if not 0 <= min(at) <= max(at) < self.edition.size:
            raise Faulty(fault("off", piece=piece))
        return name_cell(*at)

    def put(self, edit: Edit) -> Page:
        piece, cell = edit.piece, self.cell(edit.at, edit.piece)
        if piece in HILLS:
            return self.put_hill(piece, cell)
        if piece in WALLS:
            return self.put_wall(piece, edit.at)
        if piece == LIFT and self.edition.has_lifts:
            return self.put_lift(cell, edit.at)
        if piece in SAMPLES:
            return self.put_sample(piece, cell)
        if piece == GOAL and self.page["goal"]["kind"] == CELL:
            return self.put_goal(cell)
        if piece.startswith(ROVER):
            return self.put_rover(piece, cell)
        raise Faulty(fault("foreign", piece=piece))

    def put_hill(self, piece: str, cell: str) -> Page:
        """Puts a hill; the same hill again is removed. Lifts that lead nowhere now are removed, too."""
        if cell in corner_names(self.edition.size):
            raise Faulty(fault("corner", cell, piece=piece, cell=cell))
        level = HILLS[piece]
        column, row = parse_cell(cell)
        lines = list(self.page["heights"])
        line = lines[len(lines) - 1 - row]
        lines[len(lines) - 1 - row] = line[:column] + ("0" if line[column] == level else level) + line[column + 1 :]
        page = {**self.page, "heights": lines}
        kept = [lift for lift in page.get("lifts", []) if height(page, lift["bottom"]) < height(page, lift["top"])]
        return with_list(page, "lifts", kept)

    def put_wall(self, piece: str, at: Place) -> Page:
        """Puts a wall between two cells, or removes it."""
        other = (at[0] + WALLS[piece][0], at[1] + WALLS[piece][1])
        wall = [name_cell(*at), self.cell(other, piece)]
        walls: list[list[str]] = self.page.get("walls", [])
        same = [one for one in walls if set(one) == set(wall)]
        return with_list(self.page, "walls", [one for one in walls if one not in same] if same else [*walls, wall])

    def put_lift(self, cell: str, at: Place) -> Page:
        """Puts a lift down to the first lower neighbour; again: to the next one, after the last one it is removed."""
        lower = [
            name_cell(*other)
            for step in STEPS
            if 0 <= min(other := (at[0] + step[0], at[1] + step[1])) <= max(other) < self.edition.size
            and height(self.page, name_cell(*other)) < height(self.page, cell)
        ]
        lifts: list[Page] = self.page.get("lifts", [])
        now = next((one["bottom"] for one in lifts if one["top"] == cell), None)
        rest = [one for one in lifts if one["top"] != cell]
        left = lower[lower.index(now) + 1 :] if now in lower else lower
        if not lower:
            raise Faulty(fault("flat", cell, cell=cell))
        return with_list(self.page, "lifts", [*rest, {"top": cell, "bottom": left[0]}] if left else rest)

    def put_sample(self, piece: str, cell: str) -> Page:
        """Puts a sample on the pile; a sample of the same type is removed instead."""
        samples: list[Page] = self.page.get("samples", [])
        new = {"at": cell, "type": SAMPLES[piece]}
        if new in samples:
            return with_list(self.page, "samples", [one for one in samples if one != new])
        most = self.edition.samples_of_type
        if len(samples) >= MOST_SAMPLES or sum(one["type"] == new["type"] for one in samples) >= most:
            raise Faulty(fault("copies", piece=piece, most=most))
        return with_list(self.page, "samples", [*samples, new])

    def put_goal(self, cell: str) -> Page:
        if cell in self.cells:
            return self.with_goals([one for one in self.cells if one != cell])
        if cell == self.rovers[0]["at"]:
            raise Faulty(fault("taken", cell, piece=GOAL, other=f"{ROVER}1", cell=cell))
        return self.with_goals([*self.cells, cell])

    def with_goals(self, cells: list[str]) -> Page:
        goal = self.page["goal"]
        return {**self.page, "goal": {**goal, "cells": cells} if goal["kind"] == CELL else goal}

    def put_rover(self, piece: str, cell: str) -> Page:
        """Puts a rover on a cell; on the cell where it stands it turns."""
        seat = self.seat(piece)
        if seat < len(self.rovers) and self.rovers[seat]["at"] == cell:
            return self.turned(seat)
        taken = next((number for number, rover in enumerate(self.rovers) if rover["at"] == cell), -1)
        if taken >= 0:
            raise Faulty(fault("taken", cell, piece=piece, other=f"{ROVER}{taken + 1}", cell=cell))
        if seat == 0 and cell in self.cells:
            raise Faulty(fault("taken", cell, piece=piece, other=GOAL, cell=cell))
        if seat < len(self.rovers):
            self.rovers[seat]["at"] = cell
        else:
            self.rovers.append({"name": COLOURS[seat], "at": cell, "facing": "N", "turns": []})
        return {**self.page, "rovers": self.rovers}

    def seat(self, piece: str) -> int:
        number = piece.removeprefix(ROVER)
        if not number.isdecimal() or not 1 <= int(number) <= min(MOST_ROVERS, len(self.rovers) + 1):
            raise Faulty(fault("foreign", piece=piece))
        return int(number) - 1

    def move(self, edit: Edit) -> Page:
        if edit.piece.startswith(ROVER):
            return self.put_rover(edit.piece, self.cell(edit.to, edit.piece))
        rest = self.remove(edit)
        return type(self)(rest, self.edition).put(edit._replace(at=edit.to))

    def turn(self, edit: Edit) -> Page:
        if not edit.piece.startswith(ROVER):
            self.refuse(edit)
        return self.turned(self.seat(edit.piece))

    def turned(self, seat: int) -> Page:
        if seat >= len(self.rovers):
            raise Faulty(fault("nothing"))
        facing = COMPASS.index(self.rovers[seat]["facing"])
        self.rovers[seat]["facing"] = COMPASS[(facing + 1) % len(COMPASS)]
        return {**self.page, "rovers": self.rovers}

    def remove(self, edit: Edit) -> Page:
        """One's own rover stays; those after a rover that goes take the next colour."""
        piece, cell = edit.piece, self.cell(edit.at, edit.piece)
        if piece.startswith(ROVER):
            if cell == self.rovers[0]["at"]:
                self.refuse(edit)
            left = [rover for rover in self.rovers if rover["at"] != cell]
            return {**self.page, "rovers": [{**one, "name": COLOURS[seat]} for seat, one in enumerate(left)]}
        if piece == LIFT:
            return with_list(self.page, "lifts", [one for one in self.page.get("lifts", []) if one["top"] != cell])
        if piece in SAMPLES:
            gone = {"at": cell, "type": SAMPLES[piece]}
            return with_list(self.page, "samples", [one for one in self.page.get("samples", []) if one != gone])
        if piece == GOAL:
            return self.with_goals([one for one in self.cells if one != cell])
        if piece in HILLS and height(self.page, cell) != "0":
            return self.put_hill(f"hill-{height(self.page, cell)}", cell)
        if piece in WALLS:
            return self.put_wall(piece, edit.at)
        raise Faulty(fault("nothing"))

    def clear(self, edit: Edit) -> Page:  # noqa: ARG002
        """A flat planet; rovers, cards and words stay."""
        bare = {key: value for key, value in self.with_goals([]).items() if key not in ("walls", "lifts", "samples")}
        return {**bare, "heights": ["0" * self.edition.size] * self.edition.size}


def height(page: Page, cell: str) -> str:
    column, row = parse_cell(cell)
    return str(page["heights"][len(page["heights"]) - 1 - row][column])


def with_list(page: Page, key: str, listed: list[Page] | list[list[str]]) -> Page:
    rest = {one: value for one, value in page.items() if one != key}
    return {**rest, key: listed} if listed else rest
