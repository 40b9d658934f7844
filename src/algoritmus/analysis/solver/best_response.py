"""Best response to a mixed strategy: branch and bound over the rows of one side's program."""

from __future__ import annotations

from typing import Final, cast

from algoritmus.core.native import Int
from algoritmus.core.packed import Packed, RowDeck, TooManyPositions, Transitions

TOLERANCE: Final = 1e-12
MINUS_INFINITY: Final = -1e300
MAX_BOUNDS: Final = 3_000_000  # kept at once
MAX_NODES: Final = 20_000_000  # visited in one search
WIDTH: Final = 20  # bits: more than rows of a side, states of a hand or suffixes of programs
WIDE: Final = 1 << WIDTH

Program = list[int]


class Evaluation:
    """Evaluates positions in which a round ends, for the first side; for neither side above `upper_limit`."""

    upper_limit: float = 1e300

    def evaluate(self, position: int) -> float:
        raise NotImplementedError


class Graph:
    """The positions and the rows between them, computed by the game once and cached."""

    def __init__(self, game: Packed) -> None:
        self.game = game
        self.known: dict[int, Transitions] = {}

    def replies(self, position: int, side: int, rival: int) -> Transitions:
        key = (rival * 2 + side) * WIDE * WIDE + position
        found = self.known.get(key)
        if found is None:
            found = self.game.replies(position, side, rival)
            self.known[key] = found
        return found


class Suffixes:
    """Suffixes of programs, each stored as its first row and a shorter suffix; 0 is the empty suffix."""

    def __init__(self) -> None:
        self.head: list[Int] = [0]
        self.rest: list[Int] = [0]
        self.ids: dict[int, int] = {}

    def find(self, program: Program) -> int:
        suffix = 0
        for row in reversed(program):
            key = row * WIDE + suffix
            known = self.ids.get(key)
            if known is None:
                known = len(self.head)
                self.ids[key] = known
                self.head.append(row)
                self.rest.append(suffix)
            suffix = known
        return suffix


class RowChoice:
    """The rows that may be laid in a state of the hand: those without a question, and those with each question."""

    def __init__(self, deck: RowDeck, state: int) -> None:
        self.lays: list[Int] = cast("list[Int]", deck.lays(state))  # the same list, read as machine words
        self.after: list[Int] = cast("list[Int]", deck.after(state))
        self.free: int = deck.free(state)
        self.plain: list[Int] = []  # places in `lays`
        self.asking: list[list[Int]] = []
        self.effects: list[list[Int]] = []  # of every question
        self.width: int = 0  # effects of all
        for place, row in enumerate(self.lays):
            question = deck.question[row]
            while len(self.asking) <= question:
                self.asking.append([])
                self.effects.append([])
            (self.plain if question < 0 else self.asking[question]).append(place)
        for question, places in enumerate(self.asking):
            rows = [deck.lays(state)[place] for place in places]
            effects = {deck.yes[row] for row in rows} | {deck.no[row] for row in rows}
            self.effects[question] = cast("list[Int]", sorted(effects))
        self.width = len(self.plain) + sum([len(effects) for effects in self.effects])


class EffectBounds:
    """The upper bound of every effect against the rest of one program, and the transitions."""

    def __init__(self, transitions: Transitions, upper: list[float]) -> None:
        self.transitions = transitions
        self.upper = upper


