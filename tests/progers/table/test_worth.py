"""What a position is worth to a player that sees only its view."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from algoritmus.progers.table.worth import WIN, worth
from tests.progers.table.tables import GAMES, RULE_SETS, lay_table, walk

both = pytest.mark.parametrize("rules", RULE_SETS)


def view_of(rules: str, **mine: Any) -> dict[str, Any]:
    """Red's view, with something changed about its rover."""
    view: dict[str, Any] = copy.deepcopy(GAMES[rules].view(lay_table(rules, "F L D J J"), 0))
    view["rovers"]["red"] |= mine
    return view


@both
def test_points_and_cargo_are_worth_something(rules: str) -> None:
    nothing = worth(view_of(rules, at="b1"))
    assert worth(view_of(rules, at="b1", aboard=1)) > nothing
    assert worth(view_of(rules, at="b1", points=2)) > worth(view_of(rules, at="b1", aboard=1))


@both
def test_a_loaded_rover_is_drawn_to_its_laboratory(rules: str) -> None:
    lab = view_of(rules)["labs"]["red"][-1]
    assert lab in ("f6", "i9")
    near, far = {"basic": ("e6", "d6"), "full": ("h9", "g9")}[rules]
    loaded = {"aboard": 3, "facing": "E"}
    assert worth(view_of(rules, at=near, **loaded)) > worth(view_of(rules, at=far, **loaded))
    assert worth(view_of(rules, at=near, **loaded)) > worth(view_of(rules, at=near, aboard=3, facing="W"))


@both
def test_an_empty_rover_is_drawn_to_samples(rules: str) -> None:
    view = view_of(rules, at="a1", facing="N")
    view["samples"] = [{"at": "a5", "count": 1}]
    nearer = copy.deepcopy(view)
    nearer["rovers"]["red"]["at"] = "a2"
    assert worth(nearer) > worth(view)


@both
def test_a_rivals_points_count_against_it(rules: str) -> None:
    view = view_of(rules)
    richer = copy.deepcopy(view)
    richer["rovers"]["blue"]["points"] = 4
    assert worth(richer) < worth(view)


@both
def test_the_result_is_worth_most(rules: str) -> None:
    values = []
    for position in walk(rules, 9, players="3", limit="60"):
        for seat in range(3):
            value = worth(GAMES[rules].view(position, seat))
            if position.result is None:
                values.append(value)
            else:
                won = seat in position.result.winners
                assert value == (WIN / len(position.result.winners) if won else -WIN)
    assert max(values) < WIN
    assert min(values) > -WIN
