"""The editors of fields, puzzles and scenarios: one edit at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from algoritmus.core.game import Refusal
from algoritmus.core.package.editing import Edit, Faulty, FieldView
from algoritmus.editor import pages
from algoritmus.editor.fields import edit_field, random_field
from algoritmus.server.wire.editor import BuildRequest, DraftRequest, DraftResponse, SurpriseRequest


def build(request: BuildRequest) -> FieldView:
    """The field after the edit, or the field as it was and the reason for the refusal."""
    wanted = request.edit
    edit = Edit(wanted.do, wanted.piece, wanted.at, wanted.to) if wanted is not None else None
    with refusing():
        field, refused = edit_field(request.rule_set, request.text, edit)
        return replace(field, refused=refused)


def surprise(request: SurpriseRequest) -> FieldView:
    """A random fair field."""
    with refusing():
        return random_field(request.rule_set, request.seed)


@contextmanager
def refusing() -> Iterator[None]:
    """A text that is no field refuses the request."""
    try:
        yield
    except Faulty as error:
        raise Refusal(f"build.{error.fault.code}", error.fault.message) from None


def draft(request: DraftRequest) -> DraftResponse:
    """A user puzzle or scenario after an edit."""
    wanted = request.edit
    edit = Edit(wanted.do, wanted.piece, wanted.at, wanted.to, wanted.value) if wanted is not None else None
    made = pages.edit_page(request.kind, request.text, edit)
    one = made.view
    return DraftResponse(
        one.kind,
        one.rule_set,
        replace(one.field, text=made.text, refused=made.refused),
        made.page,
        {key: dict(one.page.get(key, {})) for key in pages.TEXTS},
        dict(pages.TEXTS),
        one.counts,
        one.choices,
        made.toml,
    )
