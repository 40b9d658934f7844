"""Events: what others than this table's test compare, and why."""

from __future__ import annotations

from typing import Final

from algoritmus.core import view_types as shared
from algoritmus.games.golems import view_types as golems
from algoritmus.games.progers import view_types as progers
from tests.fields.rows import ABSTRACT, EVENTS, FRAMES, REFEREE, Row
from tests.fields.walk import keys_of

STORY: Final = "the text mode tells the events that lead there"
ROWS: Final[dict[str, Row]] = {
    key: row
    for row, types in (
        (Row(ABSTRACT, ABSTRACT), (shared.Event, shared.EventKeys)),
        (Row(EVENTS, EVENTS), (shared.GameEnd, golems.GolemEvent, golems.RowOpened)),
        (Row(EVENTS, EVENTS), (progers.RoverEvent, progers.TurnTaken)),
        (Row(FRAMES, STORY), (golems.GolemsField, progers.RoversField, progers.RoverThen)),
        (Row(REFEREE, REFEREE), (progers.Settled, progers.SettledTurn, progers.SettledResult)),
    )
    for one in types
    for key in keys_of(one)
}
