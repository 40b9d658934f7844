"""The referee for Battle of Golems: judge a case, play it, answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from algoritmus.core.answer_limit import AnswerLimit
from algoritmus.core.grid import NO_CELL
from algoritmus.core.reader import Node
from algoritmus.games.golems.rules.cases.case import Case, read_case
from algoritmus.games.golems.rules.cases.rounds import PICKED, CaseChoice, CaseRound, LogicToken
from algoritmus.games.golems.rules.codes import NOBODY, NOTHING, OPERATOR_NAMES, TOKEN_NOT, TOKEN_XOR
from algoritmus.games.golems.rules.facts import show_event, show_golems, show_tokens
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.programs.legality import ROWS, SYNTAX, IllegalProgram, judge
from algoritmus.games.golems.rules.programs.program import Program, Row, parse_row
from algoritmus.games.golems.rules.round import (
    PlacedToken,
    Result,
    Rows,
    came_back,
    end_of_round,
    run_round,
    slots_of,
    tell_result,
)
from algoritmus.games.golems.rules.row.logic import SUPPLY
from algoritmus.games.golems.rules.row.scene import Decisions, Golem, Scene
from algoritmus.games.golems.rules.row.water import exits, free_cells
from algoritmus.games.golems.rules.state import Setup, State
from algoritmus.games.golems.view_types import GolemEvent, GolemThen, Token

LOGIC = "logic.illegal"
CHOICE = "choice.illegal"
DICE = "dice.short"
HEAVY = 50  # cells of the field and letters of names that count as one item of the answer


class PlayedRow(TypedDict):
    """How everything stands after a row, and what happened in it."""

    round: int
    row: int
    golems: dict[str, GolemThen]
    tokens: list[Token]
    events: list[GolemEvent]


class CaseResult(TypedDict):
    over: bool
    winners: list[str]
    rule: str | None


class CaseAnswer(TypedDict):
    rows: list[PlayedRow]
    result: CaseResult


def settle(top: Node, limit: AnswerLimit | None = None) -> CaseAnswer:
    """Play a case; InputError if it breaks the rules."""
    return PlayedCase(read_case(top), limit).play()


class ListedDecisions(Decisions):
    """Decisions as the case lists them: dice and choices, each in its order."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.dice: list[int] = []
        self.choices: list[CaseChoice] = []
        self.node: Node | None = None  # the round they are listed in
        self.rolled = 0
        self.asked = 0

    def begin(self, round_: CaseRound) -> None:
        self.dice, self.choices, self.node = round_.dice, round_.choices, round_.node
        self.rolled = self.asked = 0

    def die(self, golem: int) -> int:
        if self.rolled >= len(self.dice):
            assert self.node is not None
            raise self.node.get("dice").error(f"no die is left for {self.setup.sheets[golem].name}", DICE)
        self.rolled += 1
        return self.dice[self.rolled - 1]

    def answer(self, kind: str, golem: int, by: int = NOBODY) -> CaseChoice | None:
        """The next choice, which must be the one that is asked for; None when they have run out."""
        if self.asked >= len(self.choices):
            return None
        choice = self.choices[self.asked]
        self.asked += 1
        if (choice.kind, choice.golem, choice.by) != (kind, golem, by):
            asked = f"{self.setup.sheets[golem].name} is asked for '{kind}' now"
            giver = f" by {self.setup.sheets[by].name}" if by != NOBODY else ""
            raise choice.node.error(asked + giver, CHOICE)
        return choice

    def pick(self, golem: int, token: int) -> tuple[bool, bool]:
        choice = self.answer("pick", golem)
        if choice is None:
            return PICKED["first"] if token == TOKEN_XOR else PICKED["both"]
        if token == TOKEN_XOR and choice.value == "both":
            raise choice.node.error("XOR lets one row run, not both", CHOICE)
        return PICKED[choice.value]

    def exit(self, scene: Scene, golem: Golem) -> int:
        choice = self.answer("exit", golem.seat)
        return golem.at if choice is None else self.chosen(choice, exits(scene, golem))

    def teleport(self, scene: Scene, golem: Golem, by: int) -> int:
        choice = self.answer("teleport", golem.seat, by)
        return NO_CELL if choice is None or not choice.value else self.chosen(choice, free_cells(scene))

    def chosen(self, choice: CaseChoice, options: list[int]) -> int:
        cell = self.setup.field.cell(choice.value)
        if cell == NO_CELL or cell not in options:
            names = ", ".join(self.setup.field.name(option) for option in options) or "nowhere"
            raise choice.node.error(f"{choice.value} cannot be chosen here; it may be: {names}", CHOICE)
        return cell


