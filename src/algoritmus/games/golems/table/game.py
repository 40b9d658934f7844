"""Battle of Golems as a game: the seven functions of the protocol over any edition and way to play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from algoritmus.core.beats import NO_BEAT
from algoritmus.core.chance import Chance
from algoritmus.core.game import Ask, Choose, Game, Happening, Move, Outcome, Position, chosen_card
from algoritmus.core.game_parts import Seating
from algoritmus.core.grid import NO_CELL
from algoritmus.core.view_types import Colour, View
from algoritmus.games.golems import view_types
from algoritmus.games.golems.rules.codes import LETTERS, NOBODY
from algoritmus.games.golems.rules.edition import NEVER
from algoritmus.games.golems.rules.goals import start_gears
from algoritmus.games.golems.rules.programs.program import Program
from algoritmus.games.golems.rules.state import State
from algoritmus.games.golems.table.analysis import GolemsAnalysis
from algoritmus.games.golems.table.asks import ProgramAsk, PuzzleAsk, SubroutineAsk, SubroutineMove
from algoritmus.games.golems.table.beats import JOINS
from algoritmus.games.golems.table.ending import players_of
from algoritmus.games.golems.table.evaluation import GolemsEvaluation
from algoritmus.games.golems.table.golem_cards import card_ask, choose_card, deal_at_start, seated
from algoritmus.games.golems.table.logic_tokens import NONE, give_token, logic_ask
from algoritmus.games.golems.table.narration import GolemsNarration
from algoritmus.games.golems.table.play import after_programs, asked_seats, begin_round, hand_of, run_on, shuffle_luck
from algoritmus.games.golems.table.position import (
    CARD,
    DECIDE,
    LOGIC,
    PROGRAM,
    SUBROUTINE,
    GolemsPosition,
    Progress,
    Question,
    narrow,
)
from algoritmus.games.golems.table.rehearsal import GolemsRehearsal
from algoritmus.games.golems.table.sampling import sample_position
from algoritmus.games.golems.table.setup.build import make_plan
from algoritmus.games.golems.table.setup.golem_cards import named_cards
from algoritmus.games.golems.table.setup.offer import GolemsOptions
from algoritmus.games.golems.table.setup.options import starts_before
from algoritmus.games.golems.table.setup.plan import NO_TASK
from algoritmus.games.golems.table.step import Step
from algoritmus.games.golems.table.view import show_view
from algoritmus.games.golems.view_types import GolemsView

OTHER_STARTS = ("1", "2", "3")  # versions of the rules
PICK_NAMES = ("first", "second", "both")
QUESTION_RULES = {"pick": "logic.or", "exit": "water.flow", "teleport": "barrel.hole"}


class GolemsSeating(Seating):
    def bots(self, position: Position) -> dict[int, str]:
        return {seat: sheet.bot for seat, sheet in enumerate(narrow(position).state.setup.sheets) if sheet.bot}

    def teams(self, position: Position) -> dict[int, str]:
        return dict(enumerate(narrow(position).plan.seating.teams))


class Golems(Game):
    """One edition as a game."""

    def __init__(self, edition: str, version: str) -> None:
        super().__init__(f"golems/{edition}", version)
        self.edition = edition
        self.options = GolemsOptions(self, edition)
        self.seating = GolemsSeating(self)
        self.narration = GolemsNarration(JOINS)
        self.evaluation = GolemsEvaluation(edition)
        self.analysis = GolemsAnalysis(self, edition)
        self.rehearsal = GolemsRehearsal(self)

    # setup

    def setup(self, options: Mapping[str, str], chance: Chance) -> Position:
        plan = make_plan(self.edition, options)
        layout, laid = plan.layout, plan.layout.laid_tokens
        things = list(laid.things)
        for cell, content in zip(laid.hidden_barrels, chance.shuffle(layout.contents, "barrels"), strict=False):
            things[cell] = content
        seats, gears = len(plan.names), plan.goal.gears() if plan.goal is not None else ()
        progress = Progress(start_gears(gears, seats), cards_laid=(0,) * seats if plan.way.one_winner else ())
        state = State(plan.setup, layout.figures, things)
        step = Step(GolemsPosition(plan, state, cards=named_cards(plan.seating.cards), progress=progress), chance)
        deal_at_start(step)
        bots = [sheet.bot for sheet in plan.seating.sheets]
        step.change(decks=tuple(() if bot else shuffle_luck(plan.edition, chance) for bot in bots))
        prepare(step)
        return step.position

    def continues(self, version: str, options: Mapping[str, str]) -> bool:
        """field.own: until version 3 a third and fourth golem that the table had not turned looked elsewhere."""
        plan = make_plan(self.edition, options)
        return version not in OTHER_STARTS or len(plan.names) <= starts_before(plan.edition, options)

    def seats(self, position: Position) -> list[str]:
        return list(narrow(position).names)

    # asking

    def asks(self, position: Position) -> dict[int, Ask]:
        table = narrow(position)
        if table.phase == PROGRAM:
            return {seat: program_ask(table, seat) for seat in asked_seats(table)}
        if table.phase == CARD:
            return {table.turn: card_ask(table)}
        if table.phase == SUBROUTINE:
            return {seat: SubroutineAsk(hand_of(table, seat)) for seat in asked_seats(table)}
        if table.phase == LOGIC:
            return {table.turn: logic_ask(table)}
        return decision_ask(table) if table.phase == DECIDE else {}

    # stepping

    def step(
        self, position: Position, moves: Mapping[int, Move], chance: Chance, with_events: bool = True
    ) -> tuple[Position, list[Happening]]:
        table = narrow(position)
        step = Step(table, chance, with_events)
        if table.phase == PROGRAM:
            lay_programs(step, moves)
        elif table.phase == CARD:
            choose_card(step, chosen_card(moves[table.turn]))
            prepare(step)
        elif table.phase == SUBROUTINE:
            lay_subroutines(step, moves)
        elif table.phase == LOGIC:
            give_token(step, chosen_card(moves[table.turn]))
        else:
            decide(step, moves)
        return step.position, step.happenings

    def result(self, position: Position) -> Outcome | None:
        return narrow(position).result

    # looking

    def view(
        self,
        position: Position,
        seat: int | None,
        asks: Mapping[int, Ask] | None = None,
        locked: Mapping[int, Move] | None = None,
    ) -> View:
        table = narrow(position)
        return show_view(self.id, table, seat, asks if asks is not None else self.asks(table), locked or {})

    def sample(self, view: View, chance: Chance) -> Position:
        return sample_position(self.edition, cast(GolemsView, view), chance)


def prepare(step: Step) -> None:
    """The next choice before the first round, or the round."""
    plan = step.position.plan
    choosing = [seat for seat in plan.seating.choosing if not step.position.cards[seat]]
    if choosing:
        step.change(phase=CARD, turn=choosing[0])
    elif plan.subroutine:
        step.change(phase=SUBROUTINE)
    else:
        start(step)


def program_ask(position: GolemsPosition, seat: int) -> Ask:
    """A program from the hand, face down where several are laid; a puzzle's must keep to its task."""
    plan, hand = position.plan, hand_of(position, seat)
    if plan.constraints == NO_TASK:
        return ProgramAsk(hand, secret=plan.together and not plan.open)
    last = plan.way.autonomous or position.state.round >= min(plan.limit or NEVER, plan.edition.last_round)
    return PuzzleAsk(hand, plan.constraints, position.progress.played, last)


