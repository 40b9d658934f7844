"""The process that thinks: jobs come in as lines of JSON and their results go out (see `workers`)."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

import algoritmus
from algoritmus.core.game import Refusal
from algoritmus.core.record import RecordError
from algoritmus.match import ReplayError
from algoritmus.referee import settle_text
from algoritmus.server.think.computers import think
from algoritmus.server.think.dry_run import dry_run
from algoritmus.server.think.path import Tell, nobody, show_own, show_task, task_hint, task_next, try_task
from algoritmus.server.think.replay import past_ask, past_next, tell_record, tell_seen, what_if
from algoritmus.server.think.review import hint, list_rounds, review
from algoritmus.server.wire.fields import Problem

MOST_TOLD: Final = 20_000  # things in the answer to a case: a long game has some hundred
MOST_BYTES: Final = 32_000_000  # of an answer
ORPHANED: Final = 1.0  # seconds until a process notices that its server is gone


def settle_case(text: str) -> dict[str, object]:
    """A case that a visitor sends; at the shell there is no bound."""
    return settle_text(text, MOST_TOLD)


JOBS: Final[dict[str, Callable[..., Any]]] = {
    "think": think,
    "dry-run": dry_run,
    "replay": tell_record,
    "seen": tell_seen,
    "past-ask": past_ask,
    "past-next": past_next,
    "what-if": what_if,
    "settle": settle_case,
    "task": show_task,
    "own": show_own,
    "task-next": task_next,
    "task-try": try_task,
    "task-hint": task_hint,
    "rounds": list_rounds,
    "review": review,
    "hint": hint,
}


WATCHED: Final = ("own",)  # tell how far they are


def do(line: bytes, tell: Tell = nobody) -> bytes:
    """One job; whatever goes wrong is its problem alone, and is told without any card."""
    try:
        name, arguments = msgspec.json.decode(line)
        watcher = {"tell": tell} if name in WATCHED else {}
        told = msgspec.json.encode(JOBS[name](**arguments, **watcher))
        return b"+" + told if len(told) <= MOST_BYTES else problem("job.large", "there is too much to tell")
    except Refusal as error:
        return problem(error.code, error.message, error.card)
    except (RecordError, ReplayError) as error:
        return problem(error.code, str(error), None, error.line or None)
    except LookupError:
        return problem("job.nothing", "nothing was found that agrees with what is known")
    except (Exception, RecursionError) as error:
        return problem("job.failed", f"this could not be worked out ({type(error).__name__})")


def problem(code: str, message: str, card: int | None = None, line: int | None = None) -> bytes:
    return b"-" + msgspec.json.encode(Problem(code, message, card, line))


def work(lines: BinaryIO, out: BinaryIO) -> None:
    with contextlib.suppress(BrokenPipeError):  # the server is gone: nobody waits any more

        def say(told: bytes) -> None:
            out.write(told + b"\n")
            out.flush()

        for line in lines:
            say(do(line, lambda far: say(b"~" + msgspec.json.encode(far))))


def end_with(server: int) -> None:
    """A process that is thinking when its server is killed ends, too."""
    while os.getppid() == server:
        time.sleep(ORPHANED)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server closes the input
    algoritmus.register(*sys.argv[1:])
    work(sys.stdin.buffer, sys.stdout.buffer)
