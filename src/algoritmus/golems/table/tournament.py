"""A match that must have a winner: golems come back, leaders play on, cards are counted, a lot is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.game import Happening
from algoritmus.core.grid import NO_CELL, Grid
from algoritmus.golems.law.program import Program, all_cards
from algoritmus.golems.law.round import Result
from algoritmus.golems.law.row.scene import Scene
from algoritmus.golems.law.row.water import free_cells, is_free
from algoritmus.golems.law.show import show_golems, show_tokens
from algoritmus.golems.law.state import State
from algoritmus.golems.table.position import GolemsPosition
from algoritmus.golems.table.setting.ways import TOURNAMENT_ROUNDS

WAY: Final = "way.tournament"
MORE_ROUNDS: Final = 5


def plays_on(position: GolemsPosition) -> bool:
    """After ten rounds, without luck cards and dice."""
    return position.plan.tournament and position.state.round > TOURNAMENT_ROUNDS


# cards


def count_cards(position: GolemsPosition) -> tuple[int, ...]:
    """With this round's programs, whether their rows were opened or not."""
    return tuple(
        before + cards_of(program) for before, program in zip(position.cards_laid, position.programs, strict=True)
    )


def cards_of(program: Program | None) -> int:
    return sum(len(all_cards(row)) for row in program.rows) if program is not None else 0


# coming back


def come_back(position: GolemsPosition, scene: Scene, seats: Sequence[int]) -> list[Happening]:
    """Those put out in a row that left nobody; who finds its start cell free has it before anybody else."""
    starts = position.plan.figures
    for seat in sorted(seats, key=lambda seat: (not is_free(scene, starts[seat].at), seat)):
        golem = scene.golems[seat]
        golem.at = nearest_free(scene, starts[seat].at)
        golem.facing, golem.damage, golem.on_field = starts[seat].facing, golem.limit - 1, True
        scene.on[golem.at] = golem
    return [*(tell_back(position, scene, seat) for seat in seats), show_field(scene)]


def tell_back(position: GolemsPosition, scene: Scene, seat: int) -> Happening:
    to = scene.setup.field.name(scene.golems[seat].at)
    return Happening({"rule": WAY, "golem": position.names[seat], "what": "back", "to": to})


def show_field(scene: Scene) -> Happening:
    """How everything stands when they are back."""
    facts = {"golems": show_golems(scene), "tokens": show_tokens(scene.things, scene.setup)}
    return Happening({"kind": "field", "round": scene.round, "row": scene.row, **facts})


def nearest_free(scene: Scene, start: int) -> int:
    """Steps over the field as if it were empty; of equally near cells the first in the order a1, b1…"""
    steps = steps_from(scene.setup.field, start)
    return min(free_cells(scene), key=lambda cell: (steps[cell], cell))


def steps_from(field: Grid, start: int) -> dict[int, int]:
    steps = {start: 0}
    waiting = [start]
    for cell in waiting:
        for neighbour in field.ahead[4 * cell : 4 * cell + 4]:
            if neighbour != NO_CELL and neighbour not in steps:
                steps[neighbour] = steps[cell] + 1
                waiting.append(neighbour)
    return steps


# the winner


def settle(position: GolemsPosition, result: Result, chance: Chance) -> tuple[Result | None, list[Happening]]:
    """After the last round: the one who leads, or a round more, or whoever laid the fewest cards, or the lot."""
    last = position.state.setup.last_round
    if result.rule != position.plan.edition.tally.value:
        return result, []
    if len(result.winners) == 1:
        if last == position.plan.edition.last_round:
            return result, []
        return Result(WAY, result.winners), [tell(position, result.winners[0], "lead")]
    if last < TOURNAMENT_ROUNDS + MORE_ROUNDS:
        add_round(position)
        return None, [tell(position, seat, "on") for seat in result.winners]
    return decide(position, result.winners, chance)


def add_round(position: GolemsPosition) -> None:
    state = position.state
    setup = state.setup.lasting(state.setup.last_round + 1)
    position.state = State(setup, state.figures, state.things, state.round)


def decide(position: GolemsPosition, leaders: Sequence[int], chance: Chance) -> tuple[Result, list[Happening]]:
    fewest = min(position.cards_laid[seat] for seat in leaders)
    thrifty = [seat for seat in leaders if position.cards_laid[seat] == fewest]
    winner = thrifty[chance.draw(len(thrifty), "lot")]
    return Result(WAY, (winner,)), [tell(position, winner, "cards" if len(thrifty) == 1 else "lot")]


def tell(position: GolemsPosition, seat: int, what: str) -> Happening:
    return Happening({"rule": WAY, "golem": position.names[seat], "what": what})
