"""Search graph of a Progers puzzle: a place is a position, the cards left and the turn; each is played once."""

from __future__ import annotations

from typing import NamedTuple

from algoritmus.core.game import END
from algoritmus.core.package.puzzle import Edge, SearchGraph
from algoritmus.games.progers.puzzles.definition import PuzzleDefinition
from algoritmus.games.progers.rules.answers import PASS_WORD, read_move
from algoritmus.games.progers.rules.codes import NOT_ENDED
from algoritmus.games.progers.rules.edits import PASS, TurnMove
from algoritmus.games.progers.rules.legality import Laying
from algoritmus.games.progers.rules.program import Algorithm
from algoritmus.games.progers.rules.state import State


class Place(NamedTuple):
    """After so many turns: the position, the cards left, whether the goal is met."""

    turn: int
    state: State
    hand: tuple[int, ...]
    won: bool


class RoverSearchGraph(SearchGraph):
    """Tries of a puzzle, turn by turn."""

    def __init__(self, definition: PuzzleDefinition) -> None:
        self.definition = definition
        self.places: dict[Place, int] = {}
        self.known: list[Place] = []
        self.laid: dict[int, list[Edge]] = {}
        self.start = self.number(Place(0, definition.state, definition.hand, False))

    def number(self, place: Place) -> int:
        if place not in self.places:
            self.places[place] = len(self.known)
            self.known.append(place)
        return self.places[place]

    def edges(self, number: int) -> list[Edge]:
        if number not in self.laid:
            place = self.known[number]
            over = place.won or place.turn >= self.definition.turns or place.state.ended != NOT_ENDED
            self.laid[number] = [] if over else self.turns(place)
        return self.laid[number]

    def turns(self, place: Place) -> list[Edge]:
        """Every turn that the cards left can make; turns that leave the same table end in the same place."""
        ends: dict[tuple[Algorithm, tuple[int, ...]], int] = {}
        found = [Edge(PASS_WORD, cards=0, to=self.number(self.after(place, PASS, place.hand)))]
        waiting: list[tuple[str, ...]] = [()]
        while waiting:
            words = waiting.pop()
            laying = self.laying(place, words)
            for word in laying.options():
                if word == END:
                    left = tuple(laying.left)
                    key = (laying.table.algorithm(), left)
                    if key not in ends:
                        move = read_move(place.state.setup, words)
                        ends[key] = self.number(self.after(place, move, left))
                    found.append(Edge(" ".join(words) or "run", laying.played, ends[key]))
                elif word != PASS_WORD:
                    waiting.append((*words, word))
        return found

    def laying(self, place: Place, words: tuple[str, ...]) -> Laying:
        hand = [card for card, copies in enumerate(place.hand) for _ in range(copies)]
        laying = Laying(place.state.setup, place.state.algorithm, hand)
        for word in words:
            laying.lay(word)
        return laying

    def after(self, place: Place, move: TurnMove, left: tuple[int, ...]) -> Place:
        turns = self.definition.play_round(place.state, place.turn, move)
        return Place(place.turn + 1, turns[-1].state, left, self.definition.met(turns[0].state))

    def is_whole(self, number: int) -> bool:
        place = self.known[number]
        return place.turn > 0 and not (self.definition.exact and any(place.hand))

    def is_solved(self, number: int) -> bool:
        return self.known[number].won
