"""Two browsers at one table: the link, a reload, a server that dies, and what a rival may not know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.process import Server
from tests.web.measure import resize
from tests.web.scenes import skip_until
from tests.web.visitor import Visit, Visitor

PERSON = {"kind": "person", "name": "Ann"}
OPEN = {"kind": "open"}
BLOCKS = ("golems/blocks", {"way": "beginner", "players": "2"}, [PERSON, OPEN])


INSIDE = """(plate) => {
  const box = plate.getBoundingClientRect();
  const parts = [...plate.querySelectorAll('svg, .you, b')].filter((one) => one.checkVisibility());
  const cut = parts.map((one) => one.getBoundingClientRect())
    .filter(({ width, right, bottom }) => width > 1 && (right > box.right || bottom > box.bottom + 1))
    .map(({ right }) => right);
  return box.height < 44 ? cut : [box.height, ...cut];
}"""

ALARMS = """() => {
  window.alarms = [];
  const alarms = () => [...document.querySelectorAll('[role=alert]')].map((one) => one.textContent);
  const look = () => window.alarms.push(...alarms());
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def two_at_a_table(ann: Visitor, bob: Visitor) -> str:
    code = ann.set_table(*BLOCKS)
    ann.open(f"/r/{code}")
    bob.sit_down(code, "Bob")
    expect(ann.plate("Bob")).to_contain_text(ann.words("status-thinking"))
    return code


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("others", [1])  # among many a ring tells it
def test_a_guest_on_a_phone_sees_the_own_golem_marked(visit: Visit, others: int, lang: str) -> None:
    """One plate says so, in one line, and nothing of it is cut."""
    ann, bob = visit(), visit(lang)
    resize(bob.page, (390, 664))
    seats = [OPEN, *[{"kind": "computer", "player": "random"}] * others]
    bob.sit_down(ann.set_table("golems/blocks", {"way": "autonomous", "players": str(len(seats))}, seats), "Bob")
    mine = bob.page.locator(".plate .you")
    expect(mine).to_have_count(1)
    expect(mine).to_have_text(bob.words("you"))
    expect(mine).to_be_visible()
    expect(bob.page.locator(".plate.mine .you")).to_have_count(1)
    for one in bob.page.locator(".plate").all():
        assert one.evaluate(INSIDE) == []


def test_a_player_who_is_asked_later_sees_the_own_rover_marked(visit: Visit) -> None:
    """Computers have chosen their bases before."""
    ann, bob = visit(), visit("ru")
    resize(bob.page, (390, 664))
    computer = {"kind": "computer", "player": "random"}
    bob.open(f"/r/{ann.set_table('progers/full', {'players': '3'}, [OPEN, computer, computer])}")
    bob.see_step(3)  # nothing more is shown then
    skip_until(bob, bob.button("sit-down"))
    bob.tap(bob.button("sit-down"))
    skip_until(bob, bob.page.locator("main .cell.pick").first)
    expect(bob.page.locator(".whose")).to_contain_text(bob.words("turn-of", name=bob.colour("red")))


def test_joining_shows_no_message_of_a_lost_connection(visit: Visit) -> None:
    """The page comes to the table anew then, and nobody need know."""
    ann, bob = visit(), visit()
    code = ann.set_table(*BLOCKS)
    bob.open(f"/r/{code}")
    expect(bob.button("sit-down")).to_be_visible()
    bob.page.evaluate(ALARMS)
    bob.tap(bob.button("sit-down"))
    expect(bob.hand).to_be_visible()
    bob.play("S")
    expect(bob.button("unlock")).to_be_visible()  # the new line carries what is said
    assert bob.page.evaluate("window.alarms") == []


def test_a_second_tab_is_the_same_seat(visit: Visit) -> None:
    ann, bob = visit(), visit()
    code = two_at_a_table(ann, bob)
    tab = Visitor(ann.context, ann.address, "en", touch=False)
    tab.open(f"/r/{code}")
    ann.play("F")
    tab.tap(tab.button("unlock"))
    expect(ann.plate("Bob")).to_contain_text(ann.words("status-thinking"))
    expect(bob.plate("Ann")).to_contain_text(bob.words("status-thinking"))
    tab.play("S")
    expect(ann.button("unlock")).to_be_visible()
    bob.play("S")
    assert tab.sentences() == ann.sentences() == bob.sentences()
    assert not tab.faults


def test_a_friend_comes_by_link_and_both_see_the_same(visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.open("/#here")
    ann.take_box("golems-edition-blocks", more=True)
    ann.page.get_by_label(f"{ann.colour('red')}: {ann.words('seat-name')}").fill("Ann")
    ann.seat_kind("blue", "open")
    ann.done()
    ann.tap(ann.button("new-start-link"))
    code = ann.code()
    expect(ann.region("invite")).to_contain_text(code)
    bob.sit_down(code, "Bob")
    expect(ann.region("invite")).to_be_hidden()
    ann.play("F", "F", "A")
    expect(bob.plate("Ann")).to_contain_text(bob.words("status-locked"))
    ann.button("settings").focus()
    bob.play("F", "L", "F")
    expect(ann.theatre).to_be_visible()
    expect(ann.button("settings")).to_be_focused()  # nobody takes her away from there
    told = ann.sentences()
    assert told == bob.sentences()
    assert len(told) >= 3
    for visitor in (ann, bob):
        visitor.go_on()
        expect(visitor.round(2)).to_be_visible()


def test_a_reload_in_the_middle_keeps_the_place(visit: Visit) -> None:
    ann, bob = visit(), visit()
    two_at_a_table(ann, bob)
    ann.play("F", "A")
    expect(ann.button("unlock")).to_be_visible()
    for visitor in (ann, bob):
        visitor.page.reload()
    expect(ann.button("unlock")).to_be_visible()
    expect(ann.plate("Ann")).to_contain_text(ann.words("you"))
    expect(bob.plate("Ann")).to_contain_text(bob.words("status-locked"))
    bob.play("F")
    for visitor in (ann, bob):
        visitor.skip()
        expect(visitor.round(2)).to_be_visible()


def test_a_killed_server_loses_nothing(visit: Visit, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann, bob = visit(at=server), visit(at=server)
        two_at_a_table(ann, bob)
        ann.play("F", "A")
        bob.lay("L")
        expect(bob.plate("Ann")).to_contain_text(bob.words("status-locked"))
        server.kill()
        for visitor in (ann, bob):
            expect(visitor.page.get_by_text(visitor.words("connection-lost"))).to_be_visible()
        server.start()
        for visitor in (ann, bob):
            expect(visitor.page.get_by_text(visitor.words("connection-lost"))).to_be_hidden()
        expect(ann.button("unlock")).to_be_visible()
        expect(bob.plate("Ann")).to_contain_text(bob.words("status-locked"))
        bob.see_filled(1)
        bob.lock()
        for visitor in (ann, bob):
            visitor.skip()
            expect(visitor.round(2)).to_be_visible()


def test_a_rival_and_a_spectator_receive_nothing_secret(visit: Visit) -> None:
    """What arrives does not depend on what was locked, until the row is opened."""
    ann, bob, eve = visit(), visit(), visit()
    code = two_at_a_table(ann, bob)
    eve.open(f"/r/{code}")
    expect(eve.page.get_by_text(eve.words("watching"))).to_be_visible()
    others = (bob, eve)
    first = lock_and_listen(ann, others, "D", "L", "B")
    ann.tap(ann.button("unlock"))
    for other in others:
        expect(other.plate("Ann")).to_contain_text(other.words("status-thinking"))
    assert lock_and_listen(ann, others, "A") == first
    assert all(first)
    for other in others:
        assert not any(opened(message) for message in other.messages())
        assert '"D","L","B"' not in "".join(other.frames).replace(" ", "")
    bob.play("S")
    for other in others:
        expect(other.theatre).to_be_visible()
        assert any(opened(message) for message in other.messages())


def lock_and_listen(ann: Visitor, others: tuple[Visitor, ...], *cards: str) -> list[list[dict[str, Any]]]:
    """What the others hear until they know that Ann is ready."""
    marks = [len(other.frames) for other in others]
    ann.play(*cards)
    for other in others:
        expect(other.plate("Ann")).to_contain_text(other.words("status-locked"))
    return [sent_to_all(other, mark) for other, mark in zip(others, marks, strict=True)]


def sent_to_all(visitor: Visitor, since: int) -> list[dict[str, Any]]:
    """What came without being asked for; numbers of changes aside."""
    news = [message for message in visitor.messages(since) if message["type"] not in ("cards", "done")]
    return [{key: value for key, value in message.items() if key != "seq"} for message in news]


def opened(message: dict[str, Any]) -> bool:
    """Whether a card of Red's is told, in the happenings or in a view."""
    rows = [fact for told in message.get("happened", {}).values() for fact in told if fact.get("kind") == "row"]
    programs = [view["programs"] for view in message.get("views", {}).values()]
    return any("red" in row["cards"] for row in rows) or any(programs)
