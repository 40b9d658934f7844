"""Positions of one puzzle and the rows between them; what the puzzler is asked in mid-row is answered in every way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

from algoritmus.core.package.puzzle import Unprovable
from algoritmus.core.packed import Undecided
from algoritmus.games.golems.components.puzzle import THE_GOLEM
from algoritmus.games.golems.components.scenario import Scenario, opening
from algoritmus.games.golems.rules.codes import NOTHING, TOKEN_NOT
from algoritmus.games.golems.rules.enumerated_decisions import Answers, EnumeratedDecisions, run_all_answers
from algoritmus.games.golems.rules.goals import Gears, after_row, start_gears
from algoritmus.games.golems.rules.round import Result, has_row, lay_programs, lay_token, next_row
from algoritmus.games.golems.rules.row.passes import Pass
from algoritmus.games.golems.rules.row.scene import Scene
from algoritmus.games.golems.rules.snapshot import Snapshot, put_back, take_snapshot

Same = TypeVar("Same")
WON: Final = 0
LOST: Final = 1


class NumberedField:
    """Positions by number. Where the puzzler had a choice, one number stands for all positions it may lead to: a
    program is good if the goal can be met with it."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.decisions = EnumeratedDecisions(THE_GOLEM)
        self.scene = Scene(opening(scenario), self.decisions)
        self.gears: Gears | None = start_gears(scenario.goal.gears(), len(scenario.seats))
        self.me = self.scene.golems[THE_GOLEM]
        self.ids: dict[tuple[Snapshot, Gears | None], int] = {}
        self.known: list[tuple[Snapshot, Gears | None] | None] = [None, None]
        self.choices: dict[frozenset[int], int] = {}
        self.chosen: dict[int, tuple[int, ...]] = {}
        self.begin()
        self.start = self.read()

    def begin(self) -> None:
        """The other golems' programs lie open; they are laid anew in every round."""
        lay_programs(self.scene, self.scenario.programs)

    def read(self) -> int:
        key = (take_snapshot(self.scene), self.gears)
        if key not in self.ids:
            self.ids[key] = len(self.known)
            self.known.append(key)
        return self.ids[key]

    def set(self, position: int) -> None:
        found = self.known[position]
        assert found is not None
        put_back(self.scene, found[0])
        self.gears = found[1]

    # positions among which the puzzler chooses

    def members(self, position: int) -> tuple[int, ...]:
        return self.chosen.get(position, (position,))

    def join(self, positions: Iterable[int]) -> int:
        """The goal if it can be met, else whatever is not lost."""
        found = frozenset(positions)
        if WON in found:
            return WON
        left = found - {LOST} or found
        if len(left) == 1:
            return min(left)
        if left not in self.choices:
            self.choices[left] = len(self.known)
            self.chosen[len(self.known)] = tuple(sorted(left))
            self.known.append(None)
        return self.choices[left]

    def each(self, position: int, work: Callable[[], int]) -> int:
        """The positions that this work leads to from one."""
        if position in (WON, LOST):
            return position
        return self.join(after for one in self.members(position) for after in self.courses(one, work))

    def courses(self, position: int, work: Callable[[], int]) -> Iterator[int]:
        """For every answer of the player."""

        def run(answers: Answers) -> int:
            self.set(position)
            self.decisions.begin(answers)
            try:
                return work()
            except Undecided as error:
                raise Unprovable(f"somebody else is asked in the middle of a row: {error}") from None

        return run_all_answers(run)

    def same_for_all(self, position: int, read: Callable[[int], Same], what: str) -> Same:
        """A fact that does not depend on what the puzzler has answered."""
        found = {read(one) for one in self.members(position)}
        if len(found) > 1:
            raise Unprovable(f"{what} depends on an answer in the middle of a row")
        return found.pop()

    # rounds and rows

    def rows(self, position: int) -> int:
        """barrel.plus, barrel.minus: the rows of the program to come."""
        if position in (WON, LOST):
            return self.scenario.seats[THE_GOLEM].sheet.rows
        return self.same_for_all(position, self.rows_of, "how long the next program may be")

    def rows_of(self, position: int) -> int:
        self.set(position)
        return self.me.rows_next()

    def next_round(self, position: int) -> int:
        return self.each(position, self.begun)

    def begun(self) -> int:
        self.begin()
        return self.read()

    def play(self, position: int, row: int, rows: int, passes: list[list[Pass]], token: int) -> int:
        """These rows of mine from here on, the last of them the row before the next place."""

        def work() -> int:
            self.lay(row, rows, passes)
            if token >= 0:
                lay_token(self.me, token, row)
            return self.played(range(row, row + len(passes)))

        return self.each(position, work)

    def is_joining(self, position: int, row: int) -> bool:
        """logic.step: whether a token that was stepped on joins this row with the next."""
        if position in (WON, LOST):
            return False
        return self.same_for_all(position, lambda one: self.joins_at(one, row), "whether rows are joined")

    def joins_at(self, position: int, row: int) -> bool:
        self.set(position)
        return self.me.token not in (NOTHING, TOKEN_NOT) and self.me.token_row == row

    def lay(self, row: int, rows: int, passes: list[list[Pass]]) -> None:
        """The rows around them are not looked at, but how many there are may matter."""
        rest: list[list[Pass]] = [[]] * max(0, rows - row - len(passes))
        self.me.program = [*([[]] * row), *passes, *rest]

    def finish(self, position: int, row: int) -> int:
        """The rows that others still have when one's own program has ended."""

        def rest() -> Iterator[int]:
            at = row
            while has_row(self.scene, at):
                yield at
                at += 1

        def work() -> int:
            self.me.program = []
            return self.played(rest())

        return self.each(position, work)

    def played(self, rows: Iterable[int]) -> int:
        for row in rows:
            result = self.play_row(row)
            if result is not None:
                return self.judge(result)
        return self.read()

    def play_row(self, row: int) -> Result | None:
        result = next_row(self.scene, row)
        met, self.gears = after_row(self.scenario.goal, self.scene, self.gears)
        return met or result

    def judge(self, result: Result) -> int:
        """Only the goal wins, and only one's own."""
        won = result.rule == self.scenario.goal.rule() and THE_GOLEM in result.winners
        return WON if won else LOST
