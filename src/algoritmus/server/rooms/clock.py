"""The clock of a room: how long a person may think about an answer. It knows neither seats nor rules."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

BEAT_SECONDS: Final = 0.5  # how long the page plays back a beat
LATENCY_SECONDS: Final = 1.0  # grace for an answer sent at the last moment
STAND_IN: Final = "greedy"  # the computer player that answers when the time is up


class Clock:
    """A holder's time starts when its device has played back the step. It never pauses while others think."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds  # for every answer; 0 for no clock
        self.now = time.monotonic
        self.ago = 0.0  # age in seconds of the event being applied
        self.start()

    def start(self) -> None:
        """Restart, with nothing to play back."""
        self.asked = self.watched = self.now() - self.ago
        self.shown: dict[str, float] = {}  # by holder: when its device has finished the playback

    def watch(self, moment: float) -> None:
        """The room has clients since this moment; earlier steps are not played back."""
        self.watched = moment

    def step(self, holders: Iterable[str], beats: int) -> None:
        """A step was made; its playback takes so many beats and follows the playback still running."""
        before = self.shown if self.asked >= self.watched else {}
        self.asked = self.now() - self.ago
        self.shown = {holder: max(before.get(holder, 0), self.asked) + beats * BEAT_SECONDS for holder in holders}

    def answered(self, holder: str) -> None:
        """A holder that answers has finished the playback."""
        self.shown[holder] = min(self.shown.get(holder, self.asked), self.now() - self.ago)

    def left(self, holder: str, turn: int) -> float:
        """Seconds left for this one (1, 2 …) of the holder's seats; they are answered one after the other."""
        shown = self.shown.get(holder, 0) if self.asked >= self.watched else self.watched
        return max(self.asked, shown) + turn * self.seconds - self.now()
