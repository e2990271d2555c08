"""The tables of the database: `log` is append-only, and the truth; the rest helps to find it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("created", Float, nullable=False),
)

tokens = Table(  # who may act as whom: only hashes are kept
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("login", String(40), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("created", Float, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("muted", String(32), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("invitation", String(64), nullable=False),
    Column("created", Float, nullable=False),
    # what follows is copied from the log, for lists
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("due", Float, nullable=True, index=True),
    Column("summary", Text, nullable=True),  # null: written before there were any
)

sitting = Table(  # copied from the log as well: who holds a seat where
    "sitting",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("person", String(32), nullable=True),
    Column("nonce", String(64), nullable=True),
    Column("entry", Text, nullable=False),
    UniqueConstraint("table_id", "person", "nonce", name="log_once"),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("invitation", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
)

lecturers = Table(  # copied from the log of the campaign: who is who in it
    "lecturers",
    metadata,
    Column("campaign_id", String(32), ForeignKey("campaigns.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
)

campaign_log = Table(  # append-only, as `log` is
    "campaign_log",
    metadata,
    Column("campaign_id", String(32), ForeignKey("campaigns.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("person", String(32), nullable=True),
    Column("entry", Text, nullable=False),
)

gatherings = Table(  # tables of cardboard for which each player enters the own hand
    "gatherings",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False, index=True),
    Column("laid", Text, nullable=False),  # what lies open
    Column("table_id", String(32), nullable=True),  # where it is played on
)

gathered = Table(
    "gathered",
    metadata,
    Column("gathering_id", String(32), ForeignKey("gatherings.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("hash", String(64), nullable=False),  # of the key in that seat's link
    Column("entered", Text, nullable=True),
)

Index("tables_open", tables.c.listed, tables.c.status, tables.c.changed)
