"""A step while it is made: the position so far, and what has happened."""

from __future__ import annotations

from collections.abc import Mapping

from algoritmus.core.chance import Chance
from algoritmus.core.game import Happening, Outcome
from algoritmus.core.view_types import GameEnd
from algoritmus.games.golems.rules.state import State
from algoritmus.games.golems.table.position import CurrentRound, GolemsPosition, Progress
from algoritmus.games.golems.view_types import GolemEvent, GolemsField, Phase


class Step:
    """Private to one call of `Golems.step` or `Golems.setup`; positions themselves never change."""

    def __init__(self, position: GolemsPosition, chance: Chance, with_events: bool = True) -> None:
        self.position = position
        self.chance = chance
        self.with_events = with_events
        self.happenings: list[Happening] = []

    def report(
        self, event: GolemEvent | GolemsField | GameEnd, private: Mapping[int, GolemEvent] | None = None
    ) -> None:
        self.happenings.append(Happening(event, private))

    def change(
        self,
        *,
        state: State | None = None,
        phase: Phase | None = None,
        turn: int | None = None,
        cards: tuple[str, ...] | None = None,
        decks: tuple[tuple[str, ...], ...] | None = None,
        current: CurrentRound | None = None,
        progress: Progress | None = None,
        result: Outcome | None = None,
    ) -> None:
        """The next position: what is not given stays. `Value.replace` would be slower by far."""
        old = self.position
        self.position = GolemsPosition(
            old.plan,
            state if state is not None else old.state,
            phase if phase is not None else old.phase,
            turn if turn is not None else old.turn,
            cards if cards is not None else old.cards,
            decks if decks is not None else old.decks,
            current if current is not None else old.current,
            progress if progress is not None else old.progress,
            result if result is not None else old.result,
        )
