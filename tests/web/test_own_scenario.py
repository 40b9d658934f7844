"""A scenario of one's own on the page: made, shared by a link, opened on another device, played to its result."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from algoritmus.core.package.editing import SCENARIO, SET, Edit
from algoritmus.editor.pages import edit_page
from tests.web.test_access import examine
from tests.web.test_juniors import at_three_sizes, come
from tests.web.test_puzzle_editor import PuzzleEditorPage
from tests.web.visitor import Visit

SHARED = re.compile(r"/make#try/s")


def made(*edits: Edit) -> str:
    """The text of a scenario."""
    found = edit_page(SCENARIO, "", None)
    for edit in edits:
        found = edit_page(SCENARIO, found.built.text, edit)
        assert found.built.refused is None, found.built.refused
    assert not found.built.faults, found.built.faults
    return found.built.text


NEAR = made(Edit("put", "goal", (0, 2)), Edit(SET, "title.ru", value="Клад у ворот"))


@at_three_sizes
def test_a_scenario_is_made_shared_by_its_link_and_played_to_the_end(visit: Visit, size: str) -> None:
    ann, bob = come(visit, size, "ru"), come(visit, size, "en")
    here = PuzzleEditorPage(ann, "/make#s")
    here.tab("share")
    expect(ann.page.get_by_text(ann.words("make-scenario-not-yet"))).to_be_visible()
    ann.tap(ann.button("make-scenario-mend"))
    here.put("goal", "a3")
    expect(here.said).to_contain_text(ann.words("make-scenario-ready", players=2)[:8])
    here.tab("words")
    ann.page.get_by_label(ann.words("make-title-ru")).fill("Клад у ворот")
    ann.page.get_by_label(ann.words("make-story-ru")).fill("Кто первый?")
    here.tab("share")
    expect(ann.link("make-scenario-file")).to_be_visible()
    ann.page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    ann.tap(ann.button("copy-link"))
    expect(ann.page.get_by_text(ann.words("copied"))).to_be_visible()
    link = str(ann.page.evaluate("window.copied"))
    assert SHARED.search(link)
    bob.open(link.removeprefix(bob.address))
    expect(bob.page.get_by_role("heading", name="Клад у ворот")).to_be_visible()
    expect(bob.page.get_by_text("Кто первый?")).to_be_visible()
    examine(bob)
    bob.tap(bob.button("new-start"))
    bob.code()
    expect(bob.page.get_by_role("heading", name="Клад у ворот")).to_be_visible()
    bob.play("F", "F")
    bob.skip()
    expect(bob.region("result")).to_contain_text(bob.words("you-won"))
    bob.tap(bob.button("again"))
    expect(bob.hand).to_be_visible()
    expect(bob.page.get_by_role("heading", name="Клад у ворот")).to_be_visible()


def test_a_broken_link_of_a_scenario_is_reported(visit: Visit) -> None:
    ann = visit("ru")
    PuzzleEditorPage(ann, f"/make#try/{NEAR[:-7]}")
    expect(ann.page.get_by_text(ann.words("make-scenario-broken"))).to_be_visible()


def test_a_scenario_that_is_kept_is_found_where_one_chooses_a_table(visit: Visit) -> None:
    ann = visit("ru")
    here = PuzzleEditorPage(ann, f"/make#{NEAR}")
    here.press(ann.button("build-save"))
    ann.open("/#all")
    ann.take_box("golems-edition-energy")
    ann.tap(ann.page.get_by_role("button", name=ann.words("new-where")))
    ann.tap(ann.page.get_by_role("tab", name=ann.words("option-scenario")))
    ann.tap(ann.page.get_by_role("link", name="Клад у ворот"))
    expect(ann.page.get_by_role("heading", name="Клад у ворот")).to_be_visible()
    expect(ann.button("new-start")).to_be_visible()