class BestResponseSearch:
    """Finds best responses of one side in the rounds that begin with this deck and end with this evaluation."""

    def __init__(self, graph: Graph, side: int, deck: RowDeck, rows: int, evaluation: Evaluation) -> None:
        self.graph = graph
        self.side = side
        self.deck = deck
        self.rows = rows
        self.evaluation = evaluation
        self.sign: float = 1.0 if side == 0 else -1.0
        self.question: list[Int] = cast("list[Int]", deck.question)
        self.yes: list[Int] = cast("list[Int]", deck.yes)
        self.no: list[Int] = cast("list[Int]", deck.no)
        self.suffixes = Suffixes()
        self.choices: dict[int, RowChoice] = {}
        self.nexts: dict[int, list[int]] = {}
        self.upper_bounds: dict[int, float] = {}
        self.effect_bounds: dict[int, EffectBounds] = {}
        self.line: Program = [0] * rows  # the rows chosen so far
        self.best: float = MINUS_INFINITY
        self.best_program: Program = []
        self.second_program: Program = []  # the best before it
        self.nodes: int = 0
        self.node_limit: int = MAX_NODES  # after so many nodes any reply above the threshold will do
        self.truncated: bool = False  # the last search stopped at the limit: there may be a better reply

    def clear_bounds(self) -> None:
        """Forget the bounds, because the evaluation changes; positions and transitions stay."""
        self.upper_bounds = {}
        self.effect_bounds = {}

    def find(self, start: int, state: int, rivals: list[Program], weights: list[float], threshold: float) -> Program:
        """The best program against this mixture if its value for this side is above `threshold`, else nothing.

        `best` is its value then, else `threshold`. At the node limit the best program so far is returned.
        """
        self.best = threshold
        self.best_program = self.second_program = []
        self.nodes = 0
        self.truncated = False
        positions: list[int] = []
        suffixes: list[int] = []
        kept: list[float] = []
        for number, weight in enumerate(weights):
            if weight > 0.0:
                positions.append(start)
                suffixes.append(self.suffixes.find(rivals[number]))
                kept.append(weight)
        self.search(0, state, positions, suffixes, kept, 0.0)
        return self.best_program

    def value(self, position: int) -> float:
        return self.sign * self.evaluation.evaluate(position)

    # upper bounds

    def choice(self, state: int) -> RowChoice:
        found = self.choices.get(state)
        if found is None:
            found = RowChoice(self.deck, state)
            self.choices[state] = found
        return found

    def states_after(self, free: int) -> list[int]:
        """The free state after every effect that is possible in this one; -1 where it is not."""
        found = self.nexts.get(free)
        if found is None:
            deck = self.deck
            found = [-1] * (1 + max([max(deck.yes), max(deck.no)]))
            for place, row in enumerate(deck.lays(free)):
                found[deck.yes[row]] = found[deck.no[row]] = deck.after(free)[place]
            self.nexts[free] = found
        return found

    def upper_bound(self, position: int, suffix: int, free: int) -> float:
        """The most that any rows get from this state on against the rest of one known program."""
        if suffix == 0 or self.graph.game.is_over(position):
            return self.value(position)
        key = ((position << WIDTH) + suffix << WIDTH) + free
        known = self.upper_bounds.get(key)
        if known is not None:
            return known
        if len(self.upper_bounds) > MAX_BOUNDS:
            raise TooManyPositions
        best = MINUS_INFINITY
        rest = self.suffixes.rest[suffix]
        targets = self.graph.replies(position, self.side, self.suffixes.head[suffix]).targets
        for effect, after in enumerate(self.states_after(free)):
            if after >= 0:
                found = self.upper_bound(targets[effect], rest, after)
                if found > best:
                    best = found
                    if best >= self.evaluation.upper_limit:
                        break
        self.upper_bounds[key] = best
        return best

    def bound_effects(self, position: int, suffix: int, free: int) -> EffectBounds:
        """The upper bound of every effect against the rest of one program."""
        key = ((position << WIDTH) + suffix << WIDTH) + free
        found = self.effect_bounds.get(key)
        if found is None:
            transitions = self.graph.replies(position, self.side, self.suffixes.head[suffix])
            rest = self.suffixes.rest[suffix]
            upper = [
                self.upper_bound(transitions.targets[effect], rest, after) if after >= 0 else MINUS_INFINITY
                for effect, after in enumerate(self.states_after(free))
            ]
            found = EffectBounds(transitions, upper)
            self.effect_bounds[key] = found
        return found

    def bound_rows(
        self, choice: RowChoice, rivals: list[EffectBounds], weights: list[float], decided: float
    ) -> list[float]:
        """The upper bound after every row that may be laid next, against the whole mixture."""
        bounds = [0.0] * len(choice.lays)
        upper = [rival.upper for rival in rivals]
        for place in choice.plain:
            bounds[place] = decided + weighted_sum(upper, weights, self.yes[choice.lays[place]])
        for question, places in enumerate(choice.asking):
            if places:
                self.bound_questions(choice, question, rivals, weights, decided, bounds)
        return bounds

    def bound_questions(
        self,
        choice: RowChoice,
        question: int,
        rivals: list[EffectBounds],
        weights: list[float],
        decided: float,
        bounds: list[float],
    ) -> None:
        """Rows with this question: some rival programs make its answer yes, the others no, whatever the branches."""
        ayes: list[list[float]] = []
        noes: list[list[float]] = []
        yes_weights: list[float] = []
        no_weights: list[float] = []
        for rival, weight in zip(rivals, weights):  # noqa: B905 (as in `weighted_sum`)
            if rival.transitions.answers >> question & 1:
                ayes.append(rival.upper)
                yes_weights.append(weight)
            else:
                noes.append(rival.upper)
                no_weights.append(weight)
        if_yes = [0.0] * len(self.yes)
        if_no = [0.0] * len(self.yes)
        for effect in choice.effects[question]:
            if_yes[effect] = decided + weighted_sum(ayes, yes_weights, effect)
            if_no[effect] = weighted_sum(noes, no_weights, effect)
        for place in choice.asking[question]:
            row = choice.lays[place]
            bounds[place] = if_yes[self.yes[row]] + if_no[self.no[row]]

    # the search

    def search(
        self, depth: int, state: int, positions: list[int], suffixes: list[int], weights: list[float], decided: float
    ) -> None:
        """Try all rows that may come next, the highest bound first; `decided` is the value of rounds already over."""
        choice = self.choice(state)
        if self.node_limit_reached(choice, len(positions)):
            return
        rivals = [
            self.bound_effects(position, suffixes[place], choice.free) for place, position in enumerate(positions)
        ]
        bounds = self.bound_rows(choice, rivals, weights, decided)
        if depth + 1 == self.rows:
            self.choose_last_row(depth, choice, bounds)
            return
        likely = [(-bound, place) for place, bound in enumerate(bounds) if bound > self.best + TOLERANCE]
        likely.sort()
        tried: set[tuple[int, ...]] = set()
        for negative, place in likely:
            if self.truncated or -negative <= self.best + TOLERANCE:
                return
            self.line[depth] = choice.lays[place]
            self.descend(depth, choice.lays[place], choice.after[place], rivals, suffixes, weights, decided, tried)

    def node_limit_reached(self, choice: RowChoice, programs: int) -> bool:
        """Whether the search stops here with the reply that it has."""
        self.nodes += choice.width * programs
        if self.nodes > self.node_limit and self.best_program:
            self.truncated = True
            return True
        if self.nodes > MAX_NODES:
            raise TooManyPositions
        return False

    def choose_last_row(self, depth: int, choice: RowChoice, bounds: list[float]) -> None:
        """In the last row the bounds are exact."""
        chosen = -1
        most = self.best + TOLERANCE
        for place, bound in enumerate(bounds):
            if bound > most:
                most = bound
                chosen = place
        if chosen >= 0:
            self.line[depth] = choice.lays[chosen]
            self.improve(most)

    def descend(
        self,
        depth: int,
        row: Int,
        state: int,
        rivals: list[EffectBounds],
        suffixes: list[int],
        weights: list[float],
        decided: float,
        tried: set[tuple[int, ...]],
    ) -> None:
        """Play this row against all programs, merge equal positions, and search on."""
        where = self.targets(row, rivals)
        key = (state, *where)
        if key in tried:
            return
        tried.add(key)
        joined: dict[int, float] = {}
        for place, position in enumerate(where):
            if self.graph.game.is_over(position):
                decided += weights[place] * self.value(position)
                continue
            pair = (position << WIDTH) + self.suffixes.rest[suffixes[place]]
            joined[pair] = joined.get(pair, 0.0) + weights[place]
        if not joined:
            self.fill_rest(depth + 1, state, decided)
            return
        self.search(
            depth + 1,
            state,
            [pair >> WIDTH for pair in joined],
            [pair & WIDE - 1 for pair in joined],
            list(joined.values()),
            decided,
        )

    def targets(self, row: Int, rivals: list[EffectBounds]) -> list[int]:
        """The position after the row against each program, as by `RowDeck.target`."""
        question, yes, no = self.question[row], self.yes[row], self.no[row]
        where: list[int] = []
        for rival in rivals:
            transitions = rival.transitions
            effect = yes if question < 0 or transitions.answers >> question & 1 else no
            where.append(transitions.targets[effect])
        return where

    def fill_rest(self, depth: int, state: int, decided: float) -> None:
        """All rounds are over: complete the program with any rows."""
        if decided <= self.best + TOLERANCE:
            return
        for place in range(depth, self.rows):
            self.line[place] = self.deck.lays(state)[0]
            state = self.deck.after(state)[0]
        self.improve(decided)

    def improve(self, value: float) -> None:
        """The rows chosen so far are the best program found."""
        self.best = value
        self.second_program = self.best_program
        self.best_program = list(self.line)


def weighted_sum(upper: list[list[float]], weights: list[float], effect: Int) -> float:
    """The bound of an effect against the whole mixture."""
    found = 0.0
    for one, weight in zip(upper, weights):  # noqa: B905 (with `strict` the compiler makes a tuple of every pair)
        found += weight * one[effect]
    return found
