"""End of a game: at its limit, after extra rounds, or by the goal of a scenario or puzzle."""

from __future__ import annotations

from typing import Final, Literal

from algoritmus.core.beats import NO_BEAT
from algoritmus.core.game import Outcome
from algoritmus.games.golems.components.puzzle import broken_constraint
from algoritmus.games.golems.outcomes import PuzzleLost
from algoritmus.games.golems.rules.edition import Comparison
from algoritmus.games.golems.rules.goals import Gears, at_limit
from algoritmus.games.golems.rules.round import Result, leaders
from algoritmus.games.golems.rules.row.scene import Scene
from algoritmus.games.golems.rules.state import State
from algoritmus.games.golems.table.position import OVER, GolemsPosition
from algoritmus.games.golems.table.setup.plan import Plan
from algoritmus.games.golems.table.step import Step

TASK: Final = "task"  # a condition that was not kept
MISSED: Final[dict[str, PuzzleLost]] = {  # how a story ends without its goal
    "end.last": "out",
    "end.none": "out",
    "end.repeat": "repeat",
    "end.limit": "limit",
    "end.rounds": "limit",
    "end.energy": "limit",
}


def limit_result(plan: Plan, scene: Scene, gears: Gears | None) -> Result:
    """end.limit: as after the last round, or as the goal has it."""
    if plan.goal is not None:
        return at_limit(plan.goal, scene, gears)
    return Result("end.limit", leaders(scene, Comparison.LEAST_DAMAGE))


def play_on(step: Step, result: Result) -> Result | None:
    """end.energy: extra rounds after a draw at the last round, once."""
    plan, state = step.position.plan, step.position.state
    timed = result.rule == plan.edition.comparison.value
    if not timed or not plan.extra_rounds or len(result.winners) < 2:
        return result
    if state.setup.last_round > plan.edition.last_round:
        return result
    step.change(state=lasting(state, state.setup.last_round + plan.extra_rounds))
    return None


def lasting(state: State, last_round: int) -> State:
    """The same state in a game that has this last round."""
    return state.replace(setup=state.setup.replace(last_round=last_round))


def end(step: Step, result: Result) -> None:
    position = step.position
    missed = why_missed(position, result)
    winners = () if missed else result.winners
    story = position.plan.way.rule
    rule = story if missed == TASK else result.rule
    current = position.current.with_programs(position.current.programs, ())
    step.change(phase=OVER, current=current, result=Outcome(rule, winners))
    if missed:
        for seat in players_of(position):
            step.report({"rule": story, "golem": position.names[seat], "what": missed, "beat": NO_BEAT})
    step.report({"kind": "end", "rule": rule, "winners": [position.names[seat] for seat in winners], "beat": NO_BEAT})


def why_missed(position: GolemsPosition, result: Result) -> PuzzleLost | Literal[""]:
    """way.scenario, way.puzzle: only the goal wins, with all conditions kept. What went wrong; nothing if it won."""
    plan = position.plan
    if not plan.way.only_goal or plan.goal is None:
        return ""
    if result.rule != plan.goal.rule():
        return MISSED[result.rule]
    return TASK if broken_constraint(plan.constraints, plan.deck, position.progress.played) is not None else ""


def players_of(position: GolemsPosition) -> list[int]:
    """The seats that people play, bots left out."""
    return [seat for seat, sheet in enumerate(position.state.setup.sheets) if not sheet.bot]
