"""Processes that think, so that nobody at a table waits for a thought of somebody else.

A job goes to a process as a line of JSON and comes back as one: `+` and the result, or `-` and the problem; before it
there may be lines that tell how far it is: `~`. A process
whose server is gone ends too, and so does one whose result nobody waits for any more. It has the same games on its
shelf: its arguments are the modules that are registered here. Once the compiled engine is ready, processes that were
started without it give way to new ones between two jobs.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, LifoQueue
from typing import Final

import msgspec

import algoritmus
from algoritmus.server.think.engine import compiled, digest
from algoritmus.server.think.turns import Turns
from algoritmus.server.watch.numbers import NUMBERS
from algoritmus.server.wire.fields import Problem

COMMAND: Final = (sys.executable, "-m", "algoritmus.server.think.jobs")
DONE: Final = b"+"
FAR: Final = b"~"
ENDING: Final = 1.0  # seconds
Told = Callable[[bytes], None]
log = logging.getLogger("algoritmus.server")


class JobError(Exception):
    """A job that has no result: a code and words."""

    def __init__(self, code: str, message: str, card: int | None = None, line: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.card = card
        self.line = line


class Errand:
    """A job at work in a process; it may be stopped as long as the process works for it."""

    def __init__(self, told: Callable[[bytes], object] | None = None) -> None:
        self.told: Callable[[bytes], object] = told or (lambda _: None)
        self.guard = threading.Lock()
        self.process: subprocess.Popen[bytes] | None = None
        self.stopped = False

    def begin(self, process: subprocess.Popen[bytes]) -> None:
        with self.guard:
            self.process = process
            if self.stopped:
                process.kill()

    def stop(self) -> None:
        with self.guard:
            self.stopped = True
            if self.process is not None:
                self.process.kill()

    def end(self) -> None:
        with self.guard:
            self.process = None


class Workers:
    """Some processes with a thread each that waits for it."""

    def __init__(self, number: int, seconds: float, waiting: int, each: int = 0, outer: float = 1.0) -> None:
        self.seconds = seconds
        self.most_waiting = waiting
        self.most_each = each  # that wait for one browser; 0 for any number
        self.outer = outer  # so many times as many for an address
        self.waiting = 0
        self.at: Counter[str] = Counter()  # by address: those that wait or are at work
        self.turns = Turns(number)
        self.threads = ThreadPoolExecutor(number, thread_name_prefix="worker")
        self.idle: LifoQueue[subprocess.Popen[bytes]] = LifoQueue()
        self.all: dict[subprocess.Popen[bytes], str] = {}  # with the compiled engine each was started with
        self.source = digest(Path(algoritmus.__file__).parent)
        self.closed = False

    async def ask(
        self, job: str, by: str = "", at: str = "", told: Told | None = None, /, **arguments: object
    ) -> bytes:
        """The result as JSON for this browser at this address; JobError if there is none. `told` hears of its way."""
        if self.waiting >= self.most_waiting or self._is_too_much(by, at):
            raise JobError("busy", "too much is being asked at once: try again soon")
        line = msgspec.json.encode([job, arguments]) + b"\n"
        self.waiting += 1
        self.at[at] += 1
        begun = time.perf_counter()
        try:
            reply = await self._in_turn(by or at, line, told)
        finally:
            self.waiting -= 1
            self.at[at] -= 1
            if not self.at[at]:
                del self.at[at]
            NUMBERS.took("thought_seconds", time.perf_counter() - begun, job)
        if reply[:1] == DONE:
            return reply[1:]
        problem = msgspec.json.decode(reply[1:], type=Problem)
        raise JobError(problem.code, problem.message, problem.card, problem.line)

    def _is_too_much(self, by: str, at: str) -> bool:
        """For a browser, or for an address: a far outer bound, also for those who have no cookie."""
        if not self.most_each:
            return False
        return self.turns.of(by) >= self.most_each or (bool(at) and self.at[at] >= self.most_each * self.outer)

    async def _in_turn(self, visitor: str, line: bytes, told: Told | None) -> bytes:
        await self.turns.enter(visitor)
        loop = asyncio.get_running_loop()
        errand = Errand(told and (lambda line: loop.call_soon_threadsafe(told, line)))
        work = loop.run_in_executor(self.threads, self._do, line, errand)
        work.add_done_callback(lambda _: self.turns.leave())
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            errand.stop()
            work.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise

    def _do(self, line: bytes, errand: Errand) -> bytes:
        """The reply of a process, which is stopped when its time is up or nobody waits for it."""
        process = self._take()
        assert process.stdin is not None
        assert process.stdout is not None
        errand.begin(process)
        timer = threading.Timer(self.seconds, errand.stop)
        timer.daemon = True
        timer.start()
        reply = b""
        with contextlib.suppress(OSError):
            process.stdin.write(line)
            process.stdin.flush()
            while (reply := process.stdout.readline()).startswith(FAR):
                errand.told(reply[1:-1])
        timer.cancel()
        errand.end()
        if errand.stopped or not reply.endswith(b"\n"):
            self._end(process)
        else:
            self.idle.put(process)
        if not reply.endswith(b"\n"):
            raise JobError("slow" if errand.stopped else "busy", "this takes too long")
        return reply[:-1]

    def _take(self) -> subprocess.Popen[bytes]:
        if self.closed:
            raise JobError("busy", "the server is closing")
        engine = compiled(self.source)
        with contextlib.suppress(Empty):
            while self.all[process := self.idle.get_nowait()] != engine:
                self._end(process)
            return process
        return self._start(engine)

    def _start(self, engine: str) -> subprocess.Popen[bytes]:
        environment = {**os.environ, "PYTHONPATH": engine} if engine else None
        command = (*COMMAND, *algoritmus.REGISTERED)
        try:
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
        except OSError as error:
            log.error("no process can be started that thinks: %s", error)
            raise JobError("busy", "nobody can think here just now: try again soon") from None
        self.all[process] = engine
        if self.closed:  # meanwhile: nobody else will stop it
            process.kill()
        return process

    def _end(self, process: subprocess.Popen[bytes]) -> None:
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        self.all.pop(process, None)

    def close(self) -> None:
        """Who is idle ends by itself, who thinks is stopped."""
        self.closed = True
        idle = set(self.idle.queue)
        for process in list(self.all):
            if process in idle and process.stdin is not None:
                process.stdin.close()
            else:
                process.kill()
        ends = time.monotonic() + ENDING
        for process in idle:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(max(0.0, ends - time.monotonic()))
        self.threads.shutdown(wait=True, cancel_futures=True)
        for process in list(self.all):
            self._end(process)
