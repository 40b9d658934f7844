"""A round at the table: bonuses are drawn, programs run, and where a player must decide the row waits."""

from __future__ import annotations

from typing import cast

from algoritmus.core.beats import NO_BEAT
from algoritmus.core.chance import Chance
from algoritmus.core.grid import NO_CELL
from algoritmus.games.golems.components.scenario import NO_BONUS, USUAL_BONUS
from algoritmus.games.golems.outcomes import Die, Luck
from algoritmus.games.golems.rules.codes import NOBODY, OPERATORS
from algoritmus.games.golems.rules.edition import Edition
from algoritmus.games.golems.rules.programs.hand import Hand
from algoritmus.games.golems.rules.programs.program import Call, If, Program
from algoritmus.games.golems.rules.round import ON_CALL, Result, end_of_round, repeats, run_round, slots_of
from algoritmus.games.golems.rules.row.logic import SUPPLY
from algoritmus.games.golems.rules.row.scene import Scene
from algoritmus.games.golems.table.decisions import Pending, ScriptedDecisions
from algoritmus.games.golems.table.ending import end, limit_result, play_on
from algoritmus.games.golems.table.narration import RoundAtTable
from algoritmus.games.golems.table.position import (
    DECIDE,
    LOGIC,
    PROGRAM,
    CurrentRound,
    GolemsPosition,
    Pause,
    Progress,
    Question,
    broken_contents,
)
from algoritmus.games.golems.table.step import Step
from algoritmus.games.golems.table.tournament import come_back, count_cards, plays_on, settle


def begin_round(step: Step) -> None:
    """Dice and luck cards for a round; then programs are asked for."""
    position = step.position
    none = (0,) * len(position.names)
    luck = () if plays_on(position) else ("",) * len(position.names)
    if position.plan.way.bonus == USUAL_BONUS and luck:
        if position.plan.edition.luck:
            draw_luck(step)
            return
        luck = roll_dice(step)
    step.change(phase=PROGRAM, current=CurrentRound(luck, none, (None,) * len(none)))


def roll_dice(step: Step) -> tuple[str, ...]:
    """bonus.blocks, bonus.small: rolled in the open."""
    edition, names = step.position.plan.edition, step.position.names
    faces = [""] * len(names)
    for seat in asked_seats(step.position):
        faces[seat] = roll(edition, step.chance)
        what = cast(Die, faces[seat] or "blank")
        step.report({"rule": edition.bonus_rule, "golem": names[seat], "what": what, "beat": NO_BEAT})
    return tuple(faces)


def roll(edition: Edition, chance: Chance) -> str:
    """bonus.blocks, bonus.small: the grant word that the dice show, empty for a blank."""
    faces = [die[chance.draw(len(die), "bonus die")] for die in edition.dice]
    return faces[1] if faces and faces[0] == "number" else faces[0] if faces else ""


def draw_luck(step: Step) -> None:
    """bonus.luck: one card of the player's own deck, which only that player sees; logic.supply."""
    position = step.position
    seats = len(position.names)
    decks, luck, tokens = list(position.decks), [""] * seats, [0] * seats
    for seat in asked_seats(position):
        if not decks[seat]:
            continue
        luck[seat], decks[seat] = decks[seat][-1], decks[seat][:-1]
        token = OPERATORS.get(luck[seat], 0)  # 0 for another card
        if token and position.plan.logic and position.state.things.count(token) + tokens.count(token) < SUPPLY:
            tokens[seat] = token
        name = position.names[seat]
        step.report(
            {"rule": "bonus.luck", "golem": name, "what": "drawn", "beat": NO_BEAT},
            {seat: {"rule": "bonus.luck", "golem": name, "what": cast(Luck, luck[seat] or "blank"), "beat": NO_BEAT}},
        )
    current = CurrentRound(tuple(luck), tuple(tokens), (None,) * seats)
    step.change(phase=PROGRAM, decks=tuple(decks), current=current)


def shuffle_luck(edition: Edition, chance: Chance) -> tuple[str, ...]:
    """A player's own luck cards in random order; the last is drawn first."""
    order = chance.shuffle(range(len(edition.luck)), "luck deck")
    return tuple(edition.luck[place] for place in order)


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
    tokens = position.current.tokens
    for seat in range(after + 1, len(tokens)):
        if tokens[seat]:
            return seat
    return NOBODY


