"""Snapshots of a scene in the middle of a round, and restoring them, for searches."""

from __future__ import annotations

from algoritmus.games.golems.rules.row.scene import Golem, Scene

Snapshot = tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]


def take_snapshot(scene: Scene) -> Snapshot:
    return tuple(scene.things), tuple([golem_facts(golem) for golem in scene.golems])


def golem_facts(golem: Golem) -> tuple[int, ...]:
    """All that later rows of this round and the rounds to come depend on; all golems that are out are alike."""
    if not golem.on_field:
        return ()
    return (
        golem.at,
        golem.facing,
        golem.damage,
        int(golem.carrying),
        golem.extra_rows,
        golem.halted,
        int(golem.had_token),
        golem.token,
        golem.token_row,
        golem.spent_row,
    )


def put_back(scene: Scene, snapshot: Snapshot) -> None:
    """Restore the scene from a snapshot; only the programs stay."""
    things, golems = snapshot
    scene.things[:] = list(things)
    for golem in scene.golems:
        if golem.on_field:
            scene.on[golem.at] = None
    for golem, facts in zip(scene.golems, golems, strict=True):
        set_golem(golem, facts)
        if golem.on_field:
            scene.on[golem.at] = golem
    scene.blows = False


def set_golem(golem: Golem, facts: tuple[int, ...]) -> None:
    golem.on_field = len(facts) > 0
    if not golem.on_field:
        golem.at = -1
        golem.damage = golem.limit
        golem.carrying = False
        return
    golem.at, golem.facing, golem.damage = facts[0], facts[1], facts[2]
    golem.carrying = facts[3] != 0
    golem.extra_rows, golem.halted = facts[4], facts[5]
    golem.had_token = facts[6] != 0
    golem.token, golem.token_row, golem.spent_row = facts[7], facts[8], facts[9]
    golem.struck = 0
    golem.defended = 0
