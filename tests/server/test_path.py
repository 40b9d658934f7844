"""The path over HTTP: islands, tasks, the cards that may be laid, tries and hints, without any room."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from algoritmus.core.game import Refusal
from algoritmus.puzzles.lookup import read, read_page
from algoritmus.server.wire.jobs import TaskJob
from algoritmus.server.wire.tasks import TaskHintRequest, TaskNextRequest, TaskTryRequest, UserPuzzleRequest
from algoritmus.server.workers import tasks as jobs
from tests.server.site import Site, site, site_test


async def asked(here: Site, path: str, **body: object) -> dict[str, Any]:
    browser = here.browser()
    answer = await (browser.post(path, body) if body else browser.get(path))
    found: dict[str, Any] = answer.json()
    return found


@site_test
async def test_the_path_has_islands_with_twelve_tasks_each(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        shown = await asked(here, "/api/path")
        assert [len(island["tasks"]) for island in shown["islands"]] == [12] * len(shown["islands"])
        assert {island["game"] for island in shown["islands"]} >= {"golems"}
        assert all(island["title"]["ru"] and island["title"]["en"] for island in shown["islands"])


@site_test
async def test_a_task_is_shown_tried_and_hinted_at(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        shown = await asked(here, "/api/path/tasks/sequence-12")
        assert shown["kind"] == "shorten"
        assert shown["view"]["programs"]
        following = await asked(here, "/api/path/next", task="sequence-12", laid=[])
        assert "F" in following["next"]
        tried = await asked(here, "/api/path/try", task="sequence-12", cards=shown["given"])
        assert tried["verdict"]["kind"] == "longer"
        assert tried["happened"]
        hint = await asked(here, "/api/path/hint", task="sequence-12", step=1, laid=[])
        assert hint["values"]["cards"] == shown["cards"]
        assert hint["most_stars"] == 2


@site_test
async def test_unknown_tasks_and_illegal_programs_are_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        assert (await asked(here, "/api/path/tasks/nothing-01"))["error"]["code"] == "task.unknown"
        long = await asked(here, "/api/path/try", task="sequence-12", cards=["F"] * 41)
        assert long["error"]["code"] == "program.rows"
        wrong = await asked(here, "/api/path/try", task="sequence-12", cards=["Z"])
        assert wrong["verdict"]["kind"] == "unlawful"


OWN = {
    "edition": "energy",
    "field": ["....", "....", "....", "...."],
    "limit": 1,
    "hand": {"F": 3, "R": 1, "x2": 1},
    "golems": [{"at": "a1", "facing": "N", "rows": 4}],
    "goal": {"kind": "reach", "cells": ["a3"]},
    "title": {"en": "Own", "ru": "Своё"},
    "story": {"en": "Walk.", "ru": "Иди."},
}
RIVAL = {"at": "b2", "facing": "E", "rows": 3, "program": "F ; F ; F"}  # is asked how it leaves the water
WET = {
    **OWN,
    "edition": "board",
    "tokens": [{"at": "c2", "kind": "water"}],
    "hand": {"F": 3, "S": 1},
    "golems": [{"at": "a1", "facing": "N", "rows": 4}, RIVAL],
}


@site_test
async def test_a_user_puzzle_is_proven_and_can_be_tried(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        shown = await asked(here, "/api/path/own", page=OWN)
        assert (shown["solvable"], shown["cards"], shown["rows"], shown["optima"]) == (True, 2, 1, 2)
        assert shown["ideas"] == ["turn", "loop"]
        assert shown["forces"] == []
        assert shown["certificate"]["digest"] == shown["digest"]
        assert read(shown["toml"], "own.toml")[1].facts() == read_page(OWN)[1].facts()
        assert "F" in (await asked(here, "/api/path/next", task="", laid=[], page=OWN))["next"]
        tried = await asked(here, "/api/path/try", task="", cards=["F", "F"], page=OWN)
        assert tried["verdict"]["kind"] == "shortest"
        hints = [await asked(here, "/api/path/hint", task="", step=step, laid=[], page=OWN) for step in (0, 1, 2)]
        assert [hint["kind"] for hint in hints] == ["row", "length", "first"]  # it forces no idea
        assert hints[1]["values"]["cards"] == 2


@site_test
async def test_a_fault_in_a_user_puzzle_is_named(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        off = {**OWN, "goal": {"kind": "reach", "cells": ["z9"]}}
        assert (await asked(here, "/api/path/own", page=off))["error"]["code"] == "page.fault"
        none = {**OWN, "hand": {"R": 1}}
        shown = await asked(here, "/api/path/own", page=none)
        assert not shown["solvable"]
        assert shown["certificate"] is None
        lost = await asked(here, "/api/path/hint", task="", step=2, laid=[], page=none)
        assert lost["error"]["code"] == "page.unsolvable"
        everything = {**OWN, "hand": "FBLRSADT", "bonus": "all", "limit": 3}
        assert (await asked(here, "/api/path/own", page=everything))["error"]["code"] == "page.large"
        assert (await asked(here, "/api/path/own", page=WET))["error"]["code"] == "page.unprovable"


WHOLE = {**OWN, "hand": "FBLRSADT", "bonus": "all"}  # many places


@site_test
async def test_a_watched_search_reports_its_progress(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        answer = await here.browser().post("/api/path/own", {"page": WHOLE, "watch": True})
        *told, last = [json.loads(line) for line in answer.text.splitlines()]
        assert last == await asked(here, "/api/path/own", page=WHOLE)
        first = [far for far in told if not far["without"]]
        assert first
        assert all(0 <= far["done"] <= far["known"] for far in told)
        covered = [far["covered"] for far in first]
        assert covered == sorted(covered)
        assert 0 < covered[-1] <= last["covered"]
        assert {(far["programs"], far["without"]) for far in told} <= {
            (0, ""), *((last["covered"], idea) for idea in last["ideas"])
        }  # fmt: skip


@site_test
async def test_a_watched_search_reports_faults_at_the_end(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        answer = await here.browser().post("/api/path/own", {"page": WET, "watch": True})
        assert json.loads(answer.text.splitlines()[-1])["error"]["code"] == "page.unprovable"


def test_jobs_of_the_path_answer_without_a_server() -> None:
    shown = jobs.show(TaskJob("turn-03"))
    assert shown.given.count("?") == 1
    assert jobs.next_cards(TaskNextRequest("turn-03", [])).next
    assert jobs.try_program(TaskTryRequest("turn-03", ["F"])).verdict.kind == "condition"
    assert jobs.hint(TaskHintRequest("turn-03", 5)).task == "turn-02"
    assert jobs.try_program(TaskTryRequest("turn-01", ["z9"])).happened == []
    assert jobs.prove_user_puzzle(UserPuzzleRequest(OWN)).solvable
    wrong: list[tuple[dict[str, Any], str]] = [
        ({**OWN, "limit": "x"}, "page.fault"),
        ({**OWN, "hand": "FBLRSADT", "bonus": "all", "limit": 3}, "page.large"),
        (WET, "page.unprovable"),
    ]
    for page, code in wrong:
        with pytest.raises(Refusal) as error:
            jobs.prove_user_puzzle(UserPuzzleRequest(page))
        assert error.value.code == code
    with pytest.raises(Refusal):
        jobs.hint(TaskHintRequest("", 2, [], {**OWN, "hand": {"R": 1}}))
    with pytest.raises(Refusal):
        jobs.show(TaskJob("nothing"))
    with pytest.raises(Refusal):
        jobs.try_program(TaskTryRequest("turn-03", ["F"] * 50))
