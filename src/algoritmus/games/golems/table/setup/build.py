"""Table setups from options: a way to play on a field, or a scenario or puzzle."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from algoritmus.core.game import unfit
from algoritmus.core.seats import COLOURS, seat_colours
from algoritmus.games.golems.components.fields import Field, load_fields
from algoritmus.games.golems.components.scenario import TOGETHER, Scenario, contents_to_shuffle, edition_of
from algoritmus.games.golems.components.scenarios import load_puzzles, load_scenarios
from algoritmus.games.golems.components.supply import boxes, contents_left
from algoritmus.games.golems.rules.codes import ATTACK, DEFENCE, PEACEFUL, STAND, WATER
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.goals import BATTLE
from algoritmus.games.golems.rules.state import Figure, Sheet
from algoritmus.games.golems.table.setup.goals import goal_of
from algoritmus.games.golems.table.setup.golem_cards import CHOOSE, with_cards
from algoritmus.games.golems.table.setup.options import (
    FIELD,
    SWITCH,
    WATERS,
    find_field,
    judge_options,
    judge_together,
    usual_way,
)
from algoritmus.games.golems.table.setup.plan import Layout, Plan, SeatPlan
from algoritmus.games.golems.table.setup.ways import STORIES, WAYS, Way

EXTRA_ROUNDS: Final = 5
PLANS_KEPT: Final = 256
FIGHT: Final = (STAND, ATTACK, DEFENCE)
TEAM: Final = re.compile(r"[^\W_](?:[\w-]{0,22}[^\W_])?")  # a word; `_` is shown as a blank


def make_plan(name: str, options: Mapping[str, str]) -> Plan:
    """The table for these options; Refusal says which of them does not fit."""
    return plan_of_options(name, tuple(options.items()))


@lru_cache(maxsize=PLANS_KEPT)
def plan_of_options(name: str, chosen: tuple[tuple[str, str], ...]) -> Plan:
    """All tables with the same options share the plan."""
    options = dict(chosen)
    judge_options(name, options)
    judge_together(options)
    for story, way in STORIES.items():
        if story in options:
            scenario = {**load_scenarios(), **load_puzzles()}[options[story]]
            sheets = coloured([seat.sheet for seat in scenario.seats], options)
            return plan_of_scenario(way, scenario, sheets, options)
    return plan_of_way(EDITIONS[name], options)


def coloured(sheets: Sequence[Sheet], options: Mapping[str, str]) -> list[Sheet]:
    """seat.colour: the golems with the colours of their seats."""
    names = seat_colours(options.get("colours"), len(sheets))
    return [sheet.replace(name=name) for sheet, name in zip(sheets, names, strict=True)]


def is_open(edition: Edition, way: Way, options: Mapping[str, str]) -> bool:
    """way.open: as chosen; usually the beginner game of some editions."""
    return options.get("open", SWITCH[way.name in edition.open_ways]) == "on"


# a way on a field


def plan_of_way(edition: Edition, options: Mapping[str, str]) -> Plan:
    way = WAYS[options["way"]] if "way" in options else usual_way(edition, options)
    bots, players = bots_of(edition, way, options), int(options.get("players", "2"))
    golems = [""] * players + bots
    layout = layout_on(edition, field_of(edition, way, options, len(golems)), len(golems))
    sheets = coloured([Sheet("", bot=bot) for bot in golems], options)
    judge_golems(way, len(sheets))
    goal = goal_of(way, layout, options)
    seating = seating_of(edition, way, layout, sheets, options)
    return Plan(
        replace(edition, bot_does=PEACEFUL) if way.peaceful else edition,
        way,
        layout,
        seating,
        tuple(0 if way.peaceful and card in FIGHT else copies for card, copies in enumerate(edition.hand)),
        goal,
        WATERS[options["water"]] if "water" in options else None,
        options.get("turns", way.turns) == TOGETHER,
        is_open(edition, way, options),
        options.get("logic") == "on",
        options.get("subroutine") == "on",
        int(options.get("limit", "0")) if not way.one_winner else 0,  # a tournament has its rounds
        EXTRA_ROUNDS if options.get("extra") == "on" else 0,  # end.energy
        options=tuple(options.items()),
    )


def bots_of(edition: Edition, way: Way, options: Mapping[str, str]) -> list[str]:
    """The bots that are chosen; one fills the free seat of a player alone."""
    if "bots" in options:
        return options["bots"].split(",")
    if options.get("players") != "1":
        return []
    if not edition.has_bots:
        raise unfit("alone", "players: one player alone needs a scenario or a puzzle")
    return [way.bot]


def field_of(edition: Edition, way: Way, options: Mapping[str, str], golems: int) -> Field:
    if golems > len(COLOURS):
        words = f"{golems} golems are too many: {len(COLOURS)} at most"
        raise unfit("many", words, count=golems, most=len(COLOURS))
    fields = [field for field in load_fields().values() if edition.name in field.editions]
    if FIELD in options:
        fields = [find_field(edition, options[FIELD])]
    fields = [field for field in fields if golems in field.players and way.fits(field)]
    if not fields:
        words = f"field: there is none here for {golems} golems and the way {way.name}"
        raise unfit("none", words, count=golems, way=way.name)
    return next((field for field in fields if field.id == way.field), fields[0])


def layout_on(edition: Edition, field: Field, golems: int) -> Layout:
    """Golems in their starting places."""
    figures = [Figure(start.cell, start.facing) for start in field.starts[:golems]]
    laid_tokens = field.laid()
    contents = contents_left(edition, ()) if laid_tokens.hidden_barrels and edition.hides_contents else []
    return Layout(field.grid, laid_tokens, figures, contents, field.id)


def judge_golems(way: Way, golems: int) -> None:
    if way.golems and golems != way.golems:
        words = f"players: {golems} golems are too many or too few: juniors play with exactly {way.golems}"
        raise unfit("two", words, rule=way.rule, count=golems)


def seating_of(
    edition: Edition, way: Way, layout: Layout, sheets: Sequence[Sheet], options: Mapping[str, str]
) -> SeatPlan:
    """golem.small, golem.card: the sword until cards are chosen; golem.choice: where the box has golem cards everybody
    gets one, juniors where water lies."""
    teams = read_teams(options["teams"], way) if "teams" in options else ()
    seating = SeatPlan([sheet.replace(rows=way.rows) if way.rows else sheet for sheet in sheets], teams=teams)
    used = boxes()[edition.name].golem_cards and (not way.cards_for_water or WATER in layout.laid_tokens.things)
    if used:
        return with_cards(seating, way.rows, options.get("cards", CHOOSE), options.get("youngest"))
    if "cards" in options or "youngest" in options:
        words = f"cards, youngest: the way {way.name} needs no golem cards on this field"
        raise unfit("no-cards", words, way=way.name)
    return seating


def read_teams(wish: str, way: Way) -> tuple[str, ...]:
    """A name for the team of each golem, or of the first."""
    names = wish.split(",")
    if len(names) > way.golems or len(set(names)) < len(names) or not all(TEAM.fullmatch(name) for name in names):
        words = "teams: one or two different names of up to 24 letters, figures, '-' and '_', with a comma between them"
        raise unfit("teams", words, rule=way.rule)
    return tuple(name.replace("_", " ") for name in names)


# a scenario or puzzle


def plan_of_scenario(way: Way, scenario: Scenario, sheets: Sequence[Sheet], options: Mapping[str, str]) -> Plan:
    """The table of a scenario or puzzle, with the options that it leaves open."""
    edition = edition_of(scenario)
    return Plan(
        edition,
        replace(way, bonus=scenario.bonus, autonomous=scenario.autonomous),
        layout_of_scenario(edition, scenario),
        SeatPlan(sheets),
        scenario.hand,
        scenario.goal if scenario.goal.kind != BATTLE else None,
        scenario.water,
        options.get("turns", scenario.turns) == TOGETHER,
        is_open(edition, way, options),
        limit=int(options.get("limit", scenario.limit or 0)),
        constraints=scenario.constraints,
        options=tuple(options.items()),
    )


def layout_of_scenario(edition: Edition, scenario: Scenario) -> Layout:
    shuffled = scenario.laid_tokens.hidden_barrels and edition.hides_contents
    contents = contents_to_shuffle(scenario) if shuffled else []
    return Layout(scenario.field, scenario.laid_tokens, [seat.figure for seat in scenario.seats], contents)
