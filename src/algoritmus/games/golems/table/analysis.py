"""Analysis of golems: rounds at the table, packed where two golems fight, and ways to play that are solved whole."""

from __future__ import annotations

from typing import Final, cast

from algoritmus.core.analysis_round import HARM, WORTH, AnalysisRound
from algoritmus.core.game import Answer, Game, Position, Refusal
from algoritmus.core.game_parts import AnalysisSupport
from algoritmus.core.grid import NO_CELL
from algoritmus.core.packed import TablePlace, WholeGame
from algoritmus.core.stepped_round import SteppedRound
from algoritmus.games.golems.components.scenario import USUAL_BONUS
from algoritmus.games.golems.rules.answers import flatten, fold
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.packed import PUT_OUT, PackedGolems, standing_hand, why_not_packed, why_too_long
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.programs.packed_hand import Alphabet
from algoritmus.games.golems.rules.programs.program import Program, parse_row
from algoritmus.games.golems.rules.whole_game import SIZES, WholeGolems, faces_of, place_of
from algoritmus.games.golems.table.play import hand_of
from algoritmus.games.golems.table.position import PROGRAM, GolemsPosition, narrow
from algoritmus.games.golems.table.setup.ways import BEGINNER, WAYS, Way

MAX_POSITIONS: Final = 60_000  # a larger round takes too long


class GolemsAnalysis(AnalysisSupport):
    def __init__(self, game: Game, edition: str) -> None:
        self.game = game
        self.edition = EDITIONS[edition]

    def whole(self, way: str, size: int) -> WholeGame:
        if way not in WAYS or not can_be_solved(self.edition, WAYS[way]) or size not in SIZES:
            words = f"golems/{self.edition.name} has no game, {way} on {size}x{size}, that can be solved whole"
            raise Refusal("solve.none", words)
        return WholeTable(self.edition, size, WAYS[way].bonus == USUAL_BONUS)

    def place(self, position: Position) -> TablePlace | None:
        """The beginner or the standard game of two on an empty square, between rounds."""
        table = narrow(position)
        plan = table.plan
        solved = can_be_solved(plan.edition, plan.way)
        if table.phase != PROGRAM or not solved or plan.extra_rounds or not plan.together:
            return None
        place = place_of(table.state, plan.way.name, plan.limit)
        if place is not None and plan.way.bonus == USUAL_BONUS:
            faces = list(faces_of(plan.edition))
            one, other = table.current.luck
            return place._replace(dealt=faces.index(one) * len(faces) + faces.index(other))
        return place

    def round_at(self, position: Position) -> AnalysisRound | None:
        table = narrow(position)
        return GolemsRound(self.game, table) if table.phase == PROGRAM else None


def can_be_solved(edition: Edition, way: Way) -> bool:
    return way.solved and BEGINNER.name in edition.ways


class WholeTable(WholeGolems):
    """A whole game with programs as the table wants them."""

    def cards(self, side: int, program: list[int]) -> Answer:
        return flatten(Program(parse_row(row) for row in self.words(side, program)))


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
