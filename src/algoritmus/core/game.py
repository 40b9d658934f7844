"""The protocol that every rule set implements: setup, seats, asks, step, view, sample, result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from algoritmus.core.chance import Chance
from algoritmus.core.game_parts import (
    AnalysisSupport,
    Narration,
    PositionEvaluation,
    RecordWords,
    Rehearsal,
    Seating,
    TableOptions,
)
from algoritmus.core.subclassing import mypyc_attr
from algoritmus.core.value import Value
from algoritmus.core.view_types import AskView, ChoiceView, Event, Reason, TableView, View

Answer = tuple[str, ...]  # cards, one after the other
Facts = dict[str, object]  # what can be written as JSON
END: Final = ""  # among the next cards: the answer may end here


class Refusal(Exception):
    """An answer or a choice of game that is not allowed: a code, words, the number of the card it is about, and for
    a card that cannot be laid the rule that says so, with the values that the catalogue's sentence needs."""

    def __init__(
        self,
        code: str,
        message: str,
        card: int | None = None,
        rule: str = "",
        values: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.card = card
        self.reason = Reason(code, rule, dict(values) if values is not None else {})

    @property
    def code(self) -> str:
        return self.reason.code

    @property
    def rule(self) -> str:
        return self.reason.rule

    @property
    def values(self) -> dict[str, str | int]:
        return self.reason.values


def unfit(why: str, message: str, rule: str = "", **values: str | int) -> Refusal:
    """A table that cannot be set so; `why` is the variant of the catalogue's sentence."""
    return Refusal("option.value", message, rule=rule, values={"why": why, **values})


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Value):
    """An answer as its ask has read it: a value of the game's own, which `step` takes."""

    __slots__ = ()


class CardsMove(Move):
    """An answer that needs no reading: its cards."""

    __match_args__ = ("cards",)
    __slots__ = __match_args__

    def __init__(self, cards: Answer) -> None:
        self.cards: Final = cards


