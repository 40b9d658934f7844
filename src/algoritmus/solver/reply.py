"""The best reply to a mixture of programs, found row by row: branch and bound over the rows of one side."""

from __future__ import annotations

from typing import Final

from algoritmus.core.packed import Deck, Packed, TooMany

EQUAL: Final = 1e-12
NEVER: Final = -1e300
MOST_BOUNDS: Final = 3_000_000  # kept at once
MOST_NODES: Final = 20_000_000  # looked at in one search
WIDE: Final = 1 << 20  # more than rows of a side, kinds of a hand or endings of programs

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
        self.known: dict[int, list[int]] = {}

    def replies(self, position: int, side: int, rival: int) -> list[int]:
        key = (rival * 2 + side) * WIDE * WIDE + position
        found = self.known.get(key)
        if found is None:
            found = self.game.replies(position, side, rival)
            self.known[key] = found
        return found


class Endings:
    """Ends of programs, each known by its first row and the rest; 0 is the empty end."""

    def __init__(self) -> None:
        self.head: list[int] = [0]
        self.rest: list[int] = [0]
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


class Replier:
    """Best replies of one side in the rounds that begin with this deck and end in these worths."""

    def __init__(self, graph: Graph, side: int, deck: Deck, rows: int, worths: Worths) -> None:
        self.graph = graph
        self.side = side
        self.deck = deck
        self.rows = rows
        self.worths = worths
        self.sign: float = 1.0 if side == 0 else -1.0
        self.endings = Endings()
        self.bounds: dict[int, float] = {}
        self.promised: dict[int, list[float]] = {}
        self.targets: dict[int, list[int]] = {}
        self.line: Program = [0] * rows
        self.best: float = NEVER
        self.best_line: Program = []
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
        self.best_line = []
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

    def bound(self, position: int, ending: int, kind: int) -> float:
        """The most that any rows of this kind get against the rest of one program that lies open."""
        if ending == 0 or self.graph.game.is_over(position):
            return self.value(position)
        key = (position * WIDE + ending) * WIDE + kind
        known = self.bounds.get(key)
        if known is not None:
            return known
        if len(self.bounds) > MOST_BOUNDS:
            raise TooMany
        best = NEVER
        rest = self.endings.rest[ending]
        for target in self.reached(position, self.endings.head[ending], kind):
            found = self.bound(target, rest, kind)
            if found > best:
                best = found
                if best >= self.worths.most:
                    break
        self.bounds[key] = best
        return best

    def reached(self, position: int, rival: int, kind: int) -> list[int]:
        """The different positions that rows of this kind lead to."""
        key = (position * WIDE + rival) * WIDE + kind
        found = self.targets.get(key)
        if found is None:
            replies = self.graph.replies(position, self.side, rival)
            found = list({replies[row] for row in self.deck.within(kind)})
            self.targets[key] = found
        return found

    def search(
        self, depth: int, state: int, positions: list[int], ends: list[int], weights: list[float], sure: float
    ) -> None:
        """All rows that may come next, the most promising first; `sure` is what is decided already."""
        if self.is_tired(state, len(positions)):
            return
        tops = self.tops(state, positions, ends, weights, sure)
        if depth + 1 == self.rows:
            self.end(depth, state, tops)
            return
        likely = [(-top, number) for number, top in enumerate(tops) if top > self.best + EQUAL]
        likely.sort()
        self.walk(depth, state, likely, positions, ends, weights, sure)

    def is_tired(self, state: int, programs: int) -> bool:
        """Whether patience ends here: a reply that is good enough is there."""
        self.nodes += len(self.deck.lays(state)) * programs
        if self.nodes > self.patience and self.best_line:
            self.cut = True
            return True
        if self.nodes > MOST_NODES:
            raise TooMany
        return False

    def tops(self, state: int, positions: list[int], ends: list[int], weights: list[float], sure: float) -> list[float]:
        """The bound after every row that may be laid next, against all these programs."""
        promised = [self.promises(position, ends[place], state) for place, position in enumerate(positions)]
        tops: list[float] = []
        for number in range(len(self.deck.lays(state))):
            top = sure
            for place, most in enumerate(promised):
                top += weights[place] * most[number]
            tops.append(top)
        return tops

    def end(self, depth: int, state: int, tops: list[float]) -> None:
        """The last row: what is promised is what it brings."""
        chosen = -1
        most = self.best + EQUAL
        for number, top in enumerate(tops):
            if top > most:
                most = top
                chosen = number
        if chosen >= 0:
            self.line[depth] = self.deck.lays(state)[chosen]
            self.best = most
            self.best_line = list(self.line)

    def promises(self, position: int, ending: int, state: int) -> list[float]:
        """The same against one of them."""
        key = (position * WIDE + ending) * WIDE + state
        found = self.promised.get(key)
        if found is None:
            table = self.graph.replies(position, self.side, self.endings.head[ending])
            rest = self.endings.rest[ending]
            after = self.deck.after(state)
            found = [
                self.bound(table[row], rest, self.deck.kind(after[number]))
                for number, row in enumerate(self.deck.lays(state))
            ]
            self.promised[key] = found
        return found

    def walk(
        self,
        depth: int,
        state: int,
        likely: list[tuple[float, int]],
        positions: list[int],
        ends: list[int],
        weights: list[float],
        sure: float,
    ) -> None:
        """On to the next row, after each of these as long as it may bring more than the best."""
        tables = [
            self.graph.replies(position, self.side, self.endings.head[ends[number]])
            for number, position in enumerate(positions)
        ]
        lays, after = self.deck.lays(state), self.deck.after(state)
        tried: set[tuple[int, ...]] = set()
        for least, number in likely:
            if self.cut or -least <= self.best + EQUAL:
                return
            self.line[depth] = lays[number]
            if depth + 2 == self.rows:
                self.finish(depth + 1, after[number], lays[number], tables, ends, weights, sure)
            else:
                self.descend(depth, lays[number], after[number], tables, ends, weights, sure, tried)

    def finish(
        self,
        depth: int,
        state: int,
        row: int,
        tables: list[list[int]],
        ends: list[int],
        weights: list[float],
        sure: float,
    ) -> None:
        """Play this row against all, and the last: nothing is joined, it is over at once."""
        if self.is_tired(state, len(tables)):
            return
        rest = self.endings.rest
        positions = [table[row] for table in tables]
        self.end(depth, state, self.tops(state, positions, [rest[ending] for ending in ends], weights, sure))

    def descend(
        self,
        depth: int,
        row: int,
        state: int,
        tables: list[list[int]],
        ends: list[int],
        weights: list[float],
        sure: float,
        tried: set[tuple[int, ...]],
    ) -> None:
        """Play this row against all, join what comes to the same, and go on."""
        where = [table[row] for table in tables]
        key = (state, *where)
        if key in tried:
            return
        tried.add(key)
        joined: dict[int, float] = {}
        for number, position in enumerate(where):
            if self.graph.game.is_over(position):
                sure += weights[number] * self.value(position)
                continue
            pair = position * WIDE + self.endings.rest[ends[number]]
            joined[pair] = joined.get(pair, 0.0) + weights[number]
        if not joined:
            self.settle(depth + 1, state, sure)
            return
        self.search(
            depth + 1,
            state,
            [key // WIDE for key in joined],
            [key % WIDE for key in joined],
            list(joined.values()),
            sure,
        )

    def settle(self, depth: int, state: int, sure: float) -> None:
        """Everything is decided: any rows do for the rest."""
        if sure <= self.best + EQUAL:
            return
        for place in range(depth, self.rows):
            self.line[place] = self.deck.lays(state)[0]
            state = self.deck.after(state)[0]
        self.best = sure
        self.best_line = list(self.line)
