"""A visitor with a browser of its own: what people do at the table, in words of the page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, WebSocket, expect

from tests.web.words import words_of

SAID = """() => {
  const names = ['aria-label', 'title', 'placeholder'];
  const named = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
  const shown = named.filter((one) => one.checkVisibility());
  const labels = shown.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ''));
  return [document.title, document.body.innerText, ...labels].join('\\n');
}"""


class Visitor:
    """One page in one language."""

    def __init__(self, context: BrowserContext, address: str, lang: str, touch: bool) -> None:
        self.context = context
        self.address = address
        self.touch = touch
        self.words = words_of(lang)
        self.faults: list[str] = []
        self.frames: list[str] = []  # everything that came over sockets
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(data if isinstance(data, str) else data.decode()))

    def messages(self, since: int = 0) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.frames[since:]]

    # finding

    def button(self, id_: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(id_, **values), exact=True)

    def link(self, id_: str) -> Locator:
        return self.page.get_by_role("link", name=self.words(id_))

    def region(self, id_: str, **values: str | int) -> Locator:
        return self.page.get_by_role("region", name=self.words(id_, **values), exact=True)

    @property
    def telling(self) -> Locator:
        return self.page.locator("main [aria-live='polite']").first

    @property
    def theatre(self) -> Locator:
        return self.page.get_by_role("toolbar", name=self.words("theatre"))

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name=self.words("hand"))

    @property
    def desk(self) -> Locator:
        return self.region("my-program")

    @property
    def field(self) -> Locator:
        return self.page.get_by_role("grid", name=self.words("field"))

    def cell(self, name: str) -> Locator:
        """A cell of the field; its name for the ear begins with its own."""
        return self.field.get_by_role("gridcell", name=re.compile(rf"^{name}\b"))

    @property
    def curtain(self) -> Locator:
        return self.region("curtain")

    def colour(self, name: str) -> str:
        return self.words(f"actor-{name}")

    def card(self, card: str) -> Locator:
        return self.hand.locator(f"[aria-keyshortcuts='{card}']")

    def row(self, number: int) -> Locator:
        """The place of a row in the own program."""
        return self.desk.get_by_role("button", name=re.compile(f"^{re.escape(self.words('row', row=number))}:"))

    def plate(self, name: str) -> Locator:
        return self.page.get_by_role("list", name=self.words("players")).get_by_role("listitem").filter(has_text=name)

    def round(self, number: int) -> Locator:
        return self.page.get_by_text(re.compile(rf"^{re.escape(self.words('round', round=number))}\b"))

    # doing

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        expect(self.page.get_by_role("main")).to_be_visible()

    def tap(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def lay(self, *cards: str) -> None:
        for number, card in enumerate(cards, 1):
            self.tap(self.card(card))
            self.see_filled(number)

    def see_filled(self, number: int) -> None:
        expect(self.row(number)).not_to_have_accessible_name(re.compile(f": {re.escape(self.words('place-empty'))}$"))

    def see_step(self, number: int) -> None:
        """The table has come so far, as the server tells it."""
        while not any(message.get("step", 0) >= number for message in self.messages()):
            self.page.wait_for_timeout(50)

    def lock(self) -> None:
        """It can be pressed once the server has said that the program may end here."""
        self.tap(self.button("lock"))

    def play(self, *cards: str) -> None:
        self.lay(*cards)
        self.lock()

    def lift_curtain(self, name: str) -> None:
        expect(self.curtain).to_be_visible()
        expect(self.hand).to_be_hidden()
        self.tap(self.button("its-me", name=name))

    def next_player(self) -> None:
        """Whoever is asked takes the device."""
        expect(self.curtain).to_be_visible()
        self.tap(self.curtain.get_by_role("button"))
        expect(self.curtain).to_be_hidden()

    def skip(self) -> None:
        """The rest of a show, and the way on where the last position waits."""
        expect(self.theatre).to_be_visible()
        on = self.button("go-on")
        self.tap(self.button("skip").or_(on))
        show = f"[role=toolbar][aria-label='{self.words('theatre')}']"
        expect(self.page.locator(f"main:not(:has({show}))").or_(on)).to_be_visible()
        if on.is_visible():
            self.tap(on)
        expect(self.theatre).to_be_hidden()

    def go_on(self) -> None:
        """After the last beat."""
        self.tap(self.button("go-on"))
        expect(self.theatre).to_be_hidden()

    def more(self) -> None:
        """What is folded away at a table."""
        self.tap(self.button("table-more"))
        expect(self.button("back-to-table")).to_be_visible()

    def sentences(self) -> list[str]:
        """Everything that the theatre tells, beat by beat."""
        back, on, over = self.button("step-back"), self.button("step-on"), self.button("go-on")
        expect(self.theatre).to_be_visible()
        if self.button("pause").is_visible():
            self.tap(self.button("pause"))
        while back.is_enabled():
            self.tap(back)
        told = []
        while over.is_hidden() and on.is_enabled():  # a replay has nothing to go on to
            self.tap(on)
            told.append(self.telling.inner_text())
        return told

    def said(self) -> str:
        """All words on the page, also those for the ear."""
        return str(self.page.evaluate(SAID))

    # tables

    def code(self) -> str:
        """Of the table that the page is at, or soon is."""
        self.page.wait_for_url("**/r/*")
        return self.page.url.rpartition("/")[2]

    def set_table(self, rule_set: str, options: dict[str, str], seats: list[dict[str, str]], clock: int = 0) -> str:
        """A table without the page for it; the seats are this visitor's. The code."""
        answer = self.context.request.post(
            f"{self.address}/api/rooms",
            data={"rule_set": rule_set, "options": options, "seats": seats, "clock": clock},
            headers={"origin": self.address},
        )
        assert answer.ok, answer.text()
        return str(answer.json()["room"])

    def take_box(self, box: str, more: bool = False) -> None:
        """From the shelf; with all that is folded away."""
        self.tap(self.page.get_by_role("button", name=self.words(box)))
        if more:
            self.tap(self.button("new-more"))

    def pills(self, id_: str, **values: str | int) -> Locator:
        """A choice between a few words."""
        return self.page.get_by_role("group", name=self.words(id_, **values), exact=True)

    def wish(self, id_: str, value: str, **values: str | int) -> None:
        self.pills(id_, **values).get_by_role("radio", name=self.words(value), exact=True).check(force=True)

    def seat_kind(self, colour: str, kind: str) -> None:
        who = self.page.get_by_role("group", name=f"{self.colour(colour)}: {self.words('new-who')}")
        who.get_by_role("radio", name=self.words(f"seat-{kind}"), exact=True).check(force=True)

    def pick_sight(self, option: str, title: str) -> None:
        """Where to play, by its picture."""
        self.tap(self.page.get_by_role("button", name=self.words("new-where")))
        expect(self.button("new-done")).to_be_visible()
        if self.page.get_by_role("tab").count():
            self.tap(self.page.get_by_role("tab", name=self.words(f"option-{option}")))
        picture = self.page.get_by_role("group").get_by_role("button", name=title, exact=True)
        numbers = self.page.get_by_role("dialog").get_by_role("radio")
        expect(self.page.locator("dialog[open] .thumbnails").first).to_be_visible()
        for number in numbers.all():  # of players
            if picture.is_hidden():
                number.check(force=True)
        self.tap(picture)
        expect(self.button("new-done")).to_be_hidden()

    def done(self) -> None:
        self.tap(self.button("new-done"))
        expect(self.button("new-done")).to_be_hidden()

    def sit_down(self, code: str, name: str) -> None:
        self.open(f"/r/{code}")
        self.page.get_by_label(self.words("your-name")).fill(name)
        self.tap(self.button("sit-down"))
        expect(self.button("sit-down")).to_be_hidden()
        expect(self.hand).to_be_visible()


Visit = Callable[..., Visitor]
