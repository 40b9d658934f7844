"""Possible positions: what a seat's view tells is kept, what it does not tell is drawn."""

from __future__ import annotations

from typing import Any, Final

from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Facts, Outcome
from algoritmus.core.grid import COMPASS, NO_CELL
from algoritmus.golems.law.goals import Gears
from algoritmus.golems.law.program import Program, parse_row
from algoritmus.golems.law.round import slots_of
from algoritmus.golems.law.state import Figure, Setup, Sheet, State
from algoritmus.golems.law.words import (
    BARREL_EMPTY,
    CONTENTS,
    LADDER,
    LETTERS,
    NOBODY,
    NOTHING,
    OPERATORS,
    TOKEN_NOT,
    WALL,
    WATER,
)
from algoritmus.golems.table.answers import flatten, fold
from algoritmus.golems.table.bonus import token_of
from algoritmus.golems.table.laying import Laying
from algoritmus.golems.table.play import first_slot, hand_of, run
from algoritmus.golems.table.position import CARD, DECIDE, LOGIC, OVER, PROGRAM, GivenToken, GolemsPosition
from algoritmus.golems.table.setting.plan import Plan
from algoritmus.golems.table.setting.ways import make_plan
from algoritmus.golems.table.view import show_paused

TRIES: Final = 200
FIXED: Final = {"wall": WALL, "water": WATER, "ladder": LADDER}
View = dict[str, Any]


def sample_position(edition: str, view: Facts, chance: Chance) -> GolemsPosition:
    """A position that gives this view to this seat; LookupError if none is found."""
    plan = make_plan(edition, dict(view["options"]))  # type: ignore[call-overload]
    if view["phase"] != DECIDE:
        return imagine(plan, view, chance)
    for _ in range(TRIES):
        position = imagine(plan, view, chance)
        position.decided = tuple(view["paused"]["decided"])  # type: ignore[index]
        run(position, chance, False)
        if position.phase == DECIDE and show_paused(position) == view["paused"]:
            return position
    raise LookupError("no position was found that agrees with this view")


def imagine(plan: Plan, view: View, chance: Chance) -> GolemsPosition:
    names = list(view["golems"])
    position = GolemsPosition(plan, read_state(plan, view, chance), names)
    position.phase = PROGRAM if view["phase"] == DECIDE else view["phase"]
    position.cards = tuple(view["cards"].get(name, "") for name in names) if plan.cards else ()
    position.gears = read_gears(plan, view)
    position.broken = broken_of(plan, view)
    position.cards_laid = tuple(view.get("cards_laid", {}).values())
    asked = [names.index(name) for name in whose_turn(view)]
    if position.phase in (CARD, LOGIC) or (position.phase == PROGRAM and not plan.together and asked):
        position.turn = asked[0]
    played: list[list[str]] = view["mine"].get("played", []) if "mine" in view else []
    position.played = tuple(Program(parse_row(row) for row in rows) for rows in played)
    position.programs = (None,) * len(names)
    position.tokens = (0,) * len(names)
    draw_luck(position, view, chance)
    if view["phase"] in (LOGIC, DECIDE):
        draw_programs(position, view, chance)
    if view["phase"] == OVER:
        read_end(position, view)
    return position


# what the view tells


def whose_turn(view: View) -> list[str]:
    """Those who are asked; in the middle of a row it may be a rival who decides, not the one who laid a program."""
    return list(view["paused"]["opened"]) if view["phase"] == DECIDE else list(view["asked"])


def read_state(plan: Plan, view: View, chance: Chance) -> State:
    golems: dict[str, View] = view["golems"]
    sheets = [read_sheet(name, facts) for name, facts in golems.items()]
    last = view["last_round"]
    setup = Setup(plan.edition, plan.field, sheets, plan.ladders, plan.water, plan.autonomous, last)
    figures = [read_figure(plan, facts) for facts in golems.values()]
    return State(setup, figures, read_things(plan, view, chance), view["round"])


def read_sheet(name: str, facts: View) -> Sheet:
    commands = [LETTERS.index(letter) for letter in facts["subroutine"]]
    return Sheet(name, facts["strength"], facts["range"], facts["rows"], facts["limit"], commands, facts["bot"])


def read_figure(plan: Plan, facts: View) -> Figure:
    at = plan.field.cell(facts["at"]) if facts["at"] is not None else NO_CELL
    facing = COMPASS.index(facts["facing"])
    return Figure(at, facing, facts["damage"], facts["carrying"], facts["rows_next"] - facts["rows"])


def read_things(plan: Plan, view: View, chance: Chance) -> list[int]:
    """Barrels hold what is left of the bag, in any order."""
    things = [NOTHING] * len(plan.field.marks)
    contents = chance.shuffle([CONTENTS.index(word) for word in view["contents"]], "barrels")
    for token in view["tokens"]:
        cell, kind = plan.field.cell(token["at"]), token["kind"]
        if kind == "barrel":
            things[cell] = contents.pop() if contents else BARREL_EMPTY
        else:
            things[cell] = OPERATORS[token["op"]] if kind == "logic" else FIXED[kind]
    return things


