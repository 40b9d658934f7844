"""The referee: a case in, an answer out, for every game that has one."""

from __future__ import annotations

import json

import algoritmus
from algoritmus.core.wire import CaseError, wrong

Answer = dict[str, object]


def settle(case: object) -> Answer:
    """Play a decoded case by the law; a case that breaks it is answered with its error."""
    try:
        if not isinstance(case, dict):
            raise wrong("a case is an object", "")
        known = {family.id: family for family in algoritmus.families() if family.settled}
        game = case.get("game")
        if not isinstance(game, str) or game not in known:
            raise wrong(f"'game' must be one of: {', '.join(known)}", "game")
        return known[game].settle(case)
    except CaseError as error:
        return error.answer()


def settle_text(text: str) -> Answer:
    """Play a case written as JSON."""
    try:
        case = json.loads(text, parse_constant=_no_constant)
    except RecursionError:
        return wrong("the case is nested too deeply", "").answer()
    except ValueError as error:
        return wrong(f"this is not JSON: {error}", "").answer()
    return settle(case)


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON number")


def settle_bytes(data: bytes) -> Answer:
    """Play a case as it comes from a file."""
    try:
        return settle_text(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        return wrong(f"this is not UTF-8 text: {error.reason} at byte {error.start}", "").answer()
