"""Pieces of a field as editors, notation and pages name them, and the faults that are found with them."""

from __future__ import annotations

from typing import Final, cast

from algoritmus.core.package.editing import Fault
from algoritmus.games.golems.components.parts import parts
from algoritmus.games.golems.rules.codes import OPERATORS
from algoritmus.games.golems.view_types import Token

SIDES: Final = {
    "barrel": "barrel", "wall": "wall", "water": "water",
    "Au": "ladder A up", "Ad": "ladder A down", "Bu": "ladder B up", "Bd": "ladder B down",
}  # fmt: skip
OTHER_END: Final = {"Au": "Ad", "Ad": "Au", "Bu": "Bd", "Bd": "Bu"}
START: Final = "start"
GOAL: Final = "goal"
GROUNDS: Final = {"grass": ".", "ice": "i", "snow": "s"}
CONTENTS: Final = ("dynamite", "repair", "plus", "minus")  # a black hole asks: nothing could be proven
LOGIC: Final = {f"logic-{op}": op for op in OPERATORS}  # tokens on cells

WORDS: Final = {
    "syntax": "{word!r} means nothing here: see docs/notation.md",
    "long": "a field is written in {most} characters at most",
    "empty": "there is no ground yet: begin with a part",
    "size": "{piece} is no size of this edition",
    "foreign": "this edition has no {piece}",
    "overlap": "{piece} lies on {other}",
    "apart": "{piece} does not touch the others edge to edge",
    "wide": "a field has at most {most} columns",
    "off": "{piece} lies off the field, on {cell}",
    "taken": "{piece} and {other} are both on {cell}",
    "on-start": "{piece} lies on {cell}, where a golem starts",
    "box": "the box has no more of this: {piece}",
    "half": "{piece} has no other end",
    "stuck": "the golem that starts on {cell} cannot leave it: no free cell is beside it",
    "corners": "in this edition golems start in the corners",
    "room": "there is no room here for {piece}",
    "nothing": "there is nothing here",
    "fixed": "this cannot be done with {piece}",
    "players": "there is room for {most} golems at most",
    "uneven": "it does not look the same from both sides",
    "cut": "no way leads from one golem to the other",
    "alike": "two golems start looking in the same direction",
    "mirror": "not everything found its place on the other side",
    "copies": "the box has only {most} cards {card}",
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
    named = {name: name_of(value) if name in ("piece", "other") else value for name, value in values.items()}
    return Fault(code, WORDS[code].format(**named), cells, values)


def name_of(piece: str | int) -> str:
    """`A` is part A, `Au` ladder A up, `start` a start."""
    word = str(piece)
    return SIDES.get(word, f"part {word}" if word in parts() else word)


def show_token(kind: str, cell: str) -> Token:
    """A token on a cell, as a view shows it."""
    if kind in OTHER_END:
        thing, name, end = SIDES[kind].split()
        return cast(Token, {"at": cell, "kind": thing, "name": name, "end": end})
    return cast(Token, {"at": cell, "kind": kind})
