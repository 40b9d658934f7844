"""No client can block the workers: work is counted, cancelled when no client waits, and shared fairly."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from algoritmus.referee import settle_text
from algoritmus.server.http import library
from algoritmus.server.limits import Client
from algoritmus.server.wire.jobs import SettleJob
from algoritmus.server.workers import jobs, pool
from algoritmus.server.workers.fair_queue import FairQueue
from algoritmus.server.workers.pool import JobError, RunningJob, WorkerPool
from tests.server.process import Server
from tests.server.site import GENEROUS, HOST, ORIGIN, PATIENCE, PERSON, Message, site, site_test

GOLDEN = Path(__file__).parents[1] / "golden"
CASE = SettleJob("{}")
FOREVER = (sys.executable, "-c", "import time; time.sleep(1000)")
ANSWERING = (sys.executable, "-c", "for line in open(0): print('+1', flush=True)")
TELLING = (sys.executable, "-c", """print('~{"covered":7}', flush=True); import time; time.sleep(1000)""")
ORPHAN = """
import subprocess, sys
subprocess.Popen([sys.executable, "-m", "algoritmus.server.workers.jobs"]).wait()
"""


def case_of(rounds: int) -> str:
    golem = {"name": "red", "at": "a1", "facing": "N"}
    laid = [{"programs": {"red": ["L", "R"] * 2}}] * rounds
    return json.dumps({"game": "golems", "edition": "blocks", "field": ["...."] * 4, "golems": [golem], "rounds": laid})


@pytest.mark.parametrize("game", ["golems", "progers"])
def test_the_events_of_a_case_have_a_limit(game: str) -> None:
    for example in json.loads((GOLDEN / f"{game}.json").read_text(encoding="utf-8")):
        text = json.dumps(example["case"])
        whole = settle_text(text)
        if whole.get("rows") or whole.get("queue"):
            assert settle_text(text, 1)["error"]["code"] == "case.long"  # type: ignore[index]
            assert settle_text(text, 10_000) == whole


def test_a_visitors_case_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    line = json.dumps(["settle", {"text": case_of(100)}]).encode()
    assert b'"rows"' in jobs.run_job(line)
    monkeypatch.setattr(jobs, "MAX_EVENTS", 100)
    assert b"case.long" in jobs.run_job(line)
    assert len(settle_text(case_of(100))["rows"]) == 400  # type: ignore[arg-type]


def test_a_result_above_the_size_limit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MAX_RESULT_BYTES", 100)
    assert jobs.run_job(json.dumps(["settle", {"text": case_of(1)}]).encode()).startswith(b'-{"code":"job.large"')


def endless(names: tuple[str, str], field: list[str], repeat: int = 10**9) -> str:
    """Two golems of which one strikes the other for ever: no position comes back."""
    golems = [
        {"name": name, "at": at, "facing": "NS"[seat], "limit": 10**9}
        for seat, (name, at) in enumerate(zip(names, ("a1", "a2"), strict=True))
    ]
    programs = dict(zip(names, (["A", "L", "R", "A"], ["L", "R", "L", "R"]), strict=True))
    case = {"game": "golems", "edition": "blocks", "field": field, "golems": golems, "autonomous": True}
    return json.dumps({**case, "repeat": repeat, "rounds": [{"programs": programs}]})


@pytest.mark.parametrize(
    ("names", "field", "most"),
    [
        (("red", "blue"), ["...."] * 4, 2000),
        (("r" * 14_000, "b" * 14_000), ["...."] * 4, 12),  # 153 MB, once
        (("red", "blue"), ["." * 26] * 2150, 12),
    ],
    ids=["repeated", "names", "field"],
)
def test_an_endless_case_ends_at_the_event_limit(
    tmp_path: Path, names: tuple[str, str], field: list[str], most: int
) -> None:
    """Whatever it is that weighs, few rounds of it are played."""
    assert "rows" in jobs.settle(SettleJob(endless(names, field, 2)))
    assert jobs.settle(SettleJob(endless(names, field, most)))["error"]["code"] == "case.long"  # type: ignore[index]
    text = endless(names, field)

    @site_test
    async def test() -> None:
        async with site(tmp_path) as here:
            answer = await here.browser().post("/api/settle", text)
            assert answer.json()["error"]["code"] == "case.long"

    test()


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read off /proc")
def test_endless_cases_do_not_exhaust_the_memory_of_a_real_server(tmp_path: Path) -> None:
    """Once 20 s and 1.6 GB; the most that any of its processes ever needed."""
    with Server(tmp_path) as server, httpx.Client(timeout=PATIENCE) as visitor:
        for names in (("red", "blue"), ("r" * 14_000, "b" * 14_000)):
            answer = visitor.post(f"http://127.0.0.1:{server.port}/api/settle", content=endless(names, ["...."] * 4))
            assert (answer.status_code, answer.json()["error"]["code"]) == (200, "case.long")
        server_id = server.process.pid
        threads = Path(f"/proc/{server_id}/task").glob("*/children")  # a thread starts a process
        thinking = [child for thread in threads for child in thread.read_text().split()]
        assert thinking
        for process in (server_id, *thinking):
            peak = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
            assert peak is not None
            assert int(peak[1]) < 300_000


def test_the_longest_legal_case_has_a_short_answer() -> None:
    """As many rows as are let through: the answer stays well under what may be sent."""
    told = jobs.run_job(
        json.dumps(["settle", {"text": endless(("r" * 14_000, "b" * 14_000), ["...."] * 4, 8)}]).encode()
    )
    assert told.startswith(b'+{"rows"')
    assert len(told) < jobs.MAX_RESULT_BYTES / 8


@site_test
async def test_heavy_requests_have_a_lower_rate_limit(tmp_path: Path) -> None:
    async with site(tmp_path, replace(GENEROUS, heavy_per_second=0, heavy_burst=1)) as here:
        past = {"record": "", "step": 1, "seat": 0, "laid": []}
        for path, body in (("/api/settle", {}), ("/api/replay/next", past)):
            ann = await here.guest()
            assert [(await ann.post(path, body)).status_code == 429 for _ in range(2)] == [False, True]


@site_test
async def test_clients_take_turns_in_the_fair_queue() -> None:
    queue, order = FairQueue(1), []

    async def ask(visitor: str) -> None:
        await queue.acquire(visitor)
        order.append(visitor)
        queue.release()

    await queue.acquire("first")
    asked = [asyncio.create_task(ask(visitor)) for visitor in "aaaaabbc"]
    await asyncio.sleep(0)
    assert queue.waiting_for("a") == 5
    asked[1].cancel()
    await asyncio.sleep(0)
    queue.release()
    await asyncio.gather(*asked, return_exceptions=True)
    assert "".join(order) == "abcabaa"
    assert (queue.free, queue.waiting) == (1, {})


@site_test
async def test_a_cancelled_job_starts_the_next() -> None:
    queue = FairQueue(1)
    await queue.acquire("a")
    waiting = [asyncio.create_task(queue.acquire(visitor)) for visitor in "bc"]
    await asyncio.sleep(0)
    queue.release()
    waiting[0].cancel()
    await asyncio.wait_for(waiting[1], PATIENCE)
    queue.release()
    assert queue.free == 1


@site_test
async def test_one_client_cannot_fill_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", FOREVER)
    made = WorkerPool(1, PATIENCE, 100, 2)
    asked = [asyncio.create_task(made.run("settle", CASE, Client("a", ""))) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(JobError, match="too much"):
        await made.run("settle", CASE, Client("a", ""))
    other = asyncio.create_task(made.run("settle", CASE, Client("b", "")))
    await asyncio.sleep(0)
    assert not other.done()
    for task in (*asked, other):
        task.cancel()
    await asyncio.gather(*asked, other, return_exceptions=True)
    await asyncio.to_thread(made.close)


@site_test
async def test_a_job_without_a_waiting_client_is_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", FOREVER)
    made = WorkerPool(1, 1000.0, 10)
    asked = asyncio.create_task(made.run("settle", CASE))
    while not made.processes:
        await asyncio.sleep(0.01)
    (process,) = made.processes
    asked.cancel()
    monkeypatch.setattr(pool, "COMMAND", ANSWERING)
    assert await asyncio.wait_for(made.run("settle", CASE), PATIENCE) == b"1"
    assert process.returncode is not None
    await asyncio.to_thread(made.close)


def test_a_stopped_process_is_not_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its time may be up in the moment in which it answers: after a frozen server goes on, it is."""

    class JustInTime(RunningJob):
        def end(self) -> None:
            self.stop()
            super().end()

    monkeypatch.setattr(pool, "COMMAND", ANSWERING)
    some = WorkerPool(1, 1000.0, 10)
    try:
        assert some._work(b"[]\n", JustInTime()) == b"+1"
        assert (some.idle.qsize(), some.processes) == (0, {})
        assert some._work(b"[]\n", RunningJob()) == b"+1"
    finally:
        some.close()


