"""The shape of a golems case: every field read and checked before anything is played."""

from __future__ import annotations

from dataclasses import dataclass

from algoritmus.core.grid import MOST_COLUMNS, NO_CELL, Grid
from algoritmus.core.wire import (
    POSITION,
    CaseError,
    inside,
    read_cell_name,
    read_facing,
    read_flag,
    read_list,
    read_map,
    read_object,
    read_text,
    read_whole,
    read_word,
    wrong,
)
from algoritmus.golems.bot_cards import BOT_CARDS, DIE
from algoritmus.golems.edition import Edition, Water
from algoritmus.golems.editions import EDITIONS
from algoritmus.golems.state import Figure, Sheet
from algoritmus.golems.words import CONTENTS, LADDER, NOBODY, NOTHING, OPERATORS, WALL, WATER

TOP = ("game", "edition", "field", "golems", "rounds")
TOP_OPTIONAL = ("tokens", "autonomous", "repeat", "water")
GOLEM = ("name", "at", "facing")
GOLEM_OPTIONAL = ("strength", "range", "rows", "limit", "damage", "subroutine", "carrying", "bot")
ROUND_OPTIONAL = ("grants", "logic", "dice", "choices")
TOKEN_KINDS = ("barrel", "wall", "water", "ladder", "logic")
LADDERS = ("A", "B")
MOST_GOLEMS = 4
WATERS = {"life": Water.TAKES_LIFE, "flow": Water.CARRIES}


@dataclass(slots=True)
class CaseGolem:
    sheet: Sheet
    at: str
    figure: Figure
    subroutine: list[object] | None


@dataclass(slots=True)
class Token:
    at: str
    thing: int
    ladder: tuple[str, str] | None  # name and end


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


@dataclass(slots=True)
class Case:
    edition: Edition
    field: Grid
    golems: list[CaseGolem]
    things: list[int]
    ladders: list[tuple[str, int, int]]
    autonomous: bool
    repeat: int
    water: Water
    rounds: list[Round]


def read_case(value: dict[str, object]) -> Case:
    """The whole case for its shape, then the position."""
    read_object(value, "", TOP, TOP_OPTIONAL)
    edition = EDITIONS[read_word(value["edition"], "edition", EDITIONS)]
    field = read_field(value["field"], edition)
    tokens = [
        read_token(item, f"tokens[{number}]", edition)
        for number, item in enumerate(read_list(value.get("tokens", []), "tokens"))
    ]
    golems = read_golems(value["golems"], edition)
    autonomous = read_autonomous(value, edition)
    seats = {golem.sheet.name: seat for seat, golem in enumerate(golems)}
    bots = {seat for seat, golem in enumerate(golems) if golem.sheet.bot}
    rounds = [
        RoundReader(edition, seats, bots).read(item, f"rounds[{number}]")
        for number, item in enumerate(read_list(value["rounds"], "rounds"))
    ]
    if autonomous and len(rounds) != 1:
        raise wrong("an autonomous game has exactly one round of programs", "rounds")
    repeat = read_repeat(value, autonomous)
    water = read_water(value, edition)
    things, ladders = place_tokens(field, tokens)
    place_golems(field, golems, things)
    return Case(edition, field, golems, things, ladders, autonomous, repeat, water, rounds)


def read_field(value: object, edition: Edition) -> Grid:
    lines = [read_text(line, f"field[{number}]") for number, line in enumerate(read_list(value, "field"))]
    for number, line in enumerate(lines):
        if len(line) > MOST_COLUMNS:
            raise wrong(f"a field has at most {MOST_COLUMNS} columns", f"field[{number}]")
        for mark in line:
            if mark not in edition.grounds and mark != " ":
                raise wrong(f"{mark!r} is no ground of this edition", f"field[{number}]")
    if not any(line.strip() for line in lines):
        raise wrong("a field needs at least one cell", "field")
    return Grid(lines)


def read_token(value: object, where: str, edition: Edition) -> Token:
    kind = read_word(read_map(value, where).get("kind"), inside(where, "kind"), TOKEN_KINDS)
    more = {"barrel": ((), ("content",)), "ladder": (("name", "end"), ()), "logic": (("op",), ())}
    required, optional = more.get(kind, ((), ()))
    item = read_object(value, where, ("at", "kind", *required), optional)
    at = read_cell_name(item["at"], inside(where, "at"))
    if (kind == "ladder" and not edition.has_ladders) or (kind == "logic" and not edition.has_logic):
        raise wrong(f"there is no {kind} in this edition", where)
    if kind == "barrel":
        content = read_word(item.get("content", "empty"), inside(where, "content"), edition.contents)
        return Token(at, CONTENTS.index(content), None)
    if kind == "ladder":
        name = read_word(item["name"], inside(where, "name"), LADDERS)
        return Token(at, LADDER, (name, read_word(item["end"], inside(where, "end"), ("up", "down"))))
    if kind == "logic":
        return Token(at, OPERATORS[read_word(item["op"], inside(where, "op"), OPERATORS)], None)
    return Token(at, WALL if kind == "wall" else WATER, None)


