"""One word for one thing, the rulebooks' word, wherever Russian is read; and whole sentences."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest
from fluent.syntax import FluentParser, ast

import algoritmus
from algoritmus import explain
from algoritmus.core.package.text_mode import result_line
from algoritmus.explain import LANGS, sentence
from algoritmus.games.golems.rules.bot_cards import BOT_CARDS
from algoritmus.text_mode.terminal import Person
from tests.explain.catalogue_files import Words

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src" / "words"
RUSSIAN = [*ROOT.glob("src/algoritmus/**/ru/*.ftl"), PAGE / "ru.ftl", *ROOT.glob("src/algoritmus/**/data/**/*.toml")]
REJECTED = {
    "новичк": "начинающие",
    "логическ[а-я]+ жетон": "жетон логики",
    "бонусн[а-я]+ карт": "карта бонуса",
    "бондар": "Бочар",
    "дозор": "Патруль",
    "задачк": "головоломка",
    r"враг\?": "противник",
    r"марсоход|\bровер|планетоход": "вездеход",
    r"\bлуч(?:а|у|ом|и|ей)?\b": "импульс",
    r"\bсда(?:ёт|ют|ть|ны|но)\b": "доставить",
    "сброс": "отбой",
    "лицом вверх": "картинкой вверх",
    "ЦИКЛ|УСЛОВИ": "«Повтор», «Условие»",
}


@pytest.mark.parametrize("said", REJECTED)
def test_a_thing_has_one_russian_name(said: str) -> None:
    flags = 0 if said.isupper() or "ЦИКЛ" in said else re.IGNORECASE
    found = [f"{path.name}: {line}" for path in RUSSIAN for line in lines(path) if re.search(said, line, flags)]
    assert [line for line in found if "образцы перемешивают и кладут лицом" not in line] == [], REJECTED[said]


def lines(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("lang", LANGS)
def test_a_bot_is_called_the_same_everywhere(lang: str) -> None:
    page = (PAGE / f"{lang}.ftl").read_text(encoding="utf-8")
    for name, card in BOT_CARDS.items():
        if card.lines:
            title = card.titles[lang]
            assert re.search(rf"^value-{name} = (the )?{title}$", page, re.MULTILINE), title
            event: Any = {"rule": "bot.card", "golem": "red", "beat": 1, "command": "F", "what": name}
            assert title in sentence("golems", event, lang)
            assert title in explain.rule("golems", "bot.card", lang).text


@pytest.mark.parametrize("game", algoritmus.GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_rules_have_different_names(game: str, lang: str) -> None:
    names = [explain.rule(game, rule_id, lang).name for rule_id in algoritmus.package(game).rules]
    assert sorted(names) == sorted(set(names))
    assert not [rule_id for rule_id in algoritmus.package(game).rules if "`" in explain.rule(game, rule_id, lang).text]


def test_both_languages_of_the_page_use_the_same_variables() -> None:
    russian, english = page_messages("ru"), page_messages("en")
    both = russian.keys() & english.keys()
    assert len(both) > 400
    assert [one for one in both if Words(russian[one].value).variables != Words(english[one].value).variables] == []


def page_messages(lang: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse((PAGE / f"{lang}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def test_no_subroutine_is_said_as_a_whole_sentence() -> None:
    event: Any = {"rule": "bonus.call", "golem": "red", "beat": 1, "card": []}
    assert sentence("golems", event, "ru") == "Красный играет без подпрограммы."
    assert sentence("golems", event, "en") == "Red plays without a subroutine."


@pytest.mark.parametrize(
    ("rule", "winners", "russian", "english"),
    [
        ("goal.break", ["red", "blue"], "Победили вместе: Красный, Синий!", "won together: Red, Blue!"),
        ("end.rounds", ["red", "blue"], "Ничья: Красный, Синий.", "It is a draw: Red, Blue."),
        ("end.last", ["red"], "Победил Красный!", "Red has won!"),
        ("way.puzzle", [], "Никто не победил.", "Nobody won."),
    ],
)
def test_winners_are_named_in_whole_sentences(rule: str, winners: list[str], russian: str, english: str) -> None:
    for lang, words in (("ru", russian), ("en", english)):
        assert words in result_line({"rule": rule, "winners": cast(Any, winners)}, Person("golems/board", lang))
