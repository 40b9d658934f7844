"""A puzzle or scenario of golems while it is made: a new page, and its page after an edit (way.puzzle)."""

from __future__ import annotations

from algoritmus.core.grid import name_cell
from algoritmus.core.package.editing import PUZZLE, SET, Edit, EditorView, Faulty, Page
from algoritmus.core.reader import Node, decoded
from algoritmus.games.golems.components.field_pieces import fault
from algoritmus.games.golems.components.puzzle import CARD_KINDS
from algoritmus.games.golems.components.supply import boxes, cards_of, letters_of
from algoritmus.games.golems.editor.page_field import SIZES, PageFieldEditor, is_square
from algoritmus.games.golems.editor.scenario_choices import with_choice
from algoritmus.games.golems.editor.view import MARKED, ON, PROGRAM, ROWS, PageView, words_in
from algoritmus.games.golems.rules.codes import LETTERS, OPERATORS
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.goals import EDGE, REACH
from algoritmus.games.golems.rules.row.logic import SUPPLY


def new_page(edition: Edition, kind: str) -> Page:
    """A small field with a golem in its corner; a puzzle has some cards to begin with."""
    size = boxes()[edition.name].sizes[0] if boxes()[edition.name].sizes else SIZES[0]
    page: Page = {"edition": edition.name, "field": ["." * size] * size, "limit": 1}
    if kind == PUZZLE:
        hand, rows = {"F": 3, "L": 1, "R": 1}, 3 if edition.every_row_filled else 4
        page |= {"hand": hand, "golems": [{"at": "a1", "facing": "N", "rows": rows}]}
    else:
        far = name_cell(size - 1, size - 1)
        page |= {"limit": 6, "golems": [{"at": "a1", "facing": "N"}, {"at": far, "facing": "S"}]}
    return page | {"goal": {"kind": REACH, "cells": []}, "tokens": []}


def edit_page(page: Page, kind: str, edit: Edit | None = None) -> EditorView:
    """The page after an edit; Faulty if the edit is wrong, InputError if the page is none of this game."""
    edition = EDITIONS[decoded(page).get("edition").word(EDITIONS)]
    judge_shape(page, kind)
    if kind == PUZZLE:
        page = {"hand": {}, **page}  # an empty hand is left out
    if edit is not None:
        page = PageEditor(page, kind, edition).apply(edit)
        edition = EDITIONS[page["edition"]]
    return PageView(page, kind, edition).shown()


def judge_shape(page: Page, kind: str) -> None:
    """Checks the keys that the page needs to draw a draft."""
    top = decoded(page)
    square = [item.text() for item in top.get("field").items()]
    if not is_square(square):
        raise top.get("field").error("the field of a draft is a square")
    for golem in top.get("golems").items():
        golem.get("at").cell_name()
        golem.get("facing").facing()
    for token in top.get("tokens").items() if "tokens" in page else ():
        token.get("at").cell_name()
        if token.get("kind").text() == "logic":
            token.get("op").text()
    goal = top.get("goal")
    goal.get("kind").text()
    for cell in goal.members().listed("cells"):
        cell.cell_name()
    if page["goal"]["kind"] == EDGE:
        goal.get("sides").at(0).facing()
    for op in top.members().listed("logic"):
        op.text()
    if isinstance(page.get("hand", {}), str) and kind != PUZZLE:
        top.get("hand").text()
    else:
        for copies in parts(top, "hand"):
            copies.whole()
    for key in ("turns", "bonus"):
        if key in page:
            top.get(key).text()
    for words in [word for asked in parts(top, "constraints") for word in asked.items()]:
        words.text()
    for said in [*parts(top, "title"), *parts(top, "story")]:
        said.text()
    for golem in top.get("golems").items():
        for _, word in [one for one in golem.members().items() if one[0] in ("bot", "card")]:
            word.text()
    if not page["golems"]:
        raise top.get("golems").error("a draft has a golem")
    if kind == PUZZLE:
        top.get("golems").at(0).get("rows").whole()


def parts(top: Node, key: str) -> list[Node]:
    return [node for _, node in top.get(key).members().items()] if key in top.members() else []


