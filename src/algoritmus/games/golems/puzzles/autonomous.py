"""Puzzles of the autonomous game: one program, laid whole and repeated until the goal is met or nothing changes."""

from __future__ import annotations

from algoritmus.core.package.puzzle import LastRow, MergedEdge
from algoritmus.games.golems.components.scenario import Scenario
from algoritmus.games.golems.puzzles.positions import LOST, WON
from algoritmus.games.golems.puzzles.search_graph import NO_PIECE, GolemSearchGraph, Place


class RepeatSearchGraph(GolemSearchGraph):
    """A place is what is laid so far; rows between positions are played once, whichever program they are in."""

    def __init__(self, scenario: Scenario) -> None:
        self.prefixes: dict[tuple[int, ...], int] = {(): 0}
        self.listed: list[tuple[int, ...]] = [()]
        self.results: dict[int, int] = {}
        super().__init__(scenario)
        self.start = self.number(self.known[self.start]._replace(position=0))

    def lay(self, place: Place, piece: int) -> tuple[int, int]:
        prefix = (*self.listed[place.position], piece)
        if prefix not in self.prefixes:
            self.prefixes[prefix] = len(self.listed)
            self.listed.append(prefix)
        return self.prefixes[prefix], NO_PIECE

    def merged_edges(self, number: int) -> list[MergedEdge]:
        return [MergedEdge(edge.cards, edge.to, 1) for edge in self.edges(number)]

    def last_row(self, number: int) -> LastRow | None:  # noqa: ARG002
        return None

    def next_rounds(self, place: Place) -> list[Place]:  # noqa: ARG002
        return []

    def outcome(self, place: Place) -> int:
        """WON or LOST; end.repeat: a position that comes back can only repeat."""
        if place.position not in self.results:
            self.results[place.position] = self.repeated(self.listed[place.position])
        return self.results[place.position]

    def is_whole(self, number: int) -> bool:
        place = self.known[number]
        return self.ends(place) and self.keeps_all(place.hand, place.used)

    def repeated(self, program: tuple[int, ...]) -> int:
        """Round by round, from every position that was not met before."""
        position, seen = self.field.start, set[int]()
        for _ in range(self.scenario.last_round()):
            fresh = [one for one in self.field.members(position) if one not in seen]
            if not fresh:
                return LOST
            seen.update(fresh)
            position = self.one_round(self.field.join(fresh), program)
            if position in (WON, LOST):
                return position
            position = self.field.next_round(position)
        return LOST

    def one_round(self, position: int, program: tuple[int, ...]) -> int:
        rows = len(program)
        for row, piece in enumerate(program):
            key = (position, row if self.rowed else 0, rows if self.rowed else 1, NO_PIECE, piece)
            if key not in self.played:
                after = self.field.play(position, key[1], key[2], [self.passes[piece]], NO_PIECE)
                self.played[key] = after, NO_PIECE
            position = self.played[key][0]
        if not self.rowed:
            return position
        if (position, rows) not in self.ended:
            self.ended[(position, rows)] = self.field.finish(position, rows)
        return self.ended[(position, rows)]
