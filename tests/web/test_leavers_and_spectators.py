"""A player who leaves is replaced and comes back; preset phrases; the view of a spectator."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.measure import LAYING, faults, resize
from tests.web.test_by_link import two_at_a_table
from tests.web.visitor import Visit

LONG = "Константин Сергеевич"
PLATE_SIZES = [(360, 640), (820, 1180), (1366, 768)]
BESIDE_PLATES = """(line) => {
  const own = line.getBoundingClientRect();
  const plates = [...document.querySelectorAll('.plate')].map((one) => one.getBoundingClientRect());
  const covered = plates.filter(({ bottom }) => bottom > own.top).map(({ bottom }) => bottom - own.top);
  const wide = Math.max(...plates.map(({ right }) => right)) - Math.min(...plates.map(({ left }) => left));
  return own.width < wide - 4 ? [...covered, own.width - wide] : covered;
}"""


def test_a_computer_plays_for_a_leaver_who_comes_back(visit: Visit) -> None:
    ann, bob = visit(), visit()
    code = two_at_a_table(ann, bob)
    bob.open("/")
    expect(ann.plate("Bob")).to_contain_text(ann.words("status-away"))
    assert ann.plate("Bob").get_by_role("button").count() == 0  # words have a line of their own
    ann.tap(ann.button("replace"))
    expect(ann.plate("Bob")).to_contain_text(ann.words("status-locked"))
    ann.play("S")
    ann.skip()
    expect(ann.round(2)).to_be_visible()
    expect(ann.plate("Bob")).to_contain_text(ann.words("status-locked"))  # the computer waits for Ann
    bob.open(f"/r/{code}")
    expect(bob.region("welcome-back", name="Bob")).to_be_visible()
    bob.tap(bob.button("come-back"))
    bob.tap(bob.button("unlock"))
    expect(ann.plate("Bob")).to_contain_text(ann.words("status-thinking"))
    bob.play("S")
    ann.play("S")
    for visitor in (ann, bob):
        visitor.skip()
        expect(visitor.round(3)).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_words_about_a_leaver_are_as_wide_as_the_plates_and_cover_none(visit: Visit, lang: str) -> None:
    ann, bob = visit(lang), visit(lang)
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, *[{"kind": "computer", "player": "random"}] * 2]
    code = ann.set_table("golems/blocks", {"way": "beginner", "players": "4"}, seats)
    ann.open(f"/r/{code}")
    bob.sit_down(code, LONG)
    bob.open("/")
    line = ann.page.locator(".leavers")
    for size in PLATE_SIZES:
        resize(ann.page, size)
        expect(line).to_contain_text(ann.words("has-left", name=LONG))
        assert line.evaluate(BESIDE_PLATES) == [], size
        assert not faults(ann.page, {**LAYING, "wait": ".leavers .button:last-child", "words": ".leavers p"}), size
    ann.tap(ann.button("replace"))
    expect(ann.plate(LONG)).to_contain_text(ann.words("status-locked"))
    bob.open(f"/r/{code}")
    expect(bob.region("welcome-back", name=LONG)).to_be_visible()
    for size in PLATE_SIZES:
        resize(bob.page, size)
        assert bob.page.locator(".leavers").evaluate(BESIDE_PLATES) == [], size
        assert not faults(bob.page, {"field": LAYING["field"], "play": ".leavers .button"}), size
    bob.tap(bob.button("come-back"))
    bob.tap(bob.button("unlock"))
    expect(ann.plate(LONG)).to_contain_text(ann.words("status-thinking"))
    bob.open("/")
    ann.tap(ann.button("wait"))
    expect(line).to_be_hidden()
    bob.open(f"/r/{code}")
    expect(ann.plate(LONG)).to_contain_text(ann.words("status-thinking"))
    bob.open("/")
    expect(ann.plate(LONG)).to_contain_text(ann.words("status-away"))
    expect(line).to_be_hidden()  # she has said that she waits


def test_a_player_leaves_a_seat(visit: Visit) -> None:
    ann = visit()
    code = ann.set_table("golems/blocks", {"way": "beginner"}, [{"kind": "person"}, {"kind": "person"}])
    ann.open(f"/r/{code}")
    ann.more()
    ann.page.get_by_text(ann.words("leave")).click()
    ann.tap(ann.button("leave-seat", name=ann.colour("blue")))
    ann.next_player()
    ann.play("S")
    ann.skip()
    expect(ann.round(2)).to_be_visible()
    expect(ann.button("its-me", name=ann.colour("red"))).to_be_visible()


def test_friendly_words_and_a_calm_spectator(visit: Visit) -> None:
    ann, bob, eve = visit(), visit("ru"), visit()
    code = two_at_a_table(ann, bob)
    eve.open(f"/r/{code}")
    expect(eve.page.get_by_text(eve.words("watching"))).to_be_visible()
    ann.more()
    ann.page.get_by_text(ann.words("say"), exact=True).click()
    ann.tap(ann.page.get_by_role("button", name="Good luck!"))
    expect(bob.plate("Ann").get_by_text("Удачи!")).to_be_visible()
    expect(eve.plate("Ann").get_by_text("Good luck!")).to_be_visible()
    ann.play("F")
    bob.play("F")
    assert eve.sentences() == ann.sentences()
    eve.go_on()
    expect(eve.round(2)).to_be_visible()
    for id_ in ("lock", "unlock", "replace", "leave"):
        expect(eve.page.get_by_text(eve.words(id_), exact=True)).to_have_count(0)
    expect(eve.hand).to_be_hidden()
