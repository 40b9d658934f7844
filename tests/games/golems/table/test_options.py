"""Table options: what a scenario leaves open, what does nothing and is not offered, cells that the table chooses."""

from __future__ import annotations

import pytest

import algoritmus
from algoritmus import explain
from algoritmus.core.game import Refusal
from algoritmus.core.view_types import Offer
from algoritmus.games.golems.components.cards import load_cards
from algoritmus.games.golems.components.fields import load_fields
from algoritmus.games.golems.components.scenarios import load_puzzles, load_scenarios
from algoritmus.games.golems.table.setup.build import make_plan
from algoritmus.match import Match
from tests.games.golems.table.test_13_ways import play_out, refused, seen, table
from tests.games.golems.table.test_games import first_drawn
from tests.scripted import Scripted

BATTLE_WITHOUT_CARDS = "frozen-whirl"
NO_LUCK = "to-the-edge"  # and three rows, movement cards only, no water


def offer(edition: str, **wishes: str) -> Offer:
    return algoritmus.game(f"golems/{edition}").options.offer(wishes)


def assert_refused(edition: str, why: str, words: str, **options: str) -> None:
    """Refused with this variant: programmers read the option or cell, everybody a sentence of its own."""
    told = refused(edition, **options)
    assert (told.code, told.values["why"]) == ("option.value", why)
    assert words in told.message
    for lang in ("ru", "en"):
        sentence = explain.why("golems", lang, told.code, told.values)
        others = {"value": "", "names": "", "option": "", **told.values, "why": "listed"}
        assert sentence != explain.why("golems", lang, told.code, others)
        assert str(told.values.get("cell", "")) in sentence


# way.scenario: the rest of the box


def test_way_scenario_keeps_logic_and_the_subroutine() -> None:
    options = {"scenario": BATTLE_WITHOUT_CARDS, "logic": "on", "subroutine": "on"}
    match = Match(algoritmus.game("golems/board"), options, Scripted({"luck deck": first_drawn(5) * 2}))
    assert seen(match)["phase"] == "subroutine"
    for seat in (0, 1):
        match.answer(seat, ("F", "A"))
    assert seen(match, 0)["golems"]["red"]["subroutine"] == ["F", "A"]
    assert seen(match, 0)["mine"]["token"] == "and"
    assert "call" in match.asks()[0].next_cards(())
    assert play_out(match).result() is not None


def test_way_scenario_without_golem_cards_lets_the_table_choose_deal_or_name_them() -> None:
    chosen = table("board", scenario=BATTLE_WITHOUT_CARDS, cards="choose", youngest="blue")
    assert (seen(chosen)["phase"], chosen.waiting()) == ("card", [1])
    play_out(chosen)
    dealt = table("board", scenario=BATTLE_WITHOUT_CARDS, cards="deal")
    assert sorted(seen(dealt)["cards"]) == ["blue", "red"]
    named = seen(table("board", scenario=BATTLE_WITHOUT_CARDS, cards="bow,axe"))
    assert named["cards"] == {"red": "bow", "blue": "axe"}
    assert named["golems"]["red"]["range"] == load_cards()["bow"].reach
    usual = seen(table("board", scenario=BATTLE_WITHOUT_CARDS, cards="usual"))
    assert (usual["cards"], usual["phase"]) == ({}, "program")
    assert usual["golems"] == seen(table("board", scenario=BATTLE_WITHOUT_CARDS))["golems"]
    assert "cards" in refused("board", cards="usual").message
    assert "cards" in refused("board", scenario=BATTLE_WITHOUT_CARDS, cards="usual,bow").message
    assert "youngest" in refused("board", scenario=BATTLE_WITHOUT_CARDS, youngest="blue").message


def test_way_scenario_rows_that_it_names_are_kept_with_any_golem_card() -> None:
    for scenario in load_scenarios().values():
        offered = offer(scenario.edition, scenario=scenario.id)
        if scenario.rows is not None and "cards" in offered.choices:
            match = table(scenario.edition, scenario=scenario.id, cards="deal")
            assert all(golem["rows"] == scenario.rows for golem in seen(match)["golems"].values())


def test_way_scenario_names_of_teams_and_colours_are_the_tables() -> None:
    match = table("board", scenario="night-watch", teams="Owls,Foxes", colours="green,yellow")
    golems = seen(match)["golems"]
    assert [golem.get("team") for golem in golems.values()] == ["Owls", "Foxes", None, None]
    assert match.seats[:2] == ["green", "yellow"]
    assert_refused("board", "teams", "teams", scenario="night-watch", teams="A,B,C")


