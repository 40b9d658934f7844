"""Games of two golems on an empty square, to be solved whole: their positions up to symmetry, and what dice give."""

from __future__ import annotations

from array import array
from itertools import product
from typing import Final

from algoritmus.core.grid import NO_CELL, Grid
from algoritmus.core.packed import Deal, TablePlace, WholeGame
from algoritmus.games.golems.rules.codes import LEFT, NOTHING, RIGHT
from algoritmus.games.golems.rules.edition import NEVER, Edition
from algoritmus.games.golems.rules.packed import SIDES, PackedGolems
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.state import Figure, Setup, Sheet, State

SIZES: Final = (4, 6)
SYMMETRIES: Final = 8
UNKNOWN: Final = -1


class WholeGolems(WholeGame):
    """All positions of two usual golems, in orbits: turning and mirroring the field and exchanging the golems."""

    def __init__(self, edition: Edition, size: int, with_dice: bool, rows: int = 4) -> None:
        state = opening_state(edition, size, rows)
        grants: list[str] | None = None if with_dice else []
        hand = Hand(edition, state.setup.sheets[0].rows, (), grants)
        self.golems = PackedGolems(state, [hand, hand], NEVER)
        super().__init__(self.golems)
        assert hand.copies()[LEFT] == hand.copies()[RIGHT], "a mirror exchanges them"
        self.size = size
        self.limit: int = state.setup.sheets[0].limit
        self.stances: int = size * size * 4 * self.limit
        self.orbits = array("i", [UNKNOWN]) * (self.stances * self.stances)
        self.known: dict[int, int] = {}
        self.opening = self.golems.begin(self.golems.start)
        self.number_orbits([[self.moved(stance, turn) for stance in range(self.stances)] for turn in range(SYMMETRIES)])
        self.deal(edition if with_dice else None)

    def number_orbits(self, moved: list[list[int]]) -> None:
        """Every orbit from its first position; even numbers as it is, odd ones with the golems exchanged."""
        for one in range(self.stances):
            for other in range(self.stances):
                if self.cell(one) == self.cell(other) or self.orbits[one * self.stances + other] != UNKNOWN:
                    continue
                orbit = len(self.starts)
                self.starts.append(self.golems.put([*self.parts_of(one), *self.parts_of(other)]))
                for turn in moved:
                    self.orbits[turn[one] * self.stances + turn[other]] = orbit * SIDES
                for turn in moved:
                    place = turn[other] * self.stances + turn[one]
                    if self.orbits[place] == UNKNOWN:
                        self.orbits[place] = orbit * SIDES + 1

    def cell(self, stance: int) -> int:
        return stance // (4 * self.limit)

    def parts_of(self, stance: int) -> tuple[int, int, int]:
        return stance // (4 * self.limit), stance // self.limit % 4, stance % self.limit

    def stance(self, cell: int, facing: int, damage: int) -> int:
        return (cell * 4 + facing) * self.limit + damage

    def moved(self, stance: int, turn: int) -> int:
        """A stance after so many quarter turns to the right, mirrored first from the fifth on."""
        cell, facing, damage = self.parts_of(stance)
        column, row = cell % self.size, cell // self.size
        if turn >= 4:
            column, facing = self.size - 1 - column, -facing % 4
        for _ in range(turn % 4):
            column, row, facing = row, self.size - 1 - column, (facing + 1) % 4
        return self.stance(row * self.size + column, facing, damage)

    def deal(self, edition: Edition | None) -> None:
        """bonus.small, bonus.blocks: every face of both dice; bonus.beginner: none."""
        decks = [self.golems.hand(side, self.golems.lengths[side]) for side in range(SIDES)]
        if edition is None:
            self.deals = [Deal(1.0, decks[0].first, decks[1].first)]
            return
        faces = faces_of(edition)
        for mine, chance in faces.items():
            for theirs, other in faces.items():
                states = [decks[side].granted(edition.grants.get(word, ())) for side, word in enumerate((mine, theirs))]
                self.deals.append(Deal(chance * other, states[0], states[1]))

    def find(self, position: int) -> int:
        known = self.known.get(position)
        if known is None:
            where = self.golems.where(position)
            one, other = self.stance(*where[:3]), self.stance(*where[3:])
            orbit = self.orbits[one * self.stances + other]
            known = orbit // SIDES if orbit % SIDES == 0 else ~(orbit // SIDES)
            self.known[position] = known
        return known

    def enter(self, place: tuple[int, ...]) -> int:
        return self.golems.put(place)

    def words(self, side: int, program: list[int]) -> list[str]:
        return self.golems.alphabets[side].program_of(program, self.golems.lengths[side])


def opening_state(edition: Edition, size: int, rows: int) -> State:
    """field.start: the first bottom left facing north, the second top right facing south."""
    setup = Setup(edition, Grid(["." * size] * size), [Sheet(name, rows=rows) for name in ("red", "blue")])
    return State(setup, [Figure(0, 0), Figure(size * size - 1, 2)], [NOTHING] * (size * size))


def faces_of(edition: Edition) -> dict[str, float]:
    """The grant words that the dice can show, with their chances; empty for a blank."""
    chances: dict[str, float] = {}
    thrown = list(product(*edition.dice))
    for faces in thrown:
        word = faces[1] if faces[0] == "number" else faces[0]
        chances[word] = chances.get(word, 0.0) + 1 / len(thrown)
    return chances


def place_of(state: State, way: str, limit: int) -> TablePlace | None:
    """Where a table of this way to play has the state; None if one could not have it."""
    setup, size = state.setup, len(state.setup.field.lines)
    usual = Sheet("").key()[1:]
    if size not in SIZES or setup.field.lines != ("." * size,) * size or any(state.things):
        return None
    if len(state.figures) != SIDES or any(one.carrying or one.at == NO_CELL for one in state.figures):
        return None
    if any(sheet.key()[1:] != usual for sheet in setup.sheets):
        return None
    place = [number for one in state.figures for number in (one.at, one.facing, one.damage)]
    last = min(limit or NEVER, setup.last_round)
    return TablePlace(way, size, tuple(place), last - state.round + 1 if last < NEVER else 0)
