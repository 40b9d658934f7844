"""A refusal is read, covers no card, and disappears by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.measure import resize
from tests.web.scenes import skip_until
from tests.web.visitor import Visit

SIZES = [(360, 640), (390, 664), (844, 390), (820, 1180), (1366, 768), (1920, 1080)]
READ = 3_000  # milliseconds for which it stands at least
GONE = 12_000
COVERS = """(notice) => {
  const own = notice.getBoundingClientRect();
  const all = [...document.querySelectorAll('.hand .pile, [data-place], .lock, .plate')];
  const outside = own.left < 0 || own.right > innerWidth || own.top < 0 || own.bottom > innerHeight;
  return [...(outside ? ['the window'] : []), ...all.filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < own.right && own.left < right && top < own.bottom && own.top < bottom;
  }).map((one) => one.className)];
}"""
ONE = {"kind": "person"}, {"kind": "computer", "player": "random"}


@pytest.mark.parametrize("rule_set", ["golems/cards", "progers/basic"])
def test_a_refusal_covers_no_card_and_disappears(visit: Visit, rule_set: str) -> None:
    ann = visit("ru")
    ann.open(f"/r/{ann.set_table(rule_set, {}, list(ONE))}")
    lock = ann.page.locator("main .lock")
    skip_until(ann, lock)
    ann.page.clock.install()
    notice = ann.page.locator("main .notice.on")
    for size in SIZES:
        resize(ann.page, size)
        expect(lock).to_be_visible()
        lock.click(force=True)
        expect(notice).to_be_visible()
        assert notice.evaluate(COVERS) == [], size
        ann.page.clock.fast_forward(READ)
        expect(notice).to_be_visible()
        ann.page.mouse.move(1, 1)
        ann.page.clock.fast_forward(GONE)
        expect(notice).to_have_count(0)
