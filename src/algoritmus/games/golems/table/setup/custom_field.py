"""Fields by name or by notation, as an option of a table (field.own)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from algoritmus.core.chance import Seeded
from algoritmus.core.game import unfit
from algoritmus.core.package.editing import Faulty
from algoritmus.games.golems.components.custom_field import read_custom_field
from algoritmus.games.golems.components.fields import Field, load_fields
from algoritmus.games.golems.components.symmetry import random_field
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.editions import EDITIONS

OPTION: Final = "field"
RULE: Final = "field.own"
MEANINGLESS: Final = ("syntax", "empty")
CACHE_SIZE: Final = 256


def find_field(edition: Edition, value: str) -> Field:
    """The field that is called or written so; Refusal says what is wrong with it."""
    named = load_fields().get(value)
    if named is not None and edition.name in named.editions:
        return named
    try:
        return read_custom_field(value, edition)
    except Faulty as error:
        if error.fault.code in MEANINGLESS:  # most likely a name that is not known
            names = ", ".join(field.id for field in load_fields().values() if edition.name in field.editions)
            words = f"{OPTION}: {value!r} is no field's notation, nor one of: {names}"
            raise unfit("field", words, value=value, names=names) from None
        raise error.fault.refusal(OPTION, RULE) from None


def custom_fields(name: str, kept: Mapping[str, str], wish: str) -> list[str]:
    """The wished field, if it is a custom one, and a random one that differs from table to table."""
    custom = [wish] if wish and wish not in load_fields() else []
    table = ",".join(f"{option}={value}" for option, value in sorted(kept.items()))
    return list(dict.fromkeys([*custom, surprise_for(name, f"{table},{wish}")]))


@lru_cache(maxsize=CACHE_SIZE)
def surprise_for(name: str, seed: str) -> str:
    return str(random_field(EDITIONS[name], Seeded(seed), barrels=True))
