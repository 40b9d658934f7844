"""The editor of puzzles and scenarios over HTTP: each request gets a draft or a refusal without internals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from algoritmus.core.package import page_link
from algoritmus.core.package.editing import PUZZLE, SCENARIO, TEXTS
from tests.server.site import site, site_test
from tests.server.test_path import OWN

DRAFT: Final = "/api/path/draft"
TASK: Final = "/api/path/task"
LARGE: Final = {**OWN, "hand": "FBLRSADT", "bonus": "all", "limit": 3}
PAGE: Final = {key: value for key, value in OWN.items() if key not in TEXTS}
LEAKS: Final = ("Traceback", "algoritmus/", ".py", "Error(")
WRONG: Final[list[Any]] = [None, 0, -1, 10**9, 1.5, True, "", "z9", "\0", [], [None], [[]], ["...."], {}, {"x": 1}]

BAD: Final[dict[str, tuple[str, dict[str, Any], str]]] = {
    "a kind that is none": (DRAFT, {"kind": "film"}, "body.syntax"),
    "a edit that is none": (DRAFT, {"edit": {"do": "eat"}}, "body.syntax"),
    "a text that is too long": (DRAFT, {"text": "p" + "A" * 1000}, "body.syntax"),
    "a value that is too long": (DRAFT, {"edit": {"do": "set", "piece": "F", "value": "9" * 201}}, "body.syntax"),
    "a place that is none": (DRAFT, {"edit": {"do": "put", "piece": "wall", "at": [1, "a"]}}, "body.syntax"),
    "a broken link": (DRAFT, {"text": "pAAAA"}, "page.link"),
    "a link to another edition": (DRAFT, {"text": page_link.write(PUZZLE, {**PAGE, "edition": "moon"})}, "page.link"),
    "a field that is no square": (
        DRAFT,
        {"text": page_link.write(PUZZLE, {**PAGE, "field": ["...", "."]})},
        "page.link",
    ),
    "words in no language": (DRAFT, {"edit": {"do": "set", "piece": "title.xx", "value": "a"}}, "page.link"),
    "no page": (TASK, {}, "body.syntax"),
    "a page that is a list": (TASK, {"page": []}, "body.syntax"),
    "an empty page": (TASK, {"page": {}}, "task.unknown"),
    "a page of another edition": (TASK, {"page": {**OWN, "edition": "moon"}}, "page.fault"),
    "a page with too many programs": (
        TASK,
        {"page": {**OWN, "hand": "FBLRSADT", "bonus": "all", "limit": 3}},
        "page.large",
    ),
}


def judge_refused(status: int, answer: dict[str, Any], code: str) -> None:
    assert status == 400, answer
    assert answer["error"]["code"] == code
    words = answer["error"]["message"]
    assert words
    assert not any(leak in words for leak in LEAKS), words


@pytest.mark.parametrize("name", BAD)
def test_an_unreadable_request_is_refused_with_a_code_and_a_message(tmp_path: Path, name: str) -> None:
    path, body, code = BAD[name]

    @site_test
    async def ask() -> None:
        async with site(tmp_path) as here:
            answer = await here.browser().post(path, body)
            judge_refused(answer.status_code, answer.json(), code)

    ask()


@site_test
async def test_a_body_larger_than_any_draft_is_not_read(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for path, body in (
            (DRAFT, {"text": "p" * 2_000_000}),
            (TASK, {"page": {**OWN, "title": {"en": "x" * 2_000_000}}}),
        ):
            answer = await here.browser().post(path, body)
            assert answer.status_code == 413
            assert answer.json()["error"]["code"]


def spoiled() -> list[dict[str, Any]]:
    """Every part of a page gone, or put wrong in every way."""
    tokens = [
        {"at": "b2", "kind": "barrel", "content": "plus"},
        {"at": "c2", "kind": "ladder", "name": "A", "end": "up"},
    ]
    whole = {**PAGE, "edition": "board", "tokens": tokens, "constraints": {"use": ["F"]}, "autonomous": False}
    pages = [{other: value for other, value in whole.items() if other != key} for key in whole]
    pages += [
        {**whole, "goal": {"kind": "edge"}},
        {**PAGE, "golems": [{"at": "a1", "facing": "N"}], "hand": {}},
        {**whole, "golems": [{"at": "a1", "facing": "N"}]},
    ]
    for key, value in whole.items():
        pages += [{**whole, key: wrong} for wrong in WRONG]
        if isinstance(value, dict):
            pages += [{**whole, key: {**value, part: wrong}} for part in value for wrong in WRONG]
        if isinstance(value, list) and isinstance(value[0], dict):
            pages += [{**whole, key: [{**value[0], part: wrong}]} for part in value[0] for wrong in WRONG]
    return pages


@site_test
async def test_a_hand_made_link_is_a_draft_or_is_refused_in_words(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        browser, refused = here.browser(), 0
        for page in spoiled():
            for kind in (PUZZLE, SCENARIO):
                try:
                    text = page_link.write(kind, page)
                except (TypeError, ValueError, KeyError, AttributeError):
                    continue  # nobody can write such a link
                answer = await browser.post(DRAFT, {"kind": kind, "text": text})
                if answer.status_code != 200:
                    judge_refused(answer.status_code, answer.json(), "page.link")
                    refused += 1
        assert refused > 100


@site_test
async def test_a_draft_tells_how_long_its_words_may_be(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        answer = (await here.browser().post(DRAFT, {"kind": PUZZLE})).json()
        assert answer["longest"] == TEXTS
        assert json.dumps(answer["page"])
