"""Rule set as data: its field, its box and its numbers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Edition:
    """One rule set. Cards, colours and edits are numbers of `rules/codes`."""

    name: str
    size: int  # the field is a square with so many cells on a side
    deck: tuple[int, ...]  # copies of each card in the one deck of the table, by its number (deck.mix)
    hand: int
    most_played: int  # cards played in one turn
    edits: tuple[int, ...]  # what may be done with a card on the table
    keeps_algorithm: bool  # it stays on the table for all; otherwise a row is laid for one turn
    longest: int  # command cards in the algorithm
    cleared_from: int  # an algorithm of so many cards leaves the table after its execution
    capacity: int
    goal: int  # points that win at once
    samples_of_type: int
    has_lifts: bool
    labs: tuple[tuple[int, ...], ...]  # whose laboratory a base is, by the colour of the base
    blocks: tuple[str, ...]  # the blocks in the box, all of them are used
    lay_rule: str  # which rule lets a card be laid,
    start_rule: str  # asks for a first card,
    run_rule: str  # lets the algorithm run,
    clear_rule: str  # takes it off the table
    lab_rule: str  # and says whose laboratory a base is
