"""Section 2: the deck and what its cards do."""

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.games.progers.rules.codes import CARD_NAMES, DASH, JUMP, LEFT, STEP
from algoritmus.games.progers.rules.editions import EDITIONS
from algoritmus.games.progers.table.decks import Deck, exchange, new_deck
from tests.games.progers.rules.pictures import parse_move, refuse, show

FULL_DECK = {"F": 12, "D": 6, "J": 8, "L": 7, "R": 7, "U": 4, "T": 3, "x2": 3, "x3": 2}


def test_deck_mix_of_the_full_rules() -> None:
    assert dict(zip(CARD_NAMES, EDITIONS["full"].deck, strict=True)) == FULL_DECK
    assert len(new_deck(EDITIONS["full"], Seeded(1)).cards) == 52


def test_deck_mix_of_the_basic_rules_leaves_out_loops_and_teleports() -> None:
    expected = FULL_DECK | {"T": 0, "x2": 0, "x3": 0}
    assert dict(zip(CARD_NAMES, EDITIONS["basic"].deck, strict=True)) == expected
    assert len(new_deck(EDITIONS["basic"], Seeded(1)).cards) == 44


def test_deck_mix_no_teleport_in_the_basic_rules() -> None:
    picture = """
        basic  a    b    c
            3  Y    .    B
            2  .>R  .    .
            1  R    .    G
    """
    refuse("red: play F T", picture, "deck.mix")


def test_deck_hand_is_filled_up_to_five() -> None:
    deck, hand = Deck([STEP] * 10), [JUMP, JUMP]
    deck.fill(hand, EDITIONS["full"].hand, Seeded(1))
    assert hand == [JUMP, JUMP, STEP, STEP, STEP]
    assert len(deck.cards) == 7


def test_deck_hand_the_discard_is_shuffled_when_the_deck_has_run_out() -> None:
    deck = Deck([STEP], [JUMP] * 5)
    hand: list[int] = []
    deck.fill(hand, 5, Seeded(1))
    assert hand == [STEP, JUMP, JUMP, JUMP, JUMP]
    assert (deck.cards, deck.discard) == ([JUMP], [])


def test_deck_hand_without_deck_and_discard_the_player_goes_without() -> None:
    deck = Deck([STEP])
    hand: list[int] = []
    deck.fill(hand, 5, Seeded(1))
    assert hand == [STEP]


def test_deck_hand_played_cards_are_known_so_that_they_can_leave_it() -> None:
    cards = parse_move("insert F 0, loop 2 0, unloop 0, cover J 0").cards()
    assert [CARD_NAMES[card] for card in cards] == ["F", "x2", "J"]


def test_turn_pass_exchanges_any_number_of_cards() -> None:
    deck, hand = Deck([DASH, DASH]), [STEP, STEP, JUMP, LEFT, LEFT]
    exchange(deck, hand, [STEP, LEFT], Seeded(1))
    assert hand == [STEP, JUMP, LEFT, DASH, DASH]
    assert deck.discard == [STEP, LEFT]


def test_card_step_goes_one_cell_ahead() -> None:
    show(
        "red: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  .    .      =>      2  .    .>R  .
            1  R    .    G              1  R    .    G
    """,
    ).because("card.step")


@pytest.mark.parametrize("start", ["red: play F", "red: play F F F"])
def test_card_step_is_stopped_by_a_change_of_height(start: str) -> None:
    show(
        start,
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  1    .      =>      2  .>R  1    .
            1  R    .    G              1  R    .    G
    """,
    ).because("card.skip", "height")
    show(
        start,
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .    1>R  .      =>      2  .    1>R  .
            1  R    .    G              1  R    .    G
    """,
    ).because("card.skip", "height")


def test_card_step_is_stopped_by_a_wall() -> None:
    show(
        "red: play F",
        """
        basic  a      b    c          basic  a      b    c
            3  Y      .    B              3  Y      .    B
            2  .>R |  .    .      =>      2  .>R |  .    .
            1  R      .    G              1  R      .    G
    """,
    ).because("card.skip", "wall")


def test_card_step_is_stopped_by_another_rover() -> None:
    show(
        "red: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  .^B  .      =>      2  .>R  .^B  .
            1  R    .    G              1  R    .    G
    """,
    ).because("card.skip", "rover")


def test_card_dash_goes_on_to_the_edge() -> None:
    show(
        "red: play D",
        """
        basic  a    b    c    d          basic  a    b    c    d
            4  Y    .    .    B              4  Y    .    .    B
            3  .>R  .    .    .      =>      3  .    .    .    .>R
            2  .    .    .    .              2  .    .    .    .
            1  R    .    .    G              1  R    .    .    G
    """,
    ).because("card.dash", "edge")


