"""The editor of puzzles and scenarios on the page: by touch and by keys, proven, tried, stored, shared by link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from algoritmus.core.package.editing import PUZZLE, SET, Edit
from algoritmus.editor.pages import edit_page
from tests.web import measure
from tests.web.editor_page import EditorPage
from tests.web.test_access import examine
from tests.web.visitor import Visit, Visitor

SET_BOX = Edit(SET, "box", value="progers/basic")
SET_TURNS = Edit(SET, "turns2", value="F / pass")
PARTS = {
    "field": "main .table [role=grid]",
    "verdict": "main .said",
    "tabs": "main [role=tablist]",
    "button": "main .ends .main",
}


def made(*edits: Edit) -> str:
    """The text of a puzzle."""
    found = edit_page(PUZZLE, "", None)
    for edit in edits:
        found = edit_page(PUZZLE, found.built.text, edit)
        assert found.built.refused is None, found.built.refused
    return found.built.text


class PuzzleEditorPage(EditorPage):
    """Actions of a visitor in the editor of puzzles and scenarios."""

    def __init__(self, visitor: Visitor, link: str = "/make") -> None:
        super().__init__(visitor, link, "golems")

    @property
    def said(self) -> Locator:
        return self.visitor.page.locator("main .said [role=status]")

    def press(self, what: Locator) -> None:
        if self.visitor.touch:
            what.tap()
        else:
            what.focus()
            self.visitor.page.keyboard.press("Enter")

    def put(self, piece: str, cell: str) -> None:
        self.press(self.piece(piece))
        self.press(self.cell(cell))
        self.press(self.piece(piece))

    def tab(self, name: str) -> None:
        self.press(self.visitor.page.locator(f"#tab-{name}"))

    def digest(self) -> str:
        proven = self.visitor.page.locator("main .said[data-digest]")
        expect(proven).to_be_visible()
        return str(proven.get_attribute("data-digest"))


@pytest.mark.parametrize("phone", [True, False], ids=["touch", "keys"])
def test_a_puzzle_is_painted_judged_tried_and_solved(visit: Visit, phone: bool) -> None:
    child = visit("ru" if phone else "en", phone=phone)
    here = PuzzleEditorPage(child)
    expect(here.said).to_have_text(child.words("golems-build-no-reach"))
    here.put("goal", "a3")
    expect(here.said).to_contain_text(child.words("make-solvable", cards=2, ways=1))
    here.put("wall", "a2")
    expect(here.said).to_contain_text(child.words("make-unsolvable", covered=31)[:8])
    here.press(child.button("build-undo"))
    here.tab("cards")
    here.press(child.button("make-drawer-more"))
    here.press(child.button("make-count", card=child.words("card-loop", times=2), number=0, most=1))
    expect(here.said).to_contain_text(child.words("make-idea-loop"))
    examine(child)
    here.press(child.button("make-try"))
    expect(child.field).to_be_visible()
    for number, card in enumerate("FF", 1):
        here.press(child.card(card))
        child.see_filled(number)
    here.press(child.button("path-run"))
    child.skip()
    expect(child.page.get_by_label(child.words("path-stars", stars=3, most=3))).to_be_visible()
    child.tap(child.link("make-change").last)
    expect(here.area).to_be_visible()


def test_a_link_gives_the_same_puzzle_and_the_same_digest(visit: Visit) -> None:
    ann, bob = visit(), visit("ru")
    here = PuzzleEditorPage(ann)
    here.put("goal", "b3")
    here.put("barrel", "c2")
    first = here.digest()
    text = ann.page.url.partition("#")[2]
    there = PuzzleEditorPage(bob, f"/make#{text}")
    assert there.digest() == first
    bob.open("/path")
    bob.open(f"/make#try/{text}")
    expect(bob.field).to_be_visible()


def test_only_what_is_proven_is_given_away_and_drafts_are_kept(visit: Visit) -> None:
    ann = visit()
    here = PuzzleEditorPage(ann)
    here.tab("share")
    expect(ann.page.get_by_text(ann.words("make-not-yet"))).to_be_visible()
    here.tab("field")
    here.put("goal", "a3")
    here.digest()
    here.tab("share")
    expect(ann.link("make-file")).to_have_attribute("href", re.compile("solutions"))
    here.press(ann.button("build-save"))
    saved = ann.region("make-saved")
    expect(saved.get_by_role("link")).to_have_count(1)
    ann.open("/make")
    here.tab("share")
    ann.tap(saved.get_by_role("link"))
    here.tab("field")
    expect(here.said).to_contain_text(ann.words("make-solvable", cards=2, ways=1))
    here.tab("share")
    ann.tap(saved.get_by_role("button"))
    expect(saved).to_have_count(0)


def test_a_scenario_is_written_and_taken_as_a_file(visit: Visit) -> None:
    ann = visit("ru")
    here = PuzzleEditorPage(ann, "/make#s")
    here.put("goal", "b3")
    here.tab("words")
    ann.page.get_by_label(ann.words("make-title-ru")).fill("Вдвоём")
    here.tab("share")
    file = ann.link("make-scenario-file")
    expect(file).to_have_attribute("href", re.compile("%D0%92%D0%B4%D0%B2%D0%BE%D1%91%D0%BC"))


def test_the_editor_is_on_the_map_and_a_broken_link_is_reported(visit: Visit) -> None:
    ann = visit()
    ann.open("/path")
    ann.tap(ann.link("make-door"))
    expect(PuzzleEditorPage(ann, "/make#pbroken").said).to_have_text(ann.words("golems-build-no-reach"))
    expect(ann.page.get_by_text(ann.words("make-broken"))).to_be_visible()


@pytest.mark.parametrize("box", ["golems/board", "progers/full"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_tab_can_be_used_by_everybody(visit: Visit, lang: str, box: str) -> None:
    """axe finds nothing, in both games, languages and lights."""
    rival = "start2" if box.startswith("golems") else "rover2"
    text = made(SET_BOX._replace(value=box), Edit("put", "goal", (2, 2)), Edit("put", rival, (3, 3)))
    ann = visit(lang, dark=lang == "ru", phone=lang == "ru")
    here = PuzzleEditorPage(ann, f"/make#{text}")
    here.digest()
    for tab in ("field", "cards", "goal", "words", "share"):
        here.tab(tab)
        for fold in ann.page.locator("main details > summary").all():
            here.press(fold)
        examine(ann)


def test_a_rover_finds_its_goal_in_a_puzzle_of_ones_own(visit: Visit) -> None:
    text = made(SET_BOX, Edit("put", "goal", (1, 3)), Edit("put", "rover2", (4, 4)), SET_TURNS)
    child = visit("ru", phone=True)
    here = PuzzleEditorPage(child, f"/make#{text}")
    expect(here.said).to_contain_text(child.words("make-solvable", cards=2, ways=9))
    expect(here.area.locator("xpath=..").locator("g.aim")).to_have_count(1)
    here.tab("goal")
    here.press(child.page.locator("main details > summary").first)
    there = child.words("make-choice-other", name=child.colour("blue"))
    expect(child.page.get_by_role("group", name=there)).to_be_visible()
    here.press(child.button("make-try"))
    expect(child.page.locator("g.aim")).to_have_count(1)


def test_a_box_of_the_other_game_is_chosen_by_its_picture(visit: Visit) -> None:
    """And back again; what lies in the box is that game's."""
    ann = visit("ru")
    here = PuzzleEditorPage(ann)
    here.tab("goal")
    for box, size in (("progers-edition-basic", 6), ("golems-edition-blocks", 4)):
        here.press(ann.page.locator("main details > summary").last)
        ann.page.get_by_role("radio", name=ann.words(box), exact=True).click(force=True)
        expect(here.area.get_by_role("row")).to_have_count(size)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_editor_fits_every_window(visit: Visit, lang: str) -> None:
    ann = visit(lang, dark=lang == "ru")
    here = PuzzleEditorPage(ann)
    here.put("goal", "a3")
    here.digest()
    wrong = []
    for size in measure.SIZES:
        measure.resize(ann.page, size)
        wrong += [f"{size}: {fault}" for fault in measure.faults(ann.page, PARTS)]
    here.tab("goal")
    for size in measure.SIZES:
        measure.resize(ann.page, size)
        hidden = ann.page.locator("main .panel").evaluate("(panel) => panel.scrollHeight - panel.clientHeight")
        wrong += [f"{size}: {hidden} px of the goals are out of sight"] if hidden > 1 else []
    assert not wrong, "\n".join(wrong)
