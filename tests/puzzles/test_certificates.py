"""Every puzzle and task that comes with the games has a certificate, and every certificate holds."""

from __future__ import annotations

import json
from typing import Any

import pytest

from algoritmus.puzzles.certificate import MOST_CHECKED, Unproven, check, digest
from algoritmus.puzzles.lookup import support_of, supports
from algoritmus.puzzles.path import island_of
from algoritmus.puzzles.search import no_progress

SHIPPED = [(support.game, id_) for support in supports() for id_ in support.ids()]
TASKS = {(support.game, id_) for support in supports() for id_ in support.task_pages()}
GROUPS = sorted({(game, island_of(id_) if (game, id_) in TASKS else "puzzles") for game, id_ in SHIPPED})


def test_every_puzzle_has_a_certificate_small_enough_to_be_checked() -> None:
    for support in supports():
        assert set(support.certificates()) == set(support.ids())
        for text in support.certificates().values():
            assert json.loads(text)["covered"] <= MOST_CHECKED


@pytest.mark.parametrize(("game", "group"), GROUPS)
def test_certificates_hold_for_a_plain_enumerator(game: str, group: str) -> None:
    support = support_of(game)
    proofs = support.certificates()
    for other, id_ in SHIPPED:
        if other == game and (island_of(id_) if (game, id_) in TASKS else "puzzles") == group:
            check(support.puzzle(id_), json.loads(proofs[id_]), support.version, no_progress)


@pytest.mark.parametrize(
    ("name", "value"),
    [("version", "0"), ("digest", "0"), ("cards", 2), ("rows", 2), ("optima", 2), ("covered", 1), ("solvable", False),
     ("forces", {"loop": 1}), ("forces", {"turn": 3}), ("programs", [["F", "F", "F"]]),
     ("programs", [["F", "R", "F", "F"]])],
)  # fmt: skip
def test_a_certificate_that_says_otherwise_does_not_hold(name: str, value: object) -> None:
    support = support_of("golems")
    wrong: Any = {**json.loads(support.certificates()["lesson-corner"]), name: value}
    if name == "forces":
        wrong["forces"] = {"turn": 4} if value == {"turn": 3} else {}
        wrong["cards"] = 4 if not wrong["forces"] else wrong["cards"]
    with pytest.raises(Exception) as error:  # noqa: PT011
        check(support.puzzle("lesson-corner"), wrong, support.version, no_progress)
    assert isinstance(error.value, Unproven) or "rows are too many" in str(error.value)


def test_the_digest_is_the_puzzles_and_not_its_words() -> None:
    support = support_of("golems")
    numbers = {digest(support.puzzle(id_)) for id_ in support.ids()}
    assert len(numbers) > len(support.ids()) * 0.9
    one = support.puzzle("lesson-corner")
    before = digest(one)
    one.title = {"en": "another", "ru": "другое"}
    assert digest(one) == before
