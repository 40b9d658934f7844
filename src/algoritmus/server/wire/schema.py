"""The types of all messages as TypeScript: `python -m algoritmus.server.wire.schema > web/src/protocol.ts`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import is_dataclass
from types import ModuleType
from typing import Final, get_args, is_typeddict

import msgspec
from msgspec import inspect as types

import algoritmus
from algoritmus.core.package import GamePackage
from algoritmus.core.view_types import COMMON_WORDS, Event, View
from algoritmus.server.wire import editor, fields, library, messages, replay, rooms, tasks
from algoritmus.server.wire.view_types import struct_of

HEAD: Final = "// Printed by `python -m algoritmus.server.wire.schema`: change server/wire or a game's view_types.py.\n"
PLAIN: Final = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
    types.CustomType: "unknown",  # an object
}
SENT: Final = get_args(messages.FromServer)
BODIES: Final = (rooms, replay, library, editor, tasks, fields)  # modules with the bodies of requests and responses
CLASSES: Final = (types.StructType, types.DataclassType, types.TypedDictType)
RESULTS: Final = (types.DataclassType, types.TypedDictType)  # of the engine: sent with all their fields
OF_GAMES: Final = {View: "View", Event: "Happening"}  # with all keys of the game
LISTS: Final = (types.ListType, types.VarTupleType)
Parts = tuple[type, ...]
Class = types.StructType | types.DataclassType | types.TypedDictType


def typescript(packages: Iterable[GamePackage]) -> str:
    """All messages and view types of these games, each as an interface, and the unions of them."""
    shapes = [package.shapes() for package in packages]
    words = dict(COMMON_WORDS)
    for one in shapes:
        words |= one.words
    unions = {
        "Happening": structs(part for one in shapes for part in one.happenings),
        "Ask": structs(part for one in shapes for part in one.asks),
        "View": structs(one.view for one in shapes),
        "FromBrowser": get_args(messages.FromBrowser),
        "FromServer": SENT,
    }
    return Printed({name: get_args(literal) for name, literal in words.items()}, unions).text()


def structs(shapes: Iterable[type]) -> Parts:
    return tuple(dict.fromkeys(struct_of(shape) for shape in shapes))


def bodies() -> Parts:
    """All structs of these modules, and results that have a name as a response, in the order of the modules."""
    return tuple(one for module, name, one in named_types() if is_body(module, one) or is_response(name, one))


def responses() -> Iterator[str]:
    """The results of the engine that have a name as a response."""
    return (f"export type {name} = {one.__name__};\n" for _, name, one in named_types() if is_response(name, one))


def named_types() -> Iterator[tuple[ModuleType, str, type]]:
    return ((module, name, one) for module in BODIES for name, one in vars(module).items() if isinstance(one, type))


def is_body(module: ModuleType, one: type) -> bool:
    return issubclass(one, msgspec.Struct) and one.__module__ == module.__name__


def is_response(name: str, one: type) -> bool:
    return name != one.__name__ and (is_dataclass(one) or is_typeddict(one))


def words_of(words: Iterable[bool | str | int | None]) -> str:
    return " | ".join(f'"{word}"' for word in words)


class Printed:
    """Interfaces in the order of their first use; lists of words that have a name are printed by it."""

    def __init__(self, words: dict[str, tuple[str, ...]], unions: dict[str, Parts]) -> None:
        self.words = words
        self.named = {frozenset(values): name for name, values in words.items()}
        self.unions = unions
        self.found: dict[str, str] = {}

    def text(self) -> str:
        for one in (*(part for union in self.unions.values() for part in union), *bodies()):
            self.add_interface(types.type_info(one))
        literals = [f"export type {name} = {words_of(values)};\n" for name, values in self.words.items()]
        unions = [
            f"export type {name} = {' | '.join(part.__name__ for part in parts)};\n"
            for name, parts in self.unions.items()
        ]
        return "\n".join((HEAD, *literals, *self.found.values(), *responses(), *unions))

    def add_interface(self, info: types.Type) -> None:
        """An interface and those that it is made of."""
        if not isinstance(info, CLASSES) or info.cls in OF_GAMES or info.cls.__name__ in self.found:
            return
        name = info.cls.__name__
        self.found[name] = ""  # keeps its place
        for field in info.fields:
            for part in parts_of(field.type):
                self.add_interface(part)
        self.found[name] = f"export interface {name} {{\n{''.join(self.lines_of(info))}}}\n"

    def lines_of(self, info: Class) -> Iterator[str]:
        if isinstance(info, types.StructType) and info.tag is not None:
            yield f'  {info.tag_field}: "{info.tag}";\n'
        sent = isinstance(info, RESULTS) or issubclass(info.cls, SENT)  # with all their fields
        for field in info.fields:
            optional = not field.required and not sent
            yield f"  {field.encode_name}{'?' if optional else ''}: {self.type_of(field.type)};\n"

    def type_of(self, info: types.Type) -> str:
        """A type as TypeScript writes it; what the games make has its title."""
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        if isinstance(info, types.Metadata):
            return str((info.extra_json_schema or {})["title"])
        if isinstance(info, CLASSES):
            return OF_GAMES.get(info.cls, info.cls.__name__)
        if isinstance(info, types.LiteralType):
            return self.named.get(frozenset(map(str, info.values))) or words_of(info.values)
        if isinstance(info, types.UnionType):
            return " | ".join(self.type_of(one) for one in info.types)
        if isinstance(info, LISTS):
            item = self.type_of(info.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        if isinstance(info, types.TupleType):
            return f"[{', '.join(self.type_of(item) for item in info.item_types)}]"
        if isinstance(info, types.DictType):
            return f"Record<string, {self.type_of(info.value_type)}>"
        raise msgspec.ValidationError(f"no TypeScript for {info}")


def parts_of(info: types.Type) -> Iterator[types.Type]:
    if isinstance(info, LISTS):
        yield from parts_of(info.item_type)
    elif isinstance(info, types.DictType):
        yield from parts_of(info.value_type)
    elif isinstance(info, types.UnionType):
        for one in info.types:
            yield from parts_of(one)
    else:
        yield info


if __name__ == "__main__":
    sys.stdout.write(typescript(algoritmus.packages()))
