"""Tables as people set them: options from the offers by a seed, some steps with quick players, somebody who looks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Ask
from algoritmus.match import Match
from tests.contract.cross import any_of, pick
from tests.fields.rows import Scene
from tests.shipped import RULE_SETS

MOST_CHOICES: Final = 7
MOST_STEPS: Final = 14
TEAMS: Final = "Foxes,Owls"
USUAL: Final = ("program", "turn", "base", "card")
FIRST: Final = ("way", "players", "logic", "bots")
SLOW: Final = "random"  # a planet that takes long to lay out
LANGS: Final = ("ru", "en")
WEIGHTS: Final = {"golems/board": 5}  # the edition with most fields


@dataclass
class Seat:
    """A seat of a table, or with `number` None a spectator's place."""

    name: str
    match: Match
    number: int | None
    scene: Scene

    @property
    def ask(self) -> Ask | None:
        return None if self.number is None else self.match.asks().get(self.number)

    def next_cards(self) -> list[str]:
        """The cards that may be laid first."""
        return [] if self.ask is None else list(self.ask.next_cards(()))


def turns() -> Iterator[str]:
    """Rule sets in turn, the large ones more often."""
    while True:
        for rule_set in RULE_SETS:
            for _ in range(WEIGHTS.get(rule_set, 1)):
                yield rule_set


def seats(most: int) -> Iterator[Seat]:
    """So many tables, always the same ones; at every second one a spectator looks on, too."""
    for seed, rule_set in zip(range(most), turns(), strict=False):
        chance = Seeded(f"seat {seed}")
        match = table(rule_set, chance)
        play(match, chance)
        lang, text = LANGS[chance.draw(2, "lang")], chance.draw(5, "text") == 0
        asked = list(match.asks())
        number = asked[0] if asked and chance.draw(2, "asked") else chance.draw(len(match.seats), "seat")
        places: list[int | None] = [number, None] if seed % 2 else [number]
        for place in places:
            name = f"{seed} {rule_set} {dict(match.view(None)['options'])} {lang}"  # type: ignore[typeddict-item]
            view: Any = match.view(place)
            yield Seat(name, match, place, Scene(rule_set, view, lang, text))


def play(match: Match, chance: Seeded) -> None:
    """Some steps with quick players; at every second table only until something else is asked than usual."""
    stops = chance.draw(2, "stops") == 0
    for step in range(chance.draw(MOST_STEPS, "steps")):
        asks = match.asks()
        if match.result() is not None or (stops and step > 1 and all(ask.kind not in USUAL for ask in asks.values())):
            break
        for seat, ask in asks.items():
            match.answer(seat, ask.random(chance))


def table(rule_set: str, chance: Seeded) -> Match:
    """Any of what is offered, one option after the other; how to play and with how many is chosen more often."""
    game = algoritmus.game(rule_set)
    offer = game.options.offer({})
    for option in FIRST:
        if option in offer.choices and chance.draw(2, "first"):
            offer = game.options.offer({**offer.options, option: any_of(offer.choices[option], chance)})
    for _ in range(chance.draw(MOST_CHOICES, "choices")):
        option, value = pick(offer, chance)
        if value != SLOW:
            value = TEAMS if option == "teams" else value
            offer = game.options.offer({**offer.options, option: value})
    return Match(game, offer.options, chance)
