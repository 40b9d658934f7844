"""A record step by step, as a seat or a spectator sees it, and what-if: one other answer of one seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import algoritmus
from algoritmus.core.chance import ByStep
from algoritmus.core.game import Answer, Ask, Game, Refusal
from algoritmus.core.record import Record, parse_record
from algoritmus.core.record_link import read_link, write_link
from algoritmus.match import Match, ReplayError, judge_end, replay_steps
from algoritmus.server.wire.fields import Problem
from algoritmus.server.wire.jobs import LinkJob, RecordJob, SeenJob
from algoritmus.server.wire.replay import (
    LinkedRecordResponse,
    NextCardsResponse,
    PastAskRequest,
    PastAskResponse,
    PastNextRequest,
    RecordLinkResponse,
    Replay,
    ReplayStep,
    WhatIfRequest,
)

MAX_STEPS: Final = 3000
Answers = dict[int, Answer]


def read(text: str) -> tuple[Record, Game]:
    """A record and its game; RecordError, ReplayError if it cannot be replayed."""
    record = parse_record(text)
    if record.game not in algoritmus.RULE_SETS:
        raise ReplayError("record.rule-set", f"there is no rule set {record.game!r}", 2)
    if len(record.steps) > MAX_STEPS:
        raise ReplayError("record.long", "this record is too long")
    return record, algoritmus.game(record.game)


def replay(job: RecordJob) -> Replay:
    """All steps. Answers are shown if the game has ended. A record of another rules version is shown as far as it
    follows the rules of today, with the problem at which it stops."""
    record, game = read(job.record)
    steps: list[ReplayStep] = []
    stopped = None
    try:
        for match in replay_steps(record, game):
            steps.append(step_of(match, record.end is not None))
        judge_end(match, record)
    except ReplayError as error:
        if error.code != "record.version" or not steps:
            raise
        stopped = Problem(error.code, error.reason, line=error.line)
    return replay_of(match, steps, stopped=stopped)


def seen(job: SeenJob) -> Replay:
    """The steps as one seat saw them. The game may still run, so there are no answers."""
    steps = []
    for match in replay_steps(*read(job.record)):
        steps.append(step_of(match, False, job.seat))
    return replay_of(match, steps, job.seat)


def replay_of(match: Match, steps: list[ReplayStep], seat: int | None = None, stopped: Problem | None = None) -> Replay:
    eyes = "" if seat is None else match.seats[seat]
    result = match.view(None)["result"]
    return Replay(match.game.id, match.record.options, match.seats, steps, result, eyes, stopped)


def step_of(match: Match, is_open: bool, seat: int | None = None) -> ReplayStep:
    """The last step, or the setup. Answers are shown if the game is open."""
    step = match.steps - 1
    happened = next(match.seen(seat, step - 1)) if step else []
    answers = match.answered[step - 1] if is_open and step else {}
    return ReplayStep(step, match.view(seat), happened, {str(one): list(cards) for one, cards in answers.items()})


# links


def record_link(job: RecordJob) -> RecordLinkResponse:
    return RecordLinkResponse(write_link(parse_record(job.record)))


def linked_record(job: LinkJob) -> LinkedRecordResponse:
    return LinkedRecordResponse(str(read_link(job.link)))


# what if


@lru_cache(maxsize=8)
def played(text: str) -> tuple[dict[int, Answers], dict[int, list[int]]]:
    """Answers and chance outcomes by step."""
    for match in replay_steps(*read(text)):  # noqa: B007
        pass
    return dict(enumerate(match.answered, 1)), match.record.outcomes


@lru_cache(maxsize=8)
def moment(text: str, step: int) -> Match:
    """The match before this step. It is shared by the cache: nobody may play on in it."""
    for match in replay_steps(*read(text)):
        if match.steps == step and match.result() is None:
            return match
    raise Refusal("step.other", f"the record has no step {step} that can be played otherwise")


def ask_of(match: Match, seat: int) -> Ask:
    asks = match.asks()
    if seat not in asks:
        raise Refusal("seat.not-asked", "this seat was not asked anything in this step")
    return asks[seat]


def past_ask(request: PastAskRequest) -> PastAskResponse:
    """The view of a seat when it was asked, and its answer."""
    match, (answers, _) = moment(request.record, request.step), played(request.record)
    ask_of(match, request.seat)
    return PastAskResponse(match.view(request.seat), list(answers.get(request.step, {}).get(request.seat, ())))


def past_next(request: PastNextRequest) -> NextCardsResponse:
    """The cards that could have followed, and the reasons why others could not."""
    ask, cards = ask_of(moment(request.record, request.step), request.seat), tuple(request.laid)
    return NextCardsResponse(ask.next_cards(cards), ask.reasons(cards), ask.table(cards))


def what_if(request: WhatIfRequest) -> Replay:
    """The step with another answer of one seat, and the following ones as far as the recorded answers fit."""
    record, game = read(request.record)
    step, cards = request.step, tuple(request.cards)
    ask_of(moment(request.record, step), request.seat).read(cards)
    answers, outcomes = played(request.record)
    chance = ByStep({at: list(drawn) for at, drawn in outcomes.items()})
    match = Match(game, record.options, chance)
    while match.steps < step:
        make_step(match, chance, answers[match.steps])
    changed = {**answers, step: {**answers.get(step, {}), request.seat: cards}}
    return replay_of(match, list(play_on(match, chance, changed)))


def make_step(match: Match, chance: ByStep, answers: Answers) -> None:
    chance.step = match.steps
    for seat in list(match.asks()):
        match.answer(seat, answers[seat])


def play_on(match: Match, chance: ByStep, answers: dict[int, Answers]) -> Iterator[ReplayStep]:
    """Steps as long as every seat that is asked has a recorded answer that is legal."""
    while match.result() is None and try_step(match, chance, answers.get(match.steps, {})):
        yield step_of(match, True)


def try_step(match: Match, chance: ByStep, answers: Answers) -> bool:
    """Make the step; False if an answer is missing or illegal."""
    try:
        make_step(match, chance, answers)
    except (KeyError, Refusal):
        return False
    return True
