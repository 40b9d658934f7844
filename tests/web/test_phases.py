"""The phases of a table with several players: the curtain, waiting, questions in the middle of a row, the story."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.process import Server
from tests.web.measure import CHOICE, CURTAIN, faults, resize
from tests.web.scenes import lay_all, settled, skip_until
from tests.web.visitor import Visit, Visitor

SIZES = [(360, 640), (820, 1180), (1366, 768)]
ANN, BOB, OPEN = {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}, {"kind": "open"}
ROWS = {"programs": "main .desk table", "lit row": "main .desk tr.lit"}
HAND = {"hand": "main .waiting ul", "who is waited for": "main .waiting h2"}
LOOK = "one => { const { width, height } = one.getBoundingClientRect(); return width > height * 1.2; }"
DRAWN = (
    "all => all.map((row) => [...row.querySelectorAll('td')].filter((one) => one.querySelector('.back, .card')).length)"
)
WITH_LOOP = "191"  # the luck that deals F J L R and a loop


def wrong_at(visitor: Visitor, parts: dict[str, str], sizes: list[tuple[int, int]] = SIZES) -> list[str]:
    """What is out of sight, small or covered at these sizes."""
    wrong = []
    for size in sizes:
        resize(visitor.page, size)
        wrong += [f"{size}: {one}" for one in faults(visitor.page, parts)]
    return wrong


def board(visitor: Visitor, server: Server, seed: str, **options: str) -> None:
    """Ann and Bob at one device, with the luck of this seed."""
    code = visitor.set_table("golems/board", {"players": "2", "cards": "sword,axe", **options}, [ANN, BOB])
    server.reseed(code, seed)
    visitor.open(f"/r/{code}")


def by_link(ann: Visitor, bob: Visitor, server: Server, seed: str, rule_set: str, **options: str) -> None:
    code = ann.set_table(rule_set, {"players": "2", **options}, [ANN, OPEN])
    server.reseed(code, seed)
    ann.open(f"/r/{code}")
    bob.open(f"/r/{code}")
    bob.page.get_by_label(bob.words("your-name")).fill("Bob")
    bob.tap(bob.button("sit-down"))
    expect(bob.button("sit-down")).to_be_hidden()


def test_the_curtain_names_the_player_and_comes_after_the_last_position(visit: Visit, server: Server) -> None:
    ann = visit()
    board(ann, server, "6", field="meadow")
    for name in ("Ann", "Bob"):
        expect(ann.curtain).to_contain_text(ann.words("give-to", name=name))
        ann.lift_curtain(name)
        ann.play("L", "R", "L", "R")
    ann.tap(ann.button("skip"))
    expect(ann.button("show-again")).to_be_visible()
    expect(ann.curtain).to_be_hidden()
    ann.go_on()
    expect(ann.curtain).to_contain_text("Ann")


@pytest.mark.parametrize(
    ("rule_set", "options", "secret"),
    [
        ("golems/board", {"cards": "choose"}, False),
        ("golems/board", {"cards": "sword,axe", "subroutine": "on"}, False),
        ("golems/board", {"way": "junior", "teams": "Foxes,Owls"}, False),
        ("golems/board", {"way": "junior", "turns": "together", "teams": "Foxes,Owls"}, True),
        ("golems/energy", {"way": "beginner", "open": "on"}, False),
        ("golems/energy", {"way": "beginner", "open": "off"}, True),
        ("progers/basic", {}, False),
    ],
)
def test_the_curtain_comes_before_secrets_only(
    visit: Visit, rule_set: str, options: dict[str, str], secret: bool
) -> None:
    ann = visit()
    ann.open(f"/r/{ann.set_table(rule_set, {'players': '2', **options}, [ANN, BOB])}")
    expect(ann.curtain if secret else ann.page.locator("main .desk .foot")).to_be_visible()
    if not secret:
        expect(ann.curtain).to_be_hidden()
        return
    if "teams" in options:
        expect(ann.button("its-us", name="Foxes")).to_be_visible()
    assert wrong_at(ann, CURTAIN) == []


def test_golem_choice_the_show_names_the_card_and_no_program_lies_face_down(visit: Visit) -> None:
    ann = visit("ru")
    ann.open(f"/r/{ann.set_table('golems/board', {'players': '2', 'cards': 'choose'}, [ANN, BOB])}")
    ann.tap(ann.page.locator("main .cards .card").first)
    ann.tap(ann.button("choose"))
    assert any("«Меч»" in told for told in ann.sentences())
    expect(ann.page.locator("main .programs .back")).to_have_count(0)


def test_the_last_position_of_a_round_shows_no_rows_that_nobody_laid(visit: Visit) -> None:
    ann = visit()
    ann.open(f"/r/{ann.set_table('golems/blocks', {'way': 'beginner', 'open': 'off'}, [ANN, BOB])}")
    for cards in ("S", "SS"):
        ann.next_player()
        ann.play(*cards)
    backs = ann.page.locator("main .programs .back")
    ann.tap(ann.button("step-on"))
    expect(backs).not_to_have_count(0)
    ann.tap(ann.button("skip"))
    expect(ann.button("show-again")).to_be_visible()
    expect(backs).to_have_count(0)


def test_a_program_laid_face_up_stays_open_in_the_show(visit: Visit) -> None:
    ann = visit()
    seats = [ANN, {"kind": "computer", "player": "random"}]
    ann.open(f"/r/{ann.set_table('golems/energy', {'way': 'beginner', 'open': 'on'}, seats)}")
    ann.play("S")
    ann.tap(ann.button("step-on"))
    expect(ann.page.locator("main .programs tr.lit")).to_have_count(1)
    expect(ann.page.locator("main .programs .back")).to_have_count(0)


def test_a_row_that_waits_keeps_the_programs_in_sight(visit: Visit, server: Server) -> None:
    """Bob sends Ann through a black hole; both see the rows, each the own program to its end."""
    ann, bob = visit(), visit("ru")
    by_link(ann, bob, server, "6", "golems/board", cards="sword,axe", field="meadow")
    ann.play(*"FALR")
    bob.play(*"BRDS")
    skip_until(bob, bob.region("ask-title-teleport", name="Ann"))
    skip_until(ann, ann.region("meanwhile").get_by_role("table"))
    expect(ann.region("meanwhile")).to_contain_text(ann.words("waiting-for", names="Bob"))
    assert wrong_at(bob, {**CHOICE, **ROWS}) == []
    assert wrong_at(ann, {**ROWS, "who is waited for": "main .waiting h2"}) == []
    for visitor in (ann, bob):
        resize(visitor.page, (1366, 768))
        later = visitor.page.locator("main .desk tbody tr:not([hidden]):last-child td")
        expect(later.locator(".card")).to_have_count(1)
        expect(later.locator(".back")).to_have_count(1)


def test_cards_have_one_look_and_rows_that_are_not_there_are_not_drawn(visit: Visit, server: Server) -> None:
    """A sword has four rows, a catapult two."""
    ann = visit()
    board(ann, server, "6", cards="sword,catapult")
    looks: list[list[bool]] = []
    for _ in ("Ann", "Bob"):
        ann.next_player()
        looks.append([])
        for size in SIZES:
            resize(ann.page, size)
            looks[-1].append(settled(ann).locator(".pile").first.evaluate(LOOK))
        lay_all(ann)
        ann.tap(ann.page.locator("main .lock.ready"))
    assert looks[0] == looks[1]
    expect(ann.theatre).to_be_visible()
    for size in SIZES:
        resize(ann.page, size)
        rows = ann.page.locator("main .desk tbody tr").evaluate_all(DRAWN)
        assert rows == [2, 2, 1, 1], size


def test_or_needs_a_next_row_and_asks_without_a_curtain(visit: Visit, server: Server) -> None:
    ann = visit()
    board(ann, server, "21", logic="on")
    for cards in ("LRLR", "FRAL"):
        ann.next_player()
        ann.play(*cards)
    ann.next_player()
    places = ann.region("ask-title-logic").get_by_role("button")
    row = ann.words("logic-row", name="Bob", row=4, slot="none")
    ann.tap(places.filter(has=ann.page.locator(".number", has_text="4")).and_(ann.page.get_by_label(row)))
    told = ann.page.get_by_text(re.compile(re.escape(ann.words("token-idle", token=ann.words("op-or")))))
    expect(told).to_be_visible()
    assert wrong_at(ann, CHOICE) == []
    ann.tap(ann.page.get_by_role("button", name=row.replace("4", "1"), exact=True))
    expect(told).to_be_hidden()
    ann.tap(ann.button("choose"))
    skip_until(ann, ann.region("ask-title-pick"))
    expect(ann.curtain).to_be_hidden()
    assert wrong_at(ann, {**CHOICE, **ROWS}) == []
    expect(ann.page.locator("main .desk tr.lit + tr .card")).to_have_count(0)  # nobody's next row lies open here


def test_a_token_under_a_golem_is_seen_and_named(visit: Visit, server: Server) -> None:
    ann = visit()
    board(ann, server, "0", logic="on")
    for cards in ("FRAL", "LRLR"):
        ann.next_player()
        ann.play(*cards)
    ann.next_player()
    here = ann.field.get_by_role("gridcell", name=re.compile("Bob")).first
    ann.tap(here)
    ann.tap(ann.button("choose"))
    expect(ann.theatre).to_be_visible()
    ann.page.keyboard.press("ArrowRight")
    expect(here).to_have_accessible_name(re.compile(re.escape(ann.words("op-not"))))
    under = ann.page.locator("main .field .under")
    for size in SIZES:
        resize(ann.page, size)
        drawn, cell = under.bounding_box(), here.bounding_box()
        assert drawn
        assert cell
        assert 0.2 < drawn["width"] / cell["width"] < 0.5, size
        assert drawn["x"] < cell["x"] + cell["width"] * 0.25, size


def test_while_others_are_on_turn_the_hand_and_the_algorithm_stay(visit: Visit, server: Server) -> None:
    ann, bob = visit(), visit("ru")
    by_link(ann, bob, server, WITH_LOOP, "progers/full")
    for visitor in (bob, ann):
        skip_until(visitor, visitor.region("ask-title-base"))
        visitor.tap(visitor.field.locator(".pick").first)
        visitor.tap(visitor.button("choose"))
    waiting = bob.region("meanwhile")
    skip_until(bob, waiting.get_by_role("list"))
    skip_until(ann, ann.hand)
    expect(waiting).to_contain_text(bob.words("waiting-for", names="Ann"))
    expect(waiting.get_by_role("list", name=bob.words("hand")).get_by_role("listitem")).to_have_count(5)
    assert wrong_at(bob, HAND) == []
    hold_a_card(ann)
    skip_until(ann, ann.region("meanwhile").get_by_role("list", name=ann.words("algorithm")))
    assert wrong_at(ann, {**HAND, "algorithm": "main .waiting .algorithm"}) == []


def hold_a_card(visitor: Visitor) -> None:
    """A card that is taken up but not laid is asked about before the algorithm runs."""
    for card in ("F", "J"):
        visitor.tap(settled(visitor).locator(f"[data-card={card}]"))
    visitor.tap(visitor.page.locator("main .lock.ready"))
    expect(visitor.page.get_by_text(visitor.words("holding", card=visitor.words("progers-card-J")))).to_be_visible()
    expect(visitor.theatre).to_be_hidden()
    assert wrong_at(visitor, {"button": "main .lock", "anyway": "main .notice .why"}) == []
    visitor.tap(visitor.button("anyway"))
    expect(visitor.theatre).to_be_visible()


def test_the_story_of_the_round_stays_while_the_next_program_is_laid(visit: Visit) -> None:
    ann = visit()
    ann.open(f"/r/{ann.set_table('golems/blocks', {'way': 'beginner'}, [ANN, BOB])}")
    for cards in ("FFRF", "LLFF"):
        ann.next_player()
        ann.play(*cards)
    ann.skip()
    ann.next_player()
    story = ann.page.get_by_role("list", name=ann.words("told-again"))
    handle = ann.page.locator("main").get_by_role("button", name=ann.words("told-again"))
    assert wrong_at(ann, {"handle": "main .story", "hand": "main .hand"}, SIZES[:1]) == []
    ann.tap(handle)
    expect(ann.page.get_by_role("dialog").get_by_role("button", name=re.compile("Ann")).first).to_be_visible()
    ann.tap(ann.button("back-to-table"))
    assert wrong_at(ann, {"story": "main .narration ol", "hand": "main .hand"}, SIZES[1:]) == []
    expect(handle).to_be_hidden()
    expect(story).to_be_visible()
