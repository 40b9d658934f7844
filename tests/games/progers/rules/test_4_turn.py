"""Section 4: a turn, and the algorithm that all share."""

import pytest

from algoritmus.games.progers.rules.codes import CARD_NAMES
from tests.games.progers.rules.pictures import refuse, show

EMPTY_TABLE = """
    full  a    b    c
       3  Y    .    B
       2  .    .^R  .
       1  R    .    G
"""
FOUR_CARDS = EMPTY_TABLE + "algorithm L L L L"


def test_turn_basic_cards_are_executed_from_left_to_right_and_discarded() -> None:
    story = show(
        "red: play F L J",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  1    .    .      =>      2  1<R  .    .
            1  R    .^R  G              1  R    .    G
    """,
    )
    assert [CARD_NAMES[card] for card in story.discards] == ["F", "L", "J"]


@pytest.mark.parametrize("cards", ["", "F F F F"])
def test_turn_basic_one_to_three_cards(cards: str) -> None:
    move = f"play {cards}" if cards else "unchanged"
    refuse(f"red: {move}", EMPTY_TABLE.replace("full", "basic"), "turn.basic")


def test_turn_basic_cards_lie_in_a_row_and_cover_nothing() -> None:
    refuse("red: insert F 0, cover L 0", EMPTY_TABLE.replace("full", "basic"), "turn.basic")


def test_turn_pass_leaves_everything_as_it_is() -> None:
    show(
        "red: pass",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .m   .<R  .     =>      2  .m   .<R  .
           1  R    .    G             1  R    .    G
        algorithm F 2(L)           algorithm F 2(L)
    """,
    ).because("turn.pass")


def test_turn_full_the_next_player_executes_all_of_the_changed_algorithm() -> None:
    show(
        "red: insert F 0\nblue: insert R 1",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B>B
           2  .>R  .    .^B   =>      2  .    .>R  .
           1  R    .    G             1  R    .    G
        algorithm -                algorithm F R
    """,
    ).because("turn.full")


def test_turn_full_without_a_change() -> None:
    show(
        "red: unchanged",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .>R  .    .     =>      2  .    .    .>R
           1  R    .    G             1  R    .    G
        algorithm 2(F)             algorithm 2(F)
    """,
    ).because("turn.full")


def test_turn_full_more_than_three_cards_are_too_many() -> None:
    refuse("red: insert F 0, insert F 0, insert F 0, loop 2 0", EMPTY_TABLE, "turn.full")


@pytest.mark.parametrize(("at", "cards"), [(0, "U L R"), (1, "L U R"), (2, "L R U")])
def test_algo_insert_before_between_or_after(at: int, cards: str) -> None:
    show(
        f"red: insert U {at}",
        f"""
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .    .vR  .
           1  R    .    G             1  R    .    G
        algorithm L R              algorithm {cards}
    """,
    ).because("algo.insert")


@pytest.mark.parametrize("at", [-1, 3])
def test_algo_insert_nowhere_else(at: int) -> None:
    refuse(f"red: insert U {at}", EMPTY_TABLE + "algorithm L R", "algo.insert")


def test_algo_cover_puts_the_covered_card_out_of_play() -> None:
    show(
        "red: cover F 1",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .<R  .    .
           1  R    .    G             1  R    .    G
        algorithm L U              algorithm L F/U
    """,
    ).because("algo.cover")


def test_algo_cover_a_card_of_the_same_turn() -> None:
    show(
        "red: insert L 0, cover R 0",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .    .>R  .
           1  R    .    G             1  R    .    G
        algorithm -                algorithm R/L
    """,
    )


def test_algo_keep_only_loops_may_be_taken_off() -> None:
    story = show(
        "red: unloop 1",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .^R  .    .
           1  R    .    G             1  R    .    G
        algorithm 2(L F) R         algorithm L F R
    """,
    ).because("algo.keep")
    assert [CARD_NAMES[card] for card in story.discards] == ["x2"]


def test_algo_keep_nothing_to_take_off() -> None:
    refuse("red: unloop 0", EMPTY_TABLE + "algorithm L R", "algo.keep")
    refuse("red: unloop 5", EMPTY_TABLE + "algorithm 2(L) R", "algo.keep")


def test_algo_loop_over_one_card() -> None:
    show(
        "red: loop 3 0",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .    .>R  .
           1  R    .    G             1  R    .    G
        algorithm L                algorithm 3(L)
    """,
    ).because("algo.loop")


@pytest.mark.parametrize("over", ["0 1", "1 0"])
def test_algo_loop_over_two_neighbours_runs_a_b_a_b(over: str) -> None:
    show(
        f"red: loop 2 {over}",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .    .    .
           1  R    .    G             1  RvR  .    G
        algorithm L F              algorithm 2(L F)
    """,
    ).because("algo.loop")


@pytest.mark.parametrize("over", ["0 2", "0 0", "-1 0", "2 3", "7"])
def test_algo_loop_over_no_other_cards(over: str) -> None:
    refuse(f"red: loop 2 {over}", EMPTY_TABLE + "algorithm L R U", "algo.loop")


@pytest.mark.parametrize("over", ["0", "0 1", "1 2"])
def test_algo_loop_a_card_lies_under_one_loop_at_most(over: str) -> None:
    refuse(f"red: loop 2 {over}", EMPTY_TABLE + "algorithm 2(L) R 3(U)", "algo.loop")


def test_algo_break_when_a_card_under_it_is_covered() -> None:
    story = show(
        "red: cover U 0",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .    .<R  .
           1  R    .    G             1  R    .    G
        algorithm 3(L R)           algorithm U/L R
    """,
    ).because("algo.break", "cover")
    assert [CARD_NAMES[card] for card in story.discards] == ["x3"]


