"""How a game ends: at its limit, after extra rounds, by the goal of a story, and with what is told then."""

from __future__ import annotations

from typing import Final

from algoritmus.core.game import Happening, Outcome
from algoritmus.golems.box.puzzle import broken_constraint
from algoritmus.golems.law.edition import Comparison
from algoritmus.golems.law.goals import at_limit
from algoritmus.golems.law.round import Result, leaders
from algoritmus.golems.law.row.scene import Scene
from algoritmus.golems.law.state import State
from algoritmus.golems.table.position import OVER, GolemsPosition

TASK: Final = "task"  # a condition that was not kept
MISSED: Final = {  # how a story ends without its goal
    "end.last": "out",
    "end.none": "out",
    "end.repeat": "repeat",
    "end.limit": "limit",
    "end.rounds": "limit",
    "end.energy": "limit",
}


def limit_result(position: GolemsPosition, scene: Scene) -> Result:
    """end.limit: as after the last round, or as the goal has it."""
    if position.plan.goal is not None:
        return at_limit(position.plan.goal, scene, position.gears)
    return Result("end.limit", leaders(scene, Comparison.LEAST_DAMAGE))


def play_on(position: GolemsPosition, result: Result) -> Result | None:
    """Extra rounds after a draw at the last round, once (end.energy)."""
    plan, setup = position.plan, position.state.setup
    timed = result.rule == plan.edition.tally.value
    if not timed or not plan.extra_rounds or len(result.winners) < 2:
        return result
    if setup.last_round > plan.edition.last_round:
        return result
    state = position.state
    last = setup.last_round + plan.extra_rounds
    position.state = State(setup.lasting(last), state.figures, state.things, state.round)
    return None


def end(position: GolemsPosition, result: Result) -> list[Happening]:
    missed = why_missed(position, result)
    winners = () if missed else result.winners
    position.phase = OVER
    position.laid = ()
    position.result = Outcome(position.plan.story if missed == TASK else result.rule, winners)
    told = [tell_missed(position, seat, missed) for seat in players_of(position)] if missed else []
    names = [position.names[seat] for seat in winners]
    return [*told, Happening({"kind": "end", "rule": position.result.rule, "winners": names})]


def why_missed(position: GolemsPosition, result: Result) -> str:
    """way.scenario, way.puzzle: only the goal wins, with all conditions kept. What went wrong; nothing if it won."""
    plan = position.plan
    if not plan.story or plan.goal is None:
        return ""
    if result.rule != plan.goal.rule():
        return MISSED[result.rule]
    return TASK if broken_constraint(plan.constraints, plan.deck, position.played) is not None else ""


def tell_missed(position: GolemsPosition, seat: int, missed: str) -> Happening:
    return Happening({"rule": position.plan.story, "golem": position.names[seat], "what": missed})


def players_of(position: GolemsPosition) -> list[int]:
    return [seat for seat, sheet in enumerate(position.state.setup.sheets) if not sheet.bot]
