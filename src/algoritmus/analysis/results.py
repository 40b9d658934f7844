"""Result types of analysis and review. The server encodes them as they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from algoritmus.core.analysis_round import Unit
from algoritmus.core.game import Answer

Grade = Literal["best", "good", "slip", "weak", "missed"]


# analyse


@dataclass(frozen=True)
class WeightedProgram:
    """A program of a mixture."""

    program: Answer
    probability: float


@dataclass(frozen=True)
class SolvedProgram:
    """A given program: its gain against the best response, and how much less that is than the value."""

    worst: float
    best_reply: Answer
    exploitability: float


@dataclass(frozen=True)
class ExactAnalysis:
    """The value of a round for the first seat, optimal mixtures, and the given programs, by name."""

    value: float
    gap: float
    lookahead: int
    strategies: dict[str, list[WeightedProgram]]
    programs: dict[str, SolvedProgram]


@dataclass(frozen=True)
class SampledProgram:
    """A given program: its gain against the best reply that was found."""

    worst: float
    best_reply: Answer
    tries: int


@dataclass(frozen=True)
class Estimate:
    """The average gain of the first seat with random programs, and its 95 % interval."""

    value: float
    low: float
    high: float
    tries: int


@dataclass(frozen=True)
class EstimatedAnalysis:
    """An estimate, and the reason why there is no exact solution."""

    reason: str
    estimate: Estimate
    programs: dict[str, SampledProgram]


# review


@dataclass(frozen=True)
class RivalReply:
    """An answer of a rival."""

    seat: int
    cards: Answer


@dataclass(frozen=True, kw_only=True)
class Assessment:
    """How good a program was; numbers are in favour of its seat."""

    seat: int
    exact: bool = True
    reason: str = ""  # why not exact
    grade: Grade
    unit: Unit
    what: str  # the kind of the ask
    cards: Answer
    got: float  # the gain in the game
    own: float  # with a fixed share, or on average against sampled answers
    value: float  # of the round, or the best average that was found
    worst: float | None  # against the best response, if anybody replies
    reply: RivalReply | None
    better: Answer  # empty where there is none
    tries: int = 0
    message: str  # of the catalogue
    loss: int  # for its sentence
