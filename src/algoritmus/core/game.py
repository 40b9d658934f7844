"""The protocol that every rule set speaks: setup, asks, step, view, visible, sample, result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.packed import Place, Whole

Answer = tuple[str, ...]  # cards, one after the other
Facts = dict[str, object]  # what can be written as JSON
END: Final = ""  # among the next cards: the answer may end here


class Refusal(Exception):
    """An answer or a choice of game that is not allowed: a code, words, and the card it is about."""

    def __init__(self, code: str, message: str, card: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.card = card


class Ask:
    """What one seat is asked. It is made from what that seat may know, so the seat may see all of it."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def next_cards(self, laid: Answer) -> list[str]:
        """What may come after these cards; END if the answer may end here, nothing if it cannot go on."""
        raise NotImplementedError

    def judge(self, answer: Answer) -> None:
        """Raise Refusal if the whole answer is not allowed."""
        for place in range(len(answer)):
            if answer[place] == END or answer[place] not in self.next_cards(answer[:place]):
                raise Refusal(f"{self.kind}.illegal", f"{answer[place]!r} cannot be laid here", place)
        if END not in self.next_cards(answer):
            raise Refusal(f"{self.kind}.unfinished", "something is still missing", len(answer))

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

    def __init__(self, kind: str, options: list[str], about: Facts | None = None) -> None:
        super().__init__(kind)
        self.options = options
        self.about: Facts = about if about is not None else {}

    def next_cards(self, laid: Answer) -> list[str]:
        return [END] if laid else list(self.options)

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


class Outcome:
    """How a game ended: the rule, and the seats that won; all who share a draw win."""

    __slots__ = ("rule", "winners")

    def __init__(self, rule: str, winners: tuple[int, ...]) -> None:
        self.rule = rule
        self.winners = winners

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.rule == other.rule and self.winners == other.winners

    def __hash__(self) -> int:
        return hash((self.rule, self.winners))

    def __repr__(self) -> str:
        return f"Outcome({self.rule!r}, {self.winners})"


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


class Position:
    """Everything about a running game, secrets too. Only the rules look inside; it changes only by `step`."""


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
        """The names of the players' seats, in order."""
        raise NotImplementedError

    def asks(self, position: Position) -> dict[int, Ask]:
        """Who is asked what; nobody once the game is over."""
        raise NotImplementedError

    def step(
        self, position: Position, answers: Mapping[int, Answer], chance: Chance, telling: bool = True
    ) -> tuple[Position, list[Happening]]:
        """All answers at once, already judged by their asks; the next position and, if told, what happened."""
        raise NotImplementedError

    def view(self, position: Position, seat: int | None) -> Facts:
        """What this seat, or a spectator, may know; built by listing what is included."""
        raise NotImplementedError

    def visible(self, happenings: list[Happening], seat: int | None) -> list[Facts]:
        """What this seat, or a spectator, sees of what happened."""
        seen = [happening.seen_by(seat) for happening in happenings]
        return [facts for facts in seen if facts is not None]

    def sample(self, view: Facts, chance: Chance) -> Position:
        """A position that agrees with a seat's view; what the view does not tell is drawn."""
        raise NotImplementedError

    def result(self, position: Position) -> Outcome | None:
        raise NotImplementedError

    def whole(self, way: str, size: int) -> Whole:  # noqa: ARG002
        """A way to play on a field of this size as numbers, to be solved whole; Refusal where there is none."""
        raise Refusal("solve.none", f"{self.id} cannot be solved whole")

    def place(self, position: Position) -> Place | None:  # noqa: ARG002
        """Where a game solved whole has this position; None if it does not belong to one."""
        return None


def playout(game: Game, position: Position, chance: Chance) -> Position:
    """Random answers to the end."""
    while True:
        asks = game.asks(position)
        if not asks:
            return position
        answers = {seat: ask.random(chance) for seat, ask in asks.items()}
        position, _ = game.step(position, answers, chance, False)
