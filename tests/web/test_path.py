"""The path in the page: one task of each kind by touch and by keys; verdicts, hints, and stars that stay and travel."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from algoritmus.puzzles.hints import LADDER
from algoritmus.puzzles.path import islands, task
from tests.web.measure import SIZES, faults, resize
from tests.web.scenes import settled
from tests.web.test_access import examine
from tests.web.visitor import Visit, Visitor

each_hand = pytest.mark.parametrize("phone", [True, False], ids=["touch", "keys"])


def press(visitor: Visitor, what: Locator) -> None:
    """As that visitor does: with a finger, or with keys alone."""
    if visitor.touch:
        visitor.tap(what)
    else:
        what.focus()
        visitor.page.keyboard.press("Enter")


def verdict_of(visitor: Visitor) -> Locator:
    return visitor.page.locator(".message [role=status]")


def begin(visitor: Visitor, id_: str) -> None:
    visitor.open(f"/path#{id_}")
    expect(visitor.field).to_be_visible()


def run(visitor: Visitor) -> None:
    press(visitor, visitor.button("path-run"))


def pile(visitor: Visitor, card: str) -> Locator:
    """A card or a token of the hand."""
    return visitor.hand.locator(f'[data-card="{card}"]')


def lay_words(visitor: Visitor, words: list[str], begun: int = 0) -> None:
    """Turns of a rover: a card of the hand, then its place in the algorithm if there are several."""
    for number, word in enumerate(words, begun):
        card, sign, place = word.partition("^") if "^" in word else word.partition("@")
        if word == "/":
            press(visitor, visitor.page.locator("[data-next]"))
            continue
        if word == "pass":
            expect(visitor.page.locator("[data-pass]")).to_be_visible()
            visitor.tap(visitor.page.locator("[data-pass]")) if visitor.touch else visitor.page.keyboard.press("p")
            expect(visitor.page.get_by_text(visitor.words("passing-waits"))).to_be_visible()
            continue
        press(visitor, pile(visitor, card))
        kind = "cover" if sign == "^" else "loop" if card in ("x2", "x3") else "gap"
        where = visitor.page.locator(f'.algorithm [data-place="{kind}:{place}"]')
        laid = visitor.page.locator(f'.turns [data-at="{number}"]')
        expect(where.or_(laid).first).to_be_visible()
        if not laid.count():
            press(visitor, where)
        expect(laid).to_be_visible()


def see_stars(visitor: Visitor, stars: int) -> None:
    visitor.skip()
    expect(visitor.page.get_by_label(visitor.words("path-stars", stars=stars, most=3))).to_be_visible()


def lay_best(visitor: Visitor, id_: str) -> None:
    """The shortest program, one card in every row."""
    for number, card in enumerate(task(id_).proof["programs"][0], 1):
        press(visitor, visitor.card(card))
        visitor.see_filled(number)
    run(visitor)


@each_hand
def test_predict_is_answered_on_the_field(visit: Visit, phone: bool) -> None:
    child = visit("ru", phone=phone)
    begin(child, "sequence-01")
    wrong, right = "a1", task("sequence-01").ends
    assert wrong != right
    for cell, stars in ((wrong, 0), (right, 3)):
        press(child, child.cell(cell))
        press(child, child.button("path-here"))
        see_stars(child, stars)
        if not stars:
            press(child, child.button("path-look-again"))
    examine(child)


@each_hand
def test_the_missing_card_is_found_by_trying(visit: Visit, phone: bool) -> None:
    child = visit(phone=phone)
    begin(child, "loop-03")
    best = task("loop-03").given[0]
    right, wrong = ("x3", "x2") if best.startswith("3") else ("x2", "x3")
    missing = child.desk.get_by_role("button", name=child.words("path-gap"))
    expect(missing).to_have_count(1)
    for card, stars in ((wrong, 0), (right, 3)):
        press(child, pile(child, card))
        expect(missing).to_have_count(0)
        run(child)
        see_stars(child, stars)
        if not stars:
            press(child, child.button("path-change"))
            expect(child.desk).to_be_visible()


@each_hand
def test_a_logic_token_is_taken_up_and_laid_on_a_card(visit: Visit, phone: bool) -> None:
    child = visit(phone=phone)
    begin(child, "logic-10")
    press(child, pile(child, "x2"))
    for card in ("F", "L", "F"):
        press(child, child.card(card))
    child.see_filled(3)
    press(child, pile(child, "not"))
    inner = child.desk.locator('[data-place="0.0"]')
    press(child, inner)
    expect(inner).to_have_accessible_name(re.compile(re.escape(child.words("op-not"))))
    run(child)
    see_stars(child, 3)


def test_a_missing_token_is_a_place_on_the_desk(visit: Visit) -> None:
    child = visit("ru")
    begin(child, "logic-03")
    one = task("logic-03")
    press(child, pile(child, one.puzzle.answer(one.given)[one.gap]))
    run(child)
    see_stars(child, 3)


@each_hand
@pytest.mark.parametrize("id_", ["sequence-05", "sequence-07", "sequence-09", "sequence-12"])
def test_programs_are_laid_on_the_desk_of_the_table(visit: Visit, phone: bool, id_: str) -> None:
    child = visit(phone=phone)
    begin(child, id_)
    for _ in task(id_).given:
        press(child, child.page.locator(".foot button").first)
    lay_best(child, id_)
    see_stars(child, 3)
    expect(verdict_of(child)).to_contain_text(str(task(id_).proof["covered"]))


def test_a_try_that_fails_stays_on_the_desk_with_its_row_marked(visit: Visit) -> None:
    child = visit()
    begin(child, "turn-07")
    run(child)
    see_stars(child, 0)
    press(child, child.button("path-change"))
    expect(child.page.locator(".rows .marked")).to_have_count(1)
    for row in range(len(task("turn-07").given)):
        child.see_filled(row + 1)


@each_hand
@pytest.mark.parametrize("id_", ["basic-05", "basic-06", "basic-11", "full-05", "full-09", "full-10", "full-12"])
def test_turns_of_rovers_are_laid_on_their_own_desk(visit: Visit, phone: bool, id_: str) -> None:
    child = visit("ru" if phone else "en", phone=phone)
    begin(child, id_)
    one = task(id_)
    words = child.page.locator(".turns [data-at]")
    shown = one.shown()
    for left in range(len(shown) - 1, -1, -1):
        press(child, child.page.locator(".foot button").first)
        expect(words).to_have_count(sum(word != "/" for word in shown[:left]))
    lay_words(child, one.puzzle.answer(one.optimum))
    run(child)
    see_stars(child, 3)


@each_hand
@pytest.mark.parametrize("id_", ["basic-03", "basic-04", "full-04"])
def test_a_missing_card_is_laid_into_the_turn_of_a_rover(visit: Visit, phone: bool, id_: str) -> None:
    child = visit(phone=phone)
    begin(child, id_)
    one = task(id_)
    missing = child.page.locator(".turns").get_by_role("button", name=child.words("path-gap"))
    expect(missing).to_have_count(1)
    card, _, place = one.puzzle.answer(one.given)[one.gap].partition("@")
    press(child, pile(child, card))
    if place:
        press(child, child.page.locator(f'.algorithm [data-place="loop:{place}"]'))
    expect(missing).to_have_count(0)
    run(child)
    see_stars(child, 3)


@each_hand
def test_a_rovers_wrong_card_is_changed_where_its_turn_is_marked(visit: Visit, phone: bool) -> None:
    child = visit(phone=phone)
    begin(child, "full-07")
    run(child)
    see_stars(child, 0)
    press(child, child.button("path-change"))
    expect(child.page.locator(".turns .marked")).to_have_count(1)
    press(child, child.page.locator('.turns [data-at="2"]'))
    press(child, pile(child, "F"))
    press(child, child.page.locator('.algorithm [data-place="gap:1"]'))
    run(child)
    see_stars(child, 3)


def test_a_hint_leads_step_by_step_and_costs_a_star_from_the_length_on(visit: Visit) -> None:
    child = visit()
    begin(child, "sequence-09")
    for _ in range(3):
        before = verdict_of(child).inner_text()
        press(child, child.button("path-hint"))
        expect(verdict_of(child)).not_to_have_text(before)
    expect(child.page.get_by_text(child.words("path-most", stars=2))).to_be_visible()
    lay_best(child, "sequence-09")
    see_stars(child, 2)


def test_stars_stay_on_the_device_and_travel_as_a_code(visit: Visit) -> None:
    ann, bob = visit(), visit("ru")
    begin(ann, "sequence-09")
    lay_best(ann, "sequence-09")
    see_stars(ann, 3)
    ann.open("/path")
    ann.page.reload()
    examine(ann)
    ann.tap(ann.page.get_by_text(ann.words("path-carry")))
    code = ann.page.locator("output").inner_text()
    bob.open("/path")
    expect(bob.page.locator(".task")).to_have_count(sum(len(tasks) for *_, tasks in islands()))
    bob.tap(bob.page.get_by_text(bob.words("path-carry")))
    for typed, answer in (("nothing", "path-no-code"), (code, "path-carried")):
        bob.page.get_by_role("textbox", name=bob.words("path-code")).fill(typed)
        bob.tap(bob.button("path-take"))
        expect(bob.page.get_by_text(bob.words(answer))).to_be_visible()
    expect(bob.page.locator(".task.won")).to_have_count(1)


NEXT = "**/api/path/next"


def test_quick_hands_do_not_ask_more_than_a_busy_server_answers(visit: Visit) -> None:
    """While no answer comes one question is on its way for a place and one for the whole; the newest follow."""
    child = visit()
    begin(child, "sequence-12")
    expect(child.button("path-run")).to_have_attribute("aria-disabled", "false")
    held: list[Route] = []
    child.page.route(NEXT, lambda route: held.append(route))
    for _ in task("sequence-12").given:
        child.page.keyboard.press("Backspace")
    for card in task("sequence-12").optimum:
        child.page.keyboard.press(card)
    expect(child.row(1)).to_have_accessible_name(f"{child.words('row', row=1)}: {child.words('place-empty')}")
    assert 1 <= len(held) <= 2
    child.page.unroute(NEXT)  # which lets them go
    child.see_filled(len(task("sequence-12").optimum))
    run(child)
    see_stars(child, 3)


BUSY = {"error": {"code": "busy", "message": "too much is being asked at once: try again soon"}}


@pytest.mark.parametrize("times", [2, 50])
def test_a_server_that_is_busy_is_asked_again_before_anybody_hears_of_it(visit: Visit, times: int) -> None:
    child = visit("ru")
    asked: list[Route] = []

    def refuse(route: Route) -> None:
        asked.append(route)
        if len(asked) > times:
            route.continue_()
        else:
            route.fulfill(status=503, json=BUSY)

    begin(child, "sequence-12")
    child.page.route("**/api/path/try", refuse)
    run(child)
    if times == 2:
        expect(child.theatre).to_be_visible()
        assert len(asked) == 3
    else:
        expect(child.page.locator(".notice")).to_contain_text(child.words("refused-busy"))
        assert len(asked) == 5


TEXT = ("sequence-01", "sequence-03", "sequence-05", "sequence-07", "sequence-09", "sequence-12")


@pytest.mark.parametrize("id_", TEXT, ids=lambda id_: task(id_).kind)
def test_one_task_of_each_kind_is_solved_in_text_mode(visit: Visit, id_: str) -> None:
    """The field is words and cells, programs are typed."""
    child = visit("ru", text=True)
    begin(child, id_)
    one = task(id_)
    if one.ends:
        press(child, child.cell(one.ends))
        press(child, child.button("path-here"))
    else:
        typed = one.puzzle.answer(one.optimum)
        if one.gap >= 0:
            typed = [one.puzzle.answer(one.given)[one.gap]]
        child.page.get_by_role("textbox", name=child.words("typed")).fill(" ".join(typed))
        press(child, child.button("typed-lay"))
        run(child)
    see_stars(child, 3)


@pytest.mark.parametrize("id_", ["basic-06", "full-12"])
def test_turns_of_rovers_are_laid_from_a_list_in_text_mode(visit: Visit, id_: str) -> None:
    child = visit("ru", text=True)
    begin(child, id_)
    one = task(id_)
    laid = child.page.locator(".turns [data-at]")
    for left in range(len(one.shown()) - 1, -1, -1):
        press(child, child.page.locator(".foot button").first)
        expect(laid).to_have_count(sum(word != "/" for word in one.shown()[:left]))
    for word in one.puzzle.answer(one.optimum):
        named = {"pass": "[data-pass]", "/": "[data-next]"}.get(word, f'main [data-word="{word}"]')
        press(child, child.page.locator(named))
    run(child)
    see_stars(child, 3)


def test_a_gap_takes_one_word_and_says_so(visit: Visit) -> None:
    child = visit("ru", text=True)
    begin(child, "loop-03")
    missing = child.desk.get_by_role("button", name=child.words("path-gap"))
    child.page.get_by_role("textbox", name=child.words("typed")).fill("x2 x3")
    press(child, child.button("typed-lay"))
    expect(child.page.get_by_text(child.words("typed-one"))).to_be_visible()
    expect(missing).to_have_count(1)


ONE_OF_EACH = [f"{island}-{number:02}" for island in ("if", "basic", "full") for number in (1, 3, 5, 7, 9, 12)]
LAID = {
    "field": "main [role=grid]",
    "what lies": "main .rows li, main .turns",
    "hand": "main .hand li",
    "button": "main .lock",
}
PREDICTED = {"field": "main [role=grid]", "program": "main .side .cards", "button": "main .side > .main"}


HARDEST = [(id_, lang) for id_ in ("full-08", "full-12", "logic-12") for lang in ("en", "ru")]
EACH = [(id_, "ru" if len(id_) % 2 else "en") for id_ in (*ONE_OF_EACH, "loop-09", "sequence-09")]


@pytest.mark.parametrize(("id_", "lang"), list(dict.fromkeys([*EACH, *HARDEST])))
def test_a_task_is_on_one_screen(visit: Visit, id_: str, lang: str) -> None:
    child = visit(lang)
    begin(child, id_)
    predict = task(id_).kind == "predict"
    if not predict:
        expect(child.hand).to_be_visible()
    wrong = measured(child, predict)
    lay_something(child, predict)
    wrong += [f"laid, {one}" for one in measured(child, predict)]
    assert not wrong, "\n".join(wrong)


def lay_something(child: Visitor, predict: bool) -> None:
    """Whatever goes, until nothing more does; the last cards of a hand are the loops and questions."""
    if predict:
        return child.tap(child.page.locator("main .pick").first)
    place = child.page.locator("main .algorithm [data-place]")
    for _ in range(12):
        able = settled(child).locator(".pile:not(.off)")
        if not able.count():
            break
        child.tap(able.last)
        settled(child)
        if place.count():
            child.tap(place.first)
    return settled(child).wait_for()


def measured(child: Visitor, predict: bool) -> list[str]:
    wrong = []
    for size in SIZES:
        resize(child.page, size)
        wrong += [f"{size[0]}x{size[1]}: {one}" for one in faults(child.page, PREDICTED if predict else LAID)]
    return wrong


def test_the_hand_on_the_map_covers_no_other_task(visit: Visit) -> None:
    child = visit()
    child.open("/path")
    expect(child.page.locator(".task.next")).to_be_visible()
    for size in SIZES:
        resize(child.page, size)
        tile = child.page.locator(".task.next").bounding_box()
        hand = child.page.locator(".task .pointer svg").bounding_box()
        assert tile is not None
        assert hand is not None
        assert tile["x"] <= hand["x"]
        assert hand["x"] + hand["width"] <= tile["x"] + tile["width"]
        assert tile["y"] <= hand["y"]
        assert hand["y"] + hand["height"] <= tile["y"] + tile["height"] + 3


def test_half_of_the_way_is_shown_by_a_ghost(visit: Visit) -> None:
    child = visit()
    begin(child, "turn-09")
    ghost = child.page.locator("main .ghost")
    for _ in LADDER[: LADDER.index("half") + 1]:
        expect(ghost).to_have_count(0)
        before = verdict_of(child).inner_text()
        press(child, child.button("path-hint"))
        expect(verdict_of(child)).not_to_have_text(before)
    expect(ghost).to_be_visible()


def test_a_loop_has_the_word_of_its_rulebook(visit: Visit) -> None:
    ann = visit("ru")
    for id_, word in (("loop-09", "Повтор"), ("full-09", "Цикл")):
        begin(ann, id_)
        expect(ann.hand.locator(".card.loop .word").first).to_have_text(word)
