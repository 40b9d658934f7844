"""The first look at the page: light enough for a phone, and never blank while its scripts are on their way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response, Route, expect

from tests.shipped import RULE_SETS
from tests.web.visitor import Visit

MOST = 120_000  # bytes of script as they come over the wire
AT_ONCE = "//# allFunctionsCalledOnLoad\n"  # compiled while it comes, not while the page is drawn
SHADE = (
    "getComputedStyle(document.body).backgroundColor.match(/[0-9]+/g).slice(0, 3).reduce((a, b) => a + Number(b), 0)"
)


@pytest.mark.parametrize("rule_set", ["", *RULE_SETS])
def test_the_first_load_is_light(visit: Visit, rule_set: str) -> None:
    ann, scripts = visit(), list[Response]()
    path = f"/r/{visit().set_table(rule_set, {}, [{'kind': 'open'}, {'kind': 'open'}])}" if rule_set else "/"
    ann.page.on("response", lambda one: scripts.append(one) if one.request.resource_type == "script" else None)
    ann.open(path)
    expect(ann.page.get_by_role("grid") if rule_set else ann.page.locator(".door").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    sizes = {one.url.rpartition("/")[2]: one.request.sizes()["responseBodySize"] for one in scripts}
    assert all(sizes.values())
    assert sum(sizes.values()) <= MOST, sizes
    assert [one.url for one in scripts if not one.text().startswith(AT_ONCE)] == []


@pytest.mark.parametrize("path", ["/", "/r/ABCDEF"])
@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_name_stands_there_until_the_page_is_drawn(visit: Visit, path: str, light: str) -> None:
    ann, comes = visit(), list[Route]()
    ann.page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
    ann.page.route("**/assets/*.js", lambda route: comes.append(route))
    ann.page.goto(ann.address + path, wait_until="commit")
    name = ann.page.locator(".arriving")
    expect(name).to_have_text("Algoritmus")
    expect(name).to_be_in_viewport(ratio=1)
    assert (ann.page.evaluate(SHADE) < 3 * 128) == (light == "dark")
    assert comes
    ann.page.unroute("**/assets/*.js")  # and they come
    expect(ann.page.get_by_role("main")).to_be_visible()
    expect(name).to_have_count(0)
