"""Editor messages: names of a draft's pieces, and why an edit cannot be done."""

from __future__ import annotations

from typing import Final

from algoritmus.core.package.editing import Fault
from algoritmus.games.golems.rules.codes import OPERATORS

START: Final = "start"
GOAL: Final = "goal"
GROUNDS: Final = {"grass": ".", "ice": "i", "snow": "s"}
LADDERS: Final = {"Au": ("A", "up"), "Ad": ("A", "down"), "Bu": ("B", "up"), "Bd": ("B", "down")}
CONTENTS: Final = ("dynamite", "repair", "plus", "minus")  # a black hole asks: nothing could be proven
LOGIC: Final = {f"logic-{op}": op for op in OPERATORS}  # tokens on cells
SIZES: Final = (4, 5, 6)  # where a field is built from parts

WORDS: Final = {
    "off": "{piece} lies off the field, on {cell}",
    "taken": "{piece} and {other} are both on {cell}",
    "on-start": "{piece} lies on {cell}, where a golem starts",
    "box": "the box has no more of this: {piece}",
    "half": "{piece} has no other end",
    "nothing": "there is nothing here",
    "fixed": "this cannot be done with {piece}",
    "foreign": "this edition has no {piece}",
    "copies": "the box has only {most} cards {piece}",
    "no-reach": "there is no goal yet: put it on a cell",
    "no-gears": "there are no gears yet: put them on cells",
    "no-roll": "no cell is marked yet for a barrel to roll to",
    "no-barrel": "this goal needs a barrel",
    "no-attack": "barrels are broken with the card A: put it into the hand",
    "no-take": "a barrel is taken with the card T: put it into the hand",
    "no-cards": "the hand is empty",
    "no-subroutine": "CALL needs a subroutine of two cards, and the hand cannot spare them",
    "no-rival": "a battle needs two golems",
    "rival-goal": "beside other golems the goal is a cell or an edge",
    "no-program": "what another golem does lies open: lay its program",
    "few-barrels": "{cells} cells need as many barrels, but there are {barrels}",
    "rolled": "the barrels are in their places already",
    "edge-start": "the golem starts on this edge already, on {cell}",
    "page": "{why}",
}


def fault(code: str, *cells: str, **values: str | int) -> Fault:
    return Fault(code, WORDS[code].format(**values), cells, values)
