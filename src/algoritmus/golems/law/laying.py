"""Laying a program: how many rows, which cards, which bonuses (sections 2 and 3 of the rules)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from algoritmus.golems.law.edition import Edition
from algoritmus.golems.law.program import Action, Call, If, Loop, Row, While, all_cards
from algoritmus.golems.law.words import ATTACK, DEFENCE, LETTERS, TAKE

SYNTAX = "program.syntax"
ROWS = "program.rows"
DECK = "program.deck"
BONUS = "program.bonus"
FIGHT = (ATTACK, DEFENCE)


class Unlawful(Exception):
    """A program that may not be laid: the code, the words, the row (from 0, or None for the whole)."""

    def __init__(self, code: str, message: str, row: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.row = row


class Hand:
    """What one player may lay in one round."""

    def __init__(
        self,
        edition: Edition,
        rows: int,
        subroutine: Sequence[int] = (),
        grants: Collection[str] | None = None,
        autonomous: bool = False,
        deck: Sequence[int] | None = None,
        one_bonus: bool = False,
    ) -> None:
        self.edition = edition
        self.deck: tuple[int, ...] = tuple(deck) if deck is not None else edition.hand  # a way to play may use fewer
        self.rows = rows
        self.subroutine = tuple(subroutine)
        self.grants = grants  # None: one bonus card of any kind (all, if autonomous)
        self.autonomous = autonomous
        self.one_bonus = one_bonus or (grants is None and not autonomous)  # bonus.small: one at most in a round

    def judge(self, program: Sequence[Row]) -> None:
        """Raise Unlawful for the first thing that is not allowed: rows, then deck, then bonus."""
        self.judge_rows(program)
        self.judge_deck(program)
        self.judge_bonus(program)

    def judge_rows(self, program: Sequence[Row]) -> None:
        """program.short: one row to all of them in a small edition, every place filled on board."""
        if len(program) > self.rows:
            raise Unlawful(ROWS, f"{len(program)} rows are too many: {self.rows} at most", self.rows)
        if not program:
            raise Unlawful(ROWS, "the program is empty: at least one row")
        if not self.edition.every_row_filled:
            return
        if len(program) < self.rows:
            raise Unlawful(ROWS, f"{len(program)} rows are too few: all {self.rows} must be filled")
        for number, row in enumerate(program):
            if any(isinstance(card, If) and None in card.parts() for card in all_cards(row)):
                raise Unlawful(ROWS, f"{row}: both branches must be filled", number)

    def judge_deck(self, program: Sequence[Row]) -> None:
        """deck.limits: no more copies than the player owns."""
        owned = self.owned()
        used: dict[str, int] = {}
        for number, row in enumerate(program):
            for card in all_cards(row):
                for word in _words(card):
                    used[word] = used.get(word, 0) + 1
                    if used[word] > owned.get(word, 0):
                        raise Unlawful(DECK, _shortage(word, owned.get(word, 0)), number)
                for most, words in self.edition.frames:
                    if sum([used.get(word, 0) for word in words]) > most:
                        raise Unlawful(DECK, f"{' and '.join(words)} share {most} block", number)

    def owned(self) -> dict[str, int]:
        """Copies of every card; the subroutine's have left the hand (bonus.call)."""
        owned = {LETTERS[command]: copies for command, copies in enumerate(self.copies())}
        owned.update(self.edition.bonus_cards)
        owned.update({f"sensor {kind}": copies for kind, copies in self.edition.sensors.items()})
        return owned

    def copies(self) -> list[int]:
        """Copies of every action card in the hand, by its number."""
        left = list(self.deck)
        for command in self.subroutine:
            left[command] -= 1
        return left

    def usable_bonuses(self) -> list[str]:
        """bonus.choice: the bonus cards that may be laid in this round, CALL apart; none must be."""
        granted = self.granted() if self.grants is not None else set(self.edition.bonus_cards)
        return [word for word in self.edition.bonus_cards if word in granted and word != "call"]

    def judge_bonus(self, program: Sequence[Row]) -> None:
        """Nesting, grants, one bonus card, CALL alone."""
        used: list[str] = []
        for number, row in enumerate(program):
            self.judge_nesting(row, number)
            for card in all_cards(row):
                word = _bonus_word(card)
                if word:
                    self.judge_grant(word, used, number)
                    used.append(word)

    def judge_nesting(self, row: Row, number: int) -> None:
        """program.nest: action cards on bonus cards; a LOOP in a branch only in autonomous games."""
        for part in row.parts():
            inner = part.body if self.autonomous and isinstance(row, If) and isinstance(part, Loop) else part
            if inner is not None and not isinstance(inner, Action):
                raise Unlawful(BONUS, f"{row}: {_bonus_word(inner)} may not stand inside another bonus card", number)

    def judge_grant(self, word: str, used: list[str], number: int) -> None:
        if word == "call" and not self.subroutine:
            raise Unlawful(BONUS, "call needs a subroutine laid before the game", number)
        if used and (word == "call" or "call" in used):
            raise Unlawful(BONUS, "no other bonus card beside call", number)
        if word == "call":
            return
        if self.grants is not None and word not in self.granted():
            raise Unlawful(BONUS, f"the bonus card {word} was not granted in this round", number)
        if used and self.one_bonus:
            raise Unlawful(BONUS, "one bonus card at most in a round", number)

    def granted(self) -> set[str]:
        """The bonus cards that the grant words allow."""
        return {word for grant in self.grants or () for word in self.edition.grants[grant]}


def judge_subroutine(edition: Edition, commands: Sequence[int]) -> None:
    """bonus.call: two movements, or a movement and a fight card."""
    for command in range(len(LETTERS)):
        if commands.count(command) > edition.hand[command] or (command == TAKE and command in commands):
            raise Unlawful(DECK, _shortage(LETTERS[command], edition.hand[command]))
    if len(commands) != 2:
        raise Unlawful(BONUS, f"a subroutine has two cards, not {len(commands)}")
    if all(command in FIGHT for command in commands):
        raise Unlawful(BONUS, "a subroutine may not have two fight cards")


def _bonus_word(card: Row) -> str:
    if isinstance(card, Loop):
        return f"x{card.times}"
    if isinstance(card, If):
        return card.asks if card.asks in ("enemy", "attack") else "obstacle"
    return "while" if isinstance(card, While) else "call" if isinstance(card, Call) else ""


def _words(card: Row) -> list[str]:
    """The pieces of the box that a card uses."""
    if isinstance(card, Action):
        return [LETTERS[card.command]]
    words = [_bonus_word(card)]
    sensor = card.asks if isinstance(card, If) else card.until if isinstance(card, While) else ""
    return [*words, f"sensor {sensor}"] if sensor in ("barrel", "wall", "water") else words


def _shortage(word: str, copies: int) -> str:
    return f"there are only {copies} cards {word}" if copies else f"there is no card {word}"
