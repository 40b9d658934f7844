"""Faults in the middle of games: no acknowledged command is lost, none is applied twice."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tests.lanes import amount
from tests.server import database, faults
from tests.server.faults import embedded_play, shared_play

APART = 8  # moves between two faults
TURNS = amount(4, 20)  # of every kind of fault


def test_one_server_on_its_own_disk(tmp_path: Path) -> None:
    async def test() -> None:
        async with embedded_play(tmp_path) as play:
            await play.suffer([play.kill, play.cut, play.cut, play.freeze, play.cut] * TURNS, APART)
            assert play.faults.total() == 5 * TURNS
            await play.compare()

    asyncio.run(test())


def test_three_servers_on_one_database(shared: str) -> None:
    async def test() -> None:
        async with shared_play(database.running(), shared) as play:
            faults = [play.kill, play.cut, play.mute, play.cut_inside, play.kill, play.cut, play.freeze, play.mute]
            await play.suffer([*faults, play.restart, play.cut_inside] * TURNS, APART)
            assert play.faults.total() == 10 * TURNS
            await play.compare()

    asyncio.run(test())


def test_a_server_that_hangs_is_detected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with embedded_play(tmp_path) as play:

            async def hang() -> None:
                monkeypatch.setattr(faults, "PATIENCE", 1.0)
                play.servers[0].process.send_signal(signal.SIGSTOP)

            with pytest.raises(AssertionError, match=r"nobody moves any more|never answered"):
                await play.suffer([hang], APART)

    asyncio.run(test())
