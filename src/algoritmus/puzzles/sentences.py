"""Verdicts and hints as sentences that a child understands, in all our languages."""

from __future__ import annotations

from dataclasses import replace

from algoritmus.explain.catalogue import LANGS, PATH, say
from algoritmus.explain.lookup import rule
from algoritmus.explain.reasons import card_name
from algoritmus.puzzles.results import Hint, Verdict
from algoritmus.puzzles.tasks import OWN


def path_message(game: str, lang: str, message: str, **values: str | int) -> str:
    """In the game's own words where it has some: what golems call a row is a turn elsewhere."""
    try:
        return say(game, lang, f"{game}-path-{message}", **values)
    except LookupError:
        return say(PATH, lang, message, **values)


def sentences(game: str, verdict: Verdict) -> dict[str, str]:
    return {lang: sentence(game, verdict, lang) for lang in LANGS}


def with_sentences(game: str, verdict: Verdict) -> Verdict:
    """The verdict with its words; where the program was on the way, the row that failed is marked."""
    row = verdict.row or int(verdict.values.get("row", 0) or 0)
    return replace(verdict, sentence=sentences(game, verdict), row=row)


def sentence(game: str, verdict: Verdict, lang: str) -> str:
    values = {name: value for name, value in verdict.values.items() if name not in ("rule", "thing", "why")}
    if verdict.kind == "condition":
        what = str(values.get("what"))
        card, amount = card_name(game, lang, str(values.get("word", ""))), int(values.get("amount", 0))
        return say(PATH, lang, f"condition-{what}", card=card, amount=amount)
    rule_id = str(verdict.values.get("rule", ""))
    if verdict.kind == "unlawful":
        return say(PATH, lang, "verdict-unlawful", why=name_of(game, rule_id, lang))
    if verdict.kind in ("blocked", "ended"):
        values["thing"] = thing_of(game, str(verdict.values.get("thing", "")), rule_id, lang)
        values["rule"] = name_of(game, rule_id, lang)
    return path_message(game, lang, f"verdict-{verdict.kind}", **values)


def thing_of(game: str, thing: str, rule_id: str, lang: str) -> str:
    """The obstacle in the way; the rule where nothing stood there."""
    word = thing or ("edge" if rule_id.endswith(".edge") else "something")
    try:
        return path_message(game, lang, f"thing-{word}")
    except LookupError:
        return say(PATH, lang, "thing-something")


def name_of(game: str, rule_id: str, lang: str) -> str:
    try:
        return rule(game, rule_id, lang).name
    except (LookupError, ValueError):
        return say(PATH, lang, "rule-of-the-game")


def idea(island: str, forces: list[str], lang: str) -> str:
    """The idea of an island; a user puzzle is about the cards that it cannot do without."""
    if island == OWN:
        return ", ".join(say(PATH, lang, f"idea-{one}") for one in forces)
    return say(PATH, lang, f"island-{island}")


def hint_sentences(game: str, hint: Hint) -> dict[str, str]:
    found = {}
    for lang in LANGS:
        values = dict(hint.values)
        if hint.kind == "idea":
            values["idea"] = idea(str(values["idea"]), str(values["forces"]).split(), lang)
        if "card" in values:
            values["card"] = card_name(game, lang, str(values["card"]))
        found[lang] = path_message(game, lang, f"hint-{hint.kind}", **values)
    return found
