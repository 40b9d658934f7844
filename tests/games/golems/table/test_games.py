"""Properties of whole games: starts, dice, luck cards, the last round."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from algoritmus import game
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal
from algoritmus.core.view_types import View
from algoritmus.games.golems.rules.codes import CONTENTS
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.table.asks import ProgramAsk
from algoritmus.games.golems.table.position import GolemsPosition
from algoritmus.games.golems.table.setup.build import make_plan
from algoritmus.match import Match
from tests.scripted import Scripted

LUCK = ("if", "if", "loop", "loop", "while", "and", "or", "not", "xor", "")
BONUS = {"x2", "x3", "enemy?", "attack?", "obstacle?", "until-obstacle", "call"}
CARDS = ("sword", "axe", "shield", "bow")  # the first two have four rows
WAIT = {"blocks": "S", "energy": "S", "cards": "S", "board": "L R L R"}  # a program that changes nothing


def known_cards(edition: str, options: dict[str, str]) -> dict[str, str]:
    """Golem cards with as many rows as the programs of these tests, where the box has any and nobody says otherwise."""
    if edition != "board" or {"cards", "scenario", "puzzle"} & options.keys() or options.get("way") == "junior":
        return options
    golems = int(options.get("players", "2")) + len(options["bots"].split(",") if "bots" in options else [])
    return {**options, "cards": ",".join(CARDS[: max(golems, 2)])}


def table(edition: str, script: dict[str, list[int]] | None = None, **options: str) -> Match:
    """A game in which this is drawn and the rest by a seed."""
    return Match(game(f"golems/{edition}"), known_cards(edition, options), Scripted(script or {}))


def lays(match: Match, **programs: str) -> None:
    """Every golem that is asked lays its program, or what changes nothing."""
    usual = WAIT[match.game.id.partition("/")[2]]
    for seat in match.waiting():
        match.answer(seat, tuple(programs.get(match.seats[seat], usual).split()))


def offered(match: Match, seat: int) -> set[str]:
    """The bonus cards that this player may lay now."""
    return set(match.asks()[seat].next_cards(())) & BONUS


def seen(match: Match, seat: int | None = None) -> dict[str, Any]:
    return dict(match.view(seat))


def first_drawn(card: int) -> list[int]:
    """Order of a luck deck in which this card comes first."""
    return [0] * card + [1] * (len(LUCK) - 1 - card)


# Starts


@pytest.mark.parametrize("edition", ["blocks", "energy", "cards"])
def test_field_start_two_golems_in_opposite_corners(edition: str) -> None:
    golems = seen(table(edition))["golems"]
    assert {name: (golem["at"], golem["facing"]) for name, golem in golems.items()} == {
        "red": ("a1", "N"),
        "blue": ("d4", "S"),
    }


def test_field_start_four_golems_in_corners_of_their_own_facing_different_ways() -> None:
    match = table("board", players="4")
    view = seen(match)
    last, right = len(view["field"]), chr(ord("a") + len(view["field"][0]) - 1)
    assert [(golem["at"], golem["facing"]) for golem in view["golems"].values()] == [
        ("a1", "N"),
        (f"{right}{last}", "S"),
        (f"a{last}", "E"),
        (f"{right}1", "W"),
    ]


# Bonuses


def test_bonus_blocks_two_dice() -> None:
    """One face LOOP, one IF, four blank; the other die says two or three, each on three faces."""
    rolls = Counter(
        frozenset(offered(table("blocks", {"bonus die": [first, second, 2, 0]}, way="standard"), 0))
        for first in range(6)
        for second in range(6)
    )
    assert rolls == {
        frozenset({"x2"}): 3,
        frozenset({"x3"}): 3,
        frozenset({"enemy?", "attack?"}): 6,
        frozenset(): 24,
    }


@pytest.mark.parametrize("edition", ["energy", "cards"])
def test_bonus_small_one_die(edition: str) -> None:
    """x2, x3 and IF on one face each, three faces blank."""
    rolls = Counter(
        frozenset(offered(table(edition, {"bonus die": [face, 3]}, way="standard"), 0)) for face in range(6)
    )
    assert rolls == {
        frozenset({"x2"}): 1,
        frozenset({"x3"}): 1,
        frozenset({"enemy?", "attack?"}): 1,
        frozenset(): 3,
    }


def test_bonus_small_each_player_rolls_for_itself_and_anew_each_round() -> None:
    match = table("cards", {"bonus die": [0, 1, 3, 2]}, way="standard")
    assert [offered(match, seat) for seat in (0, 1)] == [{"x2"}, {"x3"}]
    lays(match)
    assert [offered(match, seat) for seat in (0, 1)] == [set(), {"enemy?", "attack?"}]


@pytest.mark.parametrize("edition", ["blocks", "energy", "cards"])
def test_bonus_beginner_no_dice_and_no_bonus_cards(edition: str) -> None:
    match = table(edition, {"bonus die": [99]}, way="beginner")  # a die with no such face: it is never rolled
    for _ in range(3):
        assert [offered(match, seat) for seat in (0, 1)] == [set(), set()]
        lays(match)


def test_bonus_luck_ten_cards_of_ones_own_one_in_each_round() -> None:
    match = table("board")
    drawn: dict[int, list[str]] = {0: [], 1: []}
    for _ in range(10):
        for seat, cards in drawn.items():
            cards += seen(match, seat)["luck"]["drawn"].values()
        lays(match)
    assert [sorted(cards) for cards in drawn.values()] == [sorted(LUCK)] * 2


@pytest.mark.parametrize(
    ("card", "bonus"), [(0, "obstacle?"), (2, "x2"), (4, "until-obstacle"), (5, ""), (6, ""), (7, ""), (8, ""), (9, "")]
)
def test_bonus_luck_a_card_gives_its_bonus_and_without_the_expansion_logic_is_blank(card: int, bonus: str) -> None:
    match = table("board", {"luck deck": first_drawn(card) * 2})
    assert offered(match, 0) == ({bonus} if bonus else set())
    lays(match)
    assert seen(match)["round"] == 2  # nobody was asked for a token


# Logic


@pytest.mark.parametrize(("card", "token"), [(5, "and"), (6, "or"), (7, "not"), (8, "xor"), (0, ""), (9, "")])
def test_logic_supply_a_logic_luck_card_gives_its_token(card: int, token: str) -> None:
    match = table("board", {"luck deck": first_drawn(card) * 2}, logic="on")
    assert seen(match, 0)["mine"]["token"] == token


def test_logic_supply_if_one_is_left() -> None:
    match = table("board", {"luck deck": first_drawn(5) * 3}, logic="on", players="3")
    assert [seen(match, seat)["mine"]["token"] for seat in range(3)] == ["and", "and", ""]


def test_logic_place_after_all_programs_are_laid_in_seat_order_and_a_token_may_be_kept() -> None:
    match = table("board", {"luck deck": first_drawn(5) * 2}, logic="on")
    lays(match)
    for seat in (0, 1):
        assert match.waiting() == [seat]
        match.answer(seat, ("none",))
    assert seen(match)["round"] == 2


def places_of_second_token(first: str) -> set[str]:
    """Where the second player may lay a token after the first has laid one there."""
    match = table("board", {"luck deck": first_drawn(5) * 2}, logic="on")
    lays(match)
    match.answer(0, (first,))
    return set(match.asks()[1].next_cards(()))


def test_logic_place_a_token_on_a_program_covers_no_cell_and_one_on_a_cell_covers_no_program() -> None:
    every = places_of_second_token("none")
    cells = {place for place in every if ":" not in place and place != "none"}
    assert {"a1", "b1", "c1", "a2"} <= cells  # numbers 0, 1, …, as seats have
    for name in ("red", "blue"):
        rows = {place for place in every if place.startswith(f"{name}:")}
        assert places_of_second_token(f"{name}:2") == every - rows
    for cell in ("a1", "b1", "c1"):
        assert places_of_second_token(cell) == every - {cell}


# Before the game


def test_bonus_call_a_subroutine_is_laid_before_the_game_and_lies_open() -> None:
    match = table("board", subroutine="on")
    for seat in match.waiting():
        match.answer(seat, ("F", "A"))
    assert seen(match)["golems"]["blue"]["subroutine"] == ["F", "A"]
    assert all("call" in offered(match, seat) for seat in (0, 1))


# The last round


@pytest.mark.parametrize("edition", ["blocks", "energy", "cards", "board"])
def test_end_limit_any_game_may_be_given_a_round_limit(edition: str) -> None:
    match = table(edition, limit="2")
    lays(match)
    assert match.result() is None
    lays(match)
    result = match.result()
    assert result is not None
    assert (result.rule, result.winners) == ("end.limit", (0, 1))


def test_end_energy_ten_rounds_and_five_more_after_a_draw_if_the_table_chose_so() -> None:
    for extra, rounds in (("off", 10), ("on", 15)):
        match = table("energy", extra=extra)
        for _ in range(rounds):
            assert match.result() is None
            lays(match)
        result = match.result()
        assert result is not None
        assert (result.rule, result.winners) == ("end.energy", (0, 1))


# Ways to play


def test_autonomous_one_program_is_laid_once_and_plays_to_the_end() -> None:
    match = table("cards", way="autonomous")
    assert offered(match, 0) == {"x2", "x3", "enemy?", "attack?"}
    lays(match, red="R", blue="S")
    result = match.result()
    assert result is not None
    assert (result.rule, result.winners) == ("end.repeat", (0, 1))


def test_junior_has_no_fight_no_bonus_no_stand_and_three_rows() -> None:
    match = table("board", way="junior")
    assert len(match.waiting()) == 1  # first one after the other
    seat = match.waiting()[0]
    assert set(match.asks()[seat].next_cards(())) == {"F", "B", "L", "R"}
    match.answer(seat, ("L", "R", "L"))
    assert match.waiting() != [seat]


def test_bots_fill_the_seat_of_a_player_who_is_alone() -> None:
    match = table("board", players="1")
    assert [bool(golem["bot"]) for golem in seen(match)["golems"].values()] == [False, True]


def test_bonus_small_a_rolled_if_gives_one_of_the_two_conditions() -> None:
    hand = Hand(EDITIONS["energy"], 4, (), ["if"], one_bonus=True)
    ask = ProgramAsk(hand)
    ask.read(("enemy?", "A", "-"))
    assert "attack?" in ask.next_cards(("F",))
    assert "attack?" not in ask.next_cards(("enemy?", "A", "-"))
    with pytest.raises(Refusal, match="one bonus card at most"):
        ask.read(("enemy?", "A", "-", "attack?", "D", "-"))


# Barrels


def test_strike_barrel_all_that_are_struck_in_a_pass_lie_open_before_the_first_content_happens() -> None:
    """The player who is asked about a black hole sees the content of the other one: both were turned over at once."""
    board = game("golems/board")
    view = seen(table("board", field="meadow"))
    field = make_plan("board", {"field": "meadow"}).layout.field
    for seed in range(10_000):
        position = board.sample(cast(View, view), Seeded(seed))
        assert isinstance(position, GolemsPosition)
        inside = [CONTENTS[position.state.things[field.cell(cell)]] for cell in ("a3", "f4")]
        if inside == ["hole", "plus"]:
            break
    asks = board.asks(position)
    laid = {seat: asks[seat].read(("F", "A", "L", "R")) for seat in asks}
    position, told = board.step(position, laid, Seeded(1))
    paused: Any = cast(Any, board.view(position, None))["paused"]
    assert paused["question"] == {"kind": "teleport", "golem": "red"}
    assert [CONTENTS[content] for content in paused["broken"]] == ["plus", "hole"]
    assert not {"a3", "f4"} & {token["at"] for token in paused["tokens"]}
    rules = [facts.get("rule") for facts in board.narration.visible(told, None)]
    assert (rules.count("strike.barrel"), "barrel.hole" in rules, "barrel.plus" in rules) == (2, True, False)
    asks = board.asks(position)
    _, told = board.step(position, {seat: ask.read(("none",)) for seat, ask in asks.items()}, Seeded(1))
    assert "barrel.plus" in [facts.get("rule") for facts in board.narration.visible(told, None)]
