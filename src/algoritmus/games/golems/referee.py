"""Referee of golems: cases settled by the rules, and examples with views and events.

The modules are imported when they are needed: a case of another game needs none of them.
"""

from __future__ import annotations

from typing import cast

from algoritmus.core.analysis_round import RoundCase
from algoritmus.core.answer_limit import AnswerLimit
from algoritmus.core.game import Facts
from algoritmus.core.package.referee_support import RefereeSupport
from algoritmus.core.reader import Node, file_text
from algoritmus.core.view_types import ExampleView


class GolemsReferee(RefereeSupport):
    result_key = "rows"

    def settle(self, case: Node, limit: AnswerLimit) -> Facts:
        from algoritmus.games.golems.rules.cases.referee import settle

        return cast(Facts, settle(case, limit))

    def round_case(self, case: Node) -> RoundCase:
        from algoritmus.games.golems.rules.cases.round_case import round_of

        return round_of(case)

    def examples(self) -> str:
        return file_text("algoritmus.games.golems", "components", "data", "examples.toml")

    def show_example(self, case: Facts) -> ExampleView:
        from algoritmus.games.golems.table.example import tell

        return tell(case)
