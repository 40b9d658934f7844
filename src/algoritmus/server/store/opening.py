"""Which store it is: a folder of its own, or a database that is shared."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import algoritmus
from algoritmus.server.store.interface import Store
from algoritmus.server.store.rows import StoreError
from algoritmus.server.store.sqlite import SqliteStore

SCHEMES: Final = ("postgresql://", "postgres://")
Place = Path | str  # a folder, or the address of a database


def rules_of_today() -> str:
    """By which this program plays all its games."""
    return " ".join(f"{family.id}:{family.version}" for family in algoritmus.families())


async def open_store(place: Place, alive: float = 6.0) -> Store:
    """Ready to be read; it is written once it is started. StoreError says why not."""
    if isinstance(place, Path):
        place.mkdir(parents=True, exist_ok=True)
        return SqliteStore(place, asyncio.get_running_loop())
    if not place.startswith(SCHEMES):
        raise StoreError(f"{place.partition(':')[0]}: the address of a database begins with {SCHEMES[0]}")
    try:
        from algoritmus.server.store.postgres import PostgresStore
    except ImportError:
        raise StoreError("PostgreSQL needs a package more: pip install 'algoritmus[postgres]'") from None
    store = PostgresStore(place, alive)
    await store.open()
    return store
