"""The pages in docs/rules are what the catalogue says."""

from __future__ import annotations

from pathlib import Path

import pytest

from algoritmus.explain import GAMES, LANGS
from algoritmus.explain.docs import FOLDER, SECTIONS, main, page, page_name
from algoritmus.explain.lookup import RULES

ROOT = Path(__file__).parents[2]
every_page = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGS])


@every_page
def test_a_page_is_up_to_date(game: str, lang: str) -> None:
    written = (ROOT / FOLDER / page_name(game, lang)).read_text(encoding="utf-8")
    assert written == page(game, lang), "run: make docs"


@every_page
def test_a_page_has_every_rule_once(game: str, lang: str) -> None:
    text = page(game, lang)
    assert [rule_id for rule_id in RULES[game] if text.count(f'<a id="{rule_id}"></a>') != 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_section_begins_with_a_rule_of_the_game(game: str) -> None:
    assert next(iter(SECTIONS[game])) == next(iter(RULES[game]))
    assert [rule_id for rule_id in SECTIONS[game] if rule_id not in RULES[game]] == []


def test_all_pages_are_written_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    main()
    assert {path.name for path in (tmp_path / FOLDER).iterdir()} == {
        page_name(game, lang) for game in GAMES for lang in LANGS
    }
