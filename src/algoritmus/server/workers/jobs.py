"""The worker process: it reads jobs as lines of JSON and writes their results (see `pool`)."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import BinaryIO, Final, TypeVar

import msgspec

import algoritmus
from algoritmus.core.game import Refusal
from algoritmus.core.package.editing import Faulty
from algoritmus.core.record import RecordError
from algoritmus.match import ReplayError
from algoritmus.referee import Answer, settle_text
from algoritmus.server.wire import editor as editor_wire
from algoritmus.server.wire import jobs as wire
from algoritmus.server.wire import library as library_wire
from algoritmus.server.wire import replay as replay_wire
from algoritmus.server.wire import tasks as tasks_wire
from algoritmus.server.wire.fields import Problem
from algoritmus.server.workers import editor, offers, replay, review, seat_jobs, tasks
from algoritmus.server.workers.tasks import Report

MAX_EVENTS: Final = 20_000  # in the result of a case: a long game has some hundred
MAX_RESULT_BYTES: Final = 32_000_000
PARENT_CHECK_SECONDS: Final = 1.0
Request = TypeVar("Request", bound=msgspec.Struct)
Handler = Callable[[msgspec.Raw, Report], bytes]


def settle(request: wire.SettleJob) -> Answer:
    """A case that a client sends. At the shell there is no limit."""
    return settle_text(request.text, MAX_EVENTS)


def handler(request: type[Request], handle: Callable[[Request], object]) -> Handler:
    return lambda body, _: msgspec.json.encode(handle(msgspec.json.decode(body, type=request)))


def reporting_handler(request: type[Request], handle: Callable[[Request, Report], object]) -> Handler:
    """For a job that reports its progress."""
    return lambda body, report: msgspec.json.encode(handle(msgspec.json.decode(body, type=request), report))


HANDLERS: Final[dict[str, Handler]] = {
    "think": handler(wire.ThinkJob, seat_jobs.think),
    "dry-run": handler(wire.DryRunJob, seat_jobs.dry_run),
    "replay": handler(wire.RecordJob, replay.replay),
    "record-link": handler(wire.RecordJob, replay.record_link),
    "linked-record": handler(wire.LinkJob, replay.linked_record),
    "seen": handler(wire.SeenJob, replay.seen),
    "past-ask": handler(replay_wire.PastAskRequest, replay.past_ask),
    "past-next": handler(replay_wire.PastNextRequest, replay.past_next),
    "what-if": handler(replay_wire.WhatIfRequest, replay.what_if),
    "settle": handler(wire.SettleJob, settle),
    "path": handler(wire.PathJob, tasks.path),
    "task": handler(wire.TaskJob, tasks.show),
    "own": reporting_handler(tasks_wire.UserPuzzleRequest, tasks.prove_user_puzzle),
    "task-next": handler(tasks_wire.TaskNextRequest, tasks.next_cards),
    "task-try": handler(tasks_wire.TaskTryRequest, tasks.try_program),
    "task-hint": handler(tasks_wire.TaskHintRequest, tasks.hint),
    "rounds": handler(wire.RecordJob, review.list_rounds),
    "review": handler(wire.ReviewJob, review.review),
    "hint": handler(wire.HintJob, seat_jobs.hint),
    "choices": handler(library_wire.ChoicesRequest, offers.choices),
    "memo": handler(library_wire.MemoRequest, offers.memo),
    "previews": handler(library_wire.PreviewsRequest, offers.previews),
    "build": handler(editor_wire.BuildRequest, editor.build),
    "surprise": handler(editor_wire.SurpriseRequest, editor.surprise),
    "draft": handler(editor_wire.DraftRequest, editor.draft),
}


def run_job(line: bytes, report: Report = tasks.report_nothing) -> bytes:
    """The reply to one job. An error fails only this job, and its message holds no card."""
    try:
        name, body = msgspec.json.decode(line, type=tuple[str, msgspec.Raw])
        result = HANDLERS[name](body, report)
        return b"+" + result if len(result) <= MAX_RESULT_BYTES else problem("job.large", "there is too much to tell")
    except Refusal as error:
        return problem(error.code, error.message, error.card)
    except Faulty as error:  # a text that is no field
        return problem(f"build.{error.fault.code}", error.fault.message)
    except (RecordError, ReplayError) as error:
        return problem(error.code, str(error), None, error.line or None)
    except LookupError:
        return problem("job.nothing", "nothing was found that agrees with what is known")
    except (Exception, RecursionError) as error:
        return problem("job.failed", f"this could not be worked out ({type(error).__name__})")


def problem(code: str, message: str, card: int | None = None, line: int | None = None) -> bytes:
    return b"-" + msgspec.json.encode(Problem(code, message, card, line))


def work(lines: BinaryIO, out: BinaryIO) -> None:
    """Run jobs until the input ends."""

    def write(reply: bytes) -> None:
        out.write(reply + b"\n")
        out.flush()

    with contextlib.suppress(BrokenPipeError):  # the server is gone
        for line in lines:
            write(run_job(line, lambda progress: write(b"~" + msgspec.json.encode(progress))))


def exit_with(server: int) -> None:
    """End this process, even in the middle of a job, when its server is gone."""
    while os.getppid() == server:
        time.sleep(PARENT_CHECK_SECONDS)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=exit_with, args=(os.getppid(),), daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server closes the input
    algoritmus.register_again(sys.argv[1:])
    work(sys.stdin.buffer, sys.stdout.buffer)
