"""No edition in disguise: no code of a game asks which edition it is by a number, a length or another thing's flag."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from algoritmus.games.golems.rules import edition as golems_edition
from algoritmus.games.golems.rules import rule_ids as golems_rules
from algoritmus.games.progers.rules import edition as progers_edition
from algoritmus.games.progers.rules import rule_ids as progers_rules
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.games.progers.table.options import DRAWN, OPTIONS

SOURCE = Path(__file__).parents[2] / "src" / "algoritmus"
SETTLED = {"comparison", "water", "waters", "load"}  # values that name a rule
NUMBERS = re.compile(r"NOTHING|WALL|WATER|LADDER|BARREL_\w+|TOKEN_\w+|LAST_\w+|FIRST_\w+")


class Box(NamedTuple):
    """The parts of a game's editions.

    `derived` are what a setup keeps of its edition and what stands in its box, `words` are words of the box with the
    fields of an edition that say whether they are there, `own_rules` are rules by their first word with the fields that
    they are about. Where all is `plain`, code compares no field with a constant and asks for no single item of one, and
    none of the `names` with anything.
    """

    fields: set[str]
    derived: set[str]
    rules: Collection[str]
    words: dict[str, set[str]]
    own_rules: dict[str, set[str]]
    plain: bool = False
    names: frozenset[str] = frozenset()  # of editions, options and their values, and constants of them


GOLEMS = Box(
    {name for name in golems_edition.Edition.__slots__ if name != "name"},
    {"load_shields", "kinds", "golem_cards"},
    golems_rules.RULES,
    {
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
    },
    {"deck": {"hand", "bonus_cards"}},
)
PROGERS = Box(
    {name for name in progers_edition.Edition.__slots__ if name != "name"},
    {"copies", "edits", "keeps_algorithm", "most_played", "longest", "cleared_from", "capacity"},
    progers_rules.RULES,
    {
        "lift": {"has_lifts"},
        "lifts": {"has_lifts"},
        "algorithm": {"keeps_algorithm", "cleared_from"},
        "edit": {"keeps_algorithm"},
        "x2": {"deck", "copies"},
    },
    {"deck": {"copies"}, "bump": {"capacity"}},
    plain=True,
    names=frozenset({*EDITIONS, *OPTIONS, *DRAWN, "PLANET", "RANDOM", "COLOUR"}),
)
BOXES = {"golems": GOLEMS, "progers": PROGERS}


def attributes(node: ast.AST) -> set[str]:
    return {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}


def of_edition(node: ast.AST, box: Box) -> set[str]:
    """The fields of an edition, or of its box, that an expression reads."""
    asked = {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute) and ends_in_edition(part.value)}
    return asked & box.fields | attributes(node) & box.derived


def words_in(nodes: list[ast.stmt] | list[ast.expr]) -> set[str]:
    """All strings of a piece of code, but not what errors say."""
    found: set[str] = set()
    for node in nodes:
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                found.add(part.value)
    return found


def disguises(code: str, box: Box) -> Iterator[str]:
    """Expressions in a piece of code that identify an edition."""
    for node in ast.walk(ast.parse(code)):
        line = f"line {getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Compare):
            yield from (f"{line}: {what}" for what in compared(node, box))
        elif isinstance(node, ast.IfExp):
            yield from (f"{line}: {what}" for what in decided(node.test, [node.body, node.orelse], box))
        elif isinstance(node, ast.If):
            yield from (f"{line}: {what}" for what in decided(node.test, [*node.body, *node.orelse], box))


def compared(node: ast.Compare, box: Box) -> Iterator[str]:
    sides = [node.left, *node.comparators]
    ordered = any(isinstance(one, ast.Lt | ast.LtE | ast.Gt | ast.GtE) for one in node.ops)
    for side in sides:
        if isinstance(side, ast.Call) and isinstance(side.func, ast.Name) and side.func.id == "len":
            measured = side.args[0]
            if of_edition(measured, box) and constants(sides):
                yield f"the length of {ast.unparse(measured)} stands for an edition"
        if ordered and isinstance(side, ast.Name) and NUMBERS.fullmatch(side.id):
            yield f"a range of things, by {side.id}"
        if isinstance(side, ast.Attribute) and side.attr == "value" and attributes(side) & SETTLED and constants(sides):
            yield "the name of a rule stands for an edition"
        if isinstance(side, ast.Attribute) and side.attr == "name" and ends_in_edition(side.value) and constants(sides):
            yield "an edition is asked for its name"
        if name_in(side) in box.names and not isinstance(node.ops[0], ast.In | ast.NotIn):
            yield f"the name {name_in(side)} is compared"
        two = box.plain and len(sides) == 2  # not the bounds of a range
        if two and isinstance(side, ast.Attribute) and of_edition(side, box) and constants(sides):
            yield f"the number {side.attr} stands for an edition"
    member = box.plain and isinstance(node.ops[0], ast.In | ast.NotIn) and is_named(node.left)
    if member and of_edition(node.comparators[0], box):
        yield f"{ast.unparse(node.left)} stands for an edition"


def name_in(node: ast.expr) -> str:
    """A string, or a constant by its name."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return node.id if isinstance(node, ast.Name) else ""


