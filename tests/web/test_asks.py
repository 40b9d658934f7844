"""Everything that a player may be asked besides a program: each has a desk that shows what is chosen from."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from algoritmus.games.golems.components.cards import load_cards
from tests.server.process import Server
from tests.web.measure import CHOICE, faults, resize
from tests.web.visitor import Visit, Visitor

SIZES = [(360, 640), (820, 1180), (1366, 768)]
TWO = [{"kind": "person"}, {"kind": "person"}]


def sit(visitor: Visitor, server: Server, seed: str, **options: str) -> None:
    """Two at one device, with the luck of this seed."""
    code = visitor.set_table("golems/board", {"players": "2", "cards": "sword,axe", **options}, TWO)
    server.reseed(code, seed)
    visitor.open(f"/r/{code}")


def both_play(visitor: Visitor, red: str, blue: str) -> None:
    for cards in (red, blue):
        visitor.next_player()
        visitor.play(*cards)


def test_golem_cards_and_subroutines(visit: Visit) -> None:
    ann = visit("ru")
    code = ann.set_table("golems/board", {"players": "2", "cards": "choose", "subroutine": "on"}, TWO)
    ann.open(f"/r/{code}")
    cards = ann.page.get_by_role("group", name=ann.words("golem-cards")).get_by_role("button")
    for number, card in enumerate([load_cards()["catapult"], load_cards()["shield"]]):
        expect(cards).to_have_count(12 - 2 * number)
        said = cards.filter(has_text=card.name["ru"])
        if number:
            expect(said).to_have_count(0)  # the other side of the catapult
            card = load_cards()["sword"]
            said = cards.filter(has_text=card.name["ru"])
        expect(said).to_have_accessible_name(
            ", ".join([card.name["ru"], *(ann.words(f"stat-{stat}", number=value) for stat, value in numbers(card))])
        )
        ann.tap(said)
        expect(ann.region("ask-title-card")).to_contain_text(card.about["ru"])
        ann.tap(ann.button("choose"))
        ann.skip()
    for cards_laid in ("FA", ""):
        expect(ann.desk).to_contain_text(ann.words("ask-title-subroutine"))
        ann.lay(*cards_laid)
        ann.lock()
    ann.skip()
    ann.next_player()
    plate = ann.plate(ann.colour("red"))
    expect(plate.get_by_text(ann.words("golems-card-A"), exact=True)).to_be_attached()
    expect(ann.hand.get_by_role("button", name=ann.words("card-call"))).to_be_visible()
    expect(ann.desk.get_by_role("listitem").locator("[data-place]")).to_have_count(load_cards()["catapult"].rows)


def numbers(card: object) -> list[tuple[str, int]]:
    found = {"strength": "strength", "range": "reach", "rows": "rows", "limit": "limit"}
    return [(stat, getattr(card, name)) for stat, name in found.items()]


def test_a_token_is_laid_on_a_row_and_seen_there(visit: Visit, server: Server) -> None:
    ann = visit()
    sit(ann, server, "0", logic="on")
    both_play(ann, "FRAL", "LRLR")
    ann.next_player()
    expect(ann.region("ask-title-logic")).to_contain_text(ann.words("token-not"))
    second = ann.page.get_by_role("button", name=ann.words("logic-row", name=ann.colour("red"), row=2, slot="none"))
    ann.tap(second)
    ann.tap(ann.cell("b2"))
    expect(second).to_have_attribute("aria-pressed", "false")
    ann.tap(second)
    expect(ann.cell("b2")).not_to_have_class("chosen")
    ann.tap(ann.button("choose"))
    told = ann.sentences()
    assert any(ann.colour("red") in sentence and "2" in sentence for sentence in told)
    programs = ann.page.get_by_role("table", name=ann.words("programs"))
    token = programs.get_by_role("img", name=ann.words("cell-logic", op=ann.words("op-not")))
    expect(programs.get_by_role("row").nth(2).get_by_role("img")).to_have_count(1)
    expect(token).to_have_count(1)


def test_or_asks_which_row_with_the_cards_in_sight(visit: Visit, server: Server) -> None:
    ann = visit()
    keys = ann.page.keyboard
    sit(ann, server, "21", logic="on")
    both_play(ann, "LRLR", "FRAL")
    ann.next_player()
    ann.page.get_by_role("button", name=ann.words("logic-row", name=ann.colour("blue"), row=1, slot="none")).focus()
    keys.press("Enter")
    ann.button("choose").focus()
    keys.press("Enter")
    ann.skip()
    picks = ann.region("ask-title-pick").get_by_role("button", name=ann.words("pick-second"))
    expect(picks).to_contain_text(ann.words("short-golems-R"))
    ann.tap(picks)
    ann.tap(ann.button("choose"))
    assert ann.sentences()
    while ann.button("step-back").is_enabled():
        ann.tap(ann.button("step-back"))
    rows = set()
    while ann.button("go-on").is_hidden():
        ann.tap(ann.button("step-on"))
        rows.add(ann.page.locator("main tr.lit th").inner_text())
    assert "2" in rows


def test_a_black_hole_sends_to_a_cell_of_the_field(visit: Visit, server: Server) -> None:
    ann = visit()
    keys = ann.page.keyboard
    sit(ann, server, "6", field="meadow")
    both_play(ann, "FALR", "BRDS")
    ann.skip()
    expect(ann.region("ask-title-teleport", name=ann.colour("red"))).to_be_visible()
    ann.cell("e4").focus()
    keys.press("ArrowRight")
    expect(ann.cell("f4")).to_be_focused()
    expect(ann.cell("f4")).to_have_accessible_name(f"f4, {ann.words('cell-barrel')}")
    keys.press("ArrowLeft")
    expect(ann.cell("e4")).to_have_accessible_name(re.compile(f"^e4, .*{ann.words('cell-pick')}$"))
    keys.press("Enter")
    ann.tap(ann.button("choose"))
    assert any("e4" in sentence for sentence in ann.sentences())


def test_out_of_the_water(visit: Visit, server: Server) -> None:
    ann = visit()
    sit(ann, server, "152", field="thaw")
    ann.next_player()
    ann.play("B", "D", "F", "S")
    ann.next_player()
    ann.lay("R")
    ann.tap(ann.hand.locator("[data-card=x2]"))
    ann.play("F", "B", "F")
    ann.skip()
    both_play(ann, "SLRL", "FRDB")
    ann.skip()
    expect(ann.region("ask-title-exit")).to_be_visible()
    for size in SIZES:
        resize(ann.page, size)
        assert faults(ann.page, {**CHOICE, "lit row": "main .desk tr.lit"}) == [], size
    ann.tap(ann.cell("c5"))
    ann.tap(ann.button("choose"))
    assert any("c5" in sentence for sentence in ann.sentences())
