"""What an owner of the box expects, at three sizes: open cards of bots, the whole box in scenarios, honest counts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from algoritmus.core.package.editing import SET, Edit
from tests.games.golems.table.test_own_scenario import CHOSEN
from tests.games.golems.table.test_way_junior import FIGHT_WORDS
from tests.web.measure import LAYING, faults
from tests.web.scenes import GENTLE, PERSON, sit
from tests.web.test_field_editor import FieldEditorPage
from tests.web.test_juniors import at_three_sizes, come
from tests.web.test_own_scenario import made
from tests.web.visitor import Visit, Visitor

LIGHTHOUSE = ("golems/board", {"scenario": "lighthouse"})
REACH = [("d7", "Лук", 1, 3, 3), ("g4", "Трезубец", 2, 2, 1)]  # a bot's cell, card, strength, range, rows
OWN = made(
    Edit(SET, "edition", value="board"),
    Edit("put", "goal", (0, 2)),
    Edit("put", "start3", (3, 0)),
    *[Edit(SET, id_, value=value) for id_, value in CHOSEN.items()],
)


def see_program(ann: Visitor, kind: str, lines: int) -> None:
    """The card of a bot in the open drawer; it is closed again."""
    sheet = ann.page.get_by_role("dialog")
    card = sheet.get_by_role("region", name=ann.words("bot-program", name=ann.words(f"value-{kind}")))
    expect(card).to_be_visible()
    expect(card.locator("ol:not(.memo) li")).to_have_count(lines)
    ann.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


@at_three_sizes
def test_what_the_lighthouses_reach_is_shown_before_the_game_and_in_it(visit: Visit, size: str) -> None:
    ann = come(visit, size)
    ann.open("/#all")
    ann.take_box("golems-edition-board")
    ann.pick_sight("scenario", "Мимо маяков")
    ann.tap(ann.button("new-bots", count=2))
    see_program(ann, "lighthouse", 3)
    ann.tap(ann.button("new-start"))
    ann.code()
    expect(ann.hand).to_be_visible()
    assert not faults(ann.page, {**LAYING, "goal": "main .aim"})
    for seat, (cell, card, *stats) in enumerate(REACH, 1):
        plate = ann.page.locator("main .plate").nth(seat)
        named = [
            ann.words(f"stat-{stat}", number=n) for stat, n in zip(("strength", "range", "rows"), stats, strict=True)
        ]
        for words in (card, *named):
            expect(plate).to_contain_text(words)
        for at in (plate.locator(".look"), ann.cell(cell)):
            ann.tap(at)
            expect(ann.region("golem-card")).to_contain_text(card)
            see_program(ann, "lighthouse", 3)


@at_three_sizes
def test_the_memo_of_the_die_is_shown_where_bots_are_chosen(visit: Visit, size: str) -> None:
    ann = come(visit, size)
    ann.open("/#all")
    ann.take_box("golems-edition-board", more=True)
    for kind, lines in (("hunter", 2), ("die", 0)):
        ann.wish("bot-seat", f"value-{kind}", number=1)
        bot = ann.region("bot-program", name=ann.words(f"value-{kind}"))
        expect(bot.locator("ol:not(.memo) li")).to_have_count(lines)
        expect(bot.locator(".memo li")).to_have_count(6)


@at_three_sizes
def test_the_field_editor_notes_that_two_starts_look_alike(visit: Visit, size: str) -> None:
    here = FieldEditorPage(come(visit, size), "/build#golems/board/Ea1~start-a1Nd4N")
    note = here.visitor.page.get_by_text(here.visitor.words("golems-build-alike"))
    expect(note).to_be_visible()
    expect(note).to_be_in_viewport(ratio=0.99)


@at_three_sizes
def test_a_refused_field_names_its_cells(visit: Visit, size: str) -> None:
    here = FieldEditorPage(come(visit, size), "/build#golems/board/Ec3~wall-c4~barrel-d3")
    here.says("golems-build-stuck", cell="a1")  # as the editor writes and draws it
    here.is_written("Ea1~barrel-b1~wall-a2")
    expect(here.cell("a1")).to_have_accessible_name(re.compile(here.visitor.colour("red")))
    expect(here.cell("a2")).to_have_accessible_name(re.compile(here.visitor.words("cell-wall")))


@at_three_sizes
def test_a_scenario_keeps_the_rest_of_the_box(visit: Visit, size: str) -> None:
    """Logic, subroutine, golem cards, names of teams, colours; what it fixes is not asked."""
    ann = come(visit, size)
    ann.open("/#all")
    ann.take_box("golems-edition-board")
    ann.pick_sight("scenario", "Бочечная ярмарка")
    ann.tap(ann.button("option-cards"))
    ann.wish("option-cards", "value-choose")
    ann.done()
    ann.tap(ann.button("new-more"))
    for option in ("logic", "subroutine"):
        ann.wish(f"option-{option}", "value-on")
    expect(ann.pills("option-way")).to_have_count(0)
    ann.page.get_by_role("group", name=ann.words("option-teams")).get_by_label(ann.colour("red")).fill("Лисы")
    colours = ann.page.get_by_role("radiogroup", name=re.compile(ann.words("seat-colour")))
    colours.nth(1).get_by_role("radio", name=ann.colour("green")).check(force=True)
    ann.done()
    ann.tap(ann.button("new-start"))
    ann.code()
    expect(ann.region("ask-title-card")).to_be_visible()
    expect(ann.plate("Лисы")).to_be_visible()
    expect(ann.page.locator("main .plate").nth(1)).to_contain_text(ann.colour("green"))


@at_three_sizes
def test_a_shared_scenario_keeps_its_hand_turns_bot_and_golem_cards(visit: Visit, size: str) -> None:
    ann = come(visit, size)
    ann.open(f"/make#try/{OWN}")
    ann.tap(ann.button("new-bots", count=1))
    see_program(ann, "hunter", 2)
    ann.tap(ann.button("new-start"))
    ann.code()
    expect(ann.hand.get_by_role("listitem")).to_have_count(4)
    expect(ann.page.locator("main .field .weapon")).to_have_count(2)
    expect(ann.page.locator("main .plate").first).to_contain_text("Лук")
    expect(ann.cell("a3")).to_have_accessible_name(re.compile(ann.words("cell-goal", name=ann.colour("red"))))
    ann.play("F", "F", "L")
    ann.skip()
    expect(ann.region("result")).to_contain_text(ann.words("you-won"))


@at_three_sizes
def test_options_that_do_nothing_are_gone(visit: Visit, size: str) -> None:
    ann = come(visit, size)
    for edition, count in (("blocks", 0), ("cards", 0), ("energy", 1)):
        ann.open("/rules")
        ann.open("/#all")
        ann.take_box(f"golems-edition-{edition}", more=True)
        expect(ann.pills("option-extra")).to_have_count(count)


@at_three_sizes
def test_a_bonus_card_that_is_laid_is_counted_as_gone(visit: Visit, size: str) -> None:
    ann = come(visit, size)
    sit(ann, "golems/blocks", {"scenario": "clockwork"}, [PERSON, GENTLE])
    loop = ann.hand.locator("[data-card=x2]")
    expect(loop).to_contain_text(ann.words("hand-left", left=1))
    ann.tap(loop)
    expect(loop).to_contain_text(ann.words("hand-left", left=0))
    ann.tap(ann.card("F"))
    expect(loop).to_contain_text(ann.words("hand-left", left=0))


@at_three_sizes
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_juniors_hear_nothing_of_fights_and_luck(visit: Visit, size: str, lang: str) -> None:
    ann = come(visit, size, lang, text=True)
    sit(ann, "golems/board", {"way": "junior", "field": "old-pond", "cards": "sword,shield"}, [PERSON, GENTLE])
    said = ann.said()
    assert not [word for word in FIGHT_WORDS[lang] if word in said], said
    assert ann.words("damage", damage=0, limit=3) in said