def test_algo_break_when_a_card_is_put_between_the_two() -> None:
    story = show(
        "red: insert U 1",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .    .vR  .
           1  R    .    G             1  R    .    G
        algorithm 2(L R)           algorithm L U R
    """,
    ).because("algo.break", "insert")
    assert [CARD_NAMES[card] for card in story.discards] == ["x2"]


@pytest.mark.parametrize(
    ("at", "before", "after", "facing", "gone"),
    [
        (1, "L 2(R U)   ", "L U R U", "^", ["x2"]),  # before the two
        (1, "L 3(U)     ", "L U U", "<", ["x3"]),
        (2, "L R 2(U)   ", "L R U U", "^", ["x2"]),
        (1, "2(L) R 3(R)", "2(L) U R R", "v", ["x3"]),  # the one to the left stays
        (1, "R 2(L) 3(R)", "R U L R", "<", ["x2", "x3"]),  # each of them
    ],
)
def test_algo_break_when_a_card_put_between_shifts_those_to_its_right(
    at: int, before: str, after: str, facing: str, gone: list[str]
) -> None:
    story = show(
        f"red: insert U {at}",
        f"""
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .    .{facing}R  .
           1  R    .    G             1  R    .    G
        algorithm {before}           algorithm {after}
    """,
    ).because("algo.break", "insert")
    assert [CARD_NAMES[card] for card in story.discards] == gone


@pytest.mark.parametrize(
    ("at", "before", "after"),
    [(0, "2(L R)", "U 2(L R)"), (2, "2(L R)", "2(L R) U"), (0, "2(L)  ", "U 2(L)"), (1, "2(L)  ", "2(L) U")],
)
def test_algo_break_not_by_a_card_at_either_end(at: int, before: str, after: str) -> None:
    facing = "v" if "R" in before else "^"
    show(
        f"red: insert U {at}",
        f"""
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .    .{facing}R  .
           1  R    .    G             1  R    .    G
        algorithm {before}           algorithm {after}
    """,
    ).never("algo.break")


def test_algo_limit_five_cards_are_executed_and_then_discarded_with_all_they_cover() -> None:
    story = show(
        "red: insert F 4, cover R 0",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .    .    .
           1  R    .    G             1  R    .vR  G
        algorithm L 2(U F) R       algorithm -
    """,
    ).because("algo.limit", "cleared")
    assert sorted(CARD_NAMES[card] for card in story.discards) == ["F", "F", "L", "R", "R", "U", "x2"]


def test_algo_limit_no_sixth_card() -> None:
    refuse("red: insert L 0, insert L 0", FOUR_CARDS, "algo.limit")


def test_algo_limit_a_full_algorithm_may_still_be_covered_and_looped() -> None:
    show(
        "red: insert L 0, cover R 0, loop 2 0 1",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .    .>R  .
           1  R    .    G             1  R    .    G
        algorithm L L L L          algorithm -
    """,
    ).because("algo.limit", "cleared")


def test_algo_limit_comes_after_the_lift() -> None:
    story = show(
        "red: insert L 4",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    1^R  .     =>      2  .    1    .<R
           1  R    .    G             1  R    .    G
        lifts b2-c2                lifts b2-c2
        algorithm L L L L          algorithm -
    """,
    )
    assert [event["rule"] for event in story.events][-2:] == ["lift.run", "algo.limit"]


def test_algo_start_an_empty_table_needs_a_command_card_or_a_pass() -> None:
    refuse("red: unchanged", EMPTY_TABLE, "algo.start")
    refuse("red: loop 2 0", EMPTY_TABLE, "algo.loop")
    show(
        "red: pass",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .    .^R  .
           1  R    .    G             1  R    .    G
        algorithm -                algorithm -
    """,
    )


def test_algo_length_is_the_visible_command_cards() -> None:
    show(
        "red: insert R 0, loop 2 1 2, loop 3 3",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .    .^R  .
           1  R    .    G             1  R    .    G
        algorithm U/F/D L L        algorithm R 2(U/F/D L) 3(L)
    """,
    )


def test_algo_length_loops_come_off_for_nothing_and_nothing_else_is_needed() -> None:
    show(
        "red: unloop 0, unloop 1, insert U 2, insert U 3, loop 2 2 3",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .    .^R  .
           1  R    .    G             1  R    .    G
        algorithm 2(L) 3(R)        algorithm L R 2(U U)
    """,
    )
    show(
        "red: unloop 0",
        """
        full  a    b    c          full  a    b    c
           3  Y    .    B             3  Y    .    B
           2  .    .^R  .     =>      2  .    .<R  .
           1  R    .    G             1  R    .    G
        algorithm 2(L)             algorithm L
    """,
    )


def test_a_game_that_is_over_takes_no_more_turns() -> None:
    picture = """
        full  a    b    c
           3  Y    .    B
           2  .    .^R  .
           1  R    .    G
        ended end.points
    """
    refuse("red: pass", picture, "end.points")
