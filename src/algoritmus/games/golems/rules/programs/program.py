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
CALL: Final = "call"
EMPTY: Final = "-"  # a branch of an IF without a card
COMMANDS: Final[dict[str, int]] = {letter: command for command, letter in enumerate(LETTERS)}
PLACES: Final[dict[str, int]] = {  # bonus cards, as answers name them, and how many cards lie on each
    "x2": 1,
    "x3": 1,
    **{f"{asks}?": 2 for asks in CONDITIONS},
    **{f"until-{until}": 1 for until in UNTILS},
    CALL: 0,
}


class Row(Value):
    """One row of a program; each kind of card is a subclass."""

    __slots__ = ()

    def text(self) -> tuple[str | Row | None, ...]:
        """How the card is written, around the cards laid on it; None is a branch left empty."""
        raise NotImplementedError

    def parts(self) -> list[Row | None]:
        """The cards laid on this one."""
        return [piece for piece in self.text() if not isinstance(piece, str)]

    def __str__(self) -> str:
        written: list[str] = []
        waiting: list[str | Row | None] = [self]
        while waiting:  # a case may nest cards deeper than Python calls functions
            piece = waiting.pop()
            if isinstance(piece, Row):
                waiting.extend(reversed(piece.text()))
            else:
                written.append(EMPTY if piece is None else piece)
        return "".join(written)

    def __repr__(self) -> str:
        return f"<{self}>"


class Action(Row):
    """One of the eight action cards."""

    __match_args__ = ("command",)
    __slots__ = __match_args__

    def __init__(self, command: int) -> None:
        self.command: Final = command

    def text(self) -> tuple[str | Row | None, ...]:
        return (LETTERS[self.command],)


class Loop(Row):
    """LOOP: its card so many times."""

    __match_args__ = ("times", "body")
    __slots__ = __match_args__

    def __init__(self, times: int, body: Row) -> None:
        self.times: Final = times
        self.body: Final = body

    def text(self) -> tuple[str | Row | None, ...]:
        return (f"{self.times}(", self.body, ")")


class If(Row):
    """IF: one card for yes and one for no."""

    __match_args__ = ("asks", "yes", "no")
    __slots__ = __match_args__

    def __init__(self, asks: str, yes: Row | None, no: Row | None) -> None:
        self.asks: Final = asks
        self.yes: Final = yes
        self.no: Final = no

    def text(self) -> tuple[str | Row | None, ...]:
        return (f"{self.asks}?(", self.yes, ",", self.no, ")")


class While(Row):
    """WHILE: its card again and again until the condition holds."""

    __match_args__ = ("until", "body")
    __slots__ = __match_args__

    def __init__(self, until: str, body: Row) -> None:
        self.until: Final = until
        self.body: Final = body

    def text(self) -> tuple[str | Row | None, ...]:
        return (f"until {self.until}(", self.body, ")")


class Call(Row):
    """CALL: the golem's own subroutine."""

    __slots__ = ()

    def text(self) -> tuple[str | Row | None, ...]:
        return (CALL,)


def all_cards(row: Row) -> list[Row]:
    """The row's card and all cards laid on it, however deep."""
    found: list[Row] = []
    waiting: list[Row] = [row]
    while waiting:
        card = waiting.pop()
        found.append(card)
        waiting.extend(part for part in card.parts() if part is not None)
    return found


class RowBuilder:
    """Builds rows card by card: a bonus card waits until all cards lie on it, however deep it is nested."""

    def __init__(self) -> None:
        self.open: list[tuple[str, list[Row | None]]] = []  # bonus cards with the cards on them, innermost last

    def lay(self, card: str) -> Row | None:
        """Lay a card on the innermost open one; the row if that completes it. ValueError if it cannot lie there."""
        done: Row | None = None
        if card in COMMANDS:
            done = Action(COMMANDS[card])
        elif PLACES.get(card, 0) > 0:
            self.open.append((card, []))
            return None
        elif card == CALL:
            done = Call()
        elif card != EMPTY or not self.open:
            raise ValueError(f"there is no card {card!r}")
        while self.open:
            bonus, parts = self.open[-1]
            parts.append(done)
            if len(parts) < PLACES[bonus]:
                return None
            self.open.pop()
            done = with_parts(bonus, parts)
        return done

    def takes_empty(self) -> bool:
        """Whether the open place is a branch of an IF."""
        return bool(self.open) and PLACES[self.open[-1][0]] == 2


def with_parts(card: str, parts: list[Row | None]) -> Row:
    """A bonus card with the cards laid on it."""
    if card.endswith("?"):
        return If(card[:-1], parts[0], parts[1])
    if parts[0] is None:
        raise ValueError(f"{card} cannot be left empty")
    return Loop(int(card[1:]), parts[0]) if card[0] == "x" else While(card[6:], parts[0])


_SYMBOL: Final = re.compile(r"\s*([A-Za-z]+|[0-9]+|[?(),-])")


class Symbols:
    """The symbols of a row of text, read one by one."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.symbols: list[str] = []
        self.at = 0
        text = text.strip()
        end = 0
        while end < len(text):
            match = _SYMBOL.match(text, end)
            if match is None:
                raise ValueError(f"{text!r}: what is {text[end:].strip()[:1]!r}?")
            self.symbols.append(match[1])
            end = match.end()

    def next(self) -> str:
        self.at += 1
        return self.symbols[self.at - 1] if self.at <= len(self.symbols) else ""

    def expect(self, symbol: str) -> None:
        found = self.next()
        if found != symbol:
            needed = repr(symbol) if symbol else "the end"
            what = f"{needed} was expected, not {found!r}" if found else f"it breaks off, {needed} was expected"
            raise ValueError(f"{self.text!r}: {what}")

    def card(self, may_be_empty: bool) -> str:
        """The next card, as an answer names it."""
        symbol = self.next()
        if symbol in COMMANDS or symbol == CALL or (symbol == EMPTY and may_be_empty):
            return symbol
        if symbol in ("2", "3"):
            return f"x{symbol}"
        if symbol in CONDITIONS:
            self.expect("?")
            return f"{symbol}?"
        if symbol == "until":
            word = self.next()
            if word in UNTILS:
                return f"until-{word}"
        raise ValueError(f"{self.text!r}: there is no card {symbol!r}" if symbol else f"{self.text!r}: it breaks off")


def parse_row(text: str) -> Row:
    """`2(F)`, `enemy?(A,-)`, `until wall(F)`, `call`, `F`… nested as deep as it may be, whether that is allowed or not.
    ValueError says what is wrong."""
    symbols, builder = Symbols(text), RowBuilder()
    while True:
        depth = len(builder.open)
        row = builder.lay(symbols.card(builder.takes_empty()))
        if len(builder.open) > depth:
            symbols.expect("(")
            continue
        for _ in range(depth - len(builder.open)):
            symbols.expect(")")
        symbols.expect("" if row is not None else ",")
        if row is not None:
            return row


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
