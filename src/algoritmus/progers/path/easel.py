"""A draft with rovers as it stands: the planet, what a tap may put there, choices, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from algoritmus.core.building import Built, Fault, Piece, PieceLaid
from algoritmus.core.drafting import PUZZLE, Choice, Count, Draft, Page
from algoritmus.core.reader import InputError, decoded
from algoritmus.progers.law.edition import Edition
from algoritmus.progers.law.editions import EDITIONS
from algoritmus.progers.law.words import CARD_NAMES, MOST_ROVERS, TYPES
from algoritmus.progers.path.draft_words import GOAL, HILLS, LIFT, ROVER, SAMPLES, WALLS, fault
from algoritmus.progers.path.quest import CELL, GOALS, MOST_TURNS, read_position, read_quest
from algoritmus.progers.path.strokes import has_lifts
from algoritmus.progers.table.answers import PASS_WORD, row_only
from algoritmus.progers.table.tale import show_before

MOST_COPIES: Final = 4  # of a card in a hand that is searched
MOST_AMOUNT: Final = 6
AGAIN: Final = "/"  # another turn begins
TURNS: Final = "turns"  # of another rover, with its number
ON: Final = "on"
OFF: Final = "off"
ORDER: Final = ("rules", "heights", "walls", "lifts", "algorithm", "samples", "rovers", "hand", "turns", "exact",
                "bases", "goal", "title", "story")  # fmt: skip


class Easel:
    """All that the page shows of it."""

    def __init__(self, page: Page, edition: Edition) -> None:
        self.page = page
        self.edition = edition
        self.goal: Page = page["goal"]
        self.state = read_position(decoded(page))

    def shown(self) -> Draft:
        page = {key: self.page[key] for key in ORDER if self.page.get(key)}
        built = Built("", "", self.ground(), 0, list(self.pieces()), list(self.laid()), list(self.faults()), [],
                      [len(self.page["rovers"])], False)  # fmt: skip
        return Draft(PUZZLE, f"progers/{self.edition.name}", page, built, list(self.counts()), list(self.choices()))

    # the planet

    def ground(self) -> dict[str, Any]:
        """As a view shows it, with the goal."""
        quest = {"kind": self.goal["kind"], "cells": self.goal.get("cells", []), "amount": self.goal.get("amount", 0)}
        return {"view": {**show_before(self.state), "options": {}, "quest": quest}}

    def pieces(self) -> Iterator[Piece]:
        many = self.edition.size**2
        for seat in range(MOST_ROVERS):
            yield Piece(f"{ROVER}{seat + 1}", int(seat <= len(self.page["rovers"])), True, False)
        if self.goal["kind"] == CELL:
            yield Piece(GOAL, many, False, False)
        for piece in (*HILLS, *WALLS, *((LIFT,) if has_lifts(self.edition) else ())):
            yield Piece(piece, many, False, False)
        lying = [sample["type"] for sample in self.page.get("samples", [])]
        for piece, kind in SAMPLES.items():
            yield Piece(piece, self.edition.samples_of_type - lying.count(kind), False, False)

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

    def counts(self) -> Iterator[Count]:
        hand = self.page["hand"]
        for card, copies in zip(CARD_NAMES, self.edition.deck, strict=True):
            if copies:
                yield Count(card, card, hand.get(card, 0), min(copies, MOST_COPIES))

    def choices(self) -> Iterator[Choice]:
        page = self.page
        yield Choice("edition", self.edition.name, list(EDITIONS))
        yield Choice("goal", self.goal["kind"], list(GOALS))
        if self.goal["kind"] != CELL:
            yield Choice("amount", str(self.goal["amount"]), [str(number) for number in range(1, MOST_AMOUNT + 1)])
        yield Choice(TURNS, str(page["turns"]), [str(number) for number in range(1, MOST_TURNS + 1)])
        yield Choice("aboard", " ".join(page["rovers"][0].get("aboard", [])), list(TYPES))
        if has_lifts(self.edition):
            yield Choice("algorithm", " ".join(one["card"] for one in page.get("algorithm", [])), self.commands())
        for seat, rover in enumerate(page["rovers"][1:], 2):
            yield Choice(f"{TURNS}{seat}", f" {AGAIN} ".join(rover.get(TURNS, [])), self.turn_words())
        yield Choice("exactly", ON if page.get("exact") else OFF, (OFF, ON))

    def commands(self) -> list[str]:
        return [card for card, copies in zip(CARD_NAMES, self.edition.deck, strict=True) if copies and len(card) == 1]

    def turn_words(self) -> list[str]:
        """In the full rules another rover puts cards before all others, or passes."""
        cards = self.commands()
        words = cards if row_only(self.state.setup) else [f"{card}@0" for card in cards]
        return [*words, PASS_WORD, AGAIN]

    # what is wrong

    def faults(self) -> Iterator[Fault]:
        found = list(self.own_faults())
        yield from found or self.reader_faults()

    def own_faults(self) -> Iterator[Fault]:
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
            read_quest(decoded({**words, **self.page}), "own")
        except InputError as error:
            yield fault("page", why=str(error))
