"""Logic tokens: laid on programs and cells, stepped on, joining and turning rows (section 8 of the rules)."""

from __future__ import annotations

from typing import Final

from algoritmus.games.golems.outcomes import GolemOutcome
from algoritmus.games.golems.rules.codes import NOTHING, OPERATOR_NAMES, TOKEN_AND, TOKEN_NOT
from algoritmus.games.golems.rules.row.passes import Pass
from algoritmus.games.golems.rules.row.scene import Golem, Scene

SUPPLY: Final = 2  # logic.supply: two tokens of each
PICKS: Final = ((True, False), (False, True), (True, True))  # logic.or: the first row, the second, or both


def arrive(scene: Scene, golem: Golem) -> None:
    """logic.step: the golem takes the token it came to; it works on the next row or goes back."""
    token = scene.things[golem.at]
    if golem.is_bot:
        if scene.with_events:
            scene.tell("logic.step", golem, to=golem.at, what="bot", thing=OPERATOR_NAMES[token])
        return
    scene.things[golem.at] = NOTHING
    rows_left = len(golem.program) - scene.row
    what: GolemOutcome
    if golem.had_token:
        what = "had"
    elif rows_left < (1 if token == TOKEN_NOT else 2):
        what = "late"
    else:
        what = "works"
        attach(golem, token, scene.row)
    if scene.with_events:
        scene.tell("logic.step", golem, to=golem.at, what=what, thing=OPERATOR_NAMES[token])


def attach(golem: Golem, token: int, row: int) -> None:
    """The token works from this row (counted from 0) of the golem's program."""
    golem.had_token = True
    golem.token = token
    golem.token_row = row


def open_row(scene: Scene, golem: Golem, row: int) -> list[Pass]:
    """The passes of a row of a golem that has had a token; OR and XOR ask the player."""
    if row == golem.turned_row:
        scene.tell("logic.not", golem, what="card")
    if row == golem.spent_row:
        scene.tell(f"logic.{OPERATOR_NAMES[golem.token]}", golem, what="spent")
        return []
    if row != golem.token_row:
        return golem.program[row]
    if golem.token == TOKEN_NOT:
        scene.tell("logic.not", golem, what="row")
        return [one.inverted() for one in golem.program[row]]
    return join_rows(scene, golem, row)


def join_rows(scene: Scene, golem: Golem, row: int) -> list[Pass]:
    """logic.and, logic.or, logic.xor: this row and the next at once; the next is then spent."""
    name = OPERATOR_NAMES[golem.token]
    if row + 1 >= len(golem.program):
        scene.tell(f"logic.{name}", golem, what="last")
        return golem.program[row]
    first, second = True, True
    if golem.token != TOKEN_AND:
        first, second = scene.decisions.pick(golem.seat, golem.token)
    golem.spent_row = row + 1
    scene.tell(f"logic.{name}", golem, what="both" if first and second else "first" if first else "second")
    return (golem.program[row] if first else []) + (golem.program[row + 1] if second else [])
