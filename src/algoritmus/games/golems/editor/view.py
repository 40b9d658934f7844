"""A draft as it stands: its field, what a tap may put there, its cards and choices, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from algoritmus.core.game import Facts
from algoritmus.core.grid import name_cell
from algoritmus.core.package.editing import (
    CardCount,
    EditorChoice,
    EditorView,
    Fault,
    FieldView,
    PieceLaid,
    PieceLeft,
)
from algoritmus.core.reader import InputError, decoded
from algoritmus.games.golems.components.field_pieces import GOAL, GROUNDS, START, fault
from algoritmus.games.golems.components.puzzle import BONUS_WORDS, CARD_KINDS
from algoritmus.games.golems.components.scenarios import ScenarioReader, read_puzzle
from algoritmus.games.golems.components.supply import boxes, cards_of, letters_of
from algoritmus.games.golems.editor.page_field import ALONE, SIZES, PageDraft, piece_of
from algoritmus.games.golems.editor.scenario_choices import scenario_choices
from algoritmus.games.golems.rules.cases.pieces import half_ladder, read_token
from algoritmus.games.golems.rules.codes import LETTERS, OPERATORS
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.goals import BATTLE, BREAK, BRING, EDGE, GEARS, REACH, ROLL
from algoritmus.games.golems.rules.notation import WATERS
from algoritmus.games.golems.rules.programs.legality import IllegalProgram, judge_subroutine
from algoritmus.games.golems.rules.row.logic import SUPPLY
from algoritmus.games.golems.rules.things import ROLLS
from algoritmus.games.golems.view_types import Goal

ROWS: Final = range(1, 7)
ROUNDS: Final = range(1, 11)
MARKED: Final = (REACH, GEARS, ROLL)  # goals with cells of their own
PROGRAM: Final = "program"  # of another golem, with its number
ON: Final = "on"
OFF: Final = "off"
ORDER: Final = ("edition", "field", "limit", "turns", "autonomous", "water", "hand", "bonus", "logic", "tokens",
                "golems", "goal", "constraints", "title", "story")  # fmt: skip


class PageView(PageDraft):
    """The page as the editor shows it."""

    def shown(self) -> EditorView:
        page = {key: self.page[key] for key in ORDER if self.page.get(key)}
        field = FieldView("", "", self.ground(), 0, list(self.pieces()), list(self.laid()), list(self.faults()), [],
                      [len(self.golems)], False)  # fmt: skip
        counts = list(self.counts()) if self.is_puzzle else []
        choices = [one for one in self.choices() if len(one.values) > 1]
        rule_set = f"golems/{self.edition.name}"
        return EditorView(kind=self.kind, rule_set=rule_set, built=field, page=page, counts=counts, choices=choices)

    # the field

    def ground(self) -> Facts:
        """The ground as a view shows it, with the starts and the goal."""
        starts = [{"at": golem["at"], "facing": golem["facing"]} for golem in self.golems]
        return {"field": self.page["field"], "tokens": self.tokens, "starts": starts, "goal": self.show_goal()}

    def show_goal(self) -> Goal:
        kind, cells = self.goal["kind"], list(self.cells)
        if kind == EDGE:
            cells = self.edge_cells()
        if kind == BRING:
            cells = [self.golems[0]["at"]]
        own = {"red": cells} if kind in (REACH, EDGE, BRING) else {}
        return {"kind": kind, "cells": own, "marks": [] if own else cells, "amount": 0}

    def edge_cells(self) -> list[str]:
        size, side = len(self.page["field"]), self.goal["sides"][0]
        last = {"N": size - 1, "E": size - 1, "S": 0, "W": 0}[side]
        return [name_cell(at, last) if side in "NS" else name_cell(last, at) for at in range(size)]

    def pieces(self) -> Iterator[PieceLeft]:
        """The pieces that a tap may put; a start turns."""
        size = len(self.page["field"])
        for other in boxes()[self.edition.name].sizes or SIZES:
            yield PieceLeft(f"{other}x{other}", int(other != size), False, False, ("." * other,) * other)
        for seat in range(self.most_golems()):
            yield PieceLeft(f"{START}{seat + 1}", int(seat <= len(self.golems)), True, False)
        if self.goal["kind"] in MARKED:
            yield PieceLeft(GOAL, size * size, False, False)
        for kind, left in self.kinds_left(self.tokens).items():
            yield PieceLeft(kind, left, False, False)
        for piece, mark in GROUNDS.items():
            if mark in self.edition.grounds and mark != ".":
                yield PieceLeft(piece, size * size, False, False)

    def laid(self) -> Iterator[PieceLaid]:
        """Pieces that lie there, from the ground up."""
        size, lines = len(self.page["field"]), self.page["field"]
        for piece, mark in GROUNDS.items():
            for row in range(size):
                for column in range(size):
                    if mark != "." and lines[size - 1 - row][column] == mark:
                        yield PieceLaid(piece, (name_cell(column, row),))
        for token in self.tokens:
            yield PieceLaid(piece_of(token), (token["at"],))
        for cell in self.cells:
            yield PieceLaid(GOAL, (cell,))
        for seat, golem in enumerate(self.golems):
            yield PieceLaid(f"{START}{seat + 1}", (golem["at"],))

    # cards and choices

    def counts(self) -> Iterator[CardCount]:
        for id_, most in cards_of(self.edition).items():
            card = {"while": "until-obstacle"}.get(id_, id_)
            asks = id_ in ("enemy", "attack", "obstacle") or id_ in self.edition.sensors
            yield CardCount(id_, f"{card}?" if asks else card, self.hand.get(id_, 0), most)

        for op in OPERATORS if self.edition.has_logic else ():
            yield CardCount(op, op, self.logic.count(op), SUPPLY)

    def choices(self) -> Iterator[EditorChoice]:
        page, golem = self.page, self.golems[0]
        yield EditorChoice("edition", self.edition.name, list(EDITIONS))
        yield EditorChoice("goal", self.goal["kind"], list(self.goals()))
        if self.goal["kind"] == EDGE:
            yield EditorChoice("side", self.goal["sides"][0], list("NESW"))
        if self.is_puzzle:
            yield EditorChoice("rows", str(golem["rows"]), list(map(str, ROWS)))
        if not self.is_puzzle or page.get("autonomous"):
            yield EditorChoice("limit", str(page.get("limit", 1)), list(map(str, ROUNDS)))
        if not self.is_puzzle:
            yield from scenario_choices(page, self.edition)
        if self.is_puzzle:
            yield from self.ways()
            yield from self.programs()
            yield from self.conditions()

    def ways(self) -> Iterator[EditorChoice]:
        page, golem = self.page, self.golems[0]
        if "autonomous" in self.edition.ways:
            yield EditorChoice("autonomous", ON if page.get("autonomous") else OFF, (OFF, ON))
        if self.edition.may_choose_water and any(token["kind"] == "water" for token in self.tokens):
            waters = [word for word, water in WATERS.items() if water in self.edition.waters]
            yield EditorChoice("water", page.get("water", waters[0]), waters)
        if self.hand.get("call"):
            yield EditorChoice("subroutine", "".join(golem.get("subroutine", [])), list(self.subroutines()))

    def programs(self) -> Iterator[EditorChoice]:
        """Programs of the other golems, card by card: the cards that may come next are the values."""
        letters = list(letters_of(self.edition.hand))
        for seat, golem in enumerate(self.golems[1:], 2):
            words = str(golem.get("program", "")).replace(";", " ").split()
            yield EditorChoice(f"{PROGRAM}{seat}", " ".join(words), letters)

    def goals(self) -> Iterator[str]:
        if not self.is_puzzle:
            yield BATTLE
        yield from (REACH, EDGE, GEARS, BREAK)
        if ROLLS in self.edition.things.step:
            yield ROLL
        if self.edition.may_carry:
            yield BRING

    def conditions(self) -> Iterator[EditorChoice]:
        """Conditions of a solution: cards it must use, or may not; all copies of a card; or exactly these cards."""
        task = self.page.get("constraints", {})
        yield EditorChoice("exactly", ON if task.get("exactly") else OFF, (OFF, ON))
        for word in words_in(self.hand):
            ways = ("", "use", "avoid") if word in BONUS_WORDS else ("", "use", "avoid", "use_all")
            chosen = next((way for way in ways[1:] if word in task.get(way, [])), "")
            yield EditorChoice(f"card {word}", chosen, ways, word)

    def subroutines(self) -> Iterator[str]:
        """bonus.call: the pairs that the hand can spare."""
        letters = [letter for letter in LETTERS if self.hand.get(letter)]
        for one in letters:
            for two in letters:
                try:
                    judge_subroutine(self.edition, [LETTERS.index(one), LETTERS.index(two)])
                except IllegalProgram:
                    continue
                if one != two or self.hand[one] > 1:
                    yield one + two

    # what is wrong

    def faults(self) -> Iterator[Fault]:
        """Faults in the order in which a maker mends them; if there are none, the error of the page's reader."""
        found = [*self.goal_faults(), *self.piece_faults()]
        yield from found or self.reader_faults()

    def goal_faults(self) -> Iterator[Fault]:
        kind, cells = self.goal["kind"], self.cells
        golem, loose = self.golems[0], self.barrels()
        if kind in MARKED and not cells:
            yield fault(f"no-{kind}")
        if kind in (BREAK, BRING, ROLL) and not loose:
            yield fault("no-barrel")
        if kind == BREAK and self.is_puzzle and not self.hand.get("A"):
            yield fault("no-attack")
        if kind == BRING and self.is_puzzle and not self.hand.get("T"):
            yield fault("no-take")
        if kind == ROLL and loose and len(cells) > len(loose):
            yield fault("few-barrels", *cells, cells=len(cells), barrels=len(loose))
        if kind == ROLL and cells and all(cell in loose for cell in cells):
            yield fault("rolled", *cells)
        if kind == EDGE and golem["at"] in self.edge_cells():
            yield fault("edge-start", golem["at"], cell=golem["at"])
        if kind == BATTLE and len(self.golems) < 2:
            yield fault("no-rival")
        if self.is_puzzle and len(self.golems) > 1 and kind not in ALONE:
            yield fault("rival-goal", *(one["at"] for one in self.golems[1:]))
        for other in self.golems[1:] if self.is_puzzle else ():
            if not other.get("program"):
                yield fault("no-program", other["at"])

    def piece_faults(self) -> Iterator[Fault]:
        half = half_ladder([read_token(decoded(token), self.edition) for token in self.tokens])
        if half is not None:
            yield fault("half", half.at, piece=piece_of(next(one for one in self.tokens if one["at"] == half.at)))
        if self.hand.get("call") and not self.golems[0].get("subroutine"):
            yield fault("no-subroutine")
        if self.is_puzzle and not any(self.hand.get(letter) for letter in LETTERS):
            yield fault("no-cards")

    def reader_faults(self) -> Iterator[Fault]:
        words = {"title": {"en": "-"}, "story": {"en": "-"}}
        top = decoded({**words, **self.page})
        try:
            if self.is_puzzle:
                read_puzzle(top, "own", solved=False)
            else:
                ScenarioReader(top, "own").read()
        except InputError as error:
            yield fault("page", why=str(error))


def words_in(hand: dict[str, int]) -> list[str]:
    """Cards as conditions name them: letters, and kinds of bonus cards."""
    letters = [letter for letter in LETTERS if hand.get(letter)]
    return [*letters, *dict.fromkeys(kind for word, kind in CARD_KINDS.items() if hand.get(word))]
