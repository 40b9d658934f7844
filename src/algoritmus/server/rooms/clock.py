"""The clock of a room: how long a person may think about an answer. It knows neither seats nor rules."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

LATENCY_SECONDS: Final = 1.0  # grace for an answer sent at the last moment
STAND_IN: Final = "greedy"  # the computer player that answers when the time is up


class Clock:
    """A holder's time starts when its device has shown the step, at the latest after the show's length at normal
    speed. It never pauses while others think."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds  # for every answer; 0 for no clock
        self.now = time.monotonic
        self.ago = 0.0  # age in seconds of the event being applied
        self.start()

    def start(self) -> None:
        """Restart, with nothing to play back."""
        self.asked = self.joined = self.now() - self.ago
        self.shown: dict[str, float] = {}  # by holder: when its device has shown the step at the latest

    def join(self, moment: float) -> None:
        """The room has clients since this moment; earlier steps are not shown."""
        self.joined = moment

    def step(self, holders: Iterable[str], seconds: float) -> None:
        """A step was made; its show takes so many seconds and follows the show still running."""
        before = self.shown if self.asked >= self.joined else {}
        self.asked = self.now() - self.ago
        self.shown = {holder: max(before.get(holder, 0), self.asked) + seconds for holder in holders}

    def watched(self, holder: str) -> None:
        """The device has finished or skipped the show, or its holder has answered."""
        self.shown[holder] = min(self.shown.get(holder, self.asked), self.now() - self.ago)

    def starts(self, holder: str) -> float:
        """When the holder's time starts."""
        return max(self.asked, self.shown.get(holder, 0)) if self.asked >= self.joined else self.joined

    def left(self, holder: str, turn: int) -> float:
        """Seconds left for this one (1, 2 …) of the holder's seats; they are answered one after the other."""
        return self.starts(holder) + turn * self.seconds - self.now()

    def watching(self, holder: str) -> float:
        """Seconds for which the device may still show the step; 0 if it has shown it."""
        return max(0.0, self.starts(holder) - self.now())
