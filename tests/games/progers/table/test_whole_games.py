"""Whole games: they end, nothing gets lost, and their records play again."""

from __future__ import annotations

import pytest

from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal
from algoritmus.core.record import parse_record
from algoritmus.games.progers.rules.codes import TYPES
from algoritmus.games.progers.rules.state import leaders, points
from algoritmus.games.progers.table.game import Progers
from algoritmus.match import Match, replay
from tests.games.progers.table.tables import GAMES, RULE_SETS, all_cards, open_table, walk

both = pytest.mark.parametrize("rules", RULE_SETS)


def play(rules: str, seed: int, **options: str) -> Match:
    match, chance = Match(GAMES[rules], options, Seeded(seed)), Seeded(f"answers/{seed}")
    while match.result() is None:
        for seat, ask in match.asks().items():
            match.answer(seat, ask.random(chance))
    return match


@both
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_random_game_ends_with_enough_points(rules: str, players: str) -> None:
    *_, position = walk(rules, players, players=players)
    result = GAMES[rules].result(position)
    assert result is not None
    assert result.rule in ("end.points", "end.samples")
    assert list(result.winners) == leaders(position.state)
    assert GAMES[rules].asks(position) == {}


@both
def test_every_designed_planet_can_be_played(rules: str) -> None:
    for name in GAMES[rules].options.choices()["planet"]:
        *_, last = walk(rules, planet=name, limit="4")
        assert last.phase == "over"


@both
@pytest.mark.parametrize("seed", range(3))
def test_cards_and_samples_are_conserved(rules: str, seed: int) -> None:
    for position in walk(rules, seed, players="234"[seed]):
        edition = position.plan.edition
        assert all_cards(position) == list(edition.deck)
        assert sum(all_cards(position)) == {"basic": 44, "full": 52}[rules]
        samples = [sample for pile in position.state.samples for sample in pile]
        for figure in position.state.figures:
            samples += [*figure.aboard, *figure.delivered]
        assert sorted(samples) == sorted(kind for kind in range(len(TYPES)) for _ in range(edition.samples_of_type))


@both
def test_hands_are_filled_and_turns_go_round(rules: str) -> None:
    positions = [position for position in walk(rules, 5, players="3", limit="30") if position.phase == "turn"]
    for number, position in enumerate(positions):
        assert position.turn == number % 3
        assert all(len(hand) == 5 for hand in position.hands)


@both
def test_end_limit_the_most_points_win_after_the_last_turn(rules: str) -> None:
    positions = list(walk(rules, 1, players="3", limit="5"))
    assert len(positions) == 1 + 3 + 5 * 3  # the start, three bases, five turns each
    last = positions[-1]
    assert last.result is not None
    assert last.result.rule == "end.limit"
    scores = [points(figure.delivered) for figure in last.state.figures]
    assert last.result.winners == tuple(seat for seat, score in enumerate(scores) if score == max(scores))


@both
def test_a_record_plays_again(rules: str) -> None:
    match = play(rules, 3, players="3")
    text = str(match.record)
    again = replay(parse_record(text), Progers(rules, "1"))
    assert str(again.record) == text
    assert again.digest() == match.digest()
    assert again.result() == match.result()
    assert [list(again.seen(seat)) for seat in range(3)] == [list(match.seen(seat)) for seat in range(3)]


@both
def test_the_same_seed_gives_the_same_record(rules: str) -> None:
    options = {"players": "2", "planet": "random", "limit": "20"}
    assert str(play(rules, 8, **options).record) == str(play(rules, 8, **options).record)
    assert str(play(rules, 8, **options).record) != str(play(rules, 9, **options).record)


@both
def test_events_change_nothing(rules: str) -> None:
    game = GAMES[rules]
    for position in walk(rules, 2, limit="40"):
        for seat, ask in game.asks(position).items():
            moves = {seat: ask.read(ask.random(Seeded("both")))}
            with_events, _ = game.step(position, moves, Seeded("deck"), True)
            without_events, nothing = game.step(position, moves, Seeded("deck"), False)
            assert with_events == without_events
            assert nothing == []


@both
@pytest.mark.parametrize(
    "options",
    [
        {"players": "1"},
        {"players": "5"},
        {"planet": "moon"},
        {"limit": "0"},
        {"limit": "-3"},
        {"limit": "¹"},
        {"limit": "123456"},
        {"turns": "3"},
    ],
)
def test_options_that_do_not_fit_are_refused(rules: str, options: dict[str, str]) -> None:
    with pytest.raises(Refusal) as refused:
        GAMES[rules].setup(options, Seeded(0))
    assert next(iter(options)) in refused.value.message


def test_the_ids() -> None:
    assert [game.id for game in GAMES.values()] == ["progers/basic", "progers/full"]
    assert GAMES["full"].seats(open_table("full", players="4")) == ["red", "blue", "yellow", "green"]
