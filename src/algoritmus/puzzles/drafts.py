"""Puzzles and scenarios of one's own while they are made: the text of the link is the whole draft."""

from __future__ import annotations

from typing import Final, NamedTuple

import algoritmus
from algoritmus.core.building import Fault, Faulty
from algoritmus.core.drafting import KINDS, SCENARIO, SET, Choice, Draft, Page, Stroke
from algoritmus.core.family import Family
from algoritmus.core.game import Refusal
from algoritmus.core.reader import InputError, decoded
from algoritmus.explain.catalogue import LANGS, PATH, say
from algoritmus.puzzles import link
from algoritmus.puzzles.page import print_page

BOX: Final = "box"
TEXTS: Final = {"title": 40, "story": 140}  # characters in a language


class Drafted(NamedTuple):
    """A draft, its text, its page with all words that a reader needs, and as a file if it is a whole scenario."""

    draft: Draft
    text: str
    page: Page
    toml: str
    refused: Fault | None


def make(kind: str, text: str, stroke: Stroke | None) -> Drafted:
    """The draft after this stroke, or as it was and why not; Refusal if nothing is written so."""
    try:
        kind, page = link.read(text) if text else (kind, begin(kind))
        if stroke is not None and stroke.do == SET and stroke.piece == BOX:
            page, stroke = another_box(kind, page, stroke.value), None
        family = family_of(page)
        try:
            draft, refused = stroked(family, page, kind, stroke), None
        except Faulty as error:
            draft, refused = family.draft(page, kind), error.fault
        written = link.write(kind, draft.page)
        if len(written) > link.MOST_TEXT:
            draft, refused = family.draft(page, kind), long_fault()
            written = link.write(kind, draft.page)
    except InputError as error:
        raise Refusal("page.link", str(error)) from None
    whole = {**draft.page, **{key: words_of(draft.page, key, kind) for key in TEXTS}}
    ready = kind == SCENARIO and not draft.built.faults
    return Drafted(with_boxes(draft), written, whole, print_page(whole) if ready else "", refused)


def begin(kind: str) -> Page:
    pages = [page for family in algoritmus.families() if (page := family.new_draft(kind)) is not None]
    if kind not in KINDS or not pages:
        raise Refusal("build.none", "nothing is made here")
    return pages[0]


def boxes(kind: str) -> list[str]:
    """The rule sets for which this can be made."""
    sets = [rule_set.partition("/") for rule_set in algoritmus.RULE_SETS]
    return ["/".join((id_, box)) for id_, _, box in sets if algoritmus.family(id_).new_draft(kind, box) is not None]


def with_boxes(draft: Draft) -> Draft:
    """Another box may be one of another game."""
    box = Choice(BOX, draft.rule_set, boxes(draft.kind))
    return draft._replace(choices=[box, *(one for one in draft.choices if one.id != "edition")])


def another_box(kind: str, page: Page, rule_set: str) -> Page:
    """All begins anew but for the words."""
    if rule_set not in boxes(kind):
        raise Refusal("build.none", "nothing is made here")
    id_, _, box = rule_set.partition("/")
    new = algoritmus.family(id_).new_draft(kind, box)
    assert new is not None
    return {**new, **{key: page[key] for key in TEXTS if key in page}}


def family_of(page: Page) -> Family:
    for family in algoritmus.families():
        if family.reads(decoded(page)):
            return family
    raise link.broken()


def stroked(family: Family, page: Page, kind: str, stroke: Stroke | None) -> Draft:
    if stroke is not None and stroke.do == SET and stroke.piece.partition(".")[0] in TEXTS:
        return family.draft(with_words(page, stroke), kind)
    return family.draft(page, kind, stroke)


def with_words(page: Page, stroke: Stroke) -> Page:
    """`title.ru`: what the maker writes, in one language or in both."""
    key, _, lang = stroke.piece.partition(".")
    said = " ".join(stroke.value.split())
    if lang not in LANGS:
        raise link.broken()
    if len(said) > TEXTS[key]:
        raise Faulty(long_fault())
    told = {**page.get(key, {}), lang: said}
    told = {one: words for one, words in told.items() if words}
    rest = {one: value for one, value in page.items() if one != key}
    return {**rest, key: told} if told else rest


def long_fault() -> Fault:
    return Fault("long", "this is too long for a link", (), {"most": link.MOST_TEXT})


def words_of(page: Page, key: str, kind: str) -> dict[str, str]:
    """What the maker wrote; where nothing is written, something simple."""
    told = page.get(key)
    return dict(told) if told else {lang: say(PATH, lang, f"own-{kind}-{key}") for lang in LANGS}
