"""The end of a game: what the winner, the loser and both are shown, in either language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.measure import RESULT, SIZES, faults, resize
from tests.web.test_access import examine
from tests.web.test_replay import ROUNDS
from tests.web.visitor import Visit, Visitor

PERSON, OPEN = {"kind": "person", "name": "Ann"}, {"kind": "open"}
TALL = "one => one.getBoundingClientRect().height"


def play_to_the_end(ann: Visitor, bob: Visitor) -> None:
    """Ann plays Red, who walks up to Blue and hits three times."""
    code = ann.set_table("golems/energy", {"way": "beginner", "players": "2"}, [PERSON, OPEN])
    ann.open(f"/r/{code}")
    bob.sit_down(code, "Bob")
    for first, second in ROUNDS:
        ann.play(*first)
        bob.play(*second)
        for visitor in (ann, bob):
            visitor.skip()


def wrong_at(visitor: Visitor) -> list[str]:
    """At which sizes something of the end is out of sight, or its hero is small."""
    wrong = []
    for size in SIZES:
        resize(visitor.page, size)
        wrong += [f"{size}: {one}" for one in faults(visitor.page, RESULT)]
        tall = visitor.page.locator(".winners svg").first.evaluate(TALL)
        wrong += [f"{size}: a winner of {tall} pixels"] if tall < 60 else []
    return wrong


@pytest.mark.parametrize(("won", "lost"), [("en", "ru"), ("ru", "en")])
def test_the_winner_is_cheered_and_the_loser_hears_kind_words(visit: Visit, won: str, lost: str) -> None:
    ann, bob = visit(won), visit(lost)
    play_to_the_end(ann, bob)
    expect(ann.region("result").get_by_role("heading", name=ann.words("you-won"))).to_be_visible()
    expect(ann.region("result")).not_to_contain_text(ann.words("you-lost"))
    expect(bob.region("result")).to_contain_text(bob.words("you-lost"))
    expect(bob.region("result").get_by_role("heading")).to_have_text(bob.words("end-won", names="Ann"))
    expect(bob.region("result")).not_to_contain_text(bob.words("you-won"))
    for visitor in (ann, bob):
        assert wrong_at(visitor) == []
        examine(visitor)
