"""An outage: a visitor's sockets stay open, but nothing passes through them."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


class Outage:
    """Begun before the page is opened; what the page sends to the server is noted."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.passed: list[dict[str, Any]] = []  # messages that reached the server
        page.route_web_socket(re.compile("/ws/"), self.connect)

    def connect(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        browser.on_message(lambda message: self.send(server, message))
        server.on_message(lambda message: None if self.cut else browser.send(message))

    def send(self, server: WebSocketRoute, message: str | bytes) -> None:
        if not self.cut:
            self.passed.append(json.loads(message))
            server.send(message)

    def answers(self) -> list[dict[str, Any]]:
        return [message for message in self.passed if message["type"] == "answer"]
