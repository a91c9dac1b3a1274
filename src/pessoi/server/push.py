"""Waking a browser by web push: who asks is signed (VAPID, RFC 8292), and what is sent is empty.

An empty push needs no encryption and tells the browser's maker nothing but that there is something; the words are in
the service worker. The key is made from the secret of the site, so all processes have the same and none keeps it.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from functools import cached_property
from hashlib import sha512
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json

#: How many keys there are on the curve P-256, and how many bytes a number below that takes.
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
WIDTH = 32
#: How long a signature holds, in seconds; at most a day is allowed.
SIGNED_FOR = 43_200.0
#: How long a push waits for a browser that is switched off, in seconds; a later one takes the place of an earlier.
KEPT_FOR = 86_400
TOPIC = "turn"


class PushKey:
    """What this site shows and signs with, so that nobody else can wake its browsers."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @cached_property
    def _private(self) -> ec.EllipticCurvePrivateKey:
        # Twice as long as needed, so that no key is likelier than another.
        drawn = int.from_bytes(hmac.new(self._secret, b"web push", sha512).digest())
        return ec.derive_private_key(drawn % (ORDER - 1) + 1, ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        """The half that browsers are given."""
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _encode(point)

    def headers(self, endpoint: str, contact: str, now: float) -> dict[str, str]:
        """What a push to this address says of itself, and of whom to write to if it is a nuisance."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now + SIGNED_FOR),
            "sub": f"mailto:{contact}",
        }
        signed = ".".join(_encode(json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        numbers = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = _encode(b"".join(number.to_bytes(WIDTH) for number in numbers))
        return {
            "Authorization": f"vapid t={signed}.{signature}, k={self.public}",
            "TTL": str(KEPT_FOR),
            "Urgency": "normal",
            "Topic": TOPIC,
        }


def _encode(given: bytes) -> str:
    return urlsafe_b64encode(given).rstrip(b"=").decode()
