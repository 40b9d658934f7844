"""Seats of a table: colours, teams, and golem cards that are named, dealt or chosen (seat.colour, golem.choice)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from algoritmus.core.game import unfit
from algoritmus.core.seats import seat_colours
from algoritmus.games.golems.components.scenario import Scenario
from algoritmus.games.golems.components.supply import boxes
from algoritmus.games.golems.rules.codes import WATER
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.state import Sheet
from algoritmus.games.golems.table.setup.golem_cards import AS_WRITTEN, CHOOSE, with_cards
from algoritmus.games.golems.table.setup.plan import Layout, SeatPlan
from algoritmus.games.golems.table.setup.ways import Way

TEAM: Final = re.compile(r"[^\W_](?:[\w-]{0,22}[^\W_])?")  # a word; `_` is shown as a blank


def coloured(sheets: Sequence[Sheet], options: Mapping[str, str]) -> list[Sheet]:
    """seat.colour: the golems with the colours of their seats."""
    names = seat_colours(options.get("colours"), len(sheets))
    return [sheet.replace(name=name) for sheet, name in zip(sheets, names, strict=True)]


def seating_of(
    edition: Edition, way: Way, layout: Layout, sheets: Sequence[Sheet], options: Mapping[str, str]
) -> SeatPlan:
    """golem.small, golem.card: the sword until cards are chosen; golem.choice: where the box has golem cards everybody
    gets one, juniors where water lies."""
    teams = read_teams(options, way.golems, way.rule)
    seating = SeatPlan([sheet.replace(rows=way.rows) if way.rows else sheet for sheet in sheets], teams=teams)
    used = boxes()[edition.name].golem_cards and (not way.cards_for_water or WATER in layout.laid_tokens.things)
    if used:
        return with_cards(seating, way.rows, options.get("cards", CHOOSE), options.get("youngest"))
    if "cards" in options or "youngest" in options:
        words = f"cards, youngest: the way {way.name} needs no golem cards on this field"
        raise unfit("no-cards", words, way=way.name)
    return seating


def seating_of_story(way: Way, scenario: Scenario, options: Mapping[str, str]) -> SeatPlan:
    """The golems with the cards and numbers of the scenario, unless the table has chosen others."""
    sheets = coloured([seat.sheet for seat in scenario.seats], options)
    players = scenario.players()
    names = dict(zip(players, read_teams(options, len(players), way.rule), strict=False))
    teams = [names.get(seat, "") for seat in range(len(sheets))] if names else []
    wish, youngest = options.get("cards", AS_WRITTEN), options.get("youngest")
    if wish != AS_WRITTEN:
        return with_cards(SeatPlan(sheets, teams=teams), scenario.rows or 0, wish, youngest)
    if youngest is not None:
        raise unfit("youngest", "youngest: nobody chooses a golem card here")
    cards = [seat.card for seat in scenario.seats]
    return SeatPlan(sheets, cards if any(cards) else (), teams=teams)


def read_teams(options: Mapping[str, str], most: int, rule: str) -> tuple[str, ...]:
    """Names for the teams of the first golems, or of all."""
    names = options["teams"].split(",") if "teams" in options else []
    if len(names) > most or len(set(names)) < len(names) or not all(TEAM.fullmatch(name) for name in names):
        words = f"teams: {most} different names at most, of up to 24 letters, figures, '-' and '_', with commas between"
        raise unfit("teams", words, rule=rule, count=most)
    return tuple(name.replace("_", " ") for name in names)
