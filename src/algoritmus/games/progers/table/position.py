"""A running game of Progers, secrets too: the state between turns, and the cards beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from algoritmus.core.game import Outcome, Position
from algoritmus.games.progers.rules.state import Figure, Pile, Setup, State
from algoritmus.games.progers.table.plan import Plan
from algoritmus.games.progers.view_types import Phase

BASE: Final = "base"  # a corner is chosen
TURN: Final = "turn"
OVER: Final = "over"
Hand = tuple[int, ...]  # cards in the order of their numbers


class ProgersPosition(Position):
    """One position. `turn` is the seat that is asked, `deck` has its top card last.

    Until all bases are chosen the state has samples only; `corners` and `facings` are what the seats have chosen.
    Positions that are compared are of one plan.
    """

    __match_args__ = ("plan", "state", "phase", "turn", "corners", "facings", "deck", "discard", "hands", "result")
    __slots__ = __match_args__

    def __init__(
        self,
        plan: Plan,
        state: State,
        phase: Phase,
        turn: int,
        corners: tuple[int, ...],
        facings: tuple[int, ...],
        deck: tuple[int, ...],
        discard: tuple[int, ...],
        hands: tuple[Hand, ...],
        result: Outcome | None = None,
    ) -> None:
        self.plan: Final = plan
        self.state: Final = state
        self.phase: Final[Phase] = phase
        self.turn: Final = turn
        self.corners: Final = corners
        self.facings: Final = facings
        self.deck: Final = deck
        self.discard: Final = discard
        self.hands: Final = hands
        self.result: Final = result

    def figures(self) -> Sequence[Figure]:
        """The rovers; before the first turn each stands on its base, or nowhere until that has been chosen."""
        if self.phase != BASE:
            return self.state.figures
        return [Figure(at, facing) for at, facing in zip(self.corners, self.facings, strict=True)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ProgersPosition) and self.key()[1:] == other.key()[1:]

    def __hash__(self) -> int:
        return hash((self.state, self.phase, self.turn, self.corners, self.facings, self.deck, self.hands))


def narrow(position: Position) -> ProgersPosition:
    """A position of this game: no other is passed to it."""
    return cast(ProgersPosition, position)


def bare_state(plan: Plan, samples: Sequence[Pile]) -> State:
    """The planet with samples on it, before there is any base or rover."""
    return State(Setup(plan.edition, plan.planet, (), ()), (), samples)
