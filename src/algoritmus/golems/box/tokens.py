"""Tokens on a field: read from a page, each on a cell of its own, ladders in pairs, no more than the box has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from algoritmus.core.grid import Grid
from algoritmus.core.page import Spot
from algoritmus.golems.box.supply import boxes
from algoritmus.golems.law.edition import Edition
from algoritmus.golems.law.words import (
    BARREL_EMPTY,
    CONTENTS,
    LADDER,
    NOTHING,
    OPERATORS,
    WALL,
    WATER,
)

LADDERS: Final = ("A", "B")
ENDS: Final = ("up", "down")
MORE_KEYS: Final = {"barrel": (), "wall": (), "water": (), "ladder": ("name", "end"), "logic": ("op",)}


class Token(NamedTuple):
    """A token on a cell; `hidden` is a barrel whose content setup shuffles."""

    cell: int
    thing: int
    side: str  # as the box calls it: `barrel`, `ladder A up`…
    hidden: bool = False


class Laid(NamedTuple):
    """What lies on the cells of a field, as a position has it."""

    things: tuple[int, ...]
    hidden_barrels: tuple[int, ...]
    ladders: tuple[tuple[str, int, int], ...]  # name, upper end, lower end


def lay(field: Grid, tokens: Sequence[Token]) -> Laid:
    things = [NOTHING] * len(field.marks)
    for token in tokens:
        things[token.cell] = token.thing
    ends = {token.side: token.cell for token in tokens}
    ladders = [
        (name, ends[f"ladder {name} up"], ends[f"ladder {name} down"])
        for name in LADDERS
        if f"ladder {name} up" in ends
    ]
    hidden = sorted(token.cell for token in tokens if token.hidden)
    return Laid(tuple(things), tuple(hidden), tuple(ladders))


def read_tokens(spots: Sequence[Spot], field: Grid, edition: Edition, under: Sequence[Token] = ()) -> list[Token]:
    """Tokens that lie on the field together with those that were there before."""
    laid: list[Token] = list(under)
    for spot in spots:
        token = read_token(spot, field, edition)
        judge_token(token, laid, spot, field, edition)
        laid.append(token)
    for spot, token in zip(spots, laid[len(under) :], strict=True):
        judge_pair(token, laid, spot)
    return laid


def read_token(spot: Spot, field: Grid, edition: Edition) -> Token:
    kind = read_kind(spot, edition)
    optional = ("content",) if kind == "barrel" else ()
    keys = spot.table(("at", "kind", *MORE_KEYS[kind]), optional)
    cell = keys["at"].cell(field)
    if kind == "barrel":
        return read_barrel(keys, cell, edition)
    if kind == "ladder":
        return Token(cell, LADDER, f"ladder {keys['name'].word(LADDERS)} {keys['end'].word(ENDS)}")
    if kind == "logic":
        operator = keys["op"].word(OPERATORS)
        return Token(cell, OPERATORS[operator], f"logic {operator}")
    return Token(cell, WALL if kind == "wall" else WATER, kind)


def read_kind(spot: Spot, edition: Edition) -> str:
    members = spot.members()
    if "kind" not in members:
        raise spot.error("the key 'kind' is missing")
    kind = members["kind"].word(MORE_KEYS)
    if (kind == "ladder" and not edition.has_ladders) or (kind == "logic" and not edition.has_logic):
        raise members["kind"].error(f"there is no {kind} in this edition")
    return kind


def read_barrel(keys: dict[str, Spot], cell: int, edition: Edition) -> Token:
    """Without a content it is shuffled, where there is anything to shuffle."""
    if "content" not in keys:
        return Token(cell, BARREL_EMPTY, "barrel", edition.hides_contents)
    content = keys["content"].word(edition.contents)
    return Token(cell, CONTENTS.index(content), "barrel")


def judge_token(token: Token, laid: Sequence[Token], spot: Spot, field: Grid, edition: Edition) -> None:
    at = spot.members()["at"]
    for other in laid:
        if other.cell == token.cell:
            kind = edition.things.rows[other.thing].kind
            raise at.error(f"two things on {field.name(token.cell)}: {kind} and {spot_kind(spot)}")
    box = boxes()[edition.name]
    if not box.holds([*(other.side for other in laid), token.side]):
        raise spot.error(f"the box has no more tokens for {token.side}")
    known = [one.thing for one in laid if one.thing == token.thing and is_barrel(one) and not one.hidden]
    if is_barrel(token) and not token.hidden and len(known) == box.contents:
        raise spot.error(f"the box has only {box.contents} barrels with {CONTENTS[token.thing]}")


def is_barrel(token: Token) -> bool:
    return token.side == "barrel"


def spot_kind(spot: Spot) -> str:
    return spot.members()["kind"].text()


def judge_pair(token: Token, laid: Sequence[Token], spot: Spot) -> None:
    """Ladders come in pairs: half a ladder is an error."""
    kind, *ladder = token.side.split()
    if kind != "ladder":
        return
    name, end = ladder
    other = ENDS[1 - ENDS.index(end)]
    if not any(one.side == f"ladder {name} {other}" for one in laid):
        raise spot.error(f"ladder {name} has only its {end} end")


def judge_start(cell: int, tokens: Sequence[Token], field: Grid, edition: Edition, spot: Spot, who: str) -> None:
    """A golem may share its cell with a ladder or a logic token, with nothing else."""
    for token in tokens:
        if token.cell == cell and not edition.things.bears(token.thing):
            thing = token.side if token.thing == WATER else f"a {token.side}"
            raise spot.error(f"{who} starts on {thing}: {field.name(cell)}")
