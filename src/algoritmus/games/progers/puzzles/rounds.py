"""A round of a puzzle: the own turn, then what the other rovers do."""

from __future__ import annotations

from algoritmus.games.progers.puzzles.definition import THE_ROVER, Quest, lawful
from algoritmus.games.progers.rules.codes import NOT_ENDED
from algoritmus.games.progers.rules.edits import PASS, TurnMove
from algoritmus.games.progers.rules.round import TurnResult, play_turn
from algoritmus.games.progers.rules.state import State


def play_round(quest: Quest, state: State, turn: int, move: TurnMove, with_events: bool = False) -> list[TurnResult]:
    """The own turn first. Unless it meets the goal the others follow, each by its open list; who has nothing left, or
    nothing lawful, passes."""
    found = [play_turn(state, THE_ROVER, move, with_events)]
    if quest.met(found[0].state):
        return found
    for seat, turns in enumerate(quest.others, 1):
        state = found[-1].state
        if state.ended != NOT_ENDED:
            break
        theirs = turns[turn] if turn < len(turns) and lawful(state, turns[turn]) else PASS
        found.append(play_turn(state, seat, theirs, with_events))
    return found
