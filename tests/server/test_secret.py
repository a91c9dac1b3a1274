"""The secret of a site: given by the environment or a file, or kept by the database."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.server.http_site import serving

from pessoi.doctor import _examine_database
from pessoi.kernel.errors import BadSetup
from pessoi.server.secret import given_secret, secrets_of
from pessoi.server.store import Store
from pessoi.text import Text

if TYPE_CHECKING:
    from tests.terminal.house import Mistake

pytest_plugins = ["tests.server.databases", "tests.terminal.house"]


@pytest.fixture(autouse=True)
def nothing_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PESSOI_SECRET", raising=False)
    monkeypatch.delenv("PESSOI_SECRET_FILE", raising=False)


def test_it_comes_from_the_environment_or_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert given_secret() is None
    file = tmp_path / "secret"
    file.write_text("written in a file\n", encoding="utf-8")
    monkeypatch.setenv("PESSOI_SECRET_FILE", str(file))
    assert given_secret() == b"written in a file"
    monkeypatch.setenv("PESSOI_SECRET", "said by the environment")
    assert given_secret() == b"said by the environment"


def test_one_that_can_be_guessed_or_read_by_nobody_is_refused(
    mistake: Mistake, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PESSOI_SECRET", "short")
    words = mistake("serve", "--port", "0", "--database", str(tmp_path / "pessoi.db"))
    assert "the secret from PESSOI_SECRET is too short; it needs letters, at least 16 of them" in words
    monkeypatch.delenv("PESSOI_SECRET")
    monkeypatch.setenv("PESSOI_SECRET_FILE", str(tmp_path / "nowhere"))
    with pytest.raises(BadSetup, match="the secret can't be read from"):
        given_secret()
    (tmp_path / "nowhere").touch()
    with pytest.raises(BadSetup, match="too short"):
        given_secret()


@pytest.mark.anyio
async def test_otherwise_all_processes_share_what_the_database_keeps(store: Store, other_store: Store) -> None:
    here, there = await secrets_of(store), await secrets_of(other_store)
    assert here == there
    assert len(here.site) == 32
    assert here.cookies is None, "nobody can have a cookie that was signed"


def test_with_another_secret_invitations_are_made_anew_and_old_links_still_lead_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "pessoi.db")
    monkeypatch.setenv("PESSOI_SECRET", "the first of two secrets")
    with serving(database) as site:
        anna = site.guest("Anna")
        table = anna.open_table(is_public=False)
        cookies = dict(anna.cookies)
    monkeypatch.setenv("PESSOI_SECRET", "the second of two secrets")
    with serving(database) as site:
        anna = site.stranger()
        anna.cookies.update(cookies)
        assert anna.table(table["id"])["invitation"] is None
        assert site.guest("Berta").ask("POST", f"/invitations/{table['invitation']}")["id"] == table["id"]
        assert anna.ask("PUT", f"/tables/{table['id']}/invitation")["invitation"]


def test_the_doctor_says_who_can_read_the_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PESSOI_HOME", str(tmp_path / "home"))
    secret = tmp_path / "secret"
    monkeypatch.setenv("PESSOI_SECRET_FILE", str(secret))

    def told() -> tuple[bool, str]:
        [finding] = _examine_database()
        return finding.is_fine, Text("en").say(finding.how)

    assert told()[0] is False
    assert "the secret can't be read from" in told()[1]
    secret.write_text("long enough to be one", encoding="utf-8")
    secret.chmod(0o600)
    assert told() == (True, f"{secret}, for its owner alone")
    secret.chmod(0o644)
    assert told()[0] is False
    assert told()[1].endswith(f"chmod 600 {secret}")
