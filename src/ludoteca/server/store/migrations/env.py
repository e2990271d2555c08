"""Alembic's door: it is handed an open connection and changes the database's tables."""

from __future__ import annotations

from alembic import context

from ludoteca.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table in place
)
with context.begin_transaction():
    context.run_migrations()
