"""Fields of one's own, laid piece by piece: the game says what lies there now, what is wrong, what is left."""

from __future__ import annotations

import algoritmus
from algoritmus.core.building import BuildEdit, Built, Fault, Faulty
from algoritmus.core.chance import Seeded
from algoritmus.core.drafting import Stroke
from algoritmus.core.family import Family
from algoritmus.puzzles import drafts
from algoritmus.server.wire.building import (
    BuildWish,
    BuiltTold,
    ChoiceTold,
    CountTold,
    DraftTold,
    DraftWish,
    FaultTold,
    PieceLaid,
    PieceLeft,
    SurpriseWish,
)


def lay(wish: BuildWish) -> BuiltTold:
    """The field after the edit, or as it was and why not; Faulty if nothing is written so."""
    family, edition = shelf_of(wish.rule_set)
    if wish.edit is None:
        return tell(family.build(edition, wish.text))
    try:
        edit = BuildEdit(wish.edit.do, wish.edit.piece, wish.edit.at, wish.edit.to)
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


def draft(wish: DraftWish) -> DraftTold:
    """A puzzle or scenario of one's own, one stroke further."""
    edit = wish.edit
    stroke = None if edit is None else Stroke(edit.do, edit.piece, edit.at, edit.to, edit.value)
    made = drafts.make(wish.kind, wish.text, stroke)
    one = made.draft
    return DraftTold(
        one.kind,
        one.rule_set,
        tell(one.built._replace(text=made.text), made.refused),
        made.page,
        {key: dict(one.page.get(key, {})) for key in drafts.TEXTS},
        dict(drafts.TEXTS),
        [CountTold(*count) for count in one.counts],
        [ChoiceTold(choice.id, choice.value, list(choice.values), choice.card) for choice in one.choices],
        made.toml,
    )
