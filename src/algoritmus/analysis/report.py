"""Reports in sentences or as JSON: an analysed round, the layers of a solved game, the assessment of a program."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Final

from algoritmus import explain
from algoritmus.analysis.results import Assessment, EstimatedAnalysis, ExactAnalysis, SampledProgram, SolvedProgram
from algoritmus.analysis.solver.solved_store import SolvedTable
from algoritmus.core.game import Answer
from algoritmus.explain.catalogue import REVIEW, SOLVER, say

TOLERANCE: Final = 1e-9
GAME_VALUES: Final = {"beginner": "game_value", "standard": "standard_value"}  # the field of each way to play


@dataclass(frozen=True)
class UnsupportedRound:
    """A case of a game whose rounds cannot be analysed."""

    reason: str = "game"


@dataclass(frozen=True)
class RoundReport:
    """The analysis of a round, and the values of solved games from its position on, by way to play."""

    names: list[str]
    analysis: ExactAnalysis | EstimatedAnalysis | UnsupportedRound
    game_values: dict[str, float] = field(default_factory=dict)
    rounds: int = 0  # to go in those games

    def json(self, lang: str) -> str:
        found = {"exact": isinstance(self.analysis, ExactAnalysis), **asdict(self.analysis)}
        if not isinstance(self.analysis, ExactAnalysis):
            found |= {"reason": reason_words(self.analysis.reason, lang), "reason_code": self.analysis.reason}
        for way, value in self.game_values.items():
            found |= {GAME_VALUES[way]: value, "rounds": self.rounds}
        return json.dumps({**found, "names": self.names}, ensure_ascii=False)

    def lines(self, lang: str) -> list[str]:
        """The report in sentences."""
        names = [explain.actor(name, lang) for name in self.names]
        if isinstance(self.analysis, ExactAnalysis):
            lines = exact_lines(self.analysis, names, lang)
        else:
            lines = [say(SOLVER, lang, "inexact", reason=reason_words(self.analysis.reason, lang))]
        if isinstance(self.analysis, EstimatedAnalysis):
            lines += estimate_lines(self.analysis, names, lang)
        for way, value in self.game_values.items():
            message = GAME_VALUES[way].replace("_", "-")
            lines.append(say(SOLVER, lang, message, rounds=self.rounds, name=names[0], value=signed(value)))
        return lines


def reason_words(code: str, lang: str) -> str:
    return say(SOLVER, lang, f"reason-{code}")


def exact_lines(found: ExactAnalysis, names: list[str], lang: str) -> list[str]:
    even = abs(found.value) < TOLERANCE
    value = say(SOLVER, lang, "value", value=signed(found.value), name=names[0])
    lines = [say(SOLVER, lang, "value-even") if even else value]
    lines.append(say(SOLVER, lang, "units"))
    lines.append(say(SOLVER, lang, "gap", gap=f"{found.gap:.1e}"))
    if found.lookahead:
        lines.append(say(SOLVER, lang, "ahead", rounds=found.lookahead))
    for name, mixture in zip(names, found.strategies.values(), strict=True):
        lines += ["", say(SOLVER, lang, "best", name=name)]
        for one in mixture:
            percent = f"{100 * one.probability:5.1f}"
            lines.append("  " + say(SOLVER, lang, "program", percent=percent, program=shown(one.program)))
    for name, program in found.programs.items():
        lines += ["", *solved_program_lines(program, explain.actor(name, lang), lang)]
    return lines


def solved_program_lines(program: SolvedProgram, name: str, lang: str) -> list[str]:
    worst = say(SOLVER, lang, "worst", value=signed(program.worst), reply=shown(program.best_reply))
    lost = program.exploitability
    last = say(SOLVER, lang, "holds") if lost < TOLERANCE else say(SOLVER, lang, "costs", value=f"{lost:.3f}")
    return [f"{name}: {worst}", last]


def estimate_lines(found: EstimatedAnalysis, names: list[str], lang: str) -> list[str]:
    one = found.estimate
    numbers = {"value": signed(one.value), "low": signed(one.low), "high": signed(one.high)}
    programs = [sampled_program_line(each, explain.actor(name, lang), lang) for name, each in found.programs.items()]
    return [say(SOLVER, lang, "estimate", name=names[0], **numbers), *programs]


def sampled_program_line(program: SampledProgram, name: str, lang: str) -> str:
    value, reply = signed(program.worst), shown(program.best_reply)
    return f"{name}: " + say(SOLVER, lang, "tried", tries=program.tries, value=value, reply=reply)


def shown(program: Answer) -> str:
    return " ; ".join(program) or "-"


def signed(value: float) -> str:
    return f"{value:+.3f}"


def layer_line(table: SolvedTable, gap: float, lang: str) -> str:
    values = table.values(table.rounds)
    even = sum(abs(value) < TOLERANCE for value in values)
    won = sum(abs(abs(value) - 1) < TOLERANCE for value in values)
    mixed = table.orbits - even - won
    return say(SOLVER, lang, "layer", rounds=table.rounds, gap=f"{gap:.1e}", won=won, even=even, mixed=mixed)


def duration(seconds: float, lang: str) -> str:
    if seconds < 120:
        return say(SOLVER, lang, "seconds", count=f"{seconds:.0f}")
    if seconds < 7200:
        return say(SOLVER, lang, "minutes", count=f"{seconds / 60:.0f}")
    return say(SOLVER, lang, "hours", count=f"{seconds / 3600:.1f}")


# review


def assessment_sentence(found: Assessment, lang: str) -> str:
    """The assessment in one sentence, as on the page."""
    return say(REVIEW, lang, found.message, what=found.what, tries=found.tries, loss=found.loss)


def assessment_lines(names: list[str], found: Assessment, lang: str) -> list[str]:
    lines = [f"{explain.actor(names[found.seat], lang)}: {assessment_sentence(found, lang)}"]
    lines.append("  " + say(REVIEW, lang, "review-laid", cards=" ".join(found.cards)))
    if found.worst is not None and found.reply is not None:
        reply = " ".join(found.reply.cards)
        lines.append("  " + say(REVIEW, lang, "review-reply", cards=reply, worst=f"{found.worst:+.1f}"))
    lines.append("  " + say(REVIEW, lang, "review-numbers", got=f"{found.got:+.1f}", value=f"{found.value:+.1f}"))
    if found.better:
        lines.append("  " + say(REVIEW, lang, "review-better", cards=" ".join(found.better)))
    if found.reason:
        lines.append("  " + say(REVIEW, lang, "review-estimate", reason=say(REVIEW, lang, f"reason-{found.reason}")))
    return lines


def assessment_json(step: int, names: list[str], found: Assessment, lang: str) -> str:
    """One line of JSON, in which seats have names."""
    reply = None if found.reply is None else {"seat": names[found.reply.seat], "cards": found.reply.cards}
    shown = {**asdict(found), "seat": names[found.seat], "reply": reply}
    del shown["cards"], shown["message"], shown["loss"]
    shown = {"step": step, **shown, "laid": found.cards, "sentence": assessment_sentence(found, lang)}
    return json.dumps(shown, ensure_ascii=False)
