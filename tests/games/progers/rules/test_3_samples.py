"""Section 3: samples, points, bumps, and how a game ends."""

import pytest

from algoritmus.games.progers.rules.codes import ALGAE, BY_LIMIT, BY_POINTS, BY_SAMPLES, MOSS, NOT_ENDED, WORM
from algoritmus.games.progers.rules.notation import parse_position
from algoritmus.games.progers.rules.state import leaders, points
from tests.games.progers.rules.pictures import show, tell


def test_sample_take_in_the_middle_of_an_algorithm() -> None:
    show(
        "red: play F F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  .m   .w     =>      2  .    .    .>R
            1  R    .    G              1  R    .    G
        red aboard -                red aboard mw
    """,
    ).because("sample.take", "all")


def test_sample_take_three_at_most() -> None:
    show(
        "red: play F",
        """
        basic  a    b     c          basic  a    b     c
            3  Y    .     B              3  Y    .     B
            2  .>R  .wa   .      =>      2  .    .a>R  .
            1  R    .     G              1  R    .     G
        red aboard mm                red aboard mmw
    """,
    ).because("sample.take", "some")


def test_sample_deliver_turns_up_everything_and_the_algorithm_goes_on() -> None:
    show(
        "red: play F L F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .a   .    .      =>      2  .a   .    .^R
            1  R    .>R  G              1  R    .    G
        red aboard mw               red aboard -  delivered mw
    """,
    ).because("sample.deliver").because("card.step")


def test_sample_deliver_nothing_aboard_is_no_delivery() -> None:
    show(
        "red: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .    .    .      =>      2  .    .    .
            1  R    .>R  G              1  R    .    G>R
    """,
    ).never("sample.deliver").never("end.samples")


@pytest.mark.parametrize(
    ("delivered", "score"),
    [((), 0), ((MOSS,), 2), ((MOSS, MOSS), 3), ((MOSS, WORM), 4), ((MOSS, WORM, MOSS, ALGAE), 7)],
)
def test_sample_deliver_two_points_for_a_new_type_one_for_a_further_one(delivered: tuple[int, ...], score: int) -> None:
    assert points(delivered) == score


def test_sample_order_the_oldest_is_taken_first_and_delivered_first() -> None:
    show(
        "red: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .    .    .      =>      2  .    .    .
            1  R    .>R  Gwa            1  R    .    Ga>R
        red aboard fm               red aboard -  delivered fmw
    """,
    ).because("sample.deliver")


def test_sample_order_what_lies_under_a_rover_is_not_taken_before_it_comes_again() -> None:
    show(
        "red: play L",
        """
        basic  a    b     c          basic  a    b     c
            3  Y    .     B              3  Y    .     B
            2  .    .m>R  .      =>      2  .    .m^R  .
            1  R    .     G              1  R    .     G
    """,
    ).never("sample.take")
    show(
        "red: play F\nred: play U F",
        """
        basic  a    b     c          basic  a    b     c
            3  Y    .     B              3  Y    .     B
            2  .    .m>R  .      =>      2  .    .<R   .
            1  R    .     G              1  R    .     G
        red aboard -                 red aboard m
    """,
    ).because("sample.take")


def test_sample_order_a_paid_sample_is_not_delivered_before_the_laboratory_is_reached_again() -> None:
    show(
        "red: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .    .    .      =>      2  .    .    .
            1  R    .<B  G<R            1  R    .<B  G<R
        red aboard -                red aboard m
        blue aboard m               blue aboard -
                                    paid red-blue
    """,
    ).because("bump.pay", "paid").never("sample.deliver")


def test_bump_pay_the_rover_in_the_way_gives_the_sample_taken_last() -> None:
    show(
        "red: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  .^B  .      =>      2  .>R  .^B  .
            1  R    .    G              1  R    .    G
        red aboard a                red aboard aw
        blue aboard mw              blue aboard m
                                    paid red-blue
    """,
    ).because("bump.pay", "paid")


