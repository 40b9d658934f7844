"""The best reply to a mixture of programs, found row by row: branch and bound over the rows of one side."""

from __future__ import annotations

from typing import Final, cast

from algoritmus.core.native import Int
from algoritmus.core.packed import Fan, Packed, RowDeck, TooMany

EQUAL: Final = 1e-12
NEVER: Final = -1e300
MOST_BOUNDS: Final = 3_000_000  # kept at once
MOST_NODES: Final = 20_000_000  # looked at in one search
WIDTH: Final = 20  # bits: more than rows of a side, states of a hand or endings of programs
WIDE: Final = 1 << WIDTH

Program = list[int]


class Worths:
    """What a position is worth to the first side when the round ends there; to neither side more than `most`."""

    most: float = 1e300

    def worth(self, position: int) -> float:
        raise NotImplementedError


class Graph:
    """Positions and rows between them, asked of the game once and kept."""

    def __init__(self, game: Packed) -> None:
        self.game = game
        self.known: dict[int, Fan] = {}

    def replies(self, position: int, side: int, rival: int) -> Fan:
        key = (rival * 2 + side) * WIDE * WIDE + position
        found = self.known.get(key)
        if found is None:
            found = self.game.replies(position, side, rival)
            self.known[key] = found
        return found


class Endings:
    """Ends of programs, each known by its first row and the rest; 0 is the empty end."""

    def __init__(self) -> None:
        self.head: list[Int] = [0]
        self.rest: list[Int] = [0]
        self.ids: dict[int, int] = {}

    def find(self, program: Program) -> int:
        ending = 0
        for row in reversed(program):
            key = row * WIDE + ending
            known = self.ids.get(key)
            if known is None:
                known = len(self.head)
                self.ids[key] = known
                self.head.append(row)
                self.rest.append(ending)
            ending = known
        return ending


class RowChoice:
    """The rows that may be laid in a state of the hand: those without a question, and those with each question."""

    def __init__(self, deck: RowDeck, state: int) -> None:
        self.lays: list[Int] = cast("list[Int]", deck.lays(state))  # the same list, read as machine words
        self.after: list[Int] = cast("list[Int]", deck.after(state))
        self.free: int = deck.free(state)
        self.plain: list[Int] = []  # places in `lays`
        self.asking: list[list[Int]] = []
        self.deeds: list[list[Int]] = []  # of every question
        self.width: int = 0  # deeds of all
        for place, row in enumerate(self.lays):
            question = deck.question[row]
            while len(self.asking) <= question:
                self.asking.append([])
                self.deeds.append([])
            (self.plain if question < 0 else self.asking[question]).append(place)
        for question, places in enumerate(self.asking):
            rows = [deck.lays(state)[place] for place in places]
            deeds = {deck.yes[row] for row in rows} | {deck.no[row] for row in rows}
            self.deeds[question] = cast("list[Int]", sorted(deeds))
        self.width = len(self.plain) + sum([len(deeds) for deeds in self.deeds])


class Promise:
    """What every deed may bring at most against the rest of one program, and where it leads."""

    def __init__(self, fan: Fan, most: list[float]) -> None:
        self.fan = fan
        self.most = most


