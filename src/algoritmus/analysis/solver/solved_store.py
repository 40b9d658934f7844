"""Solved games on disk: for every layer (rounds to go) a file of doubles, complete or partial, and an index."""

from __future__ import annotations

import json
import math
import mmap
import os
from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

FORMAT: Final = 1
DOUBLE_BYTES: Final = 8
FOLDER: Final = "solved"
INDEX: Final = "table.json"  # what the layers belong to, and the gap of each


class NoTable(Exception):
    """No solved game of this kind is stored: a message of one sentence."""


def folder_of(data: Path, rule_set: str, way: str, size: int) -> Path:
    return data / FOLDER / f"{rule_set.replace('/', '-')}-{way}-{size}x{size}"


class TableKind(NamedTuple):
    """The game that a table belongs to, and the version of its rules."""

    rule_set: str
    way: str
    size: int
    rules: str


class SolvedTable:
    """One solved game: layer n holds the values of all orbits with n rounds to go."""

    def __init__(self, folder: Path, kind: TableKind, orbits: int, gaps: Iterable[float] = ()) -> None:
        self.folder = folder
        self.kind = kind
        self.orbits = orbits
        self.gaps = [*gaps]  # of each layer

    def begin(self) -> None:
        """Resume the stored table; delete one that was made by other rules or in another format."""
        self.folder.mkdir(parents=True, exist_ok=True)
        known = read_table(self.folder)
        if known is not None and (known.kind, known.orbits) == (self.kind, self.orbits):
            self.gaps = known.gaps
        else:
            for file in self.folder.glob("layer-*"):
                file.unlink()
            self.write_index()

    def write_index(self) -> None:
        """Store what the layers belong to, before the first layer: a partial layer is of no use without it."""
        index = {"format": FORMAT, **self.kind._asdict(), "orbits": self.orbits, "gaps": self.gaps}
        replace(self.folder / INDEX, json.dumps(index).encode())

    @property
    def rounds(self) -> int:
        return len(self.gaps)

    def path(self, rounds: int) -> Path:
        return self.folder / f"layer-{rounds:03}.f64"

    def values(self, rounds: int) -> memoryview[float]:
        """The values of a layer, mapped into memory."""
        with self.path(rounds).open("rb") as file:
            mapped = mmap.mmap(file.fileno(), self.orbits * DOUBLE_BYTES, access=mmap.ACCESS_READ)
        return memoryview(mapped).cast("d")

    def finish(self, partial: PartialLayer) -> None:
        """Replace a partial layer by its file, then write the index."""
        values, gap = partial.result()
        replace(self.path(partial.rounds), values.tobytes())
        self.gaps.append(gap)
        self.write_index()
        partial.path.unlink()


class PartialLayer:
    """A layer that is being solved: values and gaps, NaN where unknown. The file survives a kill."""

    def __init__(self, table: SolvedTable, rounds: int) -> None:
        self.rounds = rounds
        self.orbits = table.orbits
        self.path = table.folder / f"layer-{rounds:03}.half"
        size = 2 * self.orbits * DOUBLE_BYTES
        if not self.path.exists() or self.path.stat().st_size != size:
            replace(self.path, array("d", [math.nan] * (2 * self.orbits)).tobytes())
        with self.path.open("r+b") as file:
            self.mapped = mmap.mmap(file.fileno(), size)

    def missing(self) -> list[int]:
        numbers = self.numbers()
        return [orbit for orbit in range(self.orbits) if math.isnan(numbers[orbit])]

    def write(self, orbit: int, value: float, gap: float) -> None:
        """Write the gap first, so that a stored value has its gap."""
        for place, number in ((self.orbits + orbit, gap), (orbit, value)):
            self.mapped[place * DOUBLE_BYTES : place * DOUBLE_BYTES + DOUBLE_BYTES] = array("d", [number]).tobytes()

    def numbers(self) -> array[float]:
        found = array("d")
        found.frombytes(self.mapped[:])
        return found

    def result(self) -> tuple[array[float], float]:
        numbers = self.numbers()
        return numbers[: self.orbits], max(numbers[self.orbits :])


def replace(path: Path, data: bytes) -> None:
    """Replace a file atomically."""
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def read_table(folder: Path) -> SolvedTable | None:
    """The table in a folder, by its index in today's format; None if there is none."""
    try:
        found = json.loads((folder / INDEX).read_text(encoding="utf-8"))
        if found["format"] != FORMAT:
            return None
        kind = TableKind(found["rule_set"], found["way"], found["size"], found["rules"])
        return SolvedTable(folder, kind, int(found["orbits"]), map(float, found["gaps"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def open_table(data: Path, rule_set: str, way: str, size: int) -> SolvedTable:
    """A solved game with at least one round; NoTable says how to make one."""
    table = read_table(folder_of(data, rule_set, way, size))
    if table is None or not table.gaps:
        more = "" if way == "beginner" else f" --way {way}"
        raise NoTable(
            f"There is no solved game {rule_set}, {way}, {size}x{size}, in {data}: "
            f"`algoritmus solve-game {rule_set} --size {size}{more}` makes it."
        )
    return table
