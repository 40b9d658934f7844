"""The protocol that every rule set speaks: setup, asks, step, view, visible, sample, result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from algoritmus.core.beats import number_beats
from algoritmus.core.chance import Chance
from algoritmus.core.packed import TablePlace, Whole
from algoritmus.core.played import PlayedRound
from algoritmus.core.skill import Skill
from algoritmus.core.subclassing import mypyc_attr
from algoritmus.core.value import Value

Answer = tuple[str, ...]  # cards, one after the other
Move = object  # what an answer comes to: a value of the game's own, which `step` takes
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
        self.code = code
        self.message = message
        self.card = card
        self.rule = rule
        self.values: dict[str, str | int] = dict(values) if values is not None else {}


def unfit(why: str, message: str, rule: str = "", **values: str | int) -> Refusal:
    """A table that cannot be set so; `why` is the variant of the catalogue's sentence."""
    return Refusal("option.value", message, rule=rule, values={"why": why, **values})


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask:
    """What one seat is asked. It is made from what that seat may know, so the seat may see all of it."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def next_cards(self, laid: Answer) -> list[str]:
        """What may come after these cards; END if the answer may end here, nothing if it cannot go on."""
        raise NotImplementedError

    def read(self, answer: Answer) -> Move:
        """The move that this answer is; Refusal if it is not allowed."""
        for place in range(len(answer)):
            if answer[place] == END or answer[place] not in self.next_cards(answer[:place]):
                raise self.illegal(answer, place, "illegal", f"{answer[place]!r} cannot be laid here")
        if END not in self.next_cards(answer):
            raise self.illegal(answer, len(answer), "unfinished", "something is still missing")
        return answer

    def illegal(self, answer: Answer, place: int, code: str, message: str) -> Refusal:
        """The refusal of a whole answer for the card at this place, or for its end."""
        because = self.why(answer[:place], answer[place] if place < len(answer) else END)
        return Refusal(f"{self.kind}.{code}", message, place, because.rule, because.values)

    def cards(self) -> list[str]:
        """The cards that a page draws for this ask."""
        return self.next_cards(())

    def why(self, laid: Answer, card: str) -> Refusal:
        """Why this card, or END, may not come after these: told for what is not among the next cards."""
        return Refusal(f"{self.kind}.illegal", f"{card!r} cannot be laid here", len(laid), values={"card": card})

    def refused(self, laid: Answer) -> dict[str, Refusal]:
        """Every card that is drawn but may not come now, and END if it may not, each with its reason."""
        offered = set(map(self.card_of, self.next_cards(laid)))
        return {card: self.why(laid, card) for card in (*self.cards(), END) if card not in offered}

    def card_of(self, word: str) -> str:
        """The card that a word of an answer plays."""
        return word

    def table(self, laid: Answer) -> Facts | None:  # noqa: ARG002
        """What lies on the table after these cards, where the game shows that."""
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

    def show(self) -> Facts:
        return {"kind": self.kind}


class Choose(Ask):
    """One card out of a few."""

    def __init__(self, kind: str, options: list[str], about: Facts | None = None, rule: str = "") -> None:
        super().__init__(kind)
        self.options = options
        self.about: Facts = about if about is not None else {}
        self.rule = rule  # the one that lets a player choose

    def next_cards(self, laid: Answer) -> list[str]:
        if not laid:
            return list(self.options)
        return [END] if len(laid) == 1 and laid[0] in self.options else []

    def read(self, answer: Answer) -> Move:
        """The option itself."""
        super().read(answer)
        return answer[0]

    def why(self, laid: Answer, card: str) -> Refusal:
        code = "choice.made" if laid else "choice.none" if card == END else "choice.unknown"
        values: dict[str, str | int] = {"card": card}
        return Refusal(code, f"{card!r} cannot be chosen here", len(laid), self.rule, values)

    def random(self, chance: Chance) -> Answer:
        return (self.options[chance.draw(len(self.options), self.kind)],)

    def show(self) -> Facts:
        return {"kind": self.kind, "options": list(self.options), **self.about}


class Happening:
    """An event and who may know it: what everybody sees (nothing if None) and what some seats see instead."""

    __slots__ = ("private", "public")

    def __init__(self, public: Facts | None, private: Mapping[int, Facts] | None = None) -> None:
        self.public = public
        self.private: dict[int, Facts] = dict(private) if private is not None else {}

    def seen_by(self, seat: int | None) -> Facts | None:
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


class Offer:
    """What a table may choose: as much of the wishes as goes together, and what each option may be now.

    `places` are for options that take several values: what fits into each place of them, one more place where there
    is room. `seats` are the players'.
    """

    def __init__(
        self,
        options: dict[str, str],
        choices: dict[str, list[str]],
        places: dict[str, list[list[str]]],
        seats: list[str],
    ) -> None:
        self.options = options
        self.choices = choices
        self.places = places
        self.seats = seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything about a running game, secrets too. Only the rules look inside; it changes only by `step`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A rule set."""

    def __init__(self, id_: str, version: str) -> None:
        self.id = id_
        self.version = version

    def choices(self) -> dict[str, list[str]]:
        """What a table may choose before the game: each option with its values, the usual one first."""
        raise NotImplementedError

    def offer(self, wishes: Mapping[str, str]) -> Offer:
        """What goes together with these wishes; those that do not are left out."""
        raise NotImplementedError

    def setup(self, options: Mapping[str, str], chance: Chance) -> Position:
        """The first position; Refusal if the options do not fit."""
        raise NotImplementedError

    def seats(self, position: Position) -> list[str]:
        """The names of the seats, in order."""
        raise NotImplementedError

    def bots(self, position: Position) -> dict[int, str]:  # noqa: ARG002
        """The seats that the rules themselves play, each with the kind of its printed bot."""
        return {}

    def players(self, position: Position) -> list[int]:
        """The seats that somebody plays."""
        bots = self.bots(position)
        return [seat for seat in range(len(self.seats(position))) if seat not in bots]

    def asks(self, position: Position) -> dict[int, Ask]:
        """Who is asked what; nobody once the game is over."""
        raise NotImplementedError

    def step(
        self, position: Position, moves: Mapping[int, Move], chance: Chance, telling: bool = True
    ) -> tuple[Position, list[Happening]]:
        """All moves at once, as the asks have read them; the next position and, if told, what happened."""
        raise NotImplementedError

    def is_open(self, position: Position) -> bool:  # noqa: ARG002
        """Whether an answer that is locked lies face up, before the others have answered."""
        return False

    def view(
        self,
        position: Position,
        seat: int | None,
        asks: Mapping[int, Ask] | None = None,
        locked: Mapping[int, Move] | None = None,
    ) -> Facts:
        """What this seat, or a spectator, may know; built by listing what is included. Asks that are known already
        are not made again; `locked` are the moves that lie face up by now."""
        raise NotImplementedError

    def visible(self, happenings: list[Happening], seat: int | None) -> list[Facts]:
        """What this seat, or a spectator, sees of what happened, with its beats."""
        seen = [happening.seen_by(seat) for happening in happenings]
        return number_beats([facts for facts in seen if facts is not None], self.joins())

    def shown_alike(self, happenings: list[Happening], seat: int | None) -> tuple[int, ...]:
        """For whom this is the same `visible` is, too: where a seat is shown facts of its own, -1 where everybody's."""
        nobody = -1 if seat is None else seat
        return tuple([nobody if nobody in happening.private else -1 for happening in happenings])

    def joins(self) -> Mapping[str, str]:
        """Events that take no beat of their own, WITH_NEXT or WITH_LAST, by `rule` or `rule:what`."""
        return {}

    def sample(self, view: Facts, chance: Chance) -> Position:
        """A position that agrees with a seat's view; what the view does not tell is drawn."""
        raise NotImplementedError

    def rehearse(self, view: Facts, seat: int, answer: Answer, chance: Chance) -> list[Facts]:
        """What this answer would do while all others stand still, in a position that agrees with the own view."""
        raise NotImplementedError

    def worth(self, position: Position, seat: int) -> float:
        """What a position is worth to a seat by what it sees there: higher is better, about 100 for a win, -100 for a
        loss."""
        raise NotImplementedError

    def skills(self) -> list[Skill]:
        """How well the levels of the ladder think here, the weakest first; none where nobody has measured it."""
        return []

    def result(self, position: Position) -> Outcome | None:
        raise NotImplementedError

    def whole(self, way: str, size: int) -> Whole:  # noqa: ARG002
        """A way to play on a field of this size as numbers, to be solved whole; Refusal where there is none."""
        raise Refusal("solve.none", f"{self.id} cannot be solved whole")

    def place(self, position: Position) -> TablePlace | None:  # noqa: ARG002
        """Where a game solved whole has this position; None if it does not belong to one."""
        return None

    def played(self, position: Position) -> PlayedRound | None:  # noqa: ARG002
        """The round or turn that begins here, to be judged; None where none begins or nothing can be said of it."""
        return None

    # records

    def compact(self, answer: Answer) -> Answer:
        """An answer in the words of a record, which may be shorter."""
        return answer

    def expand(self, words: Answer) -> Answer:
        """The answer that a record's words stand for."""
        return words
