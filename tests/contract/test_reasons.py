"""Why a card cannot be laid: every card that is drawn may be laid or has a reason, in words, by a rule that exists."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import END, Answer, Ask
from algoritmus.explain import LANGS, why
from tests.contract.conftest import Table

STEPS = 12
PARTS = 6  # partial answers of each ask


def part_of(ask: Ask, chance: Seeded) -> Answer:
    """A partial answer, card by card, as far as it goes."""
    laid: Answer = ()
    for _ in range(chance.draw(8, "length")):
        options = [card for card in ask.next_cards(laid) if card != END]
        if not options:
            return laid
        laid = (*laid, options[chance.draw(len(options), "card")])
    return laid


def parts(table: Table) -> Iterator[tuple[Ask, Answer]]:
    match, chance = table.match(21), Seeded(f"reasons/{table}")
    for _ in range(STEPS):
        for ask in match.asks().values():
            yield ask, ()
            yield from ((ask, part_of(ask, chance)) for _ in range(PARTS))
        for seat, ask in match.asks().items():
            match.answer(seat, ask.random(chance))


def drawn(ask: Ask) -> set[str]:
    """The cards that a page draws from the public data of the ask."""
    shown = ask.show()
    cards: set[str] = set()
    for part in ("cards", "bonuses", "hand", "options"):
        listed = shown.get(part, [])
        assert isinstance(listed, list | dict)
        cards |= set(listed)
    return cards | ({"call"} if shown.get("call") else set())


def test_every_card_that_is_drawn_may_be_laid_or_has_a_reason(table: Table) -> None:
    for ask, laid in parts(table):
        offered, refused = {ask.card_of(word) for word in ask.next_cards(laid)}, ask.refused(laid)
        assert drawn(ask) <= set(ask.cards())
        assert drawn(ask) <= offered | set(refused), (laid, offered)
        assert not offered & set(refused), laid
        assert (END in refused) != (END in offered)


def test_every_reason_has_words_in_both_languages_and_a_rule_of_this_edition(table: Table) -> None:
    package, _, edition = table.rule_set.partition("/")
    for ask, laid in parts(table):
        for card, refusal in ask.refused(laid).items():
            assert edition in algoritmus.package(package).rules[refusal.rule], refusal.code
            for lang in LANGS:
                words = why(package, lang, refusal.code, refusal.values)
                assert words[0].isupper() or words[0] in "«“", words
                assert words.endswith("."), (card, words)


def test_a_refused_card_is_really_refused(table: Table) -> None:
    """No whole answer that goes on with it is read."""
    for ask, laid in parts(table):
        for card in ask.refused(laid):
            if card != END:
                assert ask.next_cards((*laid, card)) == []


def test_a_reason_for_cards_that_cannot_lie_there_is_that_of_the_first_of_them(table: Table) -> None:
    for ask, laid in parts(table):
        assert ask.next_cards((*laid, "nonsense", "F")) == []
        for refusal in ask.refused((*laid, "nonsense", "F")).values():
            assert refusal.rule


@pytest.mark.parametrize("lang", LANGS)
def test_reasons_name_their_card(lang: str) -> None:
    used = {"ru": "Карта «Есть противник?» у тебя одна", "en": "You have only one card “enemy?”"}
    assert why("golems", lang, "deck.used", {"card": "enemy?", "copies": 1}).startswith(used[lang])
    used = {"ru": "Все карты «Вперёд» уже лежат, их у тебя 3.", "en": "All 3 of your cards “Forward” are laid already."}
    assert why("golems", lang, "deck.used", {"card": "F", "copies": 3}) == used[lang]
