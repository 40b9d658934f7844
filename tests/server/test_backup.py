"""Backup, restore and move: rooms are copied from one store into another while people play, and verified."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path

import msgspec
import pytest

from algoritmus.cli import main
from algoritmus.core.chance import Seeded
from algoritmus.server.backup import check
from algoritmus.server.backup.check import Inventory, replay_digest
from algoritmus.server.backup.commands import inventory_of
from algoritmus.server.backup.control import ADDRESS_FILE, CONTROL
from algoritmus.server.backup.json_lines import End, Head, WholeRoom, read_lines, whole_room
from algoritmus.server.store.file import FILE, connect
from algoritmus.server.store.interface import Store
from algoritmus.server.store.key import KEY_FILE, load_key, save_key
from algoritmus.server.store.open import Place, open_store
from algoritmus.server.store.rows import ConflictError, LogEntry, RoomRow, StoreError
from algoritmus.server.wire.room_events import SeatRow, Unknown
from tests.server.database import run_statements, running
from tests.server.process import Person, Server
from tests.server.site import GENEROUS, site, site_test, two_at_a_table

ROOMS = {"golems/cards": {"way": "standard"}, "golems/board": {"field": "meadow"}, "progers/full": {"limit": "6"}}
OLD = RoomRow("ANCIENT", "golems/cards", "0", {"way": "forgotten"}, "s", [SeatRow("person", "", "Ann", "x")], 5.0, 30)
Found = dict[str, tuple[RoomRow, list[LogEntry]]]


async def play(here_folder: Place) -> None:
    """Some rooms in which something happened."""
    async with site(here_folder, GENEROUS) as here:
        for rule_set, options in ROOMS.items():
            code, ann, bob = await two_at_a_table(here, rule_set, options)
            lines = [(await browser.enter(code))[0] for browser in (ann, bob)]
            room = here.services.registry.live_rooms[code].room
            for step in range(3):
                for seat in room.waiting():
                    cards = list(room.match.asks()[seat].random(Seeded(f"{step}/{seat}")))
                    done = await lines[seat].ask("answer", seat=seat, step=room.match.steps, cards=cards)
                    assert done["type"] == "done"


async def with_store(place: Place, work: Callable[[Store], Awaitable[None]]) -> None:
    store = await open_store(place)
    try:
        await work(store)
    finally:
        await store.close()


def found_in(place: Place) -> tuple[Found, Inventory, bytes]:
    """All rooms of a store, as they play, and its key."""
    found: Found = {}
    inventories: list[Inventory] = []
    keys: list[bytes] = []

    async def look(store: Store) -> None:
        for code in await store.codes("", 1000):
            room = await store.read_room(code)
            assert room is not None
            found[code] = room
        inventories.append(await inventory_of(store))
        keys.append(await store.cookie_key())

    asyncio.run(with_store(place, look))
    return found, inventories[0], keys[0]


def place(kind: str, folder: Path) -> Place:
    """An empty store."""
    return folder if kind == "folder" else running().fresh()


def option(where: Place) -> list[str]:
    return ["--data", str(where)] if isinstance(where, Path) else ["--database", where]


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that has been played in, with a room of other rules in it."""
    folder = tmp_path_factory.mktemp("filled")
    asyncio.run(play(folder))
    asyncio.run(
        with_store(
            folder, lambda store: store.put_room(OLD, [LogEntry("ANCIENT", 2, Unknown("odd", '{"seat":0}'), 7.5)])
        )
    )
    return folder


