"""Goals of scenarios: what ends a game before the usual end, judged after every row (sections 11 and 12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.grid import NO_CELL, Grid
from algoritmus.core.value import Value
from algoritmus.games.golems import view_types
from algoritmus.games.golems.rules.edition import Comparison
from algoritmus.games.golems.rules.round import Result, leaders
from algoritmus.games.golems.rules.row.scene import Golem, Scene

BATTLE: Final = "battle"  # nothing but the usual end
REACH: Final = "reach"  # stand on a cell
EDGE: Final = "edge"  # stand on the outermost row or column of a side
GEARS: Final = "gears"  # collect the most gears
BRING: Final = "bring"  # stand on the own start cell with a barrel
BREAK: Final = "break"  # together: leave no barrel
ROLL: Final = "roll"  # together: barrels on all these cells
BOTS: Final = "bots"  # together: put all bots out
KINDS: Final = (BATTLE, REACH, EDGE, GEARS, BRING, BREAK, ROLL, BOTS)
SHARED: Final = (BREAK, ROLL, BOTS)


class Goal(Value):
    """The goal of the players.

    `cells` are by seat where everybody has its own (reach, edge, bring; none for a bot), `marks` belong to all
    (the gears, the places barrels are rolled to). `amount` gears win at once; 0: all gears are collected first.
    """

    __match_args__ = ("kind", "cells", "marks", "amount")
    __slots__ = __match_args__

    def __init__(
        self, kind: str, cells: Sequence[tuple[int, ...]] = (), marks: Sequence[int] = (), amount: int = 0
    ) -> None:
        self.kind: Final = kind
        self.cells: Final[tuple[tuple[int, ...], ...]] = tuple(cells)
        self.marks: Final[tuple[int, ...]] = tuple(marks)
        self.amount: Final = amount

    def rule(self) -> str:
        """The id of the rule by which this goal ends a game."""
        return f"goal.{self.kind}"

    def gears(self) -> tuple[int, ...]:
        """The cells with gears, if this is a goal of gears."""
        return self.marks if self.kind == GEARS else ()


class Gears(Value):
    """The gears still on the field and how many every seat has; a value that the table keeps between rows."""

    __match_args__ = ("left", "counts")
    __slots__ = __match_args__

    def __init__(self, left: Sequence[int], counts: Sequence[int]) -> None:
        self.left: Final[tuple[int, ...]] = tuple(left)
        self.counts: Final[tuple[int, ...]] = tuple(counts)

    def show(self, field: Grid) -> view_types.Gears:
        """The cells by name, the counts by seat."""
        return {"left": [field.name(cell) for cell in self.left], "counts": list(self.counts)}


def start_gears(cells: Sequence[int], seats: int) -> Gears | None:
    """The gears before the first row; None where there are none."""
    return Gears(cells, [0] * seats) if cells else None


def after_row(goal: Goal, scene: Scene, gears: Gears | None) -> tuple[Result | None, Gears | None]:
    """Collect, then judge: whether the row just played has met the goal, and the gears as they are now."""
    if gears is not None:
        gears = collect(gears, scene)
    return reached(goal, scene, gears), gears


def collect(gears: Gears, scene: Scene) -> Gears:
    """goal.gears: players' golems that stand on gears at the end of a row take them."""
    if not gears.left:
        return gears
    left = list(gears.left)
    counts = list(gears.counts)
    for golem in scene.golems:
        if golem.on_field and not golem.is_bot and golem.at in left:
            left.remove(golem.at)
            counts[golem.seat] += 1
            scene.tell("goal.gears", golem, to=golem.at, amount=counts[golem.seat], what="taken")
    return Gears(left, counts) if len(left) < len(gears.left) else gears


def reached(goal: Goal, scene: Scene, gears: Gears | None = None) -> Result | None:
    """Whether the row just played has met the goal; golems that meet it in the same row share the win."""
    winners = achievers(goal, scene, gears)
    return Result(goal.rule(), winners) if winners else None


def achievers(goal: Goal, scene: Scene, gears: Gears | None) -> list[int]:
    """The seats that have met the goal."""
    kind = goal.kind
    if kind == BATTLE:
        return []
    if kind == GEARS:
        return best_collectors(goal, gears) if gears is not None else []
    if kind in SHARED:
        return players_left(scene) if is_done(goal, scene) else []
    return [golem.seat for golem in scene.golems if is_there(goal, golem)]


def is_there(goal: Goal, golem: Golem) -> bool:
    """Whether the golem stands where it wants to be, with a barrel if it has to bring one."""
    if not golem.on_field or golem.at not in goal.cells[golem.seat]:
        return False
    return golem.carrying or goal.kind != BRING


def is_done(goal: Goal, scene: Scene) -> bool:
    """Whether what players do together is done."""
    if goal.kind == BOTS:
        return not any(golem.on_field and golem.is_bot for golem in scene.golems)
    if goal.kind == ROLL:
        return barrels_on(scene, goal.marks) == len(goal.marks)
    return barrels_left(scene) == 0


def barrels_on(scene: Scene, cells: Sequence[int]) -> int:
    return len([cell for cell in cells if scene.kind(cell).loose])


def barrels_left(scene: Scene) -> int:
    """Barrels on the field and in golems' arms."""
    return barrels_on(scene, scene.setup.cells) + len([golem for golem in scene.golems if golem.carrying])


def players_left(scene: Scene) -> list[int]:
    return [golem.seat for golem in scene.golems if golem.on_field and not golem.is_bot]


def best_collectors(goal: Goal, gears: Gears) -> list[int]:
    """The seats with the most gears, once all are collected or somebody has enough."""
    enough = goal.amount > 0 and max(gears.counts) >= goal.amount
    return most_gears(gears) if enough or not gears.left else []


def most_gears(gears: Gears) -> list[int]:
    """The seats with the most gears; a seat without any gear is not among them."""
    most = max(max(gears.counts), 1)
    return [seat for seat, count in enumerate(gears.counts) if count == most]


def at_limit(goal: Goal, scene: Scene, gears: Gears | None = None) -> Result:
    """end.limit: the last round is over and nobody has met the goal.

    What players do together, or a golem all alone, has then failed, and bots on the field have won. The most gears
    win; in every other game the least damage.
    """
    if goal.kind in SHARED or len(scene.golems) == 1:
        return Result("end.limit", [golem.seat for golem in scene.golems if golem.on_field and golem.is_bot])
    if goal.kind == GEARS and gears is not None and most_gears(gears):
        return Result(goal.rule(), most_gears(gears))
    return Result("end.limit", leaders(scene, Comparison.LEAST_DAMAGE))


def tell_end(goal: Goal, scene: Scene, result: Result, gears: Gears | None = None) -> None:
    """The events of a met goal: one for each winner."""
    if result.rule != goal.rule():
        return
    scene.beat += 1
    for seat in result.winners:
        golem = scene.golems[seat]
        amount = gears.counts[seat] if gears is not None and goal.kind == GEARS else 0
        scene.tell(result.rule, golem, to=golem.at if golem.on_field else NO_CELL, amount=amount, what="won")
