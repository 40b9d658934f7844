"""Full: 9x9, one algorithm that all share, loops, teleports, lifts, and laboratories on other colours' bases."""

from __future__ import annotations

from algoritmus.games.progers.rules.codes import COVER, INSERT, LOOP, LOOP_TWO, UNLOOP
from algoritmus.games.progers.rules.edition import Edition

FULL = Edition(
    name="full",
    size=9,
    deck=(12, 6, 8, 7, 7, 4, 3, 3, 2),
    hand=5,
    most_played=3,
    edits=(INSERT, COVER, LOOP, LOOP_TWO, UNLOOP),
    keeps_algorithm=True,
    longest=5,
    cleared_from=5,
    capacity=3,
    goal=9,
    samples_of_type=5,
    has_lifts=True,
    labs=((1, 2), (2, 3), (3, 0), (0, 1)),  # lab.full: the next two colours
    blocks=("terrace", "ridge", "tower"),
    lay_rule="algo.insert",
    start_rule="algo.start",
    run_rule="turn.full",
    clear_rule="algo.limit",
    lab_rule="lab.full",
)
