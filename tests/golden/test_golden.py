"""Settled cases: each of them has one right answer, and this referee gives it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from algoritmus.referee import settle_text

HERE = Path(__file__).parent
CASES = [
    pytest.param(example, id=f"{path.stem}: {example['name']}")
    for path in sorted(HERE.glob("*.json"))
    for example in json.loads(path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("example", CASES)
def test_the_referee_gives_the_settled_answer(example: dict[str, Any]) -> None:
    answer = settle_text(json.dumps(example["case"]))
    assert plain(answer) == example["answer"]


def plain(answer: dict[str, Any]) -> dict[str, Any]:
    """Only what two correct referees agree on: no events, and of an error the code."""
    if "error" in answer:
        assert answer["error"]["message"]
        return {"error": {"code": answer["error"]["code"]}}
    steps = "rows" if "rows" in answer else "turns"
    for step in answer[steps]:
        assert all(event["rule"] for event in step.pop("events"))
    return answer
