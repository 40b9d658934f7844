"""A puzzle of Progers while it is made: a new page, and its page after a stroke (way.puzzle)."""

from __future__ import annotations

from algoritmus.core.building import Faulty
from algoritmus.core.drafting import SET, Draft, Page, Stroke
from algoritmus.core.reader import decoded
from algoritmus.progers.law.edition import Edition
from algoritmus.progers.law.editions import EDITIONS
from algoritmus.progers.law.words import COLOURS, TYPES
from algoritmus.progers.path.draft_words import fault
from algoritmus.progers.path.easel import AGAIN, ON, TURNS, Easel
from algoritmus.progers.path.quest import CELL
from algoritmus.progers.path.strokes import Pen, corners, with_list
from algoritmus.progers.table.answers import PASS_WORD

LISTS = ("aboard", "algorithm")


def new_page(edition: Edition) -> Page:
    """A flat planet with a rover and some cards."""
    size = edition.size
    return {
        "rules": edition.name,
        "heights": ["0" * size] * size,
        "rovers": [{"name": COLOURS[0], "at": "b2", "facing": "N"}],
        "hand": {"F": 2, "J": 1, "L": 1, "R": 1} if len(edition.edits) == 1 else {"F": 1, "R": 1, "x2": 1},
        "turns": 2 if len(edition.edits) == 1 else 1,
        "bases": dict(zip(COLOURS, corners(size), strict=True)),
        "goal": {"kind": CELL, "cells": []},
    }


def draft(page: Page, stroke: Stroke | None = None) -> Draft:
    """What the page is after this stroke; Faulty if it cannot be done, InputError if the page is no draft of ours."""
    edition = EDITIONS[decoded(page).get("rules").word(EDITIONS)]
    judge_shape(page)
    if stroke is not None:
        page = Strokes(page, edition).do(stroke)
        edition = EDITIONS[page["rules"]]
    return Easel(page, edition).shown()


def judge_shape(page: Page) -> None:
    """What the reader of a position does not look at must be there, too."""
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


class Strokes(Pen):
    """All strokes: those on the planet, and choices."""

    def do(self, stroke: Stroke) -> Page:
        if stroke.do != SET:
            return self.paint(stroke)
        id_, value, easel = stroke.piece, stroke.value, Easel(self.page, self.edition)
        for count in easel.counts():
            if count.id == id_:
                return self.set_count(id_, value, count.most)
        choice = next((one for one in easel.choices() if one.id == id_), None)
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
        """What lies on the table, what is aboard, what another rover does."""
        if id_ == "algorithm":
            if len(words) >= self.edition.cleared_from:
                raise Faulty(fault("copies", piece=id_, most=self.edition.cleared_from - 1))
            return with_list(self.page, id_, [{"card": word} for word in words])
        if id_ == "aboard":
            if len(words) > self.edition.capacity:
                raise Faulty(fault("copies", piece=f"sample-{TYPES[0]}", most=self.edition.capacity))
            return {**self.page, "rovers": [{**self.rovers[0], "aboard": words}, *self.rovers[1:]]}
        seat = int(id_.removeprefix(TURNS)) - 1
        turns = [" ".join(part.split()) for part in " ".join(words).split(AGAIN)] if words else []
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
