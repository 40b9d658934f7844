"""Review after a game and hints during one: in worker processes, bounded, and never in a game between people."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from starlette.requests import Request

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.core.game import Refusal
from algoritmus.core.view_types import BLANK_VIEW
from algoritmus.match import Match
from algoritmus.players import PLAYERS
from algoritmus.server.wire.jobs import HintJob, RecordJob, ReviewJob
from algoritmus.server.workers import jobs, pool
from algoritmus.server.workers.review import list_rounds, review
from algoritmus.server.workers.seat_jobs import hint
from algoritmus.simulate import Order, play_one
from tests.server.site import GENEROUS, PATIENCE, PERSON, Browser, Line, Message, site, site_test, two_at_a_table
from tests.server.test_workers import FOREVER

COMPUTER = {"kind": "computer", "player": "random"}
BEGINNER = {"way": "beginner"}


def finished() -> str:
    return str(play_one(Order("golems/blocks", BEGINNER, ["greedy"], 1, "review"), 0).record)


async def lines_of(browser: Browser, record: str) -> list[Message]:
    answer = await browser.post("/api/review", record)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines()]


@site_test
async def test_a_finished_game_is_reviewed_round_by_round(tmp_path: Path) -> None:
    record = finished()
    async with site(tmp_path) as here:
        first, *rest = await lines_of(here.browser(), record)
        assert [line["step"] for line in rest] == first["steps"] == list_rounds(RecordJob(record)).steps
        assert not any(line["problem"] for line in rest)
        for line in rest:
            assert [one["seat"] for one in line["judged"]] == [0, 1]
            for one in line["judged"]:
                assert one["exact"]
                assert one["message"] == f"review-{one['grade']}"
                assert one["worst"] <= one["own"] + 1e-6 <= one["value"] + 2e-6


@site_test
async def test_a_running_game_between_people_is_never_reviewed(tmp_path: Path) -> None:
    """Neither its record is given nor one that somebody has written down is looked at."""
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here, "golems/blocks", BEGINNER)
        for browser, seat in ((ann, 0), (bob, 1)):
            line, _ = await browser.enter(code)
            assert (await line.ask("answer", seat=seat, step=1, cards=["F"]))["type"] == "done"
        refused = await ann.get(f"/api/rooms/{code}/record")
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "record.running")
        running = str(here.services.registry.live_rooms[code].room.match.record)
        answer = await ann.post("/api/review", running)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "record.running")
        for browser, seat in ((ann, 0), (bob, 1)):
            asked = await browser.post("/api/hint", {"room": code, "seat": seat})
            assert (asked.status_code, asked.json()["error"]["code"]) == (403, "hint.none")


@pytest.mark.parametrize("text", ["", "algoritmus record 2\n", "algoritmus record 2\ngame chess/blitz 1\n"])
@site_test
async def test_an_invalid_record_is_refused(tmp_path: Path, text: str) -> None:
    async with site(tmp_path) as here:
        answer = await here.browser().post("/api/review", text)
        assert (answer.status_code, answer.json()["error"]["code"].split(".")[0]) == (400, "record")


@site_test
async def test_a_round_that_cannot_be_reviewed_leaves_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here:
        context, record = here.services.context, finished()
        run = context.run

        async def other(request: Request, job: str, body: Struct) -> bytes:
            changed = ReviewJob(record, 999) if body == ReviewJob(record, 1) else body
            return await run(request, job, changed)

        monkeypatch.setattr(context, "run", other)
        first, *rest = await lines_of(here.browser(), record)
        assert (rest[0]["step"], rest[0]["judged"], rest[0]["problem"]) == (1, [], "step.other")
        assert len(rest) == len(first["steps"])
        assert all(line["judged"] for line in rest[1:])


@site_test
async def test_a_review_without_a_client_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished()
    monkeypatch.setattr(pool, "COMMAND", FOREVER)
    async with site(tmp_path) as here:
        request = asyncio.create_task(here.browser().post("/api/review", record))
        visitors = here.services.registry.visitors
        while not visitors.processes:
            await asyncio.sleep(0.01)
        (process,) = visitors.processes
        request.cancel()
        await asyncio.to_thread(process.wait, PATIENCE)


@site_test
async def test_a_review_stops_in_the_middle_when_the_visitor_hangs_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here:
        requests = here.services.context
        asked: list[str] = []
        visitors = here.services.registry.visitors
        run = visitors.run

        async def slow(job: str, *rest: Any) -> bytes:
            asked.append(job)
            if len(asked) < 3:
                return await run(job, *rest)
            await asyncio.Event().wait()
            raise AssertionError

        monkeypatch.setattr(visitors, "run", slow)
        request = asyncio.create_task(here.browser().post("/api/review", finished()))
        while len(asked) < 3:
            await asyncio.sleep(0.01)
        request.cancel()
        await asyncio.gather(request, return_exceptions=True)
        await asyncio.sleep(0.05)
        assert asked == ["rounds", "review", "review"]
        assert requests.heavy


def test_reviews_have_a_limit_of_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("algoritmus.server.workers.review.MAX_ROUNDS", 2)
    record = finished()
    assert list_rounds(RecordJob(record)).steps == [1, 2]
    assert [(one.seat, one.exact) for one in review(ReviewJob(record, 2)).judged] == [(0, True), (1, True)]
    with pytest.raises(Refusal, match="no round"):
        review(ReviewJob(record, 500))


@site_test
async def test_reviews_and_hints_have_the_heavy_rate_limit(tmp_path: Path) -> None:
    async with site(tmp_path, replace(GENEROUS, heavy_per_second=0, heavy_burst=1)) as here:
        for path, body in (("/api/review", ""), ("/api/hint", {"room": "AAAAAA", "seat": 0})):
            ann = await here.guest()
            assert [(await ann.post(path, body)).status_code == 429 for _ in range(2)] == [False, True]


# hints


async def against_computer(browser: Browser, **more: object) -> tuple[str, Line, Message]:
    wish = {"rule_set": "golems/blocks", "options": BEGINNER, "seats": [PERSON, COMPUTER], **more}
    code = (await browser.post("/api/rooms", wish)).json()["room"]
    return code, *(await browser.enter(code))


@site_test
async def test_a_player_among_computers_gets_a_legal_hint(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        code, line, state = await against_computer(ann)
        assert [seat["hints"] for seat in state["seats"]] == [True, False]
        told = await ann.post("/api/hint", {"room": code, "seat": 0})
        assert told.status_code == 200, told.text
        assert told.json() == (await ann.post("/api/hint", {"room": code, "seat": 0})).json()  # the same again
        cards = told.json()["cards"]
        assert (await line.ask("answer", seat=0, step=1, cards=cards))["type"] == "done"
        other = await here.browser().post("/api/hint", {"room": code, "seat": 0})
        assert (other.status_code, other.json()["error"]["code"]) == (403, "seat.not-yours")


@site_test
async def test_a_room_may_forbid_hints_and_several_people_get_none(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        code, _, state = await against_computer(ann, hints=False)
        assert not state["seats"][0]["hints"]
        assert (await ann.post("/api/hint", {"room": code, "seat": 0})).status_code == 403
        for seats in ([PERSON, PERSON], [PERSON, {"kind": "open"}]):
            code, _, state = await against_computer(ann, seats=seats, hints=True)
            assert not any(seat["hints"] for seat in state["seats"])
            assert (await ann.post("/api/hint", {"room": code, "seat": 0})).status_code == 403


@site_test
async def test_hints_are_allowed_after_a_restart(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, _, _ = await against_computer(here.browser())
        await here.services.registry.open(code)
        here.services.registry.live_rooms.clear()
        live = await here.services.registry.open(code)
        assert live is not None
        assert live.room.may_hint(0)


def test_a_seat_that_is_not_asked_gets_no_hint() -> None:
    match = Match(algoritmus.game("golems/board"), {}, Seeded("hint"))
    while match.result() is None and "program" not in {ask.kind for ask in match.asks().values()}:
        with pytest.raises(Refusal, match="advise"):
            hint(HintJob("golems/board", match.view(0), 0, "seed"))
        for seat, ask in match.asks().items():
            match.answer(seat, ask.random(Seeded(seat)))
    view = match.view(0)
    assert hint(HintJob("golems/board", view, 0, "seed")).cards
    with pytest.raises(Refusal, match="advise"):
        hint(HintJob("progers/basic", Match(algoritmus.game("progers/basic"), {}, Seeded(1)).view(0), 0, "seed"))


def test_a_hint_knows_nothing_but_the_view() -> None:
    """Two games that look the same to a seat, with other secrets behind, get the same hint."""
    game, chance = algoritmus.game("golems/board"), Seeded("answers")
    match = Match(game, {}, Seeded("secret"), with_events=False)
    while match.steps < 4 or "program" not in {ask.kind for ask in match.asks().values()}:
        for seat, ask in match.asks().items():
            match.answer(seat, PLAYERS["random"](game).answer(BLANK_VIEW, ask, chance))
    view = match.view(0)
    others = [game.sample(view, Seeded(number)) for number in range(3)]
    assert any(other != match.position for other in others)
    assert {json.dumps(game.view(other, 0), sort_keys=True) for other in others} == {json.dumps(view, sort_keys=True)}
    hints = {tuple(hint(HintJob(game.id, game.view(one, 0), 0, "seed")).cards) for one in (match.position, *others)}
    assert len(hints) == 1


def test_a_hint_is_a_job() -> None:
    match = Match(algoritmus.game("golems/blocks"), BEGINNER, Seeded("hint"))
    arguments = {"rule_set": "golems/blocks", "view": match.view(0), "seat": 0, "seed": "s"}
    assert jobs.run_job(json.dumps(["hint", arguments]).encode()).startswith(b'+{"cards":[')
