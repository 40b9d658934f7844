"""A page in the editor: its planet, the pieces that may be put there, its cards and choices, and its faults."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from algoritmus.core.package.editing import (
    PUZZLE,
    CardCount,
    EditorChoice,
    EditorView,
    Fault,
    FieldView,
    Page,
    PieceLaid,
    PieceLeft,
)
from algoritmus.core.reader import InputError, decoded
from algoritmus.games.progers.components.field_faults import fault
from algoritmus.games.progers.editor.page_field import GOAL, HILLS, LIFT, ROVER, SAMPLES, WALLS
from algoritmus.games.progers.puzzles.asks import NEXT_TURN
from algoritmus.games.progers.puzzles.definition import CELL, GOALS, MOST_TURNS, read_definition, read_position
from algoritmus.games.progers.rules.answers import PASS_WORD
from algoritmus.games.progers.rules.codes import CARD_NAMES, LETTERS, MOST_ROVERS, TYPES
from algoritmus.games.progers.rules.edition import Edition
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.games.progers.table.example import show_before
from algoritmus.games.progers.view_types import ProgersView

MOST_COPIES: Final = 4  # of a card in a hand that is searched
MOST_AMOUNT: Final = 6
TURNS: Final = "turns"  # of another rover, with its number
ON: Final = "on"
OFF: Final = "off"
ORDER: Final = ("rules", "heights", "walls", "lifts", "algorithm", "samples", "rovers", "hand", "turns", "exact",
                "bases", "goal", "title", "story")  # fmt: skip


class PageView:
    """The view of a page."""

    def __init__(self, page: Page, edition: Edition) -> None:
        self.page = page
        self.edition = edition
        self.goal: Page = page["goal"]
        self.state = read_position(decoded(page))

    def shown(self) -> EditorView:
        page = {key: self.page[key] for key in ORDER if self.page.get(key)}
        field = FieldView("", "", self.ground(), 0, list(self.pieces()), list(self.laid()), list(self.faults()), [],
                      [len(self.page["rovers"])], False)  # fmt: skip
        counts, choices, rule_set = list(self.counts()), list(self.choices()), f"progers/{self.edition.name}"
        return EditorView(kind=PUZZLE, rule_set=rule_set, built=field, page=page, counts=counts, choices=choices)

    # the planet

    def ground(self) -> dict[str, ProgersView]:
        """As a view shows it, with the goal."""
        goal, view = self.goal, show_before(self.state)
        view["quest"] = {"kind": goal["kind"], "cells": goal.get("cells", []), "amount": goal.get("amount", 0)}
        return {"view": view}

    def pieces(self) -> Iterator[PieceLeft]:
        many = self.edition.size**2
        for seat in range(MOST_ROVERS):
            yield PieceLeft(f"{ROVER}{seat + 1}", int(seat <= len(self.page["rovers"])), True, False)
        if self.goal["kind"] == CELL:
            yield PieceLeft(GOAL, many, False, False)
        for piece in (*HILLS, *WALLS, *((LIFT,) if self.edition.has_lifts else ())):
            yield PieceLeft(piece, many, False, False)
        lying = [sample["type"] for sample in self.page.get("samples", [])]
        for piece, kind in SAMPLES.items():
            yield PieceLeft(piece, self.edition.samples_of_type - lying.count(kind), False, False)

    def laid(self) -> Iterator[PieceLaid]:
        """From the ground up."""
        name, planet = self.state.setup.planet.grid.name, self.state.setup.planet
        for piece, level in HILLS.items():
            for cell, there in enumerate(planet.heights):
                if there == int(level):
                    yield PieceLaid(piece, (name(cell),))
        for lift in self.page.get("lifts", []):
            yield PieceLaid(LIFT, (lift["top"],))
        for sample in self.page.get("samples", []):
            yield PieceLaid(f"sample-{sample['type']}", (sample["at"],))
        for cell in self.goal.get("cells", []):
            yield PieceLaid(GOAL, (cell,))
        for seat, rover in enumerate(self.page["rovers"]):
            yield PieceLaid(f"{ROVER}{seat + 1}", (rover["at"],))

    # cards and choices

    def counts(self) -> Iterator[CardCount]:
        hand = self.page["hand"]
        for card, copies in zip(CARD_NAMES, self.edition.deck, strict=True):
            if copies:
                yield CardCount(card, card, hand.get(card, 0), min(copies, MOST_COPIES))

    def choices(self) -> Iterator[EditorChoice]:
        page = self.page
        yield EditorChoice("edition", self.edition.name, list(EDITIONS))
        yield EditorChoice("goal", self.goal["kind"], list(GOALS))
        if self.goal["kind"] != CELL:
            yield EditorChoice(
                "amount", str(self.goal["amount"]), [str(number) for number in range(1, MOST_AMOUNT + 1)]
            )
        yield EditorChoice(TURNS, str(page["turns"]), [str(number) for number in range(1, MOST_TURNS + 1)])
        yield EditorChoice("aboard", " ".join(page["rovers"][0].get("aboard", [])), list(TYPES))
        if self.edition.keeps_algorithm:
            yield EditorChoice("algorithm", " ".join(one["card"] for one in page.get("algorithm", [])), self.commands())
        for seat, rover in enumerate(page["rovers"][1:], 2):
            yield EditorChoice(f"{TURNS}{seat}", f" {NEXT_TURN} ".join(rover.get(TURNS, [])), self.turn_words())
        yield EditorChoice("exactly", ON if page.get("exact") else OFF, (OFF, ON))

    def commands(self) -> list[str]:
        return [card for card, copies in zip(LETTERS, self.edition.deck, strict=False) if copies]

    def turn_words(self) -> list[str]:
        """In the full rules another rover puts cards before all others, or passes."""
        cards = self.commands()
        words = cards if not self.edition.keeps_algorithm else [f"{card}@0" for card in cards]
        return [*words, PASS_WORD, NEXT_TURN]

    # what is wrong

    def faults(self) -> Iterator[Fault]:
        found = list(self.page_faults())
        yield from found or self.reader_faults()

    def page_faults(self) -> Iterator[Fault]:
        aboard = len(self.page["rovers"][0].get("aboard", []))
        if self.goal["kind"] == CELL and not self.goal["cells"]:
            yield fault("no-goal")
        if self.goal["kind"] != CELL and not aboard + len(self.page.get("samples", [])):
            yield fault("no-samples")
        if not any(self.page["hand"].values()):
            yield fault("no-cards")

    def reader_faults(self) -> Iterator[Fault]:
        words = {"title": {"en": "-"}, "story": {"en": "-"}}
        try:
            read_definition(decoded({**words, **self.page}), "own")
        except InputError as error:
            yield fault("page", why=str(error))
