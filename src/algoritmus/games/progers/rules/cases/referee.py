"""The referee for Progers: judge a case, play it, answer."""

from __future__ import annotations

from collections.abc import Iterator

from algoritmus.core.answer_limit import AnswerLimit
from algoritmus.core.reader import Node
from algoritmus.games.progers.rules.cases.case import Case, read_case
from algoritmus.games.progers.rules.cases.position import place_case
from algoritmus.games.progers.rules.codes import END_RULES, LETTERS, NOT_ENDED
from algoritmus.games.progers.rules.edits import Unlawful
from algoritmus.games.progers.rules.facts import show_rovers, show_samples
from algoritmus.games.progers.rules.round import TurnResult, play_turn
from algoritmus.games.progers.rules.state import State, leaders
from algoritmus.games.progers.view_types import RoverEvent, Settled, SettledResult, SettledTurn

ILLEGAL = "turn.illegal"


def settle(top: Node, limit: AnswerLimit | None = None) -> Settled:
    """Play a case; InputError if it is not legal."""
    case, limit = read_case(top), limit or AnswerLimit()
    state = place_case(case)
    cells = state.setup.planet.grid.cells()
    turns: list[SettledTurn] = []
    for number, result in enumerate(play_case(case, state), 1):
        state = result.state
        limit.add(1 + len(cells) + len(state.figures) + len(result.events))
        turns.append(show_turn(number, state, result.events, cells))
    return {"turns": turns, "result": show_result(state)}


def play_case(case: Case, state: State) -> Iterator[TurnResult]:
    """The turns of a case from its position on, up to the end of the game; InputError if one is not legal."""
    for turn in case.turns:
        if state.ended != NOT_ENDED:
            return
        try:
            result = play_turn(state, turn.rover, turn.move)
        except Unlawful as error:
            place = turn.node.at(error.edit) if error.edit >= 0 else turn.node
            raise place.error(f"{error.message} ({error.rule})", ILLEGAL) from None
        yield result
        state = result.state


def show_turn(number: int, state: State, events: tuple[RoverEvent, ...], cells: list[int]) -> SettledTurn:
    return {
        "turn": number,
        "rovers": show_rovers(state),
        "samples": show_samples(state, cells),
        "algorithm": [LETTERS[card] for card in visible(state)],
        "events": [without_algorithm(event) for event in events],
    }


def without_algorithm(event: RoverEvent) -> RoverEvent:
    """A case tells the algorithm once, after the turn."""
    bare = event.copy()
    bare.pop("algorithm", None)
    return bare


def visible(state: State) -> tuple[int, ...]:
    """The command cards that are left on the table; a row for one turn never is."""
    return state.algorithm.cards if state.setup.keeps_algorithm else ()


def show_result(state: State) -> SettledResult:
    if state.ended == NOT_ENDED:
        return {"over": False, "winners": [], "rule": None}
    winners = [state.setup.name(seat) for seat in leaders(state)]
    return {"over": True, "winners": winners, "rule": END_RULES[state.ended]}
