"""A round at the table: bonuses are drawn, programs run, and where a player must decide the row waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from algoritmus.core.chance import Chance
from algoritmus.core.game import Happening
from algoritmus.core.grid import NO_CELL
from algoritmus.golems.box.scenario import NO_BONUS, USUAL_BONUS
from algoritmus.golems.law.laying import Hand
from algoritmus.golems.law.program import Call, If, Program
from algoritmus.golems.law.round import (
    Result,
    begin,
    end_of_round,
    lay_program,
    lay_token,
    play_rows,
    repeats,
    slots_of,
)
from algoritmus.golems.law.row.logic import SUPPLY
from algoritmus.golems.law.row.scene import Scene
from algoritmus.golems.law.show import show_golems, show_tokens
from algoritmus.golems.law.words import NOBODY, NOTHING
from algoritmus.golems.table.bonus import roll, token_of
from algoritmus.golems.table.decided import Pending, Script
from algoritmus.golems.table.ending import end, limit_result, play_on
from algoritmus.golems.table.position import DECIDE, LOGIC, PROGRAM, GolemsPosition, Question
from algoritmus.golems.table.telling import RoundAtTable
from algoritmus.golems.table.tournament import come_back, count_cards, plays_on, settle

ON_CALL: Final = "call"  # NOT lies there as on any row, so that nobody can tell, and does nothing


def begin_round(position: GolemsPosition, chance: Chance) -> list[Happening]:
    """Dice and luck cards for a round; then programs are asked for."""
    position.phase = PROGRAM
    position.programs = (None,) * len(position.names)
    position.laid = ()
    position.decided = ()
    position.told = 0
    position.question = None
    position.paused = None
    position.tokens = (0,) * len(position.names)
    position.luck = () if plays_on(position) else ("",) * len(position.names)
    if position.plan.bonus != USUAL_BONUS or plays_on(position):
        return []
    if position.plan.edition.luck:
        return draw_luck(position, chance)
    return roll_dice(position, chance)


def roll_dice(position: GolemsPosition, chance: Chance) -> list[Happening]:
    """bonus.blocks, bonus.small: rolled in the open."""
    edition = position.plan.edition
    told: list[Happening] = []
    faces = list(position.luck)
    for seat in asked_seats(position):
        faces[seat] = roll(edition, chance)
        told.append(
            Happening({"rule": edition.bonus_rule, "golem": position.names[seat], "what": faces[seat] or "blank"})
        )
    position.luck = tuple(faces)
    return told


def draw_luck(position: GolemsPosition, chance: Chance) -> list[Happening]:  # noqa: ARG001
    """bonus.luck: one card of one's own deck, which only its player sees; logic.supply."""
    decks, luck, tokens = list(position.decks), list(position.luck), list(position.tokens)
    told: list[Happening] = []
    for seat in asked_seats(position):
        if not decks[seat]:
            continue
        luck[seat], decks[seat] = decks[seat][-1], decks[seat][:-1]
        token = token_of(luck[seat])
        if token and position.plan.logic and position.state.things.count(token) + tokens.count(token) < SUPPLY:
            tokens[seat] = token
        name = position.names[seat]
        told.append(
            Happening(
                {"rule": "bonus.luck", "golem": name, "what": "drawn"},
                {seat: {"rule": "bonus.luck", "golem": name, "what": luck[seat] or "blank"}},
            )
        )
    position.decks, position.luck, position.tokens = tuple(decks), tuple(luck), tuple(tokens)
    return told


def asked_seats(position: GolemsPosition) -> list[int]:
    """The players who lay programs now: all on the field, or the one whose turn it is."""
    if position.turn != NOBODY:
        return [position.turn]
    return [
        seat
        for seat, figure in enumerate(position.state.figures)
        if figure.at != NO_CELL and not position.state.setup.sheets[seat].bot
    ]


def next_giver(position: GolemsPosition, after: int) -> int:
    """logic.place: the next seat with a token in hand, in seat order."""
    for seat in range(after + 1, len(position.tokens)):
        if position.tokens[seat]:
            return seat
    return NOBODY


def run(position: GolemsPosition, chance: Chance, telling: bool) -> list[Happening]:
    """The round from its start, with all that is decided so far; its end, or the next question."""
    script = Script(position.decided, chance)
    scene = Scene(position.state, script, telling)
    table = RoundAtTable(position, telling)
    lay_all(position, scene)
    told_before = position.told
    try:
        result = play_rows(scene, table)
    except Pending as pending:
        table.flush(scene)
        pause(position, scene, pending.question)
        position.decided = tuple(script.decided)
        position.told = len(table.told)
        return table.told[told_before:]
    position.gears = table.gears
    return table.told[told_before:] + finish(position, scene, result, chance)


