"""way.tournament, a match that must have one winner: golems come back, leaders play on, cards are counted, a lot is
drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.beats import NO_BEAT
from algoritmus.games.golems.components.fields import steps_from
from algoritmus.games.golems.outcomes import GolemOutcome
from algoritmus.games.golems.rules.facts import show_field
from algoritmus.games.golems.rules.programs.program import Program, all_cards
from algoritmus.games.golems.rules.round import Result
from algoritmus.games.golems.rules.row.scene import Scene
from algoritmus.games.golems.rules.row.water import free_cells, is_free
from algoritmus.games.golems.table.ending import lasting
from algoritmus.games.golems.table.position import GolemsPosition
from algoritmus.games.golems.table.setup.ways import TOURNAMENT
from algoritmus.games.golems.table.step import Step

RULE: Final = TOURNAMENT.rule


def plays_on(position: GolemsPosition) -> bool:
    """Whether this is an extra round, which has neither luck cards nor dice."""
    return position.plan.way.one_winner and position.state.round > position.plan.way.last_round


# cards


def count_cards(position: GolemsPosition) -> tuple[int, ...]:
    """Cards laid so far by seat, with all rows of this round's programs, opened or not."""
    laid = zip(position.progress.cards_laid, position.current.programs, strict=True)
    return tuple(before + cards_of(program) for before, program in laid)


def cards_of(program: Program | None) -> int:
    return sum(len(all_cards(row)) for row in program.rows) if program is not None else 0


# coming back


def come_back(step: Step, scene: Scene, seats: Sequence[int]) -> None:
    """Golems put out in a row that left nobody come back; one whose start cell is free comes first."""
    starts = step.position.plan.layout.figures
    for seat in sorted(seats, key=lambda seat: (not is_free(scene, starts[seat].at), seat)):
        golem = scene.golems[seat]
        golem.at = nearest_free(scene, starts[seat].at)
        golem.facing, golem.damage, golem.on_field = starts[seat].facing, golem.limit - 1, True
        scene.on[golem.at] = golem
    for seat in seats:
        to = scene.setup.field.name(scene.golems[seat].at)
        step.report({"rule": RULE, "golem": step.position.names[seat], "what": "back", "to": to, "beat": NO_BEAT})
    step.report(show_field(scene, scene.row))


def nearest_free(scene: Scene, start: int) -> int:
    """Steps over the field as if it were empty; of equally near cells the first in the order a1, b1…"""
    steps = steps_from(scene.setup.field, start)
    return min(free_cells(scene), key=lambda cell: (steps[cell], cell))


# the winner


def settle(step: Step, result: Result) -> Result | None:
    """The winner after the last round: who leads, else after another round, else by fewest cards, else by lot."""
    plan, state = step.position.plan, step.position.state
    last = state.setup.last_round
    if result.rule != plan.edition.comparison.value:
        return result
    if len(result.winners) == 1:
        if last == plan.edition.last_round:
            return result
        report(step, result.winners[0], "lead")
        return Result(RULE, result.winners)
    if last < plan.way.last_round + plan.way.more_rounds:
        step.change(state=lasting(state, last + 1))
        for seat in result.winners:
            report(step, seat, "on")
        return None
    return decide(step, result.winners)


def decide(step: Step, leaders: Sequence[int]) -> Result:
    cards = step.position.progress.cards_laid
    fewest = min(cards[seat] for seat in leaders)
    thrifty = [seat for seat in leaders if cards[seat] == fewest]
    winner = thrifty[step.chance.draw(len(thrifty), "lot")]
    report(step, winner, "cards" if len(thrifty) == 1 else "lot")
    return Result(RULE, (winner,))


def report(step: Step, seat: int, what: GolemOutcome) -> None:
    step.report({"rule": RULE, "golem": step.position.names[seat], "what": what, "beat": NO_BEAT})
