"""Custom planets (planet.own): notation, parser and legality check.

`brick-b4.cube-d2E`: the blocks with the cell of their south-west corner, and where their north side looks if not north.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from algoritmus.core.grid import COMPASS, name_cell, parse_cell
from algoritmus.core.package.editing import MOST_TEXT, Faulty
from algoritmus.games.progers.components.field_faults import fault
from algoritmus.games.progers.components.planets import Layout, Placed, blocks
from algoritmus.games.progers.components.survey import rule_faults

KEPT: Final = 256
_BLOCK: Final = re.compile(r"([a-z]+)-([a-z][1-9][0-9]?)([ESW]?)")


def str_custom_layout(layout: Layout) -> str:
    sides = ("", *COMPASS[1:])  # the usual one is not written
    return ".".join(f"{placed.block}-{name_cell(*placed.at)}{sides[placed.facing]}" for placed in layout.blocks)


def parse_custom_layout(text: str, rules: str) -> Layout:
    """The layout that is written so, in the order of the box; Faulty if nothing can be written so."""
    if len(text) > MOST_TEXT:
        raise Faulty(fault("long", most=MOST_TEXT))
    return in_order(Layout(rules, tuple(parse_block(word) for word in text.split(".") if text)))


def parse_block(word: str) -> Placed:
    match = _BLOCK.fullmatch(word)
    if match is None or match[1] not in blocks():
        raise Faulty(fault("syntax", word=word))
    return Placed(match[1], parse_cell(match[2]), COMPASS.index(match[3]) if match[3] else 0)


def in_order(layout: Layout) -> Layout:
    """Equal layouts are written alike."""
    order = list(blocks())
    laid = sorted(layout.blocks, key=lambda one: (order.index(one.block), one.at, one.facing))
    return Layout(layout.rules, tuple(laid))


@lru_cache(maxsize=KEPT)
def read_custom_layout(text: str, rules: str) -> Layout:
    """The layout that is written so; Faulty if these rules do not allow it."""
    layout = parse_custom_layout(text, rules)
    found = rule_faults(layout)
    if found:
        raise Faulty(found[0])
    return layout