class PlayedCase(Rows):
    """One case at play."""

    def __init__(self, case: Case, limit: AnswerLimit | None = None) -> None:
        self.case = case
        self.limit = limit or AnswerLimit()
        sheets = [golem.sheet(case.edition) for golem in case.golems]
        self.setup = Setup(case.edition, case.field, sheets, case.laid_tokens.ladders, case.water, case.autonomous)
        self.decisions = ListedDecisions(self.setup)
        self.scene = Scene(State(self.setup, case.figures, case.laid_tokens.things), self.decisions, with_events=True)
        self.allowed = [sheet.rows for sheet in sheets]
        self.rows: list[PlayedRow] = []
        letters = sum(len(sheet.name) for sheet in sheets)
        self.weight = 1 + len(sheets) + (len(case.field.marks) + letters) // HEAVY

    def play(self) -> CaseAnswer:
        result = self.play_autonomous() if self.case.autonomous else self.play_rounds()
        if result is not None:
            self.tell_end(result)
        return {"rows": self.rows, "result": self.show_result(result)}

    def tell_end(self, result: Result) -> None:
        """How it ended belongs to the last row."""
        self.scene.events = []
        tell_result(self.scene, result)
        self.rows[-1]["events"] += [show_event(event, self.setup) for event in self.scene.events]

    def play_rounds(self) -> Result | None:
        for round_ in self.case.rounds:
            self.decisions.begin(round_)
            result = self.play_round(round_)
            if result is not None:
                return result
        return None

    def play_autonomous(self) -> Result | None:
        """One program for ever, or until the position comes back (end.repeat)."""
        round_, before = self.case.rounds[0], {self.scene.state().position()}
        self.decisions.begin(round_)
        for _ in range(self.case.repeat):
            result = self.play_round(round_)
            if result is None:
                now = self.scene.state()
                result = came_back(now) if now.position() in before else None
                before.add(now.position())
            if result is not None:
                return result
        return None

    def play_round(self, round_: CaseRound) -> Result | None:
        """Judge what is laid, then play it."""
        programs = self.judged_programs(round_)
        result = run_round(self.scene, programs, self.judged_tokens(round_, programs), self)
        if result is not None:
            return result
        result = end_of_round(self.scene)
        self.allowed = [golem.rows_next() for golem in self.scene.golems]
        self.scene.round += 1
        return result

    def before(self, scene: Scene, row: int) -> None:  # noqa: ARG002
        scene.events = []

    def after(self, scene: Scene, row: int, result: Result | None) -> Result | None:
        things = len(scene.things) - scene.things.count(NOTHING)
        self.limit.add(self.weight + things + len(scene.events))
        self.rows.append(self.show_row(row))
        return result

    # judging

    def judged_programs(self, round_: CaseRound) -> list[Program | None]:
        """The programs by seat; none for bots and for golems that are out."""
        return [
            self.judged_program(round_, golem) if golem.on_field and not golem.is_bot else None
            for golem in self.scene.golems
        ]

    def judged_program(self, round_: CaseRound, golem: Golem) -> Program:
        name = golem.sheet.name
        if golem.seat not in round_.programs:
            raise round_.node.get("programs").error(f"{name} has no program", ROWS)
        node = round_.programs[golem.seat]
        rows = [read_row(item) for item in node.items()]
        grants = round_.grants.get(golem.seat)
        hand = Hand(self.case.edition, self.allowed[golem.seat], golem.sheet.subroutine, grants, self.case.autonomous)
        try:
            judge(hand, rows)
        except IllegalProgram as error:
            place = node if error.row is None else node.at(error.row)
            raise place.error(f"{name}: {error.message}", error.code) from None
        return Program(rows)

    def judged_tokens(self, round_: CaseRound, programs: Sequence[Program | None]) -> list[PlacedToken]:
        """logic.place: every token is judged beside those that lie before it."""
        for number, laid in enumerate(round_.logic):
            fault = self.logic_fault(laid, round_.logic[:number], programs)
            if fault:
                raise laid.node.error(fault, LOGIC)
        return [self.placed(laid) for laid in round_.logic]

    def placed(self, laid: LogicToken) -> PlacedToken:
        cell = self.setup.field.cell(laid.at) if laid.on == NOBODY else NO_CELL
        return PlacedToken(laid.token, laid.on, laid.row - 1, laid.slot, cell)

    def logic_fault(self, laid: LogicToken, before: Sequence[LogicToken], programs: Sequence[Program | None]) -> str:
        """Why this token may not be laid so; empty if it may."""
        giver = self.scene.golems[laid.by]
        if giver.is_bot or not giver.on_field:
            return f"{giver.sheet.name} is no player on the field"
        if any(other.by == laid.by for other in before):
            return f"{giver.sheet.name} has laid a token already"
        in_use = self.scene.things.count(laid.token) + sum(other.token == laid.token for other in before)
        if in_use >= SUPPLY:
            return f"no token {OPERATOR_NAMES[laid.token].upper()} is left"
        if laid.on == NOBODY:
            return self.cell_fault(laid, before)
        program = programs[laid.on]
        if program is None:
            return f"{self.scene.golems[laid.on].sheet.name} has no program to lay a token on"
        return self.row_fault(laid, before, program)

    def cell_fault(self, laid: LogicToken, before: Sequence[LogicToken]) -> str:
        cell = self.setup.field.cell(laid.at)
        if cell == NO_CELL:
            return f"{laid.at} is off the field"
        taken = self.scene.things[cell] != NOTHING or any(other.at == laid.at for other in before)
        return f"{laid.at} is taken" if taken else ""

    def row_fault(self, laid: LogicToken, before: Sequence[LogicToken], program: Program) -> str:
        name = self.scene.golems[laid.on].sheet.name
        if any(other.on == laid.on for other in before):
            return f"the program of {name} has a token already"
        if not 1 <= laid.row <= len(program):
            return f"the program of {name} has no row {laid.row}"
        if laid.token != TOKEN_NOT:
            return f"{OPERATOR_NAMES[laid.token].upper()} lies on a whole row, not on a slot" if laid.slot else ""
        row = program.rows[laid.row - 1]
        return "" if laid.slot in slots_of(row) else f"NOT cannot lie there on {row}"

    # showing

    def show_row(self, row: int) -> PlayedRow:
        return {
            "round": self.scene.round,
            "row": row + 1,
            "golems": show_golems(self.scene.state()),
            "tokens": show_tokens(self.scene.things, self.setup),
            "events": [show_event(event, self.setup) for event in self.scene.events],
        }

    def show_result(self, result: Result | None) -> CaseResult:
        if result is None:
            return {"over": False, "winners": [], "rule": None}
        winners = [self.setup.sheets[seat].name for seat in result.winners]
        return {"over": True, "winners": winners, "rule": result.rule}


def read_row(node: Node) -> Row:
    if not isinstance(node.value, str):
        raise node.error("a row is text, like 'F' or '2(F)'", SYNTAX)
    try:
        return parse_row(node.value)
    except ValueError as error:
        raise node.error(str(error), SYNTAX) from None
