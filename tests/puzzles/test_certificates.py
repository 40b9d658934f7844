"""Every puzzle and task that comes with the games has a certificate, and every certificate holds."""

from __future__ import annotations

import json

import pytest

import algoritmus
from algoritmus.puzzles.certificate import MOST_CHECKED, Unproven, check, digest
from algoritmus.puzzles.path import island_of
from algoritmus.puzzles.solve import no_progress

SHIPPED = [(family.id, id_) for family in algoritmus.families() for id_ in family.riddles()]
TASKS = {(family.id, id_) for family in algoritmus.families() for id_ in family.task_pages()}
GROUPS = sorted({(game, island_of(id_) if (game, id_) in TASKS else "puzzles") for game, id_ in SHIPPED})


def test_every_puzzle_has_a_certificate_small_enough_to_be_checked() -> None:
    for family in algoritmus.families():
        assert set(family.proofs()) == set(family.riddles())
        for text in family.proofs().values():
            assert json.loads(text)["covered"] <= MOST_CHECKED


@pytest.mark.parametrize(("game", "group"), GROUPS)
def test_certificates_hold_for_a_plain_enumerator(game: str, group: str) -> None:
    family = algoritmus.family(game)
    proofs = family.proofs()
    for other, id_ in SHIPPED:
        if other == game and (island_of(id_) if (game, id_) in TASKS else "puzzles") == group:
            check(family.riddle(id_), json.loads(proofs[id_]), family.version, no_progress)


@pytest.mark.parametrize(
    ("name", "value"),
    [("version", "0"), ("digest", "0"), ("cards", 2), ("rows", 2), ("optima", 2), ("covered", 1), ("solvable", False),
     ("forces", {"loop": 1}), ("forces", {"turn": 3}), ("programs", [["F", "F", "F"]]),
     ("programs", [["F", "R", "F", "F"]])],
)  # fmt: skip
def test_a_certificate_that_says_otherwise_does_not_hold(name: str, value: object) -> None:
    family = algoritmus.family("golems")
    wrong = {**json.loads(family.proofs()["lesson-corner"]), name: value}
    if name == "forces":
        wrong["forces"] = {"turn": 4} if value == {"turn": 3} else {}
        wrong["cards"] = 4 if not wrong["forces"] else wrong["cards"]
    with pytest.raises(Exception) as error:  # noqa: PT011
        check(family.riddle("lesson-corner"), wrong, family.version, no_progress)
    assert isinstance(error.value, Unproven) or "rows are too many" in str(error.value)


def test_the_digest_is_the_puzzles_and_not_its_words() -> None:
    family = algoritmus.family("golems")
    numbers = {digest(family.riddle(id_)) for id_ in family.riddles()}
    assert len(numbers) > len(family.riddles()) * 0.9
    one = family.riddle("lesson-corner")
    before = digest(one)
    one.title = {"en": "another", "ru": "другое"}
    assert digest(one) == before