def run(step: Step) -> None:
    """The round from its start, with the decisions so far; its end, or the next question."""
    position, current = step.position, step.position.current
    script = ScriptedDecisions(current.decisions, step.chance)
    scene = Scene(position.state, script, step.with_events)
    table = RoundAtTable(position, step.with_events)
    try:
        result = run_round(scene, current.programs, current.laid, table)
    except Pending as pending:
        table.flush(scene)
        step.happenings += table.happenings[current.reported :]
        pause = paused(current, scene, pending.question)
        decided = current.decided(tuple(script.decided), len(table.happenings), pause)
        step.change(phase=DECIDE, current=decided)
        return
    step.happenings += table.happenings[current.reported :]
    finish(step, scene, table, result)


def paused(current: CurrentRound, scene: Scene, question: Question) -> Pause:
    """The row waits: how the field looks, and the rows that lie open."""
    opened = [
        min(max(scene.row, golem.spent_row + 1), len(program.rows)) if program is not None else 0
        for golem, program in zip(scene.golems, current.programs, strict=True)
    ]
    return Pause(question, scene.row, scene.state(), opened)


def finish(step: Step, scene: Scene, table: RoundAtTable, result: Result | None) -> None:
    """The round is over: the end of the game, or the next round."""
    position, plan = step.position, step.position.plan
    gears = table.gears
    progress = progress_after(position, scene, table)
    if plan.way.one_winner and result is not None and result.rule == "end.none":
        come_back(step, scene, result.winners)
        result = None
    turn, wrapped = next_turn(position, scene)
    if result is None and wrapped:
        result = end_of_round(scene)
        if result is not None and plan.goal is not None:
            result = limit_result(plan, scene, gears)
        scene.round += 1
    state = scene.state()
    if result is None and plan.way.autonomous:
        before = (*progress.before, position.state)
        progress = progress.replace(before=before)
        result = repeats(state, before)
    if result is None and plan.limit and wrapped and scene.round > plan.limit:
        result = limit_result(plan, scene, gears)
    step.change(state=state, turn=turn, progress=progress)
    if result is not None:
        result = settle(step, result) if plan.way.one_winner else play_on(step, result)
    if result is not None:
        end(step, result)
    elif plan.way.autonomous:  # the same programs again
        step.change(phase=PROGRAM, current=position.current.decided((), 0, None))
    else:
        begin_round(step)


def progress_after(position: GolemsPosition, scene: Scene, table: RoundAtTable) -> Progress:
    """Progress with the gears, opened barrels, cards and fallen golems of this round."""
    old = position.progress
    broken = (*old.broken, *broken_contents(position.state, scene.things))
    cards = count_cards(position) if position.plan.way.one_winner else old.cards_laid
    return Progress(table.gears, broken, cards, old.before, old.played, table.fallen)


def next_turn(position: GolemsPosition, scene: Scene) -> tuple[int, bool]:
    """The seat whose turn is next, and whether all have had one: together, that is so after every round."""
    if position.plan.together:
        return position.turn, True
    left = [golem.seat for golem in scene.golems if golem.on_field and not golem.is_bot]  # bot.rows: in every turn
    later = [seat for seat in left if seat > position.turn]
    return next(iter(later or left), NOBODY), not later


def after_programs(step: Step) -> None:
    """All programs lie: players with a logic token lay it, then the round runs."""
    giver = next_giver(step.position, NOBODY)
    if giver != NOBODY:
        step.change(phase=LOGIC, turn=giver)
    else:
        run_on(step)


def run_on(step: Step) -> None:
    """Run the round; autonomous golems go on with the same programs until the end."""
    run(step)
    while step.position.plan.way.autonomous and step.position.phase == PROGRAM:
        run(step)


def bonus_words(position: GolemsPosition, seat: int, bonus: str) -> list[str] | None:
    """The grants of this round; None for all bonus cards."""
    plan = position.plan
    if bonus == NO_BONUS:
        return []
    grants = plan.edition.grants
    if bonus == USUAL_BONUS:
        word = position.current.luck[seat]
        return [word] if word in grants else []
    if bonus in grants:
        return [bonus]
    return None if plan.way.autonomous else list(grants)


def hand_of(position: GolemsPosition, seat: int) -> Hand:
    """The hand of this player now."""
    plan, state = position.plan, position.state
    sheet, bonus = state.setup.sheets[seat], plan.way.bonus
    grants = bonus_words(position, seat, bonus) if position.current.luck else []
    one = bonus == USUAL_BONUS  # the die or the luck card gives one card
    return Hand(plan.edition, state.rows_of(seat), sheet.subroutine, grants, plan.way.autonomous, plan.deck, one)


def first_slot(program: Program, row: int) -> str:
    """Which card of a face-down row NOT meets; it does nothing to CALL (logic.not)."""
    card = program.rows[row]
    if isinstance(card, Call):
        return ON_CALL
    return "yes" if isinstance(card, If) else slots_of(card)[0]
