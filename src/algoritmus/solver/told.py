"""What was found, in words: a round that was analysed, layers of a game that was solved, and how long it takes."""

from __future__ import annotations

from algoritmus import explain
from algoritmus.explain.catalogue import SOLVER, say
from algoritmus.solver.analyse import Facts
from algoritmus.solver.store import SolvedTable

SURE = 1e-9
WORTHS = {"beginner": "game_value", "standard": "standard_value"}  # by way to play


def told(facts: Facts, lang: str) -> list[str]:
    """The answer in words."""
    names = [explain.actor(str(name), lang) for name in listed(facts["names"])]
    lines = told_exact(facts, names, lang) if facts["exact"] else told_estimate(facts, names, lang)
    for name in WORTHS.values():
        if name in facts:
            told_as = name.replace("_", "-")
            rounds = int(number(facts["rounds"]))
            lines.append(say(SOLVER, lang, told_as, rounds=rounds, name=names[0], value=signed(facts[name])))
    return lines


def told_exact(facts: Facts, names: list[str], lang: str) -> list[str]:
    value = number(facts["value"])
    even = abs(value) < SURE
    lines = [
        say(SOLVER, lang, "value-even") if even else say(SOLVER, lang, "value", value=signed(value), name=names[0])
    ]
    lines.append(say(SOLVER, lang, "units"))
    lines.append(say(SOLVER, lang, "gap", gap=f"{number(facts['gap']):.1e}"))
    if facts["lookahead"]:
        lines.append(say(SOLVER, lang, "ahead", rounds=int(number(facts["lookahead"]))))
    for name, mixture in zip(names, mapped(facts["strategies"]).values(), strict=True):
        lines += ["", say(SOLVER, lang, "best", name=name)]
        for one in listed(mixture):
            part = mapped(one)
            percent = f"{100 * number(part['probability']):5.1f}"
            lines.append("  " + say(SOLVER, lang, "program", percent=percent, program=shown(part["program"])))
    for name, judged in mapped(facts["programs"]).items():
        lines += ["", *told_program(mapped(judged), explain.actor(name, lang), lang)]
    return lines


def told_program(judged: Facts, name: str, lang: str) -> list[str]:
    reply, worst = shown(judged["best_reply"]), signed(judged["worst"])
    if "tries" in judged:
        return [f"{name}: " + say(SOLVER, lang, "tried", tries=int(number(judged["tries"])), value=worst, reply=reply)]
    lost = number(judged["exploitability"])
    last = say(SOLVER, lang, "holds") if lost < SURE else say(SOLVER, lang, "costs", value=f"{lost:.3f}")
    return [f"{name}: " + say(SOLVER, lang, "worst", value=worst, reply=reply), last]


def told_estimate(facts: Facts, names: list[str], lang: str) -> list[str]:
    lines = [say(SOLVER, lang, "inexact", reason=str(facts["reason"]))]
    if "estimate" in facts:
        found = {key: signed(value) for key, value in mapped(facts["estimate"]).items() if key != "tries"}
        lines.append(say(SOLVER, lang, "estimate", name=names[0], **found))
        for name, judged in mapped(facts["programs"]).items():
            lines += told_program(mapped(judged), explain.actor(name, lang), lang)
    return lines


def shown(program: object) -> str:
    return " ; ".join(str(row) for row in listed(program)) or "-"


def listed(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def mapped(value: object) -> Facts:
    assert isinstance(value, dict)
    return value


def number(value: object) -> float:
    assert isinstance(value, int | float)
    return float(value)


def signed(value: object) -> str:
    return f"{number(value):+.3f}"


def told_layer(table: SolvedTable, gap: float, lang: str) -> str:
    values = table.values(table.rounds)
    even = sum(abs(value) < SURE for value in values)
    won = sum(abs(abs(value) - 1) < SURE for value in values)
    mixed = table.orbits - even - won
    return say(SOLVER, lang, "layer", rounds=table.rounds, gap=f"{gap:.1e}", won=won, even=even, mixed=mixed)


def duration(seconds: float, lang: str) -> str:
    if seconds < 120:
        return say(SOLVER, lang, "seconds", count=f"{seconds:.0f}")
    return (
        say(SOLVER, lang, "minutes", count=f"{seconds / 60:.0f}")
        if seconds < 7200
        else say(SOLVER, lang, "hours", count=f"{seconds / 3600:.1f}")
    )
