"""A running game of Progers, secrets too: the state between turns, and the cards beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.game import Outcome, Position
from algoritmus.core.grid import NO_CELL, NORTH
from algoritmus.progers.law.state import Pile, Setup, State
from algoritmus.progers.law.words import NOBODY
from algoritmus.progers.table.plan import Plan

BASE: Final = "base"  # a corner is chosen
TURN: Final = "turn"
OVER: Final = "over"
Hand = tuple[int, ...]  # cards in the order of their numbers


class ProgersPosition(Position):
    """One position; it is never changed once `step` has returned it.

    Until all bases are chosen the state has samples only; `corners` and `facings` are what the seats have chosen.
    """

    def __init__(self, plan: Plan, state: State) -> None:
        self.plan = plan
        self.state = state
        self.phase: str = BASE
        self.turn: int = NOBODY  # who is asked
        self.corners: tuple[int, ...] = (NO_CELL,) * len(plan.names)
        self.facings: tuple[int, ...] = (NORTH,) * len(plan.names)
        self.deck: tuple[int, ...] = ()  # the top card last
        self.discard: tuple[int, ...] = ()
        self.hands: tuple[Hand, ...] = ((),) * len(plan.names)
        self.result: Outcome | None = None

    def copy(self) -> ProgersPosition:
        other = ProgersPosition(self.plan, self.state)
        other.phase = self.phase
        other.turn = self.turn
        other.corners = self.corners
        other.facings = self.facings
        other.deck = self.deck
        other.discard = self.discard
        other.hands = self.hands
        other.result = self.result
        return other

    def key(self) -> tuple[object, ...]:
        cards = (self.deck, self.discard, self.hands)
        return (self.state, self.phase, self.turn, self.corners, self.facings, *cards, self.result)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ProgersPosition) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((self.state, self.phase, self.turn, self.corners, self.facings, self.deck, self.hands))


def bare_state(plan: Plan, samples: Sequence[Pile]) -> State:
    """The planet with samples on it, before there is any base or rover."""
    return State(Setup(plan.edition, plan.planet, (), ()), (), samples)
