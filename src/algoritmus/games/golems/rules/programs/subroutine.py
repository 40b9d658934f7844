"""A subroutine: two open cards laid before the game, two movements or a movement and a fight card (bonus.call)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.game import END, Refusal
from algoritmus.games.golems.rules.answers import COMMANDS
from algoritmus.games.golems.rules.codes import ATTACK, DEFENCE, LETTERS, TAKE
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.programs.legality import BONUS, DECK, IllegalProgram, because, no_copies, too_few

CARD_COUNT: Final = 2
FIGHT: Final = (ATTACK, DEFENCE)


def next_commands(copies: Sequence[int], laid: Sequence[int]) -> list[int]:
    """The cards that may come after these."""
    if len(laid) >= CARD_COUNT:
        return []
    return [one for one in range(TAKE) if laid.count(one) < copies[one] and not is_second_fight(laid, one)]


def is_second_fight(laid: Sequence[int], command: int) -> bool:
    return command in FIGHT and any(one in FIGHT for one in laid)


def why_not(copies: Sequence[int], laid: Sequence[int], card: str) -> Refusal:
    """The reason why this card, or END, may not come after these."""
    if card == END:
        return because("subroutine.one", "bonus.call", card)
    if len(laid) >= CARD_COUNT:
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
    if len(commands) != CARD_COUNT:
        raise IllegalProgram(BONUS, f"a subroutine has two cards, not {len(commands)}")
    if is_second_fight(commands[:1], commands[1]):
        raise IllegalProgram(BONUS, "a subroutine may not have two fight cards")
