"""Readers shared by cases and scenarios: ground, tokens, golems, water."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from algoritmus.core.grid import MOST_COLUMNS, Grid
from algoritmus.core.reader import POSITION, Members, Node
from algoritmus.games.golems.rules.bot_cards import BOT_CARDS
from algoritmus.games.golems.rules.codes import CONTENTS, LADDER, LETTERS, NOTHING, OPERATORS, WALL, WATER
from algoritmus.games.golems.rules.edition import Edition, Water
from algoritmus.games.golems.rules.notation import WATERS
from algoritmus.games.golems.rules.programs.legality import SYNTAX, IllegalProgram, judge_subroutine
from algoritmus.games.golems.rules.state import Sheet

LADDERS: Final = ("A", "B")
ENDS: Final = ("up", "down")
MORE_KEYS: Final = {"barrel": (), "wall": (), "water": (), "ladder": ("name", "end"), "logic": ("op",)}
MOST_GOLEMS: Final = 4
NUMBERS: Final = ("strength", "range", "rows", "limit")
USUAL: Final = {"strength": 1, "range": 1, "rows": 4, "limit": 3}  # golem.small, and the sword
GOLEM: Final = (*NUMBERS, "damage", "carrying", "bot", "subroutine")

Ladder = tuple[str, int, int]  # name, upper end, lower end


# the field


def read_ground(node: Node, edition: Edition) -> Grid:
    """Rows of marks from north to south, a blank where there is no cell."""
    items = node.items()
    lines = [item.text() for item in items]
    for item, line in zip(items, lines, strict=True):
        if len(line) > MOST_COLUMNS:
            raise item.error(f"a field has at most {MOST_COLUMNS} columns")
        for mark in line:
            if mark not in edition.grounds and mark != " ":
                raise item.error(f"{mark!r} is no ground of this edition", hint=edition.grounds)
    if not any(line.strip() for line in lines):
        raise node.error("a field needs at least one cell")
    return Grid(lines)


# tokens


class Token(NamedTuple):
    """A token on a cell; `hidden` is a barrel whose content is not given."""

    at: str
    thing: int
    side: str  # as the box calls it: `barrel`, `ladder A up`, `logic not`…
    hidden: bool = False

    def kind(self) -> str:
        return self.side.partition(" ")[0]


def read_token(node: Node, edition: Edition) -> Token:
    kind = node.get("kind").word(MORE_KEYS)
    keys = node.table(("at", "kind", *MORE_KEYS[kind]), ("content",) if kind == "barrel" else ())
    at = keys["at"].cell_name()
    if (kind == "ladder" and not edition.has_ladders) or (kind == "logic" and not edition.has_logic):
        raise node.error(f"there is no {kind} in this edition")
    if kind == "barrel":
        content = keys.read("content", lambda inner: inner.word(edition.contents), "empty")
        hidden = "content" not in keys and edition.hides_contents
        return Token(at, CONTENTS.index(content), kind, hidden)
    if kind == "ladder":
        return Token(at, LADDER, f"ladder {keys['name'].word(LADDERS)} {keys['end'].word(ENDS)}")
    if kind == "logic":
        operator = keys["op"].word(OPERATORS)
        return Token(at, OPERATORS[operator], f"logic {operator}")
    return Token(at, WALL if kind == "wall" else WATER, kind)


def place_tokens(nodes: Sequence[Node], tokens: Sequence[Token], field: Grid, under: Sequence[Token] = ()) -> None:
    """Every token on a cell of its own, beside those that lie there already, and no end of a ladder twice."""
    taken = {field.cell(token.at): token.kind() for token in under}
    sides = {token.side for token in under}
    for node, token in zip(nodes, tokens, strict=True):
        at = node.get("at")
        occupy(at.cell(field), token.kind(), taken, field, at)
        if token.thing == LADDER and token.side in sides:
            raise node.error(f"{token.side.rpartition(' ')[0]} has this end twice", POSITION)
        sides.add(token.side)


def occupy(cell: int, who: str, taken: dict[int, str], field: Grid, node: Node) -> None:
    """Take a cell for a thing or a golem; two cannot have the same."""
    if cell in taken:
        raise node.error(f"two things on {field.name(cell)}", POSITION, f"{taken[cell]} and {who}")
    taken[cell] = who


def half_ladder(tokens: Sequence[Token]) -> Token | None:
    """A ladder's end without the other one."""
    sides = {token.side for token in tokens}
    for token in tokens:
        ladder, _, end = token.side.rpartition(" ")
        if token.thing == LADDER and f"{ladder} {ENDS[1 - ENDS.index(end)]}" not in sides:
            return token
    return None


class LaidTokens(NamedTuple):
    """Things on the cells of a field, as a position has them."""

    things: tuple[int, ...]
    hidden_barrels: tuple[int, ...]
    ladders: tuple[Ladder, ...]


