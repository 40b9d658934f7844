"""The pages in docs/rules are what the catalogue says."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import algoritmus
from algoritmus.explain import LANGS
from tests.shipped import SHIPPED

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from rule_pages import FOLDER, main, page, page_name

ROOT = Path(__file__).parents[2]
every_page = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in SHIPPED for lang in LANGS])


@every_page
def test_a_page_is_up_to_date(game: str, lang: str) -> None:
    written = (ROOT / FOLDER / page_name(game, lang)).read_text(encoding="utf-8")
    assert written == page(game, lang), "run: make docs"


@every_page
def test_a_page_has_every_rule_once(game: str, lang: str) -> None:
    text = page(game, lang)
    assert [rule_id for rule_id in algoritmus.package(game).rules if text.count(f'<a id="{rule_id}"></a>') != 1] == []


@pytest.mark.parametrize("game", SHIPPED)
def test_a_section_begins_with_a_rule_of_the_game(game: str) -> None:
    rules, sections = algoritmus.package(game).rules, algoritmus.package(game).wording().sections
    assert next(iter(sections)) == next(iter(rules))
    assert [rule_id for rule_id in sections if rule_id not in rules] == []


def test_all_pages_are_written_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    main()
    assert {path.name for path in (tmp_path / FOLDER).iterdir()} == {
        page_name(game, lang) for game in algoritmus.GAMES for lang in LANGS
    }
