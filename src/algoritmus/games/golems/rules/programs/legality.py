"""Legality of programs and subroutines, with the rule id and reason of a refusal (sections 2 and 3).

A refusal of one card has a code and a rule id; a whole program is judged in the referee's order: rows, deck, bonus. A
subroutine is two open cards laid before the game: two movements, or a movement and a fight card (bonus.call).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.game import END, Refusal
from algoritmus.games.golems.rules.answers import WORDS, card_of, flatten
from algoritmus.games.golems.rules.codes import ATTACK, DEFENCE, LETTERS, TAKE
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.programs.hand import Hand, HandState
from algoritmus.games.golems.rules.programs.limits import (
    ALONE,
    COPIES,
    NO_REASON,
    NO_SUBROUTINE,
    NOT_GRANTED,
    ONE,
    SENSOR,
    SHARED,
)
from algoritmus.games.golems.rules.programs.program import COMMANDS, EMPTY, If, Program, Row, all_cards

SUBROUTINE_CARDS: Final = 2
FIGHT: Final = (ATTACK, DEFENCE)
SYNTAX: Final = "program.syntax"
ROWS: Final = "program.rows"
DECK: Final = "program.deck"
BONUS: Final = "program.bonus"
REASONS: Final = {  # against a bonus card: the code and the rule; no rule: the one by which the edition grants them
    NO_SUBROUTINE: ("bonus.no-subroutine", "bonus.call"),
    ALONE: ("bonus.call-alone", "bonus.call"),
    NOT_GRANTED: ("bonus.not-granted", ""),
    ONE: ("bonus.one", ""),
    COPIES: ("bonus.same-card", "deck.limits"),
    SHARED: ("deck.frame", "deck.limits"),
    SENSOR: ("bonus.sensor", "bonus.sensor"),
}
MESSAGES: Final = {
    NO_SUBROUTINE: "call needs a subroutine laid before the game",
    ALONE: "no other bonus card beside call",
    NOT_GRANTED: "the bonus card {} was not granted in this round",
    ONE: "one bonus card at most in a round",
}


class IllegalProgram(Exception):
    """A program that may not be laid: the code, the message, the row (from 0, or None for the whole)."""

    def __init__(self, code: str, message: str, row: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.row = row


# whole programs


def judge(hand: Hand, program: Sequence[Row]) -> None:
    """Raise IllegalProgram for the first thing that is not allowed: rows, then deck, then bonus."""
    judge_rows(hand, program)
    judge_deck(hand, program)
    judge_bonus(hand, program)


def judge_rows(hand: Hand, program: Sequence[Row]) -> None:
    """program.short: one row to all of them in a small edition, every place filled on board."""
    if len(program) > hand.rows:
        raise IllegalProgram(ROWS, f"{len(program)} rows are too many: {hand.rows} at most", hand.rows)
    if not program:
        raise IllegalProgram(ROWS, "the program is empty: at least one row")
    if not hand.every_row_filled:
        return
    if len(program) < hand.rows:
        raise IllegalProgram(ROWS, f"{len(program)} rows are too few: all {hand.rows} must be filled")
    for number, row in enumerate(program):
        if any(isinstance(card, If) and None in card.parts() for card in all_cards(row)):
            raise IllegalProgram(ROWS, f"{row}: both branches must be filled", number)


def judge_deck(hand: Hand, program: Sequence[Row]) -> None:
    """deck.limits: no more copies than the player owns."""
    state = HandState(hand)
    for number, row in enumerate(program):
        for part in all_cards(row):
            card = card_of(part)
            for limit in state.missing(card):
                if hand.limits.kinds[limit] in (COPIES, SENSOR, SHARED):
                    raise IllegalProgram(DECK, shortage(hand, limit), number)
            state.take(card)


def shortage(hand: Hand, limit: int) -> str:
    name, copies = hand.limits.names[limit], hand.amounts()[limit]
    return f"{name} share {copies} block" if hand.limits.kinds[limit] == SHARED else too_few(name, copies)


def too_few(name: str, copies: int) -> str:
    return f"there are only {copies} cards {name}" if copies else f"there is no card {name}"


def judge_bonus(hand: Hand, program: Sequence[Row]) -> None:
    """Nesting, grants, one bonus card, CALL alone."""
    state = HandState(hand)
    for number, row in enumerate(program):
        judge_nesting(state, row, number)
        for card in map(card_of, all_cards(row)):
            reason = state.reason_against(card) if card in WORDS else NO_REASON
            if reason != NO_REASON:
                raise IllegalProgram(BONUS, MESSAGES[reason].format(WORDS[card]), number)
            state.take(card)


def judge_nesting(state: HandState, row: Row, number: int) -> None:
    """program.nest: action cards on bonus cards; a LOOP in a branch only in autonomous games."""
    for card in flatten(Program([row])):
        if card not in WORDS:
            state.fill()
        elif state.open and not state.may_nest(card):
            raise IllegalProgram(BONUS, f"{row}: {WORDS[card]} may not stand inside another bonus card", number)
        else:
            state.place(card)


# one card


def why(state: HandState, card: str) -> Refusal:
    """The reason why this card, or END, is not among the options."""
    if card == END:
        return why_no_end(state)
    if not state.open and state.rows >= state.hand.rows:
        return because("program.full", "program.short", card, rows=state.hand.rows)
    if card in COMMANDS:
        return no_copies(card, state.hand.copies()[COMMANDS[card]])
    if card == EMPTY:
        return because("program.empty", "program.row", card)
    if card not in WORDS or WORDS[card] not in state.hand.limits.bonus_cards:
        return because("deck.none", "deck.limits", card)
    if state.open and not state.may_nest(card):
        return because("program.nest", "program.nest", card)
    return why_no_bonus(state, card)


def why_no_end(state: HandState) -> Refusal:
    if state.open:
        return because("program.open", "program.row", END)
    code = "program.unfilled" if state.hand.every_row_filled else "program.none"
    return because(code, "program.short", END, rows=state.hand.rows)


def why_no_bonus(state: HandState, card: str) -> Refusal:
    hand, reason = state.hand, state.reason_against(card)
    if reason == COPIES and card in state.laid:
        return no_copies(card, hand.limits.bonus_cards[WORDS[card]])
    code, rule = REASONS[reason]
    values: dict[str, str | int] = {"other": taker(state, card, reason)} if reason in (COPIES, SHARED) else {}
    return because(code, rule or hand.edition.bonus_rule, card, **values)


def taker(state: HandState, card: str, kind: int) -> str:
    """The bonus card that lies there and has taken what this one needs."""
    limits = state.hand.limits
    missing = [limit for limit in state.missing(card) if limits.kinds[limit] == kind]
    return next(one for one in state.laid if any(limit in missing for limit, _ in limits.takes[one]))


def no_copies(card: str, copies: int) -> Refusal:
    return because("deck.used" if copies else "deck.none", "deck.limits", card, copies=copies)


def because(code: str, rule: str, card: str, **values: str | int) -> Refusal:
    return Refusal(code, f"{card or 'the end'} cannot come here ({rule})", None, rule, {"card": card, **values})


# a subroutine


def next_commands(copies: Sequence[int], laid: Sequence[int]) -> list[int]:
    """The cards that may come after these."""
    if len(laid) >= SUBROUTINE_CARDS:
        return []
    return [one for one in range(TAKE) if laid.count(one) < copies[one] and not is_second_fight(laid, one)]


def is_second_fight(laid: Sequence[int], command: int) -> bool:
    return command in FIGHT and any(one in FIGHT for one in laid)


def why_no_command(copies: Sequence[int], laid: Sequence[int], card: str) -> Refusal:
    """The reason why this card, or END, may not come after these."""
    if card == END:
        return because("subroutine.one", "bonus.call", card)
    if len(laid) >= SUBROUTINE_CARDS:
        return because("subroutine.full", "bonus.call", card)
    command = COMMANDS.get(card, TAKE)
    if is_second_fight(laid, command):
        return because("subroutine.fight", "bonus.call", card)
    return no_copies(card, copies[command] if command != TAKE else 0)


def judge_subroutine(edition: Edition, commands: Sequence[int]) -> None:
    """In the referee's order: the deck first, then how many cards and which."""
    for command, owned in enumerate(edition.hand):
        if commands.count(command) > owned or (command == TAKE and command in commands):
            raise IllegalProgram(DECK, too_few(LETTERS[command], owned))
    if len(commands) != SUBROUTINE_CARDS:
        raise IllegalProgram(BONUS, f"a subroutine has two cards, not {len(commands)}")
    if is_second_fight(commands[:1], commands[1]):
        raise IllegalProgram(BONUS, "a subroutine may not have two fight cards")
