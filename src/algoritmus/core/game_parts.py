"""Optional parts of a game: table options, seating, narration, evaluation, analysis, rehearsal, words of a record.

A game has all of them as attributes. A part that a game does not replace does the simplest thing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from algoritmus.core.analysis_round import AnalysisRound
from algoritmus.core.beats import number_beats
from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.packed import TablePlace, WholeGame
from algoritmus.core.skill import Skill
from algoritmus.core.subclassing import mypyc_attr
from algoritmus.core.view_types import Event, Offer, View

if TYPE_CHECKING:  # a game has parts, and parts take its positions
    from algoritmus.core.game import Answer, Game, Happening, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class TableOptions:
    """Options of a table before the game; here: they do not depend on one another."""

    def __init__(self, game: Game, known: dict[str, list[str]] | None = None) -> None:
        self.game = game
        self.known: dict[str, list[str]] = known if known is not None else {}

    def choices(self) -> dict[str, list[str]]:
        """Each option with its values, the usual one first."""
        return self.known

    def allowed(self, wishes: Mapping[str, str]) -> dict[str, str]:
        """The wishes that are among the choices."""
        choices = self.choices()
        return {name: value for name, value in wishes.items() if value in choices.get(name, [])}

    def offer(self, wishes: Mapping[str, str]) -> Offer:
        """The options that go together with these wishes; the other wishes are left out."""
        options = self.allowed(wishes)
        seats = self.game.seats(self.game.setup(options, Seeded("offer")))
        return Offer(options, self.choices(), {}, seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seating:
    """Seats of players and of the rulebook's bots; here: all are players."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def bots(self, position: Position) -> dict[int, str]:  # noqa: ARG002
        """The seats that the rules themselves play, each with the kind of its printed bot."""
        return {}

    def teams(self, position: Position) -> dict[int, str]:  # noqa: ARG002
        """The names of teams that the table has chosen, by seat."""
        return {}

    def players(self, position: Position) -> list[int]:
        """The seats that somebody plays."""
        bots = self.bots(position)
        return [seat for seat in range(len(self.game.seats(position))) if seat not in bots]


@mypyc_attr(allow_interpreted_subclasses=True)
class Narration:
    """The events that a table is shown between the views. `joins` are those that take no beat of their own, WITH_NEXT
    or WITH_LAST, by `rule` or `rule:what`."""

    def __init__(self, joins: Mapping[str, str] | None = None) -> None:
        self.joins: Mapping[str, str] = joins if joins is not None else {}

    def is_open(self, position: Position) -> bool:  # noqa: ARG002
        """Whether an answer that is locked lies face up, before the others have answered."""
        return False

    def visible(self, happenings: list[Happening], seat: int | None) -> list[Event]:
        """The events that this seat, or a spectator, sees, with their beats."""
        seen = [happening.seen_by(seat) for happening in happenings]
        return number_beats([event for event in seen if event is not None], self.joins)

    def shown_alike(self, happenings: list[Happening], seat: int | None) -> tuple[int, ...]:
        """A key by which seats see the same events: for each event the seat, or -1 where it sees the public one."""
        nobody = -1 if seat is None else seat
        return tuple([nobody if nobody in happening.private else -1 for happening in happenings])


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionEvaluation:
    """Evaluation of positions for computer players; here: a game without one."""

    def evaluate(self, position: Position, seat: int) -> float:  # noqa: ARG002
        """The evaluation of a position for a seat by what it sees: about 100 for a win, -100 for a loss."""
        return 0.0

    def skills(self) -> list[Skill]:
        """The skills of the ladder's levels, the weakest first; empty where they are not measured."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class AnalysisSupport:
    """Rounds for a solver and a review; here: none can be solved."""

    def whole(self, way: str, size: int) -> WholeGame:
        """A whole game, packed for the solver; Refusal where there is none."""
        from algoritmus.core.game import Refusal

        raise Refusal("solve.none", f"no game, {way} on {size}x{size}, can be solved whole")

    def place(self, position: Position) -> TablePlace | None:  # noqa: ARG002
        """The place of a position in a solved game; None if it belongs to none."""
        return None

    def round_at(self, position: Position) -> AnalysisRound | None:  # noqa: ARG002
        """The round or turn that begins in this position, for analysis; None where none begins."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Rehearsal:
    """Trying an answer out before it is given; here: nothing can be tried."""

    def rehearse(self, view: View, seat: int, answer: Answer, chance: Chance) -> list[Event]:  # noqa: ARG002
        """The events of this answer while all others stand still, in a position that agrees with the seat's view;
        Refusal where the seat has nothing to try."""
        from algoritmus.core.game import Refusal

        raise Refusal("seat.not-asked", "there is nothing to try now")


@mypyc_attr(allow_interpreted_subclasses=True)
class RecordWords:
    """How answers are written in a record; here: as they are."""

    def compact(self, answer: Answer) -> Answer:
        """An answer in the words of a record, which may be shorter."""
        return answer

    def expand(self, words: Answer) -> Answer:
        """The answer that a record's words stand for."""
        return words
