"""A round at the table for analysis: packed where two golems fight, else played by steps."""

from __future__ import annotations

from typing import Final, cast

from algoritmus.core.analysis_round import HARM, WORTH
from algoritmus.core.game import Answer, Game, Position
from algoritmus.core.grid import NO_CELL
from algoritmus.core.stepped_round import SteppedRound
from algoritmus.games.golems.rules.answers import flatten, fold
from algoritmus.games.golems.rules.packed import PUT_OUT, PackedGolems, standing_hand, why_not_packed, why_too_long
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.programs.packed_hand import Alphabet
from algoritmus.games.golems.rules.programs.program import Program, parse_row
from algoritmus.games.golems.table.play import hand_of
from algoritmus.games.golems.table.position import PROGRAM, GolemsPosition

MAX_POSITIONS: Final = 60_000  # a larger round takes too long


class GolemsRound(SteppedRound):
    """The round that begins in this position."""

    def __init__(self, game: Game, position: GolemsPosition) -> None:
        plan, tokens = position.plan, any(position.current.tokens)
        super().__init__(game, position, PROGRAM, WORTH if plan.goal is not None else HARM)
        self.losses: list[int] = losses(position)
        self.hands: list[Hand] = []
        self.alphabets: list[Alphabet] = []
        self.reason = (
            "goal" if plan.goal is not None else why_not_packed(len(position.names), plan.way.autonomous, tokens)
        )
        if not self.reason:
            edition, seats = plan.edition, range(len(position.names))
            self.hands = [hand_of(position, seat) if seat in self.asked else standing_hand(edition) for seat in seats]
            self.reason = why_too_long(self.hands)
        if not self.reason:
            packed = PackedGolems(position.state, self.hands, MAX_POSITIONS)
            self.packed = packed
            self.alphabets = packed.alphabets
            self.start = packed.start

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
