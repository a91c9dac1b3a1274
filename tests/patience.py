"""How long tests wait for what has to come."""

from __future__ import annotations

#: In seconds, and longer than anything takes on the busiest machine; a test that has waited so long has failed.
PATIENCE = 120
