"""The box of an edition: how many tokens it has, which sides they have, what is in the barrels; tokens laid from it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Final, NamedTuple

from algoritmus.core.grid import Grid
from algoritmus.core.reader import Node, read_file
from algoritmus.games.golems.rules.cases.pieces import Token, half_ladder, place_tokens, read_token
from algoritmus.games.golems.rules.codes import CONTENTS, LETTERS
from algoritmus.games.golems.rules.edition import Edition

FILE: Final = "boxes.toml"
KEYS: Final = ("sizes", "golem_cards", "contents", "tokens")


class Stock(NamedTuple):
    """Equal tokens; each lies with one of its sides up."""

    copies: int
    sides: tuple[str, ...]


class Box(NamedTuple):
    """The components that fields of an edition are built from."""

    sizes: tuple[int, ...]  # empty: the field is built from parts
    golem_cards: bool
    contents: int  # barrels with each content
    tokens: tuple[Stock, ...]

    def holds(self, sides: Collection[str]) -> bool:
        """Whether all these sides can lie on the field together."""
        left = [tokens.copies for tokens in self.tokens]
        for side in sorted(sides, key=self.choices):
            place = self.source(side, left)
            if place is None:
                return False
            left[place] -= 1
        return True

    def copies_left(self, laid: Collection[str], side: str) -> int:
        """box.tokens: so many more can lie beside those."""
        more = 0
        while self.holds([*laid, *[side] * (more + 1)]):
            more += 1
        return more

    def choices(self, side: str) -> int:
        """Number of kinds of tokens that have this side; sides with the fewest are taken first."""
        return sum(side in tokens.sides for tokens in self.tokens)

    def source(self, side: str, left: Sequence[int]) -> int | None:
        for place, tokens in enumerate(self.tokens):
            if left[place] and side in tokens.sides:
                return place
        return None


def contents_left(edition: Edition, known: Collection[int]) -> list[int]:
    """The bag that setup draws from: all contents of barrels but those known to lie elsewhere."""
    copies = boxes()[edition.name].contents
    left = [CONTENTS.index(content) for content in edition.contents for _ in range(copies)]
    for content in known:
        left.remove(content)
    return left


def letters_of(hand: Sequence[int]) -> dict[str, int]:
    """The letters of the action cards in a hand, with their copies."""
    return {letter: copies for letter, copies in zip(LETTERS, hand, strict=True) if copies}


def cards_of(edition: Edition) -> dict[str, int]:
    """Every kind of card in the box, with its copies: actions, bonus cards, sensors."""
    return {**letters_of(edition.hand), **edition.bonus_cards, **edition.sensors}


@cache
def boxes() -> dict[str, Box]:
    """The boxes by the names of the editions."""
    return read_boxes(read_file(__package__, "data", FILE))


def read_boxes(top: Node) -> dict[str, Box]:
    return {name: read_box(node) for name, node in top.members().items()}


def read_box(node: Node) -> Box:
    keys = node.table(KEYS)
    sizes = tuple(size.whole() for size in keys["sizes"].items())
    tokens = tuple(read_stock(item) for item in keys["tokens"].items())
    return Box(sizes, keys["golem_cards"].flag(), keys["contents"].whole(), tokens)


def read_stock(node: Node) -> Stock:
    keys = node.table(("copies", "sides"))
    return Stock(keys["copies"].whole(), tuple(side.text() for side in keys["sides"].items()))


def read_tokens(nodes: Sequence[Node], field: Grid, edition: Edition, under: Sequence[Token] = ()) -> tuple[Token, ...]:
    """Tokens that lie on the field together with those that were there before, no more than the box has."""
    tokens = [read_token(node, edition) for node in nodes]
    place_tokens(nodes, tokens, field, under)
    laid = (*under, *tokens)
    for number, node in enumerate(nodes, len(under)):
        judge_supply(laid[number], laid[:number], boxes()[edition.name], node)
    half = half_ladder(laid)
    if half is not None:
        ladder, _, end = half.side.rpartition(" ")
        raise nodes[tokens.index(half)].error(f"{ladder} has one end only", hint=end)
    return laid


def judge_supply(token: Token, before: Sequence[Token], box: Box, node: Node) -> None:
    if not box.holds([*(other.side for other in before), token.side]):
        raise node.error(f"the box has no more tokens for {token.side}")
    if token.kind() != "barrel" or token.hidden:
        return
    known = [one for one in before if one.thing == token.thing and not one.hidden]
    if len(known) == box.contents:
        raise node.error(f"the box has only {box.contents} barrels with {CONTENTS[token.thing]}")
