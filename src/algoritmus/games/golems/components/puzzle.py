"""Check of puzzle solutions: legal programs that keep the task's constraints and, when played, meet the goal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from algoritmus.games.golems.components.scenario import Constraints, Scenario, hand_of, opening
from algoritmus.games.golems.rules.codes import LETTERS
from algoritmus.games.golems.rules.goals import Gears, after_row, start_gears
from algoritmus.games.golems.rules.programs.legality import IllegalProgram, judge
from algoritmus.games.golems.rules.programs.program import Action, Call, If, Loop, Program, Row, While, all_cards
from algoritmus.games.golems.rules.round import Result, Rows, run_round
from algoritmus.games.golems.rules.row.scene import Decisions, Scene
from algoritmus.games.golems.rules.state import PositionKey

CARD_KINDS: Final = {  # the word of a task for each bonus card
    "x2": "loop", "x3": "loop", "enemy": "if", "attack": "if", "obstacle": "if", "while": "while", "call": "call"
}  # fmt: skip
BONUS_WORDS: Final = tuple(dict.fromkeys(CARD_KINDS.values()))
THE_GOLEM: Final = 0


class BrokenConstraint(NamedTuple):
    """A constraint of a task that programs violate: `rows`, `use-all`, `exactly`, `use` or `avoid`, card, number."""

    what: str
    text: str
    word: str = ""
    amount: int = 0


class NoSolution(Exception):
    """A solution that is none: it breaks the rules or the task, or does not meet the goal."""


def judge_solution(scenario: Scenario, solution: Sequence[Program]) -> None:
    """Raise NoSolution unless these programs solve the puzzle."""
    hand = hand_of(scenario, THE_GOLEM)
    if not solution:
        raise NoSolution("a solution has a program for every round")
    for program in solution:
        try:
            judge(hand, program.rows)
        except IllegalProgram as error:
            raise NoSolution(f"{program}: {error.message}") from None
    broken = broken_constraint(scenario.constraints, scenario.hand, solution)
    if broken is not None:
        raise NoSolution(broken.text)
    result = play_solution(scenario, solution)
    if result is None or result.rule != scenario.goal.rule():
        raise NoSolution("this solution does not reach the goal")


def broken_constraint(task: Constraints, hand: Sequence[int], solution: Sequence[Program]) -> BrokenConstraint | None:
    """The first constraint of the task that these programs violate."""
    used = [words_of(program) for program in solution]
    for number, program in enumerate(solution):
        if 0 < task.rows < len(program):
            return BrokenConstraint(
                "rows", f"{program} has {len(program)} rows, but {task.rows} must do", "", task.rows
            )
        for letter in task.use_all:
            copies = hand[LETTERS.index(letter)]
            if used[number][letter] < copies:
                return BrokenConstraint(
                    "use-all", f"{program} does not use all {copies} cards {letter}", letter, copies
                )
        wrong = miscounted(task.exactly, used[number]) if task.exactly else None
        if wrong is not None:
            copies = task.exactly.count(wrong)
            return BrokenConstraint("exactly", f"{program} must use {wrong} exactly {copies} times", wrong, copies)
    for word in task.use:
        if not any(words[word] for words in used):
            return BrokenConstraint("use", f"the solution must use {word}", word)
    for word in task.avoid:
        if any(words[word] for words in used):
            return BrokenConstraint("avoid", f"the solution may not use {word}", word)
    return None


def miscounted(exactly: Sequence[str], used: Counter[str]) -> str | None:
    """The first word that lies there too often or not often enough."""
    wanted = Counter(exactly)
    return next((word for word in (*LETTERS, *BONUS_WORDS) if wanted[word] != used[word]), None)


def words_of(program: Program) -> Counter[str]:
    """Count of each action card and each kind of bonus card in a program."""
    return Counter(word_of(card) for row in program.rows for card in all_cards(row))


def word_of(card: Row) -> str:
    if isinstance(card, Action):
        return LETTERS[card.command]
    kinds = ((Loop, "loop"), (If, "if"), (While, "while"), (Call, "call"))
    return next(word for kind, word in kinds if isinstance(card, kind))


def play_solution(scenario: Scenario, solution: Sequence[Program]) -> Result | None:
    """Play the programs round by round; None if nothing ends."""
    return play_rounds(Attempt(scenario, solution), scenario, len(solution))[1]


class PlayedPuzzle(Protocol):
    """A puzzle while it is being played."""

    scene: Scene
    gears: Gears | None

    def play_round(self, number: int) -> Result | None: ...


def play_rounds(played: PlayedPuzzle, scenario: Scenario, programs: int) -> tuple[str, Result | None]:
    """Play so many programs, the last one again and again in an autonomous game; how it ended, and the result.

    end.repeat: in an autonomous game a position that comes back can only repeat.
    """
    seen: set[tuple[PositionKey, Gears | None]] = set()
    for number in range(scenario.last_round() if scenario.autonomous else min(programs, scenario.last_round())):
        now = (played.scene.state().position(), played.gears)
        if scenario.autonomous and now in seen:
            return "circles", None
        seen.add(now)
        result = played.play_round(number)
        if result is not None:
            return "end", result
        played.scene.round += 1
    return "limit", None


class Attempt(Rows):
    """Plays programs and looks at the goal only."""

    def __init__(self, scenario: Scenario, programs: Sequence[Program], decisions: Decisions | None = None) -> None:
        self.scenario = scenario
        self.programs = programs
        self.scene = Scene(opening(scenario), decisions or Decisions())
        self.gears = start_gears(scenario.goal.gears(), len(scenario.seats))

    def play_round(self, number: int) -> Result | None:
        return run_round(self.scene, [self.programs[min(number, len(self.programs) - 1)]], (), self)

    def after(self, scene: Scene, row: int, result: Result | None) -> Result | None:  # noqa: ARG002
        met, self.gears = after_row(self.scenario.goal, scene, self.gears)
        return met or result
