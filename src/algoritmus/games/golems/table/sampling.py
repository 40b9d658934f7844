"""Sampling (determinization): random positions that agree with a view; hidden facts are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Outcome
from algoritmus.core.grid import COMPASS, NO_CELL
from algoritmus.core.view_types import Result
from algoritmus.games.golems.rules.answers import flatten, fold
from algoritmus.games.golems.rules.codes import (
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
from algoritmus.games.golems.rules.goals import Gears
from algoritmus.games.golems.rules.programs.hand import HandState
from algoritmus.games.golems.rules.programs.program import Program, parse_row
from algoritmus.games.golems.rules.round import slots_of
from algoritmus.games.golems.rules.state import Figure, Sheet, State
from algoritmus.games.golems.table.play import first_slot, hand_of, run
from algoritmus.games.golems.table.position import (
    CARD,
    DECIDE,
    LOGIC,
    OVER,
    PROGRAM,
    SUBROUTINE,
    CurrentRound,
    GivenToken,
    GolemsPosition,
    Progress,
)
from algoritmus.games.golems.table.setup.build import make_plan
from algoritmus.games.golems.table.setup.plan import Plan
from algoritmus.games.golems.table.step import Step
from algoritmus.games.golems.table.view import show_paused
from algoritmus.games.golems.view_types import GolemsView, GolemView, Laid, Paused

TRIES: Final = 200
FIXED: Final = {"wall": WALL, "water": WATER, "ladder": LADDER}


def sample_position(edition: str, view: GolemsView, chance: Chance) -> GolemsPosition:
    """A position that gives this view to this seat; LookupError if none is found."""
    plan = make_plan(edition, view["options"])
    if view["phase"] != DECIDE:
        return draw_position(plan, view, chance)
    for _ in range(TRIES):
        step = Step(draw_position(plan, view, chance), chance, False)
        decisions = tuple(paused_of(view)["decided"])
        step.change(current=step.position.current.decided(decisions, 0, None))
        run(step)
        if step.position.phase == DECIDE and show_paused(step.position) == view["paused"]:
            return step.position
    raise LookupError("no position was found that agrees with this view")


def draw_position(plan: Plan, view: GolemsView, chance: Chance) -> GolemsPosition:
    """A position with everything that the view shows, and with what it does not show drawn."""
    names = list(view["golems"])
    phase = PROGRAM if view["phase"] == DECIDE else view["phase"]
    state = read_state(plan, view, chance)
    cards = tuple(view["cards"].get(name, "") for name in names) if plan.seating.cards else ()
    turn = read_turn(plan, phase, view)
    played: list[list[str]] = view["mine"].get("played", []) if "mine" in view else []
    programs = tuple(read_program(rows) for rows in played)
    cards_laid = tuple(view.get("cards_laid", {}).values())
    progress = Progress(read_gears(plan, view), broken_of(plan, view), cards_laid, played=programs)
    decks, luck, tokens = draw_luck(plan, turn, view, chance)
    current = CurrentRound(luck, tokens, (None,) * len(names))
    position = GolemsPosition(plan, state, phase, turn, cards, decks, current, progress)
    if view["phase"] in (LOGIC, DECIDE):
        return draw_programs(position, view, chance)
    return read_end(position, view) if view["phase"] == OVER else position


# what the view tells


def paused_of(view: GolemsView) -> Paused:
    """The row that waits, in the phase in which one does."""
    return cast(Paused, view["paused"])


def whose_turn(view: GolemsView) -> list[str]:
    """The names that are asked; in the middle of a row those with a program, as a rival may be the one who decides."""
    return list(paused_of(view)["opened"]) if view["phase"] == DECIDE else list(view["asked"])


def read_turn(plan: Plan, phase: str, view: GolemsView) -> int:
    asked = [plan.names.index(name) for name in whose_turn(view)]
    by_turns = phase in (CARD, LOGIC) or (phase == PROGRAM and not plan.together and asked)
    return asked[0] if by_turns else NOBODY


def read_program(rows: Sequence[str]) -> Program:
    return Program(parse_row(row) for row in rows)


def read_state(plan: Plan, view: GolemsView, chance: Chance) -> State:
    golems = view["golems"]
    sheets = [read_sheet(name, facts) for name, facts in golems.items()]
    setup = plan.setup.replace(sheets=sheets, last_round=view["last_round"])
    figures = [read_figure(plan, facts) for facts in golems.values()]
    return State(setup, figures, read_things(plan, view, chance), view["round"])


def read_sheet(name: str, facts: GolemView) -> Sheet:
    commands = [LETTERS.index(letter) for letter in facts["subroutine"]]
    return Sheet(name, facts["strength"], facts["range"], facts["rows"], facts["limit"], commands, facts["bot"])


def read_figure(plan: Plan, facts: GolemView) -> Figure:
    at = plan.layout.field.cell(facts["at"]) if facts["at"] is not None else NO_CELL
    facing = COMPASS.index(facts["facing"])
    return Figure(at, facing, facts["damage"], facts["carrying"], facts["rows_next"] - facts["rows"])


def read_things(plan: Plan, view: GolemsView, chance: Chance) -> list[int]:
    """Barrels hold what is left of the bag, in any order."""
    things = [NOTHING] * len(plan.layout.field.marks)
    contents = chance.shuffle([CONTENTS.index(word) for word in view["contents"]], "barrels")
    for token in view["tokens"]:
        cell, kind = plan.layout.field.cell(token["at"]), token["kind"]
        if kind == "barrel":
            things[cell] = contents.pop() if contents else BARREL_EMPTY
        else:
            things[cell] = OPERATORS[token["op"]] if kind == "logic" else FIXED[kind]
    return things


def read_gears(plan: Plan, view: GolemsView) -> Gears | None:
    gears = view["gears"]
    return None if gears is None else Gears([plan.layout.field.cell(name) for name in gears["left"]], gears["counts"])


def broken_of(plan: Plan, view: GolemsView) -> tuple[int, ...]:
    """The contents that have been opened: the bag less those that may still be in it."""
    if not plan.opens_barrels:
        return ()
    broken = list(plan.bag)
    for word in view["contents"]:
        broken.remove(CONTENTS.index(word))
    return tuple(broken)


def read_end(position: GolemsPosition, view: GolemsView) -> GolemsPosition:
    """The position when the game is over: the last programs lie open."""
    result, names = cast(Result, view["result"]), position.names
    programs = {name: read_program(rows) for name, rows in view["programs"].items()}
    current = position.current.with_programs(tuple(programs.get(name) for name in names), ())
    winners = tuple(names.index(name) for name in result["winners"])
    progress = position.progress.replace(fallen=read_fallen(view))
    return position.replace(current=current, progress=progress, result=Outcome(result["rule"], winners))


def read_fallen(view: GolemsView) -> tuple[tuple[int, ...], ...]:
    """The golems that are out, the first one first."""
    names = list(view["golems"])
    places: dict[int, list[int]] = {}
    for one in cast(Result, view["result"]).get("standings", []):
        if "out" in one:
            places.setdefault(one["place"], []).append(names.index(one["name"]))
    return tuple(tuple(places[place]) for place in sorted(places, reverse=True))


# what it does not tell

Words = tuple[str, ...]  # of luck cards
Decks = tuple[Words, ...]


def draw_luck(
    plan: Plan, turn: int, view: GolemsView, chance: Chance
) -> tuple[Decks, tuple[str, ...], tuple[int, ...]]:
    """Decks, luck and logic tokens. Dice lie open; luck cards of others, and the order of every deck, are drawn."""
    none = (0,) * len(plan.names)
    if not plan.draws_bonus:
        return (), ("",) * len(none) if view["phase"] not in (CARD, SUBROUTINE) else (), none
    drawn = view["luck"].get("drawn", {})
    if not plan.edition.luck:
        return (), tuple(drawn.get(name, "") for name in plan.names) if drawn else (), none
    left = view["luck"].get("left", {})
    decks, luck = [], []
    for name in plan.names:
        own = name == view.get("seat") and "luck_to_come" in view["mine"]
        cards = list(view["mine"]["luck_to_come"]) if own else list(plan.edition.luck)
        order = [cards[place] for place in chance.shuffle(range(len(cards)), "luck deck")]
        luck.append(drawn.get(name, order.pop() if left.get(name, 10) < len(order) else ""))
        decks.append(tuple(order[: left.get(name, 0)]) if left else tuple(order))
    if not left:
        return tuple(decks), (), none
    return tuple(decks), tuple(luck), tokens_of(plan, turn, view, luck) if plan.logic else none


def tokens_of(plan: Plan, turn: int, view: GolemsView, luck: Sequence[str]) -> tuple[int, ...]:
    """Logic tokens by seat: the own one is known, the seat that is asked has one, the others follow the luck cards."""
    tokens = [OPERATORS.get(word, 0) for word in luck]
    if "mine" in view and "token" in view["mine"]:
        tokens[plan.names.index(view["seat"])] = OPERATORS.get(view["mine"]["token"], 0)
    if view["phase"] == LOGIC and not tokens[turn]:
        tokens[turn] = TOKEN_NOT
    return tuple(tokens)


def draw_programs(position: GolemsPosition, view: GolemsView, chance: Chance) -> GolemsPosition:
    """The own program and rows that lie open are known; the others are drawn from all that may have been laid."""
    opened: dict[str, list[str]] = view["paused"]["opened"] if view["paused"] is not None else {}
    others = set(opened) if view["paused"] is not None else laying_names(position)
    programs: list[Program | None] = []
    for seat, name in enumerate(position.names):
        facts = view["golems"][name]
        known = view["mine"]["program"] if name == view.get("seat") else view["programs"].get(name)
        if known is not None:
            programs.append(read_program(known))
        elif facts["bot"] or facts["at"] is None or name not in others:
            programs.append(None)
        else:
            position, program = draw_program(position, seat, opened.get(name, []), chance)
            programs.append(program)
    laid = tuple(read_laid(position.names, programs, facts, chance) for facts in view["laid"])
    return position.replace(current=position.current.with_programs(tuple(programs), laid))


def laying_names(position: GolemsPosition) -> set[str]:
    """The names of those who have laid a program in this round: all, or the one whose turn it is."""
    return set(position.names) if position.plan.together else {position.names[position.turn]}


def draw_program(
    position: GolemsPosition, seat: int, opened: list[str], chance: Chance
) -> tuple[GolemsPosition, Program]:
    """A random program that begins with these rows, with luck cards that allow it."""
    known = flatten(read_program(opened))
    for _ in range(TRIES):
        cards = complete(position, seat, known, chance)
        if cards is not None:
            return position, fold(cards)
        luck, words = list(position.current.luck), position.plan.edition.luck
        luck[seat] = words[chance.draw(len(words), "luck")]
        position = position.replace(current=position.current.replace(luck=tuple(luck)))
    raise LookupError("no luck card allows the rows that were seen")


def complete(position: GolemsPosition, seat: int, known: Answer, chance: Chance) -> Answer | None:
    state = HandState(hand_of(position, seat))
    for card in known:
        if not state.may_lay(card):
            return None
        state.lay(card)
    return state.complete(known, chance)


def read_laid(names: Sequence[str], programs: Sequence[Program | None], facts: Laid, chance: Chance) -> GivenToken:
    by, on, row = names.index(facts["by"]), names.index(facts["on"]), facts["row"] - 1
    token = OPERATORS[facts["op"]]
    slot = facts.get("slot", "")
    program = programs[on]
    if token == TOKEN_NOT and not slot and program is not None:
        slots = slots_of(program.rows[row]) if by == on else ()
        slot = slots[chance.draw(len(slots), "slot")] if slots else first_slot(program, row)
    return GivenToken(by, token, on, row, slot, NO_CELL if on != NOBODY else 0)
