"""The editor of Progers: planets and puzzles."""

from __future__ import annotations

from algoritmus.core.chance import Chance
from algoritmus.core.package.editing import PUZZLE, Edit, EditorView, FieldView, Page
from algoritmus.core.package.editor_support import EditorSupport
from algoritmus.core.reader import decoded
from algoritmus.games.progers.components.custom_field import in_order, str_custom_layout
from algoritmus.games.progers.components.survey import random_layout
from algoritmus.games.progers.editor.field_editor import edit_field
from algoritmus.games.progers.editor.page_editor import edit_page, new_page
from algoritmus.games.progers.rules.editions import EDITIONS


class ProgersEditor(EditorSupport):
    edition_key = "rules"

    def edit_field(self, edition: str, text: str, edit: Edit | None = None) -> FieldView:
        return edit_field(text, edition, edit)

    def random_field(self, edition: str, chance: Chance) -> str:
        return str_custom_layout(in_order(random_layout(edition, chance)))

    def new_page(self, kind: str, edition: str = "") -> Page | None:
        return new_page(EDITIONS[edition or "basic"]) if kind == PUZZLE else None

    def edit_page(self, page: Page, kind: str, edit: Edit | None = None) -> EditorView:
        if kind != PUZZLE:
            raise decoded(page).error("a table of Progers has no scenarios")
        return edit_page(page, edit)
