"""Every request of docs/protocol.md."""

from __future__ import annotations

import os
from collections.abc import Awaitable
from pathlib import Path

import httpx
import pytest

import algoritmus
from algoritmus.referee import settle
from algoritmus.server.http import static
from algoritmus.simulate import Order, play_one
from tests.cli.test_commands import CASE
from tests.server.site import OPEN, PERSON, site, site_test, two_at_a_table

RECORD = str(play_one(Order("golems/cards", {"limit": "4"}, ["random"], 1, "doors"), 1).record)
BIG = "x" * 2_000_000


async def refused(answer: Awaitable[httpx.Response]) -> tuple[int, str]:
    """The status and the code; there are words too."""
    found = await answer
    error = found.json()["error"]
    assert error["message"]
    return found.status_code, error["code"]


@site_test
async def test_pages(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        for path in ("/", "/r/ABCDEF", "/replay", "/rules", "/learn"):
            answer = await ann.get(path)
            assert answer.status_code == (200 if static.is_built() else 503)
            assert "script-src 'self'" in answer.headers["content-security-policy"]
            assert static.is_built() or "make page" in answer.text
        for path in ("/nothing.js", "/../app.py", "/%2e%2e/app.py", "/assets/%2e%2e/%2e%2e/app.py", "//etc/passwd"):
            assert (await ann.get(path)).status_code == 404


@site_test
async def test_every_response_tells_the_build_of_the_page(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path_factory.mktemp("page")
    monkeypatch.setattr(static, "FOLDER", page)
    async with site(tmp_path) as here:
        ann = here.browser()
        assert (await ann.get("/api/links")).headers["x-page-build"] == ""
        for number, build in enumerate(("0a1b", "2c3d")):  # an update while the server runs
            (page / static.INDEX).write_text(f'<meta name="page-build" content="{build}" />')
            os.utime(page / static.INDEX, (number, number))
            for path in ("/", "/api/links", "/healthz", "/nothing.js"):
                assert (await ann.get(path)).headers["x-page-build"] == build


@site_test
async def test_games_rules_and_words(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        games = (await ann.get("/api/games")).json()
        assert [game["rule_set"] for game in games["games"]] == list(algoritmus.RULE_SETS)
        ours = [name for name in games["players"] if name not in algoritmus.REGISTERED_PLAYERS]
        assert ours == ["random", "greedy", *(f"level-{number}" for number in range(1, 11))]
        board = games["games"][3]
        assert board["choices"] == algoritmus.game("golems/board").options.choices()
        for option in ("field", "scenario", "puzzle"):
            for value in board["choices"][option]:
                assert set(board["titles"][option][value]) == {"ru", "en"}
        for option in ("scenario", "puzzle"):
            for game in games["games"]:
                assert set(game["stories"].get(option, [])) == set(game["choices"].get(option, []))
        assert set(games["games"][5]["titles"]["planet"]) == set(games["games"][5]["choices"]["planet"]) - {"random"}
        rules = (await ann.get("/api/rules/golems?lang=ru")).json()
        assert set(rules["move.edge"]) == {"name", "text", "editions", "example"}
        assert rules["move.edge"]["example"]
        assert not rules["way.scenario"]["example"]
        shown = (await ann.get("/api/rules/golems/move.edge/example")).json()
        assert set(shown) == {"view", "happened"}
        for path in ("golems/way.scenario", "golems/no.rule", "chess/move.edge"):
            assert (await ann.get(f"/api/rules/{path}/example")).status_code == 404
        assert (await ann.get("/api/rules/progers")).status_code == 200
        assert "golems-move-edge" in (await ann.get("/api/words/ru")).text
        for path in ("/api/rules/chess", "/api/rules/golems?lang=xx", "/api/words/xx", "/api/rooms/NOROOM"):
            answer = await ann.get(path)
            assert answer.status_code == 404
            assert set(answer.json()["error"]) == {"code", "message"}


@site_test
async def test_static_data_is_compressed_and_cached_by_etag(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        paths = ["/api/games", "/api/rules/progers?lang=ru", "/api/words/en"]
        big = [path for path in (static.FOLDER / static.HASHED_FILES).glob("*.js") if path.stat().st_size > 500]
        assets = [f"/assets/{path.name}" for path in big]
        for path in paths + assets:
            plain = await ann.http.get(path, headers={"accept-encoding": "identity"})
            packed = await ann.http.get(path, headers={"accept-encoding": "gzip"})
            assert "content-encoding" not in plain.headers
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
            assert packed.content == plain.content
            again = await ann.http.get(path, headers={"if-none-match": packed.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert ("immutable" in packed.headers["cache-control"]) is (path in assets)


@site_test
async def test_rooms_are_made_and_joined(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann, bob, eve = here.browser(), here.browser(), here.browser()
        made = await ann.post("/api/rooms", {"rule_set": "golems/board", "seats": [PERSON, OPEN]})
        code = made.json()["room"]
        assert made.json()["seats"] == [0]
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        again = await ann.post("/api/rooms", {"rule_set": "golems/board"})
        assert "set-cookie" not in again.headers
        name = "  Боб\u202e\n  the\tgreat "
        assert (await bob.post(f"/api/rooms/{code.lower()}/join", {"name": name})).json() == {"seats": [1]}
        assert (await bob.post(f"/api/rooms/{code}/join", {"name": "Bob"})).json() == {"seats": [1]}
        full = await eve.post(f"/api/rooms/{code}/join", {"name": "Eve"})
        assert full.status_code == 409
        door = (await bob.get(f"/api/rooms/{code}")).json()
        assert [seat["name"] for seat in door["seats"]] == ["Ann", "Боб the great"]
        assert [seat["label"] for seat in door["seats"]] == ["red", "blue"]
        assert door["yours"] == [1]
        assert not door["over"]


@site_test
async def test_choices_that_go_together(tmp_path: Path) -> None:
    """What is answered sets a table as it is; what is not offered is refused."""
    async with site(tmp_path) as here:
        ann = here.browser()
        games = (await ann.get("/api/games")).json()["games"]
        wish = {"way": "junior", "logic": "on", "players": "1", "bots": "die,die", "limit": "5"}
        kept = {}
        for game in games:
            body = {"rule_set": game["rule_set"]}
            assert (await ann.post("/api/games/choices", body)).json() == game["offer"]
            offer = (await ann.post("/api/games/choices", {**body, "options": wish})).json()
            made = await ann.post("/api/rooms", {**body, "options": offer["options"], "seats": []})
            door = (await ann.get(f"/api/rooms/{made.json()['room']}")).json()
            assert [seat["label"] for seat in door["seats"] if seat["kind"] != "bot"] == offer["seats"]
            assert (await ann.post("/api/rooms", {**body, "options": wish})).status_code == 400
            kept[game["rule_set"]] = offer["options"]
        assert kept["progers/basic"] == kept["progers/full"] == {"limit": "5"}
        unknown = await ann.post("/api/games/choices", {"rule_set": "golems/chess"})
        assert (unknown.status_code, unknown.json()["error"]["code"]) == (404, "rule-set.unknown")


@site_test
async def test_memo_of_a_table_is_in_its_language(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        body = {"rule_set": "golems/board", "options": {"way": "junior"}, "lang": "ru"}
        memo = (await ann.post("/api/games/memo", body)).json()
        assert [line["name"] for line in memo["parts"][0]["lines"]] == [
            "Вперёд",
            "Назад",
            "Поворот влево",
            "Поворот вправо",
        ]
        assert memo["rules"]["barrel"] == memo["parts"][2]["lines"][1]["rule"] == "barrel.push"
        assert {line["kind"] for line in memo["minute"]} == {"card", "thing"}
        unknown = await ann.post("/api/games/memo", {**body, "rule_set": "golems/chess"})
        assert (unknown.status_code, unknown.json()["error"]["code"]) == (404, "rule-set.unknown")
        assert (await ann.post("/api/games/memo", {**body, "lang": "de"})).status_code in range(400, 500)


@site_test
async def test_options_that_are_chosen_by_pictures_of_the_field(tmp_path: Path) -> None:
    """Every field, scenario, puzzle and planet that is offered has a view: the one of a table that is set so."""
    async with site(tmp_path) as here:
        ann = here.browser()
        games = (await ann.get("/api/games")).json()["games"]
        for game in games:
            body = {"rule_set": game["rule_set"], "options": {"players": "2"}}
            assert set(game["sights"]) == {"field", "scenario", "plot", "puzzle", "planet"} & set(game["choices"])
            for option in game["sights"]:
                views = (await ann.post("/api/games/sights", {**body, "option": option})).json()
                offered = (await ann.post("/api/games/choices", body)).json()["choices"][option]
                assert set(views) == set(game["titles"][option]) & set(offered)
                for value, view in list(views.items())[-2:]:
                    wish = {**body, "options": {"players": "2", option: value}}
                    chosen = (await ann.post("/api/games/choices", wish)).json()
                    assert chosen["sight"] == view
                    assert chosen["options"][option] == value
            assert (await ann.post("/api/games/sights", {**body, "option": "way"})).json() == {}
        assert games[3]["numbers"]["cards"]["sword"].keys() == {"strength", "range", "rows", "limit"}
        unknown = await ann.post("/api/games/sights", {"rule_set": "golems/chess", "option": "field"})
        assert unknown.status_code == 404


@site_test
async def test_options_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    board = {"rule_set": "golems/board"}
    wishes: list[tuple[object, str]] = [
        ("nonsense", "body.syntax"),
        ({}, "body.syntax"),
        ([], "body.syntax"),
        ({"rule_set": "golems/chess"}, "rule-set.unknown"),
        ({**board, "options": {"field": "moon"}}, "option.value"),
        ({**board, "options": {"colour": "red"}}, "option.unknown"),
        ({**board, "options": {"limit": "²"}}, "option.value"),
        ({**board, "options": {"limit": 4}}, "body.syntax"),
        ({**board, "seats": [PERSON] * 3}, "seats.number"),
        ({**board, "seats": [{"kind": "computer", "player": "deep"}]}, "player.unknown"),
        ({**board, "seats": [{"kind": "bot"}]}, "body.syntax"),
        ({**board, "seats": [{"kind": "person", "name": "x" * 25}]}, "body.syntax"),
    ]
    async with site(tmp_path) as here:
        ann = here.browser()
        for wish, code in wishes:
            answer = await ann.post("/api/rooms", wish)
            error = answer.json()["error"]
            assert (answer.status_code, error["code"], bool(error["message"])) == (400, code, True), wish
        assert not here.services.registry.live_rooms


@site_test
async def test_origin_and_size(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        foreign = await ann.post("/api/rooms", {"rule_set": "golems/board"}, {"origin": "http://evil.test"})
        assert (foreign.status_code, foreign.json()["error"]["code"]) == (403, "origin")
        for path in ("/api/rooms", "/api/replay", "/api/replay/what-if", "/api/settle", "/api/dry-run"):
            assert await refused(ann.post(path, BIG)) == (413, "body.size")
        for path in ("/api/rooms", "/api/replay/what-if", "/api/dry-run", "/api/replay"):
            assert await refused(ann.post(path, b"\xff{")) == (400, "body.syntax")
        assert (await ann.get("/api/replay")).status_code in (404, 405)


@site_test
async def test_replay_and_what_if(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        told = (await ann.post("/api/replay", RECORD)).json()
        assert told["rule_set"] == "golems/cards"
        assert [step["step"] for step in told["steps"]] == list(range(len(told["steps"])))
        assert told["steps"][0]["answers"] == {}
        assert set(told["steps"][1]["answers"]) == {"0", "1"}
        assert told["result"] == told["steps"][-1]["view"]["result"]
        unfinished = "".join(line for line in RECORD.splitlines(True) if not line.startswith(("end", "digest")))
        opened = (await ann.post("/api/replay", unfinished)).json()
        assert all(step["answers"] == {} for step in opened["steps"])
        other_cards = RECORD.replace(" / ", " X / ", 1)
        version = RECORD.splitlines()[1].split()[-1]
        other_version = RECORD.replace(f"cards {version}", "cards 9")
        assert (await ann.post("/api/replay", other_version)).json() == told  # it fits the rules of today
        other_end = RECORD.replace("\nend end.", "\nend no.")
        line = RECORD[: RECORD.index(" / ")].count("\n") + 1
        wrong = {
            "nonsense": ("record.head", 1),
            RECORD.replace("game golems", "game chess"): ("record.rule-set", 2),
            RECORD.replace("limit 4", "limit 4000000"): ("record.options", 3),
            RECORD + "more\n": ("record.line", RECORD.count("\n") + 1),
            other_cards: ("record.answer", line),
            RECORD.replace(" / ", " / S / ", 1): ("record.step", line),
            other_end: ("record.end", None),
        }
        for text, (code, at) in wrong.items():
            answer = await ann.post("/api/replay", text)
            assert answer.status_code == 400
            assert (answer.json()["error"]["code"], answer.json()["error"].get("line")) == (code, at)
        later = (await ann.post("/api/replay", other_version.replace("\nend end.", "\nend no."))).json()
        assert (later["steps"], later["stopped"]["code"]) == (told["steps"], "record.version")  # it opens up to there
        first = (await ann.post("/api/replay", other_version.replace(" / ", " X / ", 1))).json()
        assert first["steps"] == [{**told["steps"][0], "answers": {}}]
        assert (first["stopped"]["code"], first["stopped"]["line"]) == ("record.version", line)
        assert "version 9" in first["stopped"]["message"]
        same = {"record": RECORD, "step": 2, "seat": 0, "cards": told["steps"][2]["answers"]["0"]}
        assert (await ann.post("/api/replay/what-if", same)).json()["steps"] == told["steps"][2:]
        other = (await ann.post("/api/replay/what-if", {**same, "cards": ["L"]})).json()
        assert other["steps"][0]["answers"]["0"] == ["L"]
        assert other["steps"][0]["answers"]["1"] == told["steps"][2]["answers"]["1"]
        for wrong, code in (
            ({**same, "step": 99}, "step.other"),
            ({**same, "step": 0}, "step.other"),
            ({**same, "seat": 5}, "seat.not-asked"),
            ({**same, "cards": ["X"]}, "program.syntax"),
        ):
            assert await refused(ann.post("/api/replay/what-if", wrong)) == (400, code), wrong


@site_test
async def test_a_record_goes_into_a_link_and_comes_back(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann, bob = here.browser(), here.browser()
        link = (await ann.post("/api/replay/link", RECORD)).json()["link"]
        assert (await bob.post("/api/replay/record", link)).json() == {"record": RECORD}
        assert (await ann.post("/api/replay/link", RECORD.replace("\n", "\r\n\n"))).json() == {"link": link}
        for path, text, code in (
            ("link", "nonsense", "record.head"),
            ("link", RECORD + "more\n", "record.line"),
            ("link", BIG, "body.size"),
            ("record", link[:-5], "record.link"),
            ("record", "ABCDEF", "record.link"),
            ("record", f"9{link}", "record.link-newer"),
            ("record", BIG, "body.size"),
        ):
            status = 413 if code == "body.size" else 400
            assert await refused(ann.post(f"/api/replay/{path}", text)) == (status, code), (path, code)


@site_test
async def test_possible_answers_of_a_seat_in_a_replay(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        wish = {"record": RECORD, "step": 2, "seat": 1}
        told = (await ann.post("/api/replay", RECORD)).json()
        asked = (await ann.post("/api/replay/ask", wish)).json()
        assert asked["cards"] == told["steps"][2]["answers"]["1"]
        assert (asked["view"]["seat"], asked["view"]["ask"]["kind"]) == ("blue", "program")
        laid: list[str] = []
        for card in [*asked["cards"], ""]:
            options = (await ann.post("/api/replay/next", {**wish, "laid": laid})).json()["next"]
            assert card in options
            laid.append(card)
        for path in ("/api/replay/ask", "/api/replay/next"):
            for wrong, code in (
                ({"seat": 7}, "seat.not-asked"),
                ({"step": 99}, "step.other"),
                ({"record": "nonsense"}, "record.head"),
            ):
                assert await refused(ann.post(path, {**wish, **wrong, "laid": []})) == (400, code), wrong


@site_test
async def test_a_running_game_is_replayed_as_its_seat_saw_it(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here, "golems/cards", {"limit": "3"})
        for step, cards in ((1, ["S"]), (2, ["L"])):
            for seat, browser in enumerate((ann, bob)):
                line, _ = await browser.enter(code)
                assert (await line.ask("answer", seat=seat, step=step, cards=cards))["type"] == "done"
            seen = await line.until("step")
        line, _ = await ann.enter(code)
        assert (await line.ask("answer", seat=0, step=3, cards=["F"]))["type"] == "done"
        told = (await bob.get(f"/api/rooms/{code}/replay")).json()
        assert [step["step"] for step in told["steps"]] == [0, 1, 2]
        assert (told["seat"], told["result"]) == ("blue", None)
        assert told["steps"][2]["happened"] == seen["happened"]["1"]
        assert told["steps"][2]["view"] == seen["views"]["1"]
        assert all(step["answers"] == {} for step in told["steps"])
        assert (await here.browser().get(f"/api/rooms/{code}/replay")).json()["seat"] == ""
        assert (await bob.get("/api/rooms/NOROOM/replay")).status_code == 404


@site_test
async def test_settle(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        ann = here.browser()
        settled = (await ann.post("/api/settle", CASE)).json()
        assert settled == settle(CASE)
        assert [event["rule"] for event in settled["rows"][0]["events"]] == ["move.same-cell"] * 2
        assert (await ann.post("/api/settle", {"game": "chess"})).json()["error"]["code"] == "case.syntax"


@site_test
async def test_the_record_is_sealed_until_the_end(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        code, ann, bob = await two_at_a_table(here, "golems/cards", {"limit": "1"})
        answer = await ann.get(f"/api/rooms/{code}/record")
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "record.running")
        for seat, browser in enumerate((ann, bob)):
            line, _ = await browser.enter(code)
            assert (await line.ask("answer", seat=seat, step=1, cards=["S"]))["type"] == "done"
        await line.until("step")
        record = (await bob.get(f"/api/rooms/{code}/record")).text
        assert "\nS / S\n" in record
        assert (await bob.post("/api/replay", record)).status_code == 200
        assert (await bob.get(f"/api/rooms/{code}")).json()["over"]


@site_test
async def test_dry_runs(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        options = {"players": "2", "field": "windmill", "logic": "on", "bots": "hunter,die"}
        options["cards"] = "sword,axe,shield,bow"
        code, ann, bob = await two_at_a_table(here, "golems/board", options)
        wish = {"room": code, "seat": 0, "cards": ["F", "L", "F", "S"]}
        told = (await ann.post("/api/dry-run", wish)).json()["happened"]
        rows = [event["cards"] for event in told if event.get("kind") == "row"]
        assert rows == [{"red": "F"}, {"red": "L"}, {"red": "F"}, {"red": "S"}]
        assert {event["golem"] for event in told if "golem" in event} <= {"red"}
        for other in (bob, here.browser()):
            assert await refused(other.post("/api/dry-run", wish)) == (403, "seat.not-yours")
        assert await refused(ann.post("/api/dry-run", {**wish, "cards": ["F", "X", "F", "F"]})) == (
            400,
            "program.syntax",
        )
        planet, cleo, _ = await two_at_a_table(here, "progers/basic")
        early = await cleo.post("/api/dry-run", {"room": planet, "seat": 0, "cards": ["a1"]})
        assert early.json()["error"]["code"] == "seat.not-asked"
