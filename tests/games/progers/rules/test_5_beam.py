"""Section 5: the teleport's beam."""

import pytest

from tests.games.progers.rules.pictures import show


def test_beam_path_goes_through_walls_to_the_first_thing() -> None:
    show(
        "red: insert T 0",
        """
        full  a      b    c    d           full  a      b    c    d
           4  Y      .    .    B              4  Y      .    .    B
           3  .      .    .    .      =>      3  .      .    .    .
           2  .>R |  .    .m   .w             2  .>R |  .m   .    .w
           1  R      .    .    G              1  R      .    .    G
        algorithm -                        algorithm T
    """,
    ).because("beam.sample")


@pytest.mark.parametrize("height", ["1", "2"])
def test_beam_path_ends_where_the_height_changes(height: str) -> None:
    show(
        "red: insert T 0",
        f"""
        full  a    b    c    d           full  a    b    c    d
           4  Y    .    .    B              4  Y    .    .    B
           3  .    .    .    .      =>      3  .    .    .    .
           2  .>R  .    {height}m   .w             2  .>R  .    {height}m   .w
           1  R    .    .    G              1  R    .    .    G
        algorithm -                      algorithm T
    """,
    ).because("card.skip", "nothing")


def test_beam_path_runs_along_the_top_of_a_block() -> None:
    show(
        "red: insert T 0",
        """
        full  a    b    c    d           full  a    b    c    d
           4  Y    .    .    B              4  Y    .    .    B
           3  .    .    .    .      =>      3  .    .    .    .
           2  .    1>R  1    1m             2  .    1>R  1m   1
           1  R    .    .    G              1  R    .    .    G
        algorithm -                      algorithm T
    """,
    )


def test_beam_rover_goes_home_and_leaves_its_samples() -> None:
    show(
        "red: insert T 0",
        """
        full  a    b    c     d           full  a    b    c     d
           4  Y    .    .     B              4  Y    .    .     BvB
           3  .    .    .     .      =>      3  .    .    .     .
           2  .>R  .    .avB  .              2  .>R  .    .amw  .
           1  R    .    .     G              1  R    .    .     G
        red                               red
        blue aboard mw                    blue aboard -
        algorithm -                       algorithm T
    """,
    ).because("beam.rover")


def test_beam_rover_not_to_a_base_that_is_taken() -> None:
    show(
        "red: insert T 0",
        """
        full  a    b    c     d           full  a    b    c     d
           4  Y    .    .     B^G            4  Y    .    .     B^G
           3  .    .    .     .      =>      3  .    .    .     .
           2  .>R  .    .vB   .              2  .>R  .    .vB   .
           1  R    .    .     G              1  R    .    .     G
        red                               red
        blue aboard mw                    blue aboard mw
        algorithm -                       algorithm T
    """,
    ).because("card.skip", "taken").never("bump.pay")
    show(
        "red: insert T 0",
        """
        full  a    b    c     d           full  a    b    c     d
           4  Y    .    .vB   B<R            4  Y    .    .vB   B<R
           3  .    .    .     .      =>      3  .    .    .     .
           2  .    .    .     .              2  .    .    .     .
           1  R    .    .     G              1  R    .    .     G
        algorithm -                       algorithm T
    """,
    ).because("card.skip", "taken")


def test_beam_rover_not_from_its_own_base() -> None:
    show(
        "red: insert T 0",
        """
        full  a    b    c     d           full  a    b    c     d
           4  Y    .>R  .     BvB            4  Y    .>R  .     BvB
           3  .    .    .     .      =>      3  .    .    .     .
           2  .    .    .     .              2  .    .    .     .
           1  R    .    .     G              1  R    .    .     G
        red                               red
        blue aboard mw                    blue aboard mw
        algorithm -                       algorithm T
    """,
    ).because("card.skip", "home")


def test_beam_rover_takes_the_samples_at_home() -> None:
    show(
        "red: insert T 0",
        """
        full  a    b    c     d           full  a    b    c     d
           4  Y    .    .     Bafmw          4  Y    .    .     BwvB
           3  .    .    .     .      =>      3  .    .    .     .
           2  .>R  .    .vB   .              2  .>R  .    .w    .
           1  R    .    .     G              1  R    .    .     G
        red                               red
        blue aboard w                     blue aboard afm
        algorithm -                       algorithm T
    """,
    ).because("sample.take", "some")


def test_beam_rover_that_left_its_cell_may_be_paid_again() -> None:
    show(
        "red: insert F 0\nred: cover T 0",
        """
        full  a    b    c    d           full  a    b    c    d
           4  Y    .    .    B              4  Y    .    .    B^B
           3  .    .    .    .      =>      3  .    .    .    .
           2  .>R  .^B  .    .              2  .>R  .m   .    .
           1  R    .    .    G              1  R    .    .    G
        red aboard -                     red aboard w
        blue aboard mw                   blue aboard -
        algorithm -                      algorithm T/F
    """,
    ).because("bump.pay", "paid")


def test_beam_sample_all_of_a_cell_come_one_cell_nearer() -> None:
    show(
        "red: insert T 0",
        """
        full  a    b    c    d           full  a    b    c    d
           4  Y    .    .    B              4  Y    .    .    B
           3  .    .    .    .      =>      3  .    .    .    .
           2  .>R  .    .maf .w             2  .>R  .maf .    .w
           1  R    .    .    G              1  R    .    .    G
        algorithm -                      algorithm T
    """,
    ).because("beam.sample").never("sample.take")


def test_beam_sample_on_the_own_cell_goes_aboard_and_what_is_too_much_stays() -> None:
    show(
        "red: insert T 0",
        """
        full  a     b    c    d           full  a      b    c    d
           4  Y     .    .    B              4  Y      .    .    B
           3  .     .    .    .      =>      3  .      .    .    .
           2  .w>R  .maf .    .              2  .waf>R .    .    .
           1  R     .    .    G              1  R      .    .    G
        red aboard ww                     red aboard wwm
        algorithm -                       algorithm T
    """,
    ).because("sample.take", "some")


def test_beam_sample_in_a_laboratory_is_not_delivered() -> None:
    show(
        "red: insert T 0",
        """
        full  a    b    c           full  a    b    c
           3  Y>R  .m   B              3  Y>R  .    B
           2  .w   .    .      =>      2  .w   .    .
           1  R    .    G              1  R    .    G
        red aboard -                red aboard m
        algorithm -                 algorithm T
    """,
    ).never("sample.deliver")
