"""A puzzle of golems as places: a position, the cards left, the row; each row between positions is played once."""

from __future__ import annotations

from typing import Final, NamedTuple

from algoritmus.core.packed import Undecided
from algoritmus.core.puzzle import Labyrinth, Lay, Unprovable
from algoritmus.golems.box.puzzle import THE_GOLEM
from algoritmus.golems.box.scenario import Scenario, hand_of, opening
from algoritmus.golems.law.goals import Gears, after_row, start_gears
from algoritmus.golems.law.packed import Nobody
from algoritmus.golems.law.round import Result, begin, has_row, lay_program, lay_token, next_row, turned
from algoritmus.golems.law.row.passes import Pass, unroll
from algoritmus.golems.law.row.scene import Scene
from algoritmus.golems.law.snapshot import Snapshot, put_back, take_snapshot
from algoritmus.golems.law.words import OPERATORS, TOKEN_NOT
from algoritmus.golems.path.laid import TOKENS
from algoritmus.golems.path.pieces_of import Piece, pieces

WON: Final = 0
LOST: Final = 1
NO_PIECE: Final = -1
SPENT: Final = 0  # after the last row of a round nobody asks what is left of the hand


class Place(NamedTuple):
    """Before a row: the round and the row (from 0), the position, the hand, a row that waits for its AND."""

    round: int
    row: int
    position: int
    hand: int
    waiting: int
    used: frozenset[str]  # in the rounds before


class Field:
    """Positions of one puzzle and the rows between them."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.scene = Scene(opening(scenario), Nobody())
        self.gears: Gears | None = start_gears(scenario.goal.gears(), len(scenario.seats))
        self.me = self.scene.golems[THE_GOLEM]
        self.ids: dict[tuple[Snapshot, Gears | None], int] = {}
        self.known: list[tuple[Snapshot, Gears | None] | None] = [None, None]
        self.begin()
        self.start = self.read()

    def begin(self) -> None:
        """The other golems' programs lie open; they are laid anew in every round."""
        begin(self.scene)
        for golem, program in zip(self.scene.golems, self.scenario.programs, strict=False):
            if program is not None:
                lay_program(golem, program)

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

    def rows(self, position: int) -> int:
        """barrel.plus, barrel.minus: the rows of the program to come."""
        sheet = self.scenario.seats[THE_GOLEM].sheet
        if position in (WON, LOST):
            return sheet.rows
        self.set(position)
        return max(1, sheet.rows + self.me.extra_rows)

    def next_round(self, position: int) -> int:
        self.set(position)
        self.begin()
        return self.read()

    def play(self, position: int, row: int, rows: int, passes: list[list[Pass]], token: int) -> int:
        """These rows of mine from here on, the last of them the row before the next place."""
        if position in (WON, LOST):
            return position
        self.set(position)
        self.lay(row, rows, passes)
        if token >= 0:
            lay_token(self.me, token, row)
        for number in range(row, row + len(passes)):
            result = self.play_row(number)
            if result is not None:
                return self.judge(result)
        return self.read()

    def lay(self, row: int, rows: int, passes: list[list[Pass]]) -> None:
        """The rows around them are not looked at, but how many there are may matter."""
        rest: list[list[Pass]] = [[]] * max(0, rows - row - len(passes))
        self.me.program = [*([[]] * row), *passes, *rest]

    def play_row(self, row: int) -> Result | None:
        try:
            result = next_row(self.scene, row)
        except Undecided as error:
            raise Unprovable(f"a row asks its player for more than its cards: {error}") from None
        met, self.gears = after_row(self.scenario.goal, self.scene, self.gears)
        return met or result

    def judge(self, result: Result) -> int:
        """Only the goal wins, and only one's own."""
        won = result.rule == self.scenario.goal.rule() and THE_GOLEM in result.winners
        return WON if won else LOST

    def finish(self, position: int, row: int) -> int:
        """The rows that others still have when one's own program has ended."""
        if position in (WON, LOST):
            return position
        self.set(position)
        self.me.program = []
        while has_row(self.scene, row):
            result = self.play_row(row)
            if result is not None:
                return self.judge(result)
            row += 1
        return self.read()


