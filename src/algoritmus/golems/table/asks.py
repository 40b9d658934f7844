"""What a player is asked for a program: card by card, or whole.

An answer is a flat list of cards; a bonus card is followed by the cards laid on it:
`F`, `x2` `F`, `enemy?` `A` `-`, `until-wall` `F`, `call`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.game import END, Answer, Ask, Facts, Refusal
from algoritmus.golems.box.puzzle import broken_constraint
from algoritmus.golems.box.scenario import Constraints
from algoritmus.golems.law.laying import Hand, Unlawful
from algoritmus.golems.law.program import UNTILS, Action, Call, If, Loop, Program, Row, While
from algoritmus.golems.law.words import LETTERS

EMPTY: Final = "-"
PLACES: Final[dict[str, int]] = {
    "x2": 1,
    "x3": 1,
    **{f"{asks}?": 2 for asks in ("enemy", "attack", "obstacle", "barrel", "wall", "water")},
    **{f"until-{until}": 1 for until in UNTILS},
    "call": 0,
}
FORMS: Final[dict[str, tuple[str, ...]]] = {  # the cards that a word of the deck can become
    "x2": ("x2",),
    "x3": ("x3",),
    "enemy": ("enemy?",),
    "attack": ("attack?",),
    "obstacle": ("obstacle?", "barrel?", "wall?", "water?"),
    "while": tuple(f"until-{until}" for until in UNTILS),
}
WORDS: Final[dict[str, str]] = {form: word for word, forms in FORMS.items() for form in forms}
COMMANDS: Final[dict[str, int]] = {letter: command for command, letter in enumerate(LETTERS)}


def flatten(program: Program) -> Answer:
    """A program as a flat list of cards."""
    cards: list[str] = []
    for row in program.rows:
        _flatten(row, cards)
    return tuple(cards)


def _flatten(row: Row | None, cards: list[str]) -> None:
    if row is None:
        cards.append(EMPTY)
        return
    if isinstance(row, Action):
        cards.append(LETTERS[row.command])
    elif isinstance(row, Loop):
        cards.append(f"x{row.times}")
    elif isinstance(row, If):
        cards.append(f"{row.asks}?")
    elif isinstance(row, While):
        cards.append(f"until-{row.until}")
    else:
        cards.append("call")
    for part in row.parts():
        _flatten(part, cards)


def fold(answer: Answer) -> Program:
    """A flat list of cards as a program; ValueError if a card is unknown or a place left open."""
    rows: list[Row] = []
    opened: list[tuple[str, list[Row | None]]] = []
    for card in answer:
        if PLACES.get(card, 0) > 0:
            opened.append((card, []))
            continue
        done = _single(card, inside=bool(opened))
        while opened:
            opened[-1][1].append(done)
            if len(opened[-1][1]) < PLACES[opened[-1][0]]:
                break
            done = _bonus(*opened.pop())
        else:
            assert done is not None
            rows.append(done)
    if opened:
        raise ValueError(f"{opened[-1][0]} is not filled yet")
    return Program(rows)


def _single(card: str, inside: bool) -> Row | None:
    if card == EMPTY and inside:
        return None
    if card == "call":
        return Call()
    if card not in COMMANDS:
        raise ValueError(f"there is no card {card!r}")
    return Action(COMMANDS[card])


def _bonus(card: str, parts: list[Row | None]) -> Row:
    if card.endswith("?"):
        return If(card[:-1], parts[0], parts[1])
    if parts[0] is None:
        raise ValueError(f"{card} cannot be left empty")
    return Loop(int(card[1:]), parts[0]) if card[0] == "x" else While(card[6:], parts[0])


class Laying:
    """A program while it is being laid: which cards are left and which places are open."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.left: list[int] = hand.copies()
        self.bonuses: list[str] = hand.usable_bonuses()
        self.rows: int = 0
        self.bonus_laid = False
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

    def inner_options(self) -> list[str]:
        """In a branch: nothing where that is stand, and a LOOP in autonomous games (program.nest)."""
        if not self.branching or len(self.open) > 1:
            return []
        loops = [word for word in self.bonuses if word[0] == "x"] if self.hand.autonomous else []
        return loops if self.hand.edition.every_row_filled else [*loops, EMPTY]

    def bonus_options(self) -> list[str]:
        cards = [
            form
            for word in self.bonuses
            for form in FORMS[word]
            if form[:-1] not in self.sensors and form[6:] not in self.sensors
        ]
        if self.hand.subroutine and not self.bonus_laid:
            cards.append("call")
        return cards

    def lay(self, card: str) -> None:
        """Lay a card that is among the options."""
        if card in COMMANDS or card == EMPTY:
            if card != EMPTY:
                self.left[COMMANDS[card]] -= 1
            self.fill()
            return
        self.bonus_laid = True
        if card == "call":
            self.bonuses = []
            self.rows += 1
            return
        self.use_bonus(card)
        self.branching = self.branching or PLACES[card] == 2
        self.open.append(PLACES[card])

    def use_bonus(self, card: str) -> None:
        """What is left of the bonus cards when this one lies."""
        word = WORDS[card]
        sensor = card[:-1] if card.endswith("?") else card[6:]
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


