"""Plots: three scenarios in a row with one story, and who has won them."""

from __future__ import annotations

import pytest

import algoritmus
from algoritmus.core.reader import InputError, read_toml
from algoritmus.games.golems.components.plots import Plot, best_of, load_plots, read_place, read_plot
from tests.games.golems.components.walk import play_by_computers
from tests.games.golems.table.test_13_ways import play_out, refused, seen, table

PLOTS = load_plots()
plots = pytest.mark.parametrize("plot", PLOTS.values(), ids=PLOTS)
RUNAWAY = PLOTS["runaway-golem"]


def rule_set(plot: Plot) -> str:
    return f"golems/{plot.chapter(0).edition}"


def test_there_are_two_plots_and_one_is_for_three_players_with_a_bot() -> None:
    seats = [plot.chapter(0).seats for plot in PLOTS.values()]
    assert len(seats) == 2
    assert sorted(sum(not seat.sheet.bot for seat in golems) for golems in seats) == [2, 3]
    assert all(any(seat.sheet.bot for seat in RUNAWAY.chapter(number).seats) for number in range(3))


@plots
def test_a_plot_speaks_both_languages_and_briefly(plot: Plot) -> None:
    texts = [plot.title, plot.beginning, *plot.between, plot.ending, plot.lost]
    assert all(list(text) == ["en", "ru"] and max(map(len, text.values())) < 200 for text in texts)
    assert len({text["en"] for text in texts}) == len({text["ru"] for text in texts}) == 6


@plots
def test_computer_players_play_a_plot_from_its_beginning_to_its_end(plot: Plot) -> None:
    option, told = plot.id, []
    for chapter, scenario in enumerate(plot.scenarios, 1):
        begun = seen(table(rule_set(plot).partition("/")[2], plot=option))["plot"]
        assert (begun["chapter"], begun["next"], begun["best"]) == (chapter, "", [])
        assert begun["scenarios"][chapter - 1] == scenario
        assert len(begun["winners"]) == chapter - 1
        over = seen(play_by_computers(rule_set(plot), {"plot": option}, "1"))
        assert over["plot"]["winners"][-1] == over["result"]["winners"]
        told += [begun["tale"], over["plot"]["tale"]]
        option = over["plot"]["next"]
    assert option == ""
    assert told[:-1] == [plot.beginning, plot.between[0], plot.between[0], plot.between[1], plot.between[1]]
    winners = over["plot"]["winners"]
    assert told[-1] == (plot.ending if best_of(winners) else plot.lost)
    assert over["plot"]["best"] == best_of(winners)


@pytest.mark.parametrize(
    ("winners", "best"),
    [
        ([["red"], ["red", "blue"], ["blue", "red"]], ["red"]),
        ([["red"], ["blue"], []], ["red", "blue"]),
        ([[], ["yellow"], []], []),
        ([[], [], []], []),
    ],
)
def test_the_result_of_a_plot_is_that_of_its_chapters(winners: list[list[str]], best: list[str]) -> None:
    assert best_of(winners) == best


def test_the_next_chapter_keeps_what_the_table_has_chosen() -> None:
    option = "runaway-golem.green.none"
    offer = algoritmus.game("golems/board").options.offer({"plot": option, "colours": "green,red,blue", "logic": "on"})
    assert offer.options == {"plot": option, "colours": "green,red,blue", "logic": "on"}
    view = seen(table("board", **offer.options))
    assert view["plot"]["chapter"] == 3
    assert view["plot"]["winners"] == [["green"], []]
    assert view["goal"]["kind"] == "bots"
    assert option in offer.choices["plot"]


@pytest.mark.parametrize(
    "value", ["runaway", "runaway-golem.", "runaway-golem.violet", "runaway-golem.red+red", "runaway-golem.red.red.red"]
)
def test_what_is_no_place_in_a_plot_is_refused(value: str) -> None:
    assert read_place(value) is None
    assert refused("board", plot=value).values["why"] == "listed"
    assert refused("cards", plot="runaway-golem").values["why"] == "listed"


@pytest.mark.parametrize("other", [{"scenario": "lighthouse"}, {"puzzle": "well-rehearsed"}, {"players": "2"}])
def test_a_plot_settles_what_is_played(other: dict[str, str]) -> None:
    assert refused("board", plot="runaway-golem", **other).values["why"] in ("settled", "players")


def test_a_plot_of_different_boxes_is_none() -> None:
    words = '{ en = "x" }'
    text = (
        'scenarios = ["clean-sweep", "harvest", "lighthouse"]\n'
        f"title = {words}\nbeginning = {words}\nending = {words}\nlost = {words}\nbetween = [{words}, {words}]\n"
    )
    with pytest.raises(InputError, match="one edition and the same players"):
        read_plot(read_toml(text, "mixed.toml"), "mixed.toml")


def test_a_chapter_is_played_as_its_scenario_is() -> None:
    match = play_out(table("cards", plot="kings-birthday"))
    alike = seen(match)
    assert alike["goal"] == seen(table("cards", scenario="clean-sweep"))["goal"]