def test_way_scenario_cards_that_it_names_lie_open() -> None:
    for id_ in ("lighthouse", "night-watch", "four-knights"):
        seats = load_scenarios()[id_].seats
        for seat in (None, 0):
            view = seen(table("board", scenario=id_), seat)
            assert view["cards"] == dict(zip(view["golems"], [golem.card for golem in seats], strict=True))
            assert set(view["bot_programs"]) == {golem.sheet.bot for golem in seats if golem.sheet.bot}


@pytest.mark.parametrize(
    ("scenario", "option", "value"),
    [
        (NO_LUCK, "logic", "on"),
        (NO_LUCK, "subroutine", "on"),
        (NO_LUCK, "cards", "deal"),  # nothing there does harm, and the rows are given
        ("four-knights", "cards", "deal"),
        ("lighthouse", "youngest", "red"),
        ("lighthouse", "bots", "hunter"),
        ("lighthouse", "field", "meadow"),
        ("lighthouse", "way", "standard"),
        ("lighthouse", "goal", "gears"),
        ("lighthouse", "treasure", "c3"),
    ],
)
def test_way_scenario_an_option_that_it_settles_is_refused_by_name(scenario: str, option: str, value: str) -> None:
    assert_refused("board", "settled", option, scenario=scenario, **{option: value})
    offered = offer("board", scenario=scenario, **{option: value})
    assert option not in offered.choices
    assert offered.options == {"scenario": scenario}


@pytest.mark.parametrize("option", ["logic", "subroutine"])
def test_way_scenario_what_it_does_without_may_be_switched_off(option: str) -> None:
    match = table("board", scenario=NO_LUCK, **{option: "off"})
    assert seen(match)["phase"] == "program"
    table("board", puzzle="well-rehearsed", **{option: "off"})
    assert_refused("board", "settled", option, puzzle="well-rehearsed", **{option: "on"})


def test_way_scenario_the_right_number_of_players_is_accepted_and_a_wrong_one_corrected() -> None:
    stories = {"scenario": load_scenarios(), "puzzle": load_puzzles()}
    for kind, found in stories.items():
        for id_, story in found.items():
            right = len(story.players())
            table(story.edition, **{kind: id_, "players": str(right)})
            wrong = "2" if right == 1 else "1"
            assert_refused(story.edition, "players", "players", **{kind: id_, "players": wrong})
            assert str(right) in refused(story.edition, **{kind: id_, "players": wrong}).message
            offered = offer(story.edition, **{kind: id_, "players": wrong})
            assert (offered.options, "players" in offered.choices) == ({kind: id_}, False)


def test_way_scenario_offers_what_it_leaves_open() -> None:
    offered = offer("board", scenario=BATTLE_WITHOUT_CARDS).choices
    assert offered["cards"][:3] == ["usual", "choose", "deal"]
    assert (offered["logic"], offered["subroutine"], offered["teams"]) == (["off", "on"], ["off", "on"], [])
    assert "youngest" not in offered
    chosen = offer("board", scenario=BATTLE_WITHOUT_CARDS, cards="choose", logic="on")
    assert chosen.options == {"scenario": BATTLE_WITHOUT_CARDS, "cards": "choose", "logic": "on"}
    assert chosen.choices["youngest"] == ["red", "blue"]
    assert {"logic", "subroutine", "cards", "extra"}.isdisjoint(offer("energy", scenario="workshop-yard").choices)


# options that do nothing


@pytest.mark.parametrize("edition", ["blocks", "cards"])
def test_end_energy_extra_rounds_are_energys_and_elsewhere_read_but_not_offered(edition: str) -> None:
    game = algoritmus.game(f"golems/{edition}")
    assert "extra" not in game.options.choices()
    assert offer(edition, way="standard", extra="on").options == {"way": "standard"}
    with_extra, without = (
        play_out(table(edition, way="standard", limit="3", **more)) for more in ({"extra": "on"}, {})
    )
    assert with_extra.answered == without.answered
    assert "extra" in offer("energy", way="standard").choices


