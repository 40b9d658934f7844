"""One word for one thing, the rulebooks' word, in both languages; and whole sentences without rule ids."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest
from fluent.syntax import FluentParser, ast, visitor

import algoritmus
from algoritmus import explain
from algoritmus.core.package.text_mode import result_line
from algoritmus.explain import LANGS, sentence
from algoritmus.games.golems.rules.bot_cards import BOT_CARDS
from algoritmus.text_mode.terminal import Person
from tests.explain.catalogue_files import Words

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src" / "words"
SOURCE = ROOT / "src" / "algoritmus"
DATA = [*SOURCE.glob("**/data/**/*.toml"), ROOT / "tools" / "path_titles.toml"]
RUSSIAN = [*SOURCE.glob("**/ru/*.ftl"), PAGE / "ru.ftl", *DATA]
ENGLISH = [*SOURCE.glob("**/en/*.ftl"), PAGE / "en.ftl", *DATA]
SAID = [*dict.fromkeys([*RUSSIAN, *ENGLISH])]
DOCS = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/rules/*.md")]
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
    "загад": "головоломка",
    "датчик": "сенсор",
    "преград": "препятствие",
    r"\bплат(?:а|ы|у|е|ой|ит|ят)\b": "компенсация",
    r"\bвид(?:а|ы|ов)? образц": "тип образца",
    r"враг(?!\w)|врага|неприятел": "соперник",
    r"\bкоснись|\bкликни|\bжми\b|\bтапни": "Нажми",
    r"\bпарти[яиюей]": "игра",
    r"\bсерд(?:це|ца|цу|цем|ец)\b": "сердечко",
}
REJECTED_IN_GAME = {
    ("golems", "стенк"): "стена",
    ("golems", r"\bцикл"): "«Повтор»",
    ("progers", r"\bстен(?:а|ы|у|е|ой)\b"): "стенка",
    ("progers", r"\bповтор(?:а|у|ом|е|ы|ов)?\b"): "«Цикл»",
    ("progers", r"\bступен(?:ь|ью|ей)\b"): "уровень",
}
REJECTED_IN_ENGLISH = {
    "opponent": "rival",
    r"\benem(?:y(?!\?)|ies)": "rival; the card is “enemy?”",
    r"\bfoes?\b|\badversar": "rival",
    "backward": "Back",
    "riddle": "puzzle",
    r"(?<!right-)\bclick": "tap",
    r"\bcogs?\b": "gear",
    r"\bpapers\b|one paper\b": "sheet",
    "usual game": "standard game",
}


@pytest.mark.parametrize("said", REJECTED)
def test_a_thing_has_one_russian_name(said: str) -> None:
    flags = 0 if said.isupper() or "ЦИКЛ" in said else re.IGNORECASE
    found = [f"{path.name}: {line}" for path in RUSSIAN for line in lines(path) if re.search(said, line, flags)]
    assert [line for line in found if "образцы перемешивают и кладут лицом" not in line] == [], REJECTED[said]


@pytest.mark.parametrize(("game", "said"), REJECTED_IN_GAME)
def test_a_game_has_the_russian_words_of_its_rulebook(game: str, said: str) -> None:
    of_game = [path for path in RUSSIAN if game in path.parts]
    assert len(of_game) > 10
    found = [f"{path.name}: {text}" for path in of_game for text in texts(path) if re.search(said, text, re.IGNORECASE)]
    assert found == [], REJECTED_IN_GAME[game, said]


NAME = r"\{ \$(?:golem|rover|other|who|by|on|one|name|names|winners|team) \}"
PAST = r"[а-яё]+(?:ал|ел|ил|ол|ул|ыл|ял|ёл|шёл|лся)(?![а-яё])"
LEADS = rf"{NAME}»?,? (?:(?:не|бы|уже|ещё|и так) )*(?:{PAST}|цел(?![а-яё])|полон)"
MALE = re.compile(rf"{LEADS}|(?<![а-яё]){PAST} (?:бы )?{NAME}")


def test_a_sentence_fits_names_of_boys_girls_and_teams() -> None:
    assert MALE.search("{ $name } уже доставил: { $samples }.")
    assert MALE.search("Тогда победил бы { $names }!")
    found = [f"{path.name}: {line}" for path in RUSSIAN for line in lines(path) if MALE.search(line)]
    assert found == [], "use the present tense, or say it without a verb"


@pytest.mark.parametrize("said", REJECTED_IN_ENGLISH)
def test_a_thing_has_one_english_name(said: str) -> None:
    found = [f"{path.name}: {text}" for path in ENGLISH for text in texts(path) if re.search(said, text, re.IGNORECASE)]
    if "enem" not in said:  # cards have their names in code there
        found += [
            f"{path.name}: {line}" for path in DOCS for line in prose(path) if re.search(said, line, re.IGNORECASE)
        ]
    assert found == [], REJECTED_IN_ENGLISH[said]


def prose(path: Path) -> list[str]:
    """The lines of a page without names of code; earlier releases in the changelog keep their words."""
    if path.name == "CHANGELOG.md":
        return []
    return [re.sub(r"`[^`]*`", "", line) for line in path.read_text(encoding="utf-8").splitlines()]


def texts(path: Path) -> list[str]:
    """All that is said: texts of messages, or the strings of a page of data in one of our languages."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ftl":
        return Texts(FluentParser().parse(text)).found
    if path.name == "path_titles.toml":
        return re.findall(r'"([^"]*)"', text)
    said = re.findall(r'\b(?:en|ru) = (?:"""(.*?)"""|"(.*?)")', text, re.DOTALL)
    return [long or short for long, short in said]


class Texts(visitor.Visitor):
    """Every piece of text of some messages."""

    def __init__(self, node: ast.BaseNode) -> None:
        super().__init__()
        self.found: list[str] = []
        self.visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def test_quotes_and_dashes_are_typographic() -> None:
    wrong = re.compile(r"[\"']|\.\.\.| [-–] |--(?!\w)")
    assert [f"{path.name}: {text}" for path in SAID for text in texts(path) if wrong.search(text)] == []


def test_no_rule_id_is_said() -> None:
    """Only the texts of rules name other rules; pages and dialogs show them as links with their names."""
    ids = [rule_id for game in algoritmus.GAMES for rule_id in algoritmus.package(game).rules]
    pattern = re.compile("|".join(map(re.escape, ids)) + r"|\b(?:way|goal|option|field|players|cards)=")
    found = [f"{path.name}: {text}" for path in SAID for text in outside_rules(path) if pattern.search(text)]
    assert found == []


def outside_rules(path: Path) -> list[str]:
    """All that is said but the texts of rules and the introduction of their pages."""
    if path.suffix != ".ftl":
        return texts(path)
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    messages = [one for one in body if isinstance(one, ast.Message) and one.id.name != "rules-intro"]
    return [text for one in messages if one.value for text in Texts(one.value).found]


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
        ("end.last", ["red"], "Побеждает Красный!", "Red has won!"),
        ("way.puzzle", [], "Никто не победил.", "Nobody won."),
    ],
)
def test_winners_are_named_in_whole_sentences(rule: str, winners: list[str], russian: str, english: str) -> None:
    for lang, words in (("ru", russian), ("en", english)):
        assert words in result_line({"rule": rule, "winners": cast(Any, winners)}, Person("golems/board", lang))
