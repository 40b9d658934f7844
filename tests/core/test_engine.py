"""The suite runs on the engine it says it runs on."""

from __future__ import annotations

import os

import algoritmus.games.golems.rules.row.resolve as resolve


def test_the_engine_is_the_one_asked_for() -> None:
    asked = os.environ.get("ALGORITMUS_ENGINE")
    compiled = not str(resolve.__file__).endswith(".py")
    assert asked is None or asked == ("compiled" if compiled else "pure")
