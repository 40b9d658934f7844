"""How good was a program: what it could lose against the best reply, what the best mixture earns, and a better one.

A round of two sides is solved exactly where it has numbers; any other is judged by trying out, and says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.packed import Packed, TooMany, Undecided
from algoritmus.core.played import HARM, WORTH, PlayedRound
from algoritmus.solver.analyse import Unsolved
from algoritmus.solver.habit import Habit
from algoritmus.solver.reply import Graph, Program
from algoritmus.solver.round import RoundSolver, Scores, Solution

BEST: Final = "best"  # nothing better could be laid
GOOD: Final = "good"  # a best mixture has it, but who guesses it gains by that
SLIP: Final = "slip"  # a little was given away
WEAK: Final = "weak"  # much was
MISSED: Final = "missed"  # nothing was lost, but a chance was

SURE: Final = 1e-6
MUCH: Final = {HARM: 1.0, WORTH: 4.0}  # of what the round is about
SHARE: Final = 0.25  # how often is now and then
TURNS: Final = 400  # of the double oracle, then the round is called too large
TRIES: Final = 120  # other answers
WORLDS: Final = 8  # what the others may do, in the search for a better answer
AGAIN: Final = 32  # and in its proof, with others that have had no part in the choice
REPLIES: Final = 120
SOUND: Final = 12  # promising answers of a hint that are looked at closely
SPREAD: Final = 1.96  # 95 %
Answer = tuple[str, ...]
World = tuple[dict[int, Answer], int]


class Reply(NamedTuple):
    """What a rival could have laid."""

    seat: int
    cards: Answer


class Judgement(NamedTuple):
    """One seat in one round; what is counted, it counts in its own favour."""

    seat: int
    exact: bool
    reason: str  # why not exact
    grade: str
    unit: str
    what: str
    got: float  # what it really brought
    own: float  # what it brings who lays it now and then, or on average against those tried
    value: float  # what the best mixture earns; else the best that was found, on average
    worst: float | None  # against the best reply, if anybody replies
    reply: Reply | None
    better: Answer  # one to try; empty where there is none
    tries: int


def judge_round(
    played: PlayedRound, laid: Mapping[int, Answer], got: Mapping[int, float], exact: bool = True
) -> list[Judgement]:
    """Everybody who has laid something; where the exact way is barred it says why."""
    if not exact:
        return estimate(played, laid, got, played.reason or "time")
    try:
        return solve(played, laid)
    except Unsolved as error:
        return estimate(played, laid, got, error.reason)


# exactly


class SolvedRound:
    """A round that is solved; worths are gains of the first side."""

    def __init__(self, packed: Packed, position: int) -> None:
        self.packed = packed
        self.before = packed.score(position)
        self.solver = RoundSolver(Graph(packed), position, Scores(packed))
        self.solver.watch = self.count
        self.turns = 0
        self.start = packed.begin(position)
        self.found: Solution = self.solver.solve(self.start, [], [])

    def count(self, programs: int, gap: float) -> None:  # noqa: ARG002
        self.turns += 1
        if self.turns > TURNS:
            raise TooMany

    def whole(self, rows: list[int]) -> Program:
        """As many rows as the round has."""
        return rows + [0] * (self.solver.rows - len(rows))

    def gain(self, side: int, own: Program, rival: Program) -> float:
        pair = (own, rival) if side == 0 else (rival, own)
        return signed(side, self.solver.payoff(self.start, *pair) - self.before)

    def value(self, side: int) -> float:
        return signed(side, self.found.value - self.before)

    def now_and_then(self, side: int, own: Program) -> float:
        """What a program brings to a side that lays it a share of the time and the rest as well as it can."""
        support = [self.found.support(one) for one in (0, 1)]
        habit = Habit(self.solver, self.start, support, side, own, SHARE).run()
        cost = signed(side, self.found.value - habit.value) / SHARE
        return self.value(side) - (cost if cost > SURE else 0.0)

    def worst(self, side: int, own: Program) -> tuple[float, Program]:
        """What the best reply leaves of it, and that reply."""
        reply, found = self.solver.best_reply(self.start, 1 - side, [own], [1.0])
        return -reply - signed(side, self.before) + 0.0, found

    def better(self, side: int, rival: Program) -> Program:
        """Of the best mixture the one that does best against what the rival laid."""
        weights = zip(self.found.programs[side], self.found.weights[side], strict=True)
        return max((self.gain(side, one, rival), weight, one) for one, weight in weights if weight > SURE)[2]


def signed(side: int, value: float) -> float:
    """In favour of this side; what is nothing but rounding is nothing."""
    return round(value if side == 0 else -value, 9) + 0.0


def solved(played: PlayedRound) -> SolvedRound:
    """The round as numbers; Unsolved where that cannot be."""
    if played.packed is None:
        raise Unsolved(played.reason)
    try:
        found = SolvedRound(played.packed, played.start)
    except TooMany:
        raise Unsolved("positions") from None
    except Undecided as error:
        raise Unsolved(error.reason) from None
    if found.found.gap > SURE:
        raise Unsolved("gap")
    return found


def solve(played: PlayedRound, laid: Mapping[int, Answer]) -> list[Judgement]:
    found = solved(played)
    programs = [found.whole(played.rows(side, laid[side]) if side in laid else []) for side in (0, 1)]
    try:
        return [judge_side(played, found, seat, programs) for seat in played.seats]
    except TooMany:
        raise Unsolved("positions") from None
    except Undecided as error:
        raise Unsolved(error.reason) from None


def judge_side(played: PlayedRound, found: SolvedRound, side: int, programs: list[Program]) -> Judgement:
    own, rival = programs[side], programs[1 - side]
    value, against = found.value(side), found.now_and_then(side, own)
    worst, reply = found.worst(side, own)
    grade = grade_of(value - against, value - worst, worst)
    better = found.better(side, rival) if grade not in (BEST, GOOD) else None
    answered = 1 - side in played.seats
    return Judgement(
        seat=side,
        exact=True,
        reason="",
        grade=grade,
        unit=played.unit,
        what=played.what,
        got=found.gain(side, own, rival),
        own=against,
        value=value,
        worst=worst,
        reply=Reply(1 - side, played.cards(1 - side, reply)) if answered else None,
        better=played.cards(side, better) if better is not None else (),
        tries=0,
    )


def grade_of(regret: float, exploitable: float, worst: float) -> str:
    if exploitable <= SURE:
        return BEST
    if regret <= SURE:
        return GOOD
    return SLIP if regret <= MUCH[HARM] + SURE else WEAK if worst < 0 else MISSED


# by trying out


def estimate(played: PlayedRound, laid: Mapping[int, Answer], got: Mapping[int, float], reason: str) -> list[Judgement]:
    try:
        return [Tried(played, laid, seat).judge(got.get(seat, 0.0), reason) for seat in played.seats]
    except LookupError:  # a puzzle, to which hardly any answer can be found by chance
        return []


class Tried:
    """What one seat laid, beside other answers, against what the others laid or could have laid."""

    def __init__(self, played: PlayedRound, laid: Mapping[int, Answer], seat: int) -> None:
        self.played = played
        self.laid = dict(laid)
        self.seat = seat
        self.rivals = [one for one in played.seats if one != seat]
        self.chance: Chance = Seeded(f"judge {seat}")

    def judge(self, got: float, reason: str) -> Judgement:
        own = self.laid[self.seat]
        better, first, second = self.compare(own, self.search(TRIES))
        worst, reply = self.worst()
        grade = GOOD if not better else SLIP if second - first <= MUCH[self.played.unit] else WEAK
        value = second if better else first
        facts = (self.played.unit, self.played.what, got, first, value, worst, reply, better, TRIES)
        return Judgement(self.seat, False, reason, grade, *facts)

    def worlds(self, number: int) -> list[World]:
        """What the others lay, and a seed for chance; they do first what they did."""
        drawn = [{seat: self.played.draw(seat, self.chance) for seat in self.rivals} for _ in range(number - 1)]
        known = {seat: self.laid[seat] for seat in self.rivals if seat in self.laid}
        first = [known] if len(known) == len(self.rivals) else []
        return [(answers, self.chance.draw(1_000_000, "seed")) for answers in (*first, *drawn)]

    def gain(self, own: Answer, world: World) -> float:
        answers, seed = world
        return self.played.play({**answers, self.seat: own}, Seeded(seed))[self.seat]

    def prospect(self, own: Answer, world: World) -> float:
        answers, seed = world
        return self.played.prospects({**answers, self.seat: own}, Seeded(seed))[self.seat]

    def search(self, tries: int) -> Answer:
        """The best of many answers; it had luck, so it must be looked at again."""
        worlds = self.worlds(WORLDS)
        return max(self.others(tries), key=lambda own: sum(self.gain(own, world) for world in worlds))

    def others(self, number: int) -> list[Answer]:
        """Answers that the seat might give, none of them twice."""
        return list(dict.fromkeys(self.played.draw(self.seat, self.chance) for _ in range(number)))

    def compare(self, own: Answer, other: Answer) -> tuple[Answer, float, float]:
        """The other if it is better beyond chance, and what both bring on average."""
        worlds = self.worlds(AGAIN)
        gains = [(self.gain(own, world), self.gain(other, world)) for world in worlds]
        first, second = sum(one for one, _ in gains) / len(gains), sum(two for _, two in gains) / len(gains)
        ahead = second - first
        spread = sqrt(sum((two - one - ahead) ** 2 for one, two in gains) / (len(gains) - 1) / len(gains))
        return other if ahead > SPREAD * spread + SURE else (), first, second

    def worst(self) -> tuple[float | None, Reply | None]:
        """The reply of one rival that hurts most, while the others do what they did."""
        seed = self.chance.draw(1_000_000, "seed")
        found = [(self.left_by(reply, seed), reply) for reply in self.replies()]
        return min(found, key=lambda one: one[0]) if found else (None, None)

    def replies(self) -> list[Reply]:
        if any(seat not in self.laid for seat in self.rivals):
            return []
        each = REPLIES // max(1, len(self.rivals))
        return [Reply(seat, self.played.draw(seat, self.chance)) for seat in self.rivals for _ in range(each)]

    def left_by(self, reply: Reply, seed: int) -> float:
        return self.played.play({**self.laid, reply.seat: reply.cards}, Seeded(seed))[self.seat]


# a hint


def advise(rounds: Sequence[PlayedRound], seat: int) -> Answer:
    """One good answer in a round as it may be: the one with the best prospects of those that give nothing away."""
    promising = search_all([Tried(one, {}, seat) for one in rounds])
    try:
        found = solved(rounds[0])
    except Unsolved:
        return promising[0]
    return sound(rounds[0], found, seat, promising)


def search_all(tried: Sequence[Tried]) -> list[Answer]:
    """Answers in all of these worlds at once, the most promising first."""
    worlds = [(one, world) for one in tried for world in one.worlds(WORLDS)]
    return sorted(tried[0].others(TRIES), key=lambda own: -sum(one.prospect(own, world) for one, world in worlds))


def sound(played: PlayedRound, found: SolvedRound, seat: int, promising: Sequence[Answer]) -> Answer:
    """The first that costs nothing; if none of them does, the likeliest of the best mixture."""
    for answer in promising[:SOUND]:
        own = found.whole(played.rows(seat, answer))
        if found.now_and_then(seat, own) >= found.value(seat) - SURE:
            return answer
    weights = found.found.weights[seat]
    return played.cards(seat, found.found.programs[seat][weights.index(max(weights))])
