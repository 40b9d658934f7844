"""Choose the store: a data folder (SQLite) or a database address (PostgreSQL)."""

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
    """The rules versions of all games."""
    return " ".join(f"{package.id}:{package.version}" for package in algoritmus.packages())


async def open_store(place: Place, lease_seconds: float = 6.0) -> Store:
    """Open a store for reading; writing begins with `start`. StoreError says why it cannot be opened."""
    if isinstance(place, Path):
        place.mkdir(parents=True, exist_ok=True)
        return SqliteStore(place, asyncio.get_running_loop())
    if not place.startswith(SCHEMES):
        raise StoreError(f"{place.partition(':')[0]}: the address of a database begins with {SCHEMES[0]}")
    try:
        from algoritmus.server.store.postgres import PostgresStore
    except ImportError:
        raise StoreError("PostgreSQL needs a package more: pip install 'algoritmus[postgres]'") from None
    store = PostgresStore(place, lease_seconds)
    await store.open()
    return store
