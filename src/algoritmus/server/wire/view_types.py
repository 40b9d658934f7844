"""View types for msgspec: the TypedDicts of the games become structs that take nothing else."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import UNSET, Struct, UnsetType

KIND: Final = "kind"
RENAMED: Final = {"from_": "from"}  # a keyword of Python


@cache
def struct_of(shape: type) -> type[Struct]:
    """The struct of a TypedDict. Where the kind is one word, it is the tag of the struct in a union."""
    hints = get_type_hints(shape, include_extras=True)
    words = get_args(hints.get(KIND)) if get_origin(hints.get(KIND)) is Literal else ()
    tag = words[0] if len(words) == 1 else None
    fields = [field_of(name, hint) for name, hint in hints.items() if tag is None or name != KIND]
    return msgspec.defstruct(
        shape.__name__,
        fields,
        tag=tag,
        tag_field=KIND if tag is not None else None,
        rename=RENAMED,
        kw_only=True,
        forbid_unknown_fields=True,
    )


def field_of(name: str, hint: Any) -> tuple[str, Any] | tuple[str, Any, Any]:
    written = next((field for field, key in RENAMED.items() if key == name), name)
    if get_origin(hint) is NotRequired:
        return written, read(get_args(hint)[0]) | UnsetType, UNSET
    return written, read(hint)


def read(hint: Any) -> Any:
    """A type in which every shape is a struct."""
    origin, inside = get_origin(hint), tuple(get_args(hint))
    if is_typeddict(hint):
        return struct_of(hint)
    if origin in (Union, UnionType):
        return reduce(or_, (read(one) for one in inside))
    if origin in (list, dict, tuple):
        return origin[tuple(read(one) for one in inside)]
    return hint
