"""The types of all messages as TypeScript: `python -m algoritmus.server.schema > web/src/protocol.ts`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final, get_args

import msgspec
from msgspec import inspect as types

from algoritmus.server import messages

HEAD: Final = "// Printed by `python -m algoritmus.server.schema`: change src/algoritmus/server/messages.py instead.\n"
PLAIN: Final = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "any",
    types.RawType: "Facts",
}
FACTS: Final = "export type Facts = Record<string, any>;\n"
UNIONS: Final = {"FromBrowser": messages.FromBrowser, "FromServer": messages.FromServer}


def typescript() -> str:
    """All messages, each as an interface, and the two unions."""
    shapes: dict[str, str] = {}
    for one in (*(part for union in UNIONS.values() for part in get_args(union)), *messages.REQUESTS):
        add_interface(shapes, types.type_info(one))
    unions = [f"export type {name} = {union_of(union)};\n" for name, union in UNIONS.items()]
    return "\n".join((HEAD, FACTS, *shapes.values(), *unions))


def union_of(union: object) -> str:
    return " | ".join(part.__name__ for part in get_args(union))


def add_interface(shapes: dict[str, str], info: types.Type) -> None:
    """An interface and those that it is made of."""
    if not isinstance(info, types.StructType) or info.cls.__name__ in shapes:
        return
    name = info.cls.__name__
    shapes[name] = ""  # keeps its place
    for field in info.fields:
        for part in parts_of(field.type):
            add_interface(shapes, part)
    shapes[name] = f"export interface {name} {{\n{''.join(lines_of(info))}}}\n"


def parts_of(info: types.Type) -> Iterator[types.Type]:
    if isinstance(info, types.ListType):
        yield from parts_of(info.item_type)
    elif isinstance(info, types.DictType):
        yield from parts_of(info.value_type)
    elif isinstance(info, types.UnionType):
        for one in info.types:
            yield from parts_of(one)
    else:
        yield info


def lines_of(info: types.StructType) -> Iterator[str]:
    if info.tag is not None:
        yield f'  {info.tag_field}: "{info.tag}";\n'
    sent = issubclass(info.cls, tuple(get_args(messages.FromServer)))
    for field in info.fields:
        optional = not field.required and not sent
        yield f"  {field.encode_name}{'?' if optional else ''}: {type_of(field.type)};\n"


def type_of(info: types.Type) -> str:
    """A type as TypeScript writes it; a map of anything is Facts."""
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, types.StructType):
        return info.cls.__name__
    if isinstance(info, types.LiteralType):
        return " | ".join(f'"{value}"' for value in info.values)
    if isinstance(info, types.UnionType):
        return " | ".join(type_of(one) for one in info.types)
    if isinstance(info, types.ListType):
        item = type_of(info.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(info, types.DictType):
        value = type_of(info.value_type)
        return "Facts" if value == "any" else f"Record<string, {value}>"
    raise msgspec.ValidationError(f"no TypeScript for {info}")


if __name__ == "__main__":
    sys.stdout.write(typescript())
