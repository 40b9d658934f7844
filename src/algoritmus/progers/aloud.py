"""A table of rovers in words: what a seat sees and what it is asked; read without seeing the planet."""

from __future__ import annotations

from typing import Any

from algoritmus.core.family import Voice
from algoritmus.core.game import Ask
from algoritmus.core.grid import COMPASS, Grid
from algoritmus.core.speech import facing_words, size_words


def describe(view: Any, voice: Voice) -> list[str]:
    """Rovers, samples, hills, walls, laboratories, and for the own rover what is ahead."""
    grid, mine = Grid(view["planet"]["heights"]), view["rovers"][view["seat"]]
    lines = [size_words(grid, voice)]
    for name, facts in view["rovers"].items():
        if facts["at"] is not None:
            lines.append(rover_line(name, facts, name == view["seat"], voice))
    samples = [pile_words(pile, voice) for pile in view["samples"]]
    lines.append(voice.say("on-field", things=", ".join(samples)) if samples else voice.say("field-empty"))
    lines += ground_lines(grid, view, voice)
    if mine["at"] is not None:
        lines.append(voice.say("ahead", what=ahead(grid, mine, view, voice)))
    return lines


def rover_line(name: str, facts: Any, own: bool, voice: Voice) -> str:
    values = {key: facts[key] for key in ("at", "aboard", "points")}
    who = "you-rover" if own else "other-rover"
    return voice.say(who, name=voice.actor(name), facing=facing_words(facts["facing"], voice), **values)


def pile_words(pile: Any, voice: Voice) -> str:
    return voice.say("thing-samples", at=pile["at"], count=pile["count"])


def ground_lines(grid: Grid, view: Any, voice: Voice) -> list[str]:
    hills = [name for height in "12" for name in cells_of_height(grid, height)]
    walls = ["-".join(pair) for pair in view["planet"]["walls"]]
    return [
        voice.say("hills", cells=", ".join(hills) or voice.say("nothing")),
        voice.say("walls", cells=", ".join(walls) or voice.say("nothing")),
        voice.say("labs", cells=", ".join(view["labs"].get(view["seat"], []))),
    ]


def cells_of_height(grid: Grid, height: str) -> list[str]:
    return [f"{grid.name(cell)}={height}" for cell in grid.cells() if grid.marks[cell] == height]


def ahead(grid: Grid, mine: Any, view: Any, voice: Voice) -> str:
    here = grid.cell(mine["at"])
    there = grid.ahead[here * 4 + COMPASS.index(mine["facing"])]
    if there < 0:
        return voice.say("ahead-edge")
    name = grid.name(there)
    rise = int(grid.marks[there]) - int(grid.marks[here])
    slope = [voice.say("ahead-up" if rise > 0 else "ahead-down", levels=abs(rise))] if rise else []
    wall = any(set(pair) == {mine["at"], name} for pair in view["planet"]["walls"])
    rovers = [voice.actor(other) for other, facts in view["rovers"].items() if facts["at"] == name]
    samples = [pile_words(pile, voice) for pile in view["samples"] if pile["at"] == name]
    found = [*([voice.say("ahead-wall")] if wall else []), *slope, *rovers, *samples]
    return ", ".join([name, *found]) if found else voice.say("ahead-nothing", cell=name)


# asking


def turn_question(view: Any, ask: Ask, voice: Voice) -> str:
    facts: Any = ask.show()
    table = ", ".join(table_card(place, card) for place, card in enumerate(view["algorithm"]))
    message = "ask-turn-full" if "loop" in facts["edits"] else "ask-turn"
    return voice.say(message, hand=" ".join(view["mine"]["hand"]), algorithm=table or voice.say("nothing"))


def base_question(ask: Ask, voice: Voice) -> str:
    facts: Any = ask.show()
    corners = [f"{corner} {facing}" for corner, facings in facts["corners"].items() for facing in facings]
    return voice.say("ask-base", options=", ".join(corners))


def table_card(place: int, card: Any) -> str:
    """A card on the table by its number: `0 F`, `1 L ×2`."""
    loop = f" ×{card['loop']}" if "loop" in card else ""
    return f"{place} {card['card']}{loop}"
