"""Accepted Host headers, and the addresses that are announced to the local network."""

from __future__ import annotations

import os
import pty
import re
import signal
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import segno
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from algoritmus.server import serve
from algoritmus.server.http import network
from algoritmus.server.http.hosts import LOCAL_ONLY, REFUSED, allow_hosts
from algoritmus.server.http.network import RESET, WHITE_ON_BLACK, announcement, is_outside, links_of, own_addresses, qr
from tests.server.process import PATIENCE, Server
from tests.server.site import OPEN, PERSON, site, site_test


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost", "LOCALHOST:1", "localhost.", "[::1]:8000", "[::1]"])
def test_a_machine_is_known_by_its_own_names(host: str) -> None:
    assert LOCAL_ONLY.accepts(host)


@pytest.mark.parametrize(
    "host", ["", "evil.test", "127.0.0.1.evil.test", "192.168.1.5:8000", "[::2]:1", "[", ":80", "localhost@evil.test"]
)
def test_no_other_name_is_accepted(host: str) -> None:
    assert not LOCAL_ONLY.accepts(host)


def test_names_that_are_given_are_accepted_whatever_the_port() -> None:
    accepted = allow_hosts(["Play.Example.org", "fd00::5", "192.168.1.5"])
    assert all(map(accepted.accepts, ("play.example.org", "play.example.org:8000", "[fd00::5]:80", "192.168.1.5:1")))
    assert not accepted.accepts("example.org")


