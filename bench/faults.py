"""Many faults in the middle of games, on both stores: what was said to be done, what is in the log, what clients saw.

python bench/faults.py [FAULTS]          1,000 if nothing is said; a quarter of them on the embedded store
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server import database
from tests.server.faults import Play, SharedPlay, embedded_play, shared_play

FAULTS = 1000
APART = 8  # moves between two faults
FROZEN = 30.0  # seconds, of one freezing in ten; the others are short


def plan(play: Play, number: int, seed: str) -> list[Callable[[], Any]]:
    """So many faults of all kinds, in an order of their own."""
    kinds: list[Callable[[], Any]] = [play.kill, play.cut, play.cut, play.freeze]
    if isinstance(play, SharedPlay):
        kinds += [play.cut_inside, play.cut_inside, play.mute, play.mute, play.kill, play.restart]
    chance = random.Random(seed)
    chosen = [kinds[place % len(kinds)] for place in range(number)]
    chance.shuffle(chosen)
    freezings = [place for place, fault in enumerate(chosen) if fault == play.freeze]
    for place in freezings[::10]:
        chosen[place] = partial(play.freeze, FROZEN)
    return chosen


async def suffer(play: Play, number: int) -> None:
    began = time.monotonic()
    await play.suffer(plan(play, number, "faults"), APART)
    await play.compare()
    acknowledged = sum(len(client.acked) for client in play.clients)
    print(
        f"{type(play).__name__}: {play.faults.total()} faults, {acknowledged} acknowledged moves at "
        f"{len(play.clients)} seats, 0 lost, 0 doubled, all views as replayed; {time.monotonic() - began:.0f} s"
    )
    print("  " + ", ".join(f"{kind}: {times}" for kind, times in sorted(play.faults.items())), flush=True)


async def main(number: int, url: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with embedded_play(Path(folder)) as play:
            await suffer(play, number // 4)
    async with shared_play(database.running(), url) as shared:
        await suffer(shared, number - number // 4)


if __name__ == "__main__":
    with database.ended():
        asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else FAULTS, database.running().fresh()))
