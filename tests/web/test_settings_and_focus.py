"""Settings are stored; every page has a title and takes the focus."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visit, Visitor
from tests.web.words import LANGUAGES, words_of

TITLES = {
    "/": "home-title",
    "/#together": "together-title",
    "/#here": "new-title",
    "/#all": "new-title",
    "/learn#all": "learn-page",
    "/rules": "rules-page",
    "/replay": "replay-page",
}


HEARD = "() => new Promise((done) => { const look = () => heard ? done() : setTimeout(look, 20); look(); })"


def open_settings(visitor: Visitor) -> None:
    visitor.tap(visitor.button("settings"))
    expect(visitor.page.get_by_role("dialog", name=visitor.words("settings"))).to_be_visible()


def test_settings_are_stored(visit: Visit) -> None:
    ann = visit()
    root = ann.page.locator("html")
    ann.open("/rules")
    open_settings(ann)
    for name in ("contrast", "calm", "text"):
        ann.page.get_by_role("switch", name=ann.words(f"settings-{name}")).check()
    ann.page.get_by_role("radio", name=ann.words("theme-dark")).check()
    ann.page.get_by_role("radio", name=ann.words("speed-3")).check()
    ann.page.get_by_role("radio", name="Русский").check()
    ann.page.reload()
    expect(root).to_have_attribute("lang", "ru")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-contrast", "")
    ann.words = words_of("ru")
    open_settings(ann)
    for name in ("contrast", "calm", "text"):
        expect(ann.page.get_by_role("switch", name=ann.words(f"settings-{name}"))).to_be_checked()
    expect(ann.page.get_by_role("radio", name=ann.words("speed-3"))).to_be_checked()
    ann.page.keyboard.press("Escape")
    expect(ann.button("settings")).to_be_focused()


def test_preferences_of_the_device_are_respected(visit: Visit) -> None:
    ann = visit()
    root = ann.page.locator("html")
    ann.open()
    expect(root).to_have_attribute("data-calm", "")
    expect(root).not_to_have_attribute("data-contrast", "")
    ann.page.emulate_media(contrast="more", color_scheme="dark", reduced_motion="no-preference")
    expect(root).to_have_attribute("data-contrast", "")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).not_to_have_attribute("data-calm", "")


def test_sound_is_on_after_the_first_tap_and_muted_from_the_table(visit: Visit) -> None:
    ann = visit(phone=True)
    ann.page.add_init_script(
        """const made = OscillatorNode.prototype.start;
        window.heard = 0;
        OscillatorNode.prototype.start = function (when) { window.heard++; made.call(this, when); };"""
    )
    ann.open()
    assert ann.page.evaluate("heard") == 0
    ann.tap(ann.page.get_by_role("button", name=ann.words("door-play")))
    ann.play("F", "F")
    ann.sentences()
    ann.page.evaluate(HEARD)
    ann.go_on()
    sound = ann.button("settings-sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    ann.tap(sound)
    heard = ann.page.evaluate("heard")
    ann.play("F")
    ann.sentences()
    assert ann.page.evaluate("heard") == heard
    ann.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
    open_settings(ann)
    expect(ann.page.get_by_role("switch", name=ann.words("settings-sound"))).not_to_be_checked()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_has_a_title_and_takes_the_focus(visit: Visit, lang: str) -> None:
    ann = visit(lang)
    ann.open()
    titles = {}
    for path, id_ in TITLES.items():
        ann.page.evaluate(
            "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
        )
        heading = ann.page.get_by_role("heading", level=1, name=ann.words(id_), exact=True)
        expect(heading).to_be_visible()
        if path not in ("/", "/#all"):  # there we were already
            expect(heading).to_be_focused()
        titles[path] = ann.page.title()
        assert ann.words(id_) in titles[path]
        assert "Algoritmus" in titles[path]
    assert len(set(titles.values())) == len(set(TITLES.values()))


def test_the_first_tab_leads_past_the_head(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.page.keyboard.press("Tab")
    expect(ann.link("skip-to-content")).to_be_focused()
    expect(ann.link("skip-to-content")).to_be_in_viewport()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Tab")
    expect(ann.page.get_by_role("button", name=ann.words("door-play"))).to_be_focused()
