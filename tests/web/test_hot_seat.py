"""Several people at one device: a curtain between them, whole games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visit, Visitor

PERSON = {"kind": "person"}
RULE_SETS = ("golems/cards", "golems/board", "progers/basic", "progers/full")  # the others are played above
MOST_ANSWERS = 40


def test_a_game_from_the_first_tap_to_the_result_and_the_replay(visit: Visit) -> None:
    """Red walks to Blue's corner, Blue turns to Red, and Blue is hit three times."""
    ann = visit()
    ann.open()
    ann.tap(ann.link("door-together"))
    ann.tap(ann.link("together-here"))
    ann.take_box("golems-edition-energy", more=True)
    ann.wish("option-way", "value-beginner")
    ann.done()
    ann.tap(ann.button("new-start"))
    red = ann.colour("red")
    rounds = [("FFFR", "RFFS"), ("AA", "SS"), ("AA", "SS")]
    empty = re.compile(re.escape(ann.words("place-empty")) + "$")
    for number, programs in enumerate(rounds, 1):
        expect(ann.round(number)).to_be_visible()
        for cards in programs:
            expect(ann.row(1)).to_have_accessible_name(empty)
            expect(ann.curtain).to_be_hidden()  # beginners lay their programs face up
            ann.play(*cards)
        ann.skip()
    expect(ann.region("result")).to_contain_text(ann.words("end-won", names=red))
    ann.tap(ann.link("watch-replay"))
    expect(ann.page.get_by_role("slider", name=ann.words("replay-seek"))).to_be_visible()
    expect(ann.page.get_by_role("gridcell").first).to_be_visible()


def test_play_again_with_the_same_people(visit: Visit) -> None:
    ann = visit()
    code = ann.set_table("golems/blocks", {"way": "beginner", "limit": "1"}, [PERSON, PERSON])
    ann.open(f"/r/{code}")
    for name in ("red", "blue"):
        ann.lift_curtain(ann.colour(name))
        ann.play("S")
    ann.skip()
    expect(ann.region("result")).to_be_visible()
    ann.tap(ann.button("again"))
    expect(ann.curtain).to_be_visible()
    assert ann.code() != code


def test_rovers_choose_bases_and_drive(visit: Visit) -> None:
    ann = visit()
    ann.open("/#here")
    ann.take_box("progers-edition-basic")
    ann.tap(ann.button("new-start"))
    for _ in range(2):
        choose_base(ann)
        ann.skip()
    ann.next_player()
    drive(ann)
    ann.skip()
    expect(ann.curtain).to_be_visible()


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_other_games_are_played_to_the_end(visit: Visit, rule_set: str) -> None:
    ann = visit("ru")
    own = {"golems/board": {"cards": "sword,axe"}, "golems/cards": {"open": "off"}}  # cards of four rows each
    options = {"players": "2", "limit": "1", **own.get(rule_set, {})}
    ann.open(f"/r/{ann.set_table(rule_set, options, [PERSON, PERSON])}")
    for _ in range(MOST_ANSWERS):
        expect(ann.page.locator("main .desk").locator(".foot, .curtain, .result, .fill").first).to_be_visible()
        if ann.region("result").is_visible():
            return
        if ann.theatre.is_visible():
            ann.skip()
        else:
            answer(ann)
    raise AssertionError("the game does not end")


def answer(visitor: Visitor) -> None:
    """As little as possible: a program that turns to and fro, a pass, any corner."""
    asked = [visitor.desk, visitor.region("my-turn"), visitor.region("ask-title-base")]
    expect(asked[0].or_(asked[1]).or_(asked[2]).or_(visitor.curtain)).to_be_visible()
    if visitor.curtain.is_visible():
        visitor.next_player()
    expect(asked[0].or_(asked[1]).or_(asked[2])).to_be_visible()
    if asked[0].is_visible():
        visitor.play("L", "R", "L", "R")
    elif asked[1].is_visible():
        visitor.tap(visitor.button("pass"))
        visitor.tap(visitor.button("pass-now"))
    else:
        choose_base(visitor)
    expect(asked[0].or_(asked[1]).or_(asked[2])).to_be_hidden()


def choose_base(visitor: Visitor) -> None:
    expect(visitor.region("ask-title-base")).to_be_visible()
    corner = visitor.page.get_by_role("gridcell", name=re.compile(re.escape(visitor.words("cell-pick")) + "$")).first
    visitor.tap(corner)
    looks = [visitor.words(f"look-{way}") for way in "NESW"]
    way = visitor.page.get_by_role("button", name=re.compile(f"^({'|'.join(looks)})$")).first
    visitor.tap(way)
    visitor.tap(visitor.button("choose"))
    expect(visitor.region("ask-title-base")).to_be_hidden()


def drive(visitor: Visitor) -> None:
    """One card of the hand, the first that may be laid."""
    visitor.tap(visitor.hand.get_by_role("button", disabled=False).first)
    expect(visitor.button("undo")).to_be_enabled()
    visitor.tap(visitor.button("run-cards"))
