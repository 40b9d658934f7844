"""People play through a balancer while servers are killed and frozen, lines are cut and the database restarts.

A fault comes after so many moves, never after so many seconds. In the end the log is compared with what was said to be
done, and what every client has seen with a fresh replay of the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from algoritmus.server.rooms.outbox import Outbox
from algoritmus.server.rooms.seats import build
from algoritmus.server.store.open import Place, open_store
from algoritmus.server.store.rows import LogEntry, RoomRow
from algoritmus.server.wire.room_events import Answered
from tests.server.balancer import Balancer
from tests.server.database import AT_ONCE, FAST, Database, run_statements
from tests.server.process import Server, free_port

LOST: Final = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)
SILENCE: Final = 2.0  # seconds without an answer, then a client looks for another server
PATIENCE: Final = 120.0
LOOK: Final = 0.005
SOON, LATER = 0.02, 1.0  # seconds until a lost line is opened again
TRIES: Final = 20
COMMANDS: Final = "FBLRSAD"  # one copy of each is always in hand
MUTE: Final = (
    "CREATE TABLE IF NOT EXISTS mute (moment INTEGER)",
    """CREATE OR REPLACE FUNCTION public.pg_notify(text, text) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN IF NOT EXISTS (SELECT 1 FROM mute) THEN PERFORM pg_catalog.pg_notify($1, $2); END IF; END $$""",
)
Message = dict[str, Any]


class Client:
    """A seat whose client remembers what was said to be done, and sends again what was not."""

    def __init__(self, play: Play, code: str, seat: int, cookie: str, computers: int = 0) -> None:
        self.play, self.code, self.seat, self.cookie, self.computers = play, code, seat, cookie, computers
        self.chance = random.Random(f"{seat}")
        self.said: dict[str, list[str]] = {}  # by id: cards, acknowledged or not
        self.acked: set[str] = set()
        self.seen: Message = {"seq": 0, "waiting": [], "step": 0}
        self.last = ""  # why the last line ended

    @property
    def over(self) -> bool:
        return bool(self.seen["seq"]) and not self.seen["asked"]

    async def live(self) -> None:
        """Until the game is over, or the play. While nobody is there it asks less and less often: a server that starts
        anew needs the processor more."""
        pause = SOON
        while not self.over and not self.settled():
            heard = self.seen["seq"]
            try:
                async with self.line() as line:
                    await self.converse(line)
            except LOST as error:
                self.last = repr(error)
            pause = SOON if self.seen["seq"] > heard else min(2 * pause, LATER)
            await asyncio.sleep(pause)

    def settled(self) -> bool:
        """Whoever plays with computers waits until they have answered."""
        waits = self.computers and self.is_done()
        return self.play.ending and len(self.acked) == len(self.said) and not waits

    def line(self) -> connect:
        headers, address = {"cookie": self.cookie}, f"ws://127.0.0.1:{self.play.balancer.port}/ws/{self.code}"
        return connect(address, additional_headers=headers, compression=None, open_timeout=SILENCE, ping_interval=None)

    async def converse(self, line: ClientConnection) -> None:
        await self.greet(line)
        sent = 0
        while not self.over and not self.settled():
            if self.seat in self.seen["asked"] and self.seen["step"] > sent and not self.play.ending | self.is_done():
                sent = self.seen["step"]
                await line.send(self.answer())
            self.note(await self.hear(line))

    async def greet(self, line: ClientConnection) -> None:
        """What was heard before is never taken back; what was sent and not acknowledged is sent again."""
        await line.send(json.dumps({"type": "hello", "seq": self.seen["seq"]}))
        self.note(await self.hear(line))
        for id_ in self.said.keys() - self.acked:
            await line.send(self.command(id_))

    async def hear(self, line: ClientConnection) -> Message:
        message: Message = json.loads(await asyncio.wait_for(line.recv(), SILENCE))
        return message

    def is_done(self) -> bool:
        return f"{self.seat}/{self.seen['step']}" in self.said

    def answer(self) -> str:
        id_ = f"{self.seat}/{self.seen['step']}"
        self.said[id_] = cards_for(self.seen["views"][str(self.seat)], self.chance)
        return self.command(id_)

    def command(self, id_: str) -> str:
        step = int(id_.partition("/")[2])
        return json.dumps({"type": "answer", "id": id_, "seat": self.seat, "step": step, "cards": self.said[id_]})

    def note(self, message: Message) -> None:
        assert message["type"] != "refused", message
        if message["type"] == "done":
            self.play.moves += message["id"] not in self.acked
            self.acked.add(message["id"])
        elif "seq" in message:
            assert message["seq"] >= self.seen["seq"], "a server told what is older than what was told before"
            self.seen.update({name: message[name] for name in ("seq", "step", "views") if message.get(name)})
            self.seen["asked"] = (
                [*message["waiting"], *message["sealed"]] if "waiting" in message else self.seen["asked"]
            )


def cards_for(view: Message, chance: random.Random) -> list[str]:
    """An allowed answer: one of the options, or a program of different commands."""
    ask = view["ask"]
    if "options" in ask:
        return [chance.choice(ask["options"])]
    return chance.sample(COMMANDS, view["golems"][view["seat"]]["rows_next"])


class Play:
    """Tables at which games are played one after the other, while faults happen."""

    def __init__(self, place: Place, servers: list[Server], balancer: Balancer) -> None:
        self.place, self.servers, self.balancer = place, servers, balancer
        self.moves = 0
        self.ending = False
        self.clients: list[Client] = []
        self.ill: set[Server] = set()
        self.healing: list[asyncio.Task[None]] = []
        self.faults: Counter[str] = Counter()

    # playing

    async def table(self, people: int, computers: int) -> None:
        while not self.ending:
            code, cookies = await self.seat_all(people, computers)
            clients = [Client(self, code, seat, cookie, computers) for seat, cookie in enumerate(cookies)]
            self.clients += clients
            await asyncio.gather(*(client.live() for client in clients))

    async def seat_all(self, people: int, computers: int) -> tuple[str, list[str]]:
        seats = [{"kind": "person"}] + [{"kind": "open"}] * (people - 1) + [{"kind": "computer"}] * computers
        options = {"players": str(people + computers), "field": "meadow"}
        wish = {"rule_set": "golems/board", "options": options, "seats": seats}
        made, cookie = await self.ask("/api/rooms", wish)
        joined = [await self.ask(f"/api/rooms/{made['room']}/join", {"name": "Bob"}) for _ in range(people - 1)]
        assert [one["seats"] for one, _ in joined] == [[seat] for seat in range(1, people)]
        return made["room"], [cookie, *(own for _, own in joined)]

    async def ask(self, path: str, body: object) -> tuple[Message, str]:
        """As often as it takes, by the same browser; its cookie is known before it asks for anything."""
        base, said = f"http://127.0.0.1:{self.balancer.port}", ""
        async with httpx.AsyncClient(base_url=base, timeout=5.0) as browser:
            for _ in range(int(PATIENCE / 0.2)):
                with contextlib.suppress(httpx.HTTPError):
                    answer = await (browser.post(path, json=body) if browser.cookies else browser.get("/"))
                    said = f"{answer.status_code} {answer.text[:200]}"
                    if answer.request.method == "POST" and answer.status_code == 200:
                        return answer.json(), "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
                await asyncio.sleep(0.2)
        raise AssertionError(f"{path} is never answered: {said}")

    # faults

    async def suffer(self, plan: list[Callable[[], Any]], apart: int) -> None:
        """One after the other, so many moves apart."""
        tables = [asyncio.create_task(self.table(*people)) for people in ((2, 0), (2, 0), (3, 0), (1, 1))]
        try:
            for fault in plan:
                await self.reach(self.moves + apart, tables)
                await fault()
            await self.reach(self.moves + apart, tables)
            await asyncio.gather(*self.healing)
            await self.reach(self.moves + apart, tables)
            self.ending = True
            await self.wait(lambda: all(task.done() for task in tables), tables)
            await asyncio.gather(*tables)
        finally:
            for task in [*tables, *self.healing]:
                task.cancel()
            await asyncio.gather(*tables, *self.healing, return_exceptions=True)

    async def reach(self, moves: int, tables: list[asyncio.Task[None]]) -> None:
        await self.wait(lambda: self.moves >= moves, tables)

    async def wait(self, done: Callable[[], bool], tables: list[asyncio.Task[None]]) -> None:
        """Patience is counted in looks at which nothing has happened, not in seconds: where all of this is slow or
        stopped, it lasts longer."""
        last, looks = self.heard(), 0
        while not done():
            for task in [*tables, *self.healing]:
                if task.done():
                    task.result()
            before, last = last, self.heard()
            looks = looks + 1 if last == before else 0
            assert looks < PATIENCE / LOOK, self.standstill()
            await asyncio.sleep(LOOK)

    def heard(self) -> tuple[int, int]:
        """How far all this has come."""
        return self.moves, sum(client.seen["seq"] for client in self.clients)

    def standstill(self) -> str:
        """Who waits for what: whether a server hangs, is not there, or is slower than anybody waits."""
        servers = [
            (server.port, server.process.poll(), server in self.ill, threads_of(server.process.pid))
            for server in self.servers
        ]
        waiting = [
            (client.code, client.seat, client.seen["seq"], client.seen.get("asked"), client.last)
            for client in self.clients
            if not client.over
        ]
        told = f"servers (port, ended, ill, threads) {servers}; clients {waiting}"
        return f"nobody moves any more after {self.faults}; {told}"

    def victim(self) -> Server | None:
        """A server that is well; there is always another one, unless there is but one."""
        well = [server for server in self.servers if server not in self.ill]
        return well[self.moves % len(well)] if len(well) > 1 or len(self.servers) == 1 == len(well) else None

    def heal(self, server: Server, cure: Any) -> None:
        async def get_well() -> None:
            await cure
            self.ill.discard(server)

        self.ill.add(server)
        self.healing.append(asyncio.create_task(get_well()))

    async def kill(self) -> None:
        server = self.victim()
        if server is None:
            return await self.cut()
        self.faults["kill -9"] += 1
        self.ill.add(server)
        await asyncio.to_thread(server.kill)
        self.heal(server, self.start_again(server))
        return None

    async def start_again(self, server: Server) -> None:
        """As often as it takes: while the database restarts, a server says so and ends."""
        said = ""
        for _ in range(TRIES):
            try:
                await asyncio.to_thread(server.start)
                return
            except AssertionError as error:
                said = str(error)
            assert isinstance(self.place, str), f"only a database can be away: {said}"
        raise AssertionError(f"the server does not start any more: {said}")

    async def freeze(self, seconds: float = 3.0) -> None:
        server = self.victim()
        if server is None:
            return await self.cut()
        self.faults["SIGSTOP"] += 1
        server.process.send_signal(signal.SIGSTOP)

        async def thaw() -> None:
            await asyncio.sleep(seconds)
            server.process.send_signal(signal.SIGCONT)

        self.heal(server, thaw())
        return None

    async def cut(self) -> None:
        self.faults["lines cut"] += 1
        self.balancer.cut()

    # the end

    async def compare(self) -> None:
        """Nothing is lost, nothing doubled, and everybody has seen what the log says."""
        for found in await self.read_log():
            room = build(*found)
            self.check_ids(room.code, [entry.event for entry in found[1] if isinstance(entry.event, Answered)])
            for client in [one for one in self.clients if one.code == room.code]:
                await self.check_views(client, Outbox(room))

    async def read_log(self) -> list[tuple[RoomRow, list[LogEntry]]]:
        """The file of one server is read while the server is gone."""
        await asyncio.to_thread(self.servers[0].kill)
        found = await self.read_rooms()
        await asyncio.to_thread(self.servers[0].start)
        return found

    async def read_rooms(self) -> list[tuple[RoomRow, list[LogEntry]]]:
        store = await open_store(self.place)
        try:
            found = [await store.read_room(code) for code in sorted({client.code for client in self.clients})]
            assert None not in found
            return [one for one in found if one is not None]
        finally:
            await store.close()

    def check_ids(self, code: str, answers: list[Answered]) -> None:
        written = Counter(one.id for one in answers if one.id)
        assert set(written.values()) <= {1}, written.most_common(3)
        cards = {one.id: one.cards for one in answers if one.id}
        for client in [one for one in self.clients if one.code == code]:
            for id_ in client.acked:
                assert cards[json.dumps(id_)] == client.said[id_], (code, id_)

    async def check_views(self, client: Client, outbox: Outbox) -> None:
        """Its last look at the room goes on from what it has heard before."""
        for _ in range(int(PATIENCE / SILENCE)):
            with contextlib.suppress(*LOST):
                async with client.line() as line:
                    await line.send(json.dumps({"type": "hello", "seq": client.seen["seq"]}))
                    while client.seen["seq"] < outbox.room.seq:
                        client.note(await client.hear(line))
            if client.seen["seq"] >= outbox.room.seq:
                break
        expected = {seat: json.loads(bytes(view)) for seat, view in outbox.views_now([client.seat]).items()}
        assert client.seen["views"] == expected, (client.code, client.seat)


def threads_of(pid: int) -> list[str]:
    """What each thread of a process does, by the kernel: D and a place in it is a disk that does not answer."""
    told = []
    for thread in sorted(Path(f"/proc/{pid}/task").glob("*")):
        with contextlib.suppress(OSError):
            state = (thread / "stat").read_text().rpartition(")")[2].split()[0]
            told.append(f"{(thread / 'comm').read_text().strip()} {state} {(thread / 'wchan').read_text()}")
    return told


class SharedPlay(Play):
    """Three servers on one database."""

    def __init__(self, url: str, servers: list[Server], balancer: Balancer, database: Database) -> None:
        super().__init__(url, servers, balancer)
        self.url, self.database = url, database

    async def read_log(self) -> list[tuple[RoomRow, list[LogEntry]]]:
        return await self.read_rooms()

    async def restart(self) -> None:
        """PostgreSQL ends, politely or as in a crash, and comes back."""
        how = (FAST, AT_ONCE)[self.faults["PostgreSQL restarted"] % 2]
        self.faults["PostgreSQL restarted"] += 1
        await asyncio.to_thread(self.database.stop, how)
        await asyncio.to_thread(self.database.start)

    async def cut_inside(self) -> None:
        """The lines between the servers and PostgreSQL."""
        self.faults["database lines cut"] += 1
        await run_statements(
            self.url,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )

    async def mute(self) -> None:
        """Nothing is told until the next fault of this kind but one."""
        self.faults["NOTIFY lost"] += 1
        loud = self.faults["NOTIFY lost"] % 2 == 0
        await run_statements(self.url, "DELETE FROM mute" if loud else "INSERT INTO mute VALUES (1)")


@asynccontextmanager
async def balanced(servers: list[Server]) -> AsyncIterator[Balancer]:
    balancer = Balancer([server.port for server in servers])
    await balancer.start()
    try:
        yield balancer
    finally:
        await balancer.close()
        for server in servers:
            server.process.send_signal(signal.SIGCONT)
            await asyncio.to_thread(server.kill)


@asynccontextmanager
async def embedded_play(folder: Path) -> AsyncIterator[Play]:
    servers = [await asyncio.to_thread(Server, folder, free_port())]
    async with balanced(servers) as balancer:
        yield Play(folder, servers, balancer)


@asynccontextmanager
async def shared_play(database: Database, url: str) -> AsyncIterator[SharedPlay]:
    name = url.rpartition("?")[0].rpartition("/")[2]
    await run_statements(url, f"ALTER DATABASE {name} SET search_path = public, pg_catalog", *MUTE)
    servers = [await asyncio.to_thread(Server, url, free_port()) for _ in range(3)]
    async with balanced(servers) as balancer:
        yield SharedPlay(url, servers, balancer, database)
