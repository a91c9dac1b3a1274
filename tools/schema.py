"""Writes the server's interface as one OpenAPI document, which the page's types are made of.

The messages of the live socket, which OpenAPI has no place for, stand among its components.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from pessoi.scene import messages
from pessoi.server.app import create_app

PLACE = Path(__file__).parents[1] / "web" / "src" / "server" / "openapi.json"

#: What goes over the socket: from those who look, and from the table.
SOCKET = {"Request": messages.Request, "Message": messages.News | messages.Answer}


def interface() -> dict[str, Any]:
    """The whole interface; without the program's version, which changes more often than it."""
    document: dict[str, Any] = create_app("nowhere.db").openapi_schema.to_schema()
    document["info"]["version"] = "0"
    shapes, components = msgspec.json.schema_components(SOCKET.values(), ref_template="#/components/schemas/{name}")
    messages_alone = [*SOCKET, *(shape["$ref"].rpartition("/")[2] for union in shapes for shape in union["anyOf"])]
    schemas = document["components"]["schemas"]
    taken = [name for name in messages_alone if name in schemas]
    assert not taken, f"HTTP and the socket call different things by the same name: {', '.join(taken)}"
    document["components"]["schemas"] = {**dict(zip(SOCKET, shapes, strict=True)), **components, **schemas}
    return document


def written() -> str:
    """The interface as it stands in the file."""
    return json.dumps(interface(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PLACE.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"wrote {PLACE.relative_to(Path.cwd())}\n")
