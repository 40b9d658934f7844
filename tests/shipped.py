"""The games of the project itself, without those that a test has registered."""

from __future__ import annotations

import algoritmus

SHIPPED = tuple(game for game, module in algoritmus.GAMES.items() if module not in algoritmus.REGISTERED_GAMES)
RULE_SETS = tuple(rule_set for rule_set in algoritmus.RULE_SETS if rule_set.partition("/")[0] in SHIPPED)
