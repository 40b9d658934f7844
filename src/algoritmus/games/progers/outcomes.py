"""Outcomes of rules: an event's `what` tells apart what one rule can do. A Literal per rule that has some."""

from __future__ import annotations

from typing import Final, Literal

Cards = Literal["drawn", "mixed"]
Dash = Literal["edge", "height", "rover", "sample", "wall"]
Skipped = Literal["edge", "height", "home", "nothing", "rover", "taken", "wall"]
Taken = Literal["all", "none", "some"]
Paid = Literal["empty", "laden", "paid"]
Ending = Literal["draw", "won"]
BasicTurn = Literal["cleared", "lays", "runs"]
FullTurn = Literal["runs"]
Inserted = Literal["lays"]
Broken = Literal["cover", "insert"]
Cleared = Literal["cleared"]
Lift = Literal["waited"]
BusyLift = Literal["over", "waits"]
DeadLift = Literal["level", "off"]

RoverOutcome = Literal[
    Cards, Dash, Skipped, Taken, Paid, Ending, BasicTurn, FullTurn, Inserted, Broken, Cleared, Lift, BusyLift, DeadLift
]

OUTCOMES: Final = {
    "deck.hand": Cards,
    "card.dash": Dash,
    "card.skip": Skipped,
    "sample.take": Taken,
    "bump.pay": Paid,
    "end.points": Ending,
    "end.samples": Ending,
    "end.limit": Ending,
    "turn.basic": BasicTurn,
    "turn.full": FullTurn,
    "algo.insert": Inserted,
    "algo.break": Broken,
    "algo.limit": Cleared,
    "lift.run": Lift,
    "lift.busy": BusyLift,
    "lift.dead": DeadLift,
}