def chosen_card(move: Move) -> str:
    """The option that the answer to a `Choose` has taken."""
    return cast(CardsMove, move).cards[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask:
    """A question to one seat. It is made from what that seat may know, so the seat may see all of it."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def next_cards(self, laid: Answer) -> list[str]:
        """Legal moves: the cards that may come next; END if the answer may end here, none if it cannot go on."""
        raise NotImplementedError

    def read(self, answer: Answer) -> Move:
        """The move that this answer is; Refusal if it is not allowed."""
        for place in range(len(answer)):
            if answer[place] == END or answer[place] not in self.next_cards(answer[:place]):
                raise self.illegal(answer, place, "illegal", f"{answer[place]!r} cannot be laid here")
        if END not in self.next_cards(answer):
            raise self.illegal(answer, len(answer), "unfinished", "something is still missing")
        return CardsMove(answer)

    def illegal(self, answer: Answer, place: int, code: str, message: str) -> Refusal:
        """The refusal of a whole answer for the card at this place, or for its end."""
        because = self.why(answer[:place], answer[place] if place < len(answer) else END)
        return Refusal(f"{self.kind}.{code}", message, place, because.rule, because.values)

    def cards(self) -> list[str]:
        """The cards that a page draws for this ask."""
        return self.next_cards(())

    def why(self, laid: Answer, card: str) -> Refusal:
        """The reason why this card, or END, may not come after these; only for cards not among the next ones."""
        return Refusal(f"{self.kind}.illegal", f"{card!r} cannot be laid here", len(laid), values={"card": card})

    def refused(self, laid: Answer) -> dict[str, Refusal]:
        """Every card that is drawn but may not come now, and END if it may not, each with its reason."""
        offered = set(map(self.card_of, self.next_cards(laid)))
        return {card: self.why(laid, card) for card in (*self.cards(), END) if card not in offered}

    def reasons(self, laid: Answer) -> dict[str, Reason]:
        return {card: refusal.reason for card, refusal in self.refused(laid).items()}

    def card_of(self, word: str) -> str:
        """The card that a word of an answer plays."""
        return word

    def table(self, laid: Answer) -> TableView | None:  # noqa: ARG002
        """The table after these cards, where the game shows it."""
        return None

    def random(self, chance: Chance) -> Answer:
        """Any allowed answer, card by card."""
        laid: list[str] = []
        while True:
            options = self.next_cards(tuple(laid))
            card = options[chance.draw(len(options), self.kind)]
            if card == END:
                return tuple(laid)
            laid.append(card)

    def show(self) -> AskView:
        return {"kind": self.kind}


class Choose(Ask):
    """One card out of a few."""

    def __init__(self, kind: str, options: list[str], rule: str = "") -> None:
        super().__init__(kind)
        self.options = options
        self.rule = rule  # the one that lets a player choose

    def next_cards(self, laid: Answer) -> list[str]:
        if not laid:
            return list(self.options)
        return [END] if len(laid) == 1 and laid[0] in self.options else []

    def why(self, laid: Answer, card: str) -> Refusal:
        code = "choice.made" if laid else "choice.none" if card == END else "choice.unknown"
        values: dict[str, str | int] = {"card": card}
        return Refusal(code, f"{card!r} cannot be chosen here", len(laid), self.rule, values)

    def random(self, chance: Chance) -> Answer:
        return (self.options[chance.draw(len(self.options), self.kind)],)

    def show(self) -> ChoiceView:
        return {"kind": self.kind, "options": list(self.options)}


class Happening:
    """An event and who may know it: what everybody sees (nothing if None) and what some seats see instead."""

    __slots__ = ("private", "public")

    def __init__(self, public: Event | None, private: Mapping[int, Event] | None = None) -> None:
        self.public = public
        self.private: dict[int, Event] = dict(private) if private is not None else {}

    def seen_by(self, seat: int | None) -> Event | None:
        if seat is not None and seat in self.private:
            return self.private[seat]
        return self.public


class Outcome(Value):
    """How a game ended: the rule, and the seats that won; all who share a draw win."""

    __match_args__ = ("rule", "winners")
    __slots__ = __match_args__

    def __init__(self, rule: str, winners: tuple[int, ...]) -> None:
        self.rule: Final = rule
        self.winners: Final = winners


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Value):
    """Everything about a running game, secrets too. Only the rules look inside; `step` makes the next one.

    A position that names its arguments (`__match_args__`) is a value; one that does not is equal only to itself.
    """

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        return super().key() or (id(self),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A rule set: seven functions, and optional parts that a game replaces by its own where it has them."""

    def __init__(self, id_: str, version: str) -> None:
        self.id = id_
        self.version = version
        self.options: TableOptions = TableOptions(self)
        self.seating: Seating = Seating(self)
        self.narration: Narration = Narration()
        self.evaluation: PositionEvaluation = PositionEvaluation()
        self.analysis: AnalysisSupport = AnalysisSupport()
        self.rehearsal: Rehearsal = Rehearsal()
        self.record_words: RecordWords = RecordWords()

    def setup(self, options: Mapping[str, str], chance: Chance) -> Position:
        """The first position; Refusal if the options do not fit."""
        raise NotImplementedError

    def continues(self, version: str, options: Mapping[str, str]) -> bool:
        """Whether a game begun by this older version of the rules is the same game by those of today."""
        del version, options
        return True

    def seats(self, position: Position) -> list[str]:
        """The names of the seats, in order."""
        raise NotImplementedError

    def asks(self, position: Position) -> dict[int, Ask]:
        """The open asks by seat; none once the game is over."""
        raise NotImplementedError

    def step(
        self, position: Position, moves: Mapping[int, Move], chance: Chance, with_events: bool = True
    ) -> tuple[Position, list[Happening]]:
        """Play all moves at once, as the asks have read them; the next position and, `with_events`, what happened."""
        raise NotImplementedError

    def view(
        self,
        position: Position,
        seat: int | None,
        asks: Mapping[int, Ask] | None = None,
        locked: Mapping[int, Move] | None = None,
    ) -> View:
        """The view of this seat or a spectator, built by listing what is included. Asks that are known already are not
        made again; `locked` are the moves that lie face up by now."""
        raise NotImplementedError

    def sample(self, view: View, chance: Chance) -> Position:
        """Determinization: a position that agrees with a seat's view; hidden information is drawn."""
        raise NotImplementedError

    def result(self, position: Position) -> Outcome | None:
        """How the game ended; None while it runs."""
        raise NotImplementedError
