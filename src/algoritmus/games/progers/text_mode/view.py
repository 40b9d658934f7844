"""View of a Progers seat in words: everything that the page draws."""

from __future__ import annotations

from algoritmus.core.grid import COMPASS, Grid
from algoritmus.core.package.text_mode import Voice, facing_words, result_line, size_words
from algoritmus.core.view_types import Cell, Colour, Facing
from algoritmus.games.progers.view_types import Place, ProgersView, RoverView, Samples


def describe(view: ProgersView, voice: Voice) -> list[str]:
    """The turn, rovers, samples, hills, walls, lifts, bases, cards, and for the own rover what is ahead."""
    grid, mine = Grid(view["planet"]["heights"]), view["rovers"][view["seat"]]
    lines = [*turn_lines(view, voice), size_words(grid, voice)]
    for name, rover in view["rovers"].items():
        lines.append(rover_line(name, rover, name == view["seat"], voice))
    samples = [pile_words(pile, voice) for pile in view["samples"]]
    lines.append(voice.say("on-field", things=", ".join(samples)) if samples else voice.say("field-empty"))
    lines += [*ground_lines(grid, view, voice), *base_lines(view, voice), *card_lines(view, voice)]
    if view["result"] is not None:
        lines.append(result_line(view["result"], voice))
    if mine["at"] is not None and mine["facing"] is not None:
        lines.append(voice.say("ahead", what=ahead(grid, mine["at"], mine["facing"], view, voice)))
    return lines


# the table


def turn_lines(view: ProgersView, voice: Voice) -> list[str]:
    lines = [
        voice.say("points-to-win", points=view["goal"], capacity=view["capacity"]),
        voice.say(f"phase-{view['phase']}"),
    ]
    if view["turn"] is not None:
        lines.append(voice.say("turn", name=voice.actor(view["turn"])))
    if view["turns_left"] is not None:
        lines.append(voice.say("turns-left", turns=view["turns_left"]))
    return lines


def card_lines(view: ProgersView, voice: Voice) -> list[str]:
    """The algorithm, the deck, the discard, one's own hand, and who pays whom nothing for now."""
    nothing = voice.say("nothing")
    discard = ", ".join(f"{card} × {copies}" for card, copies in view["discard"].items())
    lines = [
        voice.say("algorithm", cards=covered_words(view["algorithm"], voice) or nothing),
        voice.say("deck", cards=view["deck"], discard=discard or nothing),
        voice.say("my-hand", cards=hand_words(view["mine"]["hand"], voice) or nothing),
    ]
    pairs = [" – ".join(voice.actor(name) for name in pair) for pair in view["paid"]]
    return [*lines, voice.say("paid", pairs=", ".join(pairs))] if pairs else lines


def hand_words(hand: list[str], voice: Voice) -> str:
    return ", ".join(voice.say("my-card", card=card, name=voice.card(card)) for card in hand)


def table_line(algorithm: list[Place]) -> str:
    return ", ".join(table_card(place, card) for place, card in enumerate(algorithm))


def table_card(place: int, card: Place) -> str:
    """A card on the table by its number: `0 F`, `1 L ×2`; two cards under one loop: `×2+`."""
    loop = f" ×{card['loop']}" if "loop" in card else ""
    return f"{place} {card['card']}{loop}{'+' if 'pair' in card else ''}"


def covered_words(algorithm: list[Place], voice: Voice) -> str:
    """algo.cover: which cards lie under others."""
    under = [f"{place} {' '.join(card['covered'])}" for place, card in enumerate(algorithm) if "covered" in card]
    table = table_line(algorithm)
    return f"{table}; {voice.say('covered', cards=', '.join(under))}" if under else table


# rovers and samples


def rover_line(name: str, rover: RoverView, own: bool, voice: Voice) -> str:
    who, hand = "you" if own else "other", voice.say("hand-count", cards=rover["hand"])
    if rover["at"] is None or rover["facing"] is None:
        return f"{voice.say(f'{who}-nowhere', name=voice.actor(name))} {hand}"
    facing, aboard, points = facing_words(rover["facing"], voice), rover["aboard"], rover["points"]
    where = {"name": voice.actor(name), "at": rover["at"], "facing": facing}
    line = voice.say(f"{who}-rover", **where, aboard=aboard, points=points)
    more = [voice.say("delivered", samples=samples_words(rover["delivered"], voice))] if rover["delivered"] else []
    waits = [voice.say("waits-for-lift")] if rover["waiting"] else []
    return " ".join([line, *more, *waits, hand])


def samples_words(samples: list[str], voice: Voice) -> str:
    return ", ".join(voice.say(f"sample-{kind}") for kind in samples)


def pile_words(pile: Samples, voice: Voice) -> str:
    return voice.say("thing-samples", at=pile["at"], count=pile["count"])


# the planet


def ground_lines(grid: Grid, view: ProgersView, voice: Voice) -> list[str]:
    planet, nothing = view["planet"], voice.say("nothing")
    hills = [name for height in "12" for name in cells_of_height(grid, height)]
    walls = ["-".join(pair) for pair in planet["walls"]]
    lifts = [f"{lift['top']}-{lift['bottom'] or voice.say('lift-nowhere')}" for lift in planet["lifts"]]
    hidden = [f"{voice.say('sample-' + kind)} {count}" for kind, count in view["hidden"].items()]
    return [
        voice.say("hills", cells=", ".join(hills) or nothing),
        voice.say("walls", cells=", ".join(walls) or nothing),
        voice.say("lifts", cells=", ".join(lifts) or nothing),
        voice.say("marks", cells=", ".join(planet["marks"]) or nothing),
        voice.say("samples-left", samples=", ".join(hidden) or nothing),
    ]


def cells_of_height(grid: Grid, height: str) -> list[str]:
    return [f"{grid.name(cell)}={height}" for cell in grid.cells() if grid.marks[cell] == height]


def base_lines(view: ProgersView, voice: Voice) -> list[str]:
    """planet.bases, lab.basic, lab.full: every base token with its colours, and where each player delivers."""
    lines = [base_line(view, colour, labs, voice) for colour, labs in view["base_labs"].items()]
    for name, cells in view["labs"].items():
        message = "labs" if name == view["seat"] else "other-labs"
        lines += [voice.say(message, name=voice.actor(name), cells=", ".join(cells))] if cells else []
    return lines


def base_line(view: ProgersView, colour: str, labs: list[Colour], voice: Voice) -> str:
    names = ", ".join(voice.actor(name) for name in labs)
    if colour not in view["bases"]:
        return voice.say("base-not-yet", name=voice.actor(colour), labs=names)
    return voice.say("base", name=voice.actor(colour), at=view["bases"][colour], labs=names)


def ahead(grid: Grid, at: Cell, facing: Facing, view: ProgersView, voice: Voice) -> str:
    here = grid.cell(at)
    there = grid.ahead[here * 4 + COMPASS.index(facing)]
    if there < 0:
        return voice.say("ahead-edge")
    name = grid.name(there)
    rise = int(grid.marks[there]) - int(grid.marks[here])
    slope = [voice.say("ahead-up" if rise > 0 else "ahead-down", levels=abs(rise))] if rise else []
    wall = any(set(pair) == {at, name} for pair in view["planet"]["walls"])
    rovers = [voice.actor(other) for other, rover in view["rovers"].items() if rover["at"] == name]
    samples = [pile_words(pile, voice) for pile in view["samples"] if pile["at"] == name]
    found = [*([voice.say("ahead-wall")] if wall else []), *slope, *rovers, *samples]
    return ", ".join([name, *found]) if found else voice.say("ahead-nothing", cell=name)