def test_a_process_that_starts_while_the_server_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []
    made, popen = WorkerPool(1, 1000.0, 10), subprocess.Popen
    closing = threading.Thread(target=made.close)

    def start(*given: object, **how: object) -> subprocess.Popen[bytes]:
        closing.start()
        while not made.closed or (closing.is_alive() and not made.threads._shutdown):
            time.sleep(0.001)
        started.append(popen(*given, **how))  # type: ignore[call-overload]
        return started[0]

    monkeypatch.setattr(pool, "COMMAND", FOREVER)
    monkeypatch.setattr(subprocess, "Popen", start)
    asked = made.threads.submit(made._work, b"[]\n", RunningJob())
    try:
        with pytest.raises(JobError):
            asked.result(PATIENCE)
    finally:
        started[0].kill()
        closing.join(PATIENCE)
    assert (made.processes, started[0].poll()) == ({}, -signal.SIGKILL)


@site_test
async def test_a_disconnect_stops_the_job(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", FOREVER)
    async with site(tmp_path) as here:
        request = asyncio.create_task(here.browser().post("/api/settle", "{}"))
        visitors = here.services.registry.visitors
        while not visitors.processes:
            await asyncio.sleep(0.01)
        (process,) = visitors.processes
        request.cancel()
        await asyncio.to_thread(process.wait, PATIENCE)


@site_test
async def test_a_watched_job_reports_progress_and_ends_with_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process tells something and goes on for ever."""
    monkeypatch.setattr(pool, "COMMAND", TELLING)
    async with site(tmp_path) as here:
        visitors = here.services.registry.visitors
        heard: list[bytes] = []
        asked = asyncio.create_task(visitors.run("own", CASE, on_progress=heard.append))
        while not heard:
            await asyncio.sleep(0.01)
        assert heard == [b'{"covered":7}']
        (process,) = visitors.processes
        asked.cancel()
        await asyncio.to_thread(process.wait, PATIENCE)
        request = asyncio.create_task(here.browser().post("/api/path/own", {"page": {}, "watch": True}))
        while process in visitors.processes or not visitors.processes:
            await asyncio.sleep(0.01)
        (other,) = visitors.processes
        request.cancel()
        await asyncio.to_thread(other.wait, PATIENCE)


@pytest.mark.parametrize("spec", ["2.3", "2.4"])  # from 2.4 on a response does not listen itself
@pytest.mark.parametrize("wish", [("/api/settle", {}), ("/api/path/own", {"page": {}, "watch": True})])
def test_a_broken_connection_to_a_process_ends_the_job(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wish: tuple[str, dict[str, object]], spec: str
) -> None:
    """As a server tells it: by a message, again and again."""
    monkeypatch.setattr(pool, "COMMAND", FOREVER)
    path, body = wish
    asked: list[Message] = [{"type": "http.request", "body": json.dumps(body).encode(), "more_body": False}]
    scope: Message = {"type": "http", "method": "POST", "path": path, "query_string": b"", "root_path": ""}
    headers = [(b"host", HOST), (b"origin", ORIGIN.encode())]
    scope |= {"scheme": "http", "headers": headers, "client": ("10.9.9.9", 1), "asgi": {"spec_version": spec}}

    @site_test
    async def test() -> None:
        cut = asyncio.Event()

        async def receive() -> Message:
            if asked:
                return asked.pop()
            await cut.wait()
            return {"type": "http.disconnect"}

        async def ignore(message: object) -> None:
            pass

        async with site(tmp_path) as here:
            request = asyncio.ensure_future(here.app(scope, receive, ignore))
            visitors = here.services.registry.visitors
            while not visitors.processes:
                await asyncio.sleep(0.01)
            (process,) = visitors.processes
            cut.set()
            await asyncio.to_thread(process.wait, PATIENCE)
            await asyncio.wait_for(request, PATIENCE)

    test()


def test_a_process_ends_with_its_server() -> None:
    started = subprocess.Popen([sys.executable, "-c", ORPHAN], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert started.stdin is not None
    assert started.stdout is not None
    with started.stdin, started.stdout:
        started.stdin.write(b"[]\n")
        started.stdin.flush()
        assert started.stdout.readline().startswith(b"-")  # it is there
        started.kill()
        started.wait(PATIENCE)
        assert started.stdout.read() == b""  # until the orphan is gone; its input stays open


@site_test
async def test_a_seat_is_answered_for_without_a_worker_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", ("/no/such/program",))
    async with site(tmp_path) as here:
        ann = here.browser()
        code = await ann.create("golems/cards", {}, [PERSON, {"kind": "computer"}])
        line, state = await ann.enter(code)
        if state["sealed"] != [1]:
            await line.until("table", sealed=[1])
        answer = await ann.post("/api/settle", {})
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")


@site_test
async def test_languages_and_games_that_do_not_exist_are_not_kept(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        assert (await ann.get("/api/rules/golems?lang=en")).status_code == 200
        before = library.rules.cache_info().currsize
        paths = ["/api/rules/chess?lang=en", *(f"/api/rules/golems?lang=x{number}" for number in range(10))]
        assert [(await ann.get(path)).status_code for path in paths] == [404] * 11
        assert library.rules.cache_info().currsize == before
