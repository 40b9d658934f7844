"""The clock of a table: how long a person who is asked may think. It knows neither seats nor rules."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

BEAT: Final = 0.5  # seconds that a page shows a beat for
ON_ITS_WAY: Final = 1.0  # seconds; an answer of the last moment is still waited for
STAND_IN: Final = "greedy"  # answers when the time is up


class Clock:
    """Nobody's time begins before their device has shown what happened; it never stops while others think."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds  # for every answer; 0 for no clock
        self.now = time.monotonic
        self.ago = 0.0  # seconds since that happened which is just applied
        self.start()

    def start(self) -> None:
        """Anew, with nothing to show."""
        self.asked = self.watched = self.now() - self.ago
        self.shown: dict[str, float] = {}  # by holder: when its device has shown everything

    def watch(self, moment: float) -> None:
        """Since then somebody looks on; what happened before is shown to nobody."""
        self.watched = moment

    def step(self, holders: Iterable[str], beats: int) -> None:
        """Something is asked after a step that takes so many beats to show, after those that are still shown."""
        before = self.shown if self.asked >= self.watched else {}
        self.asked = self.now() - self.ago
        self.shown = {holder: max(before.get(holder, 0), self.asked) + beats * BEAT for holder in holders}

    def answered(self, holder: str) -> None:
        """Who answers has seen everything."""
        self.shown[holder] = min(self.shown.get(holder, self.asked), self.now() - self.ago)

    def left(self, holder: str, turn: int) -> float:
        """Seconds that the holder has for this one (1, 2 …) of the seats it is asked for, one after the other."""
        shown = self.shown.get(holder, 0) if self.asked >= self.watched else self.watched
        return max(self.asked, shown) + turn * self.seconds - self.now()
