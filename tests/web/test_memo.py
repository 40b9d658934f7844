"""The player's memo, one tap away, and the rule of whatever is held, right-clicked or asked about with `?`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from algoritmus.explain import rule
from algoritmus.explain.memo import show_memo
from tests.web.measure import resize
from tests.web.scenes import GENTLE, PERSON, progers, sit
from tests.web.test_access import examine
from tests.web.visitor import Visit, Visitor

SIZES = [(360, 640), (820, 1180), (1366, 768)]
LONG_PRESS_MS = 700
BOARD = ("golems/board", {"players": "2", "logic": "on", "cards": "sword,bow", "field": "windmill"})
FULL = ("progers/full", {"players": "2"})
each_size = pytest.mark.parametrize("size", SIZES, ids=str)


def come(visit: Visit, size: tuple[int, int], lang: str) -> Visitor:
    """Fingers on a phone and a tablet, a mouse on a laptop."""
    visitor = visit(lang, phone=size[0] < 1000)
    resize(visitor.page, size)
    return visitor


def hold(visitor: Visitor, at: Locator) -> None:
    """A finger that stays."""
    at.scroll_into_view_if_needed()
    box = at.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devices = visitor.context.new_cdp_session(visitor.page)
    devices.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    visitor.page.wait_for_timeout(LONG_PRESS_MS)
    devices.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    devices.detach()


def ask_about(visitor: Visitor, at: Locator, by_key: bool) -> None:
    if by_key:
        at.focus()
        visitor.page.keyboard.press("?")
    elif visitor.touch:
        hold(visitor, at)
    else:
        at.click(button="right")


def expect_rule(visitor: Visitor, game: str, rule_id: str) -> None:
    """It is open, with its moving example; it is closed again."""
    opened = visitor.page.get_by_role("dialog", name=rule(game, rule_id, visitor.words.lang).name, exact=True)
    expect(opened).to_be_visible()
    expect(opened.get_by_role("group", name=visitor.words("example"))).to_be_visible()
    visitor.tap(opened.get_by_role("button", name=visitor.words("got-it")))
    expect(opened).to_be_hidden()


@each_size
@pytest.mark.parametrize(("table", "line"), [(BOARD, "ladder.move"), (FULL, "lift.run")], ids=["golems", "progers"])
def test_memo_is_one_tap_away_and_complete(
    visit: Visit, size: tuple[int, int], table: tuple[str, dict[str, str]], line: str
) -> None:
    rule_set, options = table
    ann = come(visit, size, "ru")
    sit(ann, rule_set, options, [PERSON, GENTLE])
    ann.tap(ann.button("memo"))
    memo = ann.page.get_by_role("dialog", name=ann.words("memo"))
    parts = show_memo(rule_set, options, "ru").parts
    expect(memo.get_by_role("heading", level=3)).to_have_text([part.title for part in parts])
    expect(memo.locator("a .words")).to_have_text([f"{one.name} {one.text}" for part in parts for one in part.lines])
    assert memo.locator(".inside").evaluate("one => one.scrollWidth <= one.clientWidth")
    heights = memo.get_by_role("link").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert min(heights) >= 44
    if size == SIZES[0]:
        examine(ann)
    wanted = next(one for part in parts for one in part.lines if one.rule == line)
    ann.tap(memo.get_by_role("link").filter(has_text=wanted.text))
    expect_rule(ann, rule_set.partition("/")[0], line)
    expect(memo).to_be_visible()
    ann.tap(memo.get_by_role("button", name=ann.words("back-to-table")))
    expect(memo).to_be_hidden()


@each_size
def test_golems_open_the_rule_of_a_card_a_golem_a_thing_and_a_plate(visit: Visit, size: tuple[int, int]) -> None:
    ann = come(visit, size, "en")
    sit(ann, *BOARD, [PERSON, GENTLE])
    expect(ann.hand).to_be_visible()
    plate = ann.page.locator(".plate").first
    for by_key in (False, True):
        ask_about(ann, ann.hand.locator("[data-card=A]"), by_key)
        expect_rule(ann, "golems", "row.strike")
        for thing, rule_id in (("golem", "golem.card"), ("barrel", "barrel.push")):
            ask_about(ann, ann.field.locator(f"[data-rule-of={thing}]").first, by_key)
            expect_rule(ann, "golems", rule_id)
        ask_about(ann, plate.locator(".look") if by_key else plate, by_key)
        expect_rule(ann, "golems", "golem.card")
    expect(ann.page.locator("main .rows .card.action")).to_have_count(0)  # nothing was laid by it
    ann.tap(plate.locator(".look"))  # a tap opens the sheet as ever
    sheet = ann.page.get_by_role("dialog").filter(has=ann.page.locator(".sheet"))
    expect(sheet).to_be_visible()
    ann.tap(sheet.get_by_role("button", name=ann.words("back-to-table")))
    ann.tap(ann.hand.locator("[data-card=A]"))
    expect(ann.page.locator("main .rows .card.action")).to_have_count(1)


@each_size
def test_progers_open_the_rule_of_a_card_a_rover_a_thing_and_a_plate(visit: Visit, size: tuple[int, int]) -> None:
    ann = come(visit, size, "en")
    phases = progers(FULL[0], 2)(ann)
    while next(phases)[0] != "turn":
        pass
    card = ann.hand.locator(".pile").first
    rules = show_memo(*FULL, "en").rules
    for by_key in (False, True):
        ask_about(ann, card, by_key)
        expect_rule(ann, "progers", rules[card.get_attribute("data-card") or ""])
        for thing, rule_id in (("rover", "bump.pay"), ("lift", "lift.run")):
            ask_about(ann, ann.field.locator(f"[data-rule-of={thing}]").first, by_key)
            expect_rule(ann, "progers", rule_id)
        plate = ann.page.locator(".plate").first
        ask_about(ann, plate.locator(".look") if by_key else plate, by_key)
        expect_rule(ann, "progers", "bump.pay")


@each_size
def test_rules_begin_with_a_minute_for_each_rule_set(visit: Visit, size: tuple[int, int]) -> None:
    ann = come(visit, size, "ru")
    ann.open("/rules")
    ann.tap(ann.page.get_by_role("button", name=ann.words("progers-title")))
    minutes = ann.page.locator("details")
    expect(minutes).to_have_count(2)
    for number, edition in enumerate(("basic", "full")):
        texts = [line.text for line in show_memo(f"progers/{edition}", {}, "ru").minute]
        if minutes.nth(number).get_attribute("open") is None:
            ann.tap(minutes.nth(number).locator("summary"))
        expect(minutes.nth(number).locator("a .words")).to_have_text(texts)
    examine(ann)
    ann.tap(minutes.first.get_by_role("link").last)
    expect(ann.page.get_by_role("article", name=rule("progers", "end.points", "ru").name)).to_be_focused()


def test_the_text_mode_has_the_memo_and_the_rules_of_cells(visit: Visit) -> None:
    ann = visit("en", text=True)
    sit(ann, *BOARD, [PERSON, GENTLE])
    ask_about(ann, ann.field.locator("[data-rule-of=barrel]").first, by_key=True)
    expect_rule(ann, "golems", "barrel.push")
    ann.tap(ann.button("memo"))
    memo = ann.page.get_by_role("dialog", name=ann.words("memo"))
    parts = show_memo(*BOARD, "en").parts
    named = [f"{line.name} {line.text}" for part in parts for line in part.lines]
    expect(memo.get_by_role("link")).to_have_text(named)  # without pictures
