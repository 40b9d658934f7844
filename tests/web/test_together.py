"""Playing together: one question, the code before the game, codes that are corrected where they are typed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.measure import resize
from tests.web.test_access import examine
from tests.web.visitor import Visit, Visitor

SIZES = [(360, 640), (844, 390), (820, 1180), (1366, 768)]
PERSON = {"kind": "person", "name": "Ann"}
COMPUTER = {"kind": "computer", "player": "random"}
FITS = """() => {
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  return [Math.max(0, scrollHeight - innerHeight), Math.max(0, scrollWidth - innerWidth)];
}"""
SMALL = """all => all.filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect())
  .filter(({ width, height }) => height < 44 || width < 44)"""


def fits(visitor: Visitor) -> None:
    """One screen, buttons for fingers."""
    assert visitor.page.evaluate(FITS) == [0, 0]
    assert visitor.page.locator("main a, main button, main input").evaluate_all(SMALL) == []


def code_input(visitor: Visitor) -> Locator:
    return visitor.page.get_by_label(visitor.words("have-code"))


def enter_code(visitor: Visitor, code: str) -> None:
    code_input(visitor).fill(code)
    visitor.tap(visitor.button("enter"))


def invited(visitor: Visitor) -> str:
    """The code of a room that this visitor opens by link."""
    visitor.open("/#together")
    visitor.tap(visitor.page.get_by_role("button", name=visitor.words("together-link")))
    return visitor.code()


def come_in(visitor: Visitor, code: str, name: str) -> None:
    visitor.open(f"/r/{code}")
    visitor.page.get_by_label(visitor.words("your-name")).fill(name)
    visitor.tap(visitor.button("sit-down"))
    expect(visitor.page.get_by_role("heading", name=visitor.words("lobby-in"))).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_together_asks_one_thing(visit: Visit, size: tuple[int, int], lang: str) -> None:
    ann = visit(lang)
    resize(ann.page, size)
    ann.open()
    ann.tap(ann.link("door-together"))
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.words("together-title"))
    expect(ann.page.locator("main .door")).to_have_count(2)
    fits(ann)
    examine(ann)
    ann.tap(ann.page.get_by_role("button", name=ann.words("together-link")))
    expect(ann.region("invite").locator(".code")).to_have_text(ann.code())
    expect(ann.page.get_by_role("img", name=ann.words("qr-alt", link=ann.page.url))).to_be_visible()
    expect(ann.link("lobby-choose")).to_be_visible()
    fits(ann)
    examine(ann)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_game_is_chosen_after_the_friend_has_come(visit: Visit, size: tuple[int, int]) -> None:
    ann, bob = visit(), visit("ru")
    resize(bob.page, size)
    code = invited(ann)
    come_in(bob, code, "Bob")
    expect(bob.page.get_by_text(bob.words("lobby-choosing"))).to_be_visible()
    expect(bob.link("lobby-choose")).to_have_count(0)
    fits(bob)
    examine(bob)
    expect(ann.page.get_by_text(ann.words("lobby-here", names=f"{ann.words('you')}, Bob"))).to_be_visible()
    ann.tap(ann.link("lobby-choose"))
    ann.take_box("progers-edition-basic")
    ann.tap(ann.button("new-start"))
    for visitor in (ann, bob):
        expect(visitor.field).to_be_visible()
        assert visitor.code() == code
    assert code in ann.page.evaluate("localStorage.getItem('algoritmus-games')")


def test_another_game_may_be_chosen_until_somebody_has_answered(visit: Visit) -> None:
    """Cards that were laid for the first one do not lie in the second."""
    ann, bob = visit(), visit()
    code = invited(ann)
    come_in(bob, code, "Bob")
    ann.tap(ann.link("lobby-choose"))
    ann.take_box("golems-edition-blocks")
    ann.tap(ann.page.get_by_role("button", name="3", exact=True))
    ann.tap(ann.button("new-start"))
    bob.tap(bob.button("lay-meanwhile"))
    bob.lay("F")
    ann.tap(ann.link("new-other"))
    ann.take_box("golems-edition-energy")
    ann.tap(ann.button("new-start"))
    expect(bob.row(1)).to_have_accessible_name(f"{bob.words('row', row=1)}: {bob.words('place-empty')}")
    bob.play("F", "L")
    expect(ann.plate("Bob")).to_contain_text(ann.words("status-locked"))
    ann.open(f"/r/{code}#choose")
    expect(ann.hand).to_be_visible()  # it is too late
    ann.play("S")
    for visitor in (ann, bob):
        visitor.skip()
        expect(visitor.round(2)).to_be_visible()


def test_a_seat_is_left_to_everybody_who_has_come(visit: Visit) -> None:
    ann, bob, cat = visit(), visit(), visit()
    code = invited(ann)
    for visitor, name in ((bob, "Bob"), (cat, "Cat")):
        come_in(visitor, code, name)
    ann.tap(ann.link("lobby-choose"))
    ann.take_box("golems-edition-energy")
    expect(ann.page.locator("main .who li")).to_have_count(3)  # as many as have come
    ann.tap(ann.page.get_by_role("button", name="2", exact=True))
    expect(ann.page.locator("main .who li")).to_have_count(2)
    ann.tap(ann.button("new-start"))
    expect(ann.page.get_by_role("status").filter(has_text=ann.words("refused-seats-joined"))).to_be_visible()
    ann.tap(ann.page.get_by_role("button", name="3", exact=True))
    expect(ann.page.locator("main .who li")).to_have_count(3)
    ann.tap(ann.button("new-start"))
    for visitor in (ann, bob, cat):
        expect(visitor.hand).to_be_visible()
        for name in ("Bob", "Cat"):
            expect(visitor.plate(name)).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("path", ["/", "/#together", "/r/WR0NG"])
def test_a_wrong_code_is_corrected_where_it_was_typed(visit: Visit, path: str, size: tuple[int, int]) -> None:
    ann = visit("ru" if size[0] < 600 else "en")
    resize(ann.page, size)
    code = ann.set_table("golems/blocks", {}, [PERSON, COMPUTER])
    ann.open(path)
    said = ann.page.locator("form [role=status]")
    if path.startswith("/r/"):
        said = ann.page.get_by_role("heading", level=1)
        expect(code_input(ann)).to_have_value("WR0NG")
    else:
        enter_code(ann, f"{code}x")
        expect(code_input(ann)).to_have_value(f"{code}x")
        expect(code_input(ann)).to_be_focused()
    expect(said).to_have_text(ann.words("no-room"))
    expect(said).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    examine(ann)
    enter_code(ann, f" {code[:3].lower()} {code[3:]} ")
    ann.page.wait_for_url(f"**/r/{code}")
    expect(ann.hand).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_full_table_says_so_and_offers_to_watch(visit: Visit, lang: str) -> None:
    ann, bob = visit(), visit(lang)
    code = ann.set_table("golems/blocks", {}, [PERSON, COMPUTER])
    bob.open()
    enter_code(bob, code)
    expect(bob.page.locator("form [role=status]")).to_have_text(bob.words("code-full"))
    expect(code_input(bob)).to_be_focused()
    bob.tap(bob.link("code-watch"))
    expect(bob.page.get_by_text(bob.words("watching"))).to_be_visible()
    assert bob.code() == code


def test_a_guest_comes_by_the_code_of_a_game_that_is_being_chosen(visit: Visit) -> None:
    ann, bob = visit(), visit()
    code = invited(ann)
    bob.open()
    enter_code(bob, code)
    expect(bob.page.get_by_text(bob.words("lobby-choosing"))).to_be_visible()
    ann.open()  # a look at the first page, and back
    ann.tap(ann.page.get_by_role("navigation", name=ann.words("continue")).get_by_role("link"))
    expect(ann.page).to_have_url(re.compile(f"/r/{code}$"))
    expect(ann.link("lobby-choose")).to_be_visible()
