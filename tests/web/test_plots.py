"""A plot on the page: chosen among the places, played through its three scenarios, one tap from each to the next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from algoritmus.games.golems.components.plots import load_plots
from algoritmus.games.golems.components.scenarios import load_scenarios
from tests.web import measure
from tests.web.scenes import skip_until
from tests.web.test_access import examine
from tests.web.visitor import Visit, Visitor

PLOT = load_plots()["runaway-golem"]
SCENARIOS = [load_scenarios()[id_] for id_ in PLOT.scenarios]
SEATS = [{"kind": "person", "name": ""}, *[{"kind": "computer", "player": "greedy"}] * 2]
PARTS = {"result": "main .result", "plot": "main .result .plot", "button": "main .result .main"}


def plot_of(visitor: Visitor, lang: str) -> Locator:
    return visitor.page.get_by_role("region", name=f"{visitor.words('option-plot')}: {PLOT.title[lang]}")


def play_round(visitor: Visitor) -> None:
    """All that a chapter of one round has, with the decisions that a row asks for."""
    result, pick = visitor.region("result"), visitor.page.locator("main .cell.pick")
    visitor.play("F", "F", "L", "R")
    skip_until(visitor, result.or_(pick).first)
    while pick.count():
        visitor.tap(pick.first)
        visitor.tap(visitor.button("choose"))
        expect(visitor.theatre).to_be_visible()
        skip_until(visitor, result.or_(pick).first)
    expect(result).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_plot_is_played_through_its_three_scenarios(visit: Visit, lang: str) -> None:
    ann = visit(lang, phone=lang == "ru")
    ann.open(f"/r/{ann.set_table('golems/board', {'plot': PLOT.id, 'limit': '1'}, SEATS)}")
    wrong = []
    for number, scenario in enumerate(SCENARIOS, 1):
        expect(ann.page.get_by_role("heading", name=f"{number}/3 · {scenario.title[lang]}")).to_be_visible()
        play_round(ann)
        told = plot_of(ann, lang)
        expect(told.get_by_role("listitem")).to_have_count(len(SCENARIOS))
        expect(told.locator("[aria-current='step']")).to_contain_text(scenario.title[lang])
        examine(ann)
        for size in measure.SIZES:
            measure.resize(ann.page, size)
            wrong += [f"chapter {number}, {size}: {fault}" for fault in measure.faults(ann.page, PARTS)]
        if number < len(SCENARIOS):
            expect(told).to_contain_text(PLOT.between[number - 1][lang])
            before = ann.code()
            ann.tap(ann.button("plot-next"))
            ann.page.wait_for_url(re.compile(rf"/r/(?!{before})"))
            expect(ann.hand).to_be_visible()
    expect(told).to_contain_text(PLOT.lost[lang])
    expect(told).to_contain_text(ann.words("plot-none"))
    ann.tap(ann.button("plot-again"))
    expect(ann.page.get_by_role("heading", name=f"1/3 · {SCENARIOS[0].title[lang]}")).to_be_visible()
    assert not wrong, "\n".join(wrong)


def test_a_plot_is_found_among_the_places_with_its_scenarios(visit: Visit) -> None:
    ann = visit("ru")
    ann.open("/#all")
    ann.take_box("golems-edition-board")
    ann.pick_sight("plot", PLOT.title["ru"])
    told = plot_of(ann, "ru")
    expect(told).to_contain_text(PLOT.beginning["ru"])
    for scenario in SCENARIOS:
        expect(told.get_by_role("listitem").filter(has_text=scenario.title["ru"])).to_be_visible()
    examine(ann)
    ann.tap(ann.button("new-start"))
    ann.code()
    expect(ann.page.get_by_role("heading", name=f"1/3 · {SCENARIOS[0].title['ru']}")).to_be_visible()


@pytest.mark.parametrize("phone", [True, False])
def test_scenarios_are_found_by_the_number_of_their_players(visit: Visit, phone: bool) -> None:
    ann = visit("ru", phone=phone)
    ann.open("/#all")
    ann.take_box("golems-edition-board")
    ann.tap(ann.page.get_by_role("button", name=ann.words("new-where")))
    ann.tap(ann.page.get_by_role("tab", name=ann.words("option-scenario")))
    for count in (1, 2, 3, 4):
        ann.page.get_by_role("radio", name=str(count), exact=True).check()
        group = ann.page.get_by_role("group", name=ann.words("for-players", count=count), exact=True)
        here = [one for one in load_scenarios().values() if (one.edition, len(one.players())) == ("board", count)]
        expect(group.get_by_role("button")).to_have_count(len(here))
        for scenario in here:
            expect(group.get_by_role("button", name=scenario.title["ru"])).to_have_count(1)
    examine(ann)
