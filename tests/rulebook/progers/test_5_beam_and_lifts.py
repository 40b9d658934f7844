"""Section 5: the teleport's beam, and lifts."""

import pytest

from tests.rulebook.progers.pictures import refuse, show


def test_beam_path_goes_through_walls_to_the_first_thing() -> None:
    show("red: insert T 0", """
        full  a      b    c    d           full  a      b    c    d
           4  Y      .    .    B              4  Y      .    .    B
           3  .      .    .    .      =>      3  .      .    .    .
           2  .>R |  .    .m   .w             2  .>R |  .m   .    .w
           1  R      .    .    G              1  R      .    .    G
        algorithm -                        algorithm T
    """).because("beam.sample")


@pytest.mark.parametrize("height", ["1", "2"])
def test_beam_path_ends_where_the_height_changes(height: str) -> None:
    show("red: insert T 0", f"""
        full  a    b    c    d           full  a    b    c    d
           4  Y    .    .    B              4  Y    .    .    B
           3  .    .    .    .      =>      3  .    .    .    .
           2  .>R  .    {height}m   .w             2  .>R  .    {height}m   .w
           1  R    .    .    G              1  R    .    .    G
        algorithm -                      algorithm T
    """).because("card.skip", "nothing")


def test_beam_path_runs_along_the_top_of_a_block() -> None:
    show("red: insert T 0", """
        full  a    b    c    d           full  a    b    c    d
           4  Y    .    .    B              4  Y    .    .    B
           3  .    .    .    .      =>      3  .    .    .    .
           2  .    1>R  1    1m             2  .    1>R  1m   1
           1  R    .    .    G              1  R    .    .    G
        algorithm -                      algorithm T
    """)


def test_beam_rover_goes_home_and_leaves_its_samples() -> None:
    show("red: insert T 0", """
        full  a    b    c     d           full  a    b    c     d
           4  Y    .    .     B              4  Y    .    .     BvB
           3  .    .    .     .      =>      3  .    .    .     .
           2  .>R  .    .avB  .              2  .>R  .    .amw  .
           1  R    .    .     G              1  R    .    .     G
        red                               red
        blue aboard mw                    blue aboard -
        algorithm -                       algorithm T
    """).because("beam.rover")


def test_beam_rover_not_to_a_base_that_is_taken() -> None:
    show("red: insert T 0", """
        full  a    b    c     d           full  a    b    c     d
           4  Y    .    .     B^G            4  Y    .    .     B^G
           3  .    .    .     .      =>      3  .    .    .     .
           2  .>R  .    .vB   .              2  .>R  .    .vB   .
           1  R    .    .     G              1  R    .    .     G
        red                               red
        blue aboard mw                    blue aboard mw
        algorithm -                       algorithm T
    """).because("card.skip", "taken").never("bump.pay")
    show("red: insert T 0", """
        full  a    b    c     d           full  a    b    c     d
           4  Y    .    .vB   B<R            4  Y    .    .vB   B<R
           3  .    .    .     .      =>      3  .    .    .     .
           2  .    .    .     .              2  .    .    .     .
           1  R    .    .     G              1  R    .    .     G
        algorithm -                       algorithm T
    """).because("card.skip", "taken")


def test_beam_rover_not_from_its_own_base() -> None:
    show("red: insert T 0", """
        full  a    b    c     d           full  a    b    c     d
           4  Y    .>R  .     BvB            4  Y    .>R  .     BvB
           3  .    .    .     .      =>      3  .    .    .     .
           2  .    .    .     .              2  .    .    .     .
           1  R    .    .     G              1  R    .    .     G
        red                               red
        blue aboard mw                    blue aboard mw
        algorithm -                       algorithm T
    """).because("card.skip", "home")


def test_beam_rover_takes_the_samples_at_home() -> None:
    show("red: insert T 0", """
        full  a    b    c     d           full  a    b    c     d
           4  Y    .    .     Bafmw          4  Y    .    .     BwvB
           3  .    .    .     .      =>      3  .    .    .     .
           2  .>R  .    .vB   .              2  .>R  .    .w    .
           1  R    .    .     G              1  R    .    .     G
        red                               red
        blue aboard w                     blue aboard afm
        algorithm -                       algorithm T
    """).because("sample.take", "some")


def test_beam_rover_that_left_its_cell_may_be_paid_again() -> None:
    show("red: insert F 0\nred: cover T 0", """
        full  a    b    c    d           full  a    b    c    d
           4  Y    .    .    B              4  Y    .    .    B^B
           3  .    .    .    .      =>      3  .    .    .    .
           2  .>R  .^B  .    .              2  .>R  .m   .    .
           1  R    .    .    G              1  R    .    .    G
        red aboard -                     red aboard w
        blue aboard mw                   blue aboard -
        algorithm -                      algorithm T/F
    """).because("bump.pay", "paid")


