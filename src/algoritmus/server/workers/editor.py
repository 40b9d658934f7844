"""The editors of fields, puzzles and scenarios: one edit at a time."""

from __future__ import annotations

from msgspec.structs import astuple

from algoritmus.core.package.editing import Edit, EditorView, FieldView
from algoritmus.editor import pages
from algoritmus.server.wire.editor import BuildRequest, DraftEditRequest, DraftRequest, EditRequest, SurpriseRequest


def build(request: BuildRequest) -> FieldView:
    """The field after the edit, or the field as it was and the reason for the refusal."""
    return pages.edit_field(request.rule_set, request.text, edit_of(request.edit))


def surprise(request: SurpriseRequest) -> FieldView:
    """A random fair field."""
    return pages.random_field(request.rule_set, request.seed)


def draft(request: DraftRequest) -> EditorView:
    """A user puzzle or scenario after an edit."""
    return pages.edit_page(request.kind, request.text, edit_of(request.edit))


def edit_of(wanted: EditRequest | DraftEditRequest | None) -> Edit | None:
    return Edit(*astuple(wanted)) if wanted is not None else None
