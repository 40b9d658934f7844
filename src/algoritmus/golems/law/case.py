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
from algoritmus.golems.law.bot_cards import BOT_CARDS
from algoritmus.golems.law.case_rounds import Round, RoundReader
from algoritmus.golems.law.edition import Edition, Water
from algoritmus.golems.law.editions import EDITIONS
from algoritmus.golems.law.state import Figure, Sheet
from algoritmus.golems.law.words import CONTENTS, LADDER, NOTHING, OPERATORS, WALL, WATER

TOP = ("game", "edition", "field", "golems", "rounds")
TOP_OPTIONAL = ("tokens", "autonomous", "repeat", "water")
GOLEM = ("name", "at", "facing")
GOLEM_OPTIONAL = ("strength", "range", "rows", "limit", "damage", "subroutine", "carrying", "bot")
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
    place_golems(field, golems, things, edition)
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
    if autonomous and "autonomous" not in edition.ways:
        raise wrong("there is no autonomous game in this edition", "autonomous")
    return autonomous


def read_repeat(value: dict[str, object], autonomous: bool) -> int:
    if "repeat" in value and not autonomous:
        raise wrong("'repeat' belongs to the autonomous game", "repeat")
    return read_whole(value.get("repeat", 20), "repeat", 1)


def read_water(value: dict[str, object], edition: Edition) -> Water:
    if "water" not in value:
        return edition.waters[0]
    if not edition.may_choose_water:
        raise wrong("this edition has one water rule only", "water")
    return WATERS[read_word(value["water"], "water", WATERS)]


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


def place_golems(field: Grid, golems: list[CaseGolem], things: list[int], edition: Edition) -> None:
    """A golem may share its cell with a ladder or a logic token, with nothing else."""
    taken: set[int] = set()
    for number, golem in enumerate(golems):
        where = f"golems[{number}].at"
        cell = cell_on_field(field, golem.at, where)
        if cell in taken or not edition.things.bears(things[cell]):
            raise CaseError(POSITION, f"two things on {golem.at}", where)
        taken.add(cell)
        golem.figure = golem.figure.replace(at=cell)


def cell_on_field(field: Grid, name: str, where: str) -> int:
    cell = field.cell(name)
    if cell == NO_CELL:
        raise CaseError(POSITION, f"{name} is off the field", where)
    return cell
