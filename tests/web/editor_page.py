"""Shared part of the editors on the page: their field, and the pieces of the box."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor


class EditorPage:
    """A visitor who has opened an editor; `game` names the pieces."""

    def __init__(self, visitor: Visitor, link: str, game: str) -> None:
        self.visitor = visitor
        self.game = game
        visitor.open(link)
        expect(self.area).to_be_visible()

    @property
    def area(self) -> Locator:
        return self.visitor.page.get_by_role("grid", name=self.visitor.words("build-area"))

    def cell(self, name: str) -> Locator:
        return self.area.locator(f"[data-cell='{name}']")

    def name_of(self, piece: str) -> str:
        return self.visitor.words(f"{self.game}-build-piece", piece=piece)

    def piece(self, piece: str) -> Locator:
        box = self.visitor.page.get_by_role("list", name=self.visitor.words("build-box"))
        return box.get_by_role("button", name=re.compile(rf"^{re.escape(self.name_of(piece))}:"))
