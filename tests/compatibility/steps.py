"""A game step by step as JSON: views, asks, legal answers and events of every seat."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from algoritmus.core.game import Answer, Ask
from algoritmus.match import Match

MOST_STEPS = 40
Json = dict[str, Any]
Answers = Callable[[Match], dict[int, Answer]]


def plain(shown: object) -> Any:
    """The JSON that the server would send; another type is an error."""
    return json.loads(msgspec.json.encode(shown))


def play(match: Match, answers: Answers) -> Iterator[Json]:
    """The views and asks before every step, and at the end."""
    for _ in range(MOST_STEPS):
        step: Json = {
            "views": views(match),
            "asks": {str(seat): plain(ask.show()) for seat, ask in match.asks().items()},
        }
        if match.result() is None:
            give(match, answers(match), step)
        step["seen"] = seen(match) if "answers" in step else {}
        yield step
        if "answers" not in step:
            return


def give(match: Match, answers: dict[int, Answer], step: Json) -> None:
    """The answers of all who are asked, and what could have been answered instead."""
    asks = match.asks()
    step["answers"] = {str(seat): list(answer) for seat, answer in answers.items()}
    step["offers"] = {str(seat): offers(asks[seat], answer) for seat, answer in answers.items()}
    for number, (seat, answer) in enumerate(answers.items(), 1):
        match.answer(seat, answer)
        if number == len(answers) - 1:
            step["locked"] = plain(match.view(None))


def offers(ask: Ask, answer: Answer) -> list[Json]:
    """The legal next cards and the reasons against the others, card by card."""
    laid = [answer[:place] for place in range(len(answer) + 1)]
    return [
        {"next": ask.next_cards(cards), "refused": refused(ask, cards), "table": plain(ask.table(cards))}
        for cards in laid
    ]


def refused(ask: Ask, laid: Answer) -> Json:
    found = ask.refused(laid)
    return {card: [why.code, why.card, why.rule, plain(why.values)] for card, why in found.items()}


def views(match: Match) -> Json:
    """Of a spectator and of every seat."""
    return {name_of(seat): plain(match.view(seat)) for seat in everybody(match)}


def seen(match: Match) -> Json:
    """The events of the last step, as each of them sees them."""
    return {name_of(seat): plain(next(match.seen(seat, match.steps - 2))) for seat in everybody(match)}


def everybody(match: Match) -> list[int | None]:
    return [None, *range(len(match.seats))]


def name_of(seat: int | None) -> str:
    return "" if seat is None else str(seat)