def test_bump_pay_for_a_jump_and_for_a_dash_cut_short() -> None:
    show(
        "red: play J",
        """
        basic  a      b    c          basic  a      b    c
            3  Y      .    B              3  Y      .    B
            2  .>R |  1^B  .      =>      2  .>R |  1^B  .
            1  R      .    G              1  R      .    G
        red aboard -                  red aboard w
        blue aboard mw                blue aboard m
                                      paid red-blue
    """,
    ).because("bump.pay", "paid")
    show(
        "red: play D",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  .    .^B    =>      2  .    .>R  .^B
            1  R    .    G              1  R    .    G
        red aboard -                red aboard m
        blue aboard m               blue aboard -
                                    paid red-blue
    """,
    ).because("card.dash", "rover").because("bump.pay", "paid")


def test_bump_pay_not_behind_a_dash_that_ended_on_a_sample() -> None:
    show(
        "red: play D",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  .a   .^B    =>      2  .    .>R  .^B
            1  R    .    G              1  R    .    G
        red aboard -                red aboard a
        blue aboard m               blue aboard m
    """,
    ).never("bump.pay")


def test_bump_pay_nothing_if_the_one_is_empty_or_the_other_full() -> None:
    show(
        "red: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  .^B  .      =>      2  .>R  .^B  .
            1  R    .    G              1  R    .    G
    """,
    ).because("bump.pay", "empty")
    show(
        "red: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  .^B  .      =>      2  .>R  .^B  .
            1  R    .    G              1  R    .    G
        red aboard aaa              red aboard aaa
        blue aboard m               blue aboard m
    """,
    ).because("bump.pay", "laden")


def test_bump_pay_only_if_the_rover_alone_is_the_obstacle() -> None:
    show(
        "red: play F",
        """
        basic  a      b    c          basic  a      b    c
            3  Y      .    B              3  Y      .    B
            2  .>R |  .^B  .      =>      2  .>R |  .^B  .
            1  R      .    G              1  R      .    G
        red aboard -                  red aboard -
        blue aboard m                 blue aboard m
    """,
    ).because("card.skip", "wall").never("bump.pay")
    show(
        "red: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  1^B  .      =>      2  .>R  1^B  .
            1  R    .    G              1  R    .    G
        red aboard -                red aboard -
        blue aboard m               blue aboard m
    """,
    ).because("card.skip", "height").never("bump.pay")


def test_bump_once_no_second_payment_while_both_stay() -> None:
    show(
        "red: play F F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  .^B  .      =>      2  .>R  .^B  .
            1  R    .    G              1  R    .    G
        red aboard -                red aboard w
        blue aboard mw              blue aboard m
                                    paid red-blue
    """,
    ).because("bump.once")


def test_bump_once_holds_in_both_directions() -> None:
    show(
        "red: play F\nblue: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  .<B  .      =>      2  .>R  .<B  .
            1  R    .    G              1  R    .    G
        red aboard -                red aboard m
        blue aboard m               blue aboard -
                                    paid red-blue
    """,
    ).because("bump.once")


def test_bump_once_is_over_when_one_of_them_has_left_its_cell() -> None:
    show(
        "red: play F\nblue: play F U F\nred: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  .>B  .      =>      2  .>R  .<B  .
            1  R    .    G              1  R    .    G
        red aboard -                red aboard wm
        blue aboard mw              blue aboard -
                                    paid red-blue
    """,
    )


