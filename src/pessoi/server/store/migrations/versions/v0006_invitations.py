"""Invitations kept as hashes; and who won the matches from before that was noted."""

from __future__ import annotations

import json
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

tables = sa.table(
    "tables", sa.column("id", sa.String), sa.column("invitation", sa.String), sa.column("document", sa.LargeBinary)
)
matches = sa.table(
    "matches",
    sa.column("id", sa.String),
    sa.column("result", sa.JSON(none_as_null=True)),
    sa.column("winners", sa.JSON(none_as_null=True)),
    sa.column("ended", sa.Double),
)


def upgrade() -> None:
    """Links that were sent still lead to their tables; whoever had the most points has won."""
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables)).all():
        kept = sha256(row.invitation.encode()).hexdigest()
        document = json.dumps({**json.loads(row.document), "invitation": kept}).encode()
        changed = sa.update(tables).where(tables.c.id == row.id)
        connection.execute(changed.values(invitation=kept, document=document))
    unnoted = sa.select(matches).where(matches.c.ended.is_not(None), matches.c.winners.is_(None))
    for row in connection.execute(unnoted).all():
        if row.result:
            best = [seat for seat, points in enumerate(row.result) if points == max(row.result)]
            connection.execute(sa.update(matches).where(matches.c.id == row.id).values(winners=best))


def downgrade() -> None:
    """Nothing is to be taken away: a hash is a word like any other, and who has won has won."""
