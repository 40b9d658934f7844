"""The library: rule sets with their choices, rules, examples."""

from __future__ import annotations

from msgspec import Struct

from algoritmus.core.package import Lesson
from algoritmus.core.view_types import ExampleView, MemoView, Offer, Rule
from algoritmus.server.wire.fields import Options, Word

OfferResponse = Offer
RuleResponse = Rule
ExampleResponse = ExampleView
MemoResponse = MemoView


class ChoicesRequest(Struct):
    rule_set: Word
    options: Options = {}


class PreviewsRequest(Struct):
    """The table with every value of an option."""

    rule_set: Word
    option: Word
    options: Options = {}


class MemoRequest(Struct):
    """The player's memo of a table with these options."""

    rule_set: Word
    lang: Word
    options: Options = {}


class GameChoices(Struct):
    rule_set: str
    game: str
    edition: str
    own: str  # the option that takes a user field; empty if there is none
    choices: dict[str, list[str]]
    titles: dict[str, dict[str, dict[str, str]]]
    stories: dict[str, dict[str, dict[str, str]]]
    offer: Offer
    lessons: list[Lesson]
    sights: list[str]  # options whose values have a preview
    players: dict[str, dict[str, int]]  # that values of an option are for, where these are shown in groups
    numbers: dict[str, dict[str, dict[str, int]]]  # printed on the cards that are chosen, by option and value


class GamesResponse(Struct):
    families: list[str]
    games: list[GameChoices]
    players: list[str]
    languages: list[str]
