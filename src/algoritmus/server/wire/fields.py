"""What messages are made of: bounded words and numbers, what games make, and what went wrong."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from algoritmus.core.game import Refusal

CommandId = Annotated[str, Meta(min_length=1, max_length=64)] | Annotated[int, Meta(ge=0, le=2**53)]
Card = Annotated[str, Meta(max_length=64)]
Cards = Annotated[list[Card], Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=64)]
Options = dict[Word, Annotated[str, Meta(max_length=200)]]
Facts = dict[str, Any]
Along = Annotated[int, Meta(ge=-40, le=140)]  # columns or rows
# The title names the type in `shapes` of what the games make.
Label = Annotated[str, Meta(title="Colour")]
Happened = Annotated[Facts, Meta(title="Happening")]
Viewed = Annotated[Facts, Meta(title="View")]
Ended = Annotated[Facts, Meta(title="Result")]
RawHappened = Annotated[Raw, Meta(title="Happening[]")]
RawViewed = Annotated[Raw, Meta(title="View")]
RawSeats = Annotated[Raw, Meta(title="SeatShown[]")]
SeatKind = Literal["person", "computer", "open", "bot"]


class SeatShown(Struct):
    name: str
    kind: SeatKind
    player: str
    label: Label
    here: bool
    hints: bool  # whether who sits here may ask for one


class Reason(Struct):
    """Why a card cannot be laid: the catalogue's message is `<family>-why-<code>`, dots as dashes."""

    code: str
    rule: str
    values: dict[str, str | int]


def reasons(refused: dict[str, Refusal]) -> dict[str, Reason]:
    return {card: Reason(one.code, one.rule, one.values) for card, one in refused.items()}


class Problem(Struct, omit_defaults=True):
    code: str
    message: str
    card: int | None = None
    line: int | None = None


class Problems(Struct):
    error: Problem
