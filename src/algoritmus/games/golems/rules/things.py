"""Things on cells as a table: how each answers to a step, a strike, a look, a bot's eye and a push."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from algoritmus.core.native import Int
from algoritmus.core.value import Value

# Effect of a thing on a golem that steps onto its cell (section 5), or on a strike (section 7).
PASSES: Final = 0  # lets it by
STOPS: Final = 1
LEADS: Final = 2  # on to its other end
ROLLS: Final = 3  # a step pushes it on
BREAKS: Final = 4  # a strike destroys it
DIPS: Final = 5  # a step into it costs a life and goes back
CARRIES: Final = 6  # a step into it costs a life and comes out elsewhere

# Meaning of a thing for a bot's eye (section 10).
SEEN_PAST: Final = 0
NO_WAY: Final = 1  # seen past, but no way to go
HIDES: Final = 2  # no way to go, and hides what is behind it

# Effect on a golem that broke it.
NO_EFFECT: Final = 0
HURTS: Final = 1
MENDS: Final = 2
ADDS_ROW: Final = 3
TAKES_ROW: Final = 4
SENDS_AWAY: Final = 5


class Thing(Value):
    """A row of the table; what is not said is what an empty cell does.

    `kind` is its word in cases and views. `felt` are the bits that condition cards feel. A `loose` thing is moved on
    by a golem that slides into it and can be taken. A golem that comes to a `token` takes it. `inside` is what it does
    to a golem that breaks it, by `inside_rule`; there is no event where there is none.
    """

    __match_args__ = (
        "kind",
        "step",
        "step_rule",
        "strike",
        "strike_rule",
        "felt",
        "eye",
        "loose",
        "token",
        "inside",
        "inside_rule",
    )
    __slots__ = __match_args__

    def __init__(
        self,
        kind: str = "",
        step: int = PASSES,
        step_rule: str = "",
        strike: int = PASSES,
        strike_rule: str = "",
        felt: int = 0,
        eye: int = SEEN_PAST,
        loose: bool = False,
        token: bool = False,
        inside: int = NO_EFFECT,
        inside_rule: str = "",
    ) -> None:
        self.kind: Final = kind
        self.step: Final = step
        self.step_rule: Final = step_rule
        self.strike: Final = strike
        self.strike_rule: Final = strike_rule
        self.felt: Final = felt
        self.eye: Final = eye
        self.loose: Final = loose
        self.token: Final = token
        self.inside: Final = inside
        self.inside_rule: Final = inside_rule


class Things(Value):
    """The table of an edition: rows by the number of the thing, and the columns that the resolver reads often."""

    __match_args__ = ("rows",)
    __slots__ = (*__match_args__, "felt", "loose", "step", "strike")

    def __init__(self, rows: Iterable[Thing]) -> None:
        self.rows: Final[tuple[Thing, ...]] = tuple(rows)
        self.step: Final[list[Int]] = [row.step for row in self.rows]
        self.strike: Final[list[Int]] = [row.strike for row in self.rows]
        self.felt: Final[list[Int]] = [row.felt for row in self.rows]
        self.loose: Final[list[bool]] = [row.loose for row in self.rows]

    def bears(self, number: int) -> bool:
        """Whether a golem may stand where this thing lies: on a ladder or a token, or where there is nothing."""
        return self.step[number] in (PASSES, LEADS)

    def having(self, number: int, row: Thing) -> Things:
        """The table with another row for this thing; the one after the last makes a new thing."""
        return Things([*self.rows[:number], row, *self.rows[number + 1 :]])
