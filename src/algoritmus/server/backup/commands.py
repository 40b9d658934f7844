"""The commands `algoritmus backup`, `restore` and `move-data`."""

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

from algoritmus.core.data_folder import default_data
from algoritmus.server.backup.check import Inventory
from algoritmus.server.backup.control import ADDRESS_FILE, fetch_from_server
from algoritmus.server.backup.json_lines import Head, WholeRoom, dump, read_lines, rooms_of
from algoritmus.server.store.file import FILE
from algoritmus.server.store.interface import Store
from algoritmus.server.store.open import SCHEMES, Place, open_store
from algoritmus.server.store.rows import StoreError

FAILED: Final = 1
PARTIAL_SUFFIX: Final = ".part"  # of a file being written


def reported(work: Callable[[argparse.Namespace], Inventory]) -> Callable[[argparse.Namespace], int]:
    """The command prints how many rooms were copied, or the error."""

    def run(arguments: argparse.Namespace) -> int:
        try:
            inventory = work(arguments)
        except (StoreError, OSError) as error:
            print(error, file=sys.stderr)
            return FAILED
        print(f"{len(inventory.rooms)} rooms, each played again and compared")
        if unplayable := inventory.count_unplayable():
            print(f"{unplayable} of them cannot be played by the rules of today; they were taken as they are")
        for why in inventory.damaged:
            print(f"left out: {why}", file=sys.stderr)
        return FAILED if inventory.damaged else 0

    return run


def place_of(arguments: argparse.Namespace) -> Place:
    if arguments.database:
        return str(arguments.database)
    return Path(arguments.data) if arguments.data else default_data()


# backup


@reported
def run_backup(arguments: argparse.Namespace) -> Inventory:
    path, place = Path(arguments.file), place_of(arguments)
    if path.exists():
        raise StoreError(f"{path} is there already: choose another name")
    if isinstance(place, Path) and not (place / FILE).exists():
        raise StoreError(f"there are no rooms in {place}")
    if not path.absolute().parent.is_dir():
        raise StoreError(f"cannot write {path}: there is no folder {path.parent}")
    partial_file = path.with_name(path.name + PARTIAL_SUFFIX)
    try:
        source = save(place, partial_file)
        kept = Inventory()
        for line in read_lines(unpacked(partial_file)):
            kept.add(line)
        compare(source, kept)
        partial_file.replace(path)
    finally:
        partial_file.unlink(missing_ok=True)
    return source


def save(place: Place, path: Path) -> Inventory:
    """Write all rooms into a file that only its owner may read."""
    inventory = Inventory()
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        with gzip.GzipFile(fileobj=file, mode="wb", mtime=0) as packed:

            def keep(text: bytes) -> bytes:
                packed.write(text)
                return text

            for line in read_lines(keep(text) for text in lines_of(place)):
                inventory.add(line)
        file.flush()
        os.fsync(file.fileno())
    return inventory


def unpacked(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as lines:
            yield from lines
    except (EOFError, gzip.BadGzipFile) as error:
        raise StoreError(f"{path} is no whole backup: {error}") from None


def lines_of(place: Place) -> Iterator[bytes]:
    """The lines of a store; a running server sends them if it has the folder open."""
    with asyncio.Runner() as runner:
        try:
            store = runner.run(open_store(place))
        except StoreError:
            if not isinstance(place, Path) or not (place / ADDRESS_FILE).exists():
                raise
            yield from fetch_from_server(place)
            return
        try:
            dumped = dump(store)
            while text := runner.run(next_of(dumped)):
                yield text
        finally:
            runner.run(store.close())


async def next_of(lines: AsyncIterator[bytes]) -> bytes:
    """The next line; empty at the end."""
    return await anext(lines, b"")


# restore and move


@reported
def run_restore(arguments: argparse.Namespace) -> Inventory:
    path = Path(arguments.file)
    source = Inventory()
    for line in read_lines(unpacked(path)):  # check the whole file before writing anything
        source.add(line)
    return asyncio.run(restore_into(place_of(arguments), path, source))


async def restore_into(place: Place, path: Path, source: Inventory) -> Inventory:
    async with open_closing(place) as target:
        await check_empty(target, place)
        for line in read_lines(unpacked(path)):
            if isinstance(line, Head):
                await target.put_key(bytes.fromhex(line.key))
            elif isinstance(line, WholeRoom):
                await target.put_room(line.row, line.log())
        compare(source, await inventory_of(target))
    return source


@reported
def run_move(arguments: argparse.Namespace) -> Inventory:
    places = [place if place.startswith(SCHEMES) else Path(place) for place in (arguments.source, arguments.target)]
    if isinstance(places[0], Path) and not (places[0] / FILE).exists():
        raise StoreError(f"there are no rooms in {places[0]}")
    return asyncio.run(move(places[0], places[1]))


async def move(origin: Place, place: Place) -> Inventory:
    """Copy a store into an empty one; the source stays unchanged."""
    async with open_closing(origin) as source, open_closing(place) as target:
        if await source.count_peers():
            raise StoreError("servers are still using the store that is to be moved: stop them first")
        await check_empty(target, place)
        await target.put_key(await source.cookie_key())
        async for line in rooms_of(source):
            if isinstance(line, WholeRoom):
                await target.put_room(line.row, line.log())
        before = await inventory_of(source)
        compare(before, await inventory_of(target))
    return before


@contextlib.asynccontextmanager
async def open_closing(place: Place) -> AsyncIterator[Store]:
    store = await open_store(place)
    try:
        yield store
    finally:
        await store.close()


async def check_empty(store: Store, place: Place) -> None:
    if await store.codes("", 1):
        where = place if isinstance(place, Path) else "the database"
        raise StoreError(f"there are rooms in {where} already: choose an empty one")


async def inventory_of(store: Store) -> Inventory:
    inventory = Inventory()
    async for line in rooms_of(store):
        inventory.add(line)
    return inventory


def compare(one: Inventory, two: Inventory) -> None:
    different = one.differences(two)
    if different:
        raise StoreError(f"{len(different)} rooms did not come over whole, {different[0]} is one: try again")
