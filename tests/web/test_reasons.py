"""A card that cannot be laid says why, in the words of the catalogue, and opens the rule that says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.scenes import skip_until
from tests.web.visitor import Visit, Visitor

AGAINST_A_COMPUTER = [{"kind": "person"}, {"kind": "computer", "player": "random"}]


def card_name(ann: Visitor, family: str, card: str) -> str:
    """As the page calls it: shortly, where there is a short name."""
    short = f"short-{family}-{card}"
    return ann.words(short if short in ann.words.ids else f"{family}-card-{card}")


def tap_greyed(ann: Visitor, card: str) -> None:
    expect(ann.card(card)).to_have_attribute("aria-disabled", "true")
    ann.card(card).click(force=True)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_greyed_card_of_a_program_says_why(visit: Visit, lang: str) -> None:
    ann = visit(lang)
    ann.open(f"/r/{ann.set_table('golems/blocks', {'way': 'beginner'}, AGAINST_A_COMPUTER)}")
    ann.lay("F", "F", "F")
    tap_greyed(ann, "F")
    used = ann.words("golems-why-deck-used", copies=3, card="F", name=card_name(ann, "golems", "F"))
    expect(ann.desk.get_by_text(used)).to_be_visible()
    ann.tap(ann.card("L"))
    ann.see_filled(4)
    tap_greyed(ann, "L")
    expect(ann.desk.get_by_text(ann.words("golems-why-program-full", rows=4))).to_be_visible()
    ann.tap(ann.desk.get_by_role("button", name=ann.words("why")))
    expect(ann.page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()


def test_a_greyed_card_of_a_turn_says_why(visit: Visit) -> None:
    ann = visit()
    ann.open(f"/r/{ann.set_table('progers/basic', {}, AGAINST_A_COMPUTER)}")
    desk = ann.region("my-turn")
    skip_until(ann, ann.field.locator(".pick").first)
    ann.tap(ann.field.locator(".pick").first)
    ann.tap(ann.button("choose"))
    skip_until(ann, desk)
    ann.tap(ann.button("run-cards"))
    expect(desk.get_by_text(ann.words("progers-why-turn-empty"))).to_be_visible()
    card = str(ann.hand.get_by_role("button").first.get_attribute("aria-keyshortcuts"))
    row = ann.page.get_by_role("list", name=ann.words("algorithm"), exact=True).get_by_role("listitem")
    laid = 0
    while ann.card(card).get_attribute("aria-disabled") == "false":
        ann.tap(ann.card(card))
        laid += 1
        expect(row).to_have_count(laid + 1)  # and the end of the row
    tap_greyed(ann, card)
    name = card_name(ann, "progers", card)
    reasons = [ann.words("progers-why-hand-empty", name=name), ann.words("progers-why-turn-most", most=3, name=name)]
    expect(desk.get_by_text(reasons[0]).or_(desk.get_by_text(reasons[1]))).to_be_visible()
