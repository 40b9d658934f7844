"""Every rule of Progers by its id, in the order of the rules, with the rule sets that have it."""

from __future__ import annotations

from typing import Final

_BOTH: Final = ("basic", "full")
_BASIC: Final = ("basic",)
_FULL: Final = ("full",)

RULES: Final[dict[str, tuple[str, ...]]] = {
    "planet.grid": _BOTH,
    "planet.wall": _BOTH,
    "planet.marks": _BOTH,
    "planet.bases": _BOTH,
    "lab.basic": _BASIC,
    "lab.full": _FULL,
    "planet.own": _BOTH,
    "seat.colour": _BOTH,
    "deck.mix": _BOTH,
    "deck.hand": _BOTH,
    "card.step": _BOTH,
    "card.dash": _BOTH,
    "card.jump": _BOTH,
    "card.turn": _BOTH,
    "card.skip": _BOTH,
    "sample.take": _BOTH,
    "sample.deliver": _BOTH,
    "sample.order": _BOTH,
    "bump.pay": _BOTH,
    "bump.once": _BOTH,
    "end.points": _BOTH,
    "end.samples": _BOTH,
    "end.limit": _BOTH,
    "turn.basic": _BASIC,
    "turn.pass": _BOTH,
    "turn.full": _FULL,
    "algo.insert": _FULL,
    "algo.cover": _FULL,
    "algo.keep": _FULL,
    "algo.loop": _FULL,
    "algo.break": _FULL,
    "algo.limit": _FULL,
    "algo.start": _FULL,
    "algo.length": _FULL,
    "way.puzzle": _BOTH,
    "beam.path": _FULL,
    "beam.rover": _FULL,
    "beam.sample": _FULL,
    "lift.run": _FULL,
    "lift.busy": _FULL,
    "lift.dead": _FULL,
}
