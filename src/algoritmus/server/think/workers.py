"""Processes that think, so that nobody at a table waits for a thought of somebody else.

A job goes to a process as a line of JSON and comes back as one: `+` and the result, or `-` and the problem. A process
whose server is gone reads the end of its input and ends too. It has the same games on its shelf: its arguments are the
modules that are registered here. Once the compiled engine is ready, processes that were
started without it give way to new ones between two jobs.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, LifoQueue
from typing import Final

import msgspec

import algoritmus
from algoritmus.server.think.engine import compiled, digest
from algoritmus.server.wire.messages import Problem

COMMAND: Final = (sys.executable, "-m", "algoritmus.server.think.jobs")
DONE: Final = b"+"
ENDING: Final = 2.0  # seconds


class JobError(Exception):
    """A job that has no result: a code and words."""

    def __init__(self, code: str, message: str, card: int | None = None, line: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.card = card
        self.line = line


class Workers:
    """Some processes with a thread each that waits for it."""

    def __init__(self, number: int, seconds: float, waiting: int) -> None:
        self.seconds = seconds
        self.most_waiting = waiting
        self.waiting = 0
        self.threads = ThreadPoolExecutor(number, thread_name_prefix="worker")
        self.idle: LifoQueue[subprocess.Popen[bytes]] = LifoQueue()
        self.all: dict[subprocess.Popen[bytes], str] = {}  # with the compiled engine each was started with
        self.source = digest(Path(algoritmus.__file__).parent)
        self.closed = False

    async def ask(self, job: str, /, **arguments: object) -> bytes:
        """The result as JSON; JobError if there is none."""
        if self.waiting >= self.most_waiting:
            raise JobError("busy", "too much is being asked at once: try again soon")
        line = msgspec.json.encode([job, arguments]) + b"\n"
        self.waiting += 1
        try:
            reply = await asyncio.get_running_loop().run_in_executor(self.threads, self._do, line)
        finally:
            self.waiting -= 1
        if reply[:1] == DONE:
            return reply[1:]
        problem = msgspec.json.decode(reply[1:], type=Problem)
        raise JobError(problem.code, problem.message, problem.card, problem.line)

    def _do(self, line: bytes) -> bytes:
        process = self._take()
        assert process.stdin is not None
        assert process.stdout is not None
        timer = threading.Timer(self.seconds, process.kill)
        timer.daemon = True
        timer.start()
        reply = b""
        with contextlib.suppress(OSError):
            process.stdin.write(line)
            process.stdin.flush()
            reply = process.stdout.readline()
        timer.cancel()
        if not reply.endswith(b"\n"):
            self._end(process)
            raise JobError("busy", "this takes too long")
        self.idle.put(process)
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
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
        self.all[process] = engine
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
        for process in idle:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(ENDING)
        self.threads.shutdown(wait=True, cancel_futures=True)
        for process in list(self.all):
            self._end(process)