class Replier:
    """Best replies of one side in the rounds that begin with this deck and end in these worths."""

    def __init__(self, graph: Graph, side: int, deck: RowDeck, rows: int, worths: Worths) -> None:
        self.graph = graph
        self.side = side
        self.deck = deck
        self.rows = rows
        self.worths = worths
        self.sign: float = 1.0 if side == 0 else -1.0
        self.question: list[Int] = cast("list[Int]", deck.question)
        self.yes: list[Int] = cast("list[Int]", deck.yes)
        self.no: list[Int] = cast("list[Int]", deck.no)
        self.endings = Endings()
        self.choices: dict[int, RowChoice] = {}
        self.nexts: dict[int, list[int]] = {}
        self.bounds: dict[int, float] = {}
        self.promised: dict[int, Promise] = {}
        self.line: Program = [0] * rows
        self.best: float = NEVER
        self.best_line: Program = []
        self.next_line: Program = []  # the best before it
        self.nodes: int = 0
        self.patience: int = MOST_NODES  # nodes after which any reply that is good enough will do
        self.cut: bool = False  # the last search ended so: there may be a better reply

    def forget(self) -> None:
        """Other worths: what was bounded by the old ones is gone, the positions stay."""
        self.bounds = {}
        self.promised = {}

    def find(self, start: int, state: int, rivals: list[Program], weights: list[float], least: float) -> Program:
        """The best program against this mixture if it is worth more than `least` to this side, else nothing.

        `best` is then what it is worth, else `least`. If patience ends first, a good one stands for the best.
        """
        self.best = least
        self.best_line = self.next_line = []
        self.nodes = 0
        self.cut = False
        positions: list[int] = []
        ends: list[int] = []
        kept: list[float] = []
        for number, weight in enumerate(weights):
            if weight > 0.0:
                positions.append(start)
                ends.append(self.endings.find(rivals[number]))
                kept.append(weight)
        self.search(0, state, positions, ends, kept, 0.0)
        return self.best_line

    def value(self, position: int) -> float:
        return self.sign * self.worths.worth(position)

    # what may be hoped for

    def choice(self, state: int) -> RowChoice:
        found = self.choices.get(state)
        if found is None:
            found = RowChoice(self.deck, state)
            self.choices[state] = found
        return found

    def after_deeds(self, free: int) -> list[int]:
        """The free state after every deed that may be done in this one; -1 where it may not."""
        found = self.nexts.get(free)
        if found is None:
            deck = self.deck
            found = [-1] * (1 + max([max(deck.yes), max(deck.no)]))
            for place, row in enumerate(deck.lays(free)):
                found[deck.yes[row]] = found[deck.no[row]] = deck.after(free)[place]
            self.nexts[free] = found
        return found

    def bound(self, position: int, ending: int, free: int) -> float:
        """The most that any rows get from this state on against the rest of one program that lies open."""
        if ending == 0 or self.graph.game.is_over(position):
            return self.value(position)
        key = ((position << WIDTH) + ending << WIDTH) + free
        known = self.bounds.get(key)
        if known is not None:
            return known
        if len(self.bounds) > MOST_BOUNDS:
            raise TooMany
        best = NEVER
        rest = self.endings.rest[ending]
        targets = self.graph.replies(position, self.side, self.endings.head[ending]).targets
        for deed, after in enumerate(self.after_deeds(free)):
            if after >= 0:
                found = self.bound(targets[deed], rest, after)
                if found > best:
                    best = found
                    if best >= self.worths.most:
                        break
        self.bounds[key] = best
        return best

    def promise(self, position: int, ending: int, free: int) -> Promise:
        """What every deed gets at most."""
        key = ((position << WIDTH) + ending << WIDTH) + free
        found = self.promised.get(key)
        if found is None:
            fan = self.graph.replies(position, self.side, self.endings.head[ending])
            rest = self.endings.rest[ending]
            most = [
                self.bound(fan.targets[deed], rest, after) if after >= 0 else NEVER
                for deed, after in enumerate(self.after_deeds(free))
            ]
            found = Promise(fan, most)
            self.promised[key] = found
        return found

    def hopes(self, choice: RowChoice, promises: list[Promise], weights: list[float], sure: float) -> list[float]:
        """The bound after every row that may be laid next, against all these programs."""
        hopes = [0.0] * len(choice.lays)
        most = [promise.most for promise in promises]
        for place in choice.plain:
            hopes[place] = sure + total(most, weights, self.yes[choice.lays[place]])
        for question, places in enumerate(choice.asking):
            if places:
                self.hope_asking(choice, question, promises, weights, sure, hopes)
        return hopes

    def hope_asking(
        self,
        choice: RowChoice,
        question: int,
        promises: list[Promise],
        weights: list[float],
        sure: float,
        hopes: list[float],
    ) -> None:
        """Rows with this question: some programs answer yes to it, the others no, whatever is done then."""
        ayes: list[list[float]] = []
        noes: list[list[float]] = []
        yes_weights: list[float] = []
        no_weights: list[float] = []
        for promise, weight in zip(promises, weights):  # noqa: B905 (as in `total`)
            if promise.fan.answers >> question & 1:
                ayes.append(promise.most)
                yes_weights.append(weight)
            else:
                noes.append(promise.most)
                no_weights.append(weight)
        if_yes = [0.0] * len(self.yes)
        if_no = [0.0] * len(self.yes)
        for deed in choice.deeds[question]:
            if_yes[deed] = sure + total(ayes, yes_weights, deed)
            if_no[deed] = total(noes, no_weights, deed)
        for place in choice.asking[question]:
            row = choice.lays[place]
            hopes[place] = if_yes[self.yes[row]] + if_no[self.no[row]]

    # the search

    def search(
        self, depth: int, state: int, positions: list[int], ends: list[int], weights: list[float], sure: float
    ) -> None:
        """All rows that may come next, the most promising first; `sure` is what is decided already."""
        choice = self.choice(state)
        if self.is_tired(choice, len(positions)):
            return
        promises = [self.promise(position, ends[place], choice.free) for place, position in enumerate(positions)]
        hopes = self.hopes(choice, promises, weights, sure)
        if depth + 1 == self.rows:
            self.end(depth, choice, hopes)
            return
        likely = [(-hope, place) for place, hope in enumerate(hopes) if hope > self.best + EQUAL]
        likely.sort()
        tried: set[tuple[int, ...]] = set()
        for least, place in likely:
            if self.cut or -least <= self.best + EQUAL:
                return
            self.line[depth] = choice.lays[place]
            self.descend(depth, choice.lays[place], choice.after[place], promises, ends, weights, sure, tried)

    def is_tired(self, choice: RowChoice, programs: int) -> bool:
        """Whether patience ends here: a reply that is good enough is there."""
        self.nodes += choice.width * programs
        if self.nodes > self.patience and self.best_line:
            self.cut = True
            return True
        if self.nodes > MOST_NODES:
            raise TooMany
        return False

    def end(self, depth: int, choice: RowChoice, hopes: list[float]) -> None:
        """The last row: what is hoped for is what it brings."""
        chosen = -1
        most = self.best + EQUAL
        for place, hope in enumerate(hopes):
            if hope > most:
                most = hope
                chosen = place
        if chosen >= 0:
            self.line[depth] = choice.lays[chosen]
            self.improve(most)

    def descend(
        self,
        depth: int,
        row: Int,
        state: int,
        promises: list[Promise],
        ends: list[int],
        weights: list[float],
        sure: float,
        tried: set[tuple[int, ...]],
    ) -> None:
        """Play this row against all, join what comes to the same, and go on."""
        where = self.played(row, promises)
        key = (state, *where)
        if key in tried:
            return
        tried.add(key)
        joined: dict[int, float] = {}
        for place, position in enumerate(where):
            if self.graph.game.is_over(position):
                sure += weights[place] * self.value(position)
                continue
            pair = (position << WIDTH) + self.endings.rest[ends[place]]
            joined[pair] = joined.get(pair, 0.0) + weights[place]
        if not joined:
            self.settle(depth + 1, state, sure)
            return
        self.search(
            depth + 1,
            state,
            [pair >> WIDTH for pair in joined],
            [pair & WIDE - 1 for pair in joined],
            list(joined.values()),
            sure,
        )

    def played(self, row: Int, promises: list[Promise]) -> list[int]:
        """Where the row leads against each of them, as `RowDeck.does` tells it."""
        question, yes, no = self.question[row], self.yes[row], self.no[row]
        where: list[int] = []
        for promise in promises:
            fan = promise.fan
            deed = yes if question < 0 or fan.answers >> question & 1 else no
            where.append(fan.targets[deed])
        return where

    def settle(self, depth: int, state: int, sure: float) -> None:
        """Everything is decided: any rows do for the rest."""
        if sure <= self.best + EQUAL:
            return
        for place in range(depth, self.rows):
            self.line[place] = self.deck.lays(state)[0]
            state = self.deck.after(state)[0]
        self.improve(sure)

    def improve(self, worth: float) -> None:
        """The line as it lies now is the best so far."""
        self.best = worth
        self.next_line = self.best_line
        self.best_line = list(self.line)


def total(most: list[list[float]], weights: list[float], deed: Int) -> float:
    """What a deed may bring against all of them."""
    found = 0.0
    for one, weight in zip(most, weights):  # noqa: B905 (with `strict` the compiler makes a tuple of every pair)
        found += weight * one[deed]
    return found
