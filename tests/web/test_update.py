"""A page that was loaded before an update asks for a reload."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Route, expect

from tests.server.process import Server
from tests.web.scenes import PERSON
from tests.web.visitor import Visit, Visitor
from tests.web.words import LANGUAGES

BUILD = "x-page-build"


def update_server(visitor: Visitor) -> None:
    """From now on the server tells another build than that of the page."""

    def answer(route: Route) -> None:
        with suppress(Error):  # the page has left meanwhile
            response = route.fetch()
            route.fulfill(response=response, headers={**response.headers, BUILD: "another"})

    visitor.context.route("**/api/**", answer)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_loaded_before_an_update_is_asked_to_reload(visit: Visit, lang: str) -> None:
    ann = visit(lang)
    ann.open("/rules")
    expect(ann.page.get_by_role("article").first).to_be_visible()
    expect(ann.button("update-reload")).to_be_hidden()
    update_server(ann)
    ann.page.get_by_role("button", name=ann.words("progers-title")).click()
    expect(ann.page.get_by_text(ann.words("update-text"))).to_be_visible()
    ann.context.unroute_all()
    with ann.page.expect_navigation():
        ann.tap(ann.button("update-reload"))
    expect(ann.page.get_by_role("article").first).to_be_visible()
    expect(ann.button("update-reload")).to_be_hidden()


def test_a_page_that_was_not_reloaded_gets_the_newer_build_with_the_next_page(visit: Visit) -> None:
    ann = visit()
    ann.open("/rules")
    expect(ann.page.get_by_role("article").first).to_be_visible()
    update_server(ann)
    ann.page.get_by_role("button", name=ann.words("progers-title")).click()
    ann.tap(ann.button("update-later"))
    expect(ann.button("update-reload")).to_be_hidden()
    ann.page.evaluate("window.sameDocument = true")
    ann.page.locator("header a.name").click()
    expect(ann.page.get_by_role("heading", name=ann.words("home-title"))).to_be_visible()
    assert ann.page.evaluate("window.sameDocument") is None


def test_a_table_hears_of_an_update_when_its_connection_is_back(visit: Visit, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = visit(at=server)
        ann.open(f"/r/{ann.set_table('golems/blocks', {'way': 'beginner'}, [PERSON, PERSON])}")
        expect(ann.curtain).to_be_visible()
        ann.context.route("**/healthz", lambda route: route.fulfill(status=200, headers={BUILD: "another"}))
        server.kill()
        expect(ann.page.get_by_role("alert")).to_be_visible()
        expect(ann.button("update-reload")).to_be_hidden()
        server.start()
        expect(ann.button("update-reload")).to_be_visible()
        expect(ann.curtain).to_be_visible()
