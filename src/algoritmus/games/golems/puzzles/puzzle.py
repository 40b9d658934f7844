"""A puzzle of golems: searched, enumerated, laid card by card, run and narrated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from algoritmus.core.beats import number_beats
from algoritmus.core.game import Ask, Facts, Refusal
from algoritmus.core.grid import COMPASS, NO_CELL
from algoritmus.core.package.puzzle import CONCEPTS, Puzzle, RunResult, SearchGraph, Try
from algoritmus.core.view_types import View
from algoritmus.games.golems.components.puzzle import THE_GOLEM, broken_constraint, play_rounds
from algoritmus.games.golems.components.scenario import ALL_BONUS, Scenario, edition_of, hand_of, opening
from algoritmus.games.golems.puzzles.asks import PuzzleProgramAsk, flatten_laid, fold_laid
from algoritmus.games.golems.puzzles.autonomous import RepeatSearchGraph
from algoritmus.games.golems.puzzles.brute_force import BruteForceTries
from algoritmus.games.golems.puzzles.search_graph import GolemSearchGraph
from algoritmus.games.golems.puzzles.token_rows import TOKENS, RoundLaid, parse_laid
from algoritmus.games.golems.rules.codes import LETTERS
from algoritmus.games.golems.rules.enumerated_decisions import Answers, EnumeratedDecisions, run_all_answers
from algoritmus.games.golems.rules.goals import BREAK, BRING, EDGE, GEARS, REACH, ROLL, barrels_left, start_gears
from algoritmus.games.golems.rules.programs.legality import IllegalProgram, judge
from algoritmus.games.golems.rules.programs.program import EMPTY, PLACES, Program
from algoritmus.games.golems.rules.round import Result, run_round
from algoritmus.games.golems.rules.row.scene import Golem, Scene
from algoritmus.games.golems.table.beats import JOINS
from algoritmus.games.golems.table.evaluation import distance
from algoritmus.games.golems.table.narration import RoundAtTable
from algoritmus.games.golems.table.position import CurrentRound, GolemsPosition, Progress
from algoritmus.games.golems.table.setup.build import plan_of_scenario
from algoritmus.games.golems.table.setup.plan import SeatPlan
from algoritmus.games.golems.table.setup.ways import PUZZLE
from algoritmus.games.golems.table.view import show_view

GOAL: Final = "goal"
MOST_RUNS: Final = 4_000  # of one try: a search through positions needs no such bound
NEXT_ROUND: Final = "| "  # before the first row of a later round
TURNS: Final = "LR"
LOOPS: Final = ("x2", "x3")
IFS: Final = ("enemy", "attack", "obstacle")
BLOCKS: Final = ("move.edge", "move.wall", "move.same-cell", "move.follow", "barrel.block", "barrel.push",
                 "ladder.busy", "water.life", "water.flow", "while.jam", "while.strike", "snow.pair")  # fmt: skip
MOVED: Final = ("step", "out", "barrel")  # such an event of those rules tells of a way that was free


class GolemPuzzle(Puzzle):
    """One player's golem, a goal, a hand; what others do lies open."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.id = scenario.id
        self.rule_set = f"golems/{scenario.edition}"
        self.title = scenario.title
        self.story = scenario.story
        self.solutions = [join_rounds([RoundLaid(program).texts() for program in one]) for one in scenario.solutions]

    def facts(self) -> Facts:
        one, field = self.scenario, self.scenario.field
        return {
            "edition": one.edition,
            "field": list(field.lines),
            "things": [[field.name(cell), thing] for cell, thing in enumerate(one.laid_tokens.things) if thing],
            "ladders": [[name, field.name(up), field.name(down)] for name, up, down in one.laid_tokens.ladders],
            "golems": [golem_facts(one, seat) for seat in range(len(one.seats))],
            "goal": [one.goal.kind, [list(map(field.name, own)) for own in one.goal.cells],
                     list(map(field.name, one.goal.marks)), one.goal.amount],
            "limit": one.limit,
            "hand": list(one.hand),
            "bonus": one.bonus,
            "bonus_cards": [list(pair) for pair in one.bonus_cards] if one.bonus_cards is not None else None,
            "logic": list(one.logic),
            "water": one.water.value,
            "autonomous": one.autonomous,
            "task": [list(part) if isinstance(part, tuple) else part for part in one.constraints],
        }  # fmt: skip

    # ideas

    def concepts(self) -> list[str]:
        hand = hand_of(self.scenario, THE_GOLEM)
        bonuses = hand.usable_bonuses()
        there = {
            "turn": any(hand.copies()[LETTERS.index(letter)] > 0 for letter in TURNS),
            "loop": any(word in LOOPS for word in bonuses),
            "repeat": self.scenario.autonomous,
            "if": any(word in IFS for word in bonuses),
            "while": "while" in bonuses,
            "call": bool(hand.subroutine),
            "logic": bool(self.scenario.logic) or self.scenario.has_tokens(),
        }
        return [concept for concept in CONCEPTS if there[concept]]

    def without(self, concept: str) -> GolemPuzzle:
        one = self.scenario
        if concept == "turn":
            laid = one.seats[THE_GOLEM].sheet.subroutine  # its cards have left the hand
            hand = tuple(laid.count(card) if LETTERS[card] in TURNS else copies for card, copies in enumerate(one.hand))
            return GolemPuzzle(one._replace(hand=hand))
        if concept == "repeat":
            return GolemPuzzle(one._replace(limit=1))
        if concept == "logic":
            kinds = edition_of(one).things
            things = tuple(0 if kinds.rows[thing].token else thing for thing in one.laid_tokens.things)
            return GolemPuzzle(one._replace(logic=(), laid_tokens=one.laid_tokens._replace(things=things)))
        if concept == "call":
            seat = one.seats[THE_GOLEM]  # the cards of the subroutine belong to it
            bare = seat._replace(sheet=seat.sheet.replace(subroutine=()))
            left = tuple(number - seat.sheet.subroutine.count(card) for card, number in enumerate(one.hand))
            return GolemPuzzle(one._replace(seats=(bare, *one.seats[1:]), hand=left))
        words = LOOPS if concept == "loop" else IFS if concept == "if" else (concept,)
        edition = edition_of(one)
        usable = hand_of(one, THE_GOLEM).usable_bonuses()
        kept = [
            (word, number)
            for word, number in edition.bonus_cards.items()
            if word not in words and word in (*usable, "call")
        ]
        return GolemPuzzle(one._replace(bonus_cards=(*kept, *edition.sensors.items()), bonus=ALL_BONUS))

    # searching

    def search_graph(self) -> SearchGraph:
        return RepeatSearchGraph(self.scenario) if self.scenario.autonomous else GolemSearchGraph(self.scenario)

    def tries(self) -> Iterator[Try]:
        return BruteForceTries(self.scenario).every()

    # laying

    def ask(self) -> Ask:
        return PuzzleProgramAsk(hand_of(self.scenario, THE_GOLEM), self.scenario.logic)

    def words(self) -> list[str]:
        return [*self.ask().cards(), EMPTY]

    def laid(self, answer: Sequence[str]) -> list[str]:
        self.ask().read(tuple(answer))
        return fold_laid(tuple(answer)).texts()

    def answer(self, program: Sequence[str]) -> list[str]:
        return [card for laid in self.parsed(program) for card in flatten_laid(laid)]

    def under(self, card: str) -> int:
        return -1 if card in TOKENS else PLACES.get(card, 0)

    def parsed(self, program: Sequence[str]) -> list[RoundLaid]:
        try:
            return [parse_laid(rows) for rows in rounds_of(program)]
        except ValueError as error:
            raise Refusal("program.syntax", str(error)) from None

    def judge(self, laid: RoundLaid, rows: int) -> None:
        hand = hand_of(self.scenario, THE_GOLEM)
        hand.rows = rows
        try:
            judge(hand, laid.program.rows)
        except IllegalProgram as error:
            raise Refusal(error.code, error.message, error.row) from None
        if laid.token is not None and laid.token.op not in self.scenario.logic:
            raise Refusal("logic.illegal", f"there is no token {laid.token.op}", laid.token.row)

    # running

    def run(self, program: Sequence[str]) -> RunResult:
        rounds = self.parsed(program)
        cards, rows = sum(laid.cards() for laid in rounds), sum(len(laid.program) for laid in rounds)
        return self.tried(rounds)[1]._replace(cards=cards, rows=rows)

    def tried(self, rounds: Sequence[RoundLaid]) -> tuple[TryAtTable, RunResult]:
        """Questions in mid-row are answered so that the goal is met; if it cannot be, in the first way."""

        def run(answers: Answers) -> tuple[TryAtTable, RunResult]:
            table = TryAtTable(self, rounds, answers)
            return table, table.run()

        tries = run_all_answers(run, MOST_RUNS)
        first = next(tries)
        return first if first[1].end == GOAL else next((one for one in tries if one[1].end == GOAL), first)

    def view(self, aim: bool = True) -> View:
        position = self.position()
        shown = show_view(self.rule_set, position, THE_GOLEM, {THE_GOLEM: self.ask()}, {})
        others = zip(position.names, self.scenario.programs, strict=False)
        programs = {name: [str(row) for row in one.rows] for name, one in others if one is not None}
        return cast(View, {**shown, "goal": shown["goal"] if aim else None, "programs": programs})

    def position(self) -> GolemsPosition:
        seating = SeatPlan([seat.sheet for seat in self.scenario.seats])
        plan = plan_of_scenario(PUZZLE, self.scenario, seating, {})
        seats = len(self.scenario.seats)
        gears = start_gears(self.scenario.goal.gears(), seats)
        current = CurrentRound(programs=(None,) * seats)
        return GolemsPosition(plan, opening(self.scenario), current=current, progress=Progress(gears))

    def poses_of(self, program: Sequence[str]) -> list[tuple[str, str]]:
        return self.tried(self.parsed(program))[0].poses


