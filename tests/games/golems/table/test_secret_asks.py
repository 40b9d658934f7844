"""Which asks others at the device must not see, and where a logic token does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from algoritmus import game
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Answer, Position
from algoritmus.games.golems.rules.codes import OPERATORS


def ask_of(rule_set: str, **options: str) -> Any:
    asks = game(rule_set).asks(game(rule_set).setup({"players": "2", **options}, Seeded("secret")))
    return asks[min(asks)].show()


@pytest.mark.parametrize(
    ("rule_set", "options", "secret"),
    [
        ("golems/blocks", {"way": "beginner"}, True),
        ("golems/energy", {"way": "beginner", "open": "on"}, False),
        ("golems/board", {"cards": "sword,axe"}, True),
        ("golems/board", {"way": "junior"}, False),
        ("golems/board", {"way": "junior", "turns": "together"}, True),
    ],
)
def test_a_program_is_secret_where_several_are_laid_face_down(
    rule_set: str, options: dict[str, str], secret: bool
) -> None:
    assert ask_of(rule_set, **options)["secret"] is secret


@pytest.mark.parametrize("options", [{"cards": "choose"}, {"cards": "sword,axe", "subroutine": "on"}])
def test_open_choices_are_not_secret(options: dict[str, str]) -> None:
    assert "secret" not in ask_of("golems/board", **options)


def test_tokens_for_two_rows_do_nothing_on_a_last_row() -> None:
    board = game("golems/board")
    seen = set()
    for seed in range(40):
        chance = Seeded(f"idle {seed}")
        position: Position = board.setup({"players": "2", "logic": "on", "cards": "sword,shield"}, chance)
        moves = {seat: ask.read(four(ask)) for seat, ask in board.asks(position).items()}
        position, _ = board.step(position, moves, chance)
        for ask in board.asks(position).values():
            shown: Any = ask.show()
            if shown["kind"] != "logic":
                continue
            seen.add(shown["token"])
            last = [option for name in ("red", "blue") for option in shown["options"] if option.startswith(f"{name}:")]
            rows = {option.split(":")[0]: option for option in last}
            assert shown["idle"] == ([] if shown["token"] == "not" else list(rows.values()))
    assert seen == set(OPERATORS)


def four(ask: Any) -> Answer:
    """Turns and steps, as many as there are rows."""
    return tuple("LRFBS"[: ask.hand.rows])
