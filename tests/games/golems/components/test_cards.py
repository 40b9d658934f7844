"""The golem cards: six cards, two sides each, none better than another in everything."""

from __future__ import annotations

import pytest

from algoritmus.core.reader import InputError, read_toml
from algoritmus.games.golems.components.cards import GolemCard, load_cards, read_cards

SIDES = load_cards()
SIDE = """
[one]
paper = 1
name = { en = "One", ru = "Один" }
strength = 1
range = 1
rows = 4
limit = 3
about = { en = "First.", ru = "Первый." }
"""


def numbers(side: GolemCard) -> tuple[int, int, int, int]:
    return side.strength, side.reach, side.rows, side.limit


def test_golem_card_the_box_has_six_cards_with_two_sides() -> None:
    papers = [side.paper for side in SIDES.values()]
    assert sorted(papers) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


def test_golem_card_the_sword_is_as_printed() -> None:
    assert numbers(SIDES["sword"]) == (1, 1, 4, 3)


@pytest.mark.parametrize("side", SIDES.values(), ids=SIDES)
def test_golem_card_has_a_name_and_a_character_in_both_languages(side: GolemCard) -> None:
    assert list(side.name) == list(side.about) == ["en", "ru"]
    assert all(text.endswith((".", "!")) and "\n" not in text for text in side.about.values())


def test_golem_card_names_differ() -> None:
    for lang in ("en", "ru"):
        assert len({side.name[lang] for side in SIDES.values()}) == len(SIDES)


@pytest.mark.parametrize("side", SIDES.values(), ids=SIDES)
def test_golem_card_no_side_is_at_least_as_good_in_everything(side: GolemCard) -> None:
    for other in SIDES.values():
        if other is not side:
            assert any(mine > its for mine, its in zip(numbers(side), numbers(other), strict=True)), other.id


@pytest.mark.parametrize("side", SIDES.values(), ids=SIDES)
def test_golem_card_one_strike_never_puts_a_whole_golem_out(side: GolemCard) -> None:
    assert side.strength <= min(other.limit for other in SIDES.values())
    assert side.limit >= 2


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("strength = 1", "strength = 0", 5, "'strength': 0 is too small: at least 1"),
        ("rows = 4\n", "", 2, "the key 'rows' is missing"),
        ('ru = "Один"', 'de = "Eins"', 4, "unknown key 'de': en, ru"),
    ],
)
def test_golem_card_a_wrong_side_is_refused(old: str, new: str, line: int, reason: str) -> None:
    with pytest.raises(InputError, match=reason) as error:
        read_cards(read_toml(SIDE.replace(old, new), "own.toml"))
    assert error.value.where == f"own.toml, line {line}"


def test_golem_card_a_card_has_no_third_side() -> None:
    with pytest.raises(InputError, match=r"own\.toml, line 20: paper 1 has 2 sides already"):
        read_cards(read_toml(SIDE + SIDE.replace("[one]", "[two]") + SIDE.replace("[one]", "[three]"), "own.toml"))
