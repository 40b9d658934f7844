"""A lost connection: the banner, an answer that is kept and sent once, cards that survive a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.measure import resize
from tests.web.outage import Outage
from tests.web.scenes import settled
from tests.web.test_by_link import two_at_a_table
from tests.web.visitor import Visit, Visitor

SILENCE = 3_000  # milliseconds until a page that hears nothing says so
RECONNECT = 10_000  # until a socket that brings nothing is given up
PERSON, GENTLE = {"kind": "person"}, {"kind": "computer", "player": "random"}
NAMES = "all => all.map((one) => one.ariaLabel)"
LAID = "localStorage.getItem('algoritmus-laid') ?? ''"
PLATES = (
    "() => [...document.querySelectorAll('.plate, main .field')].map((one) => one.getBoundingClientRect().toJSON())"
)
COVERS = """(banner) => {
  const own = banner.getBoundingClientRect();
  return [...document.querySelectorAll('.plate, main .field, main .desk')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < own.right && own.left < right && top < own.bottom && own.top < bottom;
  }).map((one) => one.className);
}"""


def banner(visitor: Visitor) -> Locator:
    return visitor.page.get_by_text(visitor.words("connection-lost"))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", [(360, 640), (820, 1180), (1366, 768)])
def test_the_banner_has_a_place_of_its_own(visit: Visit, size: tuple[int, int], lang: str) -> None:
    ann = visit(lang)
    resize(ann.page, size)
    ann.open(f"/r/{ann.set_table('golems/blocks', {'players': '4'}, [{'kind': 'person'}])}")
    expect(ann.hand).to_be_visible()
    before = ann.page.evaluate(PLATES)
    ann.context.set_offline(True)
    expect(banner(ann)).to_be_visible(timeout=SILENCE)
    assert banner(ann).evaluate("one => one.scrollHeight <= one.parentElement.clientHeight + 1")
    assert banner(ann).evaluate(COVERS) == []
    assert ann.page.evaluate(PLATES) == before
    ann.context.set_offline(False)
    expect(banner(ann)).to_be_hidden()


def test_two_by_link_go_on_after_an_outage(visit: Visit) -> None:
    """20 seconds without a word: Ann locks meanwhile, Bob has laid a card and loads the page anew."""
    ann, bob = visit(), visit()
    outages = Outage(ann.page), Outage(bob.page)
    for visitor in (ann, bob):
        visitor.page.clock.install()
    two_at_a_table(ann, bob)
    ann.lay("F", "A")
    bob.lay("L")
    expect(bob.desk).to_have_attribute("aria-busy", "false")
    for outage in outages:
        outage.cut = True
    ann.lock()
    ann.page.clock.fast_forward(SILENCE)
    expect(banner(ann)).to_be_visible()
    expect(ann.page.get_by_text(ann.words("locked-unsent"))).to_be_visible()
    bob.page.reload()
    for visitor in (ann, bob):
        visitor.page.clock.fast_forward(20_000 - SILENCE)
    expect(banner(ann)).to_be_visible()
    assert outages[0].answers() == []
    for visitor, outage in zip((ann, bob), outages, strict=True):
        outage.cut = False
        visitor.page.clock.fast_forward(2 * RECONNECT)
    expect(ann.button("unlock")).to_be_visible()
    expect(banner(ann)).to_be_hidden()
    expect(bob.plate("Ann")).to_contain_text(bob.words("status-locked"))
    bob.see_filled(1)
    bob.lock()
    for visitor in (ann, bob):
        visitor.skip()
        expect(visitor.round(2)).to_be_visible()
    sent = [[answer["cards"] for answer in outage.answers()] for outage in outages]
    assert sent == [[["F", "A"]], [["L"]]]


def test_a_ready_that_was_not_acknowledged_survives_a_reload(visit: Visit) -> None:
    ann, bob = visit(), visit()
    outage = Outage(ann.page)
    two_at_a_table(ann, bob)
    ann.lay("F", "A")
    expect(ann.desk).to_have_attribute("aria-busy", "false")
    outage.cut = True
    ann.lock()
    expect(ann.button("lock")).to_be_disabled()
    outage.cut = False
    ann.page.reload()
    expect(ann.button("unlock")).to_be_visible()
    expect(bob.plate("Ann")).to_contain_text(bob.words("status-locked"))
    assert len(outage.answers()) == 1
    ann.tap(ann.button("unlock"))
    ann.see_filled(2)  # taken back, with its cards


def test_cards_that_are_not_locked_survive_a_reload_until_the_step_passes(visit: Visit) -> None:
    ann, bob = visit(), visit()
    code = two_at_a_table(ann, bob)
    bob.lay("L", "F")
    bob.page.reload()
    bob.see_filled(2)
    assert f'"code":"{code}","step":1' in bob.page.evaluate(LAID)
    assert bob.plate("Bob").count()
    bob.lock()
    ann.play("S")
    for visitor in (ann, bob):
        visitor.skip()
        expect(visitor.round(2)).to_be_visible()
    expect(bob.hand).to_be_visible()
    assert '"step":1' not in bob.page.evaluate(LAID)
    assert '"L"' not in bob.page.evaluate(LAID)
    assert '"F"' not in ann.page.evaluate(LAID)


def test_cards_keep_their_rows_over_a_reload(visit: Visit) -> None:
    """A row and a branch before them are still free."""
    ann = visit()
    ann.open(f"/r/{ann.set_table('golems/cards', {'way': 'autonomous', 'players': '2'}, [PERSON, GENTLE])}")
    for row, card in ((3, ".action"), (2, ".if")):
        ann.tap(ann.row(row))
        ann.tap(settled(ann).locator(f".pile:not(.off):has({card})").first)
    settled(ann)
    rows = ann.desk.locator(".rows button")
    before = rows.evaluate_all(NAMES)
    assert sum(ann.words("place-empty") in name for name in before) == len(before) - 2
    ann.page.reload()
    settled(ann)
    assert rows.evaluate_all(NAMES) == before


def test_a_look_at_the_story_keeps_what_is_laid(visit: Visit) -> None:
    """Also after the cards were tried out, and others were laid."""
    ann = visit()
    ann.open(f"/r/{ann.set_table('golems/blocks', {'way': 'beginner'}, [PERSON, GENTLE])}")
    ann.play("S")
    ann.skip()
    ann.lay("F")
    ann.tap(ann.button("try"))
    ann.skip()
    ann.tap(ann.card("L"))
    ann.see_filled(2)
    ann.tap(ann.page.get_by_role("list", name=ann.words("told-again")).get_by_role("button").first)
    ann.skip()
    ann.see_filled(2)
