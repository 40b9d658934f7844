"""Protocol between the referee and a game: settling a case, a case as one round, examples of the rules."""

from __future__ import annotations

from typing import Final, Protocol

from algoritmus.core.analysis_round import RoundCase
from algoritmus.core.answer_limit import AnswerLimit
from algoritmus.core.game import Facts
from algoritmus.core.reader import Node
from algoritmus.core.view_types import ExampleView

GOAL: Final = "goal"  # of an example: the table judges it, a case of the referee has none


class RefereeSupport(Protocol):
    """A game whose rules are written as cases."""

    result_key: str  # of an answer: its list of rows or turns

    def settle(self, case: Node, limit: AnswerLimit) -> Facts:
        """Play a case by the rules; InputError if it breaks them or tells too much."""

    def round_case(self, case: Node) -> RoundCase | None:  # noqa: ARG002
        """A case as one round to be analysed; None where that cannot be done, InputError if it breaks the rules."""
        return None

    def examples(self) -> str:
        """Cases that show the rules, as TOML."""
        return ""

    def show_example(self, case: Facts) -> ExampleView:
        """A case as at a table: the view before it, and what happens."""
