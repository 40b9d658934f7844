"""Message catalogue: Fluent files with all texts, those of each game in its own folder."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import algoritmus
from algoritmus.core.package import BUILDING, CAPTIONS, NAMES, REASONS, RULES, TERMINAL

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGS: Final = ("ru", "en")
COMMON: Final = "common"
SOLVER: Final = "solver"
PATH: Final = "path"
REVIEW: Final = "review"  # what the page says too
COLOURS: Final = ("red", "blue", "yellow", "green")
Names = Mapping[str, str]  # that players have typed, by colour
NO_NAMES: Final[Names] = {}


@cache
def bundle(game: str, lang: str) -> FluentBundle:
    """The words of a game in a language, with those that the games share; COMMON and the like are no games."""
    if lang not in LANGS or game not in (*algoritmus.GAMES, COMMON, SOLVER, REVIEW, PATH):
        raise LookupError(f"no words for {game!r} in {lang!r}")
    review = shared(REVIEW, lang)
    more = {COMMON: "", SOLVER: f"{shared(SOLVER, lang)}\n{review}", REVIEW: review, PATH: shared(PATH, lang)}
    return bundle_of(lang, shared(COMMON, lang), more[game] if game in more else source(game, lang))


@cache
def text_mode_bundle(game: str, lang: str) -> FluentBundle:
    """The messages of the text mode at a table of this game."""
    return bundle_of(lang, shared(TERMINAL, lang), algoritmus.package(game).wording().words(TERMINAL, lang))


def bundle_of(lang: str, *sources: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # here, because it takes a while to load

    found = FluentBundle([lang], use_isolating=False)
    for one in sources:
        found.add_resource(FluentResource(one))
    return found


def shared(name: str, lang: str) -> str:
    """A file of the words that all games share."""
    return files("algoritmus.explain").joinpath(lang, f"{name}.ftl").read_text(encoding="utf-8")


def source(game: str, lang: str) -> str:
    """A game's rules, sentences, names, reasons and messages about custom fields, as text."""
    wording = algoritmus.package(game).wording()
    return "\n".join(wording.words(part, lang) for part in (RULES, CAPTIONS, NAMES, REASONS, BUILDING))


def say(game: str, lang: str, message: str, attribute: str = "", /, **values: str | int) -> str:
    """A message of the catalogue, or one of its attributes, with these values in it."""
    return format_message(bundle(game, lang), message, attribute, values)


def say_text_mode(game: str, lang: str, message: str, /, **values: str | int) -> str:
    """A message of the text mode."""
    return format_message(text_mode_bundle(game, lang), message, "", values)


def format_message(words: FluentBundle, message: str, attribute: str, values: dict[str, str | int]) -> str:
    if not words.has_message(message):
        raise LookupError(f"no words for {message!r} in {words.locales[0]!r}")
    found = words.get_message(message)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise LookupError(f"{message!r} says nothing in {words.locales[0]!r}")
    text, errors = words.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"{message!r} in {words.locales[0]!r}: {errors[0]}")
    return " ".join(str(text).split())


def message_of(game: str, rule_id: str) -> str:
    """`golems`, `move.edge` → `golems-move-edge`."""
    return f"{game}-{rule_id.replace('.', '-')}"


@cache
def colours(lang: str) -> dict[str, str]:
    return {colour: say(COMMON, lang, f"actor-{colour}") for colour in COLOURS}


def actor(name: str, lang: str, names: Names = NO_NAMES) -> str:
    """How a seat is called: by the typed name, else by its colour; other names are kept."""
    return names.get(name) or colours(lang).get(name, name)
