"""The rounds of a golems case: programs, grants, logic tokens, dice and choices, read and checked for their shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from algoritmus.core.reader import Node
from algoritmus.games.golems.rules.bot_cards import DIE
from algoritmus.games.golems.rules.cases.pieces import WrittenGolem
from algoritmus.games.golems.rules.codes import NOBODY, OPERATORS
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.row.logic import PICKS

ROUND_OPTIONAL: Final = ("grants", "logic", "dice", "choices")
CHOICES: Final = ("pick", "exit", "teleport")
SLOTS: Final = ("body", "yes", "no")
PICKED: Final = dict(zip(("first", "second", "both"), PICKS, strict=True))


class LogicToken(NamedTuple):
    """A logic token that a player lays: on a row of a program, or on a cell."""

    node: Node
    by: int
    token: int
    on: int = NOBODY
    row: int = 0
    slot: str = ""
    at: str = ""


class CaseChoice(NamedTuple):
    kind: str  # pick, exit or teleport
    golem: int
    by: int
    value: str  # empty: teleport nowhere
    node: Node


class CaseRound(NamedTuple):
    node: Node
    programs: dict[int, Node]
    grants: dict[int, list[str]]
    logic: list[LogicToken]
    dice: list[int]
    choices: list[CaseChoice]


class RoundReader:
    """Reads the rounds of a case whose golems are known."""

    def __init__(self, edition: Edition, golems: Sequence[WrittenGolem]) -> None:
        self.edition = edition
        self.seats = {golem.name: seat for seat, golem in enumerate(golems)}
        self.bots = [golem.name for golem in golems if golem.bot]

    def read(self, node: Node) -> CaseRound:
        keys = node.table(("programs",), ROUND_OPTIONAL)
        programs = self.by_player(keys["programs"])
        grants = self.by_player(keys["grants"]) if "grants" in keys else {}
        logic, dice, choices = (keys.listed(key) for key in ("logic", "dice", "choices"))
        if logic and not self.edition.has_logic:
            raise keys["logic"].error("there are no logic tokens in this edition")
        if dice and not self.edition.has_bots:
            raise keys["dice"].error("there are no bots' dice in this edition")
        return CaseRound(
            node,
            programs,
            {seat: [word.word(self.edition.grants) for word in words.items()] for seat, words in grants.items()},
            [self.read_logic(item) for item in logic],
            [read_die(item) for item in dice],
            [self.read_choice(item) for item in choices],
        )

    def by_player(self, node: Node) -> dict[int, Node]:
        """An object of lists, one for each named player's golem."""
        found: dict[int, Node] = {}
        for name, inner in node.members().items():
            seat = self.seat(inner, name)
            if name in self.bots:
                raise inner.error(f"{name} is a bot: it has no program and no grants")
            inner.elements()
            found[seat] = inner
        return found

    def seat(self, node: Node, name: str) -> int:
        if name not in self.seats:
            raise node.error("there is no such golem")
        return self.seats[name]

    def named(self, node: Node) -> int:
        if not isinstance(node.value, str):
            raise node.error("there is no such golem")
        return self.seat(node, node.value)

    def read_logic(self, node: Node) -> LogicToken:
        on_cell = "at" in node.members()
        more = ("at",) if on_cell else ("on", "row")
        keys = node.table(("by", "op", *more), () if on_cell else ("slot",))
        by, token = self.named(keys["by"]), OPERATORS[keys["op"].word(OPERATORS)]
        if on_cell:
            return LogicToken(node, by, token, at=keys["at"].cell_name())
        on, row = self.named(keys["on"]), keys["row"].whole(None)
        return LogicToken(node, by, token, on, row, keys.read("slot", lambda inner: inner.word(SLOTS), ""))

    def read_choice(self, node: Node) -> CaseChoice:
        kinds = [kind for kind in CHOICES if kind in node.members()]
        if len(kinds) != 1:
            raise node.error("a choice is one of pick, exit and teleport")
        (kind,) = kinds
        keys = node.table(("golem", kind, *(("by",) if kind == "teleport" else ())))
        golem, by = self.named(keys["golem"]), keys.read("by", self.named, NOBODY)
        return CaseChoice(kind, golem, by, read_chosen(kind, keys[kind]), node)


def read_chosen(kind: str, node: Node) -> str:
    if kind == "pick":
        return node.word(PICKED)
    return "" if kind == "teleport" and node.value is None else node.cell_name()


def read_die(node: Node) -> int:
    face = node.whole()
    if face > len(DIE):
        raise node.error(f"a die has no {face}")
    return face
