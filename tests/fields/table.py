"""The table of all fields of all view types: one row for each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from tests.fields import common, events, golems_asks, golems_figures, golems_table, progers
from tests.fields.rows import Row
from tests.lanes import LONG

ROWS: Final[dict[str, Row]] = {
    key: row
    for part in (common, events, golems_figures, golems_asks, golems_table, progers)
    for key, row in part.ROWS.items()
}
# types and fields that a few hundred tables need not have: the long lane does
RARE: Final = ("Laid.", "PickAsk.", "SubroutineAsk.", "Task.", "TeleportAsk.")
RARE_FIELDS: Final = {
    "GolemThen.carrying",
    "GolemView.rows_next",
    "Place.loop",
    "ProgersView.paid",
    "RoverView.delivered",
    "RoverView.waiting",
}


def unseen(side: Literal["shown", "spoken"], seen: Iterable[str]) -> list[str]:
    """The fields that should have been seen at some table, but were not."""
    keys = [key for key, row in ROWS.items() if not isinstance(getattr(row, side), str)]
    return [key for key in keys if key not in seen and (LONG or (not key.startswith(RARE) and key not in RARE_FIELDS))]
