"""The rulebook's own examples."""

from algoritmus.games.progers.rules.codes import CARD_NAMES, FUNGUS, WORM
from algoritmus.games.progers.rules.notation import parse_position
from algoritmus.games.progers.rules.state import points
from tests.games.progers.rules.pictures import show, tell


def test_figure_9_four_cards_with_two_loops_algo_loop() -> None:
    """Step, turn right, step, turn right, two steps, jump."""
    story = show(
        "red: unchanged",
        """
        full  a    b    c    d    e           full  a    b    c    d    e
           5  Y    .    .    .    B              5  Y    .    .    .    B
           4  .    .    .    .    .              4  .    .    .    .    .
           3  .    .^R  .    .    .      =>      3  .    .    .    .    .
           2  .    .    .    .    .              2  .    .    .    .    .
           1  R    .    1    .    G              1  R    .    1vR  .    G
        algorithm 2(F R) 2(F) J               algorithm 2(F R) 2(F) J
    """,
    )
    assert "".join(event["command"] for event in story.events if "command" in event) == "FRFRFFJ"


def test_scoring_example_sample_deliver() -> None:
    """Two yellow samples and a blue one: 2 for the first yellow, 1 for the second, 2 for the blue."""
    assert points((WORM, WORM, FUNGUS)) == 2 + 1 + 2
    show(
        "red: play F",
        """
        basic  a    b    c          basic  a    b    c
            3  Y    .    B              3  Y    .    B
            2  .m   .    .      =>      2  .m   .    .
            1  R    .>R  G              1  R    .    G>R
        red aboard wwf              red aboard -  delivered wwf
    """,
    )


def test_four_players_change_one_algorithm_algo_limit() -> None:
    """One lays it, one adds three cards, one adds a card and takes a loop off, one adds two; then it is full."""
    field = """
        full  a    b    c    d    e
           5  Y    .    .    .    B
           4  .    .^G  .    .^Y  .
           3  .    .    .    .    .
           2  .^R  .    .    .^B  .
           1  R    .    .    .    G
    """
    turns = [
        ("red: insert F 0, insert R 1", "F R"),
        ("blue: insert L 2, loop 2 0, loop 2 1 2", "2(F) 2(R L)"),
        ("yellow: insert F 3, unloop 0", "F 2(R L) F"),
        ("green: insert F 0, cover U 4", "-"),
        ("red: insert F 0", "F"),
    ]
    state = parse_position(field)
    discards: list[int] = []
    for turn, table in turns:
        story = tell(turn, state)
        state, discards = story.state, [*discards, *story.discards]
        assert str(state.algorithm) == table
    assert sorted(CARD_NAMES[card] for card in discards) == ["F", "F", "F", "L", "R", "U", "x2", "x2"]
    assert state == parse_position("""
        full  a    b    c    d    e
           5  Y    .vG  .    .^Y  B
           4  .    .    .    .    .
           3  .    .>R  .    .^B  .
           2  .    .    .    .    .
           1  R    .    .    .    G
        algorithm F
    """)
