"""Setting a table: boxes, players, Start; each step fits one screen at every size, with pictures to choose from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.measure import SIZES, faults, resize
from tests.web.visitor import Visit, Visitor

BOXES = [f"golems-edition-{one}" for one in ("blocks", "energy", "cards", "board")]
BOXES += [f"progers-edition-{one}" for one in ("basic", "full")]
EDITIONS = {"boxes": "main .editions button"}
WHO = {"chairs": "main .who li", "faces": "main .faces button", "pictures": "main .picture", "button": "main .start"}
PICTURES = {"pictures": "dialog[open] .thumbnails > *", "button": "dialog[open] .main"}
CARDS = {"cards": "dialog[open] .cards button", "button": "dialog[open] .main"}

WIDER = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"


def look(visitor: Visitor, what: str, parts: dict[str, str]) -> list[str]:
    wrong = []
    for size in SIZES:
        resize(visitor.page, size)
        wrong += [f"{what} at {size[0]}x{size[1]}: {one}" for one in faults(visitor.page, parts)]
    return wrong


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_choice_of_boxes_is_one_screen(visit: Visit, lang: str) -> None:
    ann = visit(lang)
    ann.open("/#all")
    expect(ann.page.locator("main .editions button")).to_have_count(len(BOXES))
    wrong = look(ann, "shelf", EDITIONS)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("box", BOXES)
def test_a_table_is_set_in_three_taps_of_one_screen_each(visit: Visit, box: str) -> None:
    ann = visit("ru" if BOXES.index(box) % 2 else "en")
    ann.open("/#all")
    ann.tap(ann.page.locator("main .editions button").nth(BOXES.index(box)))
    expect(ann.page.locator("main .picture svg").nth(1)).to_be_visible()
    wrong = look(ann, "who plays", WHO)
    ann.tap(ann.page.get_by_role("button", name="4", exact=True))
    expect(ann.page.locator("main .who li")).to_have_count(4)
    wrong += look(ann, "four play", WHO)
    assert not wrong, "\n".join(wrong)
    ann.tap(ann.button("new-start"))
    ann.code()
    expect(ann.field).to_be_visible()


def test_the_first_table_of_the_board_edition_shows_what_is_in_it(visit: Visit) -> None:
    ann = visit()
    ann.open("/#all")
    ann.take_box("golems-edition-board")
    ann.tap(ann.button("new-start"))
    for piece in ("cell-water", "cell-barrel", "cell-ladder"):
        name = re.compile(ann.words(piece, name="A", end="up"))
        expect(ann.field.get_by_role("gridcell", name=name)).not_to_have_count(0)


@pytest.mark.parametrize("box", ["golems-edition-board", "progers-edition-full"])
def test_places_are_chosen_by_their_pictures(visit: Visit, box: str) -> None:
    """Every tab of them fits; the one that is tapped is what the table shows then, and what is played on."""
    ann = visit("en")
    ann.open("/#all")
    ann.take_box(box)
    ann.tap(ann.page.get_by_role("button", name=ann.words("new-where")))
    expect(ann.button("new-done")).to_be_visible()
    wrong = []
    for number in range(max(1, ann.page.get_by_role("tab").count())):
        if number:
            ann.page.keyboard.press("ArrowRight")  # from tab to tab
        elif ann.page.get_by_role("tab").count():
            ann.page.get_by_role("tab").first.focus()
        expect(ann.page.locator("dialog[open] .thumbnails svg").first).to_be_visible()
        wrong += look(ann, f"pictures {number}", PICTURES)
    assert not wrong, "\n".join(wrong)
    last = ann.page.locator("dialog[open] .thumbnails button").nth(1)
    name = last.locator("span").inner_text()
    ann.tap(last)
    where = ann.page.get_by_role("button", name=f"{ann.words('new-where')}: {name}", exact=True)
    expect(where).to_be_visible()
    ann.tap(where)
    expect(ann.page.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_words_stay_inside_what_they_name(visit: Visit, lang: str) -> None:
    """Long names of places and cards, on a phone too: no two run into each other, none is torn."""
    ann = visit(lang)
    ann.open("/#all")
    ann.take_box("golems-edition-board")
    wide = words_outside(ann, "main .go .button")
    ann.tap(ann.page.get_by_role("button", name=ann.words("new-where")))
    for tab in ann.page.get_by_role("tab").all():
        ann.tap(tab)
        expect(ann.page.locator("dialog[open] .thumbnails svg").first).to_be_visible()
        wide += words_outside(ann, "dialog[open] .thumbnails > *, dialog[open] [role=tab]")
    ann.done()
    ann.tap(ann.button("option-cards"))
    ann.wish("option-cards", "value-named")
    wide += words_outside(ann, "dialog[open] .cards button")
    ann.done()
    ann.tap(ann.button("new-more"))
    ann.wish("option-way", "value-junior")
    wide += words_outside(ann, "dialog[open] .wishes > *, dialog[open] .inside")
    assert not wide, "\n".join(wide)


def words_outside(visitor: Visitor, where: str) -> list[str]:
    found = []
    for size in SIZES:
        resize(visitor.page, size)
        found += [f"{size[0]}x{size[1]}: {one}" for one in visitor.page.locator(where).evaluate_all(WIDER)]
    return found


def test_golem_cards_are_given_by_their_pictures(visit: Visit) -> None:
    ann = visit("ru")
    ann.open("/#all")
    ann.take_box("golems-edition-board")
    ann.tap(ann.page.get_by_role("button", name="4", exact=True))
    ann.tap(ann.button("option-cards"))
    ann.wish("option-cards", "value-named")
    expect(ann.page.get_by_role("tab")).to_have_count(4)
    wrong = look(ann, "golem cards", CARDS)
    assert not wrong, "\n".join(wrong)
    for number in (1, 3):
        ann.tap(ann.page.get_by_role("tab").nth(number))
        chosen = ann.page.locator("dialog[open] .cards button").last
        ann.tap(chosen)
        expect(chosen).to_have_attribute("aria-pressed", "true")
    ann.done()
    ann.tap(ann.button("new-start"))
    ann.code()
    expect(ann.hand).to_be_visible()  # nobody is asked for a card