@pytest.mark.parametrize(
    ("edition", "wishes", "idle"),
    [
        ("energy", {"way": "autonomous"}, "extra"),
        ("energy", {"way": "bring"}, "extra"),
        ("energy", {"way": "tournament"}, "extra"),
        ("blocks", {"way": "tournament"}, "limit"),
        ("board", {"way": "tournament"}, "limit"),
        ("board", {"way": "tournament"}, "turns"),
        ("board", {"way": "junior"}, "logic"),
        ("board", {"way": "junior"}, "subroutine"),
        ("energy", {"way": "beginner"}, "water"),
        ("energy", {"way": "standard", "field": "cellar"}, "water"),
    ],
)
def test_an_option_that_does_nothing_is_not_offered(edition: str, wishes: dict[str, str], idle: str) -> None:
    assert idle in algoritmus.game(f"golems/{edition}").options.choices()
    assert idle not in offer(edition, **wishes).choices


def test_energy_offers_the_rule_of_water_where_water_lies() -> None:
    assert offer("energy", way="standard", field="stream", water="flow").options["water"] == "flow"


def test_way_junior_is_played_without_logic_and_subroutine_and_says_so() -> None:
    for option in ("logic", "subroutine"):
        table("board", way="junior", **{option: "off"})
        assert_refused("board", "without", option, way="junior", **{option: "on"})


# way.junior: the table places the treasure and the gears


def test_way_junior_the_table_may_place_the_treasure() -> None:
    view = seen(table("board", way="junior", treasure="b3"))
    assert view["goal"]["cells"] == {"red": ["b3"], "blue": ["b3"]}
    offered = offer("board", way="junior")
    free = offered.choices["treasure"]
    assert len(free) > 10
    for cell in free:
        assert seen(table("board", way="junior", treasure=cell))["goal"]["cells"]["red"] == [cell]
    assert offer("board", way="junior", treasure=free[3]).options["treasure"] == free[3]
    play_out(table("board", way="junior", treasure=free[0], limit="4"))


def test_way_junior_the_table_may_place_the_gears() -> None:
    offered = offer("board", way="junior", goal="gears")
    assert "treasure" not in offered.choices
    cells = offered.choices["gears"][:6]
    match = table("board", way="junior", goal="gears", gears=",".join(cells))
    assert sorted(seen(match)["gears"]["left"]) == sorted(cells)
    play_out(match)
    wishes = ",".join([cells[0], "z9", "a1", cells[1], cells[0]])  # off the field, a start, twice
    assert offer("board", way="junior", goal="gears", gears=wishes).options["gears"] == f"{cells[0]},{cells[1]}"


@pytest.mark.parametrize(
    ("options", "why", "cell"),
    [
        ({"treasure": "z9"}, "off", "z9"),
        ({"treasure": "33"}, "off", "33"),
        ({"treasure": "a1"}, "start", "a1"),
        ({"treasure": "b2"}, "lies", "b2"),
        ({"treasure": "b3,c3"}, "one", "c3"),
        ({"goal": "gears", "gears": "b3,a1"}, "start", "a1"),
        ({"goal": "gears", "gears": "b3,c3,b3"}, "twice", "b3"),
        ({"goal": "edge", "treasure": "b3"}, "goal", "treasure"),
        ({"gears": "b3"}, "goal", "gears"),
    ],
)
def test_way_junior_a_cell_where_nothing_can_be_placed_is_named(options: dict[str, str], why: str, cell: str) -> None:
    assert_refused("board", why, cell, way="junior", field="Ea1~wall-b2d1", **options)


def test_way_junior_only_juniors_place_a_treasure() -> None:
    for option in ("treasure", "gears"):
        with pytest.raises(Refusal) as told:
            table("board", **{option: "b3"})
        assert told.value.values["why"] == "junior"


# the first table


def test_field_cells_the_first_table_of_board_shows_the_edition() -> None:
    """Parts, barrels with contents, water and a ladder, for two to four."""
    for players in ("2", "3", "4"):
        options = offer("board", players=players).options
        assert options["field"] == offer("board", players=players).choices["field"][0]
        view = seen(table("board", **options))
        assert len(load_fields()[options["field"]].parts) >= 4
        assert {"barrel", "water", "ladder"} <= {token["kind"] for token in view["tokens"]}
        assert len(view["contents"]) == 12
    assert offer("cards").options == {}


def test_field_cells_options_without_a_field_mean_the_same_as_before() -> None:
    assert table("board").record.options == {}
    assert make_plan("board", {}).layout.name == "duel-yard"


def test_way_junior_keeps_its_own_field() -> None:
    """Also where the way is chosen after the first table was offered."""
    first = offer("board").options
    junior = offer("board", **first, way="junior")
    assert "field" not in junior.options
    assert junior.choices["field"][0] == "labyrinth"
    assert first["field"] not in junior.choices["field"]
