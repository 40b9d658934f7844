"""Plates of three and four: whose turn it is, typed names, numbers, golem cards, the ranking at the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.measure import RESULT, faults, resize
from tests.web.scenes import lay_all, skip_until
from tests.web.visitor import Visit, Visitor

SIZES = [(360, 640), (820, 1180), (1366, 768)]
NAMES = ["Анна-Мария", "Bob", "Константин Сергеевич", "Zoë"]
PEOPLE = [{"kind": "person", "name": name} for name in NAMES]
COMPUTER = {"kind": "computer", "player": "random"}
SIGN = "one => getComputedStyle(one, '::after').width"
SHORT_NAMES = """plates => plates.map((plate) => {
  const name = plate.querySelector('.name').getBoundingClientRect();
  const box = plate.getBoundingClientRect();
  const inside = name.left >= box.left && name.right <= box.right + 1 && name.bottom <= box.bottom + 1;
  return inside ? Math.round(name.width) : -1;
})"""
SPILLED = """plates => plates.flatMap((plate) => {
  const box = plate.getBoundingClientRect();
  return [...plate.querySelectorAll('svg, b, .name, .status, .points')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.getBoundingClientRect(), one.className.baseVal ?? one.className])
    .filter(([{ width, left, right, bottom }]) =>
      width > 2 && (left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + 1))
    .map(([{ right, bottom }, name]) => `${name} ${right - box.right} ${bottom - box.bottom}`);
})"""
ENDS = "all => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length"
TABLES: list[tuple[str, dict[str, str]]] = [
    ("golems/energy", {"way": "standard"}),
    ("golems/board", {"cards": "choose"}),
    ("progers/full", {}),
]


def plates(visitor: Visitor) -> Locator:
    return visitor.page.locator("main .plate")


@pytest.mark.parametrize(("rule_set", "options"), TABLES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_plate_and_the_hand_say_whose_turn_it_is(
    visit: Visit, rule_set: str, options: dict[str, str], lang: str
) -> None:
    """Programs, golem cards and bases: one device for four."""
    ann = visit(lang)
    ann.open(f"/r/{ann.set_table(rule_set, {**options, 'players': '4'}, PEOPLE)}")
    ann.next_player()
    current = ann.page.locator("main .plate[aria-current=true]")
    for size in SIZES:
        resize(ann.page, size)
        expect(current).to_have_count(1)
        name = next(name for name in NAMES if name in current.inner_text())
        whose = ann.page.locator("main .desk .whose span")
        expect(whose).to_have_text(ann.words("turn-of", name=name))
        expect(whose).to_be_in_viewport(ratio=0.99)
        assert float(current.evaluate(SIGN).removesuffix("px")) >= 12  # a sign, not the colour alone
        assert ann.page.locator("main .plate:not([aria-current])").first.evaluate(SIGN) == "auto"
        assert plates(ann).evaluate_all(SPILLED) == [], size
        assert min(plates(ann).evaluate_all(SHORT_NAMES)) >= 20, size


def test_by_link_the_plate_of_the_player_who_is_asked_glows(visit: Visit) -> None:
    ann, bob = visit(), visit("ru")
    code = ann.set_table("progers/full", {"players": "2"}, [{"kind": "person", "name": "Ann"}, {"kind": "open"}])
    ann.open(f"/r/{code}")
    bob.open(f"/r/{code}")
    bob.page.get_by_label(bob.words("your-name")).fill("Bob")
    bob.tap(bob.button("sit-down"))
    for visitor in (ann, bob):
        current = visitor.page.locator("main .plate[aria-current=true]")
        expect(current).to_have_count(1)
    asked, waits = (ann, bob) if "Ann" in current.inner_text() else (bob, ann)
    name = "Ann" if asked is ann else "Bob"
    for size in SIZES:
        for visitor in (ann, bob):
            resize(visitor.page, size)
        expect(asked.page.locator(".whose span")).to_have_text(asked.words("turn-of", name=name))
        expect(waits.page.locator(".whose")).to_have_count(0)


def test_typed_names_stand_in_curtain_story_and_result_and_everybody_is_ranked(visit: Visit) -> None:
    ann = visit("ru")
    options = {"way": "standard", "players": "4", "limit": "1"}
    ann.open(f"/r/{ann.set_table('golems/energy', options, PEOPLE)}")
    for name in NAMES:
        expect(ann.curtain.get_by_role("heading")).to_contain_text(name)
        ann.next_player()
        ann.play("F")
    told = " ".join(ann.sentences())
    assert all(name in told for name in NAMES), told
    assert ann.colour("red") not in told
    ann.go_on()
    ranked = ann.page.get_by_role("list", name=ann.words("standings")).get_by_role("listitem")
    expect(ranked).to_have_count(4)
    shown = [one.inner_text() for one in ranked.all()]
    assert sorted(name for name in NAMES if any(name in text for text in shown)) == sorted(NAMES)
    assert all(re.match(r"1\.", text) for text in shown), shown  # nobody was hit
    for size in SIZES:
        resize(ann.page, size)
        assert not faults(ann.page, {**RESULT, "last place": "main .result ol li:last-child"}), size
        assert ann.page.locator("main .result :is(svg, li)").evaluate_all(ENDS) == 0, size
        expect(ranked.last).to_be_in_viewport(ratio=0.99)
        score = ranked.last.locator(".number, .score").filter(visible=True).last
        expect(score).to_contain_text("3")


@pytest.mark.parametrize(
    ("options", "seats", "golems"),
    [
        ({"players": "2"}, [PEOPLE[0], COMPUTER], 2),
        ({"players": "3"}, [PEOPLE[2], COMPUTER, COMPUTER], 3),
        ({"players": "4", "subroutine": "on"}, [PEOPLE[0], COMPUTER, COMPUTER, COMPUTER], 4),
        ({"players": "2", "bots": "hunter,die"}, [PEOPLE[0], COMPUTER], 4),
    ],
)
def test_every_golem_carries_its_weapon_and_its_card_opens(
    visit: Visit, options: dict[str, str], seats: list[dict[str, Any]], golems: int
) -> None:
    ann = visit("ru")
    ann.open(f"/r/{ann.set_table('golems/board', {**options, 'field': 'meadow', 'cards': 'deal'}, seats)}")
    skip_until(ann, ann.hand)
    if "subroutine" in options:
        lay_all(ann)
        ann.tap(ann.page.locator("main .lock.ready"))
        expect(ann.page.locator("main .plate.mine .sub")).to_be_visible()
        skip_until(ann, ann.hand)
    for size in SIZES:
        resize(ann.page, size)
        expect(ann.page.locator("main .field .weapon")).to_have_count(golems)
        expect(ann.page.locator("main .plate .sign svg:first-child").filter(visible=True)).not_to_have_count(0)
        assert ann.page.locator("main .plate .short").evaluate_all("all => all.map((one) => one.textContent.length)")
        assert plates(ann).evaluate_all(SPILLED) == [], size
        expect(plates(ann).locator(".damage").filter(visible=True)).to_have_count(golems)
        ann.tap(plates(ann).last.locator(".look"))
        sheet = ann.region("golem-card")
        expect(sheet).to_be_visible()
        for stat in ("strength", "range", "rows", "limit"):
            expect(sheet).to_contain_text(ann.words(f"stat-key-{stat}"))
        if "bots" in options:
            expect(ann.page.locator(".memo li")).to_have_count(6)
        ann.page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()


def test_a_tap_on_a_golem_opens_its_card_and_a_bot_is_known_before_cards_are_chosen(visit: Visit) -> None:
    ann = visit()
    options = {"players": "2", "bots": "hunter", "field": "meadow", "cards": "choose"}
    ann.open(f"/r/{ann.set_table('golems/board', options, [PEOPLE[0], COMPUTER])}")
    expect(ann.region("ask-title-card")).to_be_visible()
    ann.tap(plates(ann).last.locator(".look"))
    expect(ann.page.locator(".bot li")).not_to_have_count(0)
    expect(ann.page.locator(".memo li")).to_have_count(6)
    ann.page.keyboard.press("Escape")
    ann.tap(ann.page.locator("main .cards .card").first)
    ann.tap(ann.button("choose"))
    skip_until(ann, ann.hand)
    ann.tap(ann.cell("a1"))
    expect(ann.region("golem-card")).to_be_visible()
