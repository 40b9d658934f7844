"""A terminal that keeps what was written on it."""

from __future__ import annotations

import io


class Screen(io.StringIO):
    """Standard error of a terminal."""

    said = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.said += text
        return len(text)
