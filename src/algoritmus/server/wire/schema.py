"""The types of all messages as TypeScript: `python -m algoritmus.server.wire.schema > web/src/protocol.ts`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Final, get_args

import msgspec
from msgspec import inspect as types

from algoritmus.server.wire import messages, shapes

HEAD: Final = "// Printed by `python -m algoritmus.server.wire.schema`: change messages.py or shapes/ instead.\n"
PLAIN: Final = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}
UNIONS: Final = {**shapes.UNIONS, "FromBrowser": messages.FromBrowser, "FromServer": messages.FromServer}
NAMED: Final = {frozenset(get_args(literal)): name for name, literal in shapes.NAMED.items()}


def typescript() -> str:
    """All messages and shapes, each as an interface, and the unions of them."""
    found: dict[str, str] = {}
    for one in (*(part for union in UNIONS.values() for part in get_args(union)), *messages.REQUESTS):
        add_interface(found, types.type_info(one))
    literals = [f"export type {name} = {words_of(get_args(literal))};\n" for name, literal in shapes.NAMED.items()]
    unions = [f"export type {name} = {union_of(union)};\n" for name, union in UNIONS.items()]
    return "\n".join((HEAD, *literals, *found.values(), *unions))


def union_of(union: object) -> str:
    return " | ".join(part.__name__ for part in get_args(union))


def words_of(words: Iterable[object]) -> str:
    return " | ".join(f'"{word}"' for word in words)


def add_interface(found: dict[str, str], info: types.Type) -> None:
    """An interface and those that it is made of."""
    if not isinstance(info, types.StructType) or info.cls.__name__ in found:
        return
    name = info.cls.__name__
    found[name] = ""  # keeps its place
    for field in info.fields:
        for part in parts_of(field.type):
            add_interface(found, part)
    found[name] = f"export interface {name} {{\n{''.join(lines_of(info))}}}\n"


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
    """A type as TypeScript writes it; what the games make has its title."""
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, types.Metadata):
        return str((info.extra_json_schema or {})["title"])
    if isinstance(info, types.StructType):
        return info.cls.__name__
    if isinstance(info, types.LiteralType):
        return NAMED.get(frozenset(info.values)) or words_of(info.values)
    if isinstance(info, types.UnionType):
        return " | ".join(type_of(one) for one in info.types)
    if isinstance(info, types.ListType):
        item = type_of(info.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(info, types.TupleType):
        return f"[{', '.join(type_of(item) for item in info.item_types)}]"
    if isinstance(info, types.DictType):
        return f"Record<string, {type_of(info.value_type)}>"
    raise msgspec.ValidationError(f"no TypeScript for {info}")


if __name__ == "__main__":
    sys.stdout.write(typescript())
