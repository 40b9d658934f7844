"""Solved games on disk: a layer of doubles for every number of rounds to go, whole or half done, and what they are."""

from __future__ import annotations

import json
import math
import mmap
import os
from array import array
from pathlib import Path
from typing import Final

FORMAT: Final = 1
DOUBLE: Final = 8
FOLDER: Final = "solved"


class NoTable(Exception):
    """There is no solved game of this kind, in one sentence."""


def folder_of(data: Path, rule_set: str, way: str, size: int) -> Path:
    return data / FOLDER / f"{rule_set.replace('/', '-')}-{way}-{size}x{size}"


class SolvedTable:
    """One solved game: layer n holds the values of all orbits with n rounds to go."""

    def __init__(self, folder: Path, facts: dict[str, object], orbits: int) -> None:
        self.folder = folder
        self.facts = facts
        self.orbits = orbits
        self.gaps: list[float] = []

    def begin(self) -> None:
        """Take up what is there; what was made by other rules or in another form is begun anew."""
        self.folder.mkdir(parents=True, exist_ok=True)
        known = read_facts(self.folder)
        gaps = known.pop("gaps", [])
        if known == self.described() and isinstance(gaps, list):
            self.gaps = [float(gap) for gap in gaps]
        else:
            for file in self.folder.glob("layer-*"):
                file.unlink()
            self.note()

    def note(self) -> None:
        """What the layers are of, from the first moment on: a half-done one is of no use without it."""
        facts = {**self.described(), "gaps": self.gaps}
        replace(self.folder / "table.json", json.dumps(facts).encode())

    def described(self) -> dict[str, object]:
        return {"format": FORMAT, **self.facts, "orbits": self.orbits}

    @property
    def rounds(self) -> int:
        return len(self.gaps)

    def path(self, rounds: int) -> Path:
        return self.folder / f"layer-{rounds:03}.f64"

    def values(self, rounds: int) -> memoryview[float]:
        """A layer, mapped into memory."""
        with self.path(rounds).open("rb") as file:
            mapped = mmap.mmap(file.fileno(), self.orbits * DOUBLE, access=mmap.ACCESS_READ)
        return memoryview(mapped).cast("d")

    def finish(self, half: HalfLayer) -> None:
        """A layer is done: its file gets its name at once, then the list of layers is written anew."""
        values, gap = half.result()
        replace(self.path(half.rounds), values.tobytes())
        self.gaps.append(gap)
        self.note()
        half.path.unlink()


class HalfLayer:
    """A layer that is being solved: values and gaps, not a number where nothing is known yet. It outlives a kill."""

    def __init__(self, table: SolvedTable, rounds: int) -> None:
        self.rounds = rounds
        self.orbits = table.orbits
        self.path = table.folder / f"layer-{rounds:03}.half"
        size = 2 * self.orbits * DOUBLE
        if not self.path.exists() or self.path.stat().st_size != size:
            replace(self.path, array("d", [math.nan] * (2 * self.orbits)).tobytes())
        with self.path.open("r+b") as file:
            self.mapped = mmap.mmap(file.fileno(), size)

    def missing(self) -> list[int]:
        numbers = self.numbers()
        return [orbit for orbit in range(self.orbits) if math.isnan(numbers[orbit])]

    def write(self, orbit: int, value: float, gap: float) -> None:
        """The gap first: a value that is there has its gap."""
        for place, number in ((self.orbits + orbit, gap), (orbit, value)):
            self.mapped[place * DOUBLE : place * DOUBLE + DOUBLE] = array("d", [number]).tobytes()

    def numbers(self) -> array[float]:
        found = array("d")
        found.frombytes(self.mapped[:])
        return found

    def result(self) -> tuple[array[float], float]:
        numbers = self.numbers()
        return numbers[: self.orbits], max(numbers[self.orbits :])


def replace(path: Path, data: bytes) -> None:
    """The whole file or the old one, whatever happens meanwhile."""
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def read_facts(folder: Path) -> dict[str, object]:
    try:
        found = json.loads((folder / "table.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def open_table(data: Path, rule_set: str, way: str, size: int) -> SolvedTable:
    """A solved game with at least one round; NoTable says how to make one."""
    folder = folder_of(data, rule_set, way, size)
    facts = read_facts(folder)
    gaps = facts.pop("gaps", None)
    if facts.pop("format", None) != FORMAT or not isinstance(gaps, list) or not gaps:
        more = "" if way == "beginner" else f" --way {way}"
        raise NoTable(
            f"There is no solved game {rule_set}, {way}, {size}x{size}, in {data}: "
            f"`algoritmus solve-game {rule_set} --size {size}{more}` makes it."
        )
    orbits = facts.pop("orbits", 0)
    assert isinstance(orbits, int)
    table = SolvedTable(folder, facts, orbits)
    table.gaps = [float(gap) for gap in gaps]
    return table
