"""Positions of two golems as whole numbers, and rows between them, for solvers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.grid import NO_CELL
from algoritmus.core.packed import Packed, RowDeck, TooManyPositions, Transitions, Undecided
from algoritmus.games.golems.rules.codes import LETTERS, NOBODY, STAND, TAKE, TOKEN_NOT
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.enumerated_decisions import EnumeratedDecisions
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.programs.packed_hand import Alphabet, PackedHand
from algoritmus.games.golems.rules.round import begin, leaders
from algoritmus.games.golems.rules.row.passes import Pass
from algoritmus.games.golems.rules.row.resolve import play_row
from algoritmus.games.golems.rules.row.scene import Golem, Scene
from algoritmus.games.golems.rules.state import State
from algoritmus.games.golems.rules.things import ADDS_ROW, TAKES_ROW

SIDES: Final = 2
MAX_ROWS: Final = 12  # of a program
MOST_POSITIONS: Final = 500_000
PUT_OUT: Final = 3  # what it is worth to put a golem out, beside the damage up to its limit


def idle_commands(state: State) -> list[int]:
    """To take is to stand where there is no barrel in the whole game."""
    carried = any(figure.carrying for figure in state.figures)
    return [] if carried or any(state.setup.edition.things.loose[thing] for thing in state.things) else [TAKE]


def loss_of(golem: Golem) -> int:
    """The damage of a golem; one that is out has its limit and three more."""
    return golem.damage if golem.on_field else golem.limit + PUT_OUT


def standing_hand(edition: Edition) -> Hand:
    """The hand of a side that lays nothing: it can only stand."""
    return Hand(edition, 0, (), [], False, [MAX_ROWS if command == STAND else 0 for command in range(len(LETTERS))])


def why_not_packed(golems: int, autonomous: bool, with_tokens: bool) -> str:
    """The reason why a round cannot be packed; empty if it can, unless its programs are too long."""
    if golems != SIDES:
        return "golems"
    if autonomous:
        return "autonomous"
    return "tokens" if with_tokens else ""


def why_too_long(hands: Sequence[Hand]) -> str:
    return "rows" if max(hand.rows for hand in hands) > MAX_ROWS else ""


class PackedGolems(Packed):
    """The rounds that begin at a state of two golems; a bot is a side with nothing to lay.

    A position is packed into bits: both golems, what lies on the cells, and the row's number where a logic token lies
    (it works only if enough rows are left). Equal positions have one number. A golem that is out has one look only.
    """

    def __init__(self, state: State, hands: Sequence[Hand], most: int = MOST_POSITIONS) -> None:
        assert len(state.setup.sheets) == SIDES
        self.state = state
        self.most = most
        self.scene = Scene(state, EnumeratedDecisions(NOBODY))
        begin(self.scene)
        idle = idle_commands(state)
        self.alphabets: list[Alphabet] = [Alphabet(hand, idle) for hand in hands]
        self.lengths: list[int] = [hand.rows for hand in hands]
        self.decks: dict[int, PackedHand] = {}
        lying = [state.setup.edition.things.rows[thing] for thing in state.things]
        self.rowed: bool = any(thing.token for thing in lying)
        shifting = any(thing.inside in (ADDS_ROW, TAKES_ROW) for thing in lying)
        self.full: bool = self.rowed or shifting  # more than place, facing, damage and load belongs to a golem
        self.at_bits: int = (len(state.things) + 1).bit_length()
        self.row_bits: int = 8
        self.golem_bits: int = self.at_bits + 6 + max(sheet.limit for sheet in state.setup.sheets).bit_length()
        if self.full:
            self.golem_bits += 5 + 3 * self.row_bits
        self.thing_ids: dict[tuple[int, ...], int] = {state.things: 0}
        self.thing_lists: list[list[int]] = [list(state.things)]
        self.things_id: int = 0  # which of them is in the scene now
        self.ids: dict[int, int] = {}
        self.keys: list[int] = []
        self.ended: list[bool] = []
        for seat in range(SIDES):
            self.scene.golems[seat].extra_rows = state.figures[seat].extra_rows
        self.start: int = self.read(0)

    # packing

    def read(self, row: int) -> int:
        """The number of the position in the scene, before this row."""
        scene = self.scene
        if scene.things != self.thing_lists[self.things_id]:
            self.things_id = self.number_things(tuple(scene.things))
        key = self.things_id << self.row_bits | row if self.rowed else self.things_id
        key = key << self.golem_bits | self.pack(scene.golems[1])
        key = key << self.golem_bits | self.pack(scene.golems[0])
        known = self.ids.get(key)
        if known is not None:
            return known
        if len(self.keys) >= self.most:
            raise TooManyPositions
        self.ids[key] = len(self.keys)
        self.keys.append(key)
        self.ended.append(not (scene.golems[0].on_field and scene.golems[1].on_field))
        return len(self.keys) - 1

    def number_things(self, things: tuple[int, ...]) -> int:
        """The number of what lies on the cells."""
        known = self.thing_ids.get(things)
        if known is not None:
            return known
        self.thing_ids[things] = len(self.thing_lists)
        self.thing_lists.append(list(things))
        return len(self.thing_lists) - 1

    def pack(self, golem: Golem) -> int:
        if not golem.on_field:
            return 0
        word = golem.damage
        if self.full:
            word = self.pack_round(golem, word)
        word = word << 3 | golem.halted + 1
        word = word << 2 | golem.facing
        word = word << 1 | (1 if golem.carrying else 0)
        return word << self.at_bits | golem.at + 1

    def pack_round(self, golem: Golem, word: int) -> int:
        """Add the effects of tokens and barrels in this round to a packed golem."""
        word = word << self.row_bits | golem.extra_rows + 128
        word = word << self.row_bits | golem.token_row + 1
        word = word << self.row_bits | golem.spent_row + 1
        word = word << 4 | golem.token
        return word << 1 | (1 if golem.had_token else 0)

    def set(self, position: int) -> int:
        """Put the scene into this position; the number of the row that comes next, where that matters."""
        key = self.keys[position]
        scene = self.scene
        one, other = scene.golems[0], scene.golems[1]
        if one.on_field:
            scene.on[one.at] = None
        if other.on_field:
            scene.on[other.at] = None
        mask = (1 << self.golem_bits) - 1
        self.unpack(one, key & mask)
        key >>= self.golem_bits
        self.unpack(other, key & mask)
        key >>= self.golem_bits
        row = 0
        if self.rowed:
            row = key & (1 << self.row_bits) - 1
            key >>= self.row_bits
        if key != self.things_id or scene.things != self.thing_lists[key]:
            scene.things[:] = self.thing_lists[key]
            self.things_id = key
        return row

    def unpack(self, golem: Golem, word: int) -> None:
        golem.at = (word & (1 << self.at_bits) - 1) - 1
        golem.on_field = golem.at >= 0
        if not golem.on_field:
            golem.at = NO_CELL
            golem.damage = golem.limit
            golem.carrying = False
            return
        self.scene.on[golem.at] = golem
        word >>= self.at_bits
        golem.carrying = word & 1 != 0
        golem.facing = word >> 1 & 3
        golem.halted = (word >> 3 & 7) - 1
        word >>= 6
        if self.full:
            golem.had_token = word & 1 != 0
            golem.token = word >> 1 & 15
            word >>= 5
            golem.spent_row = (word & 255) - 1
            golem.token_row = (word >> 8 & 255) - 1
            golem.extra_rows = (word >> 16 & 255) - 128
            word >>= 3 * self.row_bits
        golem.damage = word

    def put(self, place: Sequence[int]) -> int:
        """The position with both golems so: cell, facing and damage of the first, then of the second."""
        self.set(self.start)
        scene = self.scene
        for golem in scene.golems:
            scene.on[golem.at] = None
        for golem in scene.golems:
            golem.at, golem.facing, golem.damage = place[golem.seat * 3 : golem.seat * 3 + 3]
            scene.on[golem.at] = golem
        return self.read(0)

    def where(self, position: int) -> tuple[int, ...]:
        """The same of a position in which both are on the field."""
        self.set(position)
        one, other = self.scene.golems
        return (one.at, one.facing, one.damage, other.at, other.facing, other.damage)

    # rounds

    def deck(self, side: int, position: int) -> RowDeck:
        """barrel.plus, barrel.minus: the rows of this round's program."""
        golem = self.scene.golems[side]
        self.set(position)
        rows = 0 if golem.is_bot else golem.rows_next()
        return self.hand(side, rows)

    def hand(self, side: int, rows: int) -> PackedHand:
        key = rows * SIDES + side
        if key not in self.decks:
            self.decks[key] = PackedHand(self.alphabets[side], rows)
        return self.decks[key]

    def begin(self, position: int) -> int:
        if self.ended[position]:
            return position
        self.set(position)
        begin(self.scene)
        return self.read(0)

    def width(self, side: int) -> int:
        return len(self.alphabets[side].rows)

    # rows

    def replies(self, position: int, side: int, rival: int) -> Transitions:
        alphabet = self.alphabets[side]
        if self.ended[position]:
            return Transitions([position] * len(alphabet.effects), 0)
        passes = self.alphabets[1 - side].passes[rival]
        golem = self.scene.golems[side]
        answers = 0
        targets: list[int] = []
        for number, effect in enumerate(alphabet.effects):
            targets.append(self.play(position, side, effect, passes))
            question = alphabet.asked[number]
            if question >= 0 and golem.felt:
                answers |= 1 << question
        return Transitions(targets, answers)

    def play(self, position: int, side: int, mine: list[Pass], rivals: list[Pass]) -> int:
        """One row; AND, OR and XOR reach beyond it, so they are no matter for row by row."""
        row = self.set(position)
        scene = self.scene
        me, rival = scene.golems[side], scene.golems[1 - side]
        if self.rowed:
            self.lay(me, row, mine)
            self.lay(rival, row, rivals)
            play_row(scene, row)
            return self.read(row + 1)
        me.program = [mine]
        rival.program = [rivals]
        play_row(scene, 0)
        return self.read(0)

    def lay(self, golem: Golem, row: int, passes: list[Pass]) -> None:
        rows = self.lengths[golem.seat]
        if golem.token_row == row and golem.token != TOKEN_NOT and row + 1 < rows:
            raise Undecided("join")
        golem.program = [passes] * rows

    # judging

    def is_over(self, position: int) -> bool:
        return self.ended[position]

    def score(self, position: int) -> float:
        """The second golem's loss less the first's."""
        self.set(position)
        return float(loss_of(self.scene.golems[1]) - loss_of(self.scene.golems[0]))

    def verdict(self, position: int) -> float:
        """end.last, end.none; else as after the last round."""
        self.set(position)
        scene = self.scene
        if self.ended[position]:
            return float(scene.golems[0].on_field) - float(scene.golems[1].on_field)
        winners = leaders(scene, scene.setup.edition.comparison)
        return float(0 in winners) - float(1 in winners)
