"""What goes together at a table of golems: juniors with their goals and places, stories with the rest of the box.

Each table is set as its options say, offered as it is set, played to its end, and its record replays alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal
from algoritmus.core.record import parse_record
from algoritmus.games.golems.components.plots import load_plots
from algoritmus.games.golems.components.scenarios import load_scenarios
from algoritmus.match import replay
from algoritmus.text_mode.terminal import Person
from tests.contract.conftest import Table
from tests.contract.test_games import play
from tests.lanes import amount

Options = dict[str, str]
BOARD = "golems/board"
FIELDS = ("", "labyrinth", "two-ponds", "Ea1~wall-b2d1", "Ea1~water-b2d1")  # a way's own, from the box, laid
PLACES = {"treasure": ("treasure", 1), "gears": ("gears", 4)}  # by goal: the option of its cells, and how many
REST = {  # of the box, where a scenario does not fix it
    "logic": ("off", "on"),
    "subroutine": ("off", "on"),
    "cards": ("usual", "choose", "deal"),
    "colours": ("", "green,yellow,red,blue"),
    "teams": ("", "Owls"),
    "open": ("off", "on"),
    "turns": ("together", "one-by-one"),
}
TABLES = amount(60, 240)  # that are played


@cache
def junior_tables() -> list[Table]:
    found = []
    for field, goal, turns, placed, bots in product(
        FIELDS, ("treasure", "edge", "gears"), ("one-by-one", "together"), (False, True), ("", "die", "hunter")
    ):
        options: Options = {"way": "junior", "goal": goal, "turns": turns, "limit": "3"}
        options |= {"field": field} if field else {}
        options |= {"players": "1", "bots": bots} if bots else {"teams": "Owls,Foxes"}
        if placed and goal in PLACES:
            options |= places(options, goal)
        found.append(Table(BOARD, options))
    return found


def places(options: Options, goal: str) -> Options:
    """Free cells that the table chooses, taken from what is offered."""
    option, count = PLACES[goal]
    free = algoritmus.game(BOARD).options.offer(options).choices[option]
    chance = Seeded(f"{options} {goal}")
    picked = dict.fromkeys(free[chance.draw(len(free), "cell")] for _ in range(count))
    return {option: ",".join(picked)}


@cache
def story_tables() -> list[Table]:
    """Every scenario and plot with everything that it leaves open."""
    found = []
    stories = [("scenario", one.id, f"golems/{one.edition}") for one in load_scenarios().values()]
    stories += [("plot", id_, BOARD) for id_ in load_plots()]
    for option, id_, rule_set in stories:
        chance = Seeded(f"rest {id_}")
        for _ in range(amount(6, 24)):
            wishes = {name: values[chance.draw(len(values), name)] for name, values in REST.items()}
            wishes = {name: value for name, value in wishes.items() if value} | {option: id_, "limit": "2"}
            found.append(Table(rule_set, algoritmus.game(rule_set).options.offer(wishes).options))
    return found


def refusal_of(table: Table) -> Refusal | None:
    try:
        table.match(1)
    except Refusal as error:
        return error
    return None


def some(tables: list[Table]) -> Iterator[tuple[int, Table]]:
    """As many as are played, spread over all."""
    step = max(1, len(tables) // TABLES)
    return ((number, table) for number, table in enumerate(tables) if number % step == 0)


def test_way_junior_every_goal_is_set_as_it_is_placed() -> None:
    counts = Counter[str]()
    for table in junior_tables():
        view: Any = table.match(1).view(None)
        options, cells = table.options, set(view["goal"]["marks"])
        cells |= {cell for own in view["goal"]["cells"].values() for cell in own}
        assert (view["turns"], len(view["golems"])) == (options["turns"], 2)
        water = any(token["kind"] == "water" for token in view["tokens"])
        assert (view["stats"], view["luck"], view["contents"]) == (["limit"] if water else [], {}, [])
        for option in {"treasure", "gears"} & set(options):
            assert cells == set(options[option].split(",")), table
            counts[option] += 1
        counts[str(water)] += 1
    assert min(counts.values()) > 10
    assert set(counts) == {"treasure", "gears", "True", "False"}


def test_what_is_set_is_offered_again_with_its_values() -> None:
    for table in (*junior_tables(), *story_tables()):
        offer = table.game.options.offer(table.options)
        assert offer.options == table.options, table
        for option, values in offer.choices.items():
            chosen = set(table.options.get(option, "").split(",")) - {""}
            assert not values or chosen <= {*values}, (table, option)


def test_way_scenario_the_rest_of_the_box_is_used_or_refused_by_name() -> None:
    used, refused = Counter[str](), Counter[str]()
    for one in load_scenarios().values():
        game = algoritmus.game(f"golems/{one.edition}")
        for option in {"logic", "subroutine", "cards", "teams", "colours"} & set(game.options.choices()):
            value = {"cards": "deal", "teams": "Owls", "colours": "green"}.get(option, "on")
            table = Table(game.id, {"scenario": one.id, option: value})
            refusal = refusal_of(table)
            if refusal is not None:
                assert option in str(refusal.values.get("option", refusal.message)), refusal
                refused[option] += 1
                continue
            view: Any = table.match(1).view(0)
            assert view["options"][option] == value
            used[option] += 1
    assert not {"teams", "colours"} & set(refused)
    assert all(used[option] >= 3 and refused[option] for option in ("logic", "subroutine", "cards")), (used, refused)


@pytest.mark.parametrize("tables", [junior_tables, story_tables], ids=["junior", "stories"])
def test_combined_tables_end_and_their_record_replays(tables: Callable[[], list[Table]]) -> None:
    played = 0
    for number, table in some(tables()):
        match = play(table.match(number), number)
        assert match.result() is not None, table
        assert str(replay(parse_record(str(match.record)), table.game).record) == str(match.record), table
        played += 1
    assert played >= 50


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_combined_tables_are_read_out_in_words(lang: str) -> None:
    for number, table in some([*junior_tables(), *story_tables()]):
        heard: list[str] = []
        match = table.match(number)
        Person(table.game.id, lang, write=heard.append).look(match.view(next(iter(match.asks()))))
        assert len(heard) > 3
        assert not [line for line in heard if "{" in line or "None" in line], heard
