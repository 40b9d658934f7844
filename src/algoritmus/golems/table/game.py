"""Battle of Golems as a game: the seven functions of the protocol over any edition and way to play."""

from __future__ import annotations

from collections.abc import Mapping

from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, Ask, Choose, Facts, Game, Happening, Move, Offer, Outcome, Position
from algoritmus.core.grid import NO_CELL
from algoritmus.core.packed import TablePlace, Whole
from algoritmus.core.played import PlayedRound
from algoritmus.core.skill import Skill
from algoritmus.golems.box.levels import load_skills
from algoritmus.golems.box.scenario import Constraints
from algoritmus.golems.law.edition import NEVER
from algoritmus.golems.law.goals import start_gears
from algoritmus.golems.law.program import Program
from algoritmus.golems.law.state import State
from algoritmus.golems.law.words import LETTERS, NOBODY
from algoritmus.golems.table.asks import ProgramAsk, PuzzleAsk, SubroutineAsk
from algoritmus.golems.table.beats import JOINS
from algoritmus.golems.table.bonus import shuffle_luck
from algoritmus.golems.table.dealing import card_ask, choose_card, deal_at_start, reseat
from algoritmus.golems.table.giving import NONE, give_token, logic_ask
from algoritmus.golems.table.play import (
    after_programs,
    asked_seats,
    begin_round,
    hand_of,
    run_on,
)
from algoritmus.golems.table.played import GolemsRound
from algoritmus.golems.table.position import (
    CARD,
    DECIDE,
    LOGIC,
    PROGRAM,
    SUBROUTINE,
    GolemsPosition,
)
from algoritmus.golems.table.rehearsal import rehearse
from algoritmus.golems.table.sample import sample_position
from algoritmus.golems.table.setting.golem_cards import named_cards
from algoritmus.golems.table.setting.offer import make_offer
from algoritmus.golems.table.setting.ways import choices_of, make_plan
from algoritmus.golems.table.view import show_view
from algoritmus.golems.table.whole import place_in, whole_game
from algoritmus.golems.table.worth import worth

NO_TASK = Constraints()
PICK_NAMES = ("first", "second", "both")
QUESTION_RULES = {"pick": "logic.or", "exit": "water.flow", "teleport": "barrel.hole"}


class Golems(Game):
    """One edition as a game."""

    def __init__(self, edition: str, version: str) -> None:
        super().__init__(f"golems/{edition}", version)
        self.edition = edition

    def joins(self) -> Mapping[str, str]:
        return JOINS

    def choices(self) -> dict[str, list[str]]:
        return choices_of(self.edition)

    def offer(self, wishes: Mapping[str, str]) -> Offer:
        return make_offer(self.edition, wishes)

    # setup

    def setup(self, options: Mapping[str, str], chance: Chance) -> Position:
        plan = make_plan(self.edition, options)
        things = list(plan.things)
        for cell, content in zip(plan.hidden, chance.shuffle(plan.contents, "barrels"), strict=False):
            things[cell] = content
        names = [sheet.name for sheet in plan.sheets]
        position = GolemsPosition(plan, State(plan.setup(), plan.figures, things), names)
        position.gears = start_gears(plan.gears, len(names))
        position.cards_laid = (0,) * len(names) if plan.tournament else ()
        position.cards = named_cards(plan)
        deal_at_start(position, chance)
        position.decks = tuple(() if sheet.bot else shuffle_luck(plan.edition, chance) for sheet in plan.sheets)
        prepare(position, chance)
        return position

    def seats(self, position: Position) -> list[str]:
        assert isinstance(position, GolemsPosition)
        return list(position.names)

    def bots(self, position: Position) -> dict[int, str]:
        assert isinstance(position, GolemsPosition)
        return {seat: sheet.bot for seat, sheet in enumerate(position.state.setup.sheets) if sheet.bot}

    # asking

    def asks(self, position: Position) -> dict[int, Ask]:
        assert isinstance(position, GolemsPosition)
        if position.phase == PROGRAM:
            return {seat: program_ask(position, seat) for seat in asked_seats(position)}
        if position.phase == CARD:
            return {position.turn: card_ask(position)}
        if position.phase == SUBROUTINE:
            return {seat: SubroutineAsk(hand_of(position, seat)) for seat in asked_seats(position)}
        if position.phase == LOGIC:
            return {position.turn: logic_ask(position)}
        if position.phase == DECIDE:
            return decision_ask(position)
        return {}

    # stepping

    def step(
        self, position: Position, moves: Mapping[int, Move], chance: Chance, telling: bool = True
    ) -> tuple[Position, list[Happening]]:
        assert isinstance(position, GolemsPosition)
        new = position.copy()
        if position.phase == PROGRAM:
            new.programs = lay(position, moves)
            if position.plan.constraints != NO_TASK:
                new.played = (*position.played, *(program for program in new.programs if program is not None))
            told = after_programs(new, chance, telling)
        elif position.phase == CARD:
            told = choose_card(new, str(moves[position.turn]), chance) + prepare(new, chance)
        elif position.phase == SUBROUTINE:
            told = lay_subroutines(new, moves, chance)
        elif position.phase == LOGIC:
            told = give_token(new, str(moves[position.turn]), chance, telling)
        else:
            told = decide(new, moves, chance, telling)
        return new, told

    def result(self, position: Position) -> Outcome | None:
        assert isinstance(position, GolemsPosition)
        return position.result

    # looking

    def is_open(self, position: Position) -> bool:
        """way.open: programs, and nothing else, are laid face up."""
        assert isinstance(position, GolemsPosition)
        return position.plan.open and position.phase == PROGRAM

    def view(
        self,
        position: Position,
        seat: int | None,
        asks: Mapping[int, Ask] | None = None,
        locked: Mapping[int, Move] | None = None,
    ) -> Facts:
        assert isinstance(position, GolemsPosition)
        return show_view(self.id, position, seat, asks if asks is not None else self.asks(position), locked or {})

    def sample(self, view: Facts, chance: Chance) -> Position:
        return sample_position(self.edition, view, chance)

    def rehearse(self, view: Facts, seat: int, answer: Answer, chance: Chance) -> list[Facts]:
        return rehearse(self, view, seat, answer, chance)

    def worth(self, position: Position, seat: int) -> float:
        assert isinstance(position, GolemsPosition)
        return worth(position, seat)

    def skills(self) -> list[Skill]:
        return load_skills()[self.edition]

    # solving

    def whole(self, way: str, size: int) -> Whole:
        return whole_game(self.edition, way, size)

    def place(self, position: Position) -> TablePlace | None:
        assert isinstance(position, GolemsPosition)
        return place_in(position)

    def played(self, position: Position) -> PlayedRound | None:
        assert isinstance(position, GolemsPosition)
        return GolemsRound(self, position) if position.phase == PROGRAM else None


