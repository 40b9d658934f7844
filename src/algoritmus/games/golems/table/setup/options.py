"""Table options of an edition, and which of them go together."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal, unfit
from algoritmus.core.package.editing import Faulty
from algoritmus.core.reader import InputError
from algoritmus.core.seats import COLOURS
from algoritmus.games.golems.components.cards import load_cards
from algoritmus.games.golems.components.custom_field import read_custom_field
from algoritmus.games.golems.components.custom_field_text import parse_custom_field
from algoritmus.games.golems.components.fields import FACE_TO_FACE, Field, load_fields
from algoritmus.games.golems.components.own_scenario import read_own_scenario
from algoritmus.games.golems.components.plots import load_plots, read_place
from algoritmus.games.golems.components.scenario import TURNS
from algoritmus.games.golems.components.scenarios import load_puzzles, load_scenarios
from algoritmus.games.golems.components.supply import boxes
from algoritmus.games.golems.components.symmetry import random_field
from algoritmus.games.golems.rules.bot_cards import BOT_CARDS
from algoritmus.games.golems.rules.cases.pieces import MOST_GOLEMS
from algoritmus.games.golems.rules.edition import Edition, Water
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.table.setup.golem_cards import AS_WRITTEN, HOW
from algoritmus.games.golems.table.setup.stories import judge_story, story_of
from algoritmus.games.golems.table.setup.ways import ANY_VALUE, JUNIOR, PLOT, SCENARIO, SWITCH, WAYS, Way

FIELD: Final = "field"  # the option that takes the notation of a custom field, too
FIELD_RULE: Final = "field.own"
MEANINGLESS: Final = ("syntax", "empty")  # faults of a notation that is most likely an unknown name
CACHE_SIZE: Final = 256
NAME: Final = re.compile(r"[a-z0-9-]*")  # any other value of a scenario is a link
JUDGED_LATER: Final = ("colours", "teams", "youngest", "treasure", "gears")  # where it is known who plays and where
LISTED: Final = ("bots", "cards")  # options with a word for each golem
WATERS: Final = {"life": Water.TAKES_LIFE, "flow": Water.CARRIES}


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
    plots = [id_ for id_, one in load_plots().items() if one.chapter(0).edition == name]
    if plots:
        choices[PLOT] = plots
    if edition.may_play_on:
        choices["extra"] = list(SWITCH)
    if edition.has_bots:
        choices["bots"] = list(BOT_CARDS)
    if JUNIOR.name in edition.ways:
        choices |= {"turns": list(TURNS), "goal": list(JUNIOR.goals), "teams": [], "treasure": [], "gears": []}
    if edition.may_choose_water:
        choices["water"] = list(WATERS)
    choices |= {"open": list(SWITCH), "colours": list(COLOURS)}
    if boxes()[name].golem_cards:
        choices |= {"cards": [*HOW, AS_WRITTEN, *load_cards()], "youngest": list(COLOURS)}
    if edition.has_logic:
        choices["logic"] = list(SWITCH)
    if "call" in edition.bonus_cards:
        choices["subroutine"] = list(SWITCH)
    return choices


def judge_options(name: str, options: Mapping[str, str]) -> None:
    edition, choices = EDITIONS[name], choices_of(name)
    known = choices | {option: list(SWITCH) for option in edition.old_options}
    for option, value in options.items():
        if option not in known:
            names = ", ".join(choices)
            words = f"there is no option {option!r} here; there are: {names}"
            raise Refusal("option.unknown", words, values={"option": option, "options": names})
        if option == "limit":
            if not (value.isdecimal() and len(value) < 5 and int(value) > 0):
                raise unfit("limit", f"limit: {value!r} is no number of rounds", value=value)
        elif option == FIELD:
            find_field(edition, value)
        elif option == SCENARIO.name and not NAME.fullmatch(value):
            judge_own_scenario(name, value)
        elif option == PLOT:
            judge_plot(value, known[option])
        elif option in LISTED:
            for one in value.split(","):
                judge_value(option, one, known[option])
        elif option not in JUDGED_LATER:
            judge_value(option, value, known[option])


def judge_own_scenario(name: str, text: str) -> None:
    """A scenario in a link is whole, and for this edition."""
    try:
        scenario = read_own_scenario(text)
    except InputError as error:
        raise unfit("own", f"scenario: this link cannot be played: {error}") from None
    if scenario.edition != name:
        words = f"scenario: the scenario of this link is for the edition {scenario.edition}"
        raise unfit("edition", words, value=scenario.edition)


def judge_plot(value: str, names: Sequence[str]) -> None:
    """The id of a plot, and who has won its chapters so far."""
    place = read_place(value)
    judge_value(PLOT, value if place is None else place.plot.id, names)


def judge_value(option: str, value: str, values: Sequence[str]) -> None:
    if value not in values:
        names = ", ".join(values)
        words = f"{option}: {value!r} is not one of: {names}"
        raise unfit("listed", words, option=option, value=value, names=names)


def judge_together(options: Mapping[str, str]) -> None:
    """A scenario or a puzzle settles some options; a way has options of its own and does without others."""
    story = story_of(options)
    if story is not None:
        judge_story(*story, options)
        return
    for option in options:
        for way in WAYS.values():
            if option in way.options and options.get("way") != way.name:
                raise unfit(way.name, f"{option}: this is for the way {way.name}", option=option)
    if options.get("way") in WAYS:
        judge_without(WAYS[options["way"]], options)


def judge_without(way: Way, options: Mapping[str, str]) -> None:
    for option, value in way.without:
        if option in options and value in (ANY_VALUE, options[option]):
            why, words = way.refusal
            raise unfit(why, f"{option}: {words.format(value=value or option)}", option=option)


def usual_way(edition: Edition, options: Mapping[str, str]) -> Way:
    """The first way that goes with the field, if one is chosen."""
    field = find_field(edition, options[FIELD]) if FIELD in options else None
    ways = [WAYS[name] for name in edition.ways]
    return next((way for way in ways if field is None or way.fits(field)), ways[0])


# custom fields


def starts_before(edition: Edition, options: Mapping[str, str]) -> int:
    """field.own: how many golems start as they did when the third and fourth could look as others do."""
    text = options.get(FIELD, "")
    if not text or text in load_fields() or boxes()[edition.name].sizes:
        return MOST_GOLEMS
    return max(FACE_TO_FACE, len(parse_custom_field(text).starts))


def find_field(edition: Edition, value: str) -> Field:
    """The field that is called or written so; Refusal says what is wrong with it."""
    named = load_fields().get(value)
    if named is not None and edition.name in named.editions:
        return named
    try:
        return read_custom_field(value, edition)
    except Faulty as error:
        if error.fault.code in MEANINGLESS:
            names = ", ".join(field.id for field in load_fields().values() if edition.name in field.editions)
            words = f"{FIELD}: {value!r} is no field's notation, nor one of: {names}"
            raise unfit("field", words, value=value, names=names) from None
        raise error.fault.refusal(FIELD, FIELD_RULE) from None


def custom_fields(name: str, kept: Mapping[str, str], wish: str) -> list[str]:
    """The wished field, if it is a custom one, and a random one that differs from table to table."""
    custom = [wish] if wish and wish not in load_fields() else []
    table = ",".join(f"{option}={value}" for option, value in sorted(kept.items()))
    return list(dict.fromkeys([*custom, random_notation(name, f"{table},{wish}")]))


@lru_cache(maxsize=CACHE_SIZE)
def random_notation(name: str, seed: str) -> str:
    return str(random_field(EDITIONS[name], Seeded(seed), barrels=True))