class GolemLabyrinth(Labyrinth):
    """Tries of a puzzle that is laid round by round."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.field = Field(scenario)
        self.hand = hand_of(scenario, THE_GOLEM)
        self.pieces: list[Piece] = pieces(self.hand, scenario.logic)
        self.passes = [self.unrolled(piece) for piece in self.pieces]
        self.words: list[str] = [*self.hand.owned(), *dict.fromkeys(scenario.logic)]
        owned = [*self.hand.owned().values(), *(scenario.logic.count(op) for op in dict.fromkeys(scenario.logic))]
        self.takes = [self.taken(piece) for piece in self.pieces]
        self.full: tuple[int, ...] = tuple(owned)
        self.hands: dict[tuple[int, ...], int] = {self.full: 0}
        self.left: list[tuple[int, ...]] = [self.full]
        self.next_hands: list[list[tuple[int, int]] | None] = [None]
        self.places: dict[Place, int] = {}
        self.known: list[Place] = []
        self.laid: dict[int, list[Lay]] = {}
        task = scenario.constraints
        self.counts = bool(task.use or task.use_all or task.exactly)  # what was laid matters to the end
        self.rowed = len(scenario.seats) > 1 or bool(scenario.logic) or scenario.has_tokens()
        self.played: dict[tuple[int, int, int, int], int] = {}
        self.ended: dict[tuple[int, int], int] = {}
        self.start = self.number(Place(0, 0, self.field.start, 0, NO_PIECE, frozenset()))

    def unrolled(self, piece: Piece) -> list[Pass]:
        passes = unroll(piece.row, self.hand.subroutine)
        return turned(passes, piece.slot) if OPERATORS.get(piece.op) == TOKEN_NOT else passes

    def taken(self, piece: Piece) -> list[int]:
        return [self.words.index(word) for word in piece.words]

    def number(self, place: Place) -> int:
        if place not in self.places:
            self.places[place] = len(self.known)
            self.known.append(place)
        return self.places[place]

    # hands

    def choices(self, hand: int) -> list[tuple[int, int]]:
        """The pieces that the cards left can make, and the hands they leave."""
        found = self.next_hands[hand]
        if found is None:
            found = [(piece, after) for piece in range(len(self.pieces)) if (after := self.after(hand, piece)) >= 0]
            self.next_hands[hand] = found
        return found

    def after(self, hand: int, piece: int) -> int:
        left = list(self.left[hand])
        for word in self.takes[piece]:
            left[word] -= 1
        if min(left) < 0 or not self.allowed(left):
            return -1
        key = tuple(left)
        if key not in self.hands:
            self.hands[key] = len(self.left)
            self.left.append(key)
            self.next_hands.append(None)
        return self.hands[key]

    def allowed(self, left: list[int]) -> bool:
        """deck.limits with shared frames; bonus.call: CALL alone; one token on a program; what the task forbids."""
        used = {word: self.full[number] - left[number] for number, word in enumerate(self.words)}
        bonuses = sum(used[word] for word in self.hand.edition.bonus_cards)
        if used.get("call", 0) and bonuses > 1:
            return False
        if sum(used[op] for op in dict.fromkeys(self.scenario.logic)) > 1:
            return False
        if any(sum(used.get(word, 0) for word in words) > most for most, words in self.hand.edition.frames):
            return False
        counts = task_words(used)
        return not any(counts.get(word) for word in self.scenario.constraints.avoid)

    def used(self, hand: int) -> dict[str, int]:
        """By the words of a task."""
        left = self.left[hand]
        return task_words({word: self.full[number] - left[number] for number, word in enumerate(self.words)})

    # places

    def rows(self, place: Place) -> int:
        rows = self.round_rows(place)
        most = self.scenario.constraints.rows
        return min(rows, most) if most and not self.hand.edition.every_row_filled else rows

    def round_rows(self, place: Place) -> int:
        return self.scenario.seats[THE_GOLEM].sheet.rows if place.round == 0 else self.field.rows(place.position)

    def lays(self, number: int) -> list[Lay]:
        if number not in self.laid:
            place = self.known[number]
            found = self.more_rows(place)
            for after in self.next_rounds(place):
                found += self.more_rows(after)
            self.laid[number] = found
        return self.laid[number]

    def more_rows(self, place: Place) -> list[Lay]:
        """One more row of this round's program."""
        rows = self.rows(place)
        if place.row >= rows:
            return []
        found = []
        for number, hand in self.choices(place.hand):
            piece = self.pieces[number]
            position, waiting = self.lay(place, number, rows)
            left = hand if self.counts or place.row + 1 < rows else SPENT
            to = Place(place.round, place.row + 1, position, left, waiting, place.used)
            found.append(Lay(self.text(place, piece), piece.cards, self.number(to)))
        return found

    def text(self, place: Place, piece: Piece) -> str:
        return f"| {piece.text}" if place.round and place.row == 0 else piece.text

    def lay(self, place: Place, piece: int, rows: int) -> tuple[int, int]:
        """The position after this row; a row under AND waits for the next one."""
        if place.waiting != NO_PIECE:
            pair = [self.passes[place.waiting], self.passes[piece]]
            token = OPERATORS[self.pieces[place.waiting].op]
            return self.field.play(place.position, place.row - 1, rows, pair, token), NO_PIECE
        op = self.pieces[piece].op
        if op and OPERATORS[op] != TOKEN_NOT and place.row + 1 < rows:
            return place.position, piece
        row = place.row if self.rowed else 0
        key = (place.position, row, rows if self.rowed else 1, piece)
        if key not in self.played:
            self.played[key] = self.field.play(place.position, row, key[2], [self.passes[piece]], -1)
        return self.played[key], NO_PIECE

    def ends(self, place: Place) -> bool:
        """Whether the program of this round may end here."""
        if place.row == 0 or (self.hand.edition.every_row_filled and place.row < self.rows(place)):
            return False
        return self.keeps(self.used(place.hand))

    def keeps(self, used: dict[str, int]) -> bool:
        """What the task asks of every program."""
        task = self.scenario.constraints
        if any(used.get(letter, 0) < self.full[self.words.index(letter)] for letter in task.use_all):
            return False
        return not task.exactly or all(task.exactly.count(word) == used.get(word, 0) for word in {*task.exactly, *used})

    def outcome(self, place: Place) -> int:
        """The position when everybody has ended this round."""
        if not self.rowed:
            return place.position
        key = (place.position, place.row)
        if key not in self.ended:
            self.ended[key] = self.field.finish(place.position, place.row)
        return self.ended[key]

    def next_rounds(self, place: Place) -> list[Place]:
        """The first place of the next round, if there is one."""
        if place.round + 1 >= self.scenario.last_round() or not self.ends(place):
            return []
        position = self.outcome(place)
        if position in (WON, LOST):
            return []
        asked = self.scenario.constraints.use
        used = place.used | {word for word, number in self.used(place.hand).items() if number and word in asked}
        return [Place(place.round + 1, 0, self.field.next_round(position), 0, NO_PIECE, used)]

    def is_whole(self, number: int) -> bool:
        """A try is over when its goal is met, when its golem or the game is lost, or after the last round."""
        place = self.known[number]
        if not self.ends(place):
            return False
        if place.round + 1 < self.scenario.last_round() and self.outcome(place) not in (WON, LOST):
            return False
        used = self.used(place.hand)
        return all(used.get(word, 0) or word in place.used for word in self.scenario.constraints.use)

    def is_solved(self, number: int) -> bool:
        return self.outcome(self.known[number]) == WON


def task_words(used: dict[str, int]) -> dict[str, int]:
    """Cards as a task counts them: letters, and loop, if, while, call."""
    kinds = {"x2": "loop", "x3": "loop", "enemy": "if", "attack": "if", "obstacle": "if"}
    found: dict[str, int] = {}
    for word, number in used.items():
        if number and word not in TOKENS and not word.startswith("sensor"):
            found[kinds.get(word, word)] = found.get(kinds.get(word, word), 0) + number
    return found
