"""Bot program cards: six sides on three cards, and a wrong file is refused with its line (bot.card)."""

from __future__ import annotations

import pytest

from algoritmus.core.reader import InputError, file_text, read_toml
from algoritmus.games.golems.rules.bot_cards import BOT_CARDS, read_bot_cards
from tests.spoilt_toml import spoilt

PAGE = """[owl]
paper = 1
name = { en = "Owl", ru = "Сова" }
eye = 2
lines = [{ when = "golem in sight", do = "A" }]
"""


def test_bot_card_six_programs_and_the_die() -> None:
    assert list(BOT_CARDS) == ["die", "hunter", "guard", "lighthouse", "coward", "cooper", "patrol"]
    assert not BOT_CARDS["die"].lines
    assert all(card.eye > 0 and card.lines for name, card in BOT_CARDS.items() if name != "die")
    assert all(set(card.titles) == {"en", "ru"} for card in BOT_CARDS.values())


def test_bot_card_a_page_of_ones_own_is_read() -> None:
    owl = read_bot_cards(read_toml(PAGE, "bots.toml"))["owl"]
    assert (owl.eye, owl.lines, owl.titles["ru"]) == (2, [(1, 5)], "Сова")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("eye = 2", "eye = 0", 4),
        ("eye = 2", 'eye = "far"', 4),
        ("golem in sight", "full moon", 5),
        ('do = "A"', 'do = "S"', 5),
        ("paper = 1", "", 1),
        ("eye = 2", "ear = 2", 4),
        ("[owl]", "[owl", 1),
    ],
)
def test_bot_card_a_wrong_file_is_refused_with_its_line(old: str, new: str, line: int) -> None:
    with pytest.raises(InputError) as error:
        read_bot_cards(read_toml(spoilt(PAGE, old, new), "bots.toml"))
    assert str(error.value).startswith(f"bots.toml, line {line}: ")
    assert file_text("algoritmus.games.golems.rules", "bots.toml").count("[") > 6
