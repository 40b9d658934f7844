"""deck.limits: IF cards share one block, and LOOP cards another, in every count."""

from __future__ import annotations

import pytest

from algoritmus.games.golems.puzzles.rows import SHORT, PackedAmounts, PieceList
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.programs.hand import Hand, HandState, rows_of
from algoritmus.games.golems.rules.programs.legality import IllegalProgram, judge, why
from algoritmus.games.golems.rules.programs.packed_hand import Alphabet, PackedHand
from algoritmus.games.golems.rules.programs.program import parse_program

PAIRS = [("2(F)", "3(F)", ("x2", "F"), "x3"), ("enemy?(F,-)", "attack?(B,-)", ("enemy?", "F", "-"), "attack?")]


def hand(edition: str, autonomous: bool = False) -> Hand:
    return Hand(EDITIONS[edition], 4, (), tuple(EDITIONS[edition].grants), autonomous)


@pytest.mark.parametrize(("first", "second", "laid", "card"), PAIRS)
def test_a_shared_block_lies_once_in_a_program(first: str, second: str, laid: tuple[str, ...], card: str) -> None:
    blocks, energy = HandState(hand("blocks")), HandState(hand("energy"))
    assert card in blocks.options()
    for one in laid:
        blocks.lay(one)
        energy.lay(one)
    assert card not in blocks.options()
    assert card in energy.options()
    assert why(blocks, card).code == "deck.frame"
    judge(hand("blocks"), parse_program(first).rows)
    judge(hand("energy"), parse_program(f"{first} ; {second}").rows)
    with pytest.raises(IllegalProgram) as refused:
        judge(hand("blocks"), parse_program(f"{first} ; {second}").rows)
    assert (refused.value.code, refused.value.row) == ("program.deck", 1)


@pytest.mark.parametrize(("first", "second", "laid", "card"), PAIRS)
def test_a_shared_block_lies_once_for_searches(first: str, second: str, laid: tuple[str, ...], card: str) -> None:  # noqa: ARG001
    for edition in ("blocks", "energy"):
        alphabet = Alphabet(hand(edition))
        deck = PackedHand(alphabet, 4)
        after = deck.after(deck.first)[deck.lays(deck.first).index(alphabet.numbers[first])]
        assert (alphabet.numbers[second] in deck.lays(after)) == (edition == "energy")
        listed = PieceList(hand(edition), ())
        packed = PackedAmounts(listed.amounts)
        needs = {piece.text: packed.pack(piece.takes) for piece in listed.pieces}
        left = packed.after(packed.full, needs[first])
        assert left != SHORT
        assert (packed.after(left, needs[second]) != SHORT) == (edition == "energy")


def test_two_loops_of_one_block_do_not_lie_in_one_if() -> None:
    found = {edition: [str(row) for row in rows_of(hand(edition, autonomous=True))] for edition in ("blocks", "energy")}
    assert "enemy?(2(F),F)" in found["blocks"]
    assert "enemy?(2(F),3(F))" not in found["blocks"]
    assert "enemy?(2(F),3(F))" in found["energy"]


def test_the_referee_judges_the_deck_of_all_rows_before_bonus_cards() -> None:
    with pytest.raises(IllegalProgram) as refused:
        judge(Hand(EDITIONS["energy"], 4, (), ()), parse_program("2(F) ; 3(A) ; T ; T").rows)
    assert (refused.value.code, refused.value.row) == ("program.deck", 3)
