"""Both languages, everywhere: nothing is left unsaid, nothing is said in the other one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visit, Visitor
from tests.web.words import LANGUAGES, words_of

LATIN = {"Algoritmus", "Language", "English"}
CYRILLIC = {"Язык", "русский", "Русский"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_speaks_the_language(visit: Visit, lang: str) -> None:
    ann = visit(lang)
    for path in ("/", "/#together", "/#here", "/#all", "/learn"):
        ann.open(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        listen(ann)
    ann.open()
    ann.tap(ann.page.get_by_role("button", name=ann.words("door-play")))
    expect(ann.hand).to_be_visible()
    listen(ann)
    ann.play("F", "L", "D", "A")
    for sentence in ann.sentences():
        check(ann, sentence)
    listen(ann)


def test_the_language_changes_at_the_table(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.tap(ann.page.get_by_role("button", name=ann.words("door-play")))
    ann.play("F", "F")
    english = ann.sentences()
    ann.tap(ann.button("language"))
    ann.words = words_of("ru")
    russian = ann.sentences()
    assert len(english) == len(russian)
    assert all(re.search("[а-яё]", sentence) for sentence in russian if sentence.strip())
    assert not any(re.search("[а-яё]", sentence) for sentence in english)
    expect(ann.page.locator("html")).to_have_attribute("lang", "ru")
    ann.go_on()
    listen(ann)


def listen(visitor: Visitor) -> None:
    check(visitor, visitor.said())


def check(visitor: Visitor, said: str) -> None:
    assert "{" not in said
    assert "undefined" not in said
    assert not visitor.words.raw_ids(said)
    code = re.search(r"/r/(\w+)$", visitor.page.url)
    spoken = said.replace(code[1], "") if code else said
    if visitor.words.lang == "ru":
        assert set(re.findall("[A-Za-z]{3,}", spoken)) <= LATIN
    else:
        assert set(re.findall("[А-Яа-яЁё]{2,}", spoken)) <= CYRILLIC
