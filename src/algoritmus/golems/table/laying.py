"""Laying a program card by card: what may come next, and why another card may not (sections 2 and 3 of the rules)."""

from __future__ import annotations

from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.game import END, Answer, Refusal
from algoritmus.golems.law.edition import Edition
from algoritmus.golems.law.laying import Hand
from algoritmus.golems.law.words import LETTERS
from algoritmus.golems.table.answers import CALL, COMMANDS, EMPTY, FORMS, PLACES, WORDS

SENSORS: Final = ("barrel", "wall", "water")


def sensor_of(card: str) -> str:
    """What a form of IF or WHILE looks out for."""
    return card[:-1] if card.endswith("?") else card[6:]


def forms_of(edition: Edition, bonuses: list[str]) -> list[str]:
    """bonus.sensor: the cards that these bonus cards can become with the sensors there are."""
    found: list[str] = []
    for word in bonuses:
        for form in FORMS[word]:
            if sensor_of(form) not in SENSORS or sensor_of(form) in edition.sensors:
                found.append(form)
    return found


class Laying:
    """A program while it is being laid: which cards are left and which places are open."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.left: list[int] = hand.copies()
        self.bonuses: list[str] = hand.usable_bonuses()
        self.rows: int = 0
        self.laid: list[str] = []  # bonus cards
        self.sensors: list[str] = []
        self.open: list[int] = []  # places still open, innermost last
        self.branching = False  # the open place is a branch of an IF

    def options(self) -> list[str]:
        """What may be laid next."""
        if not self.open and self.rows >= self.hand.rows:
            return [END]
        cards = [LETTERS[command] for command in range(len(self.left)) if self.left[command] > 0]
        if self.open:
            return cards + self.inner_options()
        cards += self.bonus_options()
        if self.rows > 0 and not self.hand.edition.every_row_filled:
            cards.append(END)
        return cards

    def complete(self, laid: Answer, chance: Chance) -> Answer:
        """What lies, and any cards that may follow, to the end."""
        cards = list(laid)
        while True:
            options = self.options()
            card = options[chance.draw(len(options), "program")]
            if card == END:
                return tuple(cards)
            self.lay(card)
            cards.append(card)

    def may_lay(self, card: str) -> bool:
        """Whether this card is among the options; quicker for action cards."""
        if card in COMMANDS:
            return self.left[COMMANDS[card]] > 0 and (bool(self.open) or self.rows < self.hand.rows)
        return card != END and card in self.options()

    def may_end(self) -> bool:
        return not self.open and (self.rows >= self.hand.rows or END in self.options())

    def inner_options(self) -> list[str]:
        """In a branch: nothing where that is stand, and a LOOP in autonomous games (program.nest)."""
        if not self.branching or len(self.open) > 1:
            return []
        loops = [word for word in self.bonuses if word[0] == "x"] if self.hand.autonomous else []
        return loops if self.hand.edition.every_row_filled else [*loops, EMPTY]

    def bonus_options(self) -> list[str]:
        forms = forms_of(self.hand.edition, self.bonuses)
        cards = [form for form in forms if sensor_of(form) not in self.sensors]
        if self.hand.subroutine and not self.laid:
            cards.append(CALL)
        return cards

    def lay(self, card: str) -> None:
        """Lay a card that is among the options."""
        if card in COMMANDS or card == EMPTY:
            if card != EMPTY:
                self.left[COMMANDS[card]] -= 1
            self.fill()
            return
        self.laid.append(card)
        if card == CALL:
            self.bonuses = []
            self.rows += 1
            return
        self.use_bonus(card)
        self.branching = self.branching or PLACES[card] == 2
        self.open.append(PLACES[card])

    def use_bonus(self, card: str) -> None:
        """What is left of the bonus cards when this one lies."""
        word = WORDS[card]
        sensor = sensor_of(card)
        if sensor in self.hand.edition.sensors:
            self.sensors.append(sensor)
        gone = {word}
        for _, words in self.hand.edition.frames:
            if word in words:
                gone.update(words)
        self.bonuses = [] if self.hand.one_bonus else [other for other in self.bonuses if other not in gone]

    def fill(self) -> None:
        """A card has come to the innermost open place, or is a row of its own."""
        while self.open:
            self.open[-1] -= 1
            if self.open[-1] > 0:
                return
            self.open.pop()
        self.branching = False
        self.rows += 1

    # why not

    def why(self, card: str) -> Refusal:
        """The reason why this card, or END, is not among the options."""
        if card == END:
            return self.why_no_end()
        if not self.open and self.rows >= self.hand.rows:
            return because("program.full", "program.short", card, rows=self.hand.rows)
        if card in COMMANDS:
            copies = self.hand.copies()[COMMANDS[card]]
            return because("deck.used" if copies else "deck.none", "deck.limits", card, copies=copies)
        if card == EMPTY:
            return because("program.empty", "program.row", card)
        if card not in PLACES or WORDS.get(card, CALL) not in self.hand.edition.bonus_cards:
            return because("deck.none", "deck.limits", card)
        return self.why_no_bonus(card)

    def why_no_end(self) -> Refusal:
        if self.open:
            return because("program.open", "program.row", END)
        filled = self.hand.edition.every_row_filled
        return because("program.unfilled" if filled else "program.none", "program.short", END, rows=self.hand.rows)

    def why_no_bonus(self, card: str) -> Refusal:
        """Where it would lie, what lies there beside it, whether it was granted, whether it is there at all."""
        if self.open and not (self.hand.autonomous and self.branching and len(self.open) == 1 and card[0] == "x"):
            return because("program.nest", "program.nest", card)
        if card == CALL and not self.hand.subroutine:
            return because("bonus.no-subroutine", "bonus.call", card)
        if CALL in self.laid or (card == CALL and self.laid):
            return because("bonus.call-alone", "bonus.call", card)
        if WORDS[card] not in self.hand.usable_bonuses():
            return because("bonus.not-granted", self.hand.edition.bonus_rule, card)
        if card in self.laid:
            return because("deck.used", "deck.limits", card, copies=self.hand.edition.bonus_cards[WORDS[card]])
        if self.laid and self.hand.one_bonus:
            return because("bonus.one", self.hand.edition.bonus_rule, card)
        return self.why_no_piece(card)

    def why_no_piece(self, card: str) -> Refusal:
        """The same card with another sensor, a block that two cards share, or a sensor lies already."""
        words = {WORDS[laid]: laid for laid in self.laid}
        if WORDS[card] in words:
            return because("bonus.same-card", "deck.limits", card, other=words[WORDS[card]])
        for _, shared in self.hand.edition.frames:
            for word, laid in words.items():
                if word in shared and WORDS[card] in shared:
                    return because("deck.frame", "deck.limits", card, other=laid)
        return because("bonus.sensor", "bonus.sensor", card)


def because(code: str, rule: str, card: str, **values: str | int) -> Refusal:
    return Refusal(code, f"{card or 'the end'} cannot come here ({rule})", None, rule, {"card": card, **values})


def after(hand: Hand, laid: Answer) -> tuple[Laying, int]:
    """The program after these cards, and how many of them may lie there; all of them if it is lawful."""
    laying = Laying(hand)
    for place, card in enumerate(laid):
        if not laying.may_lay(card):
            return laying, place
        laying.lay(card)
    return laying, len(laid)
