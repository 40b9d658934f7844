"""The editor of golems: fields, puzzles and scenarios."""

from __future__ import annotations

from algoritmus.core.chance import Chance
from algoritmus.core.package.editing import Edit, EditorView, FieldView, Page
from algoritmus.core.package.editor_support import EditorSupport
from algoritmus.games.golems.components.symmetry import random_field
from algoritmus.games.golems.editor.field_editor import edit_field
from algoritmus.games.golems.editor.page_editor import edit_page, new_page
from algoritmus.games.golems.rules.editions import EDITIONS


class GolemsEditor(EditorSupport):
    edition_key = "edition"

    def edit_field(self, edition: str, text: str, edit: Edit | None = None) -> FieldView:
        return edit_field(text, EDITIONS[edition], edit)

    def random_field(self, edition: str, chance: Chance) -> str:
        return str(random_field(EDITIONS[edition], chance))

    def new_page(self, kind: str, edition: str = "") -> Page:
        return new_page(EDITIONS[edition or "energy"], kind)

    def edit_page(self, page: Page, kind: str, edit: Edit | None = None) -> EditorView:
        return edit_page(page, kind, edit)
