"""Everybody can use it: axe finds nothing serious."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visit, Visitor
from tests.web.words import LANGUAGES

GRAVE = ("serious", "critical")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_grave(visit: Visit, lang: str, dark: bool) -> None:
    ann = visit(lang, dark=dark)
    ann.open()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark" if dark else "light")
    examine(ann)
    code = ann.set_table("golems/blocks", {"way": "beginner"}, [{"kind": "person"}, {"kind": "person"}])
    ann.open(f"/r/{code}")
    expect(ann.curtain).to_be_visible()
    examine(ann)
    ann.lift_curtain(ann.colour("red"))
    ann.lay("F")
    expect(ann.button("lock")).to_be_enabled()
    examine(ann)
    ann.lock()
    ann.lift_curtain(ann.colour("blue"))
    expect(ann.plate(ann.colour("red"))).to_contain_text(ann.words("status-locked"))
    examine(ann)
    ann.play("A")
    assert ann.sentences()
    examine(ann)


@cache
def axe() -> str:
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def examine(visitor: Visitor) -> None:
    visitor.page.evaluate(axe())
    found = visitor.page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    grave = [
        f"{one['id']} {node['target']}: {node['failureSummary']}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
    assert not grave, "\n".join(grave)
