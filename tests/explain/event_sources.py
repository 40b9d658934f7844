"""Events that the engine can make: every `tell(…)` and `hurt(…)` in the source, read as events."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src" / "algoritmus"
ABSENT = {"NO_CELL", "NO_COMMAND", "NOBODY", "NO_AMOUNT", "NO_FACING", "NO_PLACE"}
WHO = {"golems": "golem", "progers": "rover"}

# What an event has for each parameter of `tell`, if it is given.
SAMPLE: dict[str, object] = {
    "command": "F",
    "origin": "a1",
    "to": "b2",
    "other": "blue",
    "amount": 2,
    "facing": "N",
    "points": 3,
    "because": "card.step",
    "samples": ["algae", "moss"],
}
ALWAYS = {"golems": (), "progers": ("command",)}  # the scene adds these by itself
TELLING = ("tell", "hurt")
HURT = ("command", "origin", "amount")  # and hurt adds these
Event = dict[str, object]


class Place(NamedTuple):
    """A function of the engine that makes events."""

    game: str
    module: str
    function: ast.FunctionDef


def source_events(game: str) -> list[Event]:
    """An event for every rule and outcome that the source can tell; what it computes is left to be played."""
    found: list[Event] = []
    for place in places(game):
        for call in ast.walk(place.function):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in TELLING:
                found.extend(events(place, call, call.func.attr))
    return found


def places(game: str) -> Iterator[Place]:
    for path in sorted((SOURCE / "games" / game / "rules").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name not in TELLING:
                yield Place(game, ".".join(("algoritmus", *path.relative_to(SOURCE).with_suffix("").parts)), node)


def events(place: Place, call: ast.Call, method: str) -> Iterator[Event]:
    given = arguments(place.game, call, method)
    whats = possible(place, given["what"]) if "what" in given else {""}
    fields = [*given, *ALWAYS[place.game], *(HURT if method == "hurt" else ())]
    for rule, what in product(possible(place, given["rule"]), whats or {""}):
        event: Event = {"rule": rule, WHO[place.game]: "red", "beat": 1}
        event |= {"from" if key == "origin" else key: SAMPLE[key] for key in fields if key in SAMPLE}
        yield event | ({"what": what} if what else {})


def arguments(game: str, call: ast.Call, method: str) -> dict[str, ast.expr]:
    """The call's arguments by the names of their parameters, without those that mean nothing."""
    (path,) = (SOURCE / "games" / game / "rules").rglob("scene.py")
    scene = ast.parse(path.read_text(encoding="utf-8"))
    signature = next(node for node in ast.walk(scene) if isinstance(node, ast.FunctionDef) and node.name == method)
    names = [argument.arg for argument in signature.args.args[1:]]
    given = dict(zip(names, call.args, strict=False)) | {word.arg: word.value for word in call.keywords if word.arg}
    return {name: value for name, value in given.items() if not is_absent(value)}


def is_absent(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id in ABSENT


def possible(place: Place, value: ast.expr) -> set[str]:
    """The texts that an expression can be; nothing where only playing can tell."""
    if isinstance(value, ast.Constant):
        return {str(value.value)}
    if isinstance(value, ast.IfExp):
        return possible(place, value.body) | possible(place, value.orelse)
    if isinstance(value, ast.JoinedStr):
        return {"".join(parts) for parts in product(*(possible(place, part) for part in value.values))}
    if isinstance(value, ast.FormattedValue):
        return possible(place, value.value)
    if isinstance(value, ast.Name):
        return {text for one in assigned(place, value.id) for text in possible(place, one)}
    if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name):
        return entries(getattr(import_module(place.module), value.value.id, ()))
    if isinstance(value, ast.Attribute) and ast.unparse(value.value).endswith("edition"):
        return of_editions(place.game, value.attr)
    return set()


def assigned(place: Place, name: str) -> Iterator[ast.expr]:
    """All that a function assigns to one of its names."""
    for node in ast.walk(place.function):
        if isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == name for to in node.targets):
            yield node.value


def entries(table: object) -> set[str]:
    values = table.values() if isinstance(table, dict) else table if isinstance(table, tuple) else ()
    return {text for text in values if isinstance(text, str) and text}


def of_editions(game: str, attribute: str) -> set[str]:
    """`edition.lab_rule` and the like: data of the editions."""
    editions = import_module(f"algoritmus.games.{game}.rules.editions").EDITIONS.values()
    return {text for text in (getattr(edition, attribute, None) for edition in editions) if isinstance(text, str)}
