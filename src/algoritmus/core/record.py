"""The record of a game: rule set and version, options, chance and answers, as text a person can read.

    algoritmus record 1
    game golems/board 1
    option players 2
    chance 3 0 1
    1 red F F x2 A
    1 blue L F A D
    chance 4
    end end.last red
    digest 5f0c…
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from algoritmus.core.game import Answer, Outcome

FORMAT = "algoritmus record 1"


class RecordError(Exception):
    """A text that is no record: the line and the reason, also as a code."""

    def __init__(self, code: str, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.code = code
        self.line = line
        self.reason = reason


class Record:
    """What was chosen, drawn and answered; everything else follows from it."""

    def __init__(self, game: str, version: str, options: Iterable[tuple[str, str]] = ()) -> None:
        self.game = game
        self.version = version
        self.options: dict[str, str] = dict(options)
        self.log: list[tuple[int, str, Answer]] = []  # step, seat's name, cards; step 0 is chance
        self.lines: list[int] = []  # of the text it was read from, one for every entry of the log
        self.end: tuple[str, tuple[str, ...]] | None = None
        self.digest = ""

    def note_chance(self, outcomes: Sequence[int]) -> None:
        if outcomes:
            self.log.append((0, "chance", tuple(str(outcome) for outcome in outcomes)))

    def note_answer(self, step: int, seat: str, answer: Answer) -> None:
        self.log.append((step, seat, answer))

    def note_end(self, outcome: Outcome, seats: Sequence[str], digest: str) -> None:
        self.end = (outcome.rule, tuple(seats[seat] for seat in outcome.winners))
        self.digest = digest

    def chance(self) -> list[int]:
        return [int(outcome) for step, _, cards in self.log if step == 0 for outcome in cards]

    def answers(self) -> list[tuple[int, str, Answer]]:
        return [entry for entry in self.log if entry[0] > 0]

    def __str__(self) -> str:
        lines = [FORMAT, f"game {self.game} {self.version}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        lines += [" ".join((*(() if step == 0 else (str(step),)), seat, *cards)) for step, seat, cards in self.log]
        if self.end is not None:
            lines += [" ".join(("end", self.end[0], *self.end[1])), f"digest {self.digest}"]
        return "\n".join(lines) + "\n"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


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
    if first == "option" and len(rest) == 2:
        record.options[rest[0]] = rest[1]
    elif first == "chance" and rest and all(is_number(word) for word in rest):
        record.log.append((0, "chance", tuple(rest)))
        record.lines.append(number)
    elif is_number(first) and int(first) > 0 and rest:
        record.log.append((int(first), rest[0], tuple(rest[1:])))
        record.lines.append(number)
    elif first == "end" and rest:
        record.end = (rest[0], tuple(rest[1:]))
    elif first == "digest" and len(rest) == 1:
        record.digest = rest[0]
    else:
        raise RecordError("record.line", number, f"{' '.join(words)[:60]!r} is not a line of a record")


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 10
