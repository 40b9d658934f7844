"""A puzzle of Progers while it is made: a new page, and its page after an edit (way.puzzle)."""

from __future__ import annotations

from typing import Final

from algoritmus.core.package.editing import SET, Edit, EditorView, Faulty, Page
from algoritmus.core.reader import decoded
from algoritmus.games.progers.components.field_faults import fault
from algoritmus.games.progers.components.planets import corner_names
from algoritmus.games.progers.editor.page_field import PageFieldEditor, with_list
from algoritmus.games.progers.editor.view import ON, TURNS, PageView
from algoritmus.games.progers.puzzles.asks import NEXT_TURN
from algoritmus.games.progers.puzzles.definition import CELL
from algoritmus.games.progers.rules.answers import PASS_WORD
from algoritmus.games.progers.rules.codes import COLOURS, TYPES
from algoritmus.games.progers.rules.edition import Edition
from algoritmus.games.progers.rules.editions import EDITIONS

LISTS: Final = ("aboard", "algorithm")
FIRST_HANDS: Final = {"basic": {"F": 2, "J": 1, "L": 1, "R": 1}, "full": {"F": 1, "R": 1, "x2": 1}}
FIRST_TURNS: Final = {"basic": 2, "full": 1}


def new_page(edition: Edition) -> Page:
    """A flat planet with a rover and some cards."""
    size = edition.size
    return {
        "rules": edition.name,
        "heights": ["0" * size] * size,
        "rovers": [{"name": COLOURS[0], "at": "b2", "facing": "N"}],
        "hand": dict(FIRST_HANDS[edition.name]),
        "turns": FIRST_TURNS[edition.name],
        "bases": dict(zip(COLOURS, corner_names(size), strict=True)),
        "goal": {"kind": CELL, "cells": []},
    }


def edit_page(page: Page, edit: Edit | None = None) -> EditorView:
    """The page after an edit; Faulty if the edit is wrong, InputError if the page is none of this game."""
    edition = EDITIONS[decoded(page).get("rules").word(EDITIONS)]
    judge_shape(page)
    if edit is not None:
        page = PageEditor(page, edition).apply(edit)
        edition = EDITIONS[page["rules"]]
    return PageView(page, edition).shown()


def judge_shape(page: Page) -> None:
    """Checks the keys that the reader of a position does not look at."""
    top = decoded(page)
    goal = top.get("goal")
    goal.get("kind").text()
    if page["goal"]["kind"] == CELL:
        for cell in goal.get("cells").items():
            cell.cell_name()
    else:
        goal.get("amount").whole()
    top.get("turns").whole()
    for copies in (node for _, node in top.get("hand").members().items()):
        copies.whole()
    for rover in top.get("rovers").items():
        for turn in rover.members().listed(TURNS):
            turn.text()
    for key in ("title", "story"):
        if key in page:
            for said in (node for _, node in top.get(key).members().items()):
                said.text()


class PageEditor(PageFieldEditor):
    """All edits: those on the planet, and choices."""

    def apply(self, edit: Edit) -> Page:
        if edit.do != SET:
            return super().apply(edit)
        id_, value, view = edit.piece, edit.value, PageView(self.page, self.edition)
        for count in view.counts():
            if count.id == id_:
                return self.set_count(id_, value, count.most)
        choice = next((one for one in view.choices() if one.id == id_), None)
        if choice is None:
            raise Faulty(fault("foreign", piece=id_))
        if id_ in LISTS or (id_.startswith(TURNS) and id_ != TURNS):
            if any(word not in choice.values for word in value.split()):
                raise Faulty(fault("foreign", piece=value))
            return self.set_list(id_, value.split())
        if value not in choice.values:
            raise Faulty(fault("foreign", piece=value))
        return self.choose(id_, value)

    def set_count(self, card: str, value: str, most: int) -> Page:
        if not value.isdecimal() or int(value) > most:
            raise Faulty(fault("copies", piece=card, most=most))
        hand = {**self.page["hand"], card: int(value)}
        return {**self.page, "hand": {word: copies for word, copies in hand.items() if copies}}

    def set_list(self, id_: str, words: list[str]) -> Page:
        """Sets the algorithm, the samples aboard, or the turns of another rover."""
        if id_ == "algorithm":
            if len(words) >= self.edition.cleared_from:
                raise Faulty(fault("copies", piece=id_, most=self.edition.cleared_from - 1))
            return with_list(self.page, id_, [{"card": word} for word in words])
        if id_ == "aboard":
            if len(words) > self.edition.capacity:
                raise Faulty(fault("copies", piece=f"sample-{TYPES[0]}", most=self.edition.capacity))
            return {**self.page, "rovers": [{**self.rovers[0], "aboard": words}, *self.rovers[1:]]}
        seat = int(id_.removeprefix(TURNS)) - 1
        turns = [" ".join(part.split()) for part in " ".join(words).split(NEXT_TURN)] if words else []
        if any(len(turn.split()) > (1 if PASS_WORD in turn else self.edition.most_played) for turn in turns):
            raise Faulty(fault("copies", piece=id_, most=self.edition.most_played))
        self.rovers[seat][TURNS] = turns
        return {**self.page, "rovers": self.rovers}

    def choose(self, id_: str, value: str) -> Page:
        page = self.page
        if id_ == "edition":
            words: Page = {key: page[key] for key in ("title", "story") if key in page}
            return {**new_page(EDITIONS[value]), **words}
        if id_ == "goal":
            return {**page, "goal": {"kind": value, "cells": []} if value == CELL else {"kind": value, "amount": 1}}
        if id_ == "amount":
            return {**page, "goal": {**page["goal"], "amount": int(value)}}
        if id_ == TURNS:
            return {**page, TURNS: int(value)}
        return {**page, "exact": value == ON}
