"""A puzzle of Progers as places: a position, the cards left, the turn. What a table leads to is played once."""

from __future__ import annotations

from typing import Final, NamedTuple

from algoritmus.core.game import END
from algoritmus.core.puzzle import Labyrinth, Lay
from algoritmus.progers.law.laying import PASS, Move
from algoritmus.progers.law.program import Algorithm
from algoritmus.progers.law.round import Turned, play_turn
from algoritmus.progers.law.state import State
from algoritmus.progers.law.words import NOT_ENDED
from algoritmus.progers.path.quest import THE_ROVER, Quest, lawful
from algoritmus.progers.table.answers import PASS_WORD, read_move
from algoritmus.progers.table.laying import Laying

NO_CARDS: Final = 0


class Place(NamedTuple):
    """After so many turns: the position, the cards left, whether the goal is met."""

    turn: int
    state: State
    hand: tuple[int, ...]
    won: bool


class RoverLabyrinth(Labyrinth):
    """Tries of a puzzle, turn by turn."""

    def __init__(self, quest: Quest) -> None:
        self.quest = quest
        self.places: dict[Place, int] = {}
        self.known: list[Place] = []
        self.laid: dict[int, list[Lay]] = {}
        self.start = self.number(Place(0, quest.state, quest.hand, False))

    def number(self, place: Place) -> int:
        if place not in self.places:
            self.places[place] = len(self.known)
            self.known.append(place)
        return self.places[place]

    def lays(self, number: int) -> list[Lay]:
        if number not in self.laid:
            place = self.known[number]
            over = place.won or place.turn >= self.quest.turns or place.state.ended != NOT_ENDED
            self.laid[number] = [] if over else self.turns(place)
        return self.laid[number]

    def turns(self, place: Place) -> list[Lay]:
        """Every turn that the cards left can make; turns that leave the same table end in the same place."""
        ends: dict[tuple[Algorithm, tuple[int, ...]], int] = {}
        found = [Lay(PASS_WORD, NO_CARDS, self.number(self.after(place, PASS, place.hand)))]
        waiting: list[tuple[str, ...]] = [()]
        while waiting:
            words = waiting.pop()
            laying = self.laying(place, words)
            for word in laying.options():
                if word == END:
                    left = tuple(laying.left)
                    key = (laying.table.algorithm(), left)
                    if key not in ends:
                        move = read_move(place.state.setup, words).move
                        ends[key] = self.number(self.after(place, move, left))
                    found.append(Lay(" ".join(words) or "run", laying.played, ends[key]))
                elif word != PASS_WORD:
                    waiting.append((*words, word))
        return found

    def laying(self, place: Place, words: tuple[str, ...]) -> Laying:
        hand = [card for card, copies in enumerate(place.hand) for _ in range(copies)]
        laying = Laying(place.state.setup, place.state.algorithm, hand)
        for word in words:
            laying.lay(word)
        return laying

    def after(self, place: Place, move: Move, left: tuple[int, ...]) -> Place:
        turned = play_turn(place.state, THE_ROVER, move, telling=False)
        won = self.quest.met(turned.state)
        state = turned.state if won else others_turn(self.quest, turned.state, place.turn)[-1].state
        return Place(place.turn + 1, state, left, won)

    def is_whole(self, number: int) -> bool:
        place = self.known[number]
        return place.turn > 0 and not (self.quest.exact and any(place.hand))

    def is_solved(self, number: int) -> bool:
        return self.known[number].won


def others_turn(quest: Quest, state: State, turn: int, telling: bool = False) -> list[Turned]:
    """What the other rovers do after an own turn, each by its open list; who has nothing left passes."""
    found = [Turned(state, (), ())]
    for seat, turns in enumerate(quest.others, 1):
        if state.ended != NOT_ENDED:
            break
        move = turns[turn].move if turn < len(turns) and lawful(state, turns[turn]) else PASS
        found.append(play_turn(state, seat, move, telling))
        state = found[-1].state
    return found
