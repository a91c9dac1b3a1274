"""For those who watch over the server: whether it lives, and whether it should get more to do."""

from __future__ import annotations

import asyncio
from importlib.metadata import version
from typing import Any

from litestar import Request, Response, get

from pessoi.server.api.asking import find_house
from pessoi.server.store import StoreUnavailable

#: How long the store may take to say that it is there.
PATIENCE = 3.0


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """Whether the process lives; if this does not answer, start it again."""
    return {"status": "ok", "version": version("pessoi")}


@get("/ready", include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Whether to send people here: not while the store is silent, nor once the server is going."""
    house = find_house(request)
    if house.is_closing:
        return Response({"status": "closing"}, status_code=503)
    try:
        async with asyncio.timeout(PATIENCE):
            await house.store.ping()
    except (StoreUnavailable, TimeoutError):
        return Response({"status": "store silent"}, status_code=503)
    return Response({"status": "ready"}, status_code=200)
