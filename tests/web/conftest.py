"""One Chromium for this folder; everybody who visits has a fresh context."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from algoritmus.server.http.static import HOW_TO_BUILD, is_built
from tests.server.process import Server
from tests.web.chromium import PATIENCE, launched
from tests.web.visitor import Visit, Visitor

STILL = 0.001  # the speed of shows: one beat in many minutes, so that every beat is a tap or a key of the test's


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Over when the folder is over: other tests need the event loop."""
    with launched() as chromium:
        yield chromium


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Every visitor is a browser of its own to it, so many of them may open many tables."""
    assert is_built(), HOW_TO_BUILD
    with Server(tmp_path_factory.mktemp("rooms")) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """`visit("ru", speed=4, text=True)`: somebody new comes, with likes of their own."""
    everybody: list[Visitor] = []
    with ExitStack() as contexts:

        def come(
            lang: str = "en",
            at: Server = server,
            speed: float = STILL,
            steps: str = "never",
            dark: bool = False,
            phone: bool = False,
            **likes: bool,
        ) -> Visitor:
            size = {"width": 360, "height": 740} if phone else {"width": 1280, "height": 800}
            context = browser.new_context(
                locale=lang,
                viewport={"width": size["width"], "height": size["height"]},
                has_touch=phone,
                is_mobile=phone,
                color_scheme="dark" if dark else "light",
                reduced_motion="reduce",
                service_workers="block",
            )
            contexts.enter_context(context)
            context.set_default_timeout(PATIENCE)
            kept = json.dumps(json.dumps({"speed": speed, "steps": steps, **likes}))
            context.add_init_script(f"localStorage.getItem('algoritmus') ?? localStorage.setItem('algoritmus', {kept})")
            visitor = Visitor(context, f"http://127.0.0.1:{at.port}", lang, phone)
            everybody.append(visitor)
            return visitor

        yield come
        faults = [fault for visitor in everybody for fault in visitor.faults]
    assert not faults, faults
