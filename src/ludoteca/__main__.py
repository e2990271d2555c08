"""``python -m ludoteca`` is the `ludoteca` command."""

from ludoteca.cli import main

raise SystemExit(main())
