"""What Alembic runs: the migrations, on the connection and in the transaction it was given."""

from __future__ import annotations

from alembic import context

from pessoi.server.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,
)
context.run_migrations()
