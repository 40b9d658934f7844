"""Everything prints and parses: planets, positions, algorithms, moves."""

import pickle

import pytest

from algoritmus.games.progers.rules.edits import PASS, TurnMove
from algoritmus.games.progers.rules.notation import parse_planet, parse_position
from algoritmus.games.progers.rules.program import parse_algorithm
from tests.games.progers.rules.pictures import parse_move

POSITION = """\
full  a      b      c      d
   4  Y      .      .      B
             --
   3  .am>R  1     |1      .
   2  .      .      2      .<B
   1  Rw     .      .      G
lifts b3-b2 c2-off
blue aboard am delivered w
red aboard - delivered -
algorithm 2(F R) 3(J/L) D/F/U
paid blue-red
waiting red
left 3
ended end.limit"""


def test_a_position_prints_as_it_was_written() -> None:
    state = parse_position(POSITION)
    assert str(state) == POSITION
    assert hash(parse_position(str(state))) == hash(state)


def test_a_position_is_a_value() -> None:
    one, other = parse_position(POSITION), parse_position(POSITION)
    assert one == other
    assert one is not other
    assert one != parse_position(POSITION.replace("left 3", "left 2"))
    assert pickle.loads(pickle.dumps(one)) == one


def test_a_planet_prints_without_what_stands_on_it() -> None:
    planet = parse_position(POSITION).setup.planet
    assert parse_planet(str(planet)) == planet
    assert "R" not in str(planet)


@pytest.mark.parametrize("text", ["-", "F", "2(F)", "2(F R) 2(F) J", "3(J/L) D/F/U", "T L R U D"])
def test_algorithms(text: str) -> None:
    algorithm = parse_algorithm(text)
    assert str(algorithm) == text
    assert pickle.loads(pickle.dumps(algorithm)) == algorithm


@pytest.mark.parametrize("text", ["X", "4(F)", "2(F R L)", "2()", "F/"])
def test_no_algorithms(text: str) -> None:
    with pytest.raises(ValueError, match="algorithm"):
        parse_algorithm(text)


@pytest.mark.parametrize("text", ["pass", "unchanged", "insert F 0", "cover J 1, loop 2 0 1, loop 3 2, unloop 0"])
def test_moves(text: str) -> None:
    assert str(parse_move(text)) == text
    assert pickle.loads(pickle.dumps(parse_move(text))) == parse_move(text)


def test_moves_in_short() -> None:
    assert parse_move("play F L") == parse_move("insert F 0, insert L 1")
    assert parse_move("pass") == PASS
    assert parse_move("unchanged") == TurnMove()


@pytest.mark.parametrize(
    ("old", "new"),
    [("full ", "half "), (".am>R", ".am>X"), ("Rw", "."), ("1     |1", "1      1    1"), (".<B", ".<R")],
)
def test_no_positions(old: str, new: str) -> None:
    assert old in POSITION
    with pytest.raises(ValueError, match=r"rule set|cell|stands"):
        parse_position(POSITION.replace(old, new))
