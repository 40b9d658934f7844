"""Samples: taken, delivered, scored, paid for bumps, and the ends they bring (section 3 of the rules)."""

from __future__ import annotations

from algoritmus.games.progers.outcomes import RoverOutcome
from algoritmus.games.progers.rules.codes import BY_POINTS, BY_SAMPLES, END_RULES
from algoritmus.games.progers.rules.state import NO_BASE, PAIR, Pile, points
from algoritmus.games.progers.rules.turn.scene import Rover, Scene


def arrive(scene: Scene, rover: Rover) -> None:
    """Arrive at a cell: first take, then deliver, once (sample.order)."""
    if scene.samples[rover.at]:
        load(scene, rover, scene.samples[rover.at], ())
    labs = scene.setup.labs[rover.at]
    if labs != NO_BASE and rover.aboard:
        reach_base(scene, rover, labs)


def load(scene: Scene, rover: Rover, found: Pile, beneath: Pile) -> None:
    """sample.take: as many of those found as there is room for, the oldest first; the rest lies on what was there."""
    taken = min(scene.setup.capacity - len(rover.aboard), len(found))
    if taken:
        rover.aboard = rover.aboard + found[:taken]
    scene.samples[rover.at] = beneath + found[taken:]
    if scene.with_events:
        what: RoverOutcome = "all" if taken == len(found) else "some" if taken else "none"
        scene.tell("sample.take", rover, to=rover.at, amount=taken, what=what)


def reach_base(scene: Scene, rover: Rover, labs: int) -> None:
    if labs & (1 << rover.seat):
        deliver(scene, rover)
    else:
        scene.tell(scene.setup.edition.lab_rule, rover, to=rover.at, amount=len(rover.aboard))


def deliver(scene: Scene, rover: Rover) -> None:
    """sample.deliver: everything aboard is turned up and scores."""
    cargo, before = rover.aboard, rover.delivered
    rover.delivered = before + cargo
    rover.aboard = ()
    if scene.with_events:
        gain = points(rover.delivered) - points(before)
        scene.tell("sample.deliver", rover, to=rover.at, amount=len(cargo), points=gain, samples=cargo)
    judge_end(scene, rover)


def judge_end(scene: Scene, rover: Rover) -> None:
    """After each delivery, points before samples."""
    if points(rover.delivered) >= scene.setup.goal:
        end(scene, BY_POINTS)
    elif all_delivered(scene):
        end(scene, BY_SAMPLES)


def all_delivered(scene: Scene) -> bool:
    for rover in scene.rovers:
        if rover.aboard:
            return False
    for pile in scene.samples:
        if pile:
            return False
    return True


def end(scene: Scene, how: int) -> None:
    """End the game; the seats with the most points have won."""
    scene.ended = how
    if scene.with_events:
        best = max([points(rover.delivered) for rover in scene.rovers])
        winners = [rover for rover in scene.rovers if points(rover.delivered) == best]
        ending: RoverOutcome = "won" if len(winners) == 1 else "draw"
        for rover in winners:
            scene.tell(END_RULES[how], rover, points=best, what=ending)


def pay(scene: Scene, rover: Rover, other: Rover) -> None:
    """bump.pay: the rover in the way gives the sample that it took last."""
    pair = PAIR[rover.seat * 4 + other.seat]
    if scene.paid & pair:
        scene.tell("bump.once", rover, to=other.at, other=other.seat)
    elif not other.aboard:
        scene.tell("bump.pay", rover, to=other.at, other=other.seat, amount=0, what="empty")
    elif len(rover.aboard) >= scene.setup.capacity:
        scene.tell("bump.pay", rover, to=other.at, other=other.seat, amount=0, what="laden")
    else:
        rover.aboard = (*rover.aboard, other.aboard[-1])
        other.aboard = other.aboard[:-1]
        scene.paid |= pair
        scene.tell("bump.pay", rover, to=other.at, other=other.seat, amount=1, what="paid")
