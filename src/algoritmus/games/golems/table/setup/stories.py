"""Scenarios and puzzles at a table: what they settle, and the options that they leave open (way.scenario)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from algoritmus.core.game import unfit
from algoritmus.games.golems.components.own_scenario import find_scenario
from algoritmus.games.golems.components.scenario import NO_BONUS, USUAL_BONUS, Scenario, edition_of
from algoritmus.games.golems.components.supply import boxes
from algoritmus.games.golems.rules.cases.pieces import USUAL
from algoritmus.games.golems.rules.codes import ATTACK, WATER
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.state import Sheet
from algoritmus.games.golems.table.setup.ways import STORIES, SWITCH, Way

SPARE: Final = 4  # cards that a hand has beside those of its rows: two for the subroutine, two for rows from barrels


def story_of(options: Mapping[str, str]) -> tuple[Way, Scenario] | None:
    """The scenario or puzzle that is chosen, if one is."""
    for name, way in STORIES.items():
        if name in options:
            return way, find_scenario(options[name])
    return None


def judge_story(way: Way, scenario: Scenario, options: Mapping[str, str]) -> None:
    """Refusal names the first option that the story settles otherwise."""
    judge_players(way, scenario, options.get("players"))
    for option, value in options.items():
        if option in (way.name, "players") or (option in way.leaves and not settles(scenario, option)):
            continue
        if value != usual_value(option):
            words = f"{option}: this is settled where a {way.name} is played"
            raise unfit("settled", words, rule=way.rule, option=option, story=way.name)


def judge_players(way: Way, scenario: Scenario, wish: str | None) -> None:
    players = len(scenario.players())
    if wish is not None and wish != str(players):
        words = f"players: this {way.name} is for {players}, not for {wish}"
        raise unfit("players", words, rule=way.rule, story=way.name, count=players, value=wish)


def usual_value(option: str) -> str:
    """What a story has of an expansion that it settles: none."""
    return SWITCH[0] if option in ("logic", "subroutine") else ""


def settles(scenario: Scenario, option: str) -> bool:
    if option == "logic":  # its tokens come with luck cards
        return scenario.bonus != USUAL_BONUS
    if option == "subroutine":
        return not may_lay_subroutine(scenario)
    return option in ("cards", "youngest") and not may_choose_cards(scenario)


def may_lay_subroutine(scenario: Scenario) -> bool:
    """bonus.call: the scenario has none of its own, and the hand can spare the cards."""
    calls = scenario.bonus != NO_BONUS and "call" in edition_of(scenario).bonus_cards
    sheets = [seat.sheet for seat in scenario.seats if not seat.sheet.bot]
    rows = max(sheet.rows for sheet in sheets)
    return calls and not any(sheet.subroutine for sheet in sheets) and sum(scenario.hand) >= rows + SPARE


def may_choose_cards(scenario: Scenario) -> bool:
    """golem.choice: the scenario names no card and no numbers, and the numbers count for something."""
    seats, has_bots = scenario.seats, len(scenario.players()) < len(scenario.seats)
    plain = all(not seat.card and not seat.figure.damage and has_usual_numbers(seat.sheet) for seat in seats)
    harm = scenario.hand[ATTACK] > 0 or has_bots or WATER in scenario.laid_tokens.things
    return boxes()[EDITIONS[scenario.edition].name].golem_cards and plain and (harm or scenario.rows is None)


def has_usual_numbers(sheet: Sheet) -> bool:
    return (sheet.strength, sheet.reach, sheet.limit) == (USUAL["strength"], USUAL["range"], USUAL["limit"])