def lay_programs(step: Step, moves: Mapping[int, Move]) -> None:
    """Programs of this round; a puzzle's task is about those of all rounds."""
    position = step.position
    programs: list[Program | None] = [None] * len(position.names)
    for seat, program in moves.items():
        programs[seat] = cast(Program, program)
    step.change(current=position.current.with_programs(tuple(programs), position.current.laid))
    if position.plan.constraints != NO_TASK:
        played = (*position.progress.played, *(program for program in programs if program is not None))
        step.change(progress=position.progress.replace(played=played))
    after_programs(step)


# the first round


def start(step: Step) -> None:
    step.change(turn=NOBODY if step.position.plan.together else players_of(step.position)[0])
    begin_round(step)


def lay_subroutines(step: Step, moves: Mapping[int, Move]) -> None:
    """bonus.call: open for the whole game."""
    sheets = list(step.position.state.setup.sheets)
    for seat, move in moves.items():
        old, commands = sheets[seat], cast(SubroutineMove, move).commands
        sheets[seat] = old.replace(subroutine=commands)
        cards = [LETTERS[one] for one in commands]
        step.report({"rule": "bonus.call", "golem": step.position.names[seat], "card": cards, "beat": NO_BEAT})
    step.change(state=seated(step.position.state, sheets))
    start(step)


# decisions in the middle of a row


def decision_ask(position: GolemsPosition) -> dict[int, Ask]:
    question = open_question(position)
    options = [option_name(position, question.kind, option) for option in question.options]
    return {question.seat: DecisionAsk(question.kind, options, position.names[question.golem])}


class DecisionAsk(Choose):
    """A decision in the middle of a row, about this golem."""

    def __init__(self, kind: str, options: list[str], golem: Colour) -> None:
        super().__init__(kind, options, QUESTION_RULES[kind])
        self.golem = golem

    def show(self) -> view_types.DecisionAsk:
        return cast(view_types.DecisionAsk, {"kind": self.kind, "options": list(self.options), "golem": self.golem})


def option_name(position: GolemsPosition, kind: str, option: int) -> str:
    if kind == "pick":
        return PICK_NAMES[option]
    return NONE if option == NO_CELL else position.state.setup.field.name(option)


def open_question(position: GolemsPosition) -> Question:
    pause = position.current.pause
    assert pause is not None
    return pause.question


def decide(step: Step, moves: Mapping[int, Move]) -> None:
    question, current = open_question(step.position), step.position.current
    names = [option_name(step.position, question.kind, option) for option in question.options]
    decisions = (*current.decisions, question.options[names.index(chosen_card(moves[question.seat]))])
    step.change(current=current.decided(decisions, current.reported, None))
    run_on(step)
