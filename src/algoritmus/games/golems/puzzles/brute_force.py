"""Brute force: every legal program of a puzzle, one after the other, judged by the referee and played whole.

It shares nothing with the search graph: it makes rows from words and asks the referee about whole programs.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from algoritmus.core.package.puzzle import Try
from algoritmus.games.golems.components.puzzle import THE_GOLEM, Attempt, broken_constraint
from algoritmus.games.golems.components.scenario import Scenario, hand_of
from algoritmus.games.golems.rules.codes import LETTERS, OPERATORS
from algoritmus.games.golems.rules.enumerated_decisions import EnumeratedDecisions, OpenQuestion
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.programs.legality import IllegalProgram, judge, judge_bonus, judge_deck
from algoritmus.games.golems.rules.programs.program import Program, Row, all_cards, parse_row
from algoritmus.games.golems.rules.round import PlacedToken, Result, run_round, slots_of

Token = tuple[str, int, str]  # which, row, slot


class Played(Attempt):
    """A try while it is played; the puzzler answers from a list what is asked in the middle of a row."""

    def __init__(self, scenario: Scenario, answers: tuple[int, ...] = ()) -> None:
        decisions = EnumeratedDecisions(THE_GOLEM)
        decisions.begin(answers)
        super().__init__(scenario, (), decisions)

    def round(self, program: Program, token: Token | None) -> Result | None:
        placed = [PlacedToken(OPERATORS[token[0]], THE_GOLEM, token[1], token[2])] if token is not None else []
        result = run_round(self.scene, [program, *self.scenario.programs[1:]], placed, self)
        self.scene.round += result is None
        return result

    def rows(self) -> int:
        return self.scene.state().rows_of(THE_GOLEM)

    def won(self, result: Result | None) -> bool:
        return result is not None and result.rule == self.scenario.goal.rule() and THE_GOLEM in result.winners


class BruteForceTries:
    """All tries of one puzzle."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.hand = hand_of(scenario, THE_GOLEM)
        self.rows = [parse_row(text) for text in texts(self.hand)]
        self.kept: dict[int, list[tuple[Program, Token | None, int]]] = {}

    def every(self) -> Iterator[Try]:
        if self.scenario.autonomous:
            return (self.repeated(program, cards) for program, _, cards in self.laid(self.hand.rows, ()))
        return self.rounds((), 0, 0)

    def rounds(self, before: tuple[tuple[Program, Token | None], ...], cards: int, rows: int) -> Iterator[Try]:
        """Tries with every program of this round, and of those after it where the game goes on."""
        for program, token, more in self.laid(self.allowed(before), tuple(one for one, _ in before)):
            tried = (*before, (program, token))
            ends = list(self.courses(tried))
            won = any(game.won(result) for game, result in ends)
            goes_on = any(result is None for _, result in ends)
            if not won and goes_on and len(tried) < self.scenario.last_round():
                yield from self.rounds(tried, cards + more, rows + len(program))
            elif self.keeps([one for one, _ in tried]):
                yield Try(cards + more, rows + len(program), won)

    def courses(self, tried: tuple[tuple[Program, Token | None], ...]) -> Iterator[tuple[Played, Result | None]]:
        """Runs of the same programs with every answer of their player in the middle of a row."""
        waiting: list[tuple[int, ...]] = [()]
        while waiting:
            answers = waiting.pop()
            game, result = Played(self.scenario, answers), None
            try:
                for program, token in tried:
                    result = game.round(program, token) if result is None else result
            except OpenQuestion as error:
                waiting += [(*answers, number) for number in range(error.options)]
            else:
                yield game, result

    def allowed(self, before: tuple[tuple[Program, Token | None], ...]) -> int:
        """Rows, the same whatever was answered."""
        found = {game.rows() for game, result in self.courses(before) if result is None}
        assert len(found) == 1
        return found.pop()

    def repeated(self, program: Program, cards: int) -> Try:
        """way.autonomous: until it ends, or comes back to a position it had (end.repeat)."""
        waiting: list[tuple[int, ...]] = [()]
        while waiting:
            answers = waiting.pop()
            try:
                if self.repeats(Played(self.scenario, answers), program):
                    return Try(cards, len(program), True)
            except OpenQuestion as error:
                waiting += [(*answers, number) for number in range(error.options)]
        return Try(cards, len(program), False)

    def repeats(self, game: Played, program: Program) -> bool:
        seen = []
        for _ in range(self.scenario.last_round()):
            now = (game.scene.state().position(), game.gears)
            if now in seen:
                return False
            seen.append(now)
            result = game.round(program, None)
            if result is not None:
                return game.won(result)
        return False

    # laying

    def laid(self, most: int, before: tuple[Program, ...]) -> Iterator[tuple[Program, Token | None, int]]:
        """Every program that the rules and the task let a player lay, with every token it may have."""
        if before and most in self.kept:
            yield from self.kept[most]
            return
        found = []
        one, few = self.hand, self.scenario.constraints.rows
        allowed = min(most, few) if few else most
        hand = Hand(one.edition, allowed, one.subroutine, one.grants, one.autonomous, one.deck)
        for rows in self.grown(hand, ()):
            program = Program(rows)
            last = len(before) + 1 >= self.scenario.last_round() or self.scenario.autonomous
            if self.keeps([*before, program], last):
                for token, cards in self.tokens(program):
                    found.append((program, token, cards))
                    yield found[-1]
        if self.scenario.last_round() > 1 and not self.scenario.constraints.use:
            self.kept[most] = found

    def grown(self, hand: Hand, rows: tuple[Row, ...]) -> Iterator[tuple[Row, ...]]:
        if rows and is_legal(hand, rows, whole=True):
            yield rows
        if len(rows) < hand.rows:
            for row in self.rows:
                if is_legal(hand, (*rows, row), whole=False):
                    yield from self.grown(hand, (*rows, row))

    def keeps(self, programs: list[Program], last: bool = True) -> bool:
        task = self.scenario.constraints
        return broken_constraint(task if last else task._replace(use=()), self.scenario.hand, programs) is None

    def tokens(self, program: Program) -> Iterator[tuple[Token | None, int]]:
        cards = sum(len(all_cards(row)) for row in program.rows)
        yield None, cards
        for op in sorted(set(self.scenario.logic)):
            for number, row in enumerate(program.rows):
                for slot in slots_of(row) if op == "not" else ("",):
                    yield (op, number, slot), cards + 1


def is_legal(hand: Hand, rows: tuple[Row, ...], whole: bool) -> bool:
    try:
        if whole:
            judge(hand, rows)
        else:
            judge_deck(hand, rows)
            judge_bonus(hand, rows)
    except IllegalProgram:
        return False
    return True


def texts(hand: Hand) -> list[str]:
    """Candidates for rows of this hand; the referee judges later which are legal."""
    letters = [letter for letter, copies in zip(LETTERS, hand.copies(), strict=True) if copies > 0]
    cards = hand.usable_bonuses()
    loops = [f"{word[1]}({letter})" for word in cards if word in ("x2", "x3") for letter in letters]
    sensors = list(hand.edition.sensors)
    asks = [word for word in cards if word in ("enemy", "attack", "obstacle")]
    asks += sensors if "obstacle" in cards else []
    inside = [*letters, "-", *(loops if hand.autonomous else [])]
    ifs = [f"{ask}?({yes},{no})" for ask, yes, no in product(asks, inside, inside)]
    untils = ["obstacle", *sensors] if "while" in cards else []
    whiles = [f"until {until}({letter})" for until, letter in product(untils, letters)]
    return [*letters, *loops, *ifs, *whiles, *(["call"] if hand.subroutine else [])]
