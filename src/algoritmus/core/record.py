"""The record of a game, serialized as text a person can read: rule set and version, options, chance and answers.

    algoritmus record 2
    game golems/energy 1
    option way standard
    seed 17
    F F x2 A / L F A D
    R F / .
    end end.last red
    digest 5f0c…

A line for every step: the answers of those who were asked, in the order of their seats; `.` is an answer without cards.
Chance is a seed, or where there is none, the outcomes as they were drawn, a line `chance 3 0 1` after each step that
drew any. Words are the game's own (`Game.compact`, `Game.expand`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from algoritmus.core.game import Answer, Outcome

FORMAT = "algoritmus record 2"
NEXT = "/"
NOTHING = "."
MOST_DIGITS = 9


class RecordError(Exception):
    """A text that is no record: the line, or 0, and the reason, also as a code."""

    def __init__(self, code: str, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.code = code
        self.line = line
        self.reason = reason


class Record:
    """Options, chance and answers of a game; everything else is derived from them."""

    def __init__(self, game: str, version: str, options: Iterable[tuple[str, str]] = (), seed: str = "") -> None:
        self.game = game
        self.version = version
        self.options: dict[str, str] = dict(options)
        self.seed = seed
        self.steps: list[list[Answer]] = []  # in the words of the text
        self.lines: list[int] = []  # of the text it was read from, one for every step
        self.outcomes: dict[int, list[int]] = {}  # by step, 0 is the setup; not written where a seed gives them
        self.end: tuple[str, tuple[str, ...]] | None = None
        self.digest = ""

    def note_chance(self, step: int, outcomes: Sequence[int]) -> None:
        if outcomes:
            self.outcomes.setdefault(step, []).extend(outcomes)

    def note_step(self, answers: Iterable[Answer]) -> None:
        self.steps.append(list(answers))

    def note_end(self, outcome: Outcome, seats: Sequence[str]) -> None:
        self.end = (outcome.rule, tuple(seats[seat] for seat in outcome.winners))

    def __str__(self) -> str:
        lines = [FORMAT, f"game {self.game} {self.version}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        lines += [f"seed {self.seed}"] if self.seed else self._chance(0)
        for step, answers in enumerate(self.steps, 1):
            lines += [f" {NEXT} ".join(" ".join(words) or NOTHING for words in answers)]
            lines += [] if self.seed else self._chance(step)
        if self.end is not None:
            lines += [" ".join(("end", self.end[0], *self.end[1])), f"digest {self.digest}"]
        return "\n".join(lines) + "\n"

    def _chance(self, step: int) -> list[str]:
        drawn = self.outcomes.get(step)
        return [" ".join(("chance", *map(str, drawn)))] if drawn else []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


# reading


def parse_record(text: str) -> Record:
    """Read a record; RecordError names the line that is wrong."""
    lines = [(number, line.split()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or " ".join(lines[0][1]) != FORMAT:
        raise RecordError("record.head", 1, f"a record begins with {FORMAT!r}")
    if len(lines) < 2 or lines[1][1][0] != "game" or len(lines[1][1]) != 3:
        raise RecordError("record.game", 2, "the second line is 'game', the rule set and its version")
    record = Record(lines[1][1][1], lines[1][1][2])
    for number, words in lines[2:]:
        _read_line(record, number, words)
    return record


def _read_line(record: Record, number: int, words: list[str]) -> None:
    first, rest = words[0], words[1:]
    if record.end is not None and first != "digest":
        raise RecordError("record.line", number, "after the end comes only the digest")
    if first == "option" and len(rest) == 2:
        record.options[rest[0]] = rest[1]
    elif first == "seed" and rest and not (record.seed or record.steps or record.outcomes):
        record.seed = " ".join(rest)
    elif first == "chance" and not record.seed and rest and all(is_number(word) for word in rest):
        record.note_chance(len(record.steps), [int(word) for word in rest])
    elif first == "end" and rest:
        record.end = (rest[0], tuple(rest[1:]))
    elif first == "digest" and len(rest) == 1:
        record.digest = rest[0]
    elif first in ("option", "seed", "chance", "end", "digest", "game"):
        raise RecordError("record.line", number, f"{' '.join(words)[:60]!r} is not a line of a record")
    else:
        record.note_step(_answers(number, words))
        record.lines.append(number)


def _answers(number: int, words: list[str]) -> Iterable[Answer]:
    answers: list[list[str]] = [[]]
    for word in words:
        if word == NEXT:
            answers.append([])
        else:
            answers[-1].append(word)
    if not all(answers):
        raise RecordError("record.line", number, f"an answer without cards is written {NOTHING!r}")
    return [tuple(word for word in answer if word != NOTHING) for answer in answers]


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= MOST_DIGITS
