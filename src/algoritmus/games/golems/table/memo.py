"""The player's memo of golems: cards, the order of a row and what lies on the field, by the table's rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from algoritmus.core.package.memo import CARD, STEP, THING, Memo, MemoLine, MemoPart
from algoritmus.games.golems.components.scenario import NO_BONUS
from algoritmus.games.golems.rules.codes import ATTACK, CONTENTS, LETTERS, OPERATOR_NAMES, OPERATORS, TAKE
from algoritmus.games.golems.rules.edition import Edition, Water
from algoritmus.games.golems.rules.editions import EDITIONS
from algoritmus.games.golems.rules.goals import BATTLE, KINDS
from algoritmus.games.golems.rules.rule_ids import RULES
from algoritmus.games.golems.table.setup.build import make_plan
from algoritmus.games.golems.table.setup.plan import Plan

COMMAND_RULES: Final = {
    "F": "move.step",
    "B": "move.step",
    "L": "move.turn",
    "R": "move.turn",
    "S": "move.stand",
    "A": "row.strike",
    "D": "row.defend",
    "T": "take.barrel",
}
BONUS_RULES: Final = {
    "x2": "row.open",
    "x3": "row.open",
    "enemy?": "if.enemy",
    "attack?": "if.attack",
    "obstacle?": "if.obstacle",
    "until-obstacle": "while.until",
    "call": "bonus.call",
}
BONUS_CARDS: Final = {"enemy": "enemy?", "attack": "attack?", "obstacle": "obstacle?", "while": "until-obstacle"}
THING_RULES: Final = {  # what lies or stands on a field; an edition has the first of the rules that is its own
    "golem": ("golem.card", "golem.small"),
    "bot": ("bot.card",),
    "bot-die": ("bot.die",),
    "barrel": ("barrel.push", "barrel.block"),
    "wall": ("move.wall",),
    "water": ("water.life", "water.flow"),
    "ladder": ("ladder.move",),
    "ice": ("ice.slide",),
    "snow": ("snow.pair",),
    **{f"barrel-{content}": (f"barrel.{content}",) for content in CONTENTS[2:]},
    **{op: (f"logic.{op}",) for op in OPERATORS},
    **{f"goal-{kind}": (f"goal.{kind}",) for kind in KINDS if kind != BATTLE},
}
MINUTES: Final = {  # of each edition: the pictures of its sentences, and their rules
    "blocks": (
        (THING, "golem", "golem.small"),
        (CARD, "F", "program.row"),
        (THING, "goal-battle", "row.move"),
        (CARD, "A", "row.strike"),
        (CARD, "D", "row.defend"),
        (CARD, "x2", "bonus.blocks"),
        (THING, "goal-reach", "end.last"),
    ),
    "energy": (
        (THING, "golem", "golem.small"),
        (CARD, "F", "program.row"),
        (THING, "goal-battle", "row.move"),
        (CARD, "A", "row.strike"),
        (CARD, "D", "row.defend"),
        (CARD, "T", "take.shield"),
        (CARD, "enemy?", "bonus.small"),
        (THING, "goal-reach", "end.energy"),
    ),
    "cards": (
        (THING, "golem", "golem.small"),
        (CARD, "F", "program.row"),
        (THING, "goal-battle", "row.move"),
        (CARD, "A", "row.strike"),
        (CARD, "D", "row.defend"),
        (CARD, "T", "take.barrel"),
        (CARD, "enemy?", "bonus.small"),
        (THING, "goal-reach", "end.last"),
    ),
    "board": (
        (THING, "golem", "golem.card"),
        (CARD, "F", "program.row"),
        (THING, "goal-battle", "row.move"),
        (CARD, "A", "row.strike"),
        (CARD, "D", "row.defend"),
        (THING, "barrel", "strike.barrel"),
        (CARD, "obstacle?", "bonus.luck"),
        (THING, "goal-reach", "end.rounds"),
    ),
}


def memo_of(name: str, options: Mapping[str, str]) -> Memo:
    plan = make_plan(name, options)
    rules = rules_of(EDITIONS[name], plan.water)
    parts = [
        MemoPart("cards", [MemoLine(CARD, card, rules[card], card_words(card)) for card in cards_of(plan)]),
        MemoPart("order", list(steps_of(plan))),
        MemoPart("things", list(things_of(plan, rules))),
        MemoPart("tokens", [thing(op, rules) for op in tokens_of(plan)]),
    ]
    minute = [MemoLine(*line, f"minute-{name}-{number}") for number, line in enumerate(MINUTES[name], 1)]
    return Memo([part for part in parts if part.lines], minute, rules)


def rules_of(edition: Edition, water: Water | None = None) -> dict[str, str]:
    """The rule of every card, thing and token of an edition."""
    commands = [LETTERS[card] for card, copies in enumerate(edition.hand) if copies]
    bonuses = [BONUS_CARDS.get(card, card) for card in edition.bonus_cards]
    things = {thing: next(iter(rules_in(edition, rules)), "") for thing, rules in THING_RULES.items()}
    return {
        **{card: COMMAND_RULES[card] for card in commands},
        **{card: BONUS_RULES[card] for card in bonuses},
        **{f"{sensor}?": "bonus.sensor" for sensor in edition.sensors},
        **{f"until-{sensor}": "while.until" for sensor in edition.sensors},
        **{thing: rule for thing, rule in things.items() if rule},
        **({"water": water.value} if water is not None else {}),
    }


def rules_in(edition: Edition, rules: Sequence[str]) -> list[str]:
    return [rule for rule in rules if edition.name in RULES[rule]]


# cards


def cards_of(plan: Plan) -> list[str]:
    """The kinds of cards that somebody at this table may lay."""
    return [LETTERS[card] for card, copies in enumerate(plan.deck) if copies] + list(bonuses_of(plan))


def bonuses_of(plan: Plan) -> Iterator[str]:
    edition, bonus = plan.edition, plan.way.bonus
    if bonus == NO_BONUS:
        return
    calls = plan.subroutine or any(sheet.subroutine for sheet in plan.seating.sheets)
    granted = [card for card in edition.bonus_cards if card in edition.grants.get(bonus, edition.bonus_cards)]
    yield from (BONUS_CARDS.get(card, card) for card in granted if card != "call")
    if "call" in edition.bonus_cards and calls:
        yield "call"
    if {"obstacle", "while"} & {*granted}:
        yield from (f"{sensor}?" for sensor in edition.sensors)


def card_words(card: str) -> str:
    return f"card-{card.replace('?', '')}"


# the order of a row


def steps_of(plan: Plan) -> Iterator[MemoLine]:
    """The steps in which something can happen at this table."""
    cards = cards_of(plan)
    asks = [card for card in cards if card.endswith("?")]
    if not plan.together:
        yield step("row.open", "turns")
    if any(sheet.bot for sheet in plan.seating.sheets):
        yield step("bot.first", "bots")
    yield step("row.move", "move" if plan.together else "move-alone")
    if set(asks) - {"attack?"}:
        yield step("row.check", "check")
        yield step("row.if-move", "if-move")
    if "attack?" in asks:
        yield step("row.attack-check", "attack-check")
    if plan.deck[TAKE]:
        yield step("row.take", "take")
    if plan.deck[ATTACK]:
        yield step("row.strike", "strike")
        yield step("row.defend", "defend")
    if "until-obstacle" in cards:
        yield step("row.while", "while")
    if may_be_hurt(plan):
        yield step("row.out", "out")
    elif plan.together:
        yield step("move.same-cell", "same-cell")
    else:
        yield step("move.follow", "busy")


def step(rule: str, name: str) -> MemoLine:
    return MemoLine(STEP, name, rule, f"step-{name}")


def may_be_hurt(plan: Plan) -> bool:
    return plan.deck[ATTACK] > 0 or not plan.way.peaceful or bool(plan.seating.cards)


# on the field


def things_of(plan: Plan, rules: Mapping[str, str]) -> Iterator[MemoLine]:
    if may_be_hurt(plan):
        yield thing("golem", rules)
    for kind in sorted({kind_of_bot(sheet.bot) for sheet in plan.seating.sheets if sheet.bot}):
        yield thing(kind, rules)
    if plan.goal is not None:
        yield thing(f"goal-{plan.goal.kind}", rules)
    if plan.way.empty:
        return
    yield thing("barrel", rules) if plan.deck[ATTACK] else thing("barrel", rules, "barrel-roll")
    shown = ["wall", *(["water"] if may_be_hurt(plan) else []), "ladder", "ice", "snow"]
    contents = [f"barrel-{content}" for content in CONTENTS[2:]] if plan.deck[ATTACK] else []
    yield from (thing(one, rules) for one in [*shown, *contents] if one in rules)


def thing(id_: str, rules: Mapping[str, str], words: str = "") -> MemoLine:
    """The words of a thing are those of its rule."""
    return MemoLine(THING, id_, rules[id_], f"thing-{words or rules[id_].replace('.', '-')}")


def kind_of_bot(bot: str) -> str:
    return "bot-die" if bot == "die" else "bot"


def tokens_of(plan: Plan) -> list[str]:
    """The logic tokens, where luck cards bring them or some lie on the field."""
    lie = {OPERATOR_NAMES[thing] for thing in plan.layout.laid_tokens.things if thing in OPERATOR_NAMES}
    return list(OPERATOR_NAMES.values()) if plan.logic else [op for op in OPERATOR_NAMES.values() if op in lie]
