"""A round at the table as it can be judged: two golems who fight as numbers, everybody else by trying out."""

from __future__ import annotations

from typing import Final

from algoritmus.core.game import Answer, Game
from algoritmus.core.grid import NO_CELL
from algoritmus.core.played import HARM, WORTH
from algoritmus.core.stepped import SteppedRound
from algoritmus.golems.law.laying import Hand
from algoritmus.golems.law.packed import PUT_OUT, SIDES, PackedGolems
from algoritmus.golems.law.program import Program, parse_row
from algoritmus.golems.law.round_case import MOST_ROWS
from algoritmus.golems.law.words import LETTERS, STAND
from algoritmus.golems.table.answers import flatten, fold
from algoritmus.golems.table.play import hand_of
from algoritmus.golems.table.position import PROGRAM, GolemsPosition

MOST_POSITIONS: Final = 60_000  # a round that has more is not worth the wait


class GolemsRound(SteppedRound):
    """The round that begins at this position."""

    def __init__(self, game: Game, position: GolemsPosition) -> None:
        super().__init__(game, position, PROGRAM, WORTH if position.plan.goal is not None else HARM)
        self.losses: list[int] = losses(position)
        self.hands: list[Hand] = []
        self.reason = self.obstacle(position)
        if not self.reason:
            self.hands = [self.hand(position, seat) for seat in range(SIDES)]
            self.reason = "rows" if max(hand.rows for hand in self.hands) > MOST_ROWS else ""
        if not self.reason:
            packed = PackedGolems(position.state, self.hands, MOST_POSITIONS)
            self.packed = packed
            self.start = packed.start

    def obstacle(self, position: GolemsPosition) -> str:
        """Why the round is no matter for numbers; empty if it is one."""
        plan = position.plan
        if plan.goal is not None:
            return "goal"
        if len(position.names) != SIDES:
            return "golems"
        if plan.autonomous:
            return "autonomous"
        return "tokens" if any(position.tokens) else ""

    def hand(self, position: GolemsPosition, seat: int) -> Hand:
        """Who is not asked has nothing to lay."""
        if seat in self.asked:
            return hand_of(position, seat)
        standing = [MOST_ROWS if command == STAND else 0 for command in range(len(LETTERS))]
        return Hand(position.plan.edition, 0, (), [], False, standing)

    def rows(self, seat: int, answer: Answer) -> list[int]:
        assert isinstance(self.packed, PackedGolems)
        return [self.packed.alphabets[seat].number_of(row) for row in fold(answer).rows]

    def cards(self, seat: int, program: list[int]) -> Answer:
        assert isinstance(self.packed, PackedGolems)
        words = self.packed.alphabets[seat].program_of(program, max(1, self.hands[seat].rows))
        return flatten(Program(parse_row(word) for word in words))

    def gains(self, after: object) -> list[float]:
        """Damage to the others less one's own; where there is a goal, what the views say."""
        if self.unit == WORTH:
            return super().gains(after)
        assert isinstance(after, GolemsPosition)
        lost = [now - before for now, before in zip(losses(after), self.losses, strict=True)]
        return [float(sum(lost) - 2 * own) for own in lost]


def losses(position: GolemsPosition) -> list[int]:
    """The damage of every golem; one that is out has its limit and three more."""
    sheets = position.state.setup.sheets
    return [
        figure.damage if figure.at != NO_CELL else sheet.limit + PUT_OUT
        for figure, sheet in zip(position.state.figures, sheets, strict=True)
    ]
