"""Serializer of TOML pages: prints the tables of a puzzle or scenario as the reader parses them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TypeGuard

from algoritmus.core.package.editing import Page


def print_page(page: Page) -> str:
    """Plain keys first, then tables, then lists of tables that are too long for a line."""
    plain = [f"{key} = {inline(value)}" for key, value in page.items() if not is_table(value)]
    tables = [part for key, value in page.items() if is_table(value) for part in printed(key, value)]
    return "\n".join([*plain, *tables]) + "\n"


def is_table(value: object) -> TypeGuard[Page]:
    return isinstance(value, Mapping) and any(isinstance(one, str | Mapping | list) for one in value.values())


def printed(name: str, table: Page) -> list[str]:
    return ["", f"[{name}]", *(f"{key} = {inline(value)}" for key, value in table.items())]


def inline(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {inline(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        items = [inline(one) for one in value]
        inner = any(isinstance(one, Mapping | list) for one in value)
        return "[\n" + "".join(f"  {item},\n" for item in items) + "]" if inner else "[" + ", ".join(items) + "]"
    return json.dumps(value, ensure_ascii=False)
