"""Section 5: lifts."""

import pytest

from tests.games.progers.rules.pictures import show


def test_lift_run_carries_a_rover_up_after_the_algorithm() -> None:
    show(
        "red: insert F 0",
        """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  .    .    1      =>      2  .    .    1^R
           1  R    .^R  G              1  R    .    G
        lifts c2-b2                 lifts c2-b2
        algorithm -                 algorithm F
    """,
    ).because("lift.run")


def test_lift_run_carries_a_rover_down_also_if_it_did_not_move_and_through_a_wall() -> None:
    show(
        "red: insert L 0",
        """
        full  a    b      c           full  a    b      c
           3  Y    .      B              3  Y    .      B
           2  .    .  |   2^R    =>      2  .    .<R |  2
           1  R    .      G              1  R    .      G
        lifts c2-b2                   lifts c2-b2
        algorithm -                   algorithm L
    """,
    ).because("lift.run")


def test_lift_run_samples_there_are_reached() -> None:
    show(
        "red: insert F 0",
        """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  .    .    1m     =>      2  .    .    1^R
           1  R    .^R  G              1  R    .    G
        lifts c2-b2                 lifts c2-b2
        red aboard -                red aboard m
        algorithm -                 algorithm F
    """,
    ).because("sample.take")


def test_lift_run_a_laboratory_there_is_reached_and_ends_the_game() -> None:
    show(
        "red: insert L 4",
        """
        full  a    b    c                full  a    b    c
           3  Y    .    B                   3  Y    .    B
           2  .    .    1^R            =>   2  .    .    1
           1  R    .    G                   1  R    .    G>R
        lifts c2-c1                      lifts c2-c1
        red aboard w delivered afm       red aboard - delivered afmw
        algorithm R R U U                algorithm R R U U L
                                         ended end.samples
    """,
    ).because("sample.deliver").because("end.samples").never("algo.limit")


def test_lift_run_not_in_the_middle_of_an_algorithm() -> None:
    show(
        "red: insert F 0, loop 2 0",
        """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .^R  B
           2  .    .    1      =>      2  .    .    1
           1  R    .^R  G              1  R    .    G
        lifts c2-b2                 lifts c2-b2
        algorithm -                 algorithm 2(F)
    """,
    ).never("lift.run")


def test_lift_run_not_after_a_pass_and_not_for_others() -> None:
    show(
        "red: pass\nblue: insert L 0",
        """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  .    .^R  1      =>      2  .    .^R  1
           1  R    .^B  G              1  R    .<B  G
        lifts c2-b2                 lifts c2-b2
        algorithm -                 algorithm L
    """,
    ).never("lift.run")


def test_lift_run_once_the_first_listed_of_two() -> None:
    show(
        "red: insert L 0",
        """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  2    1^R  .      =>      2  2    1    .<R
           1  R    .    G              1  R    .    G
        lifts b2-c2 a2-b2           lifts b2-c2 a2-b2
        algorithm -                 algorithm L
    """,
    ).because("lift.run")
    show(
        "red: insert L 0",
        """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  2    1^R  .      =>      2  2<R  1    .
           1  R    .    G              1  R    .    G
        lifts a2-b2 b2-c2           lifts a2-b2 b2-c2
        algorithm -                 algorithm L
    """,
    ).because("lift.run")


def test_lift_busy_the_rover_there_pays_and_the_lift_waits() -> None:
    show(
        "red: insert L 0",
        """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  .    .^R  1vB    =>      2  .    .<R  1vB
           1  R    .    G              1  R    .    G
        lifts c2-b2                 lifts c2-b2
        red aboard -                red aboard m
        blue aboard m               blue aboard -
        algorithm -                 algorithm L
                                    paid red-blue
                                    waiting red
    """,
    ).because("lift.busy", "waits").because("bump.pay", "paid")


def test_lift_busy_it_runs_at_the_start_of_the_next_turn_also_before_a_pass() -> None:
    show(
        "blue: insert J 0\nred: pass",
        """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  .    .<R  1vB    =>      2  .    .    1<R
           1  R    .    G              1  R    .    GvB
        lifts c2-b2                 lifts c2-b2
        red                         red
        blue                        blue
        waiting red                 algorithm J
    """,
    ).because("lift.run", "waited").because("turn.pass")


