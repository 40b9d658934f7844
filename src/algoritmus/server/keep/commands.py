"""`algoritmus backup`, `restore` and `move-data`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import os
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Final

from algoritmus.core.folder import default_data
from algoritmus.server.keep.check import Ledger
from algoritmus.server.keep.control import ADDRESS_FILE, asked
from algoritmus.server.keep.lines import Head, WholeRoom, pour, read, rooms_of
from algoritmus.server.store.file import FILE
from algoritmus.server.store.interface import Store
from algoritmus.server.store.opening import SCHEMES, Place, open_store
from algoritmus.server.store.rows import StoreError

FAILED: Final = 1
HALF: Final = ".part"  # a file that is not whole yet


def told(work: Callable[[argparse.Namespace], Ledger]) -> Callable[[argparse.Namespace], int]:
    """The command: how many rooms there were, or why not."""

    def run(arguments: argparse.Namespace) -> int:
        try:
            ledger = work(arguments)
        except (StoreError, OSError) as error:
            print(error, file=sys.stderr)
            return FAILED
        print(f"{len(ledger.rooms)} rooms, each played again and compared")
        if ledger.unplayed():
            print(f"{ledger.unplayed()} of them cannot be played by the rules of today; they were taken as they are")
        for why in ledger.damaged:
            print(f"left out: {why}", file=sys.stderr)
        return FAILED if ledger.damaged else 0

    return run


def place_of(arguments: argparse.Namespace) -> Place:
    if arguments.database:
        return str(arguments.database)
    return Path(arguments.data) if arguments.data else default_data()


# backup


@told
def run_backup(arguments: argparse.Namespace) -> Ledger:
    path, place = Path(arguments.file), place_of(arguments)
    if path.exists():
        raise StoreError(f"{path} is there already: choose another name")
    if isinstance(place, Path) and not (place / FILE).exists():
        raise StoreError(f"there are no rooms in {place}")
    if not path.absolute().parent.is_dir():
        raise StoreError(f"cannot write {path}: there is no folder {path.parent}")
    half = path.with_name(path.name + HALF)
    try:
        source = save(place, half)
        kept = Ledger()
        for line in read(unpacked(half)):
            kept.enter(line)
        compare(source, kept)
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)
    return source


def save(place: Place, path: Path) -> Ledger:
    """All rooms into a file for its owner's eyes only; from the store itself, or from the server that is using it."""
    ledger = Ledger()
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        with gzip.GzipFile(fileobj=file, mode="wb", mtime=0) as packed:

            def keep(text: bytes) -> bytes:
                packed.write(text)
                return text

            for line in read(keep(text) for text in lines_of(place)):
                ledger.enter(line)
        file.flush()
        os.fsync(file.fileno())
    return ledger


def unpacked(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as lines:
            yield from lines
    except (EOFError, gzip.BadGzipFile) as error:
        raise StoreError(f"{path} is no whole backup: {error}") from None


def lines_of(place: Place) -> Iterator[bytes]:
    """What a store pours out; a running server is asked to do it if the folder is its own."""
    with asyncio.Runner() as runner:
        try:
            store = runner.run(open_store(place))
        except StoreError:
            if not isinstance(place, Path) or not (place / ADDRESS_FILE).exists():
                raise
            yield from asked(place)
            return
        try:
            poured = pour(store)
            while text := runner.run(next_of(poured)):
                yield text
        finally:
            runner.run(store.close())


async def next_of(lines: AsyncIterator[bytes]) -> bytes:
    """Nothing after the last one."""
    return await anext(lines, b"")


# restore and move


@told
def run_restore(arguments: argparse.Namespace) -> Ledger:
    path = Path(arguments.file)
    source = Ledger()
    for line in read(unpacked(path)):  # nothing is written before all of it is known to be whole
        source.enter(line)
    return asyncio.run(into(place_of(arguments), path, source))


async def into(place: Place, path: Path, source: Ledger) -> Ledger:
    async with opened(place) as target:
        await must_be_empty(target, place)
        for line in read(unpacked(path)):
            if isinstance(line, Head):
                await target.put_key(bytes.fromhex(line.key))
            elif isinstance(line, WholeRoom):
                await target.put_room(line.row, line.events)
        compare(source, await ledger_of(target))
    return source


@told
def run_move(arguments: argparse.Namespace) -> Ledger:
    places = [place if place.startswith(SCHEMES) else Path(place) for place in (arguments.source, arguments.target)]
    if isinstance(places[0], Path) and not (places[0] / FILE).exists():
        raise StoreError(f"there are no rooms in {places[0]}")
    return asyncio.run(move(places[0], places[1]))


async def move(origin: Place, place: Place) -> Ledger:
    """What is in a store into another one that is empty; the first keeps what it has."""
    async with opened(origin) as source, opened(place) as target:
        if await source.others():
            raise StoreError("servers are still using the store that is to be moved: stop them first")
        await must_be_empty(target, place)
        await target.put_key(await source.cookie_key())
        async for line in rooms_of(source):
            if isinstance(line, WholeRoom):
                await target.put_room(line.row, line.events)
        before = await ledger_of(source)
        compare(before, await ledger_of(target))
    return before


@contextlib.asynccontextmanager
async def opened(place: Place) -> AsyncIterator[Store]:
    store = await open_store(place)
    try:
        yield store
    finally:
        await store.close()


async def must_be_empty(store: Store, place: Place) -> None:
    if await store.codes("", 1):
        where = place if isinstance(place, Path) else "the database"
        raise StoreError(f"there are rooms in {where} already: choose an empty one")


async def ledger_of(store: Store) -> Ledger:
    ledger = Ledger()
    async for line in rooms_of(store):
        ledger.enter(line)
    return ledger


def compare(one: Ledger, two: Ledger) -> None:
    different = one.differs(two)
    if different:
        raise StoreError(f"{len(different)} rooms did not come over whole, {different[0]} is one: try again")
