"""The referee: a case in, an answer out, for both games."""

from __future__ import annotations

import json
from collections.abc import Callable

from algoritmus.core.wire import CaseError, wrong
from algoritmus.golems.law import referee as golems
from algoritmus.progers.law import referee as progers

Answer = dict[str, object]
SETTLE: dict[str, Callable[[dict[str, object]], Answer]] = {"golems": golems.settle, "progers": progers.settle}


def settle(case: object) -> Answer:
    """Play a decoded case by the law; a case that breaks it is answered with its error."""
    try:
        if not isinstance(case, dict):
            raise wrong("a case is an object", "")
        game = case.get("game")
        if not isinstance(game, str) or game not in SETTLE:
            raise wrong(f"'game' must be one of: {', '.join(SETTLE)}", "game")
        return SETTLE[game](case)
    except CaseError as error:
        return error.answer()


def settle_text(text: str) -> Answer:
    """Play a case written as JSON."""
    try:
        return settle(read_text(text))
    except CaseError as error:
        return error.answer()


def read_text(text: str) -> object:
    """A case as it is written; CaseError if it is no JSON."""
    try:
        return json.loads(text, parse_constant=_no_constant)
    except RecursionError:
        raise wrong("the case is nested too deeply", "") from None
    except ValueError as error:
        raise wrong(f"this is not JSON: {error}", "") from None


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON number")


def settle_bytes(data: bytes) -> Answer:
    """Play a case as it comes from a file."""
    try:
        return settle(read_bytes(data))
    except CaseError as error:
        return error.answer()


def read_bytes(data: bytes) -> object:
    try:
        return read_text(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise wrong(f"this is not UTF-8 text: {error.reason} at byte {error.start}", "") from None
