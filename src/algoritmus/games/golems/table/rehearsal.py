"""Dry run of a seat's program while all others stand still, in a position sampled from its view: no secrets."""

from __future__ import annotations

from typing import Final, cast

from algoritmus.core.chance import Chance
from algoritmus.core.game import Answer, CardsMove, Game, Happening, Position, Refusal
from algoritmus.core.game_parts import Rehearsal
from algoritmus.core.view_types import Event, EventKeys, View
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.table.position import PROGRAM
from algoritmus.games.golems.view_types import GolemsView

DRAWN: Final = tuple(edition.bonus_rule for edition in EDITIONS.values())  # what will be drawn next
KEEP_TOKEN: Final = CardsMove(("none",))  # the answer of a player who lays none


class GolemsRehearsal(Rehearsal):
    def __init__(self, game: Game) -> None:
        self.game = game

    def rehearse(self, view: View, seat: int, answer: Answer, chance: Chance) -> list[Event]:
        """The events up to the end of the round or to a question in the middle of a row."""
        game, seen = self.game, cast(GolemsView, view)
        if seen["phase"] != PROGRAM or seen["seat"] not in seen["asked"]:
            raise Refusal("seat.not-asked", "there is no program to try now")
        position = game.sample(without_bots(seen), chance)
        position, happened = game.step(position, {seat: game.asks(position)[seat].read(answer)}, chance)
        visible = game.narration.visible(happened + keep_tokens(game, position, chance), seat)
        return [event for event in visible if cast(EventKeys, event).get("rule") not in DRAWN]


def without_bots(view: GolemsView) -> GolemsView:
    """The rulebook's bots become golems that nobody gives a program."""
    return {**view, "golems": {name: {**facts, "bot": ""} for name, facts in view["golems"].items()}}


def keep_tokens(game: Game, position: Position, chance: Chance) -> list[Happening]:
    """Nobody lays a logic token."""
    happenings: list[Happening] = []
    while asked := [seat for seat, ask in game.asks(position).items() if ask.kind == "logic"]:
        position, happened = game.step(position, dict.fromkeys(asked, KEEP_TOKEN), chance)
        happenings += happened
    return happenings
