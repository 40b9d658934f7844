"""A program with the logic token that lies on it, in a puzzle: `not F`, `2(not F)`, `and F ; L` (logic.place)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from algoritmus.games.golems.components.puzzle import THE_GOLEM
from algoritmus.games.golems.rules.codes import OPERATORS
from algoritmus.games.golems.rules.programs.program import Program, Row, all_cards, parse_row
from algoritmus.games.golems.rules.round import PlacedToken, slots_of

ON_CARD: Final = "not"
ON_ROW: Final = ("and", "or", "xor")
TOKENS: Final = (ON_CARD, *ON_ROW)
_WHOLE: Final = re.compile(r"\s*(and|not|or|xor)\s+(.*)$", re.DOTALL)
_INNER: Final = re.compile(r"([(,]\s*)not\s+")


class TokenOn(NamedTuple):
    """A logic token on a row (from 0) of a program; NOT lies on one card of it."""

    op: str
    row: int
    slot: str = ""


class RoundLaid(NamedTuple):
    """A program and its logic token, laid for one round."""

    program: Program
    token: TokenOn | None = None

    def tokens(self) -> list[PlacedToken]:
        """The token as the round runner takes it."""
        one = self.token
        return [] if one is None else [PlacedToken(OPERATORS[one.op], THE_GOLEM, one.row, one.slot)]

    def texts(self) -> list[str]:
        return [
            row_text(row, self.token if self.token is not None and self.token.row == number else None)
            for number, row in enumerate(self.program.rows)
        ]

    def cards(self) -> int:
        """Bonus cards, the cards on them and the token count."""
        return sum(len(all_cards(row)) for row in self.program.rows) + (self.token is not None)


def row_text(row: Row, token: TokenOn | None) -> str:
    text = str(row)
    if token is None:
        return text
    if token.slot in ("", "body"):
        return f"{token.op} {text}" if not token.slot else text.replace("(", "(not ", 1)
    return text.replace("(", "(not ", 1) if token.slot == "yes" else text.replace(",", ",not ", 1)


def parse_laid(texts: list[str]) -> RoundLaid:
    """ValueError says what is wrong."""
    rows: list[Row] = []
    token: TokenOn | None = None
    for number, text in enumerate(texts):
        row, found = parse_one(text, number)
        rows.append(row)
        if found is not None and token is not None:
            raise ValueError(f"{text!r}: a program has one token at most")
        token = found or token
    return RoundLaid(Program(rows), token)


def parse_one(text: str, number: int) -> tuple[Row, TokenOn | None]:
    whole = _WHOLE.match(text)
    if whole is not None:
        return parse_row(whole[2]), TokenOn(whole[1], number)
    inner = _INNER.search(text)
    if inner is None:
        return parse_row(text), None
    row = parse_row(_INNER.sub(r"\1", text, count=1))
    slot = "no" if inner[1].startswith(",") else slots_of(row)[0] if slots_of(row) else ""
    return row, TokenOn(ON_CARD, number, slot)
