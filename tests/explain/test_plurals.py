"""Counts: the Russian noun behind a number has the form of the number, for 1, 2, 5 and 21."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).parents[2]
FILES = [*sorted((ROOT / "src" / "algoritmus").glob("**/ru/*.ftl")), ROOT / "web" / "src" / "words" / "ru.ftl"]
ONE, FEW, MANY = 0, 1, 2
NOUNS = (  # the forms behind 1, 2 and 5; behind 1 another case may stand
    ("карта карту карты", "карты карт", "карт"),
    ("ряд ряда", "ряда рядов", "рядов"),
    ("раунд раунда", "раунда раундов", "раундов"),
    ("ход хода", "хода ходов", "ходов"),
    ("очко очка", "очка очков", "очков"),
    ("образец образца", "образца образцов", "образцов"),
    ("сердечко сердечка", "сердечка сердечек", "сердечек"),
    ("повреждение повреждения", "повреждения повреждений", "повреждений"),
    ("звезда звезду звезды", "звезды звёзд", "звёзд"),
    ("клетка клетку клетки", "клетки клеток", "клеток"),
    ("секунда секунду секунды", "секунды секунд", "секунд"),
    ("минута минуту минуты", "минуты минут", "минут"),
    ("шестерёнка шестерёнку шестерёнки", "шестерёнки шестерёнок", "шестерёнок"),
    ("столбец столбца", "столбца столбцов", "столбцов"),
    ("строка строку строки", "строки строк", "строк"),
    ("уровень уровня", "уровня уровней", "уровней"),
    ("вариант варианта", "варианта вариантов", "вариантов"),
    ("способ способа", "способа способов", "способов"),
)
KNOWN = {form: noun for noun in NOUNS for forms in noun for form in forms.split()}
NUMBERS = {1: ONE, 2: FEW, 5: MANY, 21: ONE}


class Chosen(visitor.Visitor):
    """The variables of a pattern, and those among them that choose by a number."""

    def __init__(self, pattern: ast.Pattern) -> None:
        super().__init__()
        self.all: set[str] = set()
        self.counts: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.all.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        names = {key.name for key in keys if isinstance(key, ast.Identifier)}
        counted = names & {"one", "few", "many"} or any(isinstance(key, ast.NumberLiteral) for key in keys)
        if counted and isinstance(node.selector, ast.VariableReference):
            self.counts.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def bundle(folder: Path) -> FluentBundle:
    """The words of a folder, with those that all share."""
    found = FluentBundle(["ru"], use_isolating=False)
    for path in [*folder.glob("*.ftl"), ROOT / "src" / "algoritmus" / "explain" / "ru" / "common.ftl"]:
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def said(path: Path, number: int) -> Iterator[str]:
    """All messages of a file that count, with this number everywhere."""
    for message in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(message, ast.Message) and message.value is not None:
            chosen = Chosen(message.value)
            if chosen.counts:
                pattern = bundle(path.parent).get_message(message.id.name).value
                assert pattern is not None
                values: dict[str, str | int] = dict.fromkeys(chosen.all, "x") | dict.fromkeys(chosen.counts, number)
                yield str(bundle(path.parent).format_pattern(pattern, values)[0])


def wrong_forms(text: str, number: int) -> list[str]:
    behind = [word.lower() for word in re.findall(rf"\b{number} ([а-яё]+)", text)]
    return [word for word in behind if word in KNOWN and word not in KNOWN[word][NUMBERS[number]].split()]


@pytest.mark.parametrize("number", NUMBERS)
def test_a_russian_noun_has_the_form_of_its_number(number: int) -> None:
    texts = [text for path in FILES for text in said(path, number)]
    assert sum(f"{number} " in text for text in texts) > 20
    assert [text for text in texts if wrong_forms(text, number)] == []


def test_wrong_forms_are_found() -> None:
    assert wrong_forms("Осталось 5 карты.", 5) == ["карты"]
    assert wrong_forms("Ещё 21 очков", 21) == ["очков"]
    assert wrong_forms("Хватит 2 карт, в 2 ряда", 2) == []
