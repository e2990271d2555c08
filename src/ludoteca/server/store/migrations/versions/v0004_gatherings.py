"""Tables of cardboard for which each player enters the own hand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "gatherings",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("laid", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
    )
    op.create_index("ix_gatherings_owner", "gatherings", ["owner"])
    op.create_index("ix_gatherings_created", "gatherings", ["created"])
    of_gathering = sa.ForeignKey("gatherings.id")
    op.create_table(
        "gathered",
        sa.Column("gathering_id", sa.String(32), of_gathering, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("entered", sa.Text, nullable=True),
    )


def downgrade() -> None:
    for name in ("gathered", "gatherings"):
        op.drop_table(name)
