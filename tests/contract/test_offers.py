"""Table options: every offered combination sets a table; another is refused or changes nothing."""

from __future__ import annotations

from itertools import chain
from typing import Any, cast

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Game, Refusal
from algoritmus.core.view_types import Offer
from algoritmus.match import Match
from tests.contract.cross import NUMBER, pick

STEPS = 40
FIELD, FIRST_FIELD = "field", "old-pond"  # of a new table of golems/board; a way with a field of its own offers another
SETTINGS = ("options", "water")  # the rule of water is shown where no water lies, too
Json = dict[str, Any]
NO_VALUES = ["?!", "", ",", "red,red", "x,,y"]


def changes_table(game: Game, options: dict[str, str], option: str, value: str) -> bool:
    """Whether a table is set with this value, and is another one than without the option."""
    others = {name: kept for name, kept in options.items() if name != option}
    try:
        changed = Match(game, {**others, option: value}, Seeded("table"))
    except Refusal:
        return False
    return table_of(changed) != table_of(Match(game, others, Seeded("table")))


def table_of(match: Match) -> Json:
    """What a spectator sees, but for the words by which the table was set."""
    return {name: shown for name, shown in cast(Json, match.view(None)).items() if name not in SETTINGS}


@pytest.mark.parametrize("rule_set", algoritmus.RULE_SETS)
def test_a_walk_through_all_choices(rule_set: str) -> None:
    """Any offered value can be taken, whatever was chosen before; then the others follow it."""
    game, chance = algoritmus.game(rule_set), Seeded(f"offers of {rule_set}")
    offer, refused = game.options.offer({}), 0
    assert set(offer.options) <= {FIELD}
    for _ in range(STEPS):
        option, value = pick(offer, chance)
        offer = game.options.offer({**offer.options, option: value})
        assert offer.options[option] == value
        refused += check(game, offer)
        if chance.draw(4, "forget") == 0:
            offer = game.options.offer({name: kept for name, kept in offer.options.items() if name != option})
    assert refused > STEPS


def check(game: Game, offer: Offer) -> int:
    """The options set a table with these seats; whatever is not offered sets none or changes nothing: how much that
    was."""
    options = {name: value for name, value in offer.options.items() if value != "random"}  # takes long to lay out
    assert set(offer.seats) <= set(game.seats(game.setup(options, Seeded("table"))))
    count = 0
    for option, values in game.options.choices().items():
        offered = {*offer.choices.get(option, []), *chain(*offer.places.get(option, []))}
        refused = [*NO_VALUES, *(value for value in values if value not in offered and value != FIRST_FIELD)]
        if option not in offer.choices and not values:
            refused.append(NUMBER)
        for value in refused:
            assert not changes_table(game, options, option, value), (options, option, value)
        count += len(refused)
    return count


def test_options_left_by_a_way_a_scenario_and_the_number_of_players() -> None:
    board = algoritmus.game("golems/board")
    junior = board.options.offer(
        {"way": "junior", "cards": "choose", "logic": "on", "subroutine": "on", "players": "3"}
    )
    assert junior.options == {"way": "junior"}
    assert not {"cards", "youngest", "logic", "subroutine"} & set(junior.choices)
    assert junior.choices["turns"][0] == "one-by-one"
    assert junior.choices["field"][0] == "labyrinth"
    assert junior.choices["players"] == ["1", "2"]
    assert {"cards", "youngest"} <= set(board.options.offer({"way": "junior", "field": "thaw"}).choices)
    story = board.options.offer({"scenario": "three-gears", "way": "junior", "players": "4", "limit": "9"})
    assert story.options == {"scenario": "three-gears", "limit": "9"}
    assert set(story.choices) == {"plot", "scenario", "turns", "limit", "open", "colours", "teams"}
    alone = board.options.offer({"players": "1", "bots": "die,guard,die,die", "cards": "cannon"})
    assert alone.seats == ["red"]
    assert alone.options["bots"] == "die,guard,die"
    assert alone.options["cards"].split(",")[0] == "cannon"
    assert {name: len(places) for name, places in alone.places.items()} == {"bots": 3, "colours": 1, "cards": 4}
    assert board.options.offer({"players": "2", "colours": "green,blue,red"}).options["colours"] == "green,blue"
    assert board.options.offer({"colours": "green,blue"}).choices["youngest"] == ["blue", "green"]
    assert "bots" not in board.options.offer({"players": "4"}).choices
    assert "1" not in algoritmus.game("golems/blocks").options.offer({}).choices["players"]
    assert board.options.offer({"limit": "0", "moon": "1", "bots": ",,", "field": ""}).options == {FIELD: FIRST_FIELD}
