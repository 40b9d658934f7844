"""Estimates by sampling, for rounds without an exact solution: other answers of a seat, and replies of its rivals."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

from algoritmus.analysis.solved_round import TOLERANCE
from algoritmus.core.analysis_round import AnalysisRound
from algoritmus.core.chance import Chance, Seeded
from algoritmus.core.game import Answer

TRIES: Final = 120  # other answers
WORLDS: Final = 8  # answers of the others, in the search for a better answer
FRESH_WORLDS: Final = 32  # in the comparison, so that lucky answers of the search are found out
REPLIES: Final = 120
CONFIDENCE: Final = 1.96  # standard errors of a 95 % interval
World = tuple[dict[int, Answer], int]  # answers of the others, and the seed of chance
SeatReply = tuple[float, int, Answer]  # a gain, and the reply that leaves it


class SampledRound:
    """The answer of one seat, beside other answers, against the answers of the others, real and random."""

    def __init__(self, round_: AnalysisRound, laid: Mapping[int, Answer], seat: int) -> None:
        self.round = round_
        self.laid = dict(laid)
        self.seat = seat
        self.rivals = [one for one in round_.seats if one != seat]
        self.chance: Chance = Seeded(f"judge {seat}")

    def worlds(self, number: int) -> list[World]:
        """Random answers of the others; the first world has their real ones."""
        drawn = [{seat: self.round.draw(seat, self.chance) for seat in self.rivals} for _ in range(number - 1)]
        known = {seat: self.laid[seat] for seat in self.rivals if seat in self.laid}
        first = [known] if len(known) == len(self.rivals) else []
        return [(answers, self.chance.draw(1_000_000, "seed")) for answers in (*first, *drawn)]

    def gain(self, own: Answer, world: World) -> float:
        answers, seed = world
        return self.round.play({**answers, self.seat: own}, Seeded(seed))[self.seat]

    def prospect(self, own: Answer, world: World) -> float:
        answers, seed = world
        return self.round.prospects({**answers, self.seat: own}, Seeded(seed))[self.seat]

    def search(self, tries: int) -> Answer:
        """The best of many answers; its average is biased, so it must be compared in fresh worlds."""
        worlds = self.worlds(WORLDS)
        return max(self.candidates(tries), key=lambda own: sum(self.gain(own, world) for world in worlds))

    def candidates(self, number: int) -> list[Answer]:
        """Different random answers of the seat."""
        return list(dict.fromkeys(self.round.draw(self.seat, self.chance) for _ in range(number)))

    def compare(self, own: Answer, other: Answer) -> tuple[Answer, float, float]:
        """The other answer if it is significantly better, and the average gains of both."""
        worlds = self.worlds(FRESH_WORLDS)
        gains = [(self.gain(own, world), self.gain(other, world)) for world in worlds]
        first, second = sum(one for one, _ in gains) / len(gains), sum(two for _, two in gains) / len(gains)
        lead = second - first
        error = sqrt(sum((two - one - lead) ** 2 for one, two in gains) / (len(gains) - 1) / len(gains))
        return other if lead > CONFIDENCE * error + TOLERANCE else (), first, second

    def worst_case(self) -> SeatReply | None:
        """The reply of one rival that leaves the lowest gain, while the others answer as they did."""
        seed = self.chance.draw(1_000_000, "seed")
        found = [(self.gain_against(seat, cards, seed), seat, cards) for seat, cards in self.replies()]
        return min(found, key=lambda one: one[0]) if found else None

    def replies(self) -> list[tuple[int, Answer]]:
        if any(seat not in self.laid for seat in self.rivals):
            return []
        each = REPLIES // max(1, len(self.rivals))
        return [(seat, self.round.draw(seat, self.chance)) for seat in self.rivals for _ in range(each)]

    def gain_against(self, seat: int, cards: Answer, seed: int) -> float:
        return self.round.play({**self.laid, seat: cards}, Seeded(seed))[self.seat]
