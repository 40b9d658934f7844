"""User puzzles and scenarios in the editor: the link's text is the whole page, so undo returns to an earlier text."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal
from algoritmus.core.package import page_link
from algoritmus.core.package.editing import (
    KINDS,
    SCENARIO,
    SET,
    TEXTS,
    Edit,
    EditorChoice,
    EditorView,
    Fault,
    Faulty,
    FieldView,
    Page,
)
from algoritmus.core.package.editor_support import EditorSupport
from algoritmus.core.reader import InputError
from algoritmus.explain.catalogue import LANGS, PATH, say
from algoritmus.puzzles.toml_page import print_page

BOX: Final = "box"


def edit_page(kind: str, text: str, edit: Edit | None) -> EditorView:
    """The page of a link after an edit, or as it was and why not; Refusal if the link is broken."""
    try:
        kind, page = page_link.read(text) if text else (kind, begin(kind))
        if edit is not None and edit.do == SET and edit.piece == BOX:
            page, edit = another_box(kind, page, edit.value), None
        view, refused = edited(editor_of(page), page, kind, edit)
    except InputError as error:
        raise Refusal("page.link", str(error)) from None
    return whole_view(view, refused)


def whole_view(view: EditorView, refused: Fault | None) -> EditorView:
    """With the text of the link, all words, and the file of a scenario that has no faults."""
    page = {**view.page, **{key: words_of(view.page, key, view.kind) for key in TEXTS}}
    ready = view.kind == SCENARIO and not view.built.faults
    return replace(
        view,
        built=replace(view.built, text=page_link.write(view.kind, view.page), refused=refused),
        page=page,
        words={key: dict(view.page.get(key, {})) for key in TEXTS},
        longest=TEXTS,
        choices=[box_choice(view), *(one for one in view.choices if one.id != "edition")],
        toml=print_page(page) if ready else "",
    )


def edited(editor: EditorSupport, page: Page, kind: str, edit: Edit | None) -> tuple[EditorView, Fault | None]:
    """The page after an edit; as it was if the edit is refused or makes the link too long."""
    try:
        view = apply(editor, page, kind, edit)
    except Faulty as error:
        return editor.edit_page(page, kind), error.fault
    if len(page_link.write(kind, view.page)) > page_link.MOST_TEXT:
        return editor.edit_page(page, kind), long_fault()
    return view, None


def begin(kind: str) -> Page:
    pages = [page for editor in editors().values() if (page := editor.new_page(kind)) is not None]
    if kind not in KINDS or not pages:
        raise nothing_here()
    return pages[0]


def nothing_here() -> Refusal:
    return Refusal("build.none", "nothing is made here")


def editors() -> dict[str, EditorSupport]:
    """By game, of all games that have one."""
    found = {package.id: package.editor() for package in algoritmus.packages()}
    return {id_: editor for id_, editor in found.items() if editor is not None}


def boxes(kind: str) -> list[str]:
    """The rule sets for which this can be made."""
    sets, known = [rule_set.split("/") for rule_set in algoritmus.RULE_SETS], editors()
    return ["/".join((id_, box)) for id_, box in sets if id_ in known and known[id_].new_page(kind, box) is not None]


def box_choice(view: EditorView) -> EditorChoice:
    """The choice of the rule set; it may be one of another game."""
    return EditorChoice(BOX, view.rule_set, boxes(view.kind))


def another_box(kind: str, page: Page, rule_set: str) -> Page:
    """An empty page of another rule set, with the same words."""
    if rule_set not in boxes(kind):
        raise nothing_here()
    id_, _, box = rule_set.partition("/")
    new = editors()[id_].new_page(kind, box)
    assert new is not None
    return {**new, **{key: page[key] for key in TEXTS if key in page}}


def editor_of(page: Page) -> EditorSupport:
    for editor in editors().values():
        if editor.edition_key in page:
            return editor
    raise page_link.broken()


def apply(editor: EditorSupport, page: Page, kind: str, edit: Edit | None) -> EditorView:
    """Words are the same in all games; the rest is the game's."""
    if edit is not None and edit.do == SET and edit.piece.partition(".")[0] in TEXTS:
        return editor.edit_page(with_words(page, edit), kind)
    return editor.edit_page(page, kind, edit)


def with_words(page: Page, edit: Edit) -> Page:
    """`title.ru`: what the maker writes, in one language or in both."""
    key, _, lang = edit.piece.partition(".")
    said = " ".join(edit.value.split())
    if lang not in LANGS:
        raise page_link.broken()
    if len(said) > TEXTS[key]:
        raise Faulty(long_fault())
    words = {**page.get(key, {}), lang: said}
    words = {one: text for one, text in words.items() if text}
    rest = {one: value for one, value in page.items() if one != key}
    return {**rest, key: words} if words else rest


def long_fault() -> Fault:
    return Fault("long", "this is too long for a link", (), {"most": page_link.MOST_TEXT})


def words_of(page: Page, key: str, kind: str) -> dict[str, str]:
    """The texts of the maker; a simple default where there is none."""
    texts = page.get(key)
    return dict(texts) if texts else {lang: say(PATH, lang, f"own-{kind}-{key}") for lang in LANGS}


# fields


def edit_field(rule_set: str, text: str, edit: Edit | None) -> FieldView:
    """The field that a table's option names after an edit, or as it was and why not; Faulty if the text is no field."""
    editor, edition = editor_for(rule_set)
    try:
        return editor.edit_field(edition, text, edit)
    except Faulty as error:
        if edit is None:
            raise
        return replace(editor.edit_field(edition, text), refused=error.fault)


def random_field(rule_set: str, seed: str) -> FieldView:
    """A random fair field."""
    editor, edition = editor_for(rule_set)
    return editor.edit_field(edition, editor.random_field(edition, Seeded(seed)))


def editor_for(rule_set: str) -> tuple[EditorSupport, str]:
    """The editor of a rule set's game, and the edition; Refusal if nothing is made there."""
    game, _, edition = rule_set.partition("/")
    known = editors()
    if game not in known:
        raise nothing_here()
    return known[game], edition