class PageEditor(PageFieldEditor):
    """All edits: those on the field, and choices."""

    def apply(self, edit: Edit) -> Page:
        if edit.do != SET:
            return super().apply(edit)
        id_, value = edit.piece, edit.value
        if id_ in OPERATORS and self.kind == PUZZLE and self.edition.has_logic:
            return self.set_tokens(id_, value)
        if id_.startswith(PROGRAM) and self.kind == PUZZLE:
            return self.set_program(id_.removeprefix(PROGRAM), value)
        if id_ in cards_of(self.edition) and self.kind == PUZZLE:
            return self.set_count(id_, value)
        choices = {one.id: one for one in PageView(self.page, self.kind, self.edition).choices()}
        if id_ not in choices or value not in choices[id_].values:
            raise Faulty(fault("foreign", piece=value))
        return self.choose(id_, value)

    def set_count(self, card: str, value: str) -> Page:
        most = cards_of(self.edition)[card]
        if not value.isdecimal() or int(value) > most:
            raise Faulty(fault("copies", card=card, most=most))
        hand = {**self.hand, card: int(value)}
        return self.tidy({**self.page, "hand": {word: hand[word] for word in cards_of(self.edition) if hand.get(word)}})

    def set_tokens(self, op: str, value: str) -> Page:
        """logic.supply: tokens to lay on the program, and those on cells."""
        lying = sum(token.get("op") == op for token in self.tokens)
        if not value.isdecimal() or int(value) + lying > SUPPLY:
            raise Faulty(fault("copies", card=op, most=SUPPLY - lying))
        kept = [one for one in self.logic if one != op]
        return {**self.page, "logic": [*kept, *[op] * int(value)]}

    def set_program(self, seat: str, value: str) -> Page:
        """Sets the program of another golem, row by row."""
        words, golems = value.split(), [dict(golem) for golem in self.golems]
        known = letters_of(self.edition.hand)
        if seat not in [str(number + 1) for number in range(1, len(golems))]:
            raise Faulty(fault("nothing"))
        if len(words) > ROWS[-1] or any(word not in known for word in words):
            raise Faulty(fault("foreign", piece=value))
        for word in words:
            if words.count(word) > known[word]:
                raise Faulty(fault("copies", card=word, most=known[word]))
        golem = golems[int(seat) - 1]
        golem |= {"rows": max(1, len(words)), "program": " ; ".join(words)}
        if not words:
            del golem["program"]
        return {**self.page, "golems": golems}

    def tidy(self, page: Page) -> Page:
        """Drops conditions about cards that are gone; a subroutine stays as long as the hand can spare it."""
        words, task = words_in(page["hand"]), dict(page.get("constraints", {}))
        for way in ("use", "avoid", "use_all"):
            task[way] = [word for word in task.get(way, []) if word in words]
        task["exactly"] = exactly(page) if task.get("exactly") else []
        page = {**page, "constraints": {way: listed for way, listed in task.items() if listed}}
        if not page["constraints"]:
            del page["constraints"]
        return self.with_subroutine(page)

    def with_subroutine(self, page: Page) -> Page:
        golem = dict(page["golems"][0])
        known = list(PageView(page, self.kind, self.edition).subroutines()) if page["hand"].get("call") else []
        if "".join(golem.get("subroutine", [])) not in known:
            golem.pop("subroutine", None)
            if known:
                golem["subroutine"] = list(known[0])
        return {**page, "golems": [golem, *page["golems"][1:]]}

    def choose(self, id_: str, value: str) -> Page:
        page = self.page
        made = with_choice(page, id_, value) if self.kind != PUZZLE else None
        if made is not None:
            return made
        if id_ == "edition":
            words: Page = {key: page[key] for key in ("title", "story") if key in page}
            return {**new_page(EDITIONS[value], self.kind), **words}
        if id_ == "goal":
            return {**page, "goal": self.new_goal(value)}
        if id_ == "side":
            return {**page, "goal": {"kind": EDGE, "sides": [value]}}
        if id_ in ("rows", "subroutine"):
            golem = {**page["golems"][0], id_: int(value) if id_ == "rows" else list(value)}
            return self.tidy({**page, "golems": [golem, *page["golems"][1:]]})
        if id_ == "limit":
            return {**page, "limit": int(value)}
        if id_ == "autonomous":
            return {**page, "autonomous": value == ON, "limit": max(page["limit"], 6) if value == ON else 1}
        if id_ == "water":
            return {**page, "water": value}
        return self.condition(id_, value)

    def new_goal(self, kind: str) -> Page:
        if kind == EDGE:
            return {"kind": kind, "sides": ["N"]}
        return {"kind": kind, "cells": self.cells} if kind in MARKED else {"kind": kind}

    def condition(self, id_: str, value: str) -> Page:
        """One condition on a card; exactly these cards leaves no room for others."""
        task = {way: list(words) for way, words in self.page.get("constraints", {}).items()}
        if id_ == "exactly":
            return self.tidy({**self.page, "constraints": {"exactly": ["*"]} if value == ON else {}})
        word = id_.removeprefix("card ")
        task = {way: [one for one in words if one != word] for way, words in task.items() if way != "exactly"}
        if value:
            task[value] = [*task.get(value, []), word]
        return self.tidy({**self.page, "constraints": task})


def exactly(page: Page) -> list[str]:
    """Every card of the hand as often as it is there, but for those in the subroutine."""
    spared = page["golems"][0].get("subroutine", []) if page["hand"].get("call") else []
    return [
        CARD_KINDS.get(word, word)
        for word, copies in page["hand"].items()
        if word in LETTERS or word in CARD_KINDS
        for _ in range(copies - spared.count(word))
    ]