@site_test
async def test_another_host_is_refused_in_both_languages(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        for path in ("/", "/api/games", "/healthz", "/nothing"):
            answer = await ann.http.get(path, headers={"host": "evil.test"})
            assert (answer.status_code, answer.text) == (400, REFUSED)
            assert "content-security-policy" in answer.headers
        assert (await ann.http.get("/api/games")).status_code == 200


@site_test
async def test_a_socket_that_asks_for_another_host_is_closed(tmp_path: Path) -> None:
    async with site(tmp_path, allowed=LOCAL_ONLY) as here:  # which does not know the name that these browsers use
        line = here.browser().line("ABCDEF", None)
        assert await line.close_code() == 1008


@site_test
async def test_the_page_gets_the_addresses_for_others(tmp_path: Path) -> None:
    async with site(tmp_path, allowed=allow_hosts(["table.test"], ["http://192.168.1.5:8000"])) as here:
        assert (await here.browser().http.get("/api/links")).json() == {"links": ["http://192.168.1.5:8000"]}
    async with site(tmp_path) as here:
        assert (await here.browser().http.get("/api/links")).json() == {"links": []}


def test_a_plain_server_refuses_other_hosts_over_the_wire(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        address = f"http://127.0.0.1:{server.port}"
        assert httpx.get(f"{address}/healthz").text == "ok"
        assert httpx.get(f"{address}/healthz", headers={"host": "evil.test"}).status_code == 400
        seats = [PERSON, OPEN]
        code = httpx.post(f"{address}/api/rooms", json={"rule_set": "golems/cards", "seats": seats}).json()["room"]
        with socket.create_connection(("127.0.0.1", server.port)) as line, pytest.raises(InvalidStatus, match="403"):
            connect(f"ws://evil.test:{server.port}/ws/{code}", sock=line, proxy=None)


def listening_at(host: str) -> socket.socket:
    return serve.listen(host, 0)


def test_a_plain_server_is_for_this_machine_only() -> None:
    with closing(listening_at("127.0.0.1")) as listening:
        accepted = serve.allowed_hosts("127.0.0.1", listening, ["play.example.org"])
        assert (accepted.links, serve.announcement_of(listening, accepted)) == ((), "")
        assert accepted.hosts == {"127.0.0.1", "play.example.org"}


def test_an_open_server_accepts_exactly_the_hosts_it_prints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "own_addresses", lambda: ["192.168.1.5", "10.0.0.7"])
    with closing(listening_at("0.0.0.0")) as listening:
        port = listening.getsockname()[1]
        accepted = serve.allowed_hosts("0.0.0.0", listening)
        assert accepted.hosts == {"192.168.1.5", "10.0.0.7"}
        told = serve.announcement_of(listening, accepted)
        assert re.findall(r"http\S+", told) == [f"http://192.168.1.5:{port}/", f"http://10.0.0.7:{port}/"]
        assert serve.address_of(listening) == f"http://127.0.0.1:{port}/"


def test_addresses_of_the_machine_are_listed_once_and_lead_out_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    near = {"192.0.2.1": "192.168.1.5", "10.0.0.1": "10.0.0.7"}
    monkeypatch.setattr(network, "source_address", lambda far: near.get(far, ""))
    monkeypatch.setattr(network, "named_addresses", lambda: ["127.0.1.1", "10.0.0.7"])
    assert own_addresses() == ["192.168.1.5", "10.0.0.7"]


def test_the_source_address_for_loopback_is_loopback() -> None:
    assert network.source_address("127.0.0.1") == "127.0.0.1"
    assert not is_outside("127.0.0.1")
    assert not is_outside("0.0.0.0")


def test_links_have_brackets_where_addresses_need_them() -> None:
    assert links_of(["10.0.0.7", "fd00::5"], 80) == ["http://10.0.0.7:80", "http://[fd00::5]:80"]


def test_the_announcement_is_in_the_language_of_the_terminal() -> None:
    links = ["http://10.0.0.7:80"]
    assert announcement(links, {}) == "Open to the local network. Others open:\nhttp://10.0.0.7:80/"
    assert announcement(links, {"LANG": "ru_RU.UTF-8"}).startswith("Открыто для локальной сети")
    assert announcement(links, {"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}).startswith("Open")
    assert "--host" in announcement([], {})


def test_the_qr_code_in_the_terminal_is_that_of_the_link() -> None:
    """Its half blocks are read back: a light module is drawn, a dark one is left out."""
    link, light = "http://192.168.1.5:8000/", {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    lines = [line.removeprefix(WHITE_ON_BLACK).removesuffix(RESET) for line in qr(link).splitlines()]
    rows = [[light[char][half] for char in line] for line in lines for half in (0, 1)]
    expected = [list(row) for row in segno.make(link, micro=False).matrix_iter(border=2)]
    assert rows[: len(expected)] == expected
    assert qr(link) in announcement([link.rstrip("/")], {}, draws=True)


def read_to(terminal: int, end: str) -> str:
    found = b""
    while not re.search(end, found.decode(errors="ignore")):
        found += os.read(terminal, 10_000)
    return found.decode()


def test_serve_lan_prints_its_addresses_and_answers_there(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "algoritmus", "serve", "--lan", "--no-open", "--port", "0"]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
    with subprocess.Popen([*command, "--data", str(tmp_path)], stdout=theirs, env=environment) as server:
        os.close(theirs)
        try:
            told = read_to(ours, rf"(ADDRESS|m▀+{re.escape(RESET)})\r\n")
            own, *others = re.findall(r"http://([^/\s]+)/", told)
            assert "local network" in told
            assert (WHITE_ON_BLACK in told) == bool(others)
            for host in (own, *others):  # asked by the loopback address all the same
                assert httpx.get(f"http://{own}/healthz", headers={"host": host}).text == "ok"
            assert httpx.get(f"http://{own}/healthz", headers={"host": "evil.test"}).status_code == 400
            assert httpx.get(f"http://{own}/api/links").json() == {"links": [f"http://{host}" for host in others]}
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)


def test_lan_and_host_exclude_each_other() -> None:
    command = [sys.executable, "-m", "algoritmus", "serve", "--lan", "--host", "127.0.0.1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, "not allowed with" in done.stderr) == (2, True)


@pytest.mark.parametrize(
    ("given", "opens"), [((), True), (("LAN=off",), False), (("SERVE=--host 127.0.0.1",), False)], ids=str
)
def test_make_play_is_open_to_the_local_network_unless_lan_is_off(given: tuple[str, ...], opens: bool) -> None:
    root = Path(__file__).parents[2]
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "LAN"}
    command = ["make", "-n", "play", *given]
    planned = subprocess.run(command, cwd=root, env=alone, capture_output=True, text=True, check=True)
    played = next(line for line in planned.stdout.splitlines() if "tools/play.py" in line)
    assert ("--lan" in played.split()) is opens
