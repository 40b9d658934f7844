"""The catalogue: Fluent files with every word that is said, one folder per language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGS: Final = ("ru", "en")
GAMES: Final = ("golems", "progers")
COMMON: Final = "common"
TERMINAL: Final = "terminal"
SOLVER: Final = "solver"
COLOURS: Final = ("red", "blue", "yellow", "green")


@cache
def bundle(game: str, lang: str) -> FluentBundle:
    """The words of a game in a language, with those that the games share; COMMON, TERMINAL and SOLVER are no games."""
    from fluent.runtime import FluentBundle, FluentResource  # here, because it takes a while to load

    if lang not in LANGS or game not in (*GAMES, COMMON, TERMINAL, SOLVER):
        raise LookupError(f"no words for {game!r} in {lang!r}")
    found = FluentBundle([lang], use_isolating=False)
    for name in {game, COMMON}:
        found.add_resource(FluentResource(source(name, lang)))
    return found


def source(name: str, lang: str) -> str:
    """One file of the catalogue as text."""
    from importlib.resources import files

    return files("algoritmus.explain").joinpath(lang, f"{name}.ftl").read_text(encoding="utf-8")


def say(game: str, lang: str, message: str, attribute: str = "", /, **values: str | int) -> str:
    """A message of the catalogue, or one of its attributes, with these values in it."""
    words = bundle(game, lang)
    if not words.has_message(message):
        raise LookupError(f"no words for {message!r} in {lang!r}")
    found = words.get_message(message)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise LookupError(f"{message!r} says nothing in {lang!r}")
    text, errors = words.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"{message!r} in {lang!r}: {errors[0]}")
    return " ".join(str(text).split())


def message_of(game: str, rule_id: str) -> str:
    """`golems`, `move.edge` → `golems-move-edge`."""
    return f"{game}-{rule_id.replace('.', '-')}"


@cache
def colours(lang: str) -> dict[str, str]:
    return {colour: say(COMMON, lang, f"actor-{colour}") for colour in COLOURS}


def actor(name: str, lang: str) -> str:
    """How a golem or a rover is called: colours are translated, other names are kept."""
    return colours(lang).get(name, name)
