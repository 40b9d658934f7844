"""Fields of one's own, laid piece by piece: the game says what lies there now, what is wrong, what is left."""

from __future__ import annotations

import algoritmus
from algoritmus.core.building import Built, Edit, Fault, Faulty
from algoritmus.core.chance import Seeded
from algoritmus.core.family import Family
from algoritmus.server.wire.messages import BuildWish, BuiltTold, FaultTold, PieceLaid, PieceLeft, SurpriseWish


def lay(wish: BuildWish) -> BuiltTold:
    """The field after the edit, or as it was and why not; Faulty if nothing is written so."""
    family, edition = shelf_of(wish.rule_set)
    if wish.edit is None:
        return tell(family.build(edition, wish.text))
    try:
        edit = Edit(wish.edit.do, wish.edit.piece, wish.edit.at, wish.edit.to)
        return tell(family.build(edition, wish.text, edit))
    except Faulty as error:
        return tell(family.build(edition, wish.text), error.fault)


def surprise(wish: SurpriseWish) -> BuiltTold:
    family, edition = shelf_of(wish.rule_set)
    return tell(family.build(edition, family.surprise(edition, Seeded(wish.seed))))


def shelf_of(rule_set: str) -> tuple[Family, str]:
    id_, _, edition = rule_set.partition("/")
    return algoritmus.family(id_), edition


def tell(built: Built, refused: Fault | None = None) -> BuiltTold:
    return BuiltTold(
        built.option,
        built.text,
        built.ground,
        built.margin,
        [PieceLeft(one.id, one.left, one.turns, one.flips, list(one.shape)) for one in built.pieces],
        [PieceLaid(piece.piece, list(piece.cells)) for piece in built.laid],
        [told(fault) for fault in built.faults],
        [told(fault) for fault in built.notes],
        list(built.players),
        built.mirrors,
        told(refused) if refused is not None else None,
    )


def told(fault: Fault) -> FaultTold:
    return FaultTold(fault.code, fault.words, list(fault.cells), dict(fault.values))
