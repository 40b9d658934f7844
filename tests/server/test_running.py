"""docs/running.md is tried: its unit starts programs that exist, and nginx accepts its configuration."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from algoritmus.cli import parser
from algoritmus.server.limits import Limits
from tests.server.process import PATIENCE, Server, free_port

PAGE = Path(__file__).parents[2] / "docs" / "running.md"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
HOST = "table.example"
VISITOR = "127.0.0.2"  # comes to the proxy from here
FRAME = """
user root;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {example}
}}
"""


def block(language: str) -> str:
    found = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def test_the_unit_starts_a_server_with_options_that_exist() -> None:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[method-assign, assignment]
    unit.read_string(block("ini"))
    command = shlex.split(unit["Service"]["ExecStart"])
    chosen = parser().parse_args(command[1:])
    assert (chosen.log, chosen.trusted_proxy, chosen.allow_host) == ("json", ["127.0.0.1"], [HOST])
    assert chosen.data == f"/var/lib/{unit['Service']['StateDirectory']}"
    assert int(unit["Service"]["LimitNOFILE"]) > Limits().connections
    assert int(unit["Service"]["TimeoutStopSec"]) > 5
    assert (unit["Service"]["Restart"], unit["Unit"]["StartLimitIntervalSec"]) == ("on-failure", "0")  # for ever


def test_the_commands_exist() -> None:
    lines = [line.partition("#")[0] for line in block("sh").splitlines()]
    for line in lines:
        assert parser().parse_args(shlex.split(line.replace("$(date +%F)", "today"))[1:]).run


# nginx


@contextmanager
def in_front_of(server: Server, folder: Path) -> Iterator[tuple[int, int]]:
    """The example with a certificate of its own; the ports of http and https."""
    plain, secure = free_port(), free_port()
    order = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={HOST}", "-days", "2"]
    order += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(order, check=True, capture_output=True)
    example = block("nginx").replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    example = example.replace("listen 80;", f"listen 127.0.0.1:{plain};").replace(
        "listen 443", f"listen 127.0.0.1:{secure}"
    )
    example = example.replace(f"/etc/letsencrypt/live/{HOST}", str(folder))
    (folder / "nginx.conf").write_text(FRAME.format(folder=folder, example=example))
    command = [str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        wait_for(secure, process)
        yield plain, secure
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def wait_for(port: int, process: subprocess.Popen[str]) -> None:
    ends = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < ends
        with closing(socket.socket()) as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)


@pytest.mark.skipif(NGINX is None or shutil.which("openssl") is None, reason="needs nginx and openssl")
def test_nginx_forwards_addresses_and_refuses_the_control_request(tmp_path: Path) -> None:
    options = ["--trusted-proxy", "127.0.0.1", "--allow-host", HOST, "--log", "json", "--log-addresses"]
    data = tmp_path / "data"
    data.mkdir()
    with Server(data, 0, *options) as server, in_front_of(server, tmp_path) as (plain, secure):
        transport = httpx.HTTPTransport(verify=False, local_address=VISITOR)
        host, origin = f"{HOST}:{secure}", f"https://{HOST}:{secure}"
        headers = {"host": host, "origin": origin, "x-forwarded-for": "203.0.113.9"}
        with httpx.Client(transport=transport, base_url=f"https://127.0.0.1:{secure}", headers=headers) as visitor:
            moved = httpx.get(f"http://127.0.0.1:{plain}/r/ABC", headers={"host": f"{HOST}:{plain}"})
            assert (moved.status_code, moved.headers["location"]) == (308, f"https://{HOST}:{plain}/r/ABC")
            assert visitor.get("/healthz").text == "ok"
            made = visitor.post("/api/rooms", json={"rule_set": "golems/cards"})
            assert made.status_code == 200
            assert "Secure" in made.headers["set-cookie"]
            cookie = f"algoritmus_seat={visitor.cookies['algoritmus_seat']}"
            assert visitor.get("/control/rooms").text.startswith("<html>")  # nginx itself
            assert visitor.post("/api/replay", content=b"x" * 1_100_000).status_code == 413
            assert visitor.get("/api/rooms/NOROOM").status_code == 404  # noted, with the address
            listen_in(secure, made.json()["room"], origin, cookie)
        lines = [json.loads(line) for line in server.stop().splitlines()]
    addresses = {line["address"] for line in lines if line["event"] == "request.refused"}
    assert addresses == {VISITOR}


def listen_in(port: int, code: str, origin: str, cookie: str) -> None:
    """A socket through TLS, on the seat that the cookie holds."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    address, line = f"wss://{HOST}:{port}/ws/{code}", socket.create_connection(("127.0.0.1", port))
    headers = {"cookie": cookie, "origin": origin}
    with connect(address, sock=line, ssl=trusting, additional_headers=headers) as own:
        own.send('{"type": "hello", "seq": 0}')
        state = json.loads(own.recv(PATIENCE))
        assert (state["type"], state["yours"]) == ("state", [0])