def lay_tokens(tokens: Sequence[Token], field: Grid) -> LaidTokens:
    things = [NOTHING] * len(field.marks)
    for token in tokens:
        things[field.cell(token.at)] = token.thing
    ends = {token.side: field.cell(token.at) for token in tokens if token.thing == LADDER}
    ladders = dict.fromkeys(side.rpartition(" ")[0] for side in ends)
    hidden = sorted(field.cell(token.at) for token in tokens if token.hidden)
    pairs = [(ladder.split()[1], ends[f"{ladder} up"], ends[f"{ladder} down"]) for ladder in ladders]
    return LaidTokens(tuple(things), tuple(hidden), tuple(pairs))


def obstacles(tokens: Sequence[Token], field: Grid, edition: Edition) -> dict[int, str]:
    """The cells where no golem can begin: it shares one with a ladder or a logic token, with nothing else."""
    return {field.cell(token.at): token.kind() for token in tokens if not edition.things.bears(token.thing)}


# golems


class WrittenGolem(NamedTuple):
    """A golem whose shape is right; its place and its subroutine are still to be judged."""

    name: str
    at: Node | None  # None: a scenario leaves it to the field
    facing: int | None
    numbers: tuple[int, int, int, int]  # as in NUMBERS
    damage: int
    carrying: bool
    bot: str
    subroutine: Node | None

    def sheet(self, edition: Edition) -> Sheet:
        """Its card, when the subroutine has been judged."""
        commands = read_subroutine(self.subroutine, edition) if self.subroutine is not None else ()
        return Sheet(self.name, *self.numbers, commands, self.bot)


def read_golems(node: Node, read: Callable[[Node, int], WrittenGolem]) -> list[WrittenGolem]:
    """One to four golems with names of their own, one of them a player's at least."""
    items = node.items()
    if not 1 <= len(items) <= MOST_GOLEMS:
        raise node.error(f"one to {MOST_GOLEMS} golems, not {len(items)}")
    golems = [read(item, number) for number, item in enumerate(items)]
    for number, golem in enumerate(golems):
        if golem.name in [other.name for other in golems[:number]]:
            raise items[number].get("name").error(f"two golems have the name {golem.name!r}")
    if all(golem.bot for golem in golems):
        raise node.error("at least one golem must be a player's")
    return golems


def read_golem(keys: Members, edition: Edition, name: str, usual: Mapping[str, int]) -> WrittenGolem:
    """A golem from its TOML or JSON table; `usual` are the numbers that may be left out."""
    at = keys.get("at")
    if at is not None:
        at.cell_name()
    facing = keys.read("facing", Node.facing, None)
    strength, reach, rows, limit = (keys.read(key, Node.whole, usual[key]) for key in NUMBERS)
    damage = keys.read("damage", lambda node: node.whole(0), 0)
    if damage >= limit:
        raise keys["damage"].error(f"{name} would be out already: damage {damage} of {limit}")
    carrying = keys.read("carrying", Node.flag, False)
    if carrying and not edition.may_carry:
        raise keys["carrying"].error("nothing is carried in this edition")
    bot = read_bot(keys["bot"], edition) if "bot" in keys else ""
    subroutine = open_subroutine(keys["subroutine"], edition, bot) if "subroutine" in keys else None
    numbers = (strength, reach, rows, limit)
    return WrittenGolem(name, at, facing, numbers, damage, carrying, bot, subroutine)


def read_bot(node: Node, edition: Edition) -> str:
    if not edition.has_bots:
        raise node.error("there are no bots in this edition")
    return node.word(BOT_CARDS)


def open_subroutine(node: Node, edition: Edition, bot: str) -> Node:
    """A list where there can be a subroutine at all."""
    if "call" not in edition.bonus_cards:
        raise node.error("there is no subroutine in this edition")
    if bot:
        raise node.error("a bot has no subroutine")
    node.elements()
    return node


def read_subroutine(node: Node, edition: Edition) -> list[int]:
    commands = []
    for item in node.items():
        letter = item.value
        if not isinstance(letter, str) or len(letter) != 1 or letter not in LETTERS:
            raise item.error(f"{letter!r} is not a card of a subroutine", SYNTAX)
        commands.append(LETTERS.index(letter))
    try:
        judge_subroutine(edition, commands)
    except IllegalProgram as error:
        raise node.error(error.message, error.code) from None
    return commands


# the game


def read_autonomous(keys: Members, edition: Edition) -> bool:
    autonomous = keys.read("autonomous", Node.flag, False)
    if autonomous and "autonomous" not in edition.ways:
        raise keys["autonomous"].error("there is no autonomous game in this edition")
    return autonomous


def read_water(keys: Members, edition: Edition) -> Water:
    if "water" not in keys:
        return edition.waters[0]
    if not edition.may_choose_water:
        raise keys["water"].error("this edition has one water rule only")
    return WATERS[keys["water"].word(WATERS)]
