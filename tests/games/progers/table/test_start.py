"""planet.bases: corners and facings, asked from the last player to the first."""

from __future__ import annotations

from typing import Any, cast

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.games.progers.components.planets import layouts
from tests.games.progers.table.tables import GAMES, RULE_SETS, first_turn, is_allowed, make_step, open_table, refusal

both = pytest.mark.parametrize("rules", RULE_SETS)


@both
def test_planet_bases_the_last_player_chooses_first_and_the_first_moves_first(rules: str) -> None:
    position = open_table(rules, players="3")
    asked = []
    while position.phase == "base":
        asked.append(position.turn)
        ask = GAMES[rules].asks(position)[position.turn]
        position, _ = make_step(rules, position, ask.random(Seeded(len(asked))))
    assert asked == [2, 1, 0]
    assert (position.phase, position.turn) == ("turn", 0)


def test_a_rover_starts_on_its_base_and_looks_as_chosen() -> None:
    position, events = make_step("basic", open_table("basic"), ("f6", "W"))
    assert events == [{"rule": "planet.bases", "rover": "blue", "to": "f6", "facing": "W", "beat": 1}]
    view: Any = GAMES["basic"].view(position, 0)
    assert view["bases"] == {"blue": "f6"}
    assert view["rovers"]["red"]["at"] is None
    position, _ = make_step("basic", position, ("a6", "S"))
    rovers = cast(Any, GAMES["basic"].view(position, 0))["rovers"]
    assert isinstance(rovers, dict)
    assert [(rover["at"], rover["facing"]) for rover in rovers.values()] == [("a6", "S"), ("f6", "W")]


def test_colours_nobody_plays_get_the_corners_left_over_in_their_order() -> None:
    position, _ = make_step("full", open_table("full"), ("i1", "N"))
    position, _ = make_step("full", position, ("a9", "E"))
    view: Any = GAMES["full"].view(position, None)
    assert view["bases"] == {"red": "a9", "blue": "i1", "yellow": "a1", "green": "i9"}
    assert view["labs"] == {"red": ["a1", "i9"], "blue": ["a9", "i9"]}


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (("f6", "N"), "on f6"),
        (("a1", "W"), "N or E"),
        (("a1", "S"), "N or E"),
        (("b2", "N"), "no corner"),
        (("f1", "N"), "already"),
        (("nonsense", "N"), "no corner"),
        (("a1",), "corner and where"),
        ((), "corner and where"),
        (("a1", "N", "N"), "corner and where"),
    ],
)
def test_a_base_that_may_not_be_there_is_refused(answer: tuple[str, ...], words: str) -> None:
    position, _ = make_step("basic", open_table("basic"), ("f1", "N"))
    before = position.replace()
    refused = refusal("basic", position, answer)
    assert refused is not None
    assert words in refused.message
    assert not is_allowed("basic", position, answer)
    assert position == before


@both
def test_the_table_is_laid_through_chance(rules: str) -> None:
    chance = Seeded(4)
    game = GAMES[rules]
    one = game.setup({"players": "4", "planet": "random"}, chance)
    assert chance.drawn
    assert one == game.setup({"players": "4", "planet": "random"}, Seeded(4))
    assert one != game.setup({"players": "4", "planet": "random"}, Seeded(5))


@both
def test_one_sample_on_each_of_so_many_marks_and_all_cards_in_the_deck(rules: str) -> None:
    position = open_table(rules, players="4")
    piles = {cell: pile for cell, pile in enumerate(position.state.samples) if pile}
    assert sorted(map(len, piles.values())) == [1] * {"basic": 12, "full": 20}[rules]
    assert set(piles) <= set(position.plan.ground.marks)
    assert position.hands == ((), (), (), ())
    assert len(position.deck) == {"basic": 44, "full": 52}[rules]


@both
def test_cards_are_dealt_after_the_bases_are_chosen(rules: str) -> None:
    dealt = first_turn(rules, players="4")
    assert [len(hand) for hand in dealt.hands] == [5, 5, 5, 5]
    assert len(dealt.deck) == {"basic": 24, "full": 32}[rules]
    assert dealt.deck == open_table(rules, players="4").deck[: len(dealt.deck)]


@both
def test_the_usual_planet_is_the_first_listed(rules: str) -> None:
    first = next(iter(layouts(rules).values()))
    view: Any = GAMES[rules].view(first_turn(rules), None)
    assert view["planet"]["blocks"] == [str(placed) for placed in first.blocks]
