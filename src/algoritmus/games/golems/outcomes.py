"""Outcomes of rules: an event's `what` tells apart what one rule can do. A Literal per rule that has some.

`golem.choice` and `bot.card` name a card by its id, as the files of cards do.
"""

from __future__ import annotations

from typing import Final, Literal

Die = Literal["blank", "if", "x2", "x3"]
Luck = Literal["and", "blank", "drawn", "if", "loop", "not", "or", "while", "xor"]
Sensed = Literal["yes", "no"]
Damage = Literal["hurt", "idle", "warded"]
Strike = Literal["hit"]
Turn = Literal["turn"]
Step = Literal["step"]
SameCell = Literal["clash"]
Push = Literal["barrel", "clash", "step", "stuck"]
BusyLadder = Literal["golem", "self"]
IntoWater = Literal["in"]
Flow = Literal["back", "in", "out"]
Slide = Literal["step", "turn"]
Bump = Literal["barrel", "golem", "stops", "stuck"]
Missed = Literal["miss"]
Stopped = Literal["stopped"]
LadderStrike = Literal["hit", "stopped"]
Repair = Literal["mended", "whole"]
Hole = Literal["left", "sent"]
Taken = Literal["both", "full", "none", "taken"]
Dropped = Literal["dropped", "kept"]
Joined = Literal["both", "last", "spent"]
Either = Literal["both", "first", "last", "second", "spent"]
OneOf = Literal["first", "last", "second", "spent"]
Inverted = Literal["card", "row"]
OnToken = Literal["bot", "had", "late", "works"]
Until = Literal["done", "holds", "runs"]
Jam = Literal["again", "idle", "stuck"]
UntilStrike = Literal["counts", "idle"]
Ending = Literal["draw", "won"]
Gear = Literal["taken", "won"]
GoalMet = Literal["won"]
ScenarioLost = Literal["limit", "out", "repeat"]
PuzzleLost = Literal["limit", "out", "repeat", "task"]
Tournament = Literal["back", "cards", "lead", "lot", "on"]
GolemCard = Literal[
    "anvil", "axe", "boulder", "bow", "cannon", "catapult", "hammer", "lance", "shield", "sling", "sword", "trident"
]
BotCard = Literal["cooper", "coward", "guard", "hunter", "lighthouse", "patrol"]

GolemOutcome = Literal[
    Die, Luck, Sensed, Damage, Strike, Turn, Step, SameCell, Push, BusyLadder, IntoWater, Flow, Slide, Bump, Missed,
    Stopped, LadderStrike, Repair, Hole, Taken, Dropped, Joined, Either, OneOf, Inverted, OnToken, Until, Jam,
    UntilStrike, Ending, Gear, GoalMet, ScenarioLost, PuzzleLost, Tournament, GolemCard, BotCard
]  # fmt: skip

OUTCOMES: Final = {
    "bonus.blocks": Die,
    "bonus.small": Die,
    "bonus.luck": Luck,
    "bonus.sensor": Sensed,
    "row.damage": Damage,
    "row.strike": Strike,
    "move.turn": Turn,
    "move.step": Step,
    "move.same-cell": SameCell,
    "barrel.push": Push,
    "ladder.move": Step,
    "ladder.busy": BusyLadder,
    "water.life": IntoWater,
    "water.flow": Flow,
    "ice.slide": Slide,
    "ice.bump": Bump,
    "if.enemy": Sensed,
    "if.obstacle": Sensed,
    "if.attack": Sensed,
    "strike.range": Missed,
    "strike.wall": Stopped,
    "strike.water": Stopped,
    "strike.ladder": LadderStrike,
    "barrel.repair": Repair,
    "barrel.hole": Hole,
    "take.barrel": Taken,
    "take.drop": Dropped,
    "logic.and": Joined,
    "logic.or": Either,
    "logic.xor": OneOf,
    "logic.not": Inverted,
    "logic.step": OnToken,
    "while.until": Until,
    "while.jam": Jam,
    "while.strike": UntilStrike,
    "end.last": Ending,
    "end.rounds": Ending,
    "end.energy": Ending,
    "end.limit": Ending,
    "goal.gears": Gear,
    "golem.choice": GolemCard,
    "bot.card": BotCard,
    "way.scenario": ScenarioLost,
    "way.puzzle": PuzzleLost,
    "way.tournament": Tournament,
}
