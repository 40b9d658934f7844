"""Review of a finished game: an assessment of every program, round by round. `algoritmus review`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Final, NamedTuple

import algoritmus
from algoritmus import explain
from algoritmus.analysis.assessment import assess_round
from algoritmus.analysis.results import Assessment
from algoritmus.core.analysis_round import AnalysisRound
from algoritmus.core.game import Answer, Game, Position
from algoritmus.core.record import Record, RecordError, parse_record
from algoritmus.explain.catalogue import REVIEW, say
from algoritmus.match import Match, ReplayError, judge_end, replay_steps

UNREADABLE: Final = 2


class ReviewRound(NamedTuple):
    """A round of a record: the step in which its programs were laid, and its result."""

    step: int
    names: list[str]  # of the seats
    round: AnalysisRound
    laid: Mapping[int, Answer]
    got: Mapping[int, float]

    def assess(self, exact: bool = True) -> list[Assessment]:
        return assess_round(self.round, self.laid, self.got, exact)


def rounds_of(record: Record, game: Game) -> Iterator[ReviewRound]:
    """All rounds of a finished game, in order; ReplayError if the record cannot be replayed, or has no end."""
    if record.end is None:
        raise ReplayError("record.running", "a game can be looked at again once it is over")
    begun: tuple[int, AnalysisRound] | None = None
    for match in replay_steps(record, game):
        if begun is not None and is_settled(match, begun[1]):
            yield round_of(*begun, match)
            begun = None
        if begun is None:
            found = begin(game, match.position)
            begun = (match.steps, found) if found is not None else None
    judge_end(match, record)


def begin(game: Game, position: Position) -> AnalysisRound | None:
    return game.analysis.round_at(position) if game.result(position) is None else None


def is_settled(match: Match, round_: AnalysisRound) -> bool:
    """Whether nobody is asked in the middle of the round any more."""
    asks = match.asks().values()
    return not asks or any(ask.kind == round_.kind for ask in asks)


def round_of(step: int, round_: AnalysisRound, match: Match) -> ReviewRound:
    gains = round_.gains(match.position)
    got = {seat: gains[seat] for seat in round_.seats}
    return ReviewRound(step, match.seats, round_, match.answered[step - 1], got)


# report


def sentence(found: Assessment, lang: str) -> str:
    """The assessment in one sentence, as on the page."""
    return say(REVIEW, lang, found.message, what=found.what, tries=found.tries, loss=found.loss)


def report_lines(names: list[str], found: Assessment, lang: str) -> list[str]:
    lines = [f"{explain.actor(names[found.seat], lang)}: {sentence(found, lang)}"]
    lines.append("  " + say(REVIEW, lang, "review-laid", cards=" ".join(found.cards)))
    if found.worst is not None and found.reply is not None:
        reply = " ".join(found.reply.cards)
        lines.append("  " + say(REVIEW, lang, "review-reply", cards=reply, worst=f"{found.worst:+.1f}"))
    lines.append("  " + say(REVIEW, lang, "review-numbers", got=f"{found.got:+.1f}", value=f"{found.value:+.1f}"))
    if found.better:
        lines.append("  " + say(REVIEW, lang, "review-better", cards=" ".join(found.better)))
    if found.reason:
        lines.append("  " + say(REVIEW, lang, "review-estimate", reason=say(REVIEW, lang, f"reason-{found.reason}")))
    return lines


def report_json(step: int, names: list[str], found: Assessment, lang: str) -> str:
    """One line of JSON, in which seats have names."""
    reply = None if found.reply is None else {"seat": names[found.reply.seat], "cards": found.reply.cards}
    shown = {**asdict(found), "seat": names[found.seat], "reply": reply}
    del shown["cards"], shown["message"], shown["loss"]
    shown = {"step": step, **shown, "laid": found.cards, "sentence": sentence(found, lang)}
    return json.dumps(shown, ensure_ascii=False)


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


def show(number: int, round_: ReviewRound, arguments: argparse.Namespace) -> None:
    assessments = round_.assess()
    if arguments.json:
        for found in assessments:
            print(report_json(round_.step, round_.names, found, arguments.lang), flush=True)
        return
    print(say(REVIEW, arguments.lang, "review-round", number=number, what=round_.round.kind))
    for found in assessments:
        print("\n".join(report_lines(round_.names, found, arguments.lang)), flush=True)


def complain(message: str) -> int:
    print(message, file=sys.stderr)
    return UNREADABLE
