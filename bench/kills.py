"""Kill a server 20 times while clients play, and compare its disk with the commands that it acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import tempfile
from pathlib import Path

from room_servers import SEATS, Message, Process, cards_for, decode, encode, line, open_rooms, running
from websockets.exceptions import ConnectionClosed, InvalidHandshake

KILLS = 20
KILL_ROOMS = 8


class Survivor:
    """A client that remembers acknowledged commands and resends the others."""

    def __init__(self, code: str, seat: int, cookie: str) -> None:
        self.code = code
        self.seat = seat
        self.cookie = cookie
        self.chance = random.Random(f"{code}/{seat}")
        self.said: dict[str, list[str]] = {}  # by id: cards, acknowledged or not
        self.acked: set[str] = set()
        self.least = 0  # the last number heard of

    async def play(self, process: Process) -> None:
        """Play until the connection breaks."""
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            async with line(process, f"/ws/{self.code}", self.cookie) as own:
                await own.send('{"type":"hello","seq":0}')
                state: Message = decode(await own.recv())
                assert state["seq"] >= self.least, "the server forgot an event that it had sent"
                answered = 0
                while True:
                    if self.seat in state["waiting"] and state["step"] > answered:
                        answered = state["step"]
                        await own.send(self.answer(state))
                    message = decode(await own.recv())
                    self.note(message)
                    state = {**state, **message} if message["type"] == "step" else state

    def answer(self, state: Message) -> str:
        """Send the answer, with the same id if it was sent before: it may have arrived."""
        id_ = f"{self.seat}/{state['step']}"
        cards = self.said.setdefault(id_, cards_for(state["views"][str(self.seat)], self.chance))
        return encode({"type": "answer", "id": id_, "seat": self.seat, "step": state["step"], "cards": cards}).decode()

    def note(self, message: Message) -> None:
        assert message["type"] != "refused", message
        if message["type"] == "done":
            self.acked.add(message["id"])
        self.least = max(self.least, message.get("seq", 0))


async def kill_often(folder: str) -> tuple[int, int]:
    """The number of acknowledged answers, and of those that are not on disk."""
    everybody: list[Survivor] = []
    async with running("table", folder) as process:
        for kill in range(KILLS):
            if kill % 4 == 0:  # the games of the rooms before are over
                codes, cookies = await open_rooms(process, KILL_ROOMS)
                playing = [Survivor(code, seat, cookies[seat]) for code in codes for seat in range(SEATS)]
                everybody += playing
            games = [asyncio.create_task(one.play(process)) for one in playing]
            await asyncio.sleep(0.15 + random.Random(kill).random() * 0.15)
            process.kill()
            await asyncio.gather(*games)
            await asyncio.to_thread(process.start)
    return compare(folder, everybody)


def compare(folder: str, everybody: list[Survivor]) -> tuple[int, int]:
    """Compare the disk with the acknowledgements: no gaps, no duplicates, no losses."""
    found: dict[str, dict[str, list[str]]] = {}
    with contextlib.closing(sqlite3.connect(Path(folder) / "rooms.sqlite3")) as connection:
        for (code,) in connection.execute("SELECT code FROM rooms").fetchall():
            order = "SELECT seq, payload FROM events WHERE room = ? ORDER BY seq"
            rows = connection.execute(order, (code,)).fetchall()
            assert [seq for seq, _ in rows] == list(range(2, len(rows) + 2)), "numbers have no gaps"
            answers = [payload for payload in (decode(text) for _, text in rows) if "cards" in payload]
            found[code] = {decode(payload["id"]): payload["cards"] for payload in answers}
            assert len(found[code]) == len(answers), "nothing was done twice"
    lost = sum(found[one.code].get(id_) != one.said[id_] for one in everybody for id_ in one.acked)
    return sum(len(one.acked) for one in everybody), lost


async def main() -> int:
    """How many answers were lost."""
    with tempfile.TemporaryDirectory() as folder:
        acked, lost = await kill_often(folder)
    print(f"{KILLS} kills while playing: {acked} answers were said to be done, {lost} of them lost")
    return lost


if __name__ == "__main__":
    raise SystemExit(1 if asyncio.run(main()) else 0)
