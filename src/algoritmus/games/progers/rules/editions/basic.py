"""Basic: 6x6, a row of one to three cards for one turn, every base a laboratory for everyone."""

from __future__ import annotations

from algoritmus.games.progers.rules.codes import INSERT
from algoritmus.games.progers.rules.edition import Edition

BASIC = Edition(
    name="basic",
    size=6,
    deck=(12, 6, 8, 7, 7, 4, 0, 0, 0),
    hand=5,
    most_played=3,
    edits=(INSERT,),
    keeps_algorithm=False,
    longest=3,
    cleared_from=1,
    capacity=3,
    goal=7,
    samples_of_type=3,
    has_lifts=False,
    labs=((0, 1, 2, 3), (0, 1, 2, 3), (0, 1, 2, 3), (0, 1, 2, 3)),
    blocks=("brick", "cube"),
    lay_rule="turn.basic",
    start_rule="turn.basic",
    run_rule="turn.basic",
    clear_rule="turn.basic",
    lab_rule="lab.basic",
)
