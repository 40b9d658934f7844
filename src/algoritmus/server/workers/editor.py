"""The editors of fields, puzzles and scenarios: one edit at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import astuple

from algoritmus.core.game import Refusal
from algoritmus.core.package.editing import Edit, EditorView, Faulty, FieldView
from algoritmus.editor import pages
from algoritmus.server.wire.editor import BuildRequest, DraftEditRequest, DraftRequest, EditRequest, SurpriseRequest


def build(request: BuildRequest) -> FieldView:
    """The field after the edit, or the field as it was and the reason for the refusal."""
    with refusing():
        return pages.edit_field(request.rule_set, request.text, edit_of(request.edit))


def surprise(request: SurpriseRequest) -> FieldView:
    """A random fair field."""
    with refusing():
        return pages.random_field(request.rule_set, request.seed)


@contextmanager
def refusing() -> Iterator[None]:
    """A text that is no field refuses the request."""
    try:
        yield
    except Faulty as error:
        raise Refusal(f"build.{error.fault.code}", error.fault.message) from None


def draft(request: DraftRequest) -> EditorView:
    """A user puzzle or scenario after an edit."""
    return pages.edit_page(request.kind, request.text, edit_of(request.edit))


def edit_of(wanted: EditRequest | DraftEditRequest | None) -> Edit | None:
    return Edit(*astuple(wanted)) if wanted is not None else None