def test_lift_busy_then_the_algorithm_runs_from_up_there() -> None:
    show(
        "blue: insert J 0\nred: unchanged",
        """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  .    .<R  1vB    =>      2  .    .    1<R
           1  R    .    G              1  R    .    GvB
        lifts c2-b2                 lifts c2-b2
        red                         red
        blue                        blue
        waiting red                 algorithm J
    """,
    ).because("lift.run", "waited").because("card.jump").because("lift.run")


def test_lift_busy_a_second_time_costs_nothing_and_ends_the_waiting() -> None:
    show(
        "red: pass\nblue: insert J 0\nred: pass",
        """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B^B
           2  .    .<R  1^B    =>      2  .    .<R  1
           1  R    .    G              1  R    .    G
        lifts c2-b2                 lifts c2-b2
        red                         red
        blue aboard m               blue aboard m
        waiting red                 algorithm J
    """,
    ).because("lift.busy", "over").never("bump.pay").never("lift.run")


def test_lift_busy_a_rover_moved_off_the_platform_waits_no_more() -> None:
    show(
        """
        green: insert T 0
        blue: cover J 0
        red: pass
    """,
        """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B^B
           2  .>G  .<R  1^B    =>      2  .>G  .    1
           1  R    .    G              1  R<R  .    G
        lifts c2-b2                 lifts c2-b2
        waiting red                 algorithm J/T
    """,
    ).never("lift.run")


def test_lift_busy_if_the_waiting_lift_ends_the_game_the_move_is_not_judged() -> None:
    show(
        "red: insert F 99",
        """
        full  a    b    c                full  a    b    c
           3  Y    .    B                   3  Y    .    B
           2  .    .    1<R            =>   2  .    .    1
           1  R    .    G                   1  R    .    G<R
        lifts c2-c1                      lifts c2-c1
        red aboard w delivered afm       red aboard - delivered afmw
        waiting red                      ended end.samples
    """,
    ).because("lift.run", "waited").because("end.samples")


def test_lift_busy_counts_as_a_bump_for_later_payments() -> None:
    show(
        "red: insert L 0\nred: unchanged",
        """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  .    .^R  1vB    =>      2  .    .vR  1vB
           1  R    .    G              1  R    .    G
        lifts c2-b2                 lifts c2-b2
        red aboard -                red aboard w
        blue aboard mw              blue aboard m
        algorithm -                 algorithm L
                                    paid red-blue
                                    waiting red
    """,
    ).because("lift.busy", "over").because("bump.once")


@pytest.mark.parametrize(("lift", "what"), [("b2-off", "off"), ("b2-c2", "level"), ("b2-a2", "level")])
def test_lift_dead_with_its_lower_cell_off_the_field_or_not_lower(lift: str, what: str) -> None:
    show(
        "red: insert L 0",
        f"""
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  2    1^R  1      =>      2  2    1<R  1
           1  R    .    G              1  R    .    G
        lifts {lift:6}                lifts {lift}
        algorithm -                 algorithm L
    """,
    ).because("lift.dead", what).never("lift.run")


def test_lift_dead_leaves_the_cell_to_the_next_one_listed() -> None:
    show(
        "red: insert L 0",
        """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  2    1^R  .      =>      2  2    1    .<R
           1  R    .    G              1  R    .    G
        lifts b2-a2 b2-c2           lifts b2-a2 b2-c2
        algorithm -                 algorithm L
    """,
    ).because("lift.run")


def test_a_rover_that_arrives_by_lift_or_beam_bumps_nobody() -> None:
    show(
        "red: insert L 0",
        """
        full  a    b    c           full  a    b    c
           3  Y    .^B  B              3  Y    .^B  B
           2  .    .    1^R    =>      2  .    .<R  1
           1  R    .    G              1  R    .    G
        lifts c2-b2                 lifts c2-b2
        red                         red
        blue aboard m               blue aboard m
        algorithm -                 algorithm L
    """,
    ).never("bump.pay")
