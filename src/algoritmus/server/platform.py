"""Interfaces of the platform: threads, worker processes.

Everything else of the application runs without them, so another platform can bring its own. The web server is a third
thing of the platform: only `serve` and `http/connections` import it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

import msgspec

from algoritmus.server.limits import Client

OnProgress = Callable[[bytes], None]
Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


async def in_thread(
    function: Callable[Parameters, Result], *arguments: Parameters.args, **named: Parameters.kwargs
) -> Result:
    """The result of a function that blocks; it runs in a thread, so that the event loop goes on."""
    return await asyncio.to_thread(function, *arguments, **named)


class JobRunner(Protocol):
    """Runs jobs beside the event loop. `workers/pool` does that in processes."""

    waiting: int  # jobs that wait or run

    async def run(
        self,
        job: str,
        request: msgspec.Struct,
        client: Client = ...,
        on_progress: OnProgress | None = None,
        quick: bool = False,
    ) -> bytes:
        """The result of a job as JSON; JobError if there is none."""

    def close(self) -> None:
        """Stop all jobs."""
