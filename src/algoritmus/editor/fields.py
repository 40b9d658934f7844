"""Custom fields in the editor: the text of a table's option is the whole field, so undo returns to an earlier text."""

from __future__ import annotations

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.package.editing import Edit, Fault, Faulty, FieldView
from algoritmus.core.package.editor_support import EditorSupport
from algoritmus.editor.pages import nothing_here


def edit_field(rule_set: str, text: str, edit: Edit | None) -> tuple[FieldView, Fault | None]:
    """The field after an edit, or as it was and why not; Faulty if the text is no field."""
    editor, edition = editor_of(rule_set)
    try:
        return editor.edit_field(edition, text, edit), None
    except Faulty as error:
        if edit is None:
            raise
        return editor.edit_field(edition, text), error.fault


def random_field(rule_set: str, seed: str) -> FieldView:
    """A random fair field."""
    editor, edition = editor_of(rule_set)
    return editor.edit_field(edition, editor.random_field(edition, Seeded(seed)))


def editor_of(rule_set: str) -> tuple[EditorSupport, str]:
    """The editor of a rule set's game, and the edition; Refusal if nothing is made there."""
    editor = algoritmus.package_of(rule_set).editor()
    if editor is None:
        raise nothing_here()
    return editor, rule_set.partition("/")[2]
