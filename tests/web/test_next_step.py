"""After a game: one next step, the same one on the home page, and a spectator who follows the players."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.web.measure import resize
from tests.web.test_game_end import play_to_the_end
from tests.web.test_hot_seat import PERSON
from tests.web.visitor import Visit, Visitor

SIZES = [(360, 640), (820, 1180), (1366, 768)]
RIVAL = {"kind": "computer", "player": "level-1"}
SHORT = {"way": "beginner", "limit": "1"}
WINS = "algoritmus-wins"
AREA = "one => { const { width, height } = one.getBoundingClientRect(); return width * height; }"


def large(visitor: Visitor) -> Locator:
    """The one large button of the result."""
    return visitor.region("result").locator(".button.main")


def finish(visitor: Visitor, seats: list[dict[str, str]], rule_set: str = "golems/blocks", **options: str) -> str:
    """A game of one round."""
    code = visitor.set_table(rule_set, {**SHORT, **options}, seats)
    visitor.open(f"/r/{code}")
    see_the_end(visitor)
    return code


def see_the_end(visitor: Visitor) -> None:
    visitor.play("S")
    visitor.skip()
    expect(large(visitor)).to_be_enabled()


def counted(visitor: Visitor, rule_set: str = "golems/blocks") -> dict[str, object]:
    text = visitor.page.evaluate("key => localStorage.getItem(key)", WINS)
    found: dict[str, object] = json.loads(text or "{}").get(rule_set, {})
    return found


def set_wins(visitor: Visitor, **wins: str | int) -> None:
    text = json.dumps({"golems/blocks": wins})
    visitor.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [WINS, text])


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_result_offers_one_large_step_that_home_offers_too(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit("ru" if size[0] < 600 else "en")
    resize(ann.page, size)
    ann.open()
    expect(ann.page.locator("main .door").first).to_contain_text(ann.words("door-play"))
    code = finish(ann, [PERSON, RIVAL])
    expect(large(ann)).to_have_count(1)
    expect(large(ann)).to_have_text(ann.words("again"))
    others = ann.region("result").locator(".buttons > *").evaluate_all(f"all => all.map({AREA})")
    assert max(others) < large(ann).evaluate(AREA) / 2
    ann.open()
    door = ann.page.locator("main .door").first
    expect(door).to_contain_text(ann.words("door-next"))
    expect(door).to_contain_text(ann.words("again"))
    expect(door).to_contain_text(ann.words("golems-edition-blocks"))
    ann.tap(door)
    expect(ann.hand).to_be_visible()
    assert ann.code() != code


def test_a_row_of_wins_is_broken_by_a_draw_and_counted_once(visit: Visit) -> None:
    ann = visit()
    ann.open()
    set_wins(ann, all=5, row=2, rival="level-1", code="OTHER")
    code = finish(ann, [PERSON, RIVAL])
    assert counted(ann) == {"all": 5, "row": 0, "rival": "level-1", "code": code}
    expect(large(ann)).to_have_text(ann.words("again"))
    set_wins(ann, all=5, row=1, rival="level-1", code=code)
    ann.page.reload()
    expect(large(ann)).to_be_enabled()
    assert counted(ann)["row"] == 1


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_home_opens_the_game_with_a_stronger_rival(visit: Visit, lang: str) -> None:
    ann = visit(lang)
    ann.open()
    seats = [PERSON, {"kind": "computer", "player": "level-2"}]
    step = {"kind": "step-stronger", "rival": "level-2", "ruleSet": "golems/energy", "options": {"way": "beginner"}}
    text = json.dumps({**step, "seats": seats, "clock": 0})
    ann.page.evaluate("text => localStorage.setItem('algoritmus-next', text)", text)
    ann.page.reload()
    door = ann.page.locator("main .door").first
    expect(door).to_contain_text(ann.words("step-stronger", name=ann.words("face-chick")))
    ann.tap(door)
    expect(ann.hand).to_be_visible()
    state = next(one for one in ann.messages() if one["type"] == "state")
    assert state["seats"][1]["player"] == "level-2"
    assert state["rule_set"] == "golems/energy"


def test_the_first_win_in_a_small_edition_offers_the_standard_game(visit: Visit) -> None:
    ann, bob = visit(), visit("ru")
    play_to_the_end(ann, bob)
    expect(large(ann)).to_have_text(ann.words("step-standard"))
    expect(large(bob)).to_have_text(bob.words("again"))  # after a loss
    ann.tap(large(ann))
    ann.page.wait_for_url("**/r/*")
    expect(ann.region("invite")).to_be_visible()
    views = [view for one in ann.messages() for view in one.get("views", {}).values()]
    assert views[-1]["options"]["way"] == "standard"
    expect(large(bob)).to_have_text(bob.words("again-along"))
    bob.tap(large(bob))
    bob.page.wait_for_url(f"**/r/{ann.code()}")
    expect(ann.plate("Bob")).to_be_visible()


def test_a_spectator_follows_the_players(visit: Visit) -> None:
    ann, eve = visit(), visit("ru")
    code = finish(ann, [PERSON, RIVAL])
    eve.open(f"/r/{code}")
    expect(eve.region("result")).to_contain_text(eve.words("follow-waits"))
    expect(eve.button("again")).to_have_count(0)
    ann.tap(large(ann))
    expect(ann.hand).to_be_visible()
    for size in SIZES:
        resize(eve.page, size)
        expect(eve.link("follow-players")).to_be_in_viewport(ratio=0.99)
    eve.tap(eve.link("follow-players"))
    expect(eve.page.get_by_text(eve.words("watching"))).to_be_visible()
    assert eve.code() == ann.code() != code


def test_moments_open_the_moments(visit: Visit) -> None:
    ann, bob = visit(), visit()
    play_to_the_end(ann, bob)
    ann.tap(ann.button("result-more"))
    moments = ann.region("moments-decided")
    for size in SIZES:
        resize(ann.page, size)
        expect(moments.get_by_role("link").first).to_be_in_viewport(ratio=0.99)
    ann.tap(moments.get_by_role("link").first)
    expect(ann.page.get_by_role("slider", name=ann.words("replay-seek"))).to_be_visible()
