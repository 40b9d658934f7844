"""Ways to play, from beginner to tournament, junior, scenarios and puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from algoritmus.core.game import Refusal, unfit
from algoritmus.core.seats import COLOURS, seat_colours
from algoritmus.golems.box.cards import load_cards
from algoritmus.golems.box.fields import Field, load_fields
from algoritmus.golems.box.scenario import (
    ALL_BONUS,
    NO_BONUS,
    ONE_BY_ONE,
    TOGETHER,
    Scenario,
    contents_to_shuffle,
    edition_of,
)
from algoritmus.golems.box.scenarios import load_puzzles, load_scenarios
from algoritmus.golems.box.supply import boxes, contents_left
from algoritmus.golems.law.bot_cards import BOT_CARDS
from algoritmus.golems.law.edition import Edition, Water
from algoritmus.golems.law.editions import EDITIONS
from algoritmus.golems.law.goals import BATTLE, BRING, Goal
from algoritmus.golems.law.state import Figure, Sheet
from algoritmus.golems.table.setting.golem_cards import CHOOSE, HOW, set_cards
from algoritmus.golems.table.setting.junior import BOT, JUNIOR_GOALS, USUAL_FIELD, has_water, set_junior
from algoritmus.golems.table.setting.own import OPTION, find_field
from algoritmus.golems.table.setting.plan import Plan

BEGINNER: Final = "beginner"
STANDARD: Final = "standard"
AUTONOMOUS: Final = "autonomous"
TOURNAMENT: Final = "tournament"
BRING_WAY: Final = "bring"
JUNIOR: Final = "junior"
STORIES: Final = ("scenario", "puzzle")
WITH_STORY: Final = ("turns", "limit", "open", "colours")
NOT_JUNIOR: Final = ("logic", "subroutine")
ONLY_JUNIOR: Final = ("goal", "teams")
JUDGED_LATER: Final = ("colours", "teams", "youngest")  # where it is known who plays
LISTED: Final = ("bots", "cards")  # options with a word for each golem
NOT_TOURNAMENT: Final = (("bots", ""), ("players", "1"), ("extra", "on"), ("turns", ONE_BY_ONE))
SWITCH: Final = ("off", "on")
WATERS: Final = {"life": Water.TAKES_LIFE, "flow": Water.CARRIES}
TOURNAMENT_ROUNDS: Final = 10
EXTRA_ROUNDS: Final = 5
PLANS_KEPT: Final = 256


def make_plan(name: str, options: Mapping[str, str]) -> Plan:
    """The table for these options; Refusal says which of them does not fit."""
    return plan_of_options(name, tuple(options.items()))


@lru_cache(maxsize=PLANS_KEPT)
def plan_of_options(name: str, chosen: tuple[tuple[str, str], ...]) -> Plan:
    """A plan is settled once it is made: all tables with the same options share it."""
    edition, options = EDITIONS[name], dict(chosen)
    judge_options(name, options)
    judge_together(options)
    if "scenario" in options or "puzzle" in options:
        scenario = {**load_scenarios(), **load_puzzles()}[options.get("scenario") or options["puzzle"]]
        plan = plan_of_scenario(edition_of(scenario), scenario)
        plan.sheets = coloured(plan.sheets, options)
        plan.story = "way.scenario" if "scenario" in options else "way.puzzle"
        plan.together = options.get("turns", TOGETHER if plan.together else ONE_BY_ONE) == TOGETHER
    else:
        plan = plan_of_way(edition, options)
    plan.options = options
    plan.open = options.get("open", usual_open(edition, options)) == "on"
    if "limit" in options and not plan.tournament:  # way.tournament: ten rounds, whatever is chosen
        plan.limit = int(options["limit"])
    return plan


def usual_open(edition: Edition, options: Mapping[str, str]) -> str:
    """way.open: the beginner game of some editions."""
    if any(name in options for name in STORIES):
        return SWITCH[0]
    return SWITCH[(options.get("way") or usual_way(edition, options)) in edition.open_ways]


def coloured(sheets: Sequence[Sheet], options: Mapping[str, str]) -> tuple[Sheet, ...]:
    """seat.colour: the golems with the colours of their seats."""
    names = seat_colours(options.get("colours"), len(sheets))
    return tuple(sheet.replace(name=name) for sheet, name in zip(sheets, names, strict=True))


def choices_of(name: str) -> dict[str, list[str]]:
    """Every option of an edition with its values, the usual one first; `limit` takes any number of rounds."""
    edition = EDITIONS[name]
    fields = [field for field in load_fields().values() if name in field.editions]
    choices = {
        "way": list(edition.ways),
        "scenario": [id_ for id_, one in load_scenarios().items() if one.edition == name],
        "puzzle": [id_ for id_, one in load_puzzles().items() if one.edition == name],
        "players": [str(number) for number in sorted({number for field in fields for number in field.players} | {1})],
        "field": [field.id for field in fields],
        "limit": [],
    }
    if edition.may_play_on:
        choices["extra"] = list(SWITCH)
    if edition.has_bots:
        choices["bots"] = list(BOT_CARDS)
    if JUNIOR in edition.ways:
        choices |= {"turns": [TOGETHER, ONE_BY_ONE], "goal": list(JUNIOR_GOALS), "teams": []}
    if edition.may_choose_water:
        choices["water"] = list(WATERS)
    choices |= {"open": list(SWITCH), "colours": list(COLOURS)}
    if boxes()[name].golem_cards:
        choices |= {"cards": [*HOW, *load_cards()], "youngest": list(COLOURS)}
    if edition.has_logic:
        choices["logic"] = list(SWITCH)
    if "call" in edition.bonus_cards:
        choices["subroutine"] = list(SWITCH)
    return choices


def judge_options(name: str, options: Mapping[str, str]) -> None:
    choices = choices_of(name)
    for option, value in options.items():
        if option not in choices:
            names = ", ".join(choices)
            words = f"there is no option {option!r} here; there are: {names}"
            raise Refusal("option.unknown", words, values={"option": option, "options": names})
        if option == "limit":
            if not (value.isdecimal() and len(value) < 5 and int(value) > 0):
                raise unfit("limit", f"limit: {value!r} is no number of rounds", value=value)
        elif option == OPTION:
            find_field(EDITIONS[name], value)
        elif option in LISTED:
            for one in value.split(","):
                judge_value(option, one, choices[option])
        elif option not in JUDGED_LATER:
            judge_value(option, value, choices[option])


def judge_value(option: str, value: str, values: Sequence[str]) -> None:
    if value not in values:
        names = ", ".join(values)
        words = f"{option}: {value!r} is not one of: {names}"
        raise unfit("listed", words, option=option, value=value, names=names)


def judge_together(options: Mapping[str, str]) -> None:
    """A scenario or a puzzle leaves little open, juniors do without much, a tournament has no bots."""
    for option in options:
        for story in STORIES:
            if story in options and option != story and option not in WITH_STORY:
                raise unfit(
                    "settled", f"{option}: this is settled where a {story} is played", option=option, story=story
                )
        if options.get("way") == JUNIOR and option in NOT_JUNIOR:
            raise unfit("without", f"{option}: the way {JUNIOR} is played without", option=option)
        if options.get("way") != JUNIOR and option in ONLY_JUNIOR:
            raise unfit("junior", f"{option}: this is for the way {JUNIOR}", option=option)
    if options.get("way") == TOURNAMENT:
        judge_tournament(options)


def judge_tournament(options: Mapping[str, str]) -> None:
    """way.tournament: two players at least, all at once, and it has extra rounds of its own."""
    for option, value in NOT_TOURNAMENT:
        if option in options and value in ("", options[option]):
            words = f"{option}: a {TOURNAMENT} is played without {value or option}"
            raise unfit("tournament", words, option=option)


# a way on a field


def plan_of_way(edition: Edition, options: Mapping[str, str]) -> Plan:
    way = options.get("way") or usual_way(edition, options)
    bots = options["bots"].split(",") if "bots" in options else []
    players = int(options.get("players", "2"))
    if players == 1 and not bots:
        if not edition.has_bots:
            raise unfit("alone", "players: one player alone needs a scenario or a puzzle")
        bots = [BOT if way == JUNIOR else "hunter"]  # bots fill the free seats
    field = field_of(edition, way, options, players + len(bots))
    plan = plan_on_field(edition, field, [""] * players + bots)
    plan.laid_on = field.id
    plan.sheets = coloured(plan.sheets, options)
    plan.water = WATERS[options["water"]] if "water" in options else None
    set_way(plan, way, options)
    settle_cards(plan, way, options)
    return plan


def usual_way(edition: Edition, options: Mapping[str, str]) -> str:
    """The first way that goes with the field, if one is chosen."""
    field = find_field(edition, options[OPTION]) if OPTION in options else None
    fitting = [way for way in edition.ways if field is None or fits(field, way)]
    return fitting[0] if fitting else edition.ways[0]


def field_of(edition: Edition, way: str, options: Mapping[str, str], golems: int) -> Field:
    if golems > len(COLOURS):
        words = f"{golems} golems are too many: {len(COLOURS)} at most"
        raise unfit("many", words, count=golems, most=len(COLOURS))
    fields = [field for field in load_fields().values() if edition.name in field.editions]
    fields = [field for field in fields if golems in field.players and fits(field, way)]
    if OPTION in options:
        one = find_field(edition, options[OPTION])
        fields = [one] if golems in one.players and fits(one, way) else []
    elif way == JUNIOR:
        fields.sort(key=lambda field: field.id != USUAL_FIELD)
    if not fields:
        raise unfit("none", f"field: there is none here for {golems} golems and the way {way}", count=golems, way=way)
    return fields[0]


def fits(field: Field, way: str) -> bool:
    """Beginners and autonomous golems have the 4x4 field, beginners with nothing on it; a barrel is brought from it."""
    if way in (BEGINNER, AUTONOMOUS):
        return field.grid.width == 4 and (way == AUTONOMOUS or not field.tokens)
    return way != BRING_WAY or any(token.side == "barrel" for token in field.tokens)


def plan_on_field(edition: Edition, field: Field, bots: Sequence[str]) -> Plan:
    """Golems in their starting places; golem.small, golem.card: Sword until cards are chosen."""
    sheets = [Sheet(name, bot=bot) for name, bot in zip(COLOURS, bots, strict=False)]
    figures = [Figure(start.cell, start.facing) for start in field.starts[: len(sheets)]]
    laid = field.laid()
    contents = contents_left(edition, ()) if laid.hidden_barrels and edition.hides_contents else []
    return Plan(edition, field.grid, sheets, figures, laid.things, laid.ladders, laid.hidden_barrels, contents)


def set_way(plan: Plan, way: str, options: Mapping[str, str]) -> None:
    if way == BEGINNER:  # bonus.beginner
        plan.bonus = NO_BONUS
    elif way == AUTONOMOUS:
        plan.bonus, plan.autonomous = ALL_BONUS, True
    elif way == BRING_WAY:
        plan.goal = Goal(BRING, [(figure.at,) for figure in plan.figures])
    elif way == JUNIOR:
        set_junior(plan, options)
    elif way == TOURNAMENT:
        plan.tournament, plan.last_round = True, TOURNAMENT_ROUNDS
    if options.get("extra") == "on":  # end.energy
        plan.extra_rounds = EXTRA_ROUNDS
    plan.logic = options.get("logic") == "on"
    plan.subroutine = options.get("subroutine") == "on"
    plan.together = options.get("turns", ONE_BY_ONE if way == JUNIOR else TOGETHER) == TOGETHER


def settle_cards(plan: Plan, way: str, options: Mapping[str, str]) -> None:
    """golem.choice: where the box has golem cards everybody gets one; juniors where water lies."""
    used = boxes()[plan.edition.name].golem_cards and (way != JUNIOR or has_water(plan))
    if used:
        set_cards(plan, options.get("cards", CHOOSE), options.get("youngest"))
    elif "cards" in options or "youngest" in options:
        raise unfit("no-cards", f"cards, youngest: the way {way} needs no golem cards on this field", way=way)


# a scenario


def plan_of_scenario(edition: Edition, scenario: Scenario) -> Plan:
    sheets = [seat.sheet for seat in scenario.seats]
    figures = [Figure(seat.at, seat.facing, seat.damage, seat.carrying) for seat in scenario.seats]
    contents = contents_to_shuffle(scenario) if scenario.hidden_barrels and edition.hides_contents else []
    goal = scenario.goal if scenario.goal.kind != BATTLE else None
    plan = Plan(
        edition,
        scenario.field,
        sheets,
        figures,
        scenario.things,
        scenario.ladders,
        scenario.hidden_barrels,
        contents,
        goal,
        scenario.goal.gears(),
    )
    plan.bonus = scenario.bonus
    plan.deck = scenario.hand
    plan.water = scenario.water
    plan.autonomous = scenario.autonomous
    plan.together = scenario.turns == TOGETHER
    plan.limit = scenario.limit or 0
    plan.constraints = scenario.constraints
    return plan
