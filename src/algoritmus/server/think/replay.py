"""A record told step by step as somebody sees it, and what would have been with one other answer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import algoritmus
from algoritmus.core.chance import ByStep
from algoritmus.core.game import Answer, Ask, Game, Refusal
from algoritmus.core.record import Record, parse_record
from algoritmus.match import Match, ReplayError, judge_end, replay_steps
from algoritmus.server.wire.fields import Problem, reasons
from algoritmus.server.wire.past import PastAsked, PastCards, Replay, ReplayStep

MOST_STEPS: Final = 3000
Answers = dict[int, Answer]


def read(text: str) -> tuple[Record, Game]:
    """A record and its rule set; RecordError, ReplayError if there is none."""
    record = parse_record(text)
    if record.game not in algoritmus.RULE_SETS:
        raise ReplayError("record.rule-set", f"there is no rule set {record.game!r}", 2)
    if len(record.steps) > MOST_STEPS:
        raise ReplayError("record.long", "this record is too long")
    return record, algoritmus.game(record.game)


def tell_record(text: str) -> Replay:
    """All steps; who answered what is told once the record has an end. A record of other rules is told as far as it
    fits those of today, with what it is and where it stops."""
    record, game = read(text)
    told: list[ReplayStep] = []
    stopped = None
    try:
        for match in replay_steps(record, game):
            told.append(tell_step(match, record.end is not None))
        judge_end(match, record)
    except ReplayError as error:
        if error.code != "record.version" or not told:
            raise
        stopped = Problem(error.code, error.reason, line=error.line)
    replay = whole(match, told)
    replay.stopped = stopped
    return replay


def tell_seen(text: str, seat: int | None) -> Replay:
    """The same through the eyes of one seat, while the game may still go on: no answers."""
    told = [(match, tell_step(match, False, seat)) for match in replay_steps(*read(text))]
    return whole(told[-1][0], [step for _, step in told], seat)


def whole(match: Match, told: list[ReplayStep], seat: int | None = None) -> Replay:
    result = match.result()
    shown = None if result is None else {"rule": result.rule, "winners": [match.seats[one] for one in result.winners]}
    eyes = "" if seat is None else match.seats[seat]
    return Replay(match.game.id, match.record.options, match.seats, told, shown, eyes)


def tell_step(match: Match, opened: bool, seat: int | None = None) -> ReplayStep:
    """The step that was made last, or the setup."""
    step = match.steps - 1
    happened = next(match.seen(seat, step - 1)) if step else []
    answers = match.answered[step - 1] if opened and step else {}
    return ReplayStep(step, match.view(seat), happened, {str(one): list(cards) for one, cards in answers.items()})


# what if


@lru_cache(maxsize=8)
def played(text: str) -> tuple[dict[int, Answers], dict[int, list[int]]]:
    """What was answered and drawn, by step."""
    for match in replay_steps(*read(text)):  # noqa: B007
        pass
    return dict(enumerate(match.answered, 1)), match.record.outcomes


@lru_cache(maxsize=8)
def moment(text: str, step: int) -> Match:
    """The match when this step was asked for; it is looked at, never played on."""
    for match in replay_steps(*read(text)):
        if match.steps == step and match.result() is None:
            return match
    raise Refusal("step.other", f"the record has no step {step} that can be played otherwise")


def ask_of(match: Match, seat: int) -> Ask:
    asks = match.asks()
    if seat not in asks:
        raise Refusal("seat.not-asked", "this seat was not asked anything in this step")
    return asks[seat]


def past_ask(text: str, step: int, seat: int) -> PastAsked:
    """What this seat saw when it was asked, and what it answered."""
    match, (answers, _) = moment(text, step), played(text)
    ask_of(match, seat)
    return PastAsked(match.view(seat), list(answers.get(step, {}).get(seat, ())))


def past_next(text: str, step: int, seat: int, laid: list[str]) -> PastCards:
    """Which cards could have followed, and why others could not."""
    ask, cards = ask_of(moment(text, step), seat), tuple(laid)
    return PastCards(ask.next_cards(cards), reasons(ask.refused(cards)), ask.table(cards))


def what_if(text: str, step: int, seat: int, cards: list[str]) -> Replay:
    """The step with another answer of one seat, and those after it as far as the old answers fit."""
    record, game = read(text)
    ask_of(moment(text, step), seat).read(tuple(cards))
    answers, outcomes = played(text)
    match = Match(game, record.options, ByStep({at: list(drawn) for at, drawn in outcomes.items()}))
    while match.steps < step:
        make_step(match, answers[match.steps])
    return whole(match, list(play_on(match, {**answers, step: {**answers.get(step, {}), seat: tuple(cards)}})))


def make_step(match: Match, answers: Answers) -> None:
    assert isinstance(match.chance, ByStep)
    match.chance.step = match.steps
    for seat in list(match.asks()):
        match.answer(seat, answers[seat])


def play_on(match: Match, answers: dict[int, Answers]) -> Iterator[ReplayStep]:
    """As long as those who are asked have an old answer that is allowed."""
    while match.result() is None and may_step(match, answers.get(match.steps, {})):
        yield tell_step(match, True)


def may_step(match: Match, answers: Answers) -> bool:
    """Make the step if everybody who is asked has an answer that is allowed."""
    try:
        make_step(match, answers)
    except (KeyError, Refusal):
        return False
    return True