def prepare(position: GolemsPosition, chance: Chance) -> list[Happening]:
    """What is still to be chosen before the first round, or the round."""
    choosing = [seat for seat in position.plan.choosing if not position.cards[seat]]
    if choosing:
        position.phase, position.turn = CARD, choosing[0]
    elif position.plan.subroutine:
        position.phase = SUBROUTINE
    else:
        return start(position, chance)
    return []


def asked_first(position: GolemsPosition) -> int:
    return next(seat for seat, sheet in enumerate(position.state.setup.sheets) if not sheet.bot)


def program_ask(position: GolemsPosition, seat: int) -> Ask:
    """A program from the hand; a puzzle's must keep to its task."""
    plan, hand = position.plan, hand_of(position, seat)
    if plan.constraints == NO_TASK:
        return ProgramAsk(hand)
    last = plan.autonomous or position.state.round >= min(plan.limit or NEVER, plan.edition.last_round)
    return PuzzleAsk(hand, plan.constraints, position.played, last)


def lay(position: GolemsPosition, moves: Mapping[int, Move]) -> tuple[Program | None, ...]:
    programs: list[Program | None] = [None] * len(position.names)
    for seat, program in moves.items():
        assert isinstance(program, Program)
        programs[seat] = program
    return tuple(programs)


# the first round


def start(new: GolemsPosition, chance: Chance) -> list[Happening]:
    new.turn = NOBODY if new.plan.together else asked_first(new)
    return begin_round(new, chance)


def lay_subroutines(new: GolemsPosition, moves: Mapping[int, Move], chance: Chance) -> list[Happening]:
    """bonus.call: open for the whole game."""
    sheets = list(new.state.setup.sheets)
    told: list[Happening] = []
    for seat, commands in moves.items():
        assert isinstance(commands, tuple)
        old = sheets[seat]
        sheets[seat] = old.replace(subroutine=commands)
        told.append(Happening({"rule": "bonus.call", "golem": old.name, "card": [LETTERS[one] for one in commands]}))
    reseat(new, sheets)
    return told + start(new, chance)


# decisions in the middle of a row


def decision_ask(position: GolemsPosition) -> dict[int, Ask]:
    question = position.question
    assert question is not None
    options = [option_name(position, question.kind, option) for option in question.options]
    about: Facts = {"golem": position.names[question.golem]}
    return {question.seat: Choose(question.kind, options, about, QUESTION_RULES[question.kind])}


def option_name(position: GolemsPosition, kind: str, option: int) -> str:
    if kind == "pick":
        return PICK_NAMES[option]
    return NONE if option == NO_CELL else position.state.setup.field.name(option)


def decide(new: GolemsPosition, moves: Mapping[int, Move], chance: Chance, telling: bool) -> list[Happening]:
    question = new.question
    assert question is not None
    names = [option_name(new, question.kind, option) for option in question.options]
    new.decided = (*new.decided, question.options[names.index(str(moves[question.seat]))])
    new.question = None
    new.paused = None
    return run_on(new, chance, telling)