class ProgramAsk(Ask):
    """Lay a program from this hand."""

    def __init__(self, hand: Hand) -> None:
        super().__init__("program")
        self.hand = hand

    def next_cards(self, laid: Answer) -> list[str]:
        laying = Laying(self.hand)
        for card in laid:
            if card == END or card not in laying.options():
                return []
            laying.lay(card)
        return laying.options()

    def judge(self, answer: Answer) -> None:
        try:
            self.hand.judge(fold(answer).rows)
        except ValueError as error:
            raise Refusal("program.syntax", str(error)) from None
        except Unlawful as error:
            raise Refusal(error.code, error.message, error.row) from None

    def random(self, chance: Chance) -> Answer:
        laying = Laying(self.hand)
        cards: list[str] = []
        while True:
            options = laying.options()
            card = options[chance.draw(len(options), "program")]
            if card == END:
                return tuple(cards)
            laying.lay(card)
            cards.append(card)

    def show(self) -> Facts:
        return {
            "kind": "program",
            "rows": self.hand.rows,
            "all_rows": self.hand.edition.every_row_filled,
            "cards": {LETTERS[command]: copies for command, copies in enumerate(self.hand.copies()) if copies},
            "bonuses": [form for word in self.hand.usable_bonuses() for form in FORMS[word]],
            "call": bool(self.hand.subroutine),
        }


class PuzzleAsk(ProgramAsk):
    """Lay a program that keeps to a puzzle's task, with what was laid in the rounds before."""

    def __init__(self, hand: Hand, task: Constraints, before: Sequence[Program], last: bool) -> None:
        super().__init__(hand)
        self.task = task if last else task._replace(use=())  # a later round may still use it
        self.before = tuple(before)

    def next_cards(self, laid: Answer) -> list[str]:
        """The task is judged as a whole: it may be broken off, but not ended, too early."""
        options = super().next_cards(laid)
        if END in options and self.broken(laid):
            options.remove(END)
        return options

    def broken(self, answer: Answer) -> str:
        return broken_constraint(self.task, self.hand.deck, [*self.before, fold(answer)])

    def judge(self, answer: Answer) -> None:
        super().judge(answer)
        broken = self.broken(answer)
        if broken:
            raise Refusal("puzzle.task", broken)

    def random(self, chance: Chance) -> Answer:
        """Any program of the hand; whether it keeps to the task is for the puzzler to see."""
        for _ in range(1000):
            answer = super().random(chance)
            if not self.broken(answer):
                return answer
        raise LookupError("no program was found that keeps to the task")

    def show(self) -> Facts:
        return {**super().show(), "task": dict(zip(self.task._fields, self.task, strict=True))}


class SubroutineAsk(Ask):
    """bonus.call: lay two open cards before the game, or none."""

    def __init__(self, hand: Hand) -> None:
        super().__init__("subroutine")
        self.hand = hand

    def next_cards(self, laid: Answer) -> list[str]:
        if len(laid) == 2:
            return [END]
        left = self.hand.copies()
        for card in laid:
            if card not in COMMANDS:
                return []
            left[COMMANDS[card]] -= 1
        fight = any(card in "AD" for card in laid)
        cards = [card for card in "FBLRSAD" if left[COMMANDS[card]] > 0 and not (fight and card in "AD")]
        return cards if laid else [END, *cards]

    def show(self) -> Facts:
        return {"kind": "subroutine", "cards": [card for card in self.next_cards(()) if card]}
