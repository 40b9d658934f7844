"""Other input: the keyboard alone from the first page to the result, dragging, all choices, a puzzle solved."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from algoritmus.games.golems.components.scenarios import load_puzzles
from algoritmus.games.golems.rules.answers import flatten
from tests.web.visitor import Visit, Visitor


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    """From the first page to the result, along a field that is walked with arrow keys. The focus is never lost."""
    ann = visit()
    keys = ann.page.keyboard
    ann.open()
    walk_to(ann, ann.link("door-all"))
    keys.press("Enter")
    walk_to(ann, ann.page.get_by_role("button", name=ann.words("golems-edition-blocks")))
    keys.press("Enter")
    walk_to(ann, ann.button("new-more"))
    keys.press("Enter")
    walk_to(ann, ann.page.get_by_label(ann.words("option-limit", game="golems")))
    keys.type("2")
    walk_to(ann, ann.button("new-done"))
    keys.press("Enter")
    walk_to(ann, ann.button("new-start"))
    keys.press("Enter")
    expect(ann.hand).to_be_visible()
    walk_to(ann, ann.cell("a1"))
    red = f"{ann.colour('red')} {ann.words('looks-N')}"
    expect(ann.cell("a1")).to_have_accessible_name(re.compile(f"^a1, .*{re.escape(red)}"))
    keys.press("ArrowUp")
    keys.press("ArrowRight")
    expect(ann.cell("b2")).to_be_focused()
    walk_to(ann, ann.card("F"))
    keys.press("Enter")
    ann.see_filled(1)
    keys.press("r")
    ann.see_filled(2)
    walk_to(ann, ann.button("lock"))
    keys.press("Enter")
    expect(ann.button("pause")).to_be_focused()
    keys.press("Enter")
    expect(ann.button("play")).to_be_focused()
    while ann.button("go-on").is_hidden():
        keys.press("ArrowRight")
    expect(ann.button("go-on")).to_be_focused()
    keys.press("Enter")
    expect(ann.desk).to_be_focused()
    keys.press("r")
    ann.see_filled(1)
    keys.press("Enter")
    expect(ann.button("pause")).to_be_focused()
    walk_to(ann, ann.button("skip"))
    keys.press("Enter")
    expect(ann.button("go-on")).to_be_focused()
    keys.press("Enter")
    expect(ann.region("result").get_by_role("heading").first).to_be_focused()
    walk_to(ann, ann.button("again"))
    keys.press("Enter")
    expect(ann.region("result")).to_be_hidden()
    expect(ann.round(1)).to_be_visible()


def test_cards_are_dragged_into_rows(visit: Visit) -> None:
    ann = visit()
    ann.open(f"/r/{ann.set_table('golems/blocks', {'way': 'standard'}, [{'kind': 'person'}])}")
    ann.card("F").drag_to(ann.row(2))
    ann.see_filled(2)
    expect(ann.row(2)).to_have_accessible_name(re.compile(re.escape(ann.words("golems-card-F"))))
    expect(ann.row(1)).to_have_accessible_name(re.compile(re.escape(ann.words("place-empty"))))
    ann.card("A").drag_to(ann.row(1))
    ann.see_filled(1)
    ann.card("L").drag_to(ann.telling)
    expect(ann.row(3)).to_have_accessible_name(re.compile(re.escape(ann.words("place-empty"))))
    ann.lock()
    expect(ann.theatre).to_be_visible()


def test_all_choices_of_a_table_on_the_page(visit: Visit) -> None:
    """Bots, dealt cards, tokens and subroutines, one player alone; what does not go together is not offered."""
    ann = visit()
    ann.open("/#all")
    ann.take_box("golems-edition-blocks", more=True)
    for way in ("standard", "beginner"):
        ann.wish("option-way", f"value-{way}")
    ann.done()
    where = ann.page.get_by_role("button", name=ann.words("new-where"))
    ann.tap(where)
    fields = ann.page.get_by_role("group", name=ann.words("option-field"))
    expect(fields.get_by_role("button")).to_have_count(2)  # beginners play on the small arena, or on a surprise
    ann.done()
    ann.tap(ann.button("new-other"))
    ann.take_box("golems-edition-board", more=True)
    ann.wish("option-way", "value-junior")
    expect(ann.pills("option-logic")).to_be_hidden()
    ann.done()
    ann.pick_sight("scenario", "Three gears for the clock")
    ann.tap(ann.button("new-more"))
    expect(ann.pills("option-way")).to_be_hidden()
    ann.done()
    ann.pick_sight("field", "Barrel meadow")
    ann.tap(ann.button("new-more"))
    ann.wish("option-way", "value-standard")
    for option in ("logic", "subroutine"):
        ann.wish(f"option-{option}", "value-on")
    ann.done()
    ann.tap(ann.page.get_by_role("button", name="1", exact=True))
    ann.tap(ann.button("new-more"))
    for number, bot in enumerate(("hunter", "die"), 1):
        ann.wish("bot-seat", f"value-{bot}", number=number)
    ann.done()
    ann.tap(ann.button("option-cards"))
    ann.wish("option-cards", "value-named")
    red = ann.page.get_by_role("group", name=ann.words("card-of", name=ann.colour("red")))
    cannon = red.get_by_role("button", name=re.compile("^Cannon"))
    ann.tap(cannon)
    expect(cannon).to_have_attribute("aria-pressed", "true")
    ann.done()
    ann.tap(ann.button("new-start"))
    expect(ann.page.get_by_role("list", name=ann.words("players")).get_by_role("listitem")).to_have_count(3)
    ann.lock()  # no subroutine
    ann.skip()
    expect(ann.row(1)).to_be_visible()
    expect(ann.row(2)).to_have_count(0)  # a cannon has one row


def test_a_puzzle_is_solved(visit: Visit) -> None:
    ann = visit("ru")
    puzzle = load_puzzles()["backing-out"]
    ann.open("/learn#all")
    ann.tap(ann.page.get_by_role("button", name=puzzle.title["ru"]))
    story = ann.page.get_by_role("region", name=puzzle.title["ru"])
    expect(story).to_contain_text(puzzle.story["ru"])
    expect(story).to_contain_text(ann.words("task-use-all", cards=ann.words("golems-card-B")))
    ann.lay("F", "B")
    expect(ann.button("lock")).to_be_disabled()
    for _ in range(2):
        ann.page.keyboard.press("Backspace")
    ann.play(*flatten(puzzle.solutions[0][0]))
    ann.skip()
    expect(ann.region("result")).to_contain_text(ann.words("end-won", names=ann.colour("red")))
    expect(ann.region("result").locator(".button.main")).to_be_enabled()
    assert ann.page.evaluate("localStorage.getItem('algoritmus-wins')") is None  # a puzzle is no won game


def walk_to(visitor: Visitor, wanted: Locator) -> None:
    """Tab until it has the focus; it must not be far."""
    expect(wanted.first).to_be_visible()
    for _ in range(60):
        if wanted.first.evaluate("(element) => element === document.activeElement"):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is not reached with Tab")
