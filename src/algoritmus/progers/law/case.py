"""The shape of a case of Progers: every field read and checked, nothing placed yet."""

from __future__ import annotations

from dataclasses import dataclass

from algoritmus.core.wire import (
    inside,
    read_cell_name,
    read_facing,
    read_list,
    read_map,
    read_object,
    read_text,
    read_whole,
    read_word,
    wrong,
)
from algoritmus.progers.law.edition import Edition
from algoritmus.progers.law.editions import EDITIONS
from algoritmus.progers.law.laying import PASS, Edit, Move, play
from algoritmus.progers.law.program import ALONE, EMPTY, WITH_LAST, WITH_NEXT, Algorithm
from algoritmus.progers.law.state import Pile
from algoritmus.progers.law.words import (
    COLOURS,
    COVER,
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

TOP = ("game", "rules", "heights", "bases", "rovers", "turns")
TOP_OPTIONAL = ("walls", "lifts", "samples", "algorithm")
DIGITS = "012"


@dataclass(slots=True)
class CaseRover:
    name: str
    at: str
    facing: int
    aboard: Pile
    delivered: Pile


@dataclass(slots=True)
class Turn:
    rover: int
    move: Move


@dataclass(slots=True)
class Case:
    """A case whose shape is right; cells are still names."""

    edition: Edition
    heights: list[str]
    walls: list[tuple[str, str]]
    lifts: list[tuple[str, str | None]]
    samples: list[tuple[str, int]]
    bases: list[str]  # by colour
    rovers: list[CaseRover]
    algorithm: Algorithm
    turns: list[Turn]


def read_case(value: dict[str, object]) -> Case:
    """The whole case for its shape."""
    read_object(value, "", TOP, TOP_OPTIONAL)
    read_word(value["game"], "game", ("progers",))
    edition = EDITIONS[read_word(value["rules"], "rules", EDITIONS)]
    shared = UNLOOP in edition.edits  # the algorithm stays on the table
    rovers = read_rovers(value["rovers"])
    names = [rover.name for rover in rovers]
    return Case(
        edition,
        read_heights(value["heights"], edition.size),
        [read_wall(item, where) for item, where in items_of(value, "walls")],
        [read_lift(item, where) for item, where in items_of(value, "lifts", empty=not shared)],
        [read_sample(item, where) for item, where in items_of(value, "samples")],
        read_bases(value["bases"]),
        rovers,
        read_algorithm(items_of(value, "algorithm", empty=not shared)),
        [read_turn(item, where, names, shared) for item, where in items_of(value, "turns")],
    )


def items_of(value: dict[str, object], field: str, where: str = "", empty: bool = False) -> list[tuple[object, str]]:
    """The items of a list that may be left out, each with its place in the case."""
    place = inside(where, field)
    items = read_list(value.get(field, []), place)
    if empty and items:
        raise wrong(f"there is no such thing as {field} in these rules", place)
    return [(item, f"{place}[{number}]") for number, item in enumerate(items)]


def read_heights(value: object, size: int) -> list[str]:
    lines = [read_text(line, f"heights[{number}]") for number, line in enumerate(read_list(value, "heights"))]
    if len(lines) != size:
        raise wrong(f"the field has {size} rows, not {len(lines)}", "heights")
    for number, line in enumerate(lines):
        if len(line) != size or any(digit not in DIGITS for digit in line):
            raise wrong(f"a row is {size} digits 0, 1 or 2", f"heights[{number}]")
    return lines


def read_wall(value: object, where: str) -> tuple[str, str]:
    cells = read_list(value, where)
    if len(cells) != 2:
        raise wrong("a wall stands between two cells", where)
    return read_cell_name(cells[0], f"{where}[0]"), read_cell_name(cells[1], f"{where}[1]")


def read_lift(value: object, where: str) -> tuple[str, str | None]:
    item = read_object(value, where, ("top", "bottom"), ())
    top = read_cell_name(item["top"], inside(where, "top"))
    bottom = item["bottom"]
    return top, None if bottom is None else read_cell_name(bottom, inside(where, "bottom"))


def read_sample(value: object, where: str) -> tuple[str, int]:
    item = read_object(value, where, ("at", "type"), ())
    return read_cell_name(item["at"], inside(where, "at")), read_type(item["type"], inside(where, "type"))


def read_type(value: object, where: str) -> int:
    return TYPES.index(read_word(value, where, TYPES))


def read_bases(value: object) -> list[str]:
    item = read_object(value, "bases", COLOURS, ())
    return [read_cell_name(item[colour], inside("bases", colour)) for colour in COLOURS]


def read_rovers(value: object) -> list[CaseRover]:
    items = read_list(value, "rovers")
    if not 1 <= len(items) <= MOST_ROVERS:
        raise wrong(f"one to {MOST_ROVERS} rovers, not {len(items)}", "rovers")
    rovers = [read_rover(item, f"rovers[{number}]") for number, item in enumerate(items)]
    names = [rover.name for rover in rovers]
    for number, name in enumerate(names):
        if name in names[:number]:
            raise wrong(f"there are two {name} rovers", f"rovers[{number}].name")
    return rovers


def read_rover(value: object, where: str) -> CaseRover:
    item = read_object(value, where, ("name", "at", "facing"), ("aboard", "delivered"))
    return CaseRover(
        read_word(item["name"], inside(where, "name"), COLOURS),
        read_cell_name(item["at"], inside(where, "at")),
        read_facing(item["facing"], inside(where, "facing")),
        read_pile(item.get("aboard", []), inside(where, "aboard")),
        read_pile(item.get("delivered", []), inside(where, "delivered")),
    )


def read_pile(value: object, where: str) -> Pile:
    return tuple(read_type(item, f"{where}[{number}]") for number, item in enumerate(read_list(value, where)))


def read_algorithm(items: list[tuple[object, str]]) -> Algorithm:
    """The cards on the table, two neighbours with the same loop and `pair` under one loop."""
    cards: list[int] = []
    times: list[int] = []
    mates: list[int] = []
    for item, where in items:
        card, loop, pair = read_table_card(item, where)
        if mates and mates[-1] == WITH_NEXT:
            if not pair or loop != times[-1]:
                raise wrong("the card before is one of a pair, and this is not the other", where)
            mates.append(WITH_LAST)
        else:
            mates.append(WITH_NEXT if pair else ALONE)
        cards.append(card)
        times.append(loop)
    if mates and mates[-1] == WITH_NEXT:
        raise wrong("the last card is one of a pair without the other", items[-1][1])
    return Algorithm(cards, None, times, mates) if cards else EMPTY


def read_table_card(value: object, where: str) -> tuple[int, int, bool]:
    """Card, times, and whether it shares its loop."""
    item = read_object(value, where, ("card",), ("loop", "pair"))
    card = read_command(item["card"], inside(where, "card"))
    times = read_times(item["loop"], inside(where, "loop")) if "loop" in item else 1
    if "pair" in item:
        read_true(item["pair"], inside(where, "pair"))
        if times == 1:
            raise wrong("'pair' needs a 'loop'", where)
    return card, times, "pair" in item


def read_command(value: object, where: str) -> int:
    return LETTERS.index(read_word(value, where, tuple(LETTERS)))


def read_times(value: object, where: str) -> int:
    times = read_whole(value, where)
    if times not in (2, 3):
        raise wrong(f"a loop card has a 2 or a 3, not {times}", where)
    return times


def read_true(value: object, where: str) -> None:
    if value is not True:
        raise wrong("this is true or left out", where)


def read_turn(value: object, where: str, names: list[str], shared: bool) -> Turn:
    move = "edit" if shared else "play"
    item = read_object(value, where, ("rover",), (move, "pass"))
    rover = names.index(read_word(item["rover"], inside(where, "rover"), names))
    if (move in item) == ("pass" in item):
        raise wrong(f"a turn has either '{move}' or 'pass'", where)
    if "pass" in item:
        read_true(item["pass"], inside(where, "pass"))
        return Turn(rover, PASS)
    parts = items_of(item, move, where)
    if shared:
        return Turn(rover, Move([read_edit(part, place) for part, place in parts]))
    return Turn(rover, play([read_command(part, place) for part, place in parts]))


def read_edit(value: object, where: str) -> Edit:
    item = read_map(value, where)
    if "insert" in item or "cover" in item:
        kind = "insert" if "insert" in item else "cover"
        read_object(value, where, (kind, "at"), ())
        card = read_command(item[kind], inside(where, kind))
        return Edit(INSERT if kind == "insert" else COVER, card, read_whole(item["at"], inside(where, "at")))
    if "loop" in item:
        read_object(value, where, ("loop", "over"), ())
        return read_loop(item, where)
    read_object(value, where, ("unloop",), ())
    return Edit(UNLOOP, NO_COMMAND, read_whole(item["unloop"], inside(where, "unloop")))


def read_loop(item: dict[str, object], where: str) -> Edit:
    card = LOOP_CARDS[read_times(item["loop"], inside(where, "loop"))]
    over = read_list(item["over"], inside(where, "over"))
    if len(over) not in (1, 2):
        raise wrong("a loop lies over one card or two", inside(where, "over"))
    places = [read_whole(place, f"{where}.over[{number}]") for number, place in enumerate(over)]
    return Edit(LOOP, card, places[0]) if len(places) == 1 else Edit(LOOP_TWO, card, places[0], places[1])
