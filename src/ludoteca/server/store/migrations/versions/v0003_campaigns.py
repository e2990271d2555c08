"""Campaigns have a log of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_campaigns_changed", "campaigns", ["changed"])
    of_campaign = sa.ForeignKey("campaigns.id")
    op.create_table(
        "lecturers",
        sa.Column("campaign_id", sa.String(32), of_campaign, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
    )
    op.create_index("ix_lecturers_person", "lecturers", ["person"])
    op.create_table(
        "campaign_log",
        sa.Column("campaign_id", sa.String(32), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("entry", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("campaign_log", "lecturers", "campaigns"):
        op.drop_table(name)
