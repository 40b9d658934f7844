"""Worker pool: processes for jobs, so that a long job of one client delays nobody else.

A job goes to a process as a line of JSON and comes back as one: `+` and the result, or `-` and the problem. Lines that
begin with `~` report progress before that. A process ends when its server is gone. It is killed when nobody waits for
its result any more. Its arguments are the modules of registered games. Once the compiled engine is ready, idle
processes that were started without it are replaced.
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
from functools import partial
from pathlib import Path
from queue import Empty, LifoQueue
from typing import Final

import msgspec

import algoritmus
from algoritmus.server.limits import Client
from algoritmus.server.monitoring.metrics import METRICS
from algoritmus.server.wire.fields import Problem
from algoritmus.server.workers.engine import compiled, digest
from algoritmus.server.workers.fair_queue import FairQueue

COMMAND: Final = (sys.executable, "-m", "algoritmus.server.workers.jobs")
RESULT: Final = b"+"
PROGRESS: Final = b"~"
EXIT_SECONDS: Final = 1.0  # for idle processes to end by themselves
OnProgress = Callable[[bytes], None]
NOBODY: Final = Client("", "")
log = logging.getLogger("algoritmus.server")


class JobError(Exception):
    """A job without a result: a code and a message."""

    def __init__(self, code: str, message: str, card: int | None = None, line: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.card = card
        self.line = line


class RunningJob:
    """A job in a worker process. It can be stopped as long as the process works on it."""

    def __init__(self, on_progress: OnProgress | None = None) -> None:
        self.on_progress = on_progress
        self.lock = threading.Lock()
        self.process: subprocess.Popen[bytes] | None = None
        self.stopped = False

    def begin(self, process: subprocess.Popen[bytes]) -> None:
        with self.lock:
            self.process = process
            if self.stopped:
                process.kill()

    def stop(self) -> None:
        with self.lock:
            self.stopped = True
            if self.process is not None:
                self.process.kill()

    def end(self) -> None:
        with self.lock:
            self.process = None

    def report(self, progress: bytes) -> None:
        if self.on_progress is not None:
            self.on_progress(progress)


class WorkerPool:
    """Worker processes, each with a thread that waits for it.

    Quick jobs have processes of their own (`quick`), so that they do not wait for long ones. Idle processes are shared.
    """

    def __init__(
        self,
        processes: int,
        job_seconds: float,
        max_waiting: int,
        max_per_client: int = 0,  # 0: any number
        address_factor: float = 1.0,  # the limit of an address as a multiple of the limit of a client
        quick: int = 0,
    ) -> None:
        self.job_seconds = job_seconds
        self.max_waiting = max_waiting
        self.max_per_client = max_per_client
        self.address_factor = address_factor
        self.waiting = 0  # jobs that wait or run
        self.by_address: Counter[str] = Counter()  # of these
        self.queue = FairQueue(processes)
        self.quick_queue = FairQueue(quick) if quick else self.queue
        self.threads = ThreadPoolExecutor(processes + quick, thread_name_prefix="worker")
        self.idle: LifoQueue[subprocess.Popen[bytes]] = LifoQueue()
        self.processes: dict[subprocess.Popen[bytes], str] = {}  # with the compiled engine each was started with
        self.source = digest(Path(algoritmus.__file__).parent)
        self.closed = False

    async def run(
        self,
        job: str,
        request: msgspec.Struct,
        client: Client = NOBODY,
        on_progress: OnProgress | None = None,
        quick: bool = False,
    ) -> bytes:
        """The result of a job as JSON; JobError if there is none."""
        queue = self.quick_queue if quick else self.queue
        if self.waiting >= self.max_waiting or self._is_over_limit(queue, client):
            raise JobError("busy", "too much is being asked at once: try again soon")
        line = msgspec.json.encode([job, request]) + b"\n"
        self._count(client.address, 1)
        begun = time.perf_counter()
        try:
            reply = await self._in_turn(queue, client.name, line, on_progress)
        finally:
            self._count(client.address, -1)
            METRICS.observe("thought_seconds", time.perf_counter() - begun, job)
        if reply[:1] == RESULT:
            return reply[1:]
        problem = msgspec.json.decode(reply[1:], type=Problem)
        raise JobError(problem.code, problem.message, problem.card, problem.line)

    def _count(self, address: str, more: int) -> None:
        self.waiting += more
        self.by_address[address] += more
        if not self.by_address[address]:
            del self.by_address[address]

    def _is_over_limit(self, queue: FairQueue, client: Client) -> bool:
        if not self.max_per_client:
            return False
        at_address = self.by_address[client.address] if client.address else 0
        limit = self.max_per_client
        return queue.waiting_for(client.holder) >= limit or at_address >= limit * self.address_factor

    async def _in_turn(self, queue: FairQueue, client: str, line: bytes, on_progress: OnProgress | None) -> bytes:
        await queue.acquire(client)
        loop = asyncio.get_running_loop()
        running = RunningJob(on_progress and partial(report_in_loop, loop, on_progress))
        work = loop.run_in_executor(self.threads, self._work, line, running)
        work.add_done_callback(lambda _: queue.release())
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            running.stop()
            work.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise

    def _work(self, line: bytes, running: RunningJob) -> bytes:
        """The reply of a process. It is killed when its time is up or when nobody waits for it."""
        process = self._take()
        running.begin(process)
        timer = threading.Timer(self.job_seconds, running.stop)
        timer.daemon = True
        timer.start()
        reply = exchange(process, line, running)
        timer.cancel()
        running.end()
        complete = reply.endswith(b"\n")
        if running.stopped or not complete:
            self._end(process)
        else:
            self.idle.put(process)
        if not complete:
            raise JobError("slow" if running.stopped else "busy", "this takes too long")
        return reply[:-1]

    def _take(self) -> subprocess.Popen[bytes]:
        if self.closed:
            raise JobError("busy", "the server is closing")
        engine = compiled(self.source)
        with contextlib.suppress(Empty):
            while self.processes[process := self.idle.get_nowait()] != engine:
                self._end(process)
            return process
        return self._start(engine)

    def _start(self, engine: str) -> subprocess.Popen[bytes]:
        registered = algoritmus.registrations()
        paths = [*([engine] if engine else []), *(sys.path if registered else [])]  # a registered module is found there
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)} if paths else None
        command = (*COMMAND, *registered)
        try:
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
        except OSError as error:
            log.error("no worker process can be started: %s", error)
            raise JobError("busy", "no worker process can be started: try again soon") from None
        self.processes[process] = engine
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
        self.processes.pop(process, None)

    def close(self) -> None:
        """Idle processes end by themselves, busy ones are killed."""
        self.closed = True
        idle = set(self.idle.queue)
        for process in list(self.processes):
            if process in idle and process.stdin is not None:
                process.stdin.close()
            else:
                process.kill()
        ends = time.monotonic() + EXIT_SECONDS
        for process in idle:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(max(0.0, ends - time.monotonic()))
        self.threads.shutdown(wait=True, cancel_futures=True)
        for process in list(self.processes):
            self._end(process)


def report_in_loop(loop: asyncio.AbstractEventLoop, on_progress: OnProgress, progress: bytes) -> None:
    loop.call_soon_threadsafe(on_progress, progress)


def exchange(process: subprocess.Popen[bytes], line: bytes, running: RunningJob) -> bytes:
    """Send a line and read the reply, progress before it; incomplete if the process ends."""
    assert process.stdin is not None
    assert process.stdout is not None
    reply = b""
    with contextlib.suppress(OSError):
        process.stdin.write(line)
        process.stdin.flush()
        while (reply := process.stdout.readline()).startswith(PROGRESS):
            running.report(reply[1:-1])
    return reply
