"""Makes the stored data folder: running and finished rooms of every rule set, with every kind of event."""

from __future__ import annotations

import asyncio
import random
import secrets
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import algoritmus
from algoritmus.core.chance import Seeded
from algoritmus.match import Match
from tests.compatibility.files import FOLDER, pack, write
from tests.compatibility.rooms import (
    COOKIE,
    SPECTATOR,
    Json,
    answer,
    copy_folder,
    go_on,
    rest,
    room_of,
    visitor,
    who_can_answer,
)
from tests.server.site import Browser, Line, Site, site

CLOCK = 15  # seconds
OPEN = {"kind": "open"}
NAMES = {"ann": "Аня", "bob": "Bob", "cleo": "Cleo the 3rd"}
CHANCE = random.Random("rooms of the data folder")
SEEDS: list[str] = []  # for the next rooms


def person(name: str) -> Json:
    return {"kind": "person", "name": name}


def computer(player: str, name: str = "") -> Json:
    return {"kind": "computer", "player": player, "name": name}


def fix_chance() -> None:
    """Codes, seeds, keys and cookies are the same whenever this runs."""
    fixed: Any = secrets
    fixed.choice = CHANCE.choice
    fixed.token_bytes = lambda count: CHANCE.randbytes(count)
    fixed.token_hex = lambda count: SEEDS.pop(0) if SEEDS else CHANCE.randbytes(count).hex()
    fixed.token_urlsafe = lambda count: CHANCE.randbytes(count).hex()


class Table:
    """A room while it is made, with a line for everybody who sits there."""

    def __init__(self, makers: Makers, code: str, who: Mapping[int, str]) -> None:
        self.makers = makers
        self.code = code
        self.who = dict(who)  # by seat, those who hold it
        self.lines: dict[str, Line] = {}
        self.count = 0

    async def line(self, seat: int) -> Line:
        name = self.who[seat]
        if name not in self.lines:
            self.lines[name] = (await self.makers.people[name].enter(self.code))[0]
        return self.lines[name]

    async def ask(self, kind: str, seat: int, **facts: object) -> None:
        """A command with a number, or every other time a word, for its id."""
        self.count += 1
        id_: int | str = self.count if self.count % 2 else f"{kind} {self.count}"
        reply = await (await self.line(seat)).ask(kind, id=id_, seat=seat, **facts)
        assert reply["type"] == "done", reply

    async def join(self, name: str, seat: int | None = None) -> None:
        wish = {"name": NAMES[name], **({} if seat is None else {"seat": seat})}
        joined = await self.makers.people[name].post(f"/api/rooms/{self.code}/join", wish)
        self.who |= dict.fromkeys(joined.json()["seats"], name)

    async def state(self) -> Json:
        return await rest(self.makers.people[next(iter(self.who.values()))], self.code)

    async def answer_first(self) -> bool:
        """Answer for the first person who is asked; False if none is."""
        state = await self.state()
        waiting = [seat for seat in state["waiting"] if seat in self.who]
        if not waiting:
            return False
        reply = await answer(await self.line(waiting[0]), waiting[0], state["step"])
        assert reply["type"] == "done", reply
        return True

    async def play(self, steps: int = 1000) -> None:
        """So many steps, or to the end."""
        last = (await self.state())["step"] + steps
        while (await self.state())["step"] < last and await self.answer_first():
            pass

    async def leave(self) -> None:
        for line in self.lines.values():
            await line.hang_up()
        self.lines.clear()


class Makers:
    """Three people and their rooms."""

    def __init__(self, here: Site, people: dict[str, Browser]) -> None:
        self.here = here
        self.people = people
        self.tables: list[Table] = []

    async def table(self, rule_set: str, options: Json, seats: list[Json], clock: int = 0, seed: str = "") -> Table:
        """Ann sets it; seats of people are hers."""
        SEEDS[:] = [seed] if seed else []
        code = await self.people["ann"].create(rule_set, options, seats, clock)
        made = Table(self, code, {seat: "ann" for seat, wish in enumerate(seats) if wish["kind"] == "person"})
        self.tables.append(made)
        return made


async def make_rooms() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    fix_chance()
    async with site(FOLDER) as here:
        people = {name: await here.guest() for name in NAMES}
        makers = Makers(here, people)
        for make in (blocks, energy, cards, board, basic, full):
            await make(makers)
        for table in makers.tables:
            await table.leave()
        cookies = {name: browser.http.cookies[COOKIE] for name, browser in people.items()}
        codes = [table.code for table in makers.tables]
    write("cookies.json", cookies)
    await keep_rooms(cookies, codes)


# the rooms


async def blocks(makers: Makers) -> None:
    """Running: one seat has sealed an answer after retracting another. Finished: open answers, and a rematch."""
    running = await makers.table("golems/blocks", {"way": "standard"}, [person(NAMES["ann"]), OPEN])
    await running.join("bob")
    await running.ask("phrase", 0, phrase=0)
    await running.play(3)
    await running.ask("answer", 1, step=4, cards=["F"])
    await running.ask("retract", 1, step=4)
    await running.ask("answer", 1, step=4, cards=["L", "F"])
    over = await makers.table("golems/blocks", {"way": "beginner", "limit": "3"}, [person(""), OPEN])
    await over.join("cleo")
    await over.play()
    await over.ask("phrase", 1, phrase=7)
    await over.ask("again", 0, room=running.code)


