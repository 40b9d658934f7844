"""The box of an edition: how many tokens it has, which sides they have, and what is in the barrels."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Final, NamedTuple

from algoritmus.core.page import Page, Spot
from algoritmus.golems.box.files import data_text
from algoritmus.golems.law.edition import Edition
from algoritmus.golems.law.words import CONTENTS

FILE: Final = "boxes.toml"
KEYS: Final = ("sizes", "golem_cards", "contents", "tokens")


class Tokens(NamedTuple):
    """So many equal tokens; each lies with one of its sides up."""

    copies: int
    sides: tuple[str, ...]


class Box(NamedTuple):
    """What a field of an edition is built from."""

    sizes: tuple[int, ...]  # empty: the field is built from parts
    golem_cards: bool
    contents: int  # barrels with each content
    tokens: tuple[Tokens, ...]

    def holds(self, sides: Collection[str]) -> bool:
        """Whether all these sides can lie on the field together."""
        left = [tokens.copies for tokens in self.tokens]
        for side in sorted(sides, key=self.choices):
            place = self.source(side, left)
            if place is None:
                return False
            left[place] -= 1
        return True

    def choices(self, side: str) -> int:
        """How many kinds of tokens have this side; those with the fewest are taken first."""
        return sum(side in tokens.sides for tokens in self.tokens)

    def source(self, side: str, left: Sequence[int]) -> int | None:
        for place, tokens in enumerate(self.tokens):
            if left[place] and side in tokens.sides:
                return place
        return None


def contents_left(edition: Edition, known: Collection[int]) -> list[int]:
    """What barrels may hold when these contents are known to lie elsewhere: the bag that setup draws from."""
    copies = boxes()[edition.name].contents
    left = [CONTENTS.index(content) for content in edition.contents for _ in range(copies)]
    for content in known:
        left.remove(content)
    return left


@cache
def boxes() -> dict[str, Box]:
    """The boxes by the names of the editions."""
    return {name: read_box(spot) for name, spot in Page(data_text(FILE), FILE).top().members().items()}


def read_box(spot: Spot) -> Box:
    keys = spot.table(KEYS)
    sizes = tuple(size.whole() for size in keys["sizes"].items())
    tokens = tuple(read_tokens(item) for item in keys["tokens"].items())
    return Box(sizes, keys["golem_cards"].flag(), keys["contents"].whole(), tokens)


def read_tokens(spot: Spot) -> Tokens:
    keys = spot.table(("copies", "sides"))
    return Tokens(keys["copies"].whole(), tuple(side.text() for side in keys["sides"].items()))
