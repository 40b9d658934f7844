"""Tables of every rule set, brought from phase to phase: for the test that measures them and for the pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, expect

from tests.web import measure
from tests.web.visitor import Visitor

PERSON, GENTLE = {"kind": "person"}, {"kind": "computer", "player": "random"}
Phase = tuple[str, dict[str, str]]  # a name, and what must be in sight


def seats_of(people: int, computers: int = 0) -> list[dict[str, str]]:
    return [PERSON] * people + [GENTLE] * computers


def sit(visitor: Visitor, rule_set: str, options: dict[str, str], seats: list[dict[str, str]]) -> None:
    visitor.open(f"/r/{visitor.set_table(rule_set, options, seats)}")
    expect(visitor.page.locator("main .desk > *").first).to_be_visible()


def lay_all(visitor: Visitor) -> None:
    """Whatever may be laid, until nothing more goes; the last cards of the hand are the loops and questions."""
    for _ in range(14):
        able = settled(visitor).locator(".pile:not(.off)")
        if not able.count():
            return
        visitor.tap(able.last)


def settled(visitor: Visitor) -> Locator:
    """The hand, when the server has said what may be laid."""
    expect(visitor.page.locator("main section.desk[aria-busy=false]")).to_be_visible()
    return visitor.hand


def see_a_row(visitor: Visitor) -> None:
    expect(visitor.theatre).to_be_visible()
    while visitor.page.locator("main tr.lit").count() == 0:
        visitor.page.keyboard.press("ArrowRight")


def golems(rule_set: str, options: dict[str, str], seats: list[dict[str, str]]) -> Callable[[Visitor], Iterator[Phase]]:
    """Laying with an empty and a full desk, then the show, beat by beat."""

    def play(visitor: Visitor) -> Iterator[Phase]:
        sit(visitor, rule_set, options, seats)
        expect(visitor.hand).to_be_visible()
        yield "laying", measure.LAYING
        lay_all(visitor)
        yield "laid", measure.LAYING
        visitor.tap(visitor.page.locator("main .lock"))
        see_a_row(visitor)
        yield "theatre", measure.ROWS
        while visitor.button("go-on").is_hidden():
            visitor.page.keyboard.press("ArrowRight")
        yield "last row", measure.ROWS

    return play


def deepest(visitor: Visitor) -> Iterator[Phase]:
    """Loops in both branches of a question, among four."""
    sit(visitor, "golems/cards", {"way": "autonomous", "players": "4"}, seats_of(1, 3))
    expect(visitor.hand).to_be_visible()
    for shape in ("if", "loop", "action", "loop", "action"):
        visitor.tap(settled(visitor).locator(f".pile:not(.off):has(.{shape})").first)
    visitor.lock()
    see_a_row(visitor)
    yield "theatre", measure.ROWS


def face_up(visitor: Visitor) -> Iterator[Phase]:
    """Programs of the others lie open beside their golems."""
    sit(visitor, "golems/energy", {"way": "beginner", "players": "4", "open": "on"}, seats_of(1, 3))
    expect(visitor.page.locator("main .plates-line .open")).to_have_count(3)
    yield "laying", measure.LAYING
    lay_all(visitor)
    yield "laid", measure.LAYING


def one_device(visitor: Visitor) -> Iterator[Phase]:
    sit(visitor, "golems/blocks", {"way": "beginner", "players": "4"}, seats_of(4))
    expect(visitor.curtain).to_be_visible()
    yield "curtain", measure.CURTAIN


def ending(visitor: Visitor) -> Iterator[Phase]:
    sit(visitor, "golems/blocks", {"way": "beginner", "limit": "1"}, seats_of(1, 1))
    visitor.play("F")
    visitor.skip()
    expect(visitor.region("result")).to_be_visible()
    yield "end", measure.RESULT


def golem_card(visitor: Visitor) -> Iterator[Phase]:
    sit(visitor, "golems/board", {"cards": "choose", "players": "4"}, seats_of(1, 3))
    yield "golem card", measure.CHOICE


def tokens(visitor: Visitor) -> Iterator[Phase]:
    sit(visitor, "golems/board", {"logic": "on", "players": "2", "cards": "sword,shield"}, seats_of(1, 1))
    token = visitor.page.locator("main .options")
    while token.is_hidden():  # until luck brings one
        skip_until(visitor, visitor.hand.or_(token))
        if token.is_hidden():
            lay_all(visitor)
            visitor.tap(visitor.page.locator("main .lock.ready"))
            expect(visitor.theatre.or_(token)).to_be_visible()
    yield "logic token", measure.CHOICE


def progers(rule_set: str, players: int) -> Callable[[Visitor], Iterator[Phase]]:
    """A base, a turn with a chosen card, the show."""

    def play(visitor: Visitor) -> Iterator[Phase]:
        sit(visitor, rule_set, {"players": str(players)}, seats_of(1, players - 1))
        free = visitor.field.get_by_role("gridcell", name=re.compile(re.escape(visitor.words("cell-pick")) + "$"))
        skip_until(visitor, free.first)
        visitor.tap(free.first)
        yield "base", {name: part for name, part in measure.CHOICE.items() if name != "options"}
        visitor.tap(visitor.page.locator("main .lock"))
        skip_until(visitor, visitor.hand)
        yield "turn", measure.TURN
        for _ in range(2):
            visitor.tap(settled(visitor).locator(".pile:not(.off)").first)
        settled(visitor)
        yield "chosen", measure.TURN
        place = visitor.page.locator("main [data-place]")
        if place.count():
            visitor.tap(place.first)
        visitor.tap(visitor.page.locator("main .lock.ready"))
        expect(visitor.theatre).to_be_visible()
        visitor.page.keyboard.press("ArrowRight")
        yield "theatre", measure.ALGORITHM

    return play


def skip_until(visitor: Visitor, wanted: Locator) -> None:
    """Whatever the others do first."""
    while wanted.is_hidden():
        if visitor.theatre.is_visible():
            visitor.tap(visitor.button("skip").or_(visitor.button("go-on")))
        visitor.page.wait_for_timeout(50)


def puzzle(visitor: Visitor) -> Iterator[Phase]:
    sit(visitor, "golems/board", {"puzzle": "well-rehearsed"}, seats_of(1))
    expect(visitor.hand).to_be_visible()
    yield "puzzle", measure.LAYING


def lesson(visitor: Visitor) -> Iterator[Phase]:
    visitor.open("/learn")
    expect(visitor.hand).to_be_visible()
    yield "lesson", measure.LESSON


SCENES: dict[str, Callable[[Visitor], Iterator[Phase]]] = {
    "blocks 2": golems("golems/blocks", {"way": "beginner"}, seats_of(1, 1)),
    "blocks 4 alone": golems("golems/blocks", {"way": "autonomous", "players": "4"}, seats_of(1, 3)),
    "energy 3": golems("golems/energy", {"way": "standard", "players": "3"}, seats_of(1, 2)),
    "energy 2 alone": golems("golems/energy", {"way": "autonomous"}, seats_of(1, 1)),
    "cards 4": golems("golems/cards", {"way": "autonomous", "players": "4"}, seats_of(1, 3)),
    "cards deepest": deepest,
    "board 4": golems("golems/board", {"players": "4", "field": "meadow", "cards": "deal"}, seats_of(1, 3)),
    "scenario 1": golems("golems/board", {"scenario": "lighthouse"}, seats_of(1)),
    "scenario 4": golems("golems/board", {"scenario": "four-knights"}, seats_of(1, 3)),
    "junior": golems("golems/board", {"way": "junior"}, seats_of(1, 1)),
    "face up": face_up,
    "one device": one_device,
    "golem card": golem_card,
    "logic": tokens,
    "basic 2": progers("progers/basic", 2),
    "full 4": progers("progers/full", 4),
    "puzzle": puzzle,
    "lesson": lesson,
    "end": ending,
}
