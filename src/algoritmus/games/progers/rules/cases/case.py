"""The shape of a case of Progers: every field read and checked, nothing placed yet."""

from __future__ import annotations

from typing import Final, NamedTuple

from algoritmus.core.reader import Members, Node
from algoritmus.games.progers.rules.codes import (
    COLOURS,
    COVER,
    EDIT_WORDS,
    INSERT,
    LETTERS,
    LOOP,
    LOOP_CARDS,
    LOOP_TWO,
    MOST_ROVERS,
    NO_COMMAND,
    TYPES,
    UNLOOP,
)
from algoritmus.games.progers.rules.edition import Edition
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.games.progers.rules.edits import PASS, AlgorithmEdit, TurnMove, play
from algoritmus.games.progers.rules.program import ALONE, EMPTY, WITH_LAST, WITH_NEXT, Algorithm
from algoritmus.games.progers.rules.state import Pile

TOP: Final = ("game", "rules", "heights", "bases", "rovers", "turns")
TOP_OPTIONAL: Final = ("walls", "lifts", "samples", "algorithm")
DIGITS: Final = "012"
NO_SAMPLES: Final[Pile] = ()


class CaseRover(NamedTuple):
    name: str
    at: Node
    facing: int
    aboard: Pile
    delivered: Pile
    node: Node


class CaseTurn(NamedTuple):
    rover: int
    move: TurnMove
    node: Node  # what is played


class Case(NamedTuple):
    """A case whose shape is right; cells are still names."""

    top: Node
    edition: Edition
    heights: list[str]
    walls: list[Node]
    lifts: list[Node]
    samples: list[tuple[Node, int]]
    bases: list[Node]  # by colour
    rovers: list[CaseRover]
    algorithm: Algorithm
    turns: list[CaseTurn]


def read_case(top: Node) -> Case:
    """The whole case for its shape."""
    keys = top.table(TOP, TOP_OPTIONAL)
    keys["game"].word(("progers",))
    edition = EDITIONS[keys["rules"].word(EDITIONS)]
    kept = edition.keeps_algorithm
    rovers = read_rovers(keys["rovers"])
    names = [rover.name for rover in rovers]
    return Case(
        top,
        edition,
        read_heights(keys["heights"], edition.size),
        [read_wall(item) for item in keys.listed("walls")],
        [read_lift(item) for item in items_of(keys, "lifts", edition.has_lifts)],
        [read_sample(item) for item in keys.listed("samples")],
        read_bases(keys["bases"]),
        rovers,
        read_algorithm(items_of(keys, "algorithm", kept)),
        [read_turn(item, names, kept) for item in keys["turns"].items()],
    )


def items_of(keys: Members, key: str, known: bool) -> list[Node]:
    """The items of a list that must be empty where the rules do not know such things."""
    items = keys.listed(key)
    if items and not known:
        raise keys[key].error(f"there is no such thing as {key} in these rules")
    return items


def read_heights(node: Node, size: int) -> list[str]:
    items = node.items()
    lines = [item.text() for item in items]
    if len(lines) != size:
        raise node.error(f"the field has {size} rows, not {len(lines)}")
    for item, line in zip(items, lines, strict=True):
        if len(line) != size or any(digit not in DIGITS for digit in line):
            raise item.error(f"a row is {size} digits 0, 1 or 2")
    return lines


def read_wall(node: Node) -> Node:
    cells = node.items()
    if len(cells) != 2:
        raise node.error("a wall stands between two cells")
    for cell in cells:
        cell.cell_name()
    return node


def read_lift(node: Node) -> Node:
    keys = node.table(("top", "bottom"))
    keys["top"].cell_name()
    if keys["bottom"].value is not None:
        keys["bottom"].cell_name()
    return node


def read_sample(node: Node) -> tuple[Node, int]:
    keys = node.table(("at", "type"))
    keys["at"].cell_name()
    return keys["at"], read_type(keys["type"])


def read_type(node: Node) -> int:
    return TYPES.index(node.word(TYPES))


def read_bases(node: Node) -> list[Node]:
    keys = node.table(COLOURS)
    for colour in COLOURS:
        keys[colour].cell_name()
    return [keys[colour] for colour in COLOURS]


