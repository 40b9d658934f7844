"""View of a golems seat in words: everything that the page draws."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from algoritmus.core.grid import COMPASS, Grid, parse_cell
from algoritmus.core.package.text_mode import Voice, facing_words, list_counts, result_line, size_words
from algoritmus.core.view_types import Cell
from algoritmus.games.golems.components.cards import load_cards
from algoritmus.games.golems.components.plots import load_plots
from algoritmus.games.golems.rules.bot_cards import BOT_CARDS
from algoritmus.games.golems.rules.edition import NEVER
from algoritmus.games.golems.table.setup.stories import story_of
from algoritmus.games.golems.table.setup.ways import TOURNAMENT
from algoritmus.games.golems.view_types import (
    BotProgram,
    GolemsMine,
    GolemStands,
    GolemsView,
    GolemView,
    Laid,
    Luck,
    Paused,
    Token,
)

Numbers = dict[str, str | int]  # of a message
GROUNDS: Final = {"i": "ice", "s": "snow", " ": "gaps"}


def describe(view: GolemsView, voice: Voice) -> list[str]:
    """The story, the field, itself, the others, what lies where, what is known, what is ahead."""
    grid = Grid(view["field"])
    now: GolemsView | Paused = view["paused"] if view["paused"] is not None else view
    lines = [*plot_lines(view, voice), *story_lines(view["options"], voice), round_line(view, voice)]
    lines += [*tournament_lines(view, voice), *goal_lines(view, voice)]
    lines += [size_words(grid, voice), *ground_lines(grid, voice)]
    for name, golem in now["golems"].items():
        lines += golem_lines(name, view, golem, voice)
    lines += [bot_line(kind, program, voice) for kind, program in view["bot_programs"].items()]
    things = things_of(view, now, voice)
    lines.append(voice.say("on-field", things=", ".join(things)) if things else voice.say("field-empty"))
    lines += [*known_lines(view, voice), *paused_lines(view["paused"], voice), *mine_lines(view["mine"], voice)]
    lines += end_lines(view, voice)
    mine = now["golems"][view["seat"]]
    if mine["at"] is not None:
        lines.append(voice.say("ahead", what=ahead(grid, mine, now, voice)))
    return lines


# the table


def plot_lines(view: GolemsView, voice: Voice) -> list[str]:
    """The plot, which chapter of it this is, and what is told."""
    if "plot" not in view:
        return []
    plot = view["plot"]
    title, tale = load_plots()[plot["id"]].title[voice.lang], " ".join(plot["tale"][voice.lang].split())
    return [voice.say("plot", title=title, chapter=plot["chapter"], chapters=len(plot["scenarios"]), tale=tale)]


def story_lines(options: Mapping[str, str], voice: Voice) -> list[str]:
    """The scenario or puzzle that is played: what it is called and what it asks for."""
    found = story_of(options)
    if found is None:
        return []
    story = found[1]
    title = story.title.get(voice.lang) or voice.say("own-title")
    return [voice.say("story", title=title, story=" ".join(story.story.get(voice.lang, "").split()))]


def round_line(view: GolemsView, voice: Voice) -> str:
    last = min(view["last_round"], view["limit"] or view["last_round"])
    said = voice.say("round", round=view["round"])
    if last < NEVER:
        said = voice.say("round-of", round=view["round"], last=last)
    return f"{said} {voice.say('phase-' + view['phase'])}"


def tournament_lines(view: GolemsView, voice: Voice) -> list[str]:
    """way.tournament: one winner, whether it is played on, and the cards that may decide."""
    if "cards_laid" not in view:
        return []
    lines = [voice.say("tournament"), voice.say("cards-laid", counts=list_counts(view["cards_laid"].items(), voice))]
    extra = view["round"] - TOURNAMENT.last_round
    playing = view["result"] is None and extra > 0
    return [*lines, voice.say("plays-on", round=extra, most=TOURNAMENT.more_rounds)] if playing else lines


def goal_lines(view: GolemsView, voice: Voice) -> list[str]:
    goal, gears = view["goal"], view["gears"]
    lines = [voice.say(f"goal-{goal['kind']}", amount=goal["amount"])] if goal is not None else []
    if gears is not None:
        counts = zip(view["golems"], gears["counts"], strict=True)
        lines.append(voice.say("gear-counts", counts=list_counts(counts, voice)))
    return lines


def ground_lines(grid: Grid, voice: Voice) -> list[str]:
    """field.winter: ice and snow; and where the field has no cell."""
    lines = []
    for mark, message in GROUNDS.items():
        cells = [grid.name(cell) for cell in range(len(grid.marks)) if grid.marks[cell] == mark]
        if cells:
            lines.append(voice.say(message, cells=", ".join(sorted(cells, key=parse_cell))))
    return lines


# golems


def golem_lines(name: str, view: GolemsView, now: GolemStands, voice: Voice) -> list[str]:
    """A golem with its card, as it stands in the middle of a row or between rounds."""
    facts, who = view["golems"][name], "you" if name == view["seat"] else "other"
    borne: Numbers = {"damage": now["damage"], "limit": facts["limit"]}
    damage = [voice.say("golem-damage", **borne)] if "limit" in view["stats"] else []
    if now["at"] is None:
        return [" ".join([voice.say(f"{who}-out", name=voice.actor(name)), *damage])]
    line = voice.say(f"{who}-golem", name=voice.actor(name), facing=facing_words(now["facing"], voice), at=now["at"])
    team = [voice.say("golem-team", team=facts["team"])] if "team" in facts else []
    carries = [voice.say(f"{who}-carry")] if now["carrying"] else []
    return [" ".join([line, *damage, *team, *carries, *sheet_words(view, facts, now["rows_next"], voice)])]


def sheet_words(view: GolemsView, facts: GolemView, rows_next: int, voice: Voice) -> list[str]:
    """golem.card, bot.kind, bonus.call: what is printed on its card, and the subroutine beside it."""
    printed: Numbers = {"strength": facts["strength"], "range": facts["range"], "rows": facts["rows"]}
    said = [voice.say("golem-numbers", next=rows_next, **printed)] if "strength" in view["stats"] else []
    if facts["bot"]:
        said.append(voice.say("golem-bot", bot=BOT_CARDS[facts["bot"]].titles[voice.lang]))
    if facts["subroutine"]:
        said.append(voice.say("golem-subroutine", cards=" ".join(facts["subroutine"])))
    return said


def bot_line(kind: str, program: BotProgram, voice: Voice) -> str:
    """bot.card, bot.die: what a kind of bot follows, and the memo of its die."""
    name, said = BOT_CARDS[kind].titles[voice.lang], []
    if program["lines"]:
        lines = [
            voice.say("bot-card-line", when=line["when"].replace(" ", "-"), card=voice.card(line["do"]))
            for line in program["lines"]
        ]
        said.append(voice.say("bot-card", bot=name, eye=program["eye"], lines="; ".join(lines)))
    if program["die"]:
        faces = [f"{face} {voice.card(card)}" for face, card in enumerate(program["die"], 1)]
        said.append(voice.say("bot-die", bot=name, first="no" if said else "yes", faces=", ".join(faces)))
    return " ".join(said)


# things


def things_of(view: GolemsView, now: GolemsView | Paused, voice: Voice) -> list[str]:
    things = [thing_words(token, voice) for token in now["tokens"]]
    if view["gears"] is not None:
        things += [voice.say("thing-gear", at=at) for at in view["gears"]["left"]]
    if view["goal"] is not None:
        for name, cells in view["goal"]["cells"].items():
            things += [voice.say("thing-goal", at=at, name=voice.actor(name)) for at in cells]
        things += [voice.say("thing-mark", at=at) for at in view["goal"]["marks"] if view["gears"] is None]
    return things


def thing_words(token: Token, voice: Voice) -> str:
    values = {key: str(value) for key, value in token.items() if key != "kind"}
    return voice.say(f"thing-{token['kind']}", **values)


def ahead(grid: Grid, mine: GolemStands, now: GolemsView | Paused, voice: Voice) -> str:
    cell = grid.ahead[grid.cell(cast(Cell, mine["at"])) * len(COMPASS) + COMPASS.index(mine["facing"])]
    if cell < 0:
        return voice.say("ahead-edge")
    name = grid.name(cell)
    for other, facts in now["golems"].items():
        if facts["at"] == name:
            return f"{voice.actor(other)} ({name})"
    found = [thing_words(token, voice) for token in now["tokens"] if token["at"] == name]
    return found[0] if found else voice.say("ahead-nothing", cell=name)


# what is known


def known_lines(view: GolemsView, voice: Voice) -> list[str]:
    """Possible contents of barrels, golem cards taken, luck cards, tokens on programs, open asks."""
    contents = ", ".join(voice.say(f"content-{content}") for content in view["contents"])
    lines = [voice.say("contents", contents=contents)] if contents else []
    if view["cards"]:
        cards = [(name, load_cards()[id_].name[voice.lang]) for name, id_ in view["cards"].items()]
        lines.append(voice.say("golem-cards", cards=list_counts(cards, voice)))
    lines += [*luck_lines(view["luck"], voice), *(laid_line(laid, voice) for laid in view["laid"])]
    if view["asked"]:
        lines.append(voice.say("asked", names=", ".join(voice.actor(name) for name in view["asked"])))
    return lines


def luck_lines(luck: Luck, voice: Voice) -> list[str]:
    lines = []
    if luck.get("drawn"):
        drawn = [(name, voice.say("luck-word", word=word)) for name, word in luck["drawn"].items()]
        lines.append(voice.say("luck-drawn", drawn=list_counts(drawn, voice)))
    if luck.get("left"):
        lines.append(voice.say("luck-left", left=list_counts(luck["left"].items(), voice)))
    return lines


def laid_line(laid: Laid, voice: Voice) -> str:
    """logic.where: a token on a program; which card it lies on is known to its giver."""
    values: Numbers = {
        "by": voice.actor(laid["by"]),
        "on": voice.actor(laid["on"]),
        "row": laid["row"],
        "op": laid["op"],
    }
    slot = laid.get("slot")
    return voice.say("laid-on-card", slot=slot, **values) if slot else voice.say("laid", **values)


def paused_lines(paused: Paused | None, voice: Voice) -> list[str]:
    """A row that waits: the rows that lie open, and the decision with its golem."""
    if paused is None:
        return []
    asked = paused["question"]
    lines = [voice.say("paused", row=paused["row"])]
    for name, cards in paused["opened"].items():
        lines.append(voice.say("opened", name=voice.actor(name), cards=" ; ".join(cards)))
    return [*lines, voice.say(f"decides-{asked['kind']}", name=voice.actor(asked["golem"]))]


def mine_lines(mine: GolemsMine, voice: Voice) -> list[str]:
    """The facts that only this player knows."""
    lines = []
    if mine["program"] is not None:
        lines.append(voice.say("my-program", rows=" ; ".join(mine["program"]) or voice.say("nothing")))
    for earlier in mine.get("played", []):
        lines.append(voice.say("my-earlier", rows=" ; ".join(earlier)))
    if "luck_to_come" in mine:
        to_come = ", ".join(voice.say("luck-word", word=word) for word in mine["luck_to_come"])
        lines.append(voice.say("luck-to-come", cards=to_come))
    if mine.get("token"):
        lines.append(voice.say("my-token", op=mine["token"]))
    return lines


def end_lines(view: GolemsView, voice: Voice) -> list[str]:
    lines = [
        voice.say("program-of", name=voice.actor(name), rows=" ; ".join(rows))
        for name, rows in view["programs"].items()
    ]
    return [*lines, result_line(view["result"], voice)] if view["result"] is not None else lines