def test_beam_sample_all_of_a_cell_come_one_cell_nearer() -> None:
    show("red: insert T 0", """
        full  a    b    c    d           full  a    b    c    d
           4  Y    .    .    B              4  Y    .    .    B
           3  .    .    .    .      =>      3  .    .    .    .
           2  .>R  .    .maf .w             2  .>R  .maf .    .w
           1  R    .    .    G              1  R    .    .    G
        algorithm -                      algorithm T
    """).because("beam.sample").never("sample.take")


def test_beam_sample_on_the_own_cell_goes_aboard_and_what_is_too_much_stays() -> None:
    show("red: insert T 0", """
        full  a     b    c    d           full  a      b    c    d
           4  Y     .    .    B              4  Y      .    .    B
           3  .     .    .    .      =>      3  .      .    .    .
           2  .w>R  .maf .    .              2  .waf>R .    .    .
           1  R     .    .    G              1  R      .    .    G
        red aboard ww                     red aboard wwm
        algorithm -                       algorithm T
    """).because("sample.take", "some")


def test_beam_sample_in_a_laboratory_is_not_delivered() -> None:
    show("red: insert T 0", """
        full  a    b    c           full  a    b    c
           3  Y>R  .m   B              3  Y>R  .    B
           2  .w   .    .      =>      2  .w   .    .
           1  R    .    G              1  R    .    G
        red aboard -                red aboard m
        algorithm -                 algorithm T
    """).never("sample.deliver")


def test_lift_run_carries_a_rover_up_after_the_algorithm() -> None:
    show("red: insert F 0", """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  .    .    1      =>      2  .    .    1^R
           1  R    .^R  G              1  R    .    G
        lifts c2-b2                 lifts c2-b2
        algorithm -                 algorithm F
    """).because("lift.run")


def test_lift_run_carries_a_rover_down_also_if_it_did_not_move_and_through_a_wall() -> None:
    show("red: insert L 0", """
        full  a    b      c           full  a    b      c
           3  Y    .      B              3  Y    .      B
           2  .    .  |   2^R    =>      2  .    .<R |  2
           1  R    .      G              1  R    .      G
        lifts c2-b2                   lifts c2-b2
        algorithm -                   algorithm L
    """).because("lift.run")


def test_lift_run_samples_there_are_reached() -> None:
    show("red: insert F 0", """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  .    .    1m     =>      2  .    .    1^R
           1  R    .^R  G              1  R    .    G
        lifts c2-b2                 lifts c2-b2
        red aboard -                red aboard m
        algorithm -                 algorithm F
    """).because("sample.take")


def test_lift_run_a_laboratory_there_is_reached_and_ends_the_game() -> None:
    show("red: insert L 4", """
        full  a    b    c                full  a    b    c
           3  Y    .    B                   3  Y    .    B
           2  .    .    1^R            =>   2  .    .    1
           1  R    .    G                   1  R    .    G>R
        lifts c2-c1                      lifts c2-c1
        red aboard w delivered afm       red aboard - delivered afmw
        algorithm R R U U                algorithm R R U U L
                                         ended end.samples
    """).because("sample.deliver").because("end.samples").never("algo.limit")


def test_lift_run_not_in_the_middle_of_an_algorithm() -> None:
    show("red: insert F 0, loop 2 0", """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .^R  B
           2  .    .    1      =>      2  .    .    1
           1  R    .^R  G              1  R    .    G
        lifts c2-b2                 lifts c2-b2
        algorithm -                 algorithm 2(F)
    """).never("lift.run")


def test_lift_run_not_after_a_pass_and_not_for_others() -> None:
    show("red: pass\nblue: insert L 0", """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  .    .^R  1      =>      2  .    .^R  1
           1  R    .^B  G              1  R    .<B  G
        lifts c2-b2                 lifts c2-b2
        algorithm -                 algorithm L
    """).never("lift.run")


def test_lift_run_once_the_first_listed_of_two() -> None:
    show("red: insert L 0", """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  2    1^R  .      =>      2  2    1    .<R
           1  R    .    G              1  R    .    G
        lifts b2-c2 a2-b2           lifts b2-c2 a2-b2
        algorithm -                 algorithm L
    """).because("lift.run")
    show("red: insert L 0", """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  2    1^R  .      =>      2  2<R  1    .
           1  R    .    G              1  R    .    G
        lifts a2-b2 b2-c2           lifts a2-b2 b2-c2
        algorithm -                 algorithm L
    """).because("lift.run")


