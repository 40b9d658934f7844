"""Programs: the rows of cards that a player lays, and the passes they unroll into (section 4 of the rules)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from algoritmus.core.game import Move
from algoritmus.core.value import Value
from algoritmus.games.golems.rules.codes import LETTERS, SENSES

CONDITIONS: Final = tuple(SENSES)
UNTILS: Final = ("obstacle", "barrel", "wall", "water")


class Row(Value):
    """One row of a program; each kind of card is a subclass."""

    __slots__ = ()

    def parts(self) -> tuple[Row | None, ...]:
        """The cards laid on this one; None is a branch left empty."""
        return ()

    def __repr__(self) -> str:
        return f"<{self}>"


class Action(Row):
    """One of the eight action cards."""

    __match_args__ = ("command",)
    __slots__ = __match_args__

    def __init__(self, command: int) -> None:
        self.command: Final = command

    def __str__(self) -> str:
        return LETTERS[self.command]


class Loop(Row):
    """LOOP: its card so many times."""

    __match_args__ = ("times", "body")
    __slots__ = __match_args__

    def __init__(self, times: int, body: Row) -> None:
        self.times: Final = times
        self.body: Final = body

    def parts(self) -> tuple[Row | None, ...]:
        return (self.body,)

    def __str__(self) -> str:
        return f"{self.times}({self.body})"


class If(Row):
    """IF: one card for yes and one for no."""

    __match_args__ = ("asks", "yes", "no")
    __slots__ = __match_args__

    def __init__(self, asks: str, yes: Row | None, no: Row | None) -> None:
        self.asks: Final = asks
        self.yes: Final = yes
        self.no: Final = no

    def parts(self) -> tuple[Row | None, ...]:
        return (self.yes, self.no)

    def __str__(self) -> str:
        return f"{self.asks}?({self.yes or '-'},{self.no or '-'})"


class While(Row):
    """WHILE: its card again and again until the condition holds."""

    __match_args__ = ("until", "body")
    __slots__ = __match_args__

    def __init__(self, until: str, body: Row) -> None:
        self.until: Final = until
        self.body: Final = body

    def parts(self) -> tuple[Row | None, ...]:
        return (self.body,)

    def __str__(self) -> str:
        return f"until {self.until}({self.body})"


class Call(Row):
    """CALL: the golem's own subroutine."""

    __slots__ = ()

    def __str__(self) -> str:
        return "call"


def all_cards(row: Row) -> list[Row]:
    """The row's card and all cards laid on it, however deep."""
    found: list[Row] = []
    waiting: list[Row] = [row]
    while waiting:
        card = waiting.pop()
        found.append(card)
        waiting.extend(part for part in card.parts() if part is not None)
    return found


class Frame:
    """A bonus card whose inner places are being read."""

    def __init__(self, word: str, places: int) -> None:
        self.word = word
        self.places = places
        self.filled: list[Row | None] = []

    def card(self) -> Row:
        first = self.filled[0]
        if self.places == 2:
            return If(self.word, first, self.filled[1])
        assert first is not None
        return Loop(int(self.word), first) if self.word.isdigit() else While(self.word, first)


_SYMBOL: Final = re.compile(r"\s*([A-Za-z]+|[0-9]+|[?(),-])")


def _symbols(text: str) -> list[str]:
    text = text.strip()
    found: list[str] = []
    at = 0
    while at < len(text):
        match = _SYMBOL.match(text, at)
        if match is None:
            raise ValueError(f"{text!r}: what is {text[at:].strip()[:1]!r}?")
        found.append(match[1])
        at = match.end()
    return found


class RowReader:
    """Reads one row of text, symbol by symbol; nesting of any depth is read, whether it is allowed or not."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.symbols = _symbols(text)
        self.at = 0
        self.open: list[Frame] = []

    def read(self) -> Row:
        while True:
            complete, card = self.read_card()
            if not complete:
                continue
            if not self.open and card is not None:
                self.expect("")
                return card
            whole = self.lay(card)
            if whole is not None:
                self.expect("")
                return whole

    def read_card(self) -> tuple[bool, Row | None]:
        """The next card if it is complete; a bonus card is only opened."""
        symbol = self.next()
        if len(symbol) == 1 and symbol in LETTERS:
            return True, Action(LETTERS.index(symbol))
        if symbol == "call":
            return True, Call()
        if symbol == "-" and self.open and self.open[-1].places == 2:
            return True, None
        self.open.append(self.opened(symbol))
        self.expect("(")
        return False, None

    def opened(self, symbol: str) -> Frame:
        if symbol in ("2", "3"):
            return Frame(symbol, 1)
        if symbol in CONDITIONS:
            self.expect("?")
            return Frame(symbol, 2)
        if symbol == "until":
            word = self.next()
            if word in UNTILS:
                return Frame(word, 1)
        raise ValueError(f"{self.text!r}: there is no card {symbol!r}" if symbol else f"{self.text!r}: it breaks off")

    def lay(self, card: Row | None) -> Row | None:
        """Lay a card on the innermost open one; the whole row if that closes everything."""
        while True:
            frame = self.open[-1]
            frame.filled.append(card)
            if len(frame.filled) < frame.places:
                self.expect(",")
                return None
            self.expect(")")
            self.open.pop()
            card = frame.card()
            if not self.open:
                return card

    def next(self) -> str:
        self.at += 1
        return self.symbols[self.at - 1] if self.at <= len(self.symbols) else ""

    def expect(self, symbol: str) -> None:
        found = self.next()
        if found != symbol:
            needed = repr(symbol) if symbol else "the end"
            raise ValueError(
                f"{self.text!r}: {needed} was expected, not {found!r}"
                if found
                else f"{self.text!r}: it breaks off, {needed} was expected"
            )


def parse_row(text: str) -> Row:
    """`2(F)`, `enemy?(A,-)`, `until wall(F)`, `call`, `F`… ValueError says what is wrong."""
    return RowReader(text).read()


class Program(Move):
    """The rows a player laid for one round."""

    __match_args__ = ("rows",)
    __slots__ = __match_args__

    def __init__(self, rows: Iterable[Row]) -> None:
        self.rows: Final[tuple[Row, ...]] = tuple(rows)

    def __str__(self) -> str:
        return " ; ".join(str(row) for row in self.rows)

    def __repr__(self) -> str:
        return f"Program({str(self)!r})"

    def __len__(self) -> int:
        return len(self.rows)


def parse_program(text: str) -> Program:
    """Rows divided by semicolons: `F ; 2(A) ; enemy?(A,F)`."""
    return Program(parse_row(part) for part in text.split(";")) if text.strip() else Program(())
