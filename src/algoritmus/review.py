"""A finished game looked at again: for every round and player how good the program was. `algoritmus review`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import algoritmus
from algoritmus import explain
from algoritmus.core.game import Answer, Game, Position
from algoritmus.core.played import PlayedRound
from algoritmus.core.record import Record, RecordError, parse_record
from algoritmus.explain.catalogue import REVIEW, say
from algoritmus.match import Match, ReplayError, judge_end, replay_steps
from algoritmus.solver.judge import BEST, GOOD, Judgement, judge_round

UNREADABLE: Final = 2


class Round(NamedTuple):
    """A round of a record: the step in which its programs were laid, and how it ended."""

    step: int
    names: list[str]  # of the seats
    played: PlayedRound
    laid: Mapping[int, Answer]
    got: Mapping[int, float]

    def judge(self, exact: bool = True) -> list[Judgement]:
        return judge_round(self.played, self.laid, self.got, exact)


def rounds_of(record: Record, game: Game) -> Iterator[Round]:
    """All rounds of a finished game, in order; ReplayError if it does not play, or has no end."""
    if record.end is None:
        raise ReplayError("record.running", "a game can be looked at again once it is over")
    begun: tuple[int, PlayedRound] | None = None
    for match in replay_steps(record, game):
        if begun is not None and is_settled(match, begun[1]):
            yield round_of(*begun, match)
            begun = None
        if begun is None:
            played = begin(game, match.position)
            begun = (match.steps, played) if played is not None else None
    judge_end(match, record)


def begin(game: Game, position: Position) -> PlayedRound | None:
    return game.played(position) if game.result(position) is None else None


def is_settled(match: Match, played: PlayedRound) -> bool:
    """Nobody is asked in the middle of it any more."""
    asks = match.asks().values()
    return not asks or any(ask.kind == played.what for ask in asks)


def round_of(step: int, played: PlayedRound, match: Match) -> Round:
    gains = played.gains(match.position)
    return Round(step, match.seats, played, match.answered[step - 1], {seat: gains[seat] for seat in played.seats})


# in words


def sentence(judged: Judgement, lang: str) -> str:
    """What a child is told about it; the page says the same."""
    values: dict[str, str | int] = {"what": judged.what, "tries": judged.tries, "loss": loss_of(judged)}
    return say(REVIEW, lang, message_of(judged), **values)


def message_of(judged: Judgement) -> str:
    if judged.exact:
        return f"review-{judged.grade}"
    return "review-tried-none" if judged.grade in (BEST, GOOD) else "review-tried-better"


def loss_of(judged: Judgement) -> int:
    """What the best reply takes, in whole numbers."""
    return max(0, round(-judged.worst)) if judged.worst is not None else 0


def told(round_: Round, judged: Judgement, lang: str) -> list[str]:
    lines = [f"{explain.actor(round_.names[judged.seat], lang)}: {sentence(judged, lang)}"]
    lines.append("  " + say(REVIEW, lang, "review-laid", cards=" ".join(round_.laid[judged.seat])))
    if judged.worst is not None and judged.reply is not None:
        reply = " ".join(judged.reply.cards)
        lines.append("  " + say(REVIEW, lang, "review-reply", cards=reply, worst=f"{judged.worst:+.1f}"))
    lines.append("  " + say(REVIEW, lang, "review-numbers", got=f"{judged.got:+.1f}", value=f"{judged.value:+.1f}"))
    if judged.better:
        lines.append("  " + say(REVIEW, lang, "review-better", cards=" ".join(judged.better)))
    if judged.reason:
        lines.append("  " + say(REVIEW, lang, "review-estimate", reason=say(REVIEW, lang, f"reason-{judged.reason}")))
    return lines


def facts_of(round_: Round, judged: Judgement, lang: str) -> dict[str, object]:
    names = round_.names
    reply = None if judged.reply is None else {"seat": names[judged.reply.seat], "cards": judged.reply.cards}
    shown = {**judged._asdict(), "seat": names[judged.seat], "reply": reply, "laid": round_.laid[judged.seat]}
    return {"step": round_.step, **shown, "sentence": sentence(judged, lang)}


# the command


def add_review(command: argparse.ArgumentParser) -> None:
    command.add_argument("record", metavar="RECORD", help="a file, or - for standard input")
    command.add_argument("--json", action="store_true", help="a line of JSON for every round and player")
    command.add_argument("--lang", choices=explain.LANGS, default="en")
    command.set_defaults(run=run_review)


def run_review(arguments: argparse.Namespace) -> int:
    try:
        text = sys.stdin.read() if arguments.record == "-" else Path(arguments.record).read_text(encoding="utf-8")
        record = parse_record(text)
        game = algoritmus.game(record.game)
        for number, round_ in enumerate(rounds_of(record, game), 1):
            show(number, round_, arguments)
    except (OSError, UnicodeDecodeError) as error:
        return complain(f"cannot read the record {arguments.record}: {error}")
    except (RecordError, ReplayError) as error:
        return complain(f"{arguments.record}: {error}")
    except KeyError as error:
        return complain(f"{arguments.record}: {error.args[0]}")
    return 0


def show(number: int, round_: Round, arguments: argparse.Namespace) -> None:
    found = round_.judge()
    if arguments.json:
        for judged in found:
            print(json.dumps(facts_of(round_, judged, arguments.lang), ensure_ascii=False), flush=True)
        return
    print(say(REVIEW, arguments.lang, "review-round", number=number, what=round_.played.what))
    for judged in found:
        print("\n".join(told(round_, judged, arguments.lang)), flush=True)


def complain(message: str) -> int:
    print(message, file=sys.stderr)
    return UNREADABLE