def read_golems(value: object, edition: Edition) -> list[CaseGolem]:
    items = read_list(value, "golems")
    if not 1 <= len(items) <= MOST_GOLEMS:
        raise wrong(f"one to {MOST_GOLEMS} golems, not {len(items)}", "golems")
    golems = [read_golem(item, f"golems[{number}]", edition) for number, item in enumerate(items)]
    names = [golem.sheet.name for golem in golems]
    for number, name in enumerate(names):
        if name in names[:number]:
            raise wrong(f"two golems have the name {name!r}", f"golems[{number}].name")
    if all(golem.sheet.bot for golem in golems):
        raise wrong("at least one golem must be a player's", "golems")
    return golems


def read_golem(value: object, where: str, edition: Edition) -> CaseGolem:
    item = read_object(value, where, GOLEM, GOLEM_OPTIONAL)
    name = read_text(item["name"], inside(where, "name"))
    at = read_cell_name(item["at"], inside(where, "at"))
    facing = read_facing(item["facing"], inside(where, "facing"))
    strength, reach, rows, limit = (
        read_whole(item.get(stat, usual), inside(where, stat), 1)
        for stat, usual in (("strength", 1), ("range", 1), ("rows", 4), ("limit", 3))
    )
    damage = read_whole(item.get("damage", 0), inside(where, "damage"), 0)
    if damage >= limit:
        raise wrong(f"{name} would be out already: damage {damage} of {limit}", inside(where, "damage"))
    carrying = read_flag(item.get("carrying", False), inside(where, "carrying"))
    if carrying and not edition.may_carry:
        raise wrong("nothing is carried in this edition", inside(where, "carrying"))
    bot = read_bot(item, where, edition)
    sheet = Sheet(name, strength, reach, rows, limit, (), bot)
    return CaseGolem(sheet, at, Figure(NO_CELL, facing, damage, carrying), read_subroutine(item, where, edition, bot))


def read_bot(item: dict[str, object], where: str, edition: Edition) -> str:
    if "bot" not in item:
        return ""
    if not edition.has_bots:
        raise wrong("there are no bots in this edition", inside(where, "bot"))
    return read_word(item["bot"], inside(where, "bot"), BOT_CARDS)


def read_subroutine(item: dict[str, object], where: str, edition: Edition, bot: str) -> list[object] | None:
    if "subroutine" not in item:
        return None
    if "call" not in edition.bonus_cards:
        raise wrong("there is no subroutine in this edition", inside(where, "subroutine"))
    if bot:
        raise wrong("a bot has no subroutine", inside(where, "subroutine"))
    return read_list(item["subroutine"], inside(where, "subroutine"))


def read_autonomous(value: dict[str, object], edition: Edition) -> bool:
    autonomous = read_flag(value.get("autonomous", False), "autonomous")
    if autonomous and not edition.has_autonomous:
        raise wrong("there is no autonomous game in this edition", "autonomous")
    return autonomous


def read_repeat(value: dict[str, object], autonomous: bool) -> int:
    if "repeat" in value and not autonomous:
        raise wrong("'repeat' belongs to the autonomous game", "repeat")
    return read_whole(value.get("repeat", 20), "repeat", 1)


def read_water(value: dict[str, object], edition: Edition) -> Water:
    if "water" not in value:
        return edition.waters[0]
    if len(edition.waters) == 1:
        raise wrong("this edition has one water rule only", "water")
    return WATERS[read_word(value["water"], "water", WATERS)]


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


def place_tokens(field: Grid, tokens: list[Token]) -> tuple[list[int], list[tuple[str, int, int]]]:
    """Every token on a cell of its own, ladders in pairs."""
    things = [NOTHING] * len(field.marks)
    ends: dict[tuple[str, str], int] = {}
    for number, token in enumerate(tokens):
        where = f"tokens[{number}].at"
        cell = cell_on_field(field, token.at, where)
        if things[cell] != NOTHING:
            raise CaseError(POSITION, f"two things on {token.at}", where)
        things[cell] = token.thing
        if token.ladder is not None:
            if token.ladder in ends:
                raise CaseError(POSITION, f"ladder {token.ladder[0]} has this end twice", f"tokens[{number}]")
            ends[token.ladder] = cell
    return things, pair_ladders(ends)


def pair_ladders(ends: dict[tuple[str, str], int]) -> list[tuple[str, int, int]]:
    ladders = []
    for name in dict.fromkeys(name for name, _ in ends):
        if (name, "up") not in ends or (name, "down") not in ends:
            raise CaseError(POSITION, f"ladder {name} has one end only", "tokens")
        ladders.append((name, ends[name, "up"], ends[name, "down"]))
    return ladders


def place_golems(field: Grid, golems: list[CaseGolem], things: list[int]) -> None:
    """A golem may share its cell with a ladder or a logic token, with nothing else."""
    taken: set[int] = set()
    for number, golem in enumerate(golems):
        where = f"golems[{number}].at"
        cell = cell_on_field(field, golem.at, where)
        if cell in taken or NOTHING < things[cell] < LADDER:
            raise CaseError(POSITION, f"two things on {golem.at}", where)
        taken.add(cell)
        golem.figure.at = cell


def cell_on_field(field: Grid, name: str, where: str) -> int:
    cell = field.cell(name)
    if cell == NO_CELL:
        raise CaseError(POSITION, f"{name} is off the field", where)
    return cell
