"""The ten levels have the same faces on the page as in the ladder, and words in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from algoritmus.players.levels import FACES

WEB = Path(__file__).parents[2] / "web" / "src"


def test_the_page_draws_every_level_in_the_ladders_order() -> None:
    drawn = re.findall(r"^  (\w+): \{$", (WEB / "lib/players/faces.ts").read_text(encoding="utf-8"), re.MULTILINE)
    assert drawn == list(FACES)
    levels = (WEB / "lib/players/levels.ts").read_text(encoding="utf-8")
    assert re.findall(r"'(\w+)'", levels.split("FACES")[1].split("]")[0]) == list(FACES)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_face_has_a_name_and_a_character(lang: str) -> None:
    words = (WEB / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    for face in FACES:
        assert re.search(rf"^face-{face} = \w", words, re.MULTILINE), face
        assert re.search(rf"^face-{face}-about = \w", words, re.MULTILINE), face
