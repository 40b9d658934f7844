"""The edits of the field editor: a field that does not support an edit refuses it and names the piece."""

from __future__ import annotations

import pytest

from algoritmus.core.package.editing import EDITS, PUT, SET, Edit, Fault, Faulty
from algoritmus.core.package.field_editor import FieldEditor


class Flowerbed(FieldEditor[str]):
    """A field on which pieces can only be put."""

    def fault(self, code: str, *cells: str, **values: str | int) -> Fault:
        return Fault(code, f"{code} {values['piece']}", cells, values)

    def put(self, edit: Edit) -> str:
        return edit.piece


def test_an_edit_that_a_field_knows_is_applied() -> None:
    assert Flowerbed().apply(Edit(PUT, "rose")) == "rose"


@pytest.mark.parametrize("do", [*(do for do in EDITS if do != PUT), SET, "paint"])
def test_an_edit_that_a_field_does_not_know_is_refused_with_its_piece(do: str) -> None:
    with pytest.raises(Faulty) as refused:
        Flowerbed().apply(Edit(do, "rose"))
    assert (refused.value.fault.code, refused.value.fault.values) == ("fixed", {"piece": "rose"})


def test_a_field_without_words_for_its_faults_cannot_be_edited() -> None:
    with pytest.raises(NotImplementedError):
        FieldEditor[str]().apply(Edit(PUT, "rose"))