def lay_all(position: GolemsPosition, scene: Scene) -> None:
    """Programs and tokens as they lie on the table."""
    begin(scene)
    for golem in scene.golems:
        program = position.programs[golem.seat]
        if program is not None:
            lay_program(golem, program)
    for laid in position.laid:
        if laid.on == NOBODY:
            scene.things[laid.cell] = laid.token
        elif laid.slot == ON_CALL:
            scene.golems[laid.on].had_token = True
        else:
            lay_token(scene.golems[laid.on], laid.token, laid.row, laid.slot)


def pause(position: GolemsPosition, scene: Scene, question: Question) -> None:
    """The row waits: what lies open and how the field looks is kept for the views."""
    position.phase = DECIDE
    position.question = question
    position.paused = {
        "row": scene.row,
        "golems": show_golems(scene),
        "tokens": show_tokens(scene.things, scene.setup),
        "broken": broken_contents(scene, position.state.things),
        "opened": {
            golem.sheet.name: [str(row) for row in program.rows[: max(scene.row, golem.spent_row + 1)]]
            for golem in scene.golems
            for program in [position.programs[golem.seat]]
            if program is not None
        },
    }


def broken_contents(scene: Scene, before: Sequence[int]) -> list[int]:
    """What the barrels held that are gone: everybody has seen it."""
    gone = [thing for thing in before if thing != NOTHING and scene.kinds.loose[thing]]
    for thing in scene.things:
        if thing != NOTHING and thing in gone:
            gone.remove(thing)
    return sorted(gone)


def finish(position: GolemsPosition, scene: Scene, result: Result | None, chance: Chance) -> list[Happening]:
    """The round is over: the end of the game, or the next round."""
    start = position.state
    position.broken = (*position.broken, *broken_contents(scene, start.things))
    told: list[Happening] = []
    if position.plan.tournament:
        position.cards_laid = count_cards(position)
        if result is not None and result.rule == "end.none":
            told, result = come_back(position, scene, result.winners), None
    wrapped = next_turn(position, scene)
    if result is None and wrapped:
        result = end_of_round(scene)
        if result is not None and position.plan.goal is not None:
            result = limit_result(position, scene)
        scene.round += 1
    position.state = scene.state()
    if result is None and position.plan.autonomous:
        position.before = (*position.before, start)
        result = repeats(position.state, position.before)
    if result is None and position.plan.limit and wrapped and scene.round > position.plan.limit:
        result = limit_result(position, scene)
    if result is not None and position.plan.tournament:
        result, decided = settle(position, result, chance)
        told += decided
    elif result is not None:
        result = play_on(position, result)
    if result is not None:
        return told + end(position, result)
    if position.plan.autonomous:  # the same programs again
        position.phase, position.decided, position.told = PROGRAM, (), 0
        return told
    return told + begin_round(position, chance)


def next_turn(position: GolemsPosition, scene: Scene) -> bool:
    """Whether everybody has had a turn; together that is so after every round."""
    if position.plan.together:
        return True
    left = [golem.seat for golem in scene.golems if golem.on_field and not golem.is_bot]  # bot.rows: in every turn
    later = [seat for seat in left if seat > position.turn]
    position.turn = next(iter(later or left), NOBODY)
    return not later


def after_programs(position: GolemsPosition, chance: Chance, telling: bool) -> list[Happening]:
    """All programs lie: tokens are laid by those who have one, then the round runs."""
    giver = next_giver(position, NOBODY)
    if giver != NOBODY:
        position.phase = LOGIC
        position.turn = giver
        return []
    return run_on(position, chance, telling)


def run_on(position: GolemsPosition, chance: Chance, telling: bool) -> list[Happening]:
    """Run the round; autonomous golems go on with the same programs until the end."""
    told = run(position, chance, telling)
    while position.plan.autonomous and position.phase == PROGRAM:
        told += run(position, chance, telling)
    return told


def bonus_words(position: GolemsPosition, seat: int) -> list[str] | None:
    """The grants of this round; None for all bonus cards."""
    if position.plan.bonus == NO_BONUS:
        return []
    if position.plan.bonus in position.plan.edition.grants:
        return [position.plan.bonus]
    if position.plan.bonus != USUAL_BONUS:
        return None if position.plan.autonomous else list(position.plan.edition.grants)
    word = position.luck[seat]
    return [word] if word in position.plan.edition.grants else []


def hand_of(position: GolemsPosition, seat: int) -> Hand:
    """What this player may lay now."""
    plan, state = position.plan, position.state
    sheet = state.setup.sheets[seat]
    grants = bonus_words(position, seat) if position.luck else []
    one = plan.bonus == USUAL_BONUS  # the die or the luck card gives one card
    return Hand(plan.edition, state.rows_of(seat), sheet.subroutine, grants, plan.autonomous, plan.deck, one)


def first_slot(program: Program, row: int) -> str:
    """Which card of a face-down row NOT meets; it does nothing to CALL (logic.not)."""
    card = program.rows[row]
    if isinstance(card, Call):
        return ON_CALL
    return "yes" if isinstance(card, If) else slots_of(card)[0]
