"""The rounds of a golems case: programs, grants, logic tokens, dice and choices, read and checked for their shape."""

from __future__ import annotations

from dataclasses import dataclass

from algoritmus.core.wire import (
    inside,
    read_cell_name,
    read_list,
    read_map,
    read_object,
    read_whole,
    read_word,
    wrong,
)
from algoritmus.golems.law.bot_cards import DIE
from algoritmus.golems.law.edition import Edition
from algoritmus.golems.law.words import NOBODY, OPERATORS

ROUND_OPTIONAL = ("grants", "logic", "dice", "choices")


@dataclass(slots=True)
class Laid:
    """A logic token that a player lays: on a row of a program, or on a cell."""

    by: int
    token: int
    on: int
    row: int
    slot: str
    at: str


@dataclass(slots=True)
class Choice:
    kind: str  # pick, exit or teleport
    golem: int
    by: int
    value: str  # empty: teleport nowhere


@dataclass(slots=True)
class Round:
    programs: dict[int, list[object]]
    grants: dict[int, list[str]]
    logic: list[Laid]
    dice: list[int]
    choices: list[Choice]


class RoundReader:
    """Reads the rounds of a case whose golems are known."""

    def __init__(self, edition: Edition, seats: dict[str, int], bots: set[int]) -> None:
        self.edition = edition
        self.seats = seats
        self.names = list(seats)
        self.bots = bots

    def read(self, value: object, where: str) -> Round:
        item = read_object(value, where, ("programs",), ROUND_OPTIONAL)
        programs = self.by_player(item["programs"], inside(where, "programs"))
        grants = self.by_player(item.get("grants", {}), inside(where, "grants"))
        logic = read_list(item.get("logic", []), inside(where, "logic"))
        dice = read_list(item.get("dice", []), inside(where, "dice"))
        choices = read_list(item.get("choices", []), inside(where, "choices"))
        self.judge_foreign(logic, dice, where)
        return Round(
            programs,
            {seat: self.read_grants(words, f"{where}.grants.{self.names[seat]}") for seat, words in grants.items()},
            [self.read_laid(laid, f"{where}.logic[{number}]") for number, laid in enumerate(logic)],
            [read_die(die, f"{where}.dice[{number}]") for number, die in enumerate(dice)],
            [self.read_choice(choice, f"{where}.choices[{number}]") for number, choice in enumerate(choices)],
        )

    def judge_foreign(self, logic: list[object], dice: list[object], where: str) -> None:
        if logic and not self.edition.has_logic:
            raise wrong("there are no logic tokens in this edition", inside(where, "logic"))
        if dice and not self.edition.has_bots:
            raise wrong("there are no bots' dice in this edition", inside(where, "dice"))

    def by_player(self, value: object, where: str) -> dict[int, list[object]]:
        """An object of lists, one for each named player's golem."""
        found: dict[int, list[object]] = {}
        for name, items in read_map(value, where).items():
            seat = self.seat(name, inside(where, name))
            if seat in self.bots:
                raise wrong(f"{name} is a bot: it has no program and no grants", inside(where, name))
            found[seat] = read_list(items, inside(where, name))
        return found

    def seat(self, value: object, where: str) -> int:
        if not isinstance(value, str) or value not in self.seats:
            raise wrong("there is no such golem", where)
        return self.seats[value]

    def read_grants(self, words: list[object], where: str) -> list[str]:
        return [read_word(word, f"{where}[{number}]", self.edition.grants) for number, word in enumerate(words)]

    def read_laid(self, value: object, where: str) -> Laid:
        on_cell = "at" in read_map(value, where)
        more = ("at",) if on_cell else ("on", "row")
        item = read_object(value, where, ("by", "op", *more), () if on_cell else ("slot",))
        by = self.seat(item["by"], inside(where, "by"))
        token = OPERATORS[read_word(item["op"], inside(where, "op"), OPERATORS)]
        if on_cell:
            return Laid(by, token, NOBODY, 0, "", read_cell_name(item["at"], inside(where, "at")))
        on = self.seat(item["on"], inside(where, "on"))
        row = read_whole(item["row"], inside(where, "row"))
        slot = read_word(item["slot"], inside(where, "slot"), ("body", "yes", "no")) if "slot" in item else ""
        return Laid(by, token, on, row, slot, "")

    def read_choice(self, value: object, where: str) -> Choice:
        kinds = [kind for kind in ("pick", "exit", "teleport") if kind in read_map(value, where)]
        if len(kinds) != 1:
            raise wrong("a choice is one of pick, exit and teleport", where)
        kind = kinds[0]
        by = ("by",) if kind == "teleport" else ()
        item = read_object(value, where, ("golem", kind, *by), ())
        golem = self.seat(item["golem"], inside(where, "golem"))
        giver = self.seat(item["by"], inside(where, "by")) if by else NOBODY
        return Choice(kind, golem, giver, read_chosen(kind, item[kind], inside(where, kind)))


def read_chosen(kind: str, value: object, where: str) -> str:
    if kind == "pick":
        return read_word(value, where, ("first", "second", "both"))
    return "" if kind == "teleport" and value is None else read_cell_name(value, where)


def read_die(value: object, where: str) -> int:
    face = read_whole(value, where, 1)
    if face > len(DIE):
        raise wrong(f"a die has no {face}", where)
    return face
