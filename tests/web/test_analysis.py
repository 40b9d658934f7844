"""After a game: bars, the best reply on the field, a better program; a hint during one; opponents with faces."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web.test_access import examine
from tests.web.test_languages import listen
from tests.web.test_replay import finished, record_of, upload
from tests.web.visitor import Visit, Visitor

SHOTS = os.environ.get("SHOTS", "")
SIZES = [(360, 640), (390, 664), (844, 390), (1280, 800)]
BEGINNER = ("golems/blocks", {"way": "beginner", "players": "2"})


def shoot(visitor: Visitor, name: str) -> None:
    if SHOTS:
        visitor.page.screenshot(path=Path(SHOTS) / f"{name}.png")


def rounds(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name=visitor.words("analysis-rounds"), exact=True).get_by_role("button")


def choose_box(visitor: Visitor, edition: str) -> None:
    boxes = visitor.page.get_by_role("group", name=visitor.words("new-game"))
    visitor.tap(boxes.get_by_role("button", name=re.compile(visitor.words(f"golems-edition-{edition}"))))


def fits(visitor: Visitor) -> None:
    """Nothing is wider than the window."""
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert visitor.page.evaluate(wide) <= 0


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_after_a_game_every_round_has_a_bar_a_sentence_and_the_best_reply(visit: Visit, lang: str) -> None:
    ann = visit(lang)
    finished(ann)
    ann.tap(ann.region("result").get_by_role("link", name=ann.words("analysis"), exact=True))
    expect(rounds(ann)).to_have_count(3)
    done = ann.page.get_by_text(re.compile(re.escape(ann.words("analysis-done", won=9, of=9)).replace("9", r"\d")))
    expect(done).to_be_visible()
    told = ann.region("analysis-told")
    expect(told.get_by_role("heading")).to_contain_text(ann.words("review-round", what="program", number=1))
    # blue waited in front of red: the reply is shown on the field
    ann.tap(ann.page.get_by_role("button", name=ann.colour("blue"), exact=True))
    ann.tap(rounds(ann).nth(1))
    expect(rounds(ann).nth(1)).to_have_attribute("aria-pressed", "true")
    expect(told).to_contain_text(re.compile(r"\d"))
    shoot(ann, f"analysis-{lang}")
    ann.tap(ann.button("analysis-reply"))
    expect(ann.button("analysis-reply")).to_have_attribute("aria-pressed", "true")
    told_on_field = " ".join(ann.sentences())
    assert ann.colour("blue") in told_on_field
    shoot(ann, f"reply-{lang}")
    ann.tap(ann.button("analysis-better"))
    expect(ann.button("analysis-better")).to_have_attribute("aria-pressed", "true")
    examine(ann)
    listen(ann)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        fits(ann)
        shoot(ann, f"analysis-{lang}-{width}")


def test_an_analysis_can_be_stopped_and_begun_again(visit: Visit) -> None:
    ann = visit()
    code = finished(ann)
    ann.page.route("**/api/review", lambda _: None)  # it never comes
    ann.open(f"/analysis#{code}")
    ann.tap(ann.button("analysis-cancel"))
    expect(ann.page.get_by_text(ann.words("analysis-stopped"))).to_be_visible()
    ann.page.unroute("**/api/review")
    ann.tap(ann.button("analysis-again"))
    expect(rounds(ann)).to_have_count(3)
    expect(ann.button("analysis-cancel")).to_be_hidden()


def test_a_running_game_has_no_analysis(visit: Visit) -> None:
    ann = visit()
    code = ann.set_table(*BEGINNER, [{"kind": "person"}, {"kind": "person"}])
    ann.open(f"/analysis#{code}")
    expect(ann.page.get_by_role("status").filter(has_text=re.compile(".{10}"))).to_be_visible()
    expect(ann.page.get_by_role("list", name=ann.words("analysis-rounds"))).to_have_count(0)


def test_a_hint_by_key_is_laid_and_may_be_changed(visit: Visit) -> None:
    ann = visit("ru")
    code = ann.set_table(*BEGINNER, [{"kind": "person"}, {"kind": "computer", "player": "level-1"}])
    ann.open(f"/r/{code}")
    expect(ann.plate(ann.words("face-snail"))).to_be_visible()
    bulb = ann.button("advice")
    bulb.focus()
    ann.page.keyboard.press("Enter")
    hint = ann.region("advice")
    expect(hint).to_contain_text(ann.words("advice-told"))
    shoot(ann, "hint")
    examine(ann)
    ann.page.keyboard.press("Escape")
    expect(hint).to_be_hidden()
    expect(bulb).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.tap(ann.button("advice-lay"))
    ann.see_filled(1)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        fits(ann)
        shoot(ann, f"desk-{width}")
    ann.lock()
    expect(ann.theatre).to_be_visible()


def test_people_among_themselves_have_no_hints(visit: Visit) -> None:
    ann = visit()
    code = ann.set_table(*BEGINNER, [{"kind": "person"}, {"kind": "person"}])
    ann.open(f"/r/{code}")
    ann.next_player()
    expect(ann.hand).to_be_visible()
    expect(ann.button("advice")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_an_opponent_is_chosen_by_its_face(visit: Visit, phone: bool) -> None:
    ann = visit("en", phone=phone)
    ann.open("/#all")
    choose_box(ann, "blocks")
    faces = ann.page.get_by_role("radiogroup", name=ann.words("opponent-choose"), exact=True)
    expect(faces.get_by_role("radio")).to_have_count(10)
    expect(faces.get_by_role("radio", checked=True)).to_have_accessible_name(re.compile(ann.words("face-chick")))
    ann.tap(faces.get_by_role("radio", name=re.compile(ann.words("face-owl"))))
    expect(ann.page.get_by_text(ann.words("face-owl-about")).first).to_be_visible()
    ann.page.keyboard.press("ArrowRight")
    expect(faces.get_by_role("radio", name=re.compile(ann.words("face-dragon")))).to_be_focused()
    ann.page.keyboard.press("Home")
    expect(ann.page.get_by_text(ann.words("face-snail-about")).first).to_be_visible()
    faces.scroll_into_view_if_needed()
    shoot(ann, f"faces-{'phone' if phone else 'desk'}")
    examine(ann)
    fits(ann)
    ann.tap(ann.button("new-start"))
    ann.code()
    expect(ann.plate(ann.words("face-snail"))).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "rule_set", "options"),
    [("ru", "progers/basic", {"limit": "2"}), ("en", "golems/cards", {"players": "3", "limit": "2"})],
)
def test_an_estimate_is_marked_as_such(
    visit: Visit, tmp_path: Path, lang: str, rule_set: str, options: dict[str, str]
) -> None:
    ann = visit(lang)
    ann.open("/replay")
    upload(ann, record_of(rule_set, tmp_path, **options))
    ann.tap(ann.button("analysis"))
    told = ann.region("analysis-told")
    reason = "game" if rule_set.startswith("progers") else "golems"
    expect(told).to_contain_text(ann.words("review-estimate", reason=ann.words(f"reason-{reason}")))
    expect(ann.button("analysis-cancel")).to_be_hidden()
    shoot(ann, f"estimate-{lang}")
    examine(ann)
    listen(ann)


def test_a_better_turn_is_played_on_the_field_where_nobody_can_reply(visit: Visit, tmp_path: Path) -> None:
    ann = visit("en")
    ann.open("/replay")
    upload(ann, record_of("progers/basic", tmp_path, limit="4"))
    ann.tap(ann.button("analysis"))
    expect(ann.button("analysis-cancel")).to_be_hidden()
    expect(ann.button("analysis-reply")).to_have_count(0)
    better = ann.button("analysis-better")
    for number in range(rounds(ann).count()):
        ann.tap(rounds(ann).nth(number))
        expect(rounds(ann).nth(number)).to_have_attribute("aria-pressed", "true")
        if better.count():
            break
    ann.tap(better)
    expect(better).to_have_attribute("aria-pressed", "true")
    shown = " ".join(ann.sentences())
    ann.tap(ann.button("analysis-real"))
    assert shown
    assert shown != " ".join(ann.sentences())


def test_a_table_may_be_set_without_hints(visit: Visit) -> None:
    ann = visit("en", phone=True)
    ann.open("/#all")
    choose_box(ann, "blocks")
    ann.tap(ann.button("new-more"))
    ann.tap(ann.page.get_by_label(ann.words("new-hints")))
    ann.done()
    ann.tap(ann.button("new-start"))
    ann.code()
    expect(ann.hand).to_be_visible()
    expect(ann.button("advice")).to_have_count(0)