def test_bump_once_a_bump_without_payment_blocks_nothing() -> None:
    show(
        "red: play F\ngreen: play F\nred: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .>R  .^B  .      =>      2  .>R  .^B  .
            1  R^G  .    G              1  R^G  .    G
        red aboard aaa              red aboard aam
        blue aboard m               blue aboard -
        green aboard -              green aboard a
                                    paid red-blue red-green
    """,
    ).because("bump.pay", "laden").because("bump.pay", "paid")


def test_end_points_wins_at_once_and_everything_stops() -> None:
    show(
        "red: play F L L",
        """
        basic  a    b    c               basic  a    b    c
            3  Y    .    B                   3  Y    .    B
            2  .a   .    .         =>        2  .a   .    .
            1  R    .>R  G                   1  R    .    G>R
        red aboard w delivered amf       red aboard - delivered amfw
        algorithm -                      algorithm F L L
                                         ended end.points
    """,
    ).because("end.points", "won").never("card.turn")


@pytest.mark.parametrize(("delivered", "ended"), [("amff", BY_POINTS), ("amm", NOT_ENDED)])
def test_end_points_seven_in_the_basic_rules(delivered: str, ended: int) -> None:
    state = parse_position(f"""
        basic  a    b    c
            3  Y    .    B
            2  .a   .    .
            1  R    .>R  G
        red aboard {delivered[-1]} delivered {delivered[:-1]}
    """)
    assert tell("red: play F", state).state.ended == ended


@pytest.mark.parametrize(("delivered", "ended"), [("amffff", BY_POINTS), ("amfff", NOT_ENDED)])
def test_end_points_nine_in_the_full_rules(delivered: str, ended: int) -> None:
    state = parse_position(f"""
        full  a    b    c
           3  Y    .    B
           2  .a   .    .
           1  R    .>R  G
        red aboard {delivered[-1]} delivered {delivered[:-1]}
    """)
    assert tell("red: insert F 0", state).state.ended == ended


def test_end_points_come_before_the_last_sample() -> None:
    show(
        "red: play F",
        """
        basic  a    b    c               basic  a    b    c
            3  Y    .    B                   3  Y    .    B
            2  .    .    .         =>        2  .    .    .
            1  R    .>R  G                   1  R    .    G>R
        red aboard w delivered amf       red aboard - delivered amfw
        algorithm -                      algorithm F
                                         ended end.points
    """,
    )


def test_end_samples_when_all_are_delivered_the_most_points_win() -> None:
    story = show(
        "red: play F",
        """
        basic  a    b    c               basic  a    b    c
            3  Y    .    B^B                 3  Y    .    B^B
            2  .    .    .         =>        2  .    .    .
            1  R    .>R  G                   1  R    .    G>R
        red aboard w                     red aboard - delivered w
        blue delivered am                blue delivered am
        algorithm -                      algorithm F
                                         ended end.samples
    """,
    ).because("end.samples", "won")
    assert leaders(story.state) == [1]
    assert story.state.ended == BY_SAMPLES


def test_end_samples_equal_points_are_a_draw() -> None:
    story = show(
        "red: play F",
        """
        basic  a    b    c               basic  a    b    c
            3  Y    .    B^B                 3  Y    .    B^B
            2  .    .    .         =>        2  .    .    .
            1  R    .>R  G                   1  R    .    G>R
        red aboard w                     red aboard - delivered w
        blue delivered m                 blue delivered m
        algorithm -                      algorithm F
                                         ended end.samples
    """,
    ).because("end.samples", "draw")
    assert leaders(story.state) == [0, 1]


def test_end_samples_not_while_somebody_has_one_aboard() -> None:
    show(
        "red: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .^B  B              3  Y    .^B  B
            2  .    .    .      =>      2  .    .    .
            1  R    .>R  G              1  R    .    G>R
        red aboard w                red aboard - delivered w
        blue aboard m               blue aboard m
    """,
    ).never("end.samples")


def test_end_limit_after_the_last_turn_the_most_points_win() -> None:
    story = show(
        "red: play F\nblue: pass",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .^B  B              3  Y    .^B  B
            2  .>R  .    .      =>      2  .    .>R  .
            1  R    .    G              1  R    .    G
        red delivered w             red delivered w
        blue delivered mm           blue delivered mm
        left 2                      left 0
                                    ended end.limit
    """,
    ).because("end.limit", "won")
    assert leaders(story.state) == [1]
    assert story.state.ended == BY_LIMIT
