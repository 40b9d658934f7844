"""Many faults in the middle of games, on both stores: acknowledgements, log and views are compared.

python bench/faults.py [FAULTS] [--into FILE] [--parts N …]
                                             1,000 by default; a quarter of them on the embedded store

A part is fifty faults with servers, rooms and a database of its own. The result of a part is a line in FILE
(build/faults.jsonl). A second run does only the missing parts, so an interrupted run is resumed, and several runs may
share the work. All servers listen on this machine only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server import database
from tests.server.faults import Play, SharedPlay, embedded_play, shared_play

PART = 50
APART = 8  # moves between two faults
FROZEN = 30.0  # seconds
LONGEST = 1800.0  # seconds that a part may take
EMBEDDED = {"kill": 20, "cut": 25, "freeze": 5}
SHARED = {"kill": 15, "cut": 8, "cut_inside": 10, "mute": 8, "freeze": 5, "restart": 4}
PartResult = dict[str, Any]


def plan(play: Play, seed: str) -> list[Callable[[], Any]]:
    """A part's faults of all kinds, in an order of its own."""
    kinds = SHARED if isinstance(play, SharedPlay) else EMBEDDED
    chosen = [
        partial(play.freeze, FROZEN) if kind == "freeze" else getattr(play, kind) for kind in Counter(kinds).elements()
    ]
    random.Random(seed).shuffle(chosen)
    return chosen


async def run_part(name: str) -> PartResult:
    """One part; it raises what it finds."""
    begun = time.monotonic()
    async with AsyncExitStack() as stack:
        if name.startswith("embedded"):
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            play: Play = await stack.enter_async_context(embedded_play(Path(folder)))
        else:
            base = await asyncio.to_thread(database.running)
            play = await stack.enter_async_context(shared_play(base, await asyncio.to_thread(base.fresh)))
        async with asyncio.timeout(LONGEST):
            await play.suffer(plan(play, name), APART)
            await play.compare()
        acknowledged = sum(len(client.acked) for client in play.clients)
        seconds = round(time.monotonic() - begun)
        return {"acknowledged": acknowledged, "seats": len(play.clients), "seconds": seconds, "faults": play.faults}


def try_part(name: str) -> PartResult:
    try:
        return {"part": name, **asyncio.run(run_part(name))}
    except Exception as error:
        traceback.print_exc()
        return {"part": name, "failed": f"{type(error).__name__}: {error}"[:500]}


def parts_of(faults: int) -> list[str]:
    """One of four on the embedded store."""
    parts = max(1, round(faults / PART))
    return [f"{'embedded' if part % 4 == 0 else 'shared'} {part}" for part in range(parts)]


def read_results(into: Path) -> dict[str, PartResult]:
    """Results of earlier parts; failed parts run again."""
    lines = into.read_text().splitlines() if into.exists() else []
    return {one["part"]: one for one in map(json.loads, lines) if "failed" not in one}


def show(results: list[PartResult]) -> None:
    for store in ("embedded", "shared"):
        parts = [part for part in results if part["part"].startswith(store)]
        faults: Counter[str] = sum((Counter(part["faults"]) for part in parts), Counter())
        moves, seats = (sum(part[what] for part in parts) for what in ("acknowledged", "seats"))
        print(
            f"{store}: {faults.total()} faults, {moves} acknowledged moves at {seats} seats, 0 lost, 0 doubled, "
            f"all views as replayed; {sum(part['seconds'] for part in parts)} s"
        )
        print("  " + ", ".join(f"{kind}: {times}" for kind, times in sorted(faults.items())))


def main(wanted: list[str], into: Path) -> int:
    """Whether a part failed."""
    into.parent.mkdir(parents=True, exist_ok=True)
    known = read_results(into)
    for name in [one for one in wanted if one not in known]:
        result = try_part(name)
        with into.open("a") as file:
            file.write(json.dumps(result) + "\n")
        print(json.dumps(result), flush=True)
    known = read_results(into)
    show(list(known.values()))
    return int(any(name not in known for name in wanted))


def stop(*_: object) -> None:
    """Stop in order: no process is left running."""
    raise KeyboardInterrupt


if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("faults", type=int, nargs="?", default=1000)
    asked.add_argument("--into", type=Path, default=Path("build/faults.jsonl"))
    asked.add_argument("--parts", type=int, nargs="*")
    wish = asked.parse_args()
    parts = parts_of(wish.faults)
    for one in (signal.SIGTERM, signal.SIGINT):
        signal.signal(one, stop)
    with database.ended():
        sys.exit(main(parts if wish.parts is None else [parts[part] for part in wish.parts], wish.into))