def is_named(node: ast.expr) -> bool:
    """A constant by its name."""
    return isinstance(node, ast.Name) and node.id.isupper()


def constants(sides: list[ast.expr]) -> bool:
    return any(isinstance(side, ast.Constant) for side in sides)


def ends_in_edition(node: ast.expr) -> bool:
    return (isinstance(node, ast.Name) and node.id == "edition") or (
        isinstance(node, ast.Attribute) and node.attr == "edition"
    )


def decided(test: ast.expr, branches: list[ast.stmt] | list[ast.expr], box: Box) -> Iterator[str]:
    """Rules and words that a condition chooses although it reads unrelated fields of the edition."""
    asked = of_edition(test, box)
    if not asked:
        return
    for word in words_in(branches):
        if word in box.rules and not asked & box.own_rules.get(word.partition(".")[0], set()):
            yield f"the rule {word} is chosen by {', '.join(sorted(asked))}"
        elif word in box.words and not asked & box.words[word]:
            yield f"{', '.join(sorted(asked))} stands for {word}"


MODULES = sorted(
    path
    for game in BOXES
    for path in (SOURCE / "games" / game).rglob("*.py")
    if "edition" not in path.stem and "editions" not in path.parts
)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_code_of_a_game_disguises_an_edition(path: Path) -> None:
    box = BOXES[path.relative_to(SOURCE).parts[1]]
    assert list(disguises(path.read_text(encoding="utf-8"), box)) == []


CAUGHT = [
    "rule = 'if.obstacle' if scene.setup.edition.sensors else 'if.enemy'",
    "rule = 'bonus.blocks' if len(edition.dice) > 1 else 'bonus.small'",
    "if len(position.plan.edition.contents) == 1:\n    found = []",
    "hidden = 1 < len(self.edition.contents)",
    "if edition.comparison.value == 'end.energy':\n    choices['extra'] = []",
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
    assert list(disguises(code, GOLEMS))


@pytest.mark.parametrize("code", LEFT)
def test_the_guard_leaves_honest_code_alone(code: str) -> None:
    assert not list(disguises(code, GOLEMS))


CAUGHT_IN_PROGERS = [
    "shared = UNLOOP in edition.edits",
    "hand = {'F': 2} if len(edition.edits) == 1 else {'x2': 1}",
    "cards = state.algorithm.cards if state.setup.edition.cleared_from > 1 else ()",
    "if self.edition.size == 9:\n    pass",
    "if setup.longest > 3:\n    pass",
    "if edition.name == 'full':\n    pass",
    "optima = 6 if idea == 'basic' else 8",
    "if option == 'limit':\n    judge_limit(value)",
    "kept = {option: value for option, value in wishes.items() if option != COLOUR}",
    "if planet == RANDOM:\n    draw()",
    "pieces = ['lift'] if edition.keeps_algorithm else []",
    "rule = 'turn.full' if edition.has_lifts else 'turn.basic'",
    "hand = {'x2': 1} if edition.keeps_algorithm else {'F': 2}",
]
LEFT_IN_PROGERS = [
    "rule = edition.lab_rule",
    "if planet in DRAWN:\n    draw()",
    "if value not in OPTIONS[option].listed(name):\n    refuse()",
    "if not setup.keeps_algorithm:\n    words = cards",
    "pieces = ['lift'] if edition.has_lifts else []",
    "if len(table.cards) >= setup.cleared_from:\n    clear()",
    "edits = [kind in edition.edits for kind in range(5)]",
    "if not setup.edits[edit.kind]:\n    refuse()",
]


@pytest.mark.parametrize("code", CAUGHT_IN_PROGERS)
def test_the_guard_catches_a_disguised_rule_set_of_progers(code: str) -> None:
    assert list(disguises(code, PROGERS))


@pytest.mark.parametrize("code", LEFT_IN_PROGERS)
def test_the_guard_leaves_honest_code_of_progers_alone(code: str) -> None:
    assert not list(disguises(code, PROGERS))
