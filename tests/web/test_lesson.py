"""The first lesson: only what the hand points at, another way, keys alone; and what it has taught is kept."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.test_access import examine
from tests.web.visitor import Visit, Visitor

LESSONS = 3
SEEN = "() => `${document.querySelector('.message').innerText} ${document.querySelectorAll('.full').length}`"


def pointed(visitor: Visitor) -> Locator:
    """The button or link that the drawn hand taps."""
    return visitor.page.locator("button:has(.pointer), a:has(.pointer)")


def stars(visitor: Visitor) -> int:
    return visitor.page.get_by_role("navigation").get_by_text(visitor.words("lesson-has-star")).count()


def enter(visitor: Visitor) -> None:
    visitor.open()
    visitor.tap(visitor.page.get_by_role("link", name=visitor.words("door-learn")))
    expect(visitor.hand).to_be_visible()


def follow_the_hand(visitor: Visitor, until: str) -> None:
    """Tap what is pointed at until that is this."""
    end = pointed(visitor).filter(has_text=visitor.words(until))
    while True:
        expect(pointed(visitor)).to_have_count(1)
        if end.count():
            return
        before = visitor.page.evaluate(SEEN)
        visitor.tap(pointed(visitor))
        visitor.page.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before)


def test_a_child_follows_the_hand_to_three_stars_and_into_a_game(visit: Visit) -> None:
    kid = visit("ru", speed=4, phone=True)
    enter(kid)
    for number in range(1, LESSONS + 1):
        expect(kid.page.locator("[aria-current=step]")).to_contain_text(kid.words("lesson-number", number=number))
        assert kid.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        follow_the_hand(kid, "lesson-play" if number == LESSONS else "lesson-next")
        expect(kid.page.get_by_text(kid.words("lesson-won"))).to_be_visible()
        assert stars(kid) == number
        kid.tap(pointed(kid))
    assert kid.code()
    expect(kid.hand).to_be_visible()
    kid.open("/learn")
    expect(kid.page.get_by_text(kid.words("lesson-has-star"))).to_have_count(LESSONS)


def test_another_way_is_played_kindly_and_tried_again(visit: Visit) -> None:
    kid = visit("ru", speed=4)
    enter(kid)
    examine(kid)
    kid.lay("F", "B")
    expect(pointed(kid)).to_have_count(0)
    expect(kid.page.get_by_text(kid.words("lesson-say-other"))).to_be_visible()
    kid.tap(kid.button("lesson-go"))
    expect(kid.page.get_by_text(kid.words("lesson-missed"))).to_be_visible()
    expect(kid.telling).to_contain_text("не дошёл")
    assert stars(kid) == 0
    examine(kid)
    expect(pointed(kid)).to_have_accessible_name(kid.words("lesson-again"))
    kid.tap(pointed(kid))
    expect(kid.row(1)).to_have_accessible_name(re.compile(f"{re.escape(kid.words('place-empty'))}$"))
    expect(pointed(kid)).to_have_attribute("aria-keyshortcuts", "F")


def test_keys_and_ears_are_enough(visit: Visit) -> None:
    ann = visit("en", speed=4, dark=True)
    keys, told = ann.page.keyboard, ann.page.locator(".message [role=status]")
    enter(ann)
    ann.page.goto(f"{ann.address}/learn#lesson-repeat")
    expect(pointed(ann)).to_contain_text("×3")
    keys.press("3")
    expect(told).to_have_text(ann.words("lesson-say-card", card=ann.words("golems-card-F")))
    keys.press("f")
    expect(told).to_have_text(ann.words("lesson-say-go"))
    keys.press("Enter")
    expect(told).to_contain_text(ann.words("lesson-won"))
    assert stars(ann) == 1
    examine(ann)
    aloud = ann.button("lesson-aloud")
    if aloud.count():
        expect(aloud).to_have_attribute("aria-pressed", "false")
        aloud.press("Enter")
        expect(aloud).to_have_attribute("aria-pressed", "true")
