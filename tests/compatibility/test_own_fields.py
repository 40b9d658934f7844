"""field.own: games of an older version of the rules, in which the third golem looked elsewhere."""

from __future__ import annotations

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal
from algoritmus.core.record import parse_record
from algoritmus.match import Match, ReplayError, replay

FIELD = "Aa1wE.Ed1"
TURNED = f"{FIELD}~start-a1Nf4Sf1W"  # the third start is the table's choice
BOARD = algoritmus.game("golems/board")


def begun(version: str, **options: str) -> str:
    """A record that has only begun."""
    return str(Match(BOARD, options, Seeded("own field"), version=version).record)


@pytest.mark.parametrize("version", ["1", "2", "3"])
def test_three_golems_on_an_older_own_field_end_kindly(version: str) -> None:
    with pytest.raises(Refusal) as refused:
        begun(version, field=FIELD, players="3")
    assert refused.value.code == "match.version"
    text = begun(BOARD.version, field=FIELD, players="3").replace(f"board {BOARD.version}", f"board {version}")
    with pytest.raises(ReplayError) as caught:
        replay(parse_record(text), BOARD)
    assert caught.value.code == "record.version"


@pytest.mark.parametrize(
    "options",
    [
        {"field": FIELD},
        {"field": TURNED, "players": "3"},
        {"field": "meadow", "players": "4"},
        {"players": "3"},
    ],
)
def test_other_games_of_an_older_version_go_on(options: dict[str, str]) -> None:
    assert "golems/board 3" in begun("3", **options)
