"""A finished game looked at again, round by round, and a hint from a seat's view alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal
from algoritmus.review import Round, loss_of, message_of, rounds_of
from algoritmus.server.think.replay import read
from algoritmus.server.wire.past import Judged, Reviewed, ReviewRounds, RivalReply
from algoritmus.server.wire.rooms import HintTold
from algoritmus.solver.judge import Judgement, advise

MOST_ROUNDS: Final = 200  # of one game that are looked at
WORLDS: Final = 3  # positions that agree with what a seat sees


@lru_cache(maxsize=4)
def rounds(text: str) -> dict[int, Round]:
    """By the step in which their programs were laid."""
    return {one.step: one for one in rounds_of(*read(text))}


def list_rounds(text: str) -> ReviewRounds:
    return ReviewRounds(list(rounds(text))[:MOST_ROUNDS])


def review(text: str, step: int) -> Reviewed:
    """One round."""
    found = rounds(text).get(step)
    if found is None:
        raise Refusal("step.other", f"no round begins with step {step}")
    return Reviewed(step, [judged(found, one) for one in found.judge()], "")


def judged(round_: Round, one: Judgement) -> Judged:
    reply = None if one.reply is None else RivalReply(one.reply.seat, list(one.reply.cards))
    facts = {**one._asdict(), "reply": reply, "better": list(one.better), "cards": list(round_.laid[one.seat])}
    return Judged(**facts, message=message_of(one), loss=loss_of(one))


def hint(rule_set: str, view: dict[str, Any], seat: int, seed: str) -> HintTold:
    """One good answer; what the view does not tell is drawn."""
    game, chance = algoritmus.game(rule_set), Seeded(seed)
    played = [game.played(game.sample(view, chance)) for _ in range(WORLDS)]
    known = [one for one in played if one is not None and seat in one.seats]
    if not known:
        raise Refusal("hint.nothing", "there is no program to advise now")
    return HintTold(list(advise(known, seat)))