def join_rounds(rounds: Sequence[Sequence[str]]) -> list[str]:
    return [
        f"{NEXT_ROUND}{text}" if number and place == 0 else text
        for number, texts in enumerate(rounds)
        for place, text in enumerate(texts)
    ]


def rounds_of(program: Sequence[str]) -> list[list[str]]:
    rounds: list[list[str]] = [[]]
    for text in program:
        if text.startswith(NEXT_ROUND):
            rounds.append([])
        rounds[-1].append(text.removeprefix(NEXT_ROUND))
    return rounds


def golem_facts(one: Scenario, seat: int) -> list[object]:
    sheet, golem = one.seats[seat].sheet, one.seats[seat].figure
    program = one.programs[seat] if seat < len(one.programs) else None
    numbers = [sheet.strength, sheet.reach, sheet.rows, sheet.limit, golem.damage, golem.carrying]
    where = [one.field.name(golem.at), COMPASS[golem.facing]]
    return [*where, *numbers, [LETTERS[card] for card in sheet.subroutine], str(program) if program else ""]


class TryAtTable(RoundAtTable):
    """A try that is run as a round at a table, with its events."""

    def __init__(self, puzzle: GolemPuzzle, rounds: Sequence[RoundLaid], answers: Sequence[int]) -> None:
        self.puzzle = puzzle
        self.one = puzzle.scenario
        self.rounds = rounds
        position = puzzle.position()
        super().__init__(position, True)
        self.goal = self.one.goal
        decisions = EnumeratedDecisions(THE_GOLEM)
        decisions.begin(answers)
        self.scene = Scene(opening(self.one), decisions, True)
        self.me: Golem = self.scene.golems[THE_GOLEM]
        self.poses = [self.pose()]
        self.row = 0
        self.blocked = (0, "", "")

    def run(self) -> RunResult:
        end, result = play_rounds(self, self.one, len(self.rounds))
        happened = number_beats([one.public for one in self.happenings if one.public is not None], JOINS)
        broken = broken_constraint(self.one.constraints, self.one.hand, [laid.program for laid in self.rounds])
        if broken is not None:
            what, amount, word = broken.what, broken.amount, broken.word
            return RunResult("condition", 0, 0, thing=what, amount=amount, word=word, happened=happened)
        if result is not None and result.rule == self.one.goal.rule() and THE_GOLEM in result.winners:
            return RunResult(GOAL, 0, 0, self.row, result.rule, happened=happened)
        if not self.me.on_field:
            return RunResult("out", 0, 0, self.row, "row.out", happened=happened)
        row, rule, thing = self.blocked
        return RunResult(end, 0, 0, row, rule, thing, self.missed(), self.left(), happened=happened)

    def play_round(self, number: int) -> Result | None:
        laid = self.rounds[min(number, len(self.rounds) - 1)]
        if number < len(self.rounds):
            self.puzzle.judge(laid, self.scene.state().rows_of(THE_GOLEM))
        programs: list[Program | None] = list(self.one.programs) or [None]
        programs[THE_GOLEM] = laid.program
        self.programs = tuple(programs)
        return run_round(self.scene, programs, laid.tokens(), self)

    def after(self, scene: Scene, row: int, result: Result | None) -> Result | None:
        self.row = row + 1
        if not self.blocked[0]:
            self.notice(scene, row + 1)
        result = super().after(scene, row, result)
        self.poses.append(self.pose())
        return result

    def pose(self) -> tuple[str, str]:
        return (self.one.field.name(self.me.at), COMPASS[self.me.facing]) if self.me.on_field else ("", "")

    def notice(self, scene: Scene, row: int) -> None:
        """The first thing that stopped the golem."""
        for event in scene.events:
            if event.golem == THE_GOLEM and event.rule in BLOCKS and event.what not in MOVED:
                thing = self.one_thing(scene, event.to)
                self.blocked = (row, event.rule, thing)
                return

    def one_thing(self, scene: Scene, cell: int) -> str:
        if cell == NO_CELL:
            return ""
        return scene.kind(cell).kind if scene.things[cell] else "golem" if scene.on[cell] is not None else ""

    def missed(self) -> int:
        """Distance to the goal in cells; -1 where it is not a matter of cells."""
        kind = self.one.goal.kind
        if kind in (REACH, EDGE, BRING):
            return min(distance(self.one.field, self.me.at, cell) for cell in self.one.goal.cells[THE_GOLEM])
        return -1

    def left(self) -> int:
        """Number of things that the goal still lacks."""
        kind = self.one.goal.kind
        if kind == GEARS and self.gears is not None:
            return len(self.gears.left)
        if kind == BREAK:
            return barrels_left(self.scene)
        if kind == ROLL:
            return sum(not self.scene.kind(cell).loose for cell in self.one.goal.marks)
        return 0
