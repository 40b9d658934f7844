"""The edits that every field in an editor knows: one method each, and a refusal for what a piece cannot do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from algoritmus.core.package.editing import CLEAR, FLIP, MIRROR, MOVE, PUT, REMOVE, TURN, Edit, Fault, Faulty

Draft = TypeVar("Draft")


class FieldEditor(Generic[Draft]):
    """One edit of a draft; what cannot be done raises Faulty and changes nothing."""

    def apply(self, edit: Edit) -> Draft:
        edits: dict[str, Callable[[Edit], Draft]] = {
            PUT: self.put, MOVE: self.move, TURN: self.turn, FLIP: self.flip,
            REMOVE: self.remove, MIRROR: self.mirror, CLEAR: self.clear,
        }  # fmt: skip
        return edits.get(edit.do, self.refuse)(edit)

    def fault(self, code: str, *cells: str, **values: str | int) -> Fault:
        raise NotImplementedError

    def refuse(self, edit: Edit) -> Draft:
        """This piece cannot be edited so."""
        raise Faulty(self.fault("fixed", piece=edit.piece))

    put = move = turn = flip = remove = mirror = clear = refuse
