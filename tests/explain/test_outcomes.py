"""An event's outcome is one of its rule's: by the events of played games, and by the sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast, get_args

import pytest

from algoritmus.core.package import RULES
from algoritmus.core.view_types import Event
from algoritmus.explain import LANGS
from algoritmus.explain.captions import caption
from algoritmus.explain.catalogue import message_of
from algoritmus.games.golems.components.cards import load_cards
from algoritmus.games.golems.outcomes import OUTCOMES as GOLEMS
from algoritmus.games.golems.rules.bot_cards import BOT_CARDS
from algoritmus.games.progers.outcomes import OUTCOMES as PROGERS
from tests.explain.catalogue_files import Words, messages
from tests.explain.test_sentences import played

ALL: Mapping[str, Mapping[str, Any]] = {"golems": GOLEMS, "progers": PROGERS}
both_games = pytest.mark.parametrize("game", ALL)


TOKENS = {"and", "or", "not", "xor"}  # luck cards that are said alike


def outcomes(game: str, rule: str) -> set[str]:
    return set(get_args(ALL[game].get(rule)))


def said(game: str, rule: str) -> set[str]:
    """The outcomes that the sentence of a rule tells apart."""
    chosen = Words(messages(game, RULES, "en")[message_of(game, rule)].value).choices.get("what", set())
    return chosen - {"token"} | TOKENS if "token" in chosen else chosen


@both_games
def test_every_event_has_an_outcome_of_its_rule(game: str) -> None:
    made = {(event["rule"], event["what"]) for event in played(game) if "what" in event}
    assert len(made) > 20
    assert not {(rule, what) for rule, what in made if what not in outcomes(game, rule)}


@both_games
def test_every_outcome_that_is_said_is_one_of_its_rule(game: str) -> None:
    for rule in ALL[game]:
        assert said(game, rule) - {"none"} <= outcomes(game, rule), rule


@both_games
def test_every_outcome_is_said_where_a_rule_has_several(game: str) -> None:
    for rule in ALL[game]:
        named = len(outcomes(game, rule)) == 1 or rule == "golem.choice"  # any card has the same sentence
        assert named or outcomes(game, rule) <= said(game, rule), rule


def test_golem_choice_and_bot_card_name_the_cards_of_the_files() -> None:
    assert outcomes("golems", "golem.choice") == set(load_cards())
    assert outcomes("golems", "bot.card") == {id_ for id_, card in BOT_CARDS.items() if card.lines}


@pytest.mark.parametrize("lang", LANGS)
def test_golem_choice_the_caption_names_the_card_as_its_file_does(lang: str) -> None:
    for id_, card in load_cards().items():
        chosen = {"rule": "golem.choice", "golem": "red", "what": id_, "thing": "chosen", "beat": 1}
        assert card.name[lang] in caption("golems", [cast("Event", chosen)], lang)
