"""No edition in disguise: no code of a game asks which edition it is by a number, a length or another thing's flag."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from algoritmus.golems.law.edition import Edition
from algoritmus.golems.law.rules import RULES

SOURCE = Path(__file__).parents[2] / "src" / "algoritmus"
FIELDS = {name for name in Edition.__slots__ if name != "name"}
DERIVED = {"load_shields", "kinds", "golem_cards"}  # what a setup keeps of its edition, and what stands in its box
SETTLED = {"tally", "water", "waters", "load"}  # values that name a rule
NUMBERS = re.compile(r"NOTHING|WALL|WATER|LADDER|BARREL_\w+|TOKEN_\w+|LAST_\w+|FIRST_\w+")
WORDS = {  # a word of the box, and what of an edition says whether it is there
    "bots": {"has_bots"},
    "bot": {"has_bots"},
    "logic": {"has_logic"},
    "ladder": {"has_ladders"},
    "subroutine": {"bonus_cards"},
    "call": {"bonus_cards"},
    "cards": {"golem_cards"},
    "turns": {"ways"},
    "extra": {"may_play_on"},
    "autonomous": {"ways"},
    "junior": {"ways"},
    "carrying": {"may_carry"},
    "content": {"contents", "hides_contents"},
}


OWN_RULES = {"deck": {"hand", "bonus_cards"}}  # rules by their first word, and what of an edition they are about


def attributes(node: ast.AST) -> set[str]:
    return {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}


def of_edition(node: ast.AST) -> set[str]:
    """The fields of an edition, or of its box, that an expression reads."""
    asked = {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute) and ends_in_edition(part.value)}
    return asked & FIELDS | attributes(node) & DERIVED


def words_in(nodes: list[ast.stmt] | list[ast.expr]) -> set[str]:
    """All strings of a piece of code, but not what errors say."""
    found: set[str] = set()
    for node in nodes:
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                found.add(part.value)
    return found


def disguises(code: str) -> Iterator[str]:
    """What gives an edition away in a piece of code."""
    for node in ast.walk(ast.parse(code)):
        line = f"line {getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Compare):
            yield from (f"{line}: {what}" for what in compared(node))
        elif isinstance(node, ast.IfExp):
            yield from (f"{line}: {what}" for what in decided(node.test, [node.body, node.orelse]))
        elif isinstance(node, ast.If):
            yield from (f"{line}: {what}" for what in decided(node.test, [*node.body, *node.orelse]))


def compared(node: ast.Compare) -> Iterator[str]:
    sides = [node.left, *node.comparators]
    ordered = any(isinstance(one, ast.Lt | ast.LtE | ast.Gt | ast.GtE) for one in node.ops)
    for side in sides:
        if isinstance(side, ast.Call) and isinstance(side.func, ast.Name) and side.func.id == "len":
            measured = side.args[0]
            if of_edition(measured) and constants(sides):
                yield f"the length of {ast.unparse(measured)} stands for an edition"
        if ordered and isinstance(side, ast.Name) and NUMBERS.fullmatch(side.id):
            yield f"a range of things, by {side.id}"
        if isinstance(side, ast.Attribute) and side.attr == "value" and attributes(side) & SETTLED and constants(sides):
            yield "the name of a rule stands for an edition"
        if isinstance(side, ast.Attribute) and side.attr == "name" and ends_in_edition(side.value) and constants(sides):
            yield "an edition is asked for its name"


def constants(sides: list[ast.expr]) -> bool:
    return any(isinstance(side, ast.Constant) for side in sides)


def ends_in_edition(node: ast.expr) -> bool:
    return (isinstance(node, ast.Name) and node.id == "edition") or (
        isinstance(node, ast.Attribute) and node.attr == "edition"
    )


def decided(test: ast.expr, branches: list[ast.stmt] | list[ast.expr]) -> Iterator[str]:
    """What a question to the edition decides that is not its own affair."""
    asked = of_edition(test)
    if not asked:
        return
    for word in words_in(branches):
        if word in RULES and not asked & OWN_RULES.get(word.partition(".")[0], set()):
            yield f"the rule {word} is chosen by {', '.join(sorted(asked))}"
        elif word in WORDS and not asked & WORDS[word]:
            yield f"{', '.join(sorted(asked))} stands for {word}"


MODULES = sorted(
    path for path in (SOURCE / "golems").rglob("*.py") if "edition" not in path.stem and "editions" not in path.parts
)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_code_of_the_game_disguises_an_edition(path: Path) -> None:
    assert list(disguises(path.read_text(encoding="utf-8"))) == []


CAUGHT = [
    "rule = 'if.obstacle' if scene.setup.edition.sensors else 'if.enemy'",
    "rule = 'bonus.blocks' if len(edition.dice) > 1 else 'bonus.small'",
    "if len(position.plan.edition.contents) == 1:\n    found = []",
    "hidden = 1 < len(self.edition.contents)",
    "if edition.tally.value == 'end.energy':\n    choices['extra'] = []",
    "if setup.water.value != 'water.flow':\n    back()",
    "if edition.has_bots:\n    choices |= {'cards': [], 'logic': []}",
    "if edition.has_bots:\n    choices['subroutine'] = []",
    "if not edition.every_row_filled:\n    choices['bots'] = []",
    "ways = ['junior'] if edition.has_logic else []",
    "if scene.load_shields:\n    rule = 'take.shield'\nelse:\n    rule = 'take.drop'",
    "if NOTHING < thing <= LAST_BARREL:\n    pass",
    "free = thing == NOTHING or thing >= TOKEN_AND",
    "if NOTHING < scene.things[cell] < LADDER:\n    pass",
    "if state.setup.edition.name == 'energy':\n    pass",
]
LEFT = [
    "rule = edition.bonus_rule",
    "if not edition.hides_contents:\n    found = []",
    "if edition.may_play_on:\n    choices['extra'] = []",
    "if edition.has_logic:\n    choices['logic'] = []",
    "if len(rows) > 1:\n    pass",
    "order = range(len(edition.luck))",
    "if scene.strike_of[thing] == BREAKS:\n    pass",
    "if thing == WALL:\n    pass",
]


@pytest.mark.parametrize("code", CAUGHT)
def test_the_guard_catches_a_disguised_edition(code: str) -> None:
    assert list(disguises(code))


@pytest.mark.parametrize("code", LEFT)
def test_the_guard_leaves_honest_code_alone(code: str) -> None:
    assert not list(disguises(code))
