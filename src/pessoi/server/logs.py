"""What the server writes about itself: lines for somebody at a terminal, or JSON for programs that collect them."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Literal

from pessoi.server.tracing import request_number

Form = Literal["text", "json"]
Level = Literal["error", "warning", "info"]

#: What every record of the library has; whatever else it has was added where it was written.
USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "request", "color_message"}


class Numbered(logging.Filter):
    """Notes with each line which request it belongs to."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request = request_number()
        return True


class TextLines(logging.Formatter):
    """A line for people; the number of the request stands at its end."""

    def format(self, record: logging.LogRecord) -> str:
        first, *rest = super().format(record).split("\n", 1)
        number = getattr(record, "request", "")
        return "\n".join([f"{first} [{number}]" if number else first, *rest])


class JsonLines(logging.Formatter):
    """An object a line: when, how grave, who says it, what, about which request, and whatever was added."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if number := getattr(record, "request", ""):
            line["request"] = number
        line |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(form: Form, level: Level) -> None:
    """Write what is at least so grave to standard error, in this form; libraries speak from a warning on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines("%(levelname)s %(message)s"))
    handler.addFilter(Numbered())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.ERROR if level == "error" else logging.WARNING)
    logging.getLogger("pessoi").setLevel(level.upper())