@pytest.mark.parametrize("kind", ["folder", "database"])
def test_a_backup_is_restored_into_any_store(
    filled: Path, tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, target = tmp_path / "rooms.gz", place(kind, tmp_path / "new")
    assert main(["backup", str(file), *option(filled)]) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert main(["restore", str(file), *option(target)]) == 0
    told = capsys.readouterr().out
    assert told.count("4 rooms, each played again and compared") == 2
    assert told.count("1 of them cannot be played by the rules of today") == 2
    assert found_in(target)[0] == found_in(filled)[0]
    assert found_in(target)[2] == load_key(filled)
    assert found_in(target)[0]["ANCIENT"][1][0].at == 7.5  # as old as it was
    assert main(["restore", str(file), *option(target)]) == 1  # it is not empty any more
    assert "already: choose an empty one" in capsys.readouterr().err
    if kind == "database":
        again = tmp_path / "again.gz"
        assert main(["backup", str(again), *option(target)]) == 0
        assert gzip.decompress(again.read_bytes()) == gzip.decompress(file.read_bytes())


def test_rooms_move_to_a_database_and_back(filled: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, back = running().fresh(), tmp_path / "back"
    assert main(["move-data", "--from", str(filled), "--to", database]) == 0
    assert main(["move-data", "--from", database, "--to", str(back)]) == 0
    assert found_in(back)[0] == found_in(filled)[0]
    assert found_in(back)[2] == load_key(filled)
    assert main(["move-data", "--from", str(filled), "--to", database]) == 1
    assert main(["move-data", "--from", str(tmp_path / "nothing"), "--to", database]) == 1
    assert "there are no rooms in" in capsys.readouterr().err
    alive = "INSERT INTO processes VALUES ('p', clock_timestamp() + interval '1 hour', 0, clock_timestamp())"
    asyncio.run(run_statements(database, alive))
    assert main(["move-data", "--from", database, "--to", str(tmp_path / "third")]) == 1
    assert "stop them first" in capsys.readouterr().err


def test_a_backup_while_people_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The game goes on in the restored store, on the same seat."""
    data, file, other = tmp_path / "data", tmp_path / "rooms.gz", tmp_path / "other"
    data.mkdir()
    with Server(data) as server, Person(server) as ann:
        wish = {"rule_set": "golems/cards", "seats": [{"kind": "person"}, {"kind": "computer", "player": "random"}]}
        code = str(ann.post("/api/rooms", wish)["room"])
        ann.enter(code)
        ann.say({"type": "answer", "id": "1", "seat": 0, "step": 1, "cards": ["F"]})
        while ann.step < 2:
            ann.hear()
        assert main(["backup", str(file), "--data", str(data)]) == 0
        ann.say({"type": "answer", "id": "2", "seat": 0, "step": 2, "cards": ["F"]})
        ann.until("done")
        address = f"http://127.0.0.1:{server.port}{CONTROL}"
        assert [
            ann.http.get(address).status_code,
            ann.http.get(address, headers={"authorization": "Bearer x"}).status_code,
        ] == [404, 404]
        assert main(["restore", str(file), "--data", str(data)]) == 1
        assert "another server is using" in capsys.readouterr().err
        assert main(["move-data", "--from", str(data), "--to", str(other)]) == 1
        server.stop()
    assert not (data / ADDRESS_FILE).exists()
    assert main(["restore", str(file), "--data", str(other)]) == 0
    with Server(other) as server:
        ann.server = server
        state = ann.enter(code)
        assert (state["yours"], state["step"]) == ([0], 2)
        ann.__exit__()


def test_a_backup_from_a_stopped_server_with_an_address_file_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(with_store(tmp_path, lambda store: store.add_room(OLD)))
    (tmp_path / ADDRESS_FILE).write_text("http://127.0.0.1:1/")
    load_key(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as locked:
        locked.execute("PRAGMA locking_mode=EXCLUSIVE")
        locked.execute("BEGIN EXCLUSIVE")
        assert main(["backup", str(tmp_path / "file"), "--data", str(tmp_path)]) == 1
    assert "does not give its rooms" in capsys.readouterr().err
    assert not list(tmp_path.glob("file*"))
    assert main(["backup", str(tmp_path / "file"), "--data", str(tmp_path)]) == 0


# what is wrong with a backup


def test_a_backup_into_no_folder_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    connect(tmp_path / FILE).close()
    wanted = tmp_path / "nowhere" / "file"
    assert main(["backup", str(wanted), "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"cannot write {wanted}: there is no folder {wanted.parent}\n"


def lines(*rooms: WholeRoom, head: Head | None = None) -> list[bytes]:
    """A backup by hand."""
    all_ = [msgspec.json.encode(one) + b"\n" for one in (head or Head(1, "00" * 32), *rooms)]
    end = End(len(rooms), hashlib.sha256(b"".join(all_)).hexdigest())
    return [*all_, msgspec.json.encode(end) + b"\n"]


WHOLE = WholeRoom(OLD, [])
BAD = {
    "its end is missing": lines(WHOLE)[:-1],
    "it was changed": [lines(WHOLE)[0], lines(WHOLE)[2]],
    "a head stands first": lines(WHOLE)[1:],
    "by a newer version": lines(head=Head(99, "")),
    "no whole backup": [b"nonsense\n"],
}


@pytest.mark.parametrize("words", BAD)
def test_an_incomplete_backup_is_refused_before_anything_is_written(
    tmp_path: Path, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_bytes(gzip.compress(b"".join(BAD[words])))
    assert main(["restore", str(file), "--data", str(tmp_path / "new")]) == 1
    assert words in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
    file.write_bytes(gzip.compress(b"".join(lines(WHOLE)))[:-30])
    assert main(["restore", str(file), "--data", str(tmp_path / "new")]) == 1
    assert [len(list(read_lines(one))) for one in (lines(WHOLE), lines())] == [2, 1]


def test_an_existing_file_and_a_missing_store_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("mine")
    assert main(["backup", str(tmp_path / "file"), "--data", str(tmp_path)]) == 1
    assert main(["backup", str(tmp_path / "other"), "--data", str(tmp_path / "none")]) == 1
    assert (tmp_path / "file").read_text() == "mine"
    told = capsys.readouterr().err
    assert "is there already" in told
    assert "there are no rooms in" in told


def test_a_damaged_room_is_named_and_the_others_are_kept(
    filled: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in (FILE, KEY_FILE):
        (tmp_path / name).write_bytes((filled / name).read_bytes())
    with closing(sqlite3.connect(tmp_path / FILE)) as store, store:
        code = store.execute("SELECT room FROM events WHERE seq = 3 LIMIT 1").fetchone()[0]
        store.execute("DELETE FROM events WHERE room = ? AND seq = 2", (code,))
    assert main(["backup", str(tmp_path / "file"), "--data", str(tmp_path)]) == 1
    told = capsys.readouterr()
    assert "3 rooms" in told.out
    assert f"left out: room {code} is damaged" in told.err
    assert len(list(read_lines(gzip.decompress((tmp_path / "file").read_bytes()).splitlines(True)))) == 5


def test_incomplete_copies_are_detected(
    filled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each half of the check by itself: the words, and how they play."""
    room = next(whole_room(*one) for code, one in found_in(filled)[0].items() if code != "ANCIENT")
    one, two, three = Inventory(), Inventory(), Inventory()
    one.add(room)
    assert replay_digest(room)
    two.add(WholeRoom(room.row, room.events[:-1]))
    assert one.differences(two) == [room.row.code] == one.differences(three)
    times = count()
    monkeypatch.setattr(check, "replay_digest", lambda _: str(next(times)))
    three.add(room)
    assert one.differences(three) == [room.row.code]
    monkeypatch.setattr(check, "fingerprint", lambda _: check.Fingerprint(next(times), "x"))
    assert main(["move-data", "--from", str(filled), "--to", str(tmp_path / "new")]) == 1
    assert "did not come over whole" in capsys.readouterr().err


# stores


@pytest.mark.parametrize("kind", ["folder", "database"])
def test_a_room_is_put_whole_and_once(tmp_path: Path, kind: str) -> None:
    async def put(store: Store) -> None:
        events = [LogEntry("ANCIENT", seq, Unknown("answer", '{"cards":["Ё"]}'), seq / 3) for seq in range(2, 2500)]
        await store.put_room(OLD, events)
        assert await store.read_room("ANCIENT") == (OLD, events)
        with pytest.raises(ConflictError):
            await store.put_room(OLD, [])
        with pytest.raises(StoreError):
            await store.put_room(OLD._replace(code="TWICE"), [LogEntry("TWICE", 2, Unknown("a", "{}"), 1.0)] * 2)
        assert await store.read_room("TWICE") is None
        await store.put_key(b"k" * 32)
        assert (await store.cookie_key(), await store.count_peers()) == (b"k" * 32, 0)

    asyncio.run(with_store(place(kind, tmp_path), put))


def test_a_key_is_for_its_owner(tmp_path: Path) -> None:
    save_key(tmp_path, b"k" * 32)
    assert (tmp_path / KEY_FILE).stat().st_mode & 0o777 == 0o600
    assert load_key(tmp_path) == b"k" * 32


@site_test
async def test_a_server_without_the_key_is_not_asked(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        assert (await ann.get(CONTROL)).status_code == 404
        get = partial(ann.http.get, CONTROL)
        assert (await get(headers={b"authorization": "Bearer ё".encode()})).status_code == 404
