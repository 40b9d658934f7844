"""Links and files of an earlier build lead to the same content."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from algoritmus.core.package.page_link import WORDS
from algoritmus.core.record_link import read_link
from tests.compatibility.files import DATA, read, unpack
from tests.compatibility.links import OPENERS, Json, open_link
from tests.compatibility.rooms import copy_folder
from tests.compatibility.since import assert_kept, reworded
from tests.compatibility.user_files import read_user_files
from tests.server.site import Browser, site, site_test

LINKS: list[str] = read("links.json")
NO_PAGE = 503  # it is not built


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Json:
    return asyncio.run(asyncio.wait_for(open_all(tmp_path_factory.mktemp("links")), 60))


async def open_all(folder: Path) -> Json:
    async with site(copy_folder(folder)) as here:
        return {link: await open_or_error(here.browser(), link) for link in LINKS}


async def open_or_error(browser: Browser, link: str) -> Json:
    """An error belongs to the test of this link alone."""
    try:
        return await open_link(browser, link)
    except Exception as error:
        return {"error": repr(error)}


@pytest.mark.parametrize("link", LINKS)
def test_a_link_opens_what_it_opened(link: str, opened: Json) -> None:
    assert_kept(reworded(unpack("links-opened.json.xz")[link]), opened[link], link)


def test_there_is_a_link_of_every_kind() -> None:
    starts = [*OPENERS, "/make#p", "/make#s", "/make#try/p"]
    assert all(any(link.startswith(start) for link in LINKS) for start in starts)


def test_the_dictionary_of_links_only_grows_at_its_beginning() -> None:
    assert WORDS.endswith((DATA / "link-words.txt").read_bytes())


def test_links_of_records_hold_the_games_that_they_held() -> None:
    links: dict[str, str] = read("record-links.json")
    assert set(links) == {path.stem for path in (DATA / "records").glob("*.txt")}
    for name, link in links.items():
        assert str(read_link(link)) == (DATA / "records" / f"{name}.txt").read_text("utf-8"), name


@site_test
async def test_every_address_leads_to_the_page(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for path in {"/", "/r/ABCDEF", *(link.partition("#")[0] for link in LINKS)}:
            answer = await here.browser().get(path)
            assert answer.status_code in (200, NO_PAGE), path
            assert answer.headers["content-type"].startswith("text/html")


@site_test
async def test_every_task_is_where_the_stars_of_a_visitor_say(tmp_path: Path) -> None:
    """A code of stars has a digit for every task of an island, in order."""
    async with site(tmp_path) as here:
        path = (await here.browser().get("/api/path")).json()
        assert {one["id"]: [task["id"] for task in one["tasks"]] for one in path["islands"]} == read("tasks.json")


def test_puzzles_and_scenarios_in_files_are_read_as_they_were(tmp_path: Path) -> None:
    then: Json = unpack("user.json.xz")
    assert len(then["puzzles"]) == 7
    assert_kept(then, read_user_files(tmp_path), "files")
