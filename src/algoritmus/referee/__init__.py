"""Referee: settles a case and returns the answer, for every game that has one."""

from __future__ import annotations

from collections.abc import Callable

import algoritmus
from algoritmus.core.answer_limit import AnswerLimit
from algoritmus.core.package.referee_support import RefereeSupport
from algoritmus.core.reader import SYNTAX, InputError, Node, decoded, read_json

Answer = dict[str, object]


def settle(case: object) -> Answer:
    """Play a decoded case by the rules; an illegal case is answered with its error."""
    return _answer(lambda: decoded(case))


def settle_text(text: str, most: int = 0) -> Answer:
    """Play a case written as JSON that tells so many things at most; 0 for any number."""
    return _answer(lambda: read_json(text), most)


def settle_bytes(data: bytes) -> Answer:
    """Play a case as it comes from a file."""
    return _answer(lambda: read_bytes(data))


def _answer(read: Callable[[], Node], most: int = 0) -> Answer:
    try:
        top = read()
        return referee_of(top).settle(top, AnswerLimit(most))
    except InputError as error:
        return error.answer()


def referee_of(top: Node) -> RefereeSupport:
    """The referee of the game that a case is of; InputError if it does not say."""
    if not isinstance(top.value, dict):
        raise top.error("a case is an object")
    found = {package.id: package.referee() for package in algoritmus.packages()}
    known = {id_: referee for id_, referee in found.items() if referee is not None}
    game = top.get("game")
    if not isinstance(game.value, str) or game.value not in known:
        raise game.error(f"'game' must be one of: {', '.join(known)}")
    return known[game.value]


def read_bytes(data: bytes) -> Node:
    """A case as it comes from a file; InputError if it is no JSON."""
    try:
        return read_json(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        reason = f"this is not UTF-8 text: {error.reason} at byte {error.start}"
        raise InputError(SYNTAX, reason, "") from None
