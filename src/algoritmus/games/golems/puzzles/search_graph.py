"""A puzzle of golems as places: a position, the cards left, the row; each row between positions is played once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from algoritmus.core.package.puzzle import Edge, LastRow, MergedEdge, SearchGraph
from algoritmus.games.golems.components.puzzle import CARD_KINDS, THE_GOLEM, words_of
from algoritmus.games.golems.components.scenario import Scenario, hand_of
from algoritmus.games.golems.puzzles.positions import LOST, WON, NumberedField
from algoritmus.games.golems.puzzles.rows import SHORT, PackedAmounts, PieceList, RowPiece
from algoritmus.games.golems.rules.codes import LETTERS, OPERATORS, TOKEN_NOT
from algoritmus.games.golems.rules.programs.limits import COPIES
from algoritmus.games.golems.rules.programs.program import Program
from algoritmus.games.golems.rules.round import turned
from algoritmus.games.golems.rules.row.passes import Pass, unroll

NO_PIECE: Final = -1
Spot = tuple[int, int, int, int]  # position, row, rows, the row that waits
Stage = tuple[int, int, int, frozenset[str]]  # round, row, rows, words used before
SPENT: Final = -2  # after the last row of a round nobody asks what is left of the hand


class Place(NamedTuple):
    """Before a row: the round and the row (from 0), the rows that its program may have, the position, the hand, a row
    that waits for the one it is joined with."""

    round: int
    row: int
    rows: int
    position: int
    hand: int
    waiting: int
    used: frozenset[str]  # in the rounds before


class MergedRows(NamedTuple):
    """Rows that take the same cards and come to the same position: so many of them."""

    need: int
    cards: int
    position: int
    waiting: int
    number: int


class GolemSearchGraph(SearchGraph):
    """Tries of a puzzle that is laid round by round."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.field = NumberedField(scenario)
        self.hand = hand_of(scenario, THE_GOLEM)
        listed = PieceList(self.hand, scenario.logic)
        self.packed = PackedAmounts(listed.amounts)
        self.pieces: list[RowPiece] = [piece for piece in listed.pieces if self.allowed(piece)]
        self.passes = [self.unrolled(piece) for piece in self.pieces]
        self.needs = [self.packed.pack(piece.takes) for piece in self.pieces]
        self.kinds = Counter(self.needs)
        self.places: dict[Stage, dict[tuple[int, int, int], int]] = {}
        self.known: list[Place] = []
        self.laid: dict[int, list[Edge]] = {}
        self.stepped: dict[int, list[MergedEdge]] = {}
        task = scenario.constraints
        self.counts = bool(task.use or task.use_all or task.exactly)  # what was laid matters to the end
        self.rowed = len(scenario.seats) > 1 or bool(scenario.logic) or scenario.has_tokens()
        self.played: dict[tuple[int, int, int, int, int], tuple[int, int]] = {}
        self.merged: dict[Spot, list[MergedRows]] = {}
        self.winning: dict[Spot, list[MergedRows]] = {}
        self.ended: dict[tuple[int, int], int] = {}
        self.tries: dict[tuple[int, frozenset[str]], int] = {}
        self.kept: dict[tuple[int, frozenset[str]], bool] = {}
        rows = self.rows(scenario.seats[THE_GOLEM].sheet.rows)
        self.start = self.number(Place(0, 0, rows, self.field.start, self.packed.full, NO_PIECE, frozenset()))

    def allowed(self, piece: RowPiece) -> bool:
        words = words_of(Program([piece.row]))
        return not any(words[word] for word in self.scenario.constraints.avoid)

    def unrolled(self, piece: RowPiece) -> list[Pass]:
        passes = unroll(piece.row, self.hand.subroutine)
        return turned(passes, piece.slot) if OPERATORS.get(piece.op) == TOKEN_NOT else passes

    def number(self, place: Place) -> int:
        numbers = self.places.setdefault((place.round, place.row, place.rows, place.used), {})
        here = (place.position, place.hand, place.waiting)
        if here not in numbers:
            numbers[here] = len(self.known)
            self.known.append(place)
        return numbers[here]

    def used(self, hand: int) -> dict[str, int]:
        """Count of each card that was laid, by the words of a task: letters, and loop, if, while, call."""
        found: dict[str, int] = {}
        limits = self.hand.limits
        for name, kind, number in zip(limits.names, limits.kinds, self.packed.used(hand), strict=False):
            if kind == COPIES and number:
                word = CARD_KINDS.get(name, name)
                found[word] = found.get(word, 0) + number
        return found

    # rows

    def rows(self, rows: int) -> int:
        most = self.scenario.constraints.rows
        return min(rows, most) if most and not self.hand.edition.every_row_filled else rows

    def edges(self, number: int) -> list[Edge]:
        if number not in self.laid:
            found = [edge for place in self.going_on(number) for edge in self.more_rows(place)]
            self.laid[number] = found
        return self.laid[number]

    def going_on(self, number: int) -> list[Place]:
        """This round's program goes on, or the next one begins."""
        place = self.known[number]
        here = [place] if place.row < place.rows else []
        return [*here, *self.next_rounds(place)]

    def more_rows(self, place: Place) -> list[Edge]:
        """One more row of this round's program."""
        found = []
        for number, need in enumerate(self.needs):
            left = self.packed.after(place.hand, need)
            if left != SHORT:
                position, waiting = self.lay(place, number)
                to = self.after(place, left, position, waiting)
                found.append(Edge(self.text(place, self.pieces[number]), self.pieces[number].cards, self.number(to)))
        return found

    def after(self, place: Place, left: int, position: int, waiting: int) -> Place:
        hand = left if self.counts or place.row + 1 < place.rows else SPENT
        return Place(place.round, place.row + 1, place.rows, position, hand, waiting, place.used)

    def text(self, place: Place, piece: RowPiece) -> str:
        return f"| {piece.text}" if place.round and place.row == 0 else piece.text

    def merged_edges(self, number: int) -> list[MergedEdge]:
        """The same as `edges`, but rows that take the same cards to the same position are one."""
        if number not in self.stepped:
            self.stepped[number] = [step for place in self.going_on(number) for step in self.merged_rows(place)]
        return self.stepped[number]

    def merged_rows(self, place: Place) -> Iterator[MergedEdge]:
        guard, full = self.packed.guard, place.hand | self.packed.guard
        spent = not self.counts and place.row + 1 >= place.rows
        numbers = self.places.setdefault((place.round, place.row + 1, place.rows, place.used), {})
        for need, cards, position, waiting, many in self.ways(place):
            left = full - need
            if left & guard == guard:  # as PackedAmounts.after has it
                here = (position, SPENT if spent else left ^ guard, waiting)
                to = numbers.get(here)
                if to is None:
                    to = self.number(self.after(place, left ^ guard, position, waiting))
                yield MergedEdge(cards, to, many)

    def spot(self, place: Place) -> Spot:
        """The key of a row besides its cards: its number does not count where nobody else plays."""
        row, rows = (place.row, place.rows) if self.rowed else (0, 1)
        return place.position, row, rows, place.waiting

    def ways(self, place: Place) -> list[MergedRows]:
        key = self.spot(place)
        if key not in self.merged:
            many: dict[tuple[int, int, int, int], int] = {}
            for piece, need in enumerate(self.needs):
                way = (need, self.pieces[piece].cards, *self.lay(place, piece))
                many[way] = many.get(way, 0) + 1
            self.merged[key] = [MergedRows(*way, number) for way, number in many.items()]
        return self.merged[key]

    def lay(self, place: Place, piece: int) -> tuple[int, int]:
        """The position after this row; a row under AND, OR or XOR waits for the next one."""
        key = (*self.spot(place), piece)
        if key not in self.played:
            self.played[key] = self.play(*key)
        return self.played[key]

    def play(self, position: int, row: int, rows: int, waiting: int, piece: int) -> tuple[int, int]:
        if waiting != NO_PIECE:
            pair = [self.passes[waiting], self.passes[piece]]
            return self.field.play(position, row - 1, rows, pair, self.joins(waiting)), NO_PIECE
        if row + 1 < rows and (self.joins(piece) != NO_PIECE or self.field.is_joining(position, row)):
            return position, piece
        return self.field.play(position, row, rows, [self.passes[piece]], NO_PIECE), NO_PIECE

    def joins(self, piece: int) -> int:
        """The token that joins this row with the next one."""
        op = OPERATORS.get(self.pieces[piece].op, TOKEN_NOT)
        return op if op != TOKEN_NOT else NO_PIECE

    # ends

    def last_row(self, number: int) -> LastRow | None:
        """The last row of the last round."""
        place = self.known[number]
        if place.row + 1 != place.rows or place.round + 1 < self.scenario.last_round():
            return None
        solved: dict[int, int] = {}
        for way in self.wins(place):
            if self.fits(place, way.need):
                solved[way.cards] = solved.get(way.cards, 0) + way.number
        return LastRow(self.last_rows(place), solved)

    def last_rows(self, place: Place) -> int:
        key = (place.hand, place.used)
        if key not in self.tries:
            self.tries[key] = sum(many for need, many in self.kinds.items() if self.fits(place, need))
        return self.tries[key]

    def fits(self, place: Place, need: int) -> bool:
        """Whether this may be laid as the last row."""
        left = self.packed.after(place.hand, need)
        return left != SHORT and self.keeps_all(left, place.used)

    def wins(self, place: Place) -> list[MergedRows]:
        key = self.spot(place)
        if key not in self.winning:
            self.winning[key] = [way for way in self.ways(place) if self.end_of(way.position, place.row + 1) == WON]
        return self.winning[key]

    def ends(self, place: Place) -> bool:
        """Whether the program of this round may end here."""
        if place.row == 0 or (self.hand.edition.every_row_filled and place.row < place.rows):
            return False
        return not self.counts or self.keeps(self.used(place.hand))

    def keeps(self, used: dict[str, int]) -> bool:
        """The conditions of the task on every program."""
        task, copies = self.scenario.constraints, self.hand.copies()
        if any(used.get(letter, 0) < copies[LETTERS.index(letter)] for letter in task.use_all):
            return False
        return not task.exactly or all(task.exactly.count(word) == used.get(word, 0) for word in {*task.exactly, *used})

    def keeps_all(self, hand: int, before: frozenset[str]) -> bool:
        """The conditions on the last program, and on all together."""
        if not self.counts:
            return True
        if (hand, before) not in self.kept:
            used = self.used(hand)
            asked = all(used.get(word, 0) or word in before for word in self.scenario.constraints.use)
            self.kept[(hand, before)] = asked and self.keeps(used)
        return self.kept[(hand, before)]

    def outcome(self, place: Place) -> int:
        return self.end_of(place.position, place.row)

    def end_of(self, position: int, row: int) -> int:
        """The position when everybody has ended this round."""
        if not self.rowed:
            return position
        if (position, row) not in self.ended:
            self.ended[(position, row)] = self.field.finish(position, row)
        return self.ended[(position, row)]

    def next_rounds(self, place: Place) -> list[Place]:
        """The first place of the next round, if there is one."""
        if place.round + 1 >= self.scenario.last_round() or not self.ends(place):
            return []
        position = self.outcome(place)
        if position in (WON, LOST):
            return []
        asked = self.scenario.constraints.use
        used = place.used
        if asked:
            used |= {word for word, number in self.used(place.hand).items() if number and word in asked}
        rows, begun = self.rows(self.field.rows(position)), self.field.next_round(position)
        return [Place(place.round + 1, 0, rows, begun, self.packed.full, NO_PIECE, used)]

    def is_whole(self, number: int) -> bool:
        """A try is over when its goal is met, when its golem or the game is lost, or after the last round."""
        place = self.known[number]
        if not self.ends(place):
            return False
        if place.round + 1 < self.scenario.last_round() and self.outcome(place) not in (WON, LOST):
            return False
        return self.keeps_all(place.hand, place.used)

    def is_solved(self, number: int) -> bool:
        return self.outcome(self.known[number]) == WON
