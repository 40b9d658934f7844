"""Whatever may be chosen can be played: tables are set by a walk through all offers, and every game comes to its end.

Some dozens of tables for each rule set; `make test-long` plays hundreds.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Game
from algoritmus.core.record import parse_record
from algoritmus.core.view_types import Offer
from algoritmus.match import Match, replay
from algoritmus.players import PLAYERS
from tests.contract.cross import pick
from tests.lanes import amount

TABLES = amount(25, 400)
GREEDY = 12  # one table in so many is played by greedy
MOST_STEPS = 2000
STEPS_OF_GREEDY = 5
LONGEST = {"limit": "12"}


def walk(game: Game, chance: Seeded) -> Offer:
    """Up to eight choices, each from what is offered after those before it; nothing that is offered is refused."""
    offer = game.options.offer(LONGEST)
    for _ in range(1 + chance.draw(8, "choices")):
        option, value = pick(offer, chance)
        if option != "limit" and value != "random":  # a planet that takes long to lay out
            offer = game.options.offer({**offer.options, option: value})
            assert offer.options[option] == value, (game.id, offer.options, option, value)
    return offer


def play(match: Match, player: str, chance: Seeded, most: int) -> None:
    """Players who only see their views; every answer is one that is allowed."""
    mind = PLAYERS[player](match.game)
    while match.result() is None and match.steps < most:
        assert match.asks(), "nobody is asked, and the game is not over"
        for seat, ask in list(match.asks().items()):
            match.answer(seat, mind.answer(match.view(seat), ask, chance))


@pytest.mark.parametrize("rule_set", algoritmus.RULE_SETS)
def test_every_table_that_is_offered_is_played_to_its_end(rule_set: str) -> None:
    game, chance = algoritmus.game(rule_set), Seeded(f"walk {rule_set}")
    for number in range(TABLES):
        offer = walk(game, chance)
        match = Match(game, offer.options, Seeded(f"walk/{number}"))
        assert [match.seats[seat] for seat in game.seating.players(match.position)] == offer.seats, offer.options
        if number % GREEDY == 0:
            play(match, "greedy", chance, STEPS_OF_GREEDY)
        play(match, "random", chance, MOST_STEPS)
        assert match.result() is not None, (rule_set, offer.options)


@pytest.mark.parametrize(
    "options",
    [
        {"way": "junior", "players": "1"},
        {"players": "1", "turns": "one-by-one", "bots": "die,hunter"},
        {"players": "2", "turns": "one-by-one", "bots": "die", "logic": "on"},
        {"scenario": "lighthouse", "turns": "one-by-one"},
        {"scenario": "night-watch", "turns": "one-by-one"},
    ],
    ids=str,
)
def test_bots_play_along_where_players_take_turns(options: dict[str, str]) -> None:
    """Only players are asked, each in its turn; bots act in every row that is played (bot.rows)."""
    game, chance = algoritmus.game("golems/board"), Seeded("turns")
    match = Match(game, {"limit": "4", **options}, Seeded("bots in turns"))
    players, turns = game.seating.players(match.position), []
    while match.result() is None:
        asked = list(match.asks())
        assert set(asked) <= set(players)
        turns += [seat for seat, ask in match.asks().items() if ask.kind == "program"]
        for seat in asked:
            match.answer(seat, match.asks()[seat].random(chance))
    assert set(turns) == set(players)
    assert all(now != last for last, now in pairwise(turns)) or len(players) == 1
    assert any("bot." in str(facts) for step in match.seen(None) for facts in step)


CROSSED = [  # every new way with the old ones that it might disturb
    ("golems/cards", {"way": "autonomous", "open": "on", "colours": "blue,green"}),
    ("golems/energy", {"way": "standard", "field": "stream", "water": "flow", "open": "on", "extra": "on"}),
    ("golems/energy", {"puzzle": "seven-league-boots", "open": "on", "colours": "green"}),
    ("golems/blocks", {"way": "tournament", "open": "on", "players": "4", "colours": "green,yellow,blue,red"}),
    ("golems/board", {"turns": "one-by-one", "bots": "die", "logic": "on", "open": "on", "youngest": "blue"}),
    ("golems/board", {"bots": "hunter,die", "cards": "choose,deal,deal,cannon", "subroutine": "on", "open": "on"}),
    ("golems/board", {"way": "tournament", "cards": "deal", "logic": "on", "open": "on", "players": "3"}),
    ("golems/board", {"scenario": "lighthouse", "open": "on", "colours": "yellow", "turns": "one-by-one"}),
    ("golems/board", {"way": "junior", "players": "1", "goal": "gears", "field": "thaw", "open": "on"}),
    ("golems/board", {"way": "junior", "goal": "edge", "turns": "together", "open": "on", "teams": "A", "cards": "deal",
                      "field": "windmill"}),
    ("progers/full", {"players": "3", "colours": "green,red,blue"}),
]  # fmt: skip


@pytest.mark.parametrize(("rule_set", "options"), CROSSED, ids=lambda one: str(one))
def test_new_ways_go_together_with_all_that_was_there(rule_set: str, options: dict[str, str]) -> None:
    game, chance = algoritmus.game(rule_set), Seeded(f"crossed {options}")
    offer = game.options.offer({**LONGEST, **options})
    offered = dict(offer.options)
    if "field" not in options:
        offered.pop("field", None)  # the first one of a new table
    if options.get("way") == "tournament":
        offered["limit"] = LONGEST["limit"]  # not offered: it has ten rounds
    assert offered == {**LONGEST, **options}
    for player in ("random", "greedy"):
        match = Match(game, offer.options, Seeded(f"crossed {player}"))
        play(match, player, chance, STEPS_OF_GREEDY if player == "greedy" else MOST_STEPS)
        play(match, "random", chance, MOST_STEPS)
        assert match.result() is not None
        assert str(replay(parse_record(str(match.record)), game).record) == str(match.record)