def test_lift_busy_the_rover_there_pays_and_the_lift_waits() -> None:
    show("red: insert L 0", """
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
    """).because("lift.busy", "waits").because("bump.pay", "paid")


def test_lift_busy_it_runs_at_the_start_of_the_next_turn_also_before_a_pass() -> None:
    show("blue: insert J 0\nred: pass", """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  .    .<R  1vB    =>      2  .    .    1<R
           1  R    .    G              1  R    .    GvB
        lifts c2-b2                 lifts c2-b2
        red                         red
        blue                        blue
        waiting red                 algorithm J
    """).because("lift.run", "waited").because("turn.pass")


def test_lift_busy_then_the_algorithm_runs_from_up_there() -> None:
    show("blue: insert J 0\nred: unchanged", """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  .    .<R  1vB    =>      2  .    .    1<R
           1  R    .    G              1  R    .    GvB
        lifts c2-b2                 lifts c2-b2
        red                         red
        blue                        blue
        waiting red                 algorithm J
    """).because("lift.run", "waited").because("card.jump").because("lift.run")


def test_lift_busy_a_second_time_costs_nothing_and_ends_the_waiting() -> None:
    show("red: pass\nblue: insert J 0\nred: pass", """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B^B
           2  .    .<R  1^B    =>      2  .    .<R  1
           1  R    .    G              1  R    .    G
        lifts c2-b2                 lifts c2-b2
        red                         red
        blue aboard m               blue aboard m
        waiting red                 algorithm J
    """).because("lift.busy", "over").never("bump.pay").never("lift.run")


def test_lift_busy_a_rover_moved_off_the_platform_waits_no_more() -> None:
    show("""
        green: insert T 0
        blue: cover J 0
        red: pass
    """, """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B^B
           2  .>G  .<R  1^B    =>      2  .>G  .    1
           1  R    .    G              1  R<R  .    G
        lifts c2-b2                 lifts c2-b2
        waiting red                 algorithm J/T
    """).never("lift.run")


def test_lift_busy_if_the_waiting_lift_ends_the_game_the_move_is_not_judged() -> None:
    show("red: insert F 99", """
        full  a    b    c                full  a    b    c
           3  Y    .    B                   3  Y    .    B
           2  .    .    1<R            =>   2  .    .    1
           1  R    .    G                   1  R    .    G<R
        lifts c2-c1                      lifts c2-c1
        red aboard w delivered afm       red aboard - delivered afmw
        waiting red                      ended end.samples
    """).because("lift.run", "waited").because("end.samples")


def test_lift_busy_counts_as_a_bump_for_later_payments() -> None:
    show("red: insert L 0\nred: unchanged", """
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
    """).because("lift.busy", "over").because("bump.once")


@pytest.mark.parametrize(("lift", "what"), [("b2-off", "off"), ("b2-c2", "level"), ("b2-a2", "level")])
def test_lift_dead_with_its_lower_cell_off_the_field_or_not_lower(lift: str, what: str) -> None:
    show("red: insert L 0", f"""
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  2    1^R  1      =>      2  2    1<R  1
           1  R    .    G              1  R    .    G
        lifts {lift:6}                lifts {lift}
        algorithm -                 algorithm L
    """).because("lift.dead", what).never("lift.run")


def test_lift_dead_leaves_the_cell_to_the_next_one_listed() -> None:
    show("red: insert L 0", """
        full  a    b    c           full  a    b    c
           3  Y    .    B              3  Y    .    B
           2  2    1^R  .      =>      2  2    1    .<R
           1  R    .    G              1  R    .    G
        lifts b2-a2 b2-c2           lifts b2-a2 b2-c2
        algorithm -                 algorithm L
    """).because("lift.run")


def test_a_rover_that_arrives_by_lift_or_beam_bumps_nobody() -> None:
    show("red: insert L 0", """
        full  a    b    c           full  a    b    c
           3  Y    .^B  B              3  Y    .^B  B
           2  .    .    1^R    =>      2  .    .<R  1
           1  R    .    G              1  R    .    G
        lifts c2-b2                 lifts c2-b2
        red                         red
        blue aboard m               blue aboard m
        algorithm -                 algorithm L
    """).never("bump.pay")


def test_a_game_that_is_over_takes_no_more_turns() -> None:
    picture = """
        full  a    b    c
           3  Y    .    B
           2  .    .^R  .
           1  R    .    G
        ended end.points
    """
    refuse("red: pass", picture, "end.points")
