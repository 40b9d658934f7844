"""The colours of seats, which players of every game choose (seat.colour)."""

from __future__ import annotations

from typing import Final, cast

from algoritmus.core.game import Refusal
from algoritmus.core.view_types import Colour

COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "yellow", "green")
BETWEEN: Final = ","  # of colours by seat


def seat_colours(wish: str | None, seats: int) -> tuple[Colour, ...]:
    """A colour for each seat: those that are wished for, then those that are left in their order."""
    wished = wish.split(BETWEEN) if wish is not None else []
    judge_colours(wished, seats)
    left = [colour for colour in COLOURS if colour not in wished]
    return tuple([*cast("list[Colour]", wished), *left][:seats])


def judge_colours(wished: list[str], seats: int) -> None:
    """Refusal, in words of its own for each mistake."""
    for place, colour in enumerate(wished):
        if colour not in COLOURS:
            words = f"colours: {colour[:20]!r} is not one of: {', '.join(COLOURS)}"
            raise Refusal("colours.unknown", words, rule="seat.colour", values={"colour": colour[:20]})
        if colour in wished[:place]:
            words = f"colours: {colour} is given twice, and everybody has a colour of its own"
            raise Refusal("colours.twice", words, rule="seat.colour", values={"colour": colour})
    if len(wished) > seats:
        words = f"colours: there are {seats} seats here, not {len(wished)}"
        raise Refusal("colours.many", words, rule="seat.colour", values={"seats": seats, "count": len(wished)})
