"""Table setups from options: a way to play on a field, or a scenario or puzzle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from algoritmus.core.game import unfit
from algoritmus.core.seats import COLOURS
from algoritmus.games.golems.components.fields import Field, load_fields
from algoritmus.games.golems.components.scenario import TOGETHER, Scenario, contents_to_shuffle, edition_of
from algoritmus.games.golems.components.supply import contents_left
from algoritmus.games.golems.rules.codes import ATTACK, DEFENCE, PEACEFUL, STAND
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.goals import BATTLE
from algoritmus.games.golems.rules.state import Figure, Sheet
from algoritmus.games.golems.table.setup.goals import goal_of
from algoritmus.games.golems.table.setup.options import (
    FIELD,
    WATERS,
    find_field,
    judge_options,
    judge_together,
    usual_way,
)
from algoritmus.games.golems.table.setup.plan import Layout, Plan, SeatPlan
from algoritmus.games.golems.table.setup.seating import coloured, seating_of, seating_of_story
from algoritmus.games.golems.table.setup.stories import story_of
from algoritmus.games.golems.table.setup.ways import SWITCH, WAYS, Way

EXTRA_ROUNDS: Final = 5
PLANS_KEPT: Final = 256
FIGHT: Final = (STAND, ATTACK, DEFENCE)


def make_plan(name: str, options: Mapping[str, str]) -> Plan:
    """The table for these options; Refusal says which of them does not fit."""
    return plan_of_options(name, tuple(options.items()))


@lru_cache(maxsize=PLANS_KEPT)
def plan_of_options(name: str, chosen: tuple[tuple[str, str], ...]) -> Plan:
    """All tables with the same options share the plan."""
    options = dict(chosen)
    judge_options(name, options)
    judge_together(options)
    story = story_of(options)
    if story is None:
        return plan_of_way(EDITIONS[name], options)
    return plan_of_scenario(*story, seating_of_story(*story, options), options)


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
        EXTRA_ROUNDS if edition.may_play_on and options.get("extra") == "on" else 0,  # end.energy
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


# a scenario or puzzle


def plan_of_scenario(way: Way, scenario: Scenario, seating: SeatPlan, options: Mapping[str, str]) -> Plan:
    """The table of a scenario or puzzle, with the options that it leaves open."""
    edition = edition_of(scenario)
    return Plan(
        edition,
        replace(way, bonus=scenario.bonus, autonomous=scenario.autonomous, rows=scenario.rows or 0),
        layout_of_scenario(edition, scenario),
        seating,
        scenario.hand,
        scenario.goal if scenario.goal.kind != BATTLE else None,
        scenario.water,
        options.get("turns", scenario.turns) == TOGETHER,
        is_open(edition, way, options),
        options.get("logic") == "on",
        options.get("subroutine") == "on",
        int(options.get("limit", scenario.limit or 0)),
        constraints=scenario.constraints,
        options=tuple(options.items()),
    )


def layout_of_scenario(edition: Edition, scenario: Scenario) -> Layout:
    shuffled = scenario.laid_tokens.hidden_barrels and edition.hides_contents
    contents = contents_to_shuffle(scenario) if shuffled else []
    return Layout(scenario.field, scenario.laid_tokens, [seat.figure for seat in scenario.seats], contents)
