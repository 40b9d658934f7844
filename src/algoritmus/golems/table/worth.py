"""What a position of golems is worth: damage dealt and taken, who is in reach, how near the goal is."""

from __future__ import annotations

from typing import Any

from algoritmus.core.grid import COMPASS, parse_cell

WIN = 100.0
DAMAGE = 10.0  # a whole golem
OWN_DAMAGE = 11.0
AIM = 0.6  # a rival stands where a strike would land
NEAR = 0.06  # each step towards a rival
GOAL = 0.5  # each step towards the goal
CARRIED = 3.0
GEAR = 4.0
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def worth(view: dict[str, Any]) -> float:
    name = view["seat"]
    if view["result"] is not None:
        return outcome(view["result"]["winners"], name)
    golems = view["paused"]["golems"] if view["paused"] is not None else view["golems"]
    cards = view["golems"]
    mine = golems[name]
    if mine["at"] is None:
        return -WIN
    total = -OWN_DAMAGE * mine["damage"] / cards[name]["limit"]
    total += 0.5 * (mine["rows_next"] - cards[name]["rows"])
    rivals = {other: facts for other, facts in golems.items() if other != name}
    for other, facts in rivals.items():
        share = DAMAGE / len(rivals)
        total += share * (1.0 if facts["at"] is None else facts["damage"] / cards[other]["limit"])
        if facts["at"] is not None:
            total += stance(mine, facts, cards[name]["range"]) - stance(facts, mine, cards[other]["range"])
            total -= NEAR * distance(mine["at"], facts["at"])
    return float(total) + towards_goal(view, name, mine)


def outcome(winners: list[str], name: str) -> float:
    if name not in winners:
        return -WIN
    return WIN / len(winners)


def stance(striker: dict[str, Any], victim: dict[str, Any], reach: int) -> float:
    """Whether a strike of one golem could reach the other from where they stand."""
    column, row = parse_cell(striker["at"])
    across, up = STEPS[COMPASS.index(striker["facing"])]
    there = parse_cell(victim["at"])
    return AIM if any((column + across * n, row + up * n) == there for n in range(1, reach + 1)) else 0.0


def distance(one: str, other: str) -> int:
    (column, row), (other_column, other_row) = parse_cell(one), parse_cell(other)
    return abs(column - other_column) + abs(row - other_row)


def towards_goal(view: dict[str, Any], name: str, mine: dict[str, Any]) -> float:
    goal = view["goal"]
    if goal is None:
        return 0.0
    if goal["kind"] == "gears":
        return towards_gears(view, name, mine)
    if goal["kind"] == "bring":
        return towards_home(view, name, mine)
    cells = goal["cells"].get(name, [])
    return -GOAL * min((distance(mine["at"], cell) for cell in cells), default=0)


def towards_gears(view: dict[str, Any], name: str, mine: dict[str, Any]) -> float:
    counts = dict(zip(view["golems"], view["gears"]["counts"], strict=True))
    others = max((count for other, count in counts.items() if other != name), default=0)
    near = min((distance(mine["at"], cell) for cell in view["gears"]["left"]), default=0)
    return GEAR * float(counts[name] - others) - GOAL * near


def towards_home(view: dict[str, Any], name: str, mine: dict[str, Any]) -> float:
    """With a barrel home, without one to a barrel."""
    if mine["carrying"]:
        return CARRIED - GOAL * min((distance(mine["at"], cell) for cell in view["goal"]["cells"][name]), default=0)
    barrels = [token["at"] for token in view["tokens"] if token["kind"] == "barrel"]
    return -GOAL * min((distance(mine["at"], cell) for cell in barrels), default=0)
