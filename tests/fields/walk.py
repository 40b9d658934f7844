"""All fields of all view types, and the fields of a view with their values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import algoritmus
from algoritmus.core import view_types as shared
from algoritmus.games.golems import view_types as golems
from algoritmus.games.progers import view_types as progers

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Fact:
    """A field with its value: `path` leads there in the view, `owner` is what has the field."""

    key: str  # "GolemView.strength"
    path: Path
    value: Any
    owner: Mapping[str, Any]

    @property
    def player(self) -> str:
        """Whose it is, where the path leads through a player: `golems`, `red`, `strength`."""
        return str(self.path[-2])


def keys_of(one: type) -> list[str]:
    return [f"{one.__name__}.{field}" for field in get_type_hints(one)]


def all_keys() -> list[str]:
    """Every field of every view type."""
    return [
        key
        for module in (shared, golems, progers)
        for one in vars(module).values()
        if is_typeddict(one) and one.__module__ == module.__name__
        for key in keys_of(one)
    ]


def facts_of(rule_set: str, view: Mapping[str, Any]) -> Iterator[Fact]:
    """Every field of a view, of its ask and of all that they are made of."""
    return facts(algoritmus.package_of(rule_set).shapes().view, view, ())


def facts(shape: Any, value: Any, path: Path) -> Iterator[Fact]:
    shape = part_for(shape, value)
    if value is None or shape is None:
        return
    if is_typeddict(shape):
        for name, hint in get_type_hints(shape).items():
            if name in value:
                yield Fact(f"{shape.__name__}.{name}", (*path, name), value[name], value)
                yield from facts(hint, value[name], (*path, name))
    elif get_origin(shape) is dict:
        for name, one in value.items():
            yield from facts(get_args(shape)[1], one, (*path, name))
    elif get_origin(shape) is list:
        for number, one in enumerate(value):
            yield from facts(get_args(shape)[0], one, (*path, number))


def part_for(shape: Any, value: Any) -> Any:
    """The part of a union that this value is; a dict tells by its `kind`."""
    if get_origin(shape) is NotRequired:
        return part_for(get_args(shape)[0], value)
    if get_origin(shape) not in (Union, UnionType):
        return shape
    parts = [part_for(part, value) for part in get_args(shape)]
    return next((part for part in parts if fits(part, value)), None)


def fits(part: Any, value: Any) -> bool:
    """Whether a value is this part: a dict of this kind, or a list."""
    if not is_typeddict(part):
        return get_origin(part) is list and isinstance(value, list)
    kind = get_type_hints(part).get("kind")
    return isinstance(value, dict) and (get_origin(kind) is not Literal or value["kind"] in get_args(kind))
