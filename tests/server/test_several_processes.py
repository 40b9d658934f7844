"""Several processes on one database: any of them serves any room, and nobody plays twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

import asyncpg
import pytest

from algoritmus.server.rooms.registry import Registry
from algoritmus.server.store import statements
from algoritmus.server.store.postgres import PostgresStore
from algoritmus.server.store.rows import ConflictError, LogEntry
from algoritmus.server.wire.room_events import Answered, PhraseSaid
from tests.server.database import run_statements
from tests.server.site import (
    GENEROUS,
    OPEN,
    PERSON,
    Browser,
    Line,
    Message,
    Site,
    seat_of,
    site,
    site_test,
    two_at_a_table,
)

QUICK = replace(GENEROUS, alive_seconds=1.0)
SLOW = replace(GENEROUS, alive_seconds=600.0)


@asynccontextmanager
async def sites(shared: str, number: int = 2, limits: object = QUICK) -> AsyncIterator[list[Site]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(site(shared, limits)) for _ in range(number)]  # type: ignore[arg-type]


def at(browser: Browser, here: Site) -> Browser:
    """The same browser, led to another process."""
    other = here.browser(browser.address)
    other.cookie = browser.cookie
    other.http.cookies.update(browser.http.cookies)
    return other


def registry_of(here: Site) -> Registry:
    return here.services.registry


def store_of(here: Site) -> PostgresStore:
    store = registry_of(here).store
    assert isinstance(store, PostgresStore)
    return store


async def answered(line: Line, seat: int, step: int, cards: list[str]) -> Message:
    return await line.ask("answer", id=f"{seat}/{step}", seat=seat, step=step, cards=cards)


@site_test
async def test_any_process_serves_any_room(shared: str) -> None:
    async with sites(shared) as (one, two):
        code, ann, bob = await two_at_a_table(one)
        red, _ = await ann.enter(code)
        blue, state = await at(bob, two).enter(code)
        assert state["yours"] == [1]
        for step in range(1, 4):
            await answered(red, 0, step, ["F"])
            assert (await blue.until("table", sealed=[0]))["waiting"] == [1]
            await answered(blue, 1, step, ["L"])
            seen = [await red.until("step"), await blue.until("step")]
            assert [message["step"] for message in seen] == [step + 1] * 2
        rooms = [registry_of(here).live_rooms[code].room for here in (one, two)]
        assert rooms[0].seq == rooms[1].seq
        assert rooms[0].match.digest() == rooms[1].match.digest()


@site_test
async def test_presence_is_shared_by_all_processes(shared: str) -> None:
    async with sites(shared) as (one, two):
        code, ann, bob = await two_at_a_table(one)
        red, _ = await ann.enter(code)
        blue, _ = await at(bob, two).enter(code)
        table = await red.until("table")
        while not all(seat["here"] for seat in table["seats"]):
            table = await red.until("table")
        refused = await red.ask("replace", seat=1, player="random")
        assert (refused["type"], refused["code"]) == ("refused", "seat.here")
        await blue.hang_up()
        table = await red.until("table")
        assert [seat["here"] for seat in table["seats"]] == [True, False]
        assert (await red.ask("replace", seat=1, player="random"))["type"] == "done"


@site_test
async def test_clients_of_a_dead_process_are_not_present(shared: str) -> None:
    async with sites(shared) as (one, two):
        code, ann, bob = await two_at_a_table(one)
        await ann.enter(code)
        await at(bob, two).enter(code)
        while not registry_of(one).live_rooms[code].room.remote_holders:
            await asyncio.sleep(0.01)
        for task in store_of(two).peers.tasks:
            task.cancel()  # frozen: no more heartbeats
        while registry_of(one).live_rooms[code].room.remote_holders:
            await asyncio.sleep(0.01)
        assert not [seat["here"] for seat in (await ann.enter(code))[1]["seats"]][1]


@site_test
async def test_commands_in_conflict_are_checked_one_after_the_other(shared: str) -> None:
    """Both processes give the same number; one of them has to judge anew."""
    async with sites(shared) as (one, two):
        code, ann, bob = await two_at_a_table(one)
        red, _ = await ann.enter(code)
        blue, _ = await at(bob, two).enter(code)
        for step in range(1, 11):
            cards = ["F"] if step % 3 else ["L"]
            done = await asyncio.gather(answered(red, 0, step, cards), answered(blue, 1, step, cards))
            assert [message["type"] for message in done] == ["done", "done"]
            await asyncio.gather(red.until("step"), blue.until("step"))
        found = await store_of(one).read_room(code)
        assert found is not None
        assert sorted(entry.event.id for entry in found[1] if isinstance(entry.event, Answered)) == sorted(
            f'"{seat}/{step}"' for seat in (0, 1) for step in range(1, 11)
        )


@site_test
async def test_a_seat_is_given_once(shared: str) -> None:
    async with sites(shared, 3) as here:
        ann = here[0].browser()
        code = await ann.create("golems/board", {"players": "4"}, [PERSON, OPEN, OPEN])
        comers = [here[number % 3].browser() for number in range(6)]
        joined = await asyncio.gather(*(one.post(f"/api/rooms/{code}/join", {"name": "Bob"}) for one in comers))
        assert sorted(str(one.json().get("seats")) for one in joined) == ["None"] * 4 + ["[1]", "[2]"]
        again = await asyncio.gather(*(one.post(f"/api/rooms/{code}/join", {"name": "Bob"}) for one in comers))
        assert [one.json() for one in again if one.status_code == 200] == [
            one.json() for one in joined if one.status_code == 200
        ]


@site_test
async def test_the_same_command_at_two_processes_is_done_once(shared: str) -> None:
    async with sites(shared) as (one, two):
        code, ann, _ = await two_at_a_table(one)
        lines = [(await ann.enter(code))[0], (await at(ann, two).enter(code))[0]]
        done = await asyncio.gather(*(answered(line, 0, 1, ["F"]) for line in lines))
        assert [message["type"] for message in done] == ["done", "done"]
        assert len(await store_of(one).read_events(code, 1)) == 2  # Bob's joining, and this


@site_test
async def test_computer_players_answer_once(shared: str) -> None:
    """Two rounds at each table: nobody comes from corner to corner and strikes three times in eight rows."""
    async with sites(shared, 3) as here:
        ann = here[0].browser()
        for table in range(3):
            code = await ann.create("golems/cards", {}, [PERSON])
            lines = [(await at(ann, one).enter(code))[0] for one in here]
            for step in (1, 2):
                await lines[0].until("table", sealed=[1])
                await answered(lines[(table + step) % 3], 0, step, ["S"])
                await asyncio.gather(*(line.until("step") for line in lines))
            while len(events := await store_of(here[0]).read_events(code, 1)) < 5:
                await asyncio.sleep(0.01)
            assert [seat_of(entry) for entry in events] == [1, 0, 1, 0, 1]


@site_test
async def test_the_computer_player_of_a_dead_process_is_taken_over(shared: str) -> None:
    async with sites(shared, limits=SLOW) as (one, two):
        dead = PostgresStore(shared, 1.0)
        await dead.open()
        await dead.peers.join()
        ann = one.browser()
        code = await ann.create("golems/cards", {}, [PERSON])
        assert await dead.lease(code, 1, 600.0)
        line, state = await at(ann, two).enter(code)
        assert state["sealed"] == []
        assert (await line.until("table", sealed=[1]))["waiting"] == [0]
        assert not await dead.lease(code, 1, 1.0)
        await dead.close()


@site_test
async def test_a_lease_expires_by_the_clock_of_the_database(shared: str) -> None:
    async with sites(shared) as (one, two):
        assert await store_of(one).lease("ABCDEF", 1, 600.0)
        assert not await store_of(two).lease("ABCDEF", 1, 600.0)
        await run_statements(shared, "UPDATE leases SET until = clock_timestamp() - interval '1 second'")
        assert await store_of(two).lease("ABCDEF", 1, 600.0)
        assert not await store_of(one).lease("ABCDEF", 1, 600.0)
        assert await store_of(one).lease("ABCDEF", 2, 600.0)  # the next step is anybody's


@site_test
async def test_a_process_with_an_expired_lease_catches_up_before_it_writes(shared: str) -> None:
    async with sites(shared, limits=SLOW) as (one, two):
        code, ann, bob = await two_at_a_table(one)
        red, _ = await ann.enter(code)
        blue, _ = await at(bob, two).enter(code)
        before = store_of(one).peers.process
        await run_statements(shared, f"UPDATE processes SET until = clock_timestamp() WHERE id = '{before}'")
        assert (await answered(red, 0, 1, ["F"]))["type"] == "done"
        assert store_of(one).peers.process != before
        await blue.until("table", sealed=[0])


@site_test
async def test_writes_after_the_end_of_the_lease_are_not_in_the_log(shared: str) -> None:
    async with sites(shared, limits=SLOW) as (one, _):
        code = await one.browser().create("golems/cards", {}, [PERSON, OPEN])
        await run_statements(shared, "UPDATE processes SET until = clock_timestamp()")
        told: list[Exception | None] = []
        store_of(one).append(LogEntry(code, 2, PhraseSaid(seat=0, phrase=1)), told.append)
        while not told:
            await asyncio.sleep(0.01)
        assert isinstance(told[0], ConflictError)
        assert await store_of(one).read_events(code, 1) == []


@pytest.mark.parametrize("most", [statements.MAX_NOTIFIED_BYTES, 0])
def test_notifications_hold_the_event_and_only_long_events_are_read(
    shared: str, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(
        statements, "APPEND", statements.APPEND.replace(f"< {statements.MAX_NOTIFIED_BYTES}", f"< {most}")
    )

    @site_test
    async def test() -> None:
        async with sites(shared, limits=SLOW) as (one, two):
            code, ann, bob = await two_at_a_table(one)
            red, _ = await ann.enter(code)
            blue, _ = await at(bob, two).enter(code)
            read, asked = store_of(two).read_events, []

            async def noted(code: str, after: int) -> list[LogEntry]:
                asked.append(after)
                return await read(code, after)

            monkeypatch.setattr(store_of(two), "read_events", noted)
            room = registry_of(two).live_rooms[code].room
            began = room.seq
            await answered(red, 0, 1, ["F"])
            assert (await blue.until("table", sealed=[0]))["waiting"] == [1]
            assert asked == ([] if most else [began])
            assert room.recent[-1].seq == began + 1
            (entry,) = await read(code, began)
            assert isinstance(entry.event, Answered)
            assert entry.event.cards == list(room.match.sealed[0])

    test()


@site_test
async def test_no_notified_event_is_left_out(shared: str) -> None:
    """One that is not the next is only a number: what lies before it is read."""
    async with sites(shared, limits=SLOW) as (one, two):
        code, ann, bob = await two_at_a_table(one)
        red, _ = await ann.enter(code)
        blue, _ = await at(bob, two).enter(code)
        peers, heard = store_of(two).peers, list[str]()
        hear, peers._on_notification = peers._on_notification, heard.append  # type: ignore[method-assign,assignment]
        await answered(red, 0, 1, ["F"])
        await red.ask("retract", id="back", seat=0, step=1)
        while sum(" event " in told for told in heard) < 2:
            await asyncio.sleep(0.01)
        hear(next(told for told in reversed(heard) if " event " in told))
        rooms = [registry_of(here).live_rooms[code].room for here in (one, two)]
        while rooms[1].seq < rooms[0].seq:
            await asyncio.sleep(0.01)
        assert (rooms[1].seq, rooms[1].match.sealed) == (rooms[0].seq, {})
        hear(next(told for told in heard if " event " in told))  # late, and known already
        assert (await answered(blue, 1, 1, ["F"]))["type"] == "done"
        assert rooms[1].match.sealed.keys() == {1}


@pytest.mark.parametrize("channel", ["silent", "cut"])
def test_a_heartbeat_makes_up_for_a_lost_notification(shared: str, channel: str) -> None:
    @site_test
    async def test() -> None:
        async with sites(shared) as (one, two):
            code, ann, bob = await two_at_a_table(one)
            red, _ = await ann.enter(code)
            blue, _ = await at(bob, two).enter(code)
            while not registry_of(two).live_rooms[code].room.remote_holders or store_of(two).peers.wake_up.is_set():
                await asyncio.sleep(0.01)  # nobody comes or goes any more
            if channel == "silent":
                store_of(two).peers._on_notification = lambda text: None  # type: ignore[method-assign]  # noqa: ARG005
            else:
                await run_statements(
                    shared,
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()",
                )
            await answered(red, 0, 1, ["F"])
            assert (await blue.until("table", sealed=[0]))["waiting"] == [1]
            assert (await answered(blue, 1, 1, ["F"]))["type"] == "done"
            await red.until("step")

    test()


@site_test
async def test_a_client_that_is_ahead_waits_for_the_process_to_catch_up(shared: str) -> None:
    async with sites(shared, limits=SLOW) as (one, two):
        code, ann, bob = await two_at_a_table(one)
        red, _ = await ann.enter(code)
        await at(bob, two).enter(code)  # so that the room is in memory there
        store_of(two).peers._on_notification = lambda text: None  # type: ignore[method-assign]  # noqa: ARG005
        await answered(red, 0, 1, ["F"])
        heard = registry_of(one).live_rooms[code].room.seq
        assert registry_of(two).live_rooms[code].room.seq < heard
        _, told = await at(ann, two).enter(code, heard)
        assert (told["seq"], told["sealed"]) == (heard, [0])
        _, told = await at(ann, two).enter(code, 10**6)  # no such number: everything is told
        assert (told["type"], told["seq"]) == ("state", heard)


@site_test
async def test_limits_on_new_rooms_hold_for_all_processes(shared: str) -> None:
    async with sites(shared, limits=replace(QUICK, rooms_per_second=1e-9, rooms_burst=3.0)) as (one, two):
        ann = one.browser()
        wish = {"rule_set": "golems/cards"}
        first = await ann.post("/api/rooms", wish)
        there = at(ann, two)
        statuses = [(await where.post("/api/rooms", wish)).status_code for where in (there, ann, there, ann)]
        assert [first.status_code, *statuses] == [200, 200, 200, 429, 429]


@site_test
async def test_the_clock_is_the_same_in_all_processes(shared: str) -> None:
    async with sites(shared, limits=SLOW) as (one, two):
        code, ann, bob = await two_at_a_table(one, clock=60)
        await ann.enter(code)
        store = store_of(one)
        while await store.number("SELECT since FROM watched") is None:
            await asyncio.sleep(0.01)
        await run_statements(shared, "UPDATE watched SET since = since - 20")
        entered = time.monotonic()
        await at(bob, two).enter(code)
        clock = registry_of(two).live_rooms[code].room.clock
        clock.asked -= 30
        while clock.joined > entered - 19:  # until it is heard since when somebody looks on
            await asyncio.sleep(0.01)
        before, left, after = clock.now(), clock.left("x", 1), clock.now()
        assert clock.joined + 60 - after <= left <= clock.joined + 60 - before


@site_test
async def test_a_room_archived_by_another_process_is_gone(shared: str) -> None:
    async with sites(shared, limits=SLOW) as (one, two):
        code, ann, bob = await two_at_a_table(one)
        red, _ = await ann.enter(code)
        while not await store_of(two).number("SELECT count(*) FROM presence"):
            await asyncio.sleep(0.01)
        await store_of(two).remove_room(code)
        assert await store_of(two).has_room(code)  # somebody looks on
        await run_statements(shared, "DELETE FROM presence")
        await store_of(two).remove_room(code)
        red.send({"type": "answer", "id": 1, "seat": 0, "step": 1, "cards": ["F"]})
        assert await red.close_code() == 1011
        assert (await at(bob, two).get(f"/api/rooms/{code}")).status_code == 404


@site_test
async def test_an_event_that_does_not_fit_is_never_applied_silently(shared: str) -> None:
    async with sites(shared) as (one, two):
        code, ann, _ = await two_at_a_table(one)
        red, _ = await ann.enter(code)
        told: list[Exception | None] = []
        store_of(two).append(LogEntry(code, 3, Answered(seat=0, cards=["no such card"])), told.append)
        assert await red.close_code() == 1011
        while not told:
            await asyncio.sleep(0.01)
        assert told == [None]
        assert (await ann.get(f"/api/rooms/{code}")).json()["error"]["code"] == "room.damaged"


@site_test
async def test_a_process_whose_lease_expired_long_ago_is_deleted(shared: str) -> None:
    async with sites(shared) as (one, _):
        store = store_of(one)
        await run_statements(
            shared,
            "INSERT INTO processes VALUES ('old', now() - interval '1 hour', 0, now())",
            "INSERT INTO presence VALUES ('ABCDEF', 'old', 'x')",
        )
        await store.run_atomically(*((statement, ()) for statement in statements.CLEANUP))
        assert await store.number("SELECT count(*) FROM presence") == 0
        assert await store.number("SELECT count(*) FROM processes WHERE id = 'old'") == 0


@site_test
async def test_a_failing_database_is_reported_once_until_it_recovers(
    shared: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    refuse = "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the disk is full'; END $$"
    async with sites(shared, 1, SLOW) as (one,):
        code, _, _ = await two_at_a_table(one)
        store, seen, told = store_of(one), list[bool](), list[Exception | None]()
        connect = store.connect

        async def noted() -> asyncpg.Connection[asyncpg.Record]:
            if asyncio.current_task() is store.writer.task:  # not the purge of the archive
                seen.append(store.failed is not None)
            return await connect()

        monkeypatch.setattr(store, "connect", noted)
        await run_statements(shared, refuse, "CREATE TRIGGER refused BEFORE INSERT ON events EXECUTE FUNCTION refuse()")
        store.append(LogEntry(code, 3, PhraseSaid(seat=0, phrase=1)), told.append)
        while len(seen) < 4:
            await asyncio.sleep(0.01)
        assert all(seen)
        assert sum("nothing can be written" in record.message for record in caplog.records) == 1
        await run_statements(shared, "DROP TRIGGER refused ON events")
        while not told:
            await asyncio.sleep(0.01)
        assert told == [None]
        assert store.failed is None


@site_test
async def test_a_server_that_stops_during_a_purge_leaves_no_connection_open(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped at the worst moment: the line is there, and nothing was said on it yet."""
    store = PostgresStore(shared, 5.0)
    await store.open()
    lines: list[asyncpg.Connection[asyncpg.Record]] = []
    connect = store.connect

    async def stopped() -> asyncpg.Connection[asyncpg.Record]:
        lines.append(await connect())
        tidying.cancel()
        return lines[0]

    monkeypatch.setattr(store, "connect", stopped)
    tidying = asyncio.create_task(store.purge_archive(0.0))
    with pytest.raises(asyncio.CancelledError):
        await tidying
    await store.close()
    assert [line.is_closed() for line in lines] == [True]
