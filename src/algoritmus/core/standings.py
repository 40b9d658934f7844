"""Ranking of all who have played: places 1, 2, 2, 4."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from algoritmus.core.view_types import Colour, ComparedNumber, Standing


def standings(
    groups: Iterable[Sequence[int]], names: Sequence[Colour], counted: ComparedNumber | None, amounts: Sequence[int]
) -> list[Standing]:
    """The seats of each group share a place; with what was counted, if anything was."""
    ranked: list[Standing] = []
    for group in groups:
        place = len(ranked) + 1
        for seat in group:
            one: Standing = {"name": names[seat], "place": place}
            if counted is not None:
                one["counted"], one["amount"] = counted, amounts[seat]
            ranked.append(one)
    return ranked


def groups_of(seats: Iterable[int], scores: Sequence[int]) -> list[list[int]]:
    """Seats with the same score together, the lowest score first."""
    groups: dict[int, list[int]] = {}
    for seat in seats:
        groups.setdefault(scores[seat], []).append(seat)
    return [groups[score] for score in sorted(groups)]