async def energy(makers: Makers) -> None:
    """Running: with a clock, several seats on one device and late answers; in the middle of a row. Over: by water."""
    seats = [person(NAMES["ann"]), person("Мама"), OPEN]
    late = await makers.table("golems/energy", {"way": "standard", "players": "3"}, seats, CLOCK)
    await late.join("bob")
    await late.answer_first()
    await late.answer_first()
    while (await late.state())["step"] == 1:  # the time of the third is up
        await asyncio.sleep(1)
    await late.answer_first()
    options = {"way": "standard", "field": "stream", "water": "flow"}
    await in_a_row(makers, "golems/energy", options, [person(NAMES["ann"]), OPEN])
    over = await makers.table("golems/energy", options, [person(NAMES["ann"]), person(NAMES["bob"])])
    await over.play()


async def cards(makers: Makers) -> None:
    """Running: face up, one is locked; a seat is free. Over: against computer players, with a word to them."""
    options = {"way": "standard", "players": "3", "open": "on", "colours": "green,yellow,red"}
    running = await makers.table("golems/cards", options, [person(NAMES["ann"]), OPEN, OPEN])
    await running.join("cleo", 2)
    await running.answer_first()
    seats = [person(NAMES["ann"]), computer("random", "Гром"), computer("greedy")]
    over = await makers.table("golems/cards", {"way": "tournament", "players": "3"}, seats)
    await over.ask("phrase", 0, phrase=4)
    await over.play()


async def board(makers: Makers) -> None:
    """Running: a seat was given to a computer player, a printed bot plays; in the middle of a row. Over: one came
    back."""
    options = {"players": "3", "field": "meadow", "bots": "hunter", "logic": "on", "subroutine": "on"}
    running = await makers.table("golems/board", options, [person(NAMES["ann"]), OPEN, OPEN])
    await running.join("bob")
    await running.join("cleo")
    await running.play(2)
    await running.ask("replace", 1, player="random")
    running.who.pop(1)
    await running.play(4)
    logic = {"players": "2", "field": "whirl", "logic": "on", "cards": "deal"}
    await in_a_row(makers, "golems/board", logic, [person(NAMES["ann"]), OPEN])
    options = {"way": "junior", "goal": "gears", "field": "thaw", "teams": "Foxes,Owls", "limit": "6"}
    over = await makers.table("golems/board", options, [person(NAMES["ann"]), OPEN])
    await over.join("bob")
    await over.play(3)
    await over.ask("replace", 1, player="greedy")
    await over.play(4)
    await over.ask("return", 1)
    await over.play()


async def basic(makers: Makers) -> None:
    running = await makers.table("progers/basic", {"players": "3"}, [person(NAMES["ann"]), OPEN, OPEN])
    await running.join("bob", 2)
    await running.join("cleo")
    await running.play(5)
    await running.ask("phrase", 2, phrase=2)
    seats = [person(NAMES["ann"]), OPEN]
    over = await makers.table("progers/basic", {"players": "2", "planet": "causeway", "limit": "5"}, seats)
    await over.join("cleo")
    await over.play()


async def full(makers: Makers) -> None:
    options = {"players": "2", "planet": "terrace-b7.ridge-e4S.tower-g6"}
    running = await makers.table("progers/full", options, [person(NAMES["ann"]), computer("random")])
    await running.play(9)
    seats = [person(NAMES["ann"]), person("Дед"), OPEN]
    over = await makers.table("progers/full", {"players": "3", "limit": "4", "colours": "yellow"}, seats)
    await over.join("cleo")
    await over.play()


async def in_a_row(makers: Makers, rule_set: str, options: Json, seats: list[Json]) -> None:
    """A room in which a row waits for a decision."""
    seed = next(str(seed) for seed in range(1000) if waits(rule_set, options, str(seed)))
    table = await makers.table(rule_set, options, seats, seed=seed)
    await table.join("bob")
    while not (await table.state())["views"]["0"]["paused"]:
        await table.answer_first()


def waits(rule_set: str, options: Json, seed: str) -> bool:
    """Whether soon a row does, if everybody answers as they will."""
    match = Match(algoritmus.game(rule_set), options, Seeded(seed))
    for _ in range(8):
        step = match.steps
        for seat, ask in match.asks().items():
            match.answer(seat, ask.random(Seeded(f"{step}/{seat}")))
        if match.result() is not None:
            return False
        if cast(Any, match.view(None))["paused"]:
            return True
    return False


# what is to be seen in them


async def keep_rooms(cookies: dict[str, str], codes: list[str]) -> None:
    """Store the view of every visitor in every room, and the next answer in running ones, in a copy of the folder."""
    with tempfile.TemporaryDirectory() as folder:
        async with site(copy_folder(Path(folder))) as here:
            people = {name: visitor(here, cookie) for name, cookie in {**cookies, SPECTATOR: ""}.items()}
            kept = {code: await room_of(people, code) for code in codes}
            for code, room in kept.items():
                if name := who_can_answer(room):
                    room["after"] = {"who": name, "state": await go_on(people[name], code)}
    pack("rooms.json.xz", kept)
