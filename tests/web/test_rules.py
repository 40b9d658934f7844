"""The rules: found by id, read in both games, and shown in small played examples, behind "why?" too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.measure import SIZES, resize
from tests.web.test_access import examine
from tests.web.visitor import Visit, Visitor

OUTSIDE = """all => all.filter(one => {
  const { left, right, bottom, width, height } = one.getBoundingClientRect();
  return left < 0 || right > innerWidth || bottom > innerHeight || width < 44 || height < 44;
}).map(one => one.textContent)"""  # the window, or what a finger meets


def play_example(visitor: Visitor, within: Locator) -> list[str]:
    """Start it and step through it: the sentences."""
    visitor.tap(within.get_by_role("button", name=visitor.words("example-show")))
    tools = within.get_by_role("toolbar")
    tools.get_by_role("button", name=visitor.words("pause"), exact=True).click()
    back = tools.get_by_role("button", name=visitor.words("step-back"))
    on = tools.get_by_role("button", name=visitor.words("step-on"))
    while back.is_enabled():
        back.click()
    told = []
    while on.is_enabled():
        on.click()
        told.append(within.locator("[aria-live=polite]").inner_text())
    return told


def wanted(visitor: Visitor, rule: str) -> Locator:
    visitor.open(f"/rules#{rule}")
    rule_id = rule.split(":")[1]
    article = visitor.page.locator(f"article[aria-labelledby='rule-{rule_id}']")
    expect(article).to_be_focused()
    expect(article).to_be_in_viewport()
    assert rule_id not in visitor.said(), "children are told names of rules"
    return article


@pytest.mark.parametrize(
    ("lang", "phone", "rule", "sentence"),
    [
        ("ru", False, "golems:move.same-cell", "Красный и Синий сталкиваются на b1."),
        ("en", True, "progers:lift.run", "Red rides the lift to"),
    ],
)
def test_a_rule_is_opened_by_its_id_and_its_example_played(
    visit: Visit, lang: str, phone: bool, rule: str, sentence: str
) -> None:
    ann = visit(lang, phone=phone, dark=phone)
    article = wanted(ann, rule)
    told = play_example(ann, article)
    assert any(sentence in one for one in told), told
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    examine(ann)


def test_rules_are_found_and_lead_to_each_other(visit: Visit) -> None:
    ann = visit("en")
    article = wanted(ann, "golems:if.attack")
    article.get_by_role("link", name="Step 4").click()
    expect(ann.page.locator("article[aria-labelledby='rule-row.attack-check']")).to_be_focused()
    ann.page.get_by_role("searchbox").fill("black hole")
    expect(ann.page.get_by_role("article")).not_to_have_count(0)
    expect(ann.page.get_by_role("article", name="The black hole")).to_be_visible()
    expect(ann.page.get_by_role("article", name="Turning", exact=True)).to_be_hidden()
    ann.page.get_by_role("searchbox").fill("")
    ann.page.get_by_role("radio", name=ann.words("golems-edition-blocks"), exact=True).check()
    expect(ann.page.get_by_role("article", name="The black hole")).to_be_hidden()


def test_a_game_is_chosen_by_its_picture_at_every_size_and_by_keys(visit: Visit) -> None:
    ann = visit("ru")
    ann.open("/rules")
    chooser = ann.page.get_by_role("group", name=ann.words("rules-edition"))
    expect(chooser.get_by_role("radio")).to_have_count(5)
    for size in SIZES:
        resize(ann.page, size)
        assert chooser.locator("label").evaluate_all(OUTSIDE) == [], size
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
    expect(ann.page.get_by_role("article", name="Чёрная дыра")).to_be_visible()
    chooser.get_by_role("radio", name=ann.words("rules-all")).focus()
    ann.page.keyboard.press("ArrowRight")
    expect(chooser.get_by_role("radio", name=ann.words("golems-edition-blocks"))).to_be_checked()
    expect(ann.page.get_by_role("article", name="Чёрная дыра")).to_be_hidden()
    ann.tap(ann.page.get_by_role("button", name=ann.words("progers-title")))
    expect(chooser.get_by_role("radio")).to_have_count(3)
    expect(chooser.get_by_role("radio", name=ann.words("rules-all"))).to_be_checked()


def test_why_opens_the_rule_beside_a_played_example(visit: Visit) -> None:
    ann = visit("ru")
    ann.open()
    ann.tap(ann.page.get_by_role("button", name=ann.words("door-play")))
    ann.play("B")
    told = ann.sentences()
    edge = next(number for number, sentence in enumerate(told) if "край поля" in sentence)
    for _ in range(len(told) - 1 - edge):
        ann.tap(ann.button("step-back"))
    ann.tap(ann.button("why"))
    several = ann.page.locator("main .sentences li button").filter(has_text="край поля")
    pop = ann.page.get_by_role("dialog")
    expect(several.or_(pop)).to_be_visible()
    if several.is_visible():
        ann.tap(several)
    assert any("край поля" in one for one in play_example(ann, pop))
    examine(ann)
    ann.tap(pop.get_by_role("button", name=ann.words("got-it")))
    expect(pop).to_be_hidden()
