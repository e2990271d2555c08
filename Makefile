# make play   set up and play          make test   set up, lint, types, all tests
# make bench  speed beside the peers'  make soak   long random play

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

.PHONY: play test lint types unit bench strength soak playthroughs clean

play: $(READY)
	@$(BIN)/ludoteca play king-of-con $(ARGS)

test: lint types unit

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(READY)
	$(BIN)/mypy
	$(BIN)/basedpyright

unit: $(READY)
	$(BIN)/pytest -n auto

bench: $(READY)
	$(BIN)/python -m bench $(ARGS)

strength: $(READY)
	$(BIN)/python -m bench.strength $(ARGS)

soak: $(READY)
	LUDOTECA_PROFILE=soak $(BIN)/pytest -n auto tests/contract $(ARGS)

playthroughs: $(READY)
	$(BIN)/python -m tests.playthroughs

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Ludoteca needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Name another with: make PYTHON=python3.12") if sys.version_info < (3, 11) else 0'
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Python's venv module is missing. On Debian or Ubuntu: apt-get install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(READY)

clean:
	rm -rf $(VENV) .bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
