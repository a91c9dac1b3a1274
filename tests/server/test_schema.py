"""The description of the interface: valid, whole, and true whatever is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance
from tests.patience import PATIENCE

from pessoi.server.api import ROUTES
from pessoi.server.app import create_app

if TYPE_CHECKING:
    from tests.server.http_site import Site

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]


def operations() -> dict[str, Any]:
    """What the application says of itself, by method and path."""
    schema: Any = schemathesis.openapi.from_dict(create_app("nowhere.db").openapi_schema.to_schema())
    schema.config.generation.update(with_security_parameters=False)
    return {operation.label: operation for operation in (found.ok() for found in schema.get_all_operations())}


OPERATIONS = operations()
BOUNDED = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def cookies(site: Site) -> dict[str, str]:
    return {"pessoi": site.guest("Anna").cookies["pessoi"]}


@pytest.fixture(scope="module")
def real(site: Site, cookies: dict[str, str]) -> dict[str, list[Any]]:
    """Things at the site that requests can hit: tables open, running and finished, their matches and invitations."""
    host = site.stranger()
    host.cookies.update(cookies)
    open_table = host.open_table(is_public=True)
    running = host.begin()
    finished = host.begin(seats=2, options={"round_limit": 1})
    while not host.step(finished["id"])["end"]:
        pass
    return {
        "table_id": [running["id"], finished["id"], open_table["id"]],
        "match_id": [running["match_id"], finished["match_id"]],
        "invitation": [open_table["invitation"]],
        "seat": [0, 1],
        "ply": [0, 1],
    }


def make_real(case: Any, real: dict[str, list[Any]]) -> None:
    """Three of four times, ask for things that exist."""
    wanted = case.path_parameters or {}
    number = sum(str(wanted).encode())
    for name in wanted if number % 4 else ():
        if name in real:
            wanted[name] = real[name][number // 4 % len(real[name])]


@pytest.mark.parametrize("route", sorted(OPERATIONS))
def test_what_fits_the_description_is_answered_as_it_says(
    route: str, site: Site, cookies: dict[str, str], real: dict[str, list[Any]]
) -> None:
    @BOUNDED
    @given(OPERATIONS[route].as_strategy(generation_mode=GenerationMode.POSITIVE))
    def is_answered(case: Any) -> None:
        make_real(case, real)
        # Whether a name is readable or a game exists is beyond a schema, so what fits it may be refused.
        excluded = [positive_data_acceptance]
        case.call_and_validate(site.address, cookies=cookies, excluded_checks=excluded, timeout=PATIENCE)

    is_answered()


@pytest.mark.parametrize("route", sorted(label for label, route in OPERATIONS.items() if route.body or route.query))
def test_what_does_not_fit_the_description_is_refused_as_it_says(
    route: str, site: Site, cookies: dict[str, str]
) -> None:
    @BOUNDED
    @given(OPERATIONS[route].as_strategy(generation_mode=GenerationMode.NEGATIVE))
    def is_refused(case: Any) -> None:
        case.call_and_validate(site.address, cookies=cookies, timeout=PATIENCE)

    is_refused()


def test_the_description_is_valid(site: Site) -> None:
    schemathesis.openapi.from_url(f"{site.address}/api/schema/openapi.json", timeout=PATIENCE).validate()


def test_every_route_is_described_with_words_and_refusals(site: Site) -> None:
    paths = site.stranger().ask("GET", "/schema/openapi.json")["paths"]

    operations = [operation for path in paths.values() for name, operation in path.items() if name != "parameters"]

    assert len(operations) == len(ROUTES)
    for operation in operations:
        assert operation["description"]
        assert any(status.startswith("2") for status in operation["responses"])
        for status, answer in operation["responses"].items():
            if not status.startswith("2"):
                assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