def read_gears(plan: Plan, view: View) -> Gears | None:
    gears = view["gears"]
    return None if gears is None else Gears([plan.field.cell(name) for name in gears["left"]], gears["counts"])


def broken_of(plan: Plan, view: View) -> tuple[int, ...]:
    """What has been opened: the bag less what may still be in it."""
    if not plan.edition.hides_contents:
        return ()
    broken = list(plan.bag)
    for word in view["contents"]:
        broken.remove(CONTENTS.index(word))
    return tuple(broken)


def read_end(position: GolemsPosition, view: View) -> None:
    result, names = view["result"], position.names
    position.result = Outcome(result["rule"], tuple(names.index(name) for name in result["winners"]))
    programs = {name: Program(parse_row(row) for row in rows) for name, rows in view["programs"].items()}
    position.programs = tuple(programs.get(name) for name in names)


# what it does not tell


def draw_luck(position: GolemsPosition, view: View, chance: Chance) -> None:
    """Dice lie open; the luck cards of others, and the order of one's own, are drawn."""
    names = position.names
    drawn: View = view["luck"].get("drawn", {})
    if not position.plan.edition.luck:
        position.luck = tuple(drawn.get(name, "") for name in names) if drawn else ()
        return
    left: dict[str, int] = view["luck"].get("left", {})
    decks, luck = [], []
    for name in names:
        own = name == view.get("seat") and "luck_to_come" in view["mine"]
        cards = list(view["mine"]["luck_to_come"]) if own else list(position.plan.edition.luck)
        order = [cards[place] for place in chance.shuffle(range(len(cards)), "luck deck")]
        luck.append(drawn.get(name, order.pop() if left.get(name, 10) < len(order) else ""))
        decks.append(tuple(order[: left.get(name, 0)]) if left else tuple(order))
    position.decks, position.luck = tuple(decks), tuple(luck) if left else ()
    if position.plan.logic and left:
        position.tokens = tuple(token_of(word) for word in luck)
        give_own_token(position, view)


def give_own_token(position: GolemsPosition, view: View) -> None:
    """The tokens that are known: one's own, and that the seat which is asked has one."""
    tokens = list(position.tokens)
    if "mine" in view and "token" in view["mine"]:
        tokens[position.names.index(view["seat"])] = OPERATORS.get(view["mine"]["token"], 0)
    if view["phase"] == LOGIC and not tokens[position.turn]:
        tokens[position.turn] = TOKEN_NOT
    position.tokens = tuple(tokens)


def draw_programs(position: GolemsPosition, view: View, chance: Chance) -> None:
    """Own rows and rows that lie open are known; the others are whatever may have been laid."""
    opened: dict[str, list[str]] = view["paused"]["opened"] if view["paused"] is not None else {}
    others = set(opened) if view["paused"] is not None else laying_names(position)
    programs: list[Program | None] = []
    for seat, name in enumerate(position.names):
        facts = view["golems"][name]
        known = view["mine"]["program"] if name == view.get("seat") else view["programs"].get(name)
        if known is not None:
            programs.append(Program(parse_row(row) for row in known))
        elif facts["bot"] or facts["at"] is None or name not in others:
            programs.append(None)
        else:
            programs.append(draw_program(position, seat, opened.get(name, []), chance))
    position.programs = tuple(programs)
    position.laid = tuple(read_laid(position, facts, chance) for facts in view["laid"])


def laying_names(position: GolemsPosition) -> set[str]:
    """Who has laid a program in this round: all, or the one whose turn it is."""
    return set(position.names) if position.plan.together else {position.names[position.turn]}


def draw_program(position: GolemsPosition, seat: int, opened: list[str], chance: Chance) -> Program:
    """A program that begins with these rows, by whatever luck allows it."""
    known = flatten(Program(parse_row(row) for row in opened))
    luck = list(position.luck)
    for _ in range(TRIES):
        cards = complete(position, seat, known, chance)
        if cards is not None:
            return fold(cards)
        luck[seat] = position.plan.edition.luck[chance.draw(len(position.plan.edition.luck), "luck")]
        position.luck = tuple(luck)
    raise LookupError("no luck card allows the rows that were seen")


def complete(position: GolemsPosition, seat: int, known: Answer, chance: Chance) -> Answer | None:
    laying = Laying(hand_of(position, seat))
    for card in known:
        if card not in laying.options():
            return None
        laying.lay(card)
    return laying.complete(known, chance)


def read_laid(position: GolemsPosition, facts: View, chance: Chance) -> GivenToken:
    by, on, row = position.names.index(facts["by"]), position.names.index(facts["on"]), facts["row"] - 1
    token = OPERATORS[facts["op"]]
    slot = facts.get("slot", "")
    program = position.programs[on]
    if token == TOKEN_NOT and not slot and program is not None:
        slots = slots_of(program.rows[row]) if by == on else ()
        slot = slots[chance.draw(len(slots), "slot")] if slots else first_slot(program, row)
    return GivenToken(by, token, on, row, slot, NO_CELL if on != NOBODY else 0)
