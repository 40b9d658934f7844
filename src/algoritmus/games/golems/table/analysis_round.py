"""A round at the table for analysis: packed where two golems fight, else played by steps."""

from __future__ import annotations

from typing import Final, cast

from algoritmus.core.analysis_round import HARM, WORTH
from algoritmus.core.game import Answer, Game, Position
from algoritmus.core.grid import NO_CELL
from algoritmus.core.stepped_round import SteppedRound
from algoritmus.games.golems.rules.answers import flatten, fold
from algoritmus.games.golems.rules.cases.round_case import MAX_ROWS
from algoritmus.games.golems.rules.codes import LETTERS, STAND
from algoritmus.games.golems.rules.packed import PUT_OUT, SIDES, PackedGolems
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.programs.packed_hand import Alphabet
from algoritmus.games.golems.rules.programs.program import Program, parse_row
from algoritmus.games.golems.table.play import hand_of
from algoritmus.games.golems.table.position import PROGRAM, GolemsPosition

MAX_POSITIONS: Final = 60_000  # a larger round takes too long


class GolemsRound(SteppedRound):
    """The round that begins in this position."""

    def __init__(self, game: Game, position: GolemsPosition) -> None:
        super().__init__(game, position, PROGRAM, WORTH if position.plan.goal is not None else HARM)
        self.losses: list[int] = losses(position)
        self.hands: list[Hand] = []
        self.alphabets: list[Alphabet] = []
        self.reason = self.obstacle(position)
        if not self.reason:
            self.hands = [self.hand(position, seat) for seat in range(SIDES)]
            self.reason = "rows" if max(hand.rows for hand in self.hands) > MAX_ROWS else ""
        if not self.reason:
            packed = PackedGolems(position.state, self.hands, MAX_POSITIONS)
            self.packed = packed
            self.alphabets = packed.alphabets
            self.start = packed.start

    def obstacle(self, position: GolemsPosition) -> str:
        """The reason why the round cannot be packed; empty if it can."""
        plan = position.plan
        if plan.goal is not None:
            return "goal"
        if len(position.names) != SIDES:
            return "golems"
        if plan.way.autonomous:
            return "autonomous"
        return "tokens" if any(position.current.tokens) else ""

    def hand(self, position: GolemsPosition, seat: int) -> Hand:
        """The hand of a seat; one that is not asked can only stand."""
        if seat in self.asked:
            return hand_of(position, seat)
        standing = [MAX_ROWS if command == STAND else 0 for command in range(len(LETTERS))]
        return Hand(position.plan.edition, 0, (), [], False, standing)

    def encode(self, seat: int, answer: Answer) -> list[int]:
        return [self.alphabets[seat].number_of(row) for row in fold(answer).rows]

    def decode(self, seat: int, program: list[int]) -> Answer:
        words = self.alphabets[seat].program_of(program, max(1, self.hands[seat].rows))
        return flatten(Program(parse_row(word) for word in words))

    def gains(self, after: Position) -> list[float]:
        """Damage to the others less one's own; where there is a goal, the difference of evaluations."""
        if self.unit == WORTH:
            return super().gains(after)
        now_lost = losses(cast(GolemsPosition, after))
        lost = [now - before for now, before in zip(now_lost, self.losses, strict=True)]
        return [float(sum(lost) - 2 * own) for own in lost]


def losses(position: GolemsPosition) -> list[int]:
    """The damage of every golem; one that is out has its limit and three more."""
    sheets = position.state.setup.sheets
    return [
        figure.damage if figure.at != NO_CELL else sheet.limit + PUT_OUT
        for figure, sheet in zip(position.state.figures, sheets, strict=True)
    ]
