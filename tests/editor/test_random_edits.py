"""Random edits of a draft: each is applied or refused, and the draft stays consistent."""

from __future__ import annotations

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.core.package.editing import CLEAR, KINDS, MOVE, PUT, REMOVE, SET, TURN, Edit, Page
from algoritmus.editor.pages import edit_page
from algoritmus.games.golems.components.field_pieces import GROUNDS, LOGIC, OTHER_END, START
from algoritmus.games.progers.editor.page_field import HILLS, LIFT, ROVER, SAMPLES, WALLS
from algoritmus.puzzles.lookup import read_page

STROKES = 250
WAYS = (*[PUT] * 6, MOVE, MOVE, TURN, REMOVE, CLEAR, "flip")
PIECES = (
    "wall",
    "water",
    "barrel",
    "barrel-hole",
    *OTHER_END,
    *LOGIC,
    *GROUNDS,
    *["goal"] * 3,
    "4x4",
    "6x6",
    "9x9",
    "zx4",
)
STARTS = tuple(f"{START}{number}" for number in ("1", "1", "2", "3", "9", "x"))


def judge(page: Page) -> None:
    """Everything on the field, nothing under a golem, no cell twice."""
    size = len(page["field"])
    tokens, golems = [token["at"] for token in page.get("tokens", [])], [golem["at"] for golem in page["golems"]]
    goals = page["goal"].get("cells", [])
    for cell in (*tokens, *golems, *goals):
        assert "abcdef".index(cell[0]) < size >= int(cell[1:])
    assert len({*tokens}) == len(tokens)
    assert len({*goals}) == len(goals)
    assert len({*golems}) == len(golems) > 0
    assert not {*golems} & {*tokens}
    assert not {*golems} & {*goals}


@pytest.mark.parametrize("goal", ["reach", "roll", "edge", "gears"])
@pytest.mark.parametrize("edition", ["blocks", "energy", "cards", "board"])
@pytest.mark.parametrize("kind", KINDS)
def test_any_edit_is_applied_or_refused_and_leaves_a_consistent_draft(kind: str, edition: str, goal: str) -> None:
    chance = Seeded(7)
    found = edit_page(kind, "", None)
    for id_, value in (("edition", edition), ("goal", goal)):
        found = edit_page(kind, found.built.text, Edit(SET, id_, value=value))
    done = 0
    for _ in range(STROKES):
        way, piece = (many[chance.draw(len(many), "edit")] for many in (WAYS, (*PIECES, *STARTS)))
        at, to = ((chance.draw(7, "cell"), chance.draw(7, "cell")) for _ in range(2))
        before, found = found.built.text, edit_page(kind, found.built.text, Edit(way, piece, at, to))
        done += found.built.text != before
        judge(found.page)
        assert edit_page(kind, found.built.text, None).page == found.page
    assert 20 < done < STROKES - 20


PLANET = (*HILLS, *HILLS, *HILLS, *WALLS, *SAMPLES, LIFT, LIFT, LIFT, "goal", "goal", "wall",
          *(f"{ROVER}{number}" for number in ("1", "1", "2", "3", "9", "x")))  # fmt: skip


@pytest.mark.parametrize("rules", ["basic", "full"])
def test_any_edit_of_a_planet_is_applied_or_refused_and_leaves_a_consistent_draft(rules: str) -> None:
    """The reader of puzzles finds nothing wrong with it that has no name of its own."""
    chance = Seeded(9)
    found = edit_page("puzzle", "", Edit(SET, "box", value=f"progers/{rules}"))
    assert found.rule_set == f"progers/{rules}"
    done = 0
    for _ in range(STROKES):
        way, piece = (many[chance.draw(len(many), "edit")] for many in (WAYS, PLANET))
        at, to = ((chance.draw(10, "cell"), chance.draw(10, "cell")) for _ in range(2))
        before, found = found.built.text, edit_page("puzzle", found.built.text, Edit(way, piece, at, to))
        done += found.built.text != before
        assert edit_page("puzzle", found.built.text, None).page == found.page
        codes = {fault.code for fault in found.built.faults}
        assert codes <= {"no-goal"}
        if not codes:
            assert read_page(found.page)[1].rule_set == f"progers/{rules}"
    assert 20 < done < STROKES - 20
