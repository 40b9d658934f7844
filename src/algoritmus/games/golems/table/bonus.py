"""Bonuses: the dice of the small editions and the luck cards of the board (section 3 of the rules)."""

from __future__ import annotations

from algoritmus.core.chance import Chance
from algoritmus.games.golems.rules.edition import Edition


def roll(edition: Edition, chance: Chance) -> str:
    """bonus.blocks, bonus.small: the grant word that the dice show, empty for a blank."""
    faces = [die[chance.draw(len(die), "bonus die")] for die in edition.dice]
    return faces[1] if faces and faces[0] == "number" else faces[0] if faces else ""


def shuffle_luck(edition: Edition, chance: Chance) -> tuple[str, ...]:
    """A player's own luck cards in random order; the last is drawn first."""
    order = chance.shuffle(range(len(edition.luck)), "luck deck")
    return tuple(edition.luck[place] for place in order)
