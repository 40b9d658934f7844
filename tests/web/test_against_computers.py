"""A game against the computer with mouse, finger and keys."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.visitor import Visit, Visitor


def play_now(visitor: Visitor, rows: int = 1) -> None:
    """Three taps from the open door to a program that is played, one more for each row more."""
    visitor.open()
    visitor.tap(visitor.page.get_by_role("button", name=visitor.words("door-play")))
    for row in range(rows):
        visitor.tap(visitor.card("F"))
        visitor.see_filled(row + 1)
    visitor.tap(visitor.button("lock"))


def test_the_first_program_is_played_within_three_taps(visit: Visit) -> None:
    ann = visit()
    play_now(ann)
    told = ann.sentences()
    assert all(told)
    assert any(ann.colour("red") in sentence for sentence in told)
    ann.go_on()
    expect(ann.round(2)).to_be_visible()
    expect(ann.row(1)).to_have_accessible_name(f"{ann.words('row', row=1)}: {ann.words('place-empty')}")


def test_a_show_ends_by_itself_and_its_last_position_waits_for_a_tap(visit: Visit) -> None:
    ann = visit(speed=400)
    play_now(ann)
    expect(ann.button("show-again")).to_be_visible()
    expect(ann.hand).to_be_hidden()
    ann.tap(ann.button("show-again"))
    expect(ann.button("show-again")).to_be_visible()
    ann.go_on()
    expect(ann.round(2)).to_be_visible()
    expect(ann.hand).to_be_visible()


def test_the_last_round_can_be_read_again_and_every_line_leads_to_its_picture(visit: Visit) -> None:
    ann = visit()
    play_now(ann, rows=2)  # whatever the rival lays, the first step is not the last that happens
    ann.skip()
    line = ann.page.get_by_role("list", name=ann.words("told-again")).get_by_role("button").first
    sentence = re.split(r"(?<=[.!?]) ", line.inner_text().split("\n")[-1])[0]
    line.click()
    expect(ann.telling).to_contain_text(sentence)
    expect(ann.button("play")).to_be_visible()
    ann.skip()


def test_holding_the_step_button_runs_to_the_end_and_stops_there(visit: Visit) -> None:
    ann = visit()
    play_now(ann)
    ann.button("step-on").hover()
    ann.page.mouse.down()
    expect(ann.button("go-on")).to_be_visible()
    ann.page.mouse.up()
    ann.go_on()


def test_a_phone_and_a_finger(visit: Visit) -> None:
    ann = visit("ru", phone=True)
    wide = "document.documentElement.scrollWidth <= innerWidth"
    ann.open()
    assert ann.page.evaluate(wide)
    play_now(ann)
    expect(ann.theatre).to_be_visible()
    assert ann.page.evaluate(wide)
    assert any(ann.colour("red") in sentence for sentence in ann.sentences())
    expect(ann.field).to_be_in_viewport(ratio=0.9)
    ann.go_on()
    expect(ann.round(2)).to_be_attached()
    expect(ann.row(1)).to_be_in_viewport()
    expect(ann.button("lock")).to_be_in_viewport()
    assert ann.page.evaluate(wide)
    ann.lay("F", "F", "A")
    assert ann.page.evaluate(wide)


def test_keys_are_enough(visit: Visit) -> None:
    ann = visit()
    keys = ann.page.keyboard
    ann.open()
    walk_to_focus(ann, "door-play")
    keys.press("Enter")
    expect(ann.hand).to_be_visible()
    for number, card in enumerate("FFA", 1):
        keys.press(card.lower())
        ann.see_filled(number)
    keys.press("S")
    ann.see_filled(4)
    keys.press("Backspace")
    expect(ann.row(4)).to_have_accessible_name(f"{ann.words('row', row=4)}: {ann.words('place-empty')}")
    expect(ann.button("lock")).to_be_enabled()
    keys.press("Enter")
    expect(ann.theatre).to_be_visible()
    keys.press("Space")
    expect(ann.button("play")).to_be_visible()
    while ann.button("step-back").is_enabled():
        keys.press("ArrowLeft")
    forth, back = [], []
    while ann.button("go-on").is_hidden():
        forth.append(ann.telling.inner_text())
        keys.press("ArrowRight")
    while ann.button("step-back").is_enabled():
        keys.press("ArrowLeft")
        back.append(ann.telling.inner_text())
    assert forth == back[::-1]
    assert len(set(forth)) > 1
    while ann.theatre.is_visible():
        keys.press("ArrowRight")
    expect(ann.theatre).to_be_hidden()
    expect(ann.round(2)).to_be_visible()


def walk_to_focus(visitor: Visitor, id_: str) -> None:
    """Tab until the button has the focus; it must not be far."""
    wanted = visitor.page.get_by_role("button", name=visitor.words(id_)).first
    for _ in range(40):
        if wanted.evaluate("(button) => button === document.activeElement"):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"{id_} is not reached with Tab")
