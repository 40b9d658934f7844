"""Task generator: a random board that a search has proven good becomes a task of one of the six kinds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import Ask
from algoritmus.core.package.editing import Page
from algoritmus.core.package.puzzle import CONCEPTS, Puzzle
from algoritmus.core.package.puzzle_support import PuzzleSupport
from algoritmus.core.reader import InputError, read_toml
from algoritmus.puzzles.generator import GeneratedPuzzle, longer, prove, solves, swaps
from algoritmus.puzzles.lookup import supports
from algoritmus.puzzles.search import Progress, no_progress
from algoritmus.puzzles.tasks import COMPLETE, DEBUG, NEXT, ORDER, PREDICT, SHORTEN, WRITE
from algoritmus.puzzles.toml_page import print_page

ORDER_OF_KINDS: Final = (PREDICT, PREDICT, COMPLETE, COMPLETE, ORDER, ORDER, DEBUG, DEBUG, WRITE, WRITE, WRITE, SHORTEN)
MOST_TRIES: Final = 80  # good boards for one task
BOARDS: Final = 40  # drawn for a good one


class TaskGenerator:
    """Makes the tasks of one island; the same seed makes the same ones."""

    def __init__(self, support: PuzzleSupport, idea: str, chance: Chance, progress: Progress = no_progress) -> None:
        self.progress = progress
        self.drawn = 0
        self.support = support
        self.boards = support.boards()
        self.idea = idea
        self.chance = chance
        self.concept = idea if idea in CONCEPTS else ""
        self.page: Page = {}
        self.seen: set[str] = set()
        self.most = self.boards.most_optima(idea)

    def draw(self, rows: int, rival: bool) -> Puzzle | None:
        self.drawn += 1
        self.progress(self.drawn, MOST_TRIES * BOARDS, 0)
        self.page = {**self.boards.draw(self.idea, rows, rival, self.chance), **WORDLESS}
        return self.puzzle_of(self.page)

    def puzzle_of(self, page: Page) -> Puzzle | None:
        try:
            return self.support.read(read_toml(print_page(page), "drawn.toml"), "drawn")
        except InputError:
            return None

    def board(self, rows: int, least: int, rival: bool, concept: str) -> GeneratedPuzzle | None:
        """The first good one of some boards drawn by chance: so many cards at least."""
        for _ in range(BOARDS):
            puzzle = self.draw(rows, rival)
            made = prove(puzzle, concept, self.most) if puzzle is not None else None
            if made is not None and made.solved.cards >= least:
                return made
        return None

    def make(self, kind: str, rows: int, least: int) -> tuple[Page, Page] | None:
        """The page of a puzzle and its table `task`; None if no good board was drawn."""
        for _ in range(MOST_TRIES):
            made = self.board(rows, least, kind == SHORTEN, self.concept)
            page = self.page
            task = self.task_of(kind, made, page) if made is not None else None
            if task is not None and str(task) not in self.seen:
                self.seen.add(str(task))
                return task
        return None

    def task_of(self, kind: str, made: GeneratedPuzzle, page: Page) -> tuple[Page, Page] | None:
        program = made.solved.programs[0]
        answer = tuple(made.puzzle.answer(program))
        if kind == PREDICT:
            return page, {"given": list(program), "ends": made.puzzle.path_of(program)[-1]}
        if kind == WRITE:
            return page, {}
        if kind == ORDER:
            return self.to_order(made, page, answer)
        if kind == SHORTEN:
            given = longer(made.puzzle.search_graph(), made.solved.cards, self.chance)
            return (page, {"given": list(given)}) if given else None
        places = self.idea_places(answer, made.puzzle.ask())
        return (
            self.with_gap(made, page, answer, places)
            if kind == COMPLETE
            else self.with_fault(made, page, answer, places)
        )

    def idea_places(self, answer: Sequence[str], ask: Ask) -> list[int]:
        """Where the cards of the island's idea lie."""
        ideas = self.boards.cards(self.idea)
        places = [place for place, card in enumerate(answer) if not ideas or ask.card_of(card) in ideas]
        return [places[number] for number in self.chance.shuffle(range(len(places)), "places")]

    def with_gap(
        self, made: GeneratedPuzzle, page: Page, answer: tuple[str, ...], places: list[int]
    ) -> tuple[Page, Page] | None:
        """One card is missing, and just one fits there; the hand does not give it away."""
        hand = page["hand"]
        spare = sum(hand.values()) > sum(word != NEXT for word in answer)
        for gap in places:
            others = [won for other, won in swaps(made.puzzle, answer) if differs_at(answer, other) == gap]
            if (spare or others) and not any(others):
                return page, {"given": made.puzzle.laid(answer), "gap": gap}
        return None

    def with_fault(
        self, made: GeneratedPuzzle, page: Page, answer: tuple[str, ...], places: list[int]
    ) -> tuple[Page, Page] | None:
        """One card is wrong, and exactly one program with one other card solves it."""
        for place in places:
            wrongs = [
                other for other, won in swaps(made.puzzle, answer) if not won and differs_at(answer, other) == place
            ]
            for number in self.chance.shuffle(range(len(wrongs)), "wrong"):
                repairs = [other for other, won in swaps(made.puzzle, wrongs[number]) if won]
                if repairs == [answer]:
                    return page, {"given": made.puzzle.laid(wrongs[number])}
        return None

    def to_order(self, made: GeneratedPuzzle, page: Page, answer: tuple[str, ...]) -> tuple[Page, Page] | None:
        """Exactly these cards; no other order of them is shorter, and few work."""
        ask = made.puzzle.ask()
        cards = [ask.card_of(word) for word in answer if word != NEXT]
        exact = self.boards.exact_page(page, cards)
        puzzle = self.puzzle_of(exact)
        again = prove(puzzle, "repeat" if self.concept == "repeat" else "", self.most) if puzzle is not None else None
        mixed = [cards[number] for number in self.chance.shuffle(range(len(cards)), "mixed")]
        if again is None or again.solved.cards != made.solved.cards or len(set(cards)) < 2 or mixed == cards:
            return None
        return (exact, {"mixed": mixed}) if solves(again.puzzle, answer) else None


def differs_at(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    return next(place for place in range(len(one)) if one[place] != other[place])


WORDLESS: Final = {"title": {"en": "-", "ru": "-"}, "story": {"en": "-", "ru": "-"}}


def make_island(support: PuzzleSupport, idea: str, seed: str) -> list[tuple[str, Page, Page]]:
    """The kind, the page and the task of the twelve tasks of an island, each kind with growing length."""
    generator = TaskGenerator(support, idea, Seeded(f"{seed} {idea}"))
    found = []
    for number, kind in enumerate(ORDER_OF_KINDS):
        least = support.boards().lengths(idea)[ORDER_OF_KINDS[:number].count(kind)]
        task = generator.make(kind, 0, least) or generator.make(kind, 0, least - 1) or generator.make(kind, 0, 1)
        if task is None:
            raise LookupError(f"{idea}, {kind}: nothing was found")
        found.append((kind, *task))
    return found


def make_puzzle(
    concept: str, rows: int, seed: str, progress: Progress = no_progress
) -> tuple[GeneratedPuzzle, Page] | None:
    """A puzzle that cannot be solved without this idea, from the first game that has it."""
    for support in supports():
        if concept in [idea for idea, _ in support.islands()]:
            generator = TaskGenerator(support, concept, Seeded(seed), progress)
            for _ in range(MOST_TRIES):
                made = generator.board(rows, rows, False, concept)
                if made is not None and made.solved.rows == rows:
                    return made, generator.page
    return None
