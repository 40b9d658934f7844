"""Brute-force enumeration of the lawful tries of a Progers puzzle: the independent witness for the search graph.

It uses neither the search graph nor `Laying`: words are tried, and the legality check of a whole turn decides.
"""

from __future__ import annotations

from collections.abc import Iterator

from algoritmus.core.package.puzzle import Try
from algoritmus.games.progers.puzzles.definition import PuzzleDefinition, lawful
from algoritmus.games.progers.rules.answers import EDITS
from algoritmus.games.progers.rules.codes import NO_COMMAND, NOT_ENDED, UNLOOP
from algoritmus.games.progers.rules.edits import PASS, AlgorithmEdit, Table, TurnMove, Unlawful, play
from algoritmus.games.progers.rules.legality import check_move
from algoritmus.games.progers.rules.round import play_turn
from algoritmus.games.progers.rules.state import State

Hand = tuple[int, ...]


def every_try(definition: PuzzleDefinition) -> Iterator[Try]:
    return tries(definition, definition.state, definition.hand, 0, 0)


def tries(definition: PuzzleDefinition, state: State, hand: Hand, cards: int, turn: int) -> Iterator[Try]:
    for move, left, played in moves(definition, state, hand):
        after = play_turn(state, 0, move, with_events=False).state
        won = definition.met(after)
        if not (definition.exact and any(left)):
            yield Try(cards + played, turn + 1, won)
        for seat, turns in enumerate(definition.others, 1):
            if not won and after.ended == NOT_ENDED:
                theirs = turns[turn] if turn < len(turns) and lawful(after, turns[turn]) else PASS
                after = play_turn(after, seat, theirs, with_events=False).state
        if not won and after.ended == NOT_ENDED and turn + 1 < definition.turns:
            yield from tries(definition, after, left, cards + played, turn + 1)


def moves(definition: PuzzleDefinition, state: State, hand: Hand) -> Iterator[tuple[TurnMove, Hand, int]]:
    """All lawful turns with these cards, and the pass."""
    yield PASS, hand, 0
    if not state.setup.keeps_algorithm:
        for row in rows(hand, state.setup.most_played):
            yield play(row), without(hand, row), len(row)
        return
    for edits in edited(definition, state, hand, ()):
        cards = [edit.card for edit in edits if edit.kind != UNLOOP]
        try:
            check_move(state.setup, state.algorithm, TurnMove(edits))
        except Unlawful:
            continue
        yield TurnMove(edits), without(hand, cards), len(cards)


def rows(hand: Hand, most: int) -> Iterator[list[int]]:
    for card, copies in enumerate(hand):
        if copies:
            yield [card]
            if most > 1:
                yield from ([card, *rest] for rest in rows(without(hand, [card]), most - 1))


def edited(
    definition: PuzzleDefinition, state: State, hand: Hand, before: tuple[AlgorithmEdit, ...]
) -> Iterator[tuple[AlgorithmEdit, ...]]:
    """Edits in a row as long as each can be made; whether the whole may be is judged later."""
    yield before
    laid = sum(edit.kind != UNLOOP for edit in before)
    for edit in EDITS.values():
        if edit.kind != UNLOOP and (laid >= state.setup.most_played or not hand[edit.card]):
            continue
        try:
            table = Table(state.algorithm)
            for one in (*before, edit):
                table.apply(one, state.setup.longest)
        except Unlawful:
            continue
        left = without(hand, [edit.card]) if edit.card != NO_COMMAND else hand
        yield from edited(definition, state, left, (*before, edit))


def without(hand: Hand, cards: list[int]) -> Hand:
    return tuple(copies - cards.count(card) for card, copies in enumerate(hand))
