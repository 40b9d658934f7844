"""A player who leaves is replaced and comes back; preset phrases; the view of a spectator."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.test_by_link import two_at_a_table
from tests.web.visitor import Visit


def test_a_computer_plays_for_a_leaver_who_comes_back(visit: Visit) -> None:
    ann, bob = visit(), visit()
    code = two_at_a_table(ann, bob)
    bob.open("/")
    expect(ann.plate("Bob")).to_contain_text(ann.words("status-away"))
    ann.tap(ann.plate("Bob").get_by_role("button", name=ann.words("replace")))
    expect(ann.plate("Bob")).to_contain_text(ann.words("status-locked"))
    ann.play("S")
    ann.skip()
    expect(ann.round(2)).to_be_visible()
    expect(ann.plate("Bob")).to_contain_text(ann.words("status-locked"))  # the computer waits for Ann
    bob.open(f"/r/{code}")
    bob.tap(bob.plate("Bob").get_by_role("button", name=bob.words("come-back")))
    bob.tap(bob.button("unlock"))
    expect(ann.plate("Bob")).to_contain_text(ann.words("status-thinking"))
    bob.play("S")
    ann.play("S")
    for visitor in (ann, bob):
        visitor.skip()
        expect(visitor.round(3)).to_be_visible()


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
