"""How long a caption stands, by the clock of the show: as long as reading it takes, with less motion too."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.measure import SHOW, faults, resize
from tests.web.visitor import Visit, Visitor

PERSON = {"kind": "person"}
BEGIN, MOVE, READ, LETTER, HOLD = 225, 450, 1200, 45, 400  # milliseconds
MOST_LETTERS, LEAST_FONT = 90, 14
SIZES = [(360, 640), (390, 664), (844, 390), (820, 1180), (1366, 768)]
FOUR = ("AD", "DA", "BL", "LB")  # nobody does what another one does
NAMES = ("Александра Белая", "Константин Тихий", "Елизавета Первая", "Владислав Второй")
ROUNDS = [("FFFR", "RSFF"), ("AL", "SS")]  # Red walks up to Blue and hits it; no caption comes twice in a row
CAPTION = """() => [...document.querySelectorAll('main .sentences p .text')].map((one) => one.innerText).join(' ')"""
FONT = "one => parseFloat(getComputedStyle(one).fontSize)"


def test_a_caption_stands_as_long_as_reading_takes(visit: Visit) -> None:
    """The test lets the page's time pass: one millisecond before its end a caption is there, then the next one."""
    ann = visit(speed=1)
    resize(ann.page, (360, 640))
    ann.page.clock.install()
    code = ann.set_table("golems/blocks", {"way": "beginner", "players": "2"}, [PERSON, PERSON])
    ann.open(f"/r/{code}")
    held = 0
    for programs in ROUNDS:
        for cards in programs:
            ann.next_player()
            ann.play(*cards)
        held += watch(ann)
        ann.go_on()
    assert held > 0  # the strike


def watch(visitor: Visitor) -> int:
    """How many captions of a show stood longer, each compared with the formula."""
    page, held = visitor.page, 0
    expect(visitor.theatre).to_be_visible()
    visitor.tap(visitor.button("pause"))
    while visitor.button("step-back").is_enabled():
        visitor.tap(visitor.button("step-back"))
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)  # in seconds
    visitor.tap(visitor.button("play"))
    page.clock.run_for(BEGIN)
    while visitor.button("show-again").is_hidden():
        said = str(page.evaluate(CAPTION))
        assert len(said) <= MOST_LETTERS
        assert visitor.telling.evaluate(FONT) >= LEAST_FONT
        stands = max(MOVE, READ + LETTER * len(said) if said else 0)
        page.clock.run_for(stands - 1)
        assert page.evaluate(CAPTION) == said
        assert visitor.button("show-again").is_hidden()
        page.clock.run_for(1)
        if page.evaluate(CAPTION) == said and visitor.button("show-again").is_hidden():
            held += 1
            page.clock.run_for(HOLD)
        assert page.evaluate(CAPTION) != said or visitor.button("show-again").is_visible()
    page.clock.resume()
    return held


def test_the_longest_captions_are_whole_at_every_size(visit: Visit) -> None:
    """Four do different things; no word is folded away, and each of them has its rule."""
    ann, people = visit("ru"), [{**PERSON, "name": name} for name in NAMES]
    ann.open(f"/r/{ann.set_table('golems/blocks', {'way': 'beginner', 'players': '4'}, people)}")
    for cards in FOUR:
        ann.next_player()
        ann.play(*cards)
    expect(ann.theatre).to_be_visible()
    longest = 0
    while ann.button("go-on").is_hidden():
        ann.page.keyboard.press("ArrowRight")
        longest = max(longest, len(str(ann.page.evaluate(CAPTION))))
        for size in SIZES:
            resize(ann.page, size)
            assert faults(ann.page, SHOW) == [], size
            expect(ann.page.locator("main .sentences.folded")).to_have_count(0)
    assert longest > 0.75 * MOST_LETTERS
    ann.tap(ann.button("step-back"))
    ann.tap(ann.button("why"))
    told = ann.page.locator("main .sentences li button")
    assert told.count() > 1
    ann.tap(told.last)
    expect(ann.page.get_by_role("dialog")).to_be_visible()
