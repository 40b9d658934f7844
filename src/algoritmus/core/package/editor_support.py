"""Protocol between the editor and a game: fields, puzzles and scenarios while somebody makes them."""

from __future__ import annotations

from typing import Protocol

from algoritmus.core.chance import Chance
from algoritmus.core.package.editing import Edit, EditorView, FieldView, Page


class EditorSupport(Protocol):
    """A game whose fields, puzzles or scenarios can be made."""

    edition_key: str  # of a page: names its edition, and no page of another game has it

    def edit_field(self, edition: str, text: str, edit: Edit | None = None) -> FieldView:
        """The field with this notation after an edit; Faulty if the notation or the edit is wrong."""

    def random_field(self, edition: str, chance: Chance) -> str:
        """The notation of a random fair field."""

    def new_page(self, kind: str, edition: str = "") -> Page | None:  # noqa: ARG002
        """An empty page of this kind; None where the game has none."""
        return None

    def edit_page(self, page: Page, kind: str, edit: Edit | None = None) -> EditorView:
        """The page after an edit; Faulty if the edit is wrong, InputError if the page is none of this game."""
