"""The field editor over HTTP: edits one after the other, random fields, refusals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import algoritmus
from algoritmus.core.game import Refusal
from algoritmus.core.package import GamePackage
from algoritmus.server.wire.editor import BuildRequest, SurpriseRequest
from algoritmus.server.workers.editor import build, surprise
from tests.server.site import site, site_test
from tests.shipped import SHIPPED


@site_test
async def test_a_field_is_built_edit_by_edit(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()

        async def build(text: str, **edit: Any) -> Any:
            body = {"rule_set": "golems/board", "text": text, "edit": edit or None}
            return (await ann.post("/api/build", body)).json()

        empty = await build("")
        assert [fault["code"] for fault in empty["faults"]] == ["empty"]
        field = await build("", do="put", piece="E", at=[0, 0])
        field = await build(field["text"], do="put", piece="wall", at=[1, 1])
        assert (field["text"], field["option"]) == ("Ea1~wall-b2", "field")
        assert (field["faults"], field["players"]) == ([], [2, 3, 4])
        refused = await build(field["text"], do="put", piece="barrel", at=[1, 1])
        assert refused["text"] == field["text"]
        assert refused["refused"]["code"] == "taken"
        assert refused["refused"]["cells"] == ["b2"]
        assert {piece["id"]: piece["left"] for piece in field["pieces"]}["wall"] == 9


@site_test
async def test_an_invalid_notation_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        for body, status, code in (
            ({"rule_set": "golems/chess"}, 404, "rule-set.unknown"),
            ({"rule_set": "golems/board", "text": "moon"}, 400, "build.syntax"),
            ({"rule_set": "golems/board", "text": "A" * 201}, 400, "body.syntax"),
            ({"rule_set": "golems/board", "edit": {"do": "burn"}}, 400, "body.syntax"),
            ({"rule_set": "golems/board", "edit": {"do": "put", "piece": "E", "at": [9999, 0]}}, 400, "body.syntax"),
        ):
            answer = await ann.post("/api/build", body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


@site_test
async def test_a_random_field_can_be_played_on(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        for rule_set in (one for game in SHIPPED for one in algoritmus.package(game).rule_sets):
            body = {"rule_set": rule_set, "seed": "7"}
            found = (await ann.post("/api/build/surprise", body)).json()
            assert found == (await ann.post("/api/build/surprise", body)).json()
            assert found["faults"] == []
            made = await ann.post("/api/rooms", {"rule_set": rule_set, "options": {found["option"]: found["text"]}})
            assert made.status_code == 200


def test_a_game_without_an_editor_is_refused() -> None:
    assert GamePackage().editor() is None
    algoritmus.register("tests.contract.tiny")
    with pytest.raises(Refusal, match="nothing is made here"):
        build(BuildRequest("pearls/bay"))
    with pytest.raises(Refusal) as error:
        surprise(SurpriseRequest("pearls/bay", "1"))
    assert error.value.code == "build.none"
