"""Telling the program that started the server how it goes, if that is systemd and wants to know (Type=notify)."""

from __future__ import annotations

import os
import socket

READY = "READY=1"
STOPPING = "STOPPING=1"


def tell_supervisor(words: str) -> None:
    """Say it to the socket that systemd names; nothing where there is none."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address or not hasattr(socket, "AF_UNIX"):
        return
    # A name that begins with @ is in no folder.
    place = f"\0{address[1:]}" if address.startswith("@") else address
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.connect(place)
        line.sendall(words.encode())
