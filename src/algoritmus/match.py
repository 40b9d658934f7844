"""A match: open asks, sealed answers, the record and its replay. It knows no rules."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from itertools import chain

from algoritmus.core.chance import Chance, Listed, Seeded
from algoritmus.core.game import Answer, Ask, Game, Happening, Move, Outcome, Refusal
from algoritmus.core.record import Record
from algoritmus.core.view_types import Event, View


class Match:
    """One game at a table. Answers stay sealed until the last asked seat has answered."""

    def __init__(
        self, game: Game, options: Mapping[str, str], chance: Chance, with_events: bool = True, version: str = ""
    ) -> None:
        if version not in ("", game.version) and not game.continues(version, options):
            raise Refusal("match.version", f"version {version} of the rules set this table in another way")
        self.game = game
        self.with_events = with_events  # whether anybody wants to know what happened
        self.chance = chance
        self.position = game.setup(options, chance)
        self.seats = game.seats(self.position)
        self._record = Record(game.id, version or game.version, options.items(), seed_of(chance))
        self.noted = 0
        self.steps = 1
        self.asked: dict[int, Ask] = game.asks(self.position)  # in this step, those who have answered too
        self.sealed: dict[int, Answer] = {}
        self.moves: dict[int, Move] = {}  # what they come to
        self.answered: list[dict[int, Answer]] = []  # by step
        self.happened: list[list[Happening]] = []  # by step
        self._note_chance()

    @property
    def record(self) -> Record:
        """So far; its words and the digest of its end are worked out when somebody wants to know them."""
        for answers in self.answered[len(self._record.steps) :]:
            self._record.note_step(self.game.record_words.compact(answer) for answer in answers.values())
        if self._record.end is not None and not self._record.digest:
            self._record.digest = self.digest()
        return self._record

    def asks(self) -> dict[int, Ask]:
        """All who are asked in this step, those who have answered too."""
        return self.asked

    def waiting(self) -> list[int]:
        """The seats whose answers are still missing."""
        return [seat for seat in self.asked if seat not in self.sealed]

    def answer(self, seat: int, answer: Answer) -> bool:
        """Seal an answer; True if it was the last and the step is made. Refusal changes nothing."""
        return self.seal(seat, answer, self.read(seat, answer))

    def read(self, seat: int, answer: Answer) -> Move:
        """The move that this answer is; Refusal if it may not be given."""
        if seat not in self.asked:
            raise Refusal("seat.not-asked", "you are not asked anything now")
        return self.asked[seat].read(answer)

    def seal(self, seat: int, answer: Answer, move: Move) -> bool:
        """The same for an answer that has been read."""
        self.sealed[seat] = answer
        self.moves[seat] = move
        if len(self.sealed) < len(self.asked):
            return False
        self._step()
        return True

    def retract(self, seat: int) -> None:
        """Undo a sealed answer; once the last is in, it is too late."""
        if seat not in self.sealed:
            raise Refusal("seat.not-sealed", "there is nothing to take back")
        del self.sealed[seat], self.moves[seat]

    def _step(self) -> None:
        answers = dict(sorted(self.sealed.items()))  # by seat, not by time of arrival
        moves = {seat: self.moves[seat] for seat in answers}
        self.position, happened = self.game.step(self.position, moves, self.chance, self.with_events)
        self.asked = self.game.asks(self.position)
        self.answered.append(answers)
        self.sealed, self.moves = {}, {}
        self.steps += 1
        self.happened.append(happened)
        self._note_chance()
        result = self.result()
        if result is not None:
            self._record.note_end(result, self.seats)

    def _note_chance(self) -> None:
        self._record.note_chance(len(self.answered), self.chance.drawn[self.noted :])
        self.noted = len(self.chance.drawn)

    def view(self, seat: int | None, looks: bool = True) -> View:
        """The view of this seat now; without `looks` it leaves out the answers that lie face up."""
        locked = self.moves if looks and self.game.narration.is_open(self.position) else {}
        return self.game.view(self.position, seat, self.asked, locked)

    def seen(self, seat: int | None, since: int = 0) -> Iterator[list[Event]]:
        """The events that this seat saw, step by step."""
        return (self.game.narration.visible(happened, seat) for happened in self.happened[since:])

    def result(self) -> Outcome | None:
        return self.game.result(self.position)

    def digest(self) -> str:
        """A short fingerprint of all views; TypeError if one of them is not JSON."""
        views = [without_standings(self.view(seat, looks=False)) for seat in (None, *range(len(self.seats)))]
        text = json.dumps(views, sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def without_standings(view: View) -> dict[str, object]:
    """Standings follow from the rest, and older records of these rules have none in their fingerprint."""
    result = view.get("result")
    if result is None:
        return {**view}
    return {**view, "result": {key: value for key, value in result.items() if key != "standings"}}


def seed_of(chance: Chance) -> str:
    """The seed that a record keeps, if it is enough to replay chance and fits on a line."""
    return chance.seed if isinstance(chance, Seeded) and chance.seed == " ".join(chance.seed.split()) else ""


class ReplayError(Exception):
    """A record that does not play (another version, an illegal answer, another end): a code, words, the line or 0."""

    def __init__(self, code: str, reason: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.code = code
        self.reason = reason
        self.line = line


def replay(record: Record, game: Game) -> Match:
    """Play a record again, check that it ends as it says, and give the match."""
    match = None
    for match in replay_steps(record, game):  # noqa: B007
        pass
    assert match is not None
    judge_end(match, record)
    return match


def judge_end(match: Match, record: Record) -> None:
    """ReplayError if a record that has an end plays to another. How everything looked to everybody (the digest) is
    compared where the views are made by the same version; an older record keeps what it says."""
    if record.end is None:
        return
    if record.version != match.game.version:
        match.record.digest = record.digest
    if str(match.record) != str(record):
        raise dated(ReplayError("record.end", "the record plays to another end than it says"), record, match.game)


def dated(error: ReplayError, record: Record, game: Game) -> ReplayError:
    """The error; for a record of another rules version, with that version and the first line that does not fit."""
    if record.version == game.version:
        return error
    known = f"this record is of version {record.version} of {record.game}, here is {game.version}, and it does not fit"
    return ReplayError("record.version", f"{known}: {error.reason}", error.line or 2)


def replay_steps(record: Record, game: Game) -> Iterator[Match]:
    """The same match after setup and after every step, by the rules of today whatever its version."""
    try:
        yield from _play_steps(record, game)
    except ReplayError as error:
        raise dated(error, record, game) from None


def _play_steps(record: Record, game: Game) -> Iterator[Match]:
    chance: Chance = Seeded(record.seed) if record.seed else Listed(chain.from_iterable(record.outcomes.values()))
    try:
        match = Match(game, record.options, chance, version=record.version)
    except (Refusal, ValueError, LookupError) as error:
        raise ReplayError("record.options", f"no table can be set like this: {error}", 3) from None
    yield match
    words = game.record_words
    record.steps = [[words.compact(words.expand(answer)) for answer in answers] for answers in record.steps]
    for number, answers in enumerate(record.steps):
        _step_again(match, answers, record.lines[number] if record.lines else 0)
        yield match


def _step_again(match: Match, words: list[Answer], line: int) -> None:
    asked = sorted(match.asks())
    if len(words) != len(asked):
        raise ReplayError("record.step", f"{len(asked)} seats are asked, {len(words)} have answered", line)
    for seat, answer in zip(asked, words, strict=True):
        try:
            match.answer(seat, match.game.record_words.expand(answer))
        except (Refusal, ValueError) as error:
            reason = f"the answer of {match.seats[seat]} does not play: {error}"
            raise ReplayError("record.answer", reason, line) from None