@pytest.mark.parametrize(
    ("what", "line_before", "line_after"),
    [
        ("wall", "3  .>R  .    .  | .  ", "3  .    .    .>R|.  "),
        ("height", "3  .>R  .    .    1  ", "3  .    .    .>R  1  "),
        ("rover", "3  .>R  .    .    .^B", "3  .    .    .>R  .^B"),
    ],
)
def test_card_dash_stops_on_the_cell_before_an_obstacle(what: str, line_before: str, line_after: str) -> None:
    show(
        "red: play D",
        f"""
        basic  a    b    c    d           basic  a    b    c    d
            4  Y    .    .    B               4  Y    .    .    B
            {line_before}      =>      {line_after}
            2  .    .    .    .               2  .    .    .    .
            1  R    .    .    G               1  R    .    .    G
    """,
    ).because("card.dash", what)


def test_card_dash_stops_on_the_first_sample_and_takes_it() -> None:
    show(
        "red: play D",
        """
        basic  a    b    c    d          basic  a    b    c    d
            4  Y    .    .    B              4  Y    .    .    B
            3  .>R  .    .m   .w     =>      3  .    .    .>R  .w
            2  .    .    .    .              2  .    .    .    .
            1  R    .    .    G              1  R    .    .    G
        red aboard -                     red aboard m
    """,
    ).because("card.dash", "sample")


def test_card_dash_stops_on_a_sample_that_it_has_no_room_for_and_goes_on_from_there() -> None:
    show(
        "red: play D",
        """
        basic  a    b    c    d          basic  a    b    c     d
            4  Y    .    .    B              4  Y    .    .     B
            3  .>R  .    .w   .      =>      3  .    .    .w>R  .
            2  .    .    .    .              2  .    .    .     .
            1  R    .    .    G              1  R    .    .     G
        red aboard mmm                   red aboard mmm
    """,
    ).because("sample.take", "none")
    show(
        "red: play D D",
        """
        basic  a    b    c    d          basic  a    b    c    d
            4  Y    .    .    B              4  Y    .    .    B
            3  .>R  .    .w   .      =>      3  .    .    .w   .>R
            2  .    .    .    .              2  .    .    .    .
            1  R    .    .    G              1  R    .    .    G
        red aboard mmm                   red aboard mmm
    """,
    )


def test_card_dash_is_skipped_if_it_cannot_even_start() -> None:
    show(
        "red: play D",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .<R  .    .      =>      2  .<R  .    .
            1  R    .    G              1  R    .    G
    """,
    ).because("card.skip", "edge")


def test_card_jump_goes_one_cell_ahead_also_on_level_ground() -> None:
    show(
        "red: play J",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  .    .      =>      2  .    .>R  .
            1  R    .    G              1  R    .    G
    """,
    ).because("card.jump")


def test_card_jump_goes_over_a_wall_up_and_down() -> None:
    show(
        "red: play J J",
        """
        basic  a      b    c          basic  a      b    c
            3  Y      .    B              3  Y      .    B
            2  .>R |  1    .      =>      2  .   |  1    .>R
            1  R      .    G              1  R      .    G
    """,
    ).because("card.jump")


def test_card_jump_two_levels_at_once_are_impossible() -> None:
    show(
        "red: insert J 0",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .>R  2    1     =>      2  .>R  2    1
           1  R    .    G             1  R    .    G
        algorithm -                algorithm J
    """,
    ).because("card.skip", "height")
    show(
        "red: insert J 0, insert U 1, insert J 2",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    2>R  1     =>      2  .    2<R  1
           1  R    .    G             1  R    .    G
        algorithm -                algorithm J U J
    """,
    )


def test_card_jump_is_stopped_by_the_edge_and_by_a_rover() -> None:
    show(
        "red: play J U J",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .<R  .^B  .      =>      2  .>R  .^B  .
            1  R    .    G              1  R    .    G
    """,
    ).because("card.skip", "edge").because("card.skip", "rover")


@pytest.mark.parametrize(("card", "facing"), [("L", "<"), ("R", ">"), ("U", "v")])
def test_card_turn_on_the_spot(card: str, facing: str) -> None:
    show(
        f"red: play {card}",
        f"""
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .    .^R  .      =>      2  .    .{facing}R  .
            1  R    .    G              1  R    .    G
    """,
    ).because("card.turn")


def test_card_skip_the_algorithm_goes_on() -> None:
    show(
        "red: play F R F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .^R  B              3  Y    .    B>R
            2  .    .    .      =>      2  .    .    .
            1  R    .    G              1  R    .    G
    """,
    ).because("card.skip", "edge").because("card.turn").because("card.step")