def read_rovers(node: Node) -> list[CaseRover]:
    items = node.items()
    if not 1 <= len(items) <= MOST_ROVERS:
        raise node.error(f"one to {MOST_ROVERS} rovers, not {len(items)}")
    rovers = [read_rover(item) for item in items]
    for number, rover in enumerate(rovers):
        if rover.name in [other.name for other in rovers[:number]]:
            raise rover.node.get("name").error(f"there are two {rover.name} rovers")
    return rovers


def read_rover(node: Node) -> CaseRover:
    keys = node.table(("name", "at", "facing"), ("aboard", "delivered"))
    name = keys["name"].word(COLOURS)
    keys["at"].cell_name()
    facing = keys["facing"].facing()
    aboard, delivered = (keys.read(key, read_pile, NO_SAMPLES) for key in ("aboard", "delivered"))
    return CaseRover(name, keys["at"], facing, aboard, delivered, node)


def read_pile(node: Node) -> Pile:
    return tuple(read_type(item) for item in node.items())


def read_algorithm(items: list[Node]) -> Algorithm:
    """The cards on the table, two neighbours with the same loop and `pair` under one loop."""
    cards: list[int] = []
    times: list[int] = []
    mates: list[int] = []
    for item in items:
        card, loop, pair = read_table_card(item)
        if mates and mates[-1] == WITH_NEXT:
            if not pair or loop != times[-1]:
                raise item.error("the card before is one of a pair, and this is not the other")
            mates.append(WITH_LAST)
        else:
            mates.append(WITH_NEXT if pair else ALONE)
        cards.append(card)
        times.append(loop)
    if mates and mates[-1] == WITH_NEXT:
        raise items[-1].error("the last card is one of a pair without the other")
    return Algorithm(cards, None, times, mates) if cards else EMPTY


def read_table_card(node: Node) -> tuple[int, int, bool]:
    """Card, times, and whether it shares its loop."""
    keys = node.table(("card",), ("loop", "pair"))
    card = read_command(keys["card"])
    times = keys.read("loop", read_times, 1)
    if keys.read("pair", read_true, False) and times == 1:
        raise node.error("'pair' needs a 'loop'")
    return card, times, "pair" in keys


def read_command(node: Node) -> int:
    return LETTERS.index(node.word(tuple(LETTERS)))


def read_times(node: Node) -> int:
    times = node.whole(None)
    if times not in (2, 3):
        raise node.error(f"a loop card has a 2 or a 3, not {times}")
    return times


def read_true(node: Node) -> bool:
    if node.value is not True:
        raise node.error("this is true or left out")
    return True


def read_turn(node: Node, names: list[str], kept: bool) -> CaseTurn:
    move = "edit" if kept else "play"
    keys = node.table(("rover",), (move, "pass"))
    rover = names.index(keys["rover"].word(names))
    if (move in keys) == ("pass" in keys):
        raise node.error(f"a turn has either '{move}' or 'pass'")
    if keys.read("pass", read_true, False):
        return CaseTurn(rover, PASS, node.get(move))
    parts = keys[move].items()
    if kept:
        return CaseTurn(rover, TurnMove([read_edit(part) for part in parts]), keys[move])
    return CaseTurn(rover, play([read_command(part) for part in parts]), keys[move])


def read_edit(node: Node) -> AlgorithmEdit:
    kinds = node.members()
    for kind in (INSERT, COVER):
        word = EDIT_WORDS[kind]
        if word in kinds:
            keys = node.table((word, "at"))
            return AlgorithmEdit(kind, read_command(keys[word]), keys["at"].whole(None))
    if "loop" in kinds:
        return read_loop(node.table(("loop", "over")))
    return AlgorithmEdit(UNLOOP, NO_COMMAND, node.table(("unloop",))["unloop"].whole(None))


def read_loop(keys: Members) -> AlgorithmEdit:
    card = LOOP_CARDS[read_times(keys["loop"])]
    over = keys["over"].items()
    if len(over) not in (1, 2):
        raise keys["over"].error("a loop lies over one card or two")
    places = [place.whole(None) for place in over]
    return AlgorithmEdit(LOOP if len(places) == 1 else LOOP_TWO, card, *places)
