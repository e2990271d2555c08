# make play   set up and play in the browser   make test   set up, lint, types, all tests
# make bench  speed beside the peers'          make soak   long random play, with a hall and without
# make terminal  play in the terminal          make client build the browser client
# make compiled  the rules compiled, in build/ make wheels pure and compiled, each tried in a fresh environment
# make faults    whole games while halls, database, bus, lines and disk fail; make hostile  a hall under attack

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
DEV    := $(VENV)/.dev
CORES  := $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')
WORKERS ?= $(shell expr $(CORES) + 2)# browsers and bots make tests wait
BEHIND := nice -n 5# what only computes lets browsers and their halls go first
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NPM    := $(BIN)/python web/scripts/npm.py
MODULES := web/node_modules/.ready
CLIENT := src/ludoteca/server/static/.built
SOURCES := $(shell find web src/ludoteca/games -path web/node_modules -prune -o -path web/fixtures -prune -o -path web/tests -prune \
	-o -type f \( -path 'web/*' -o -name '*.ftl' -o -name '*.toml' \) -print)

.PHONY: play terminal client test lint types unit web compiled quick-compiled test-compiled test-compiled-all wheels bench bench-compare strength soak long faults hostile pictures playthroughs clean

play: $(READY) $(CLIENT)
	@$(BIN)/ludoteca host --open $(ARGS)

terminal: $(READY)
	@$(BIN)/ludoteca play king-of-con $(ARGS)

client: $(CLIENT)

# What is quick to fail first; then the tests, and all that only computes fills the time in which they wait for browsers.
# They start hundreds of processes, each of which would read all sources anew where Python may not keep what it has read.
test: export PYTHONDONTWRITEBYTECODE =
test:
	@$(MAKE) --no-print-directory $(DEV)
	@$(MAKE) --no-print-directory -j2 lint $(CLIENT)
	@$(MAKE) --no-print-directory -j3 unit types test-compiled web

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(DEV)
	$(BEHIND) $(BIN)/mypy
	$(BEHIND) $(BIN)/basedpyright

web: $(MODULES) $(CLIENT)
	@$(BEHIND) $(NPM) run --silent lint
	@$(BEHIND) $(NPM) run --silent test

unit: $(DEV) $(CLIENT)
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

# The same sources compiled by mypyc (docs/performance.md); made anew only when they have changed.
compiled: $(DEV)
	$(BIN)/python -m compiling $(ARGS)

COMPILED := LUDOTECA_COMPILED=1 $(BEHIND) $(BIN)/pytest --dist worksteal

# For tests alone: without optimisation, in a folder that nothing is measured in.
quick-compiled: $(DEV) $(CLIENT)
	@$(BEHIND) $(BIN)/python -m compiling --optimise 0

# All tests but those of the browser, which sees nothing of the rules, and of the hall with the one database that is everywhere.
test-compiled: quick-compiled
	LUDOTECA_TEST_DB=sqlite PYTHONPATH=build/compiled-O0 $(COMPILED) -n $(CORES) tests --ignore tests/browser

test-compiled-all: $(DEV) $(CLIENT)
	@$(BIN)/python -m compiling
	PYTHONPATH=build/compiled $(COMPILED) -n $(WORKERS) tests

wheels: $(DEV) $(CLIENT)
	$(BIN)/python -m compiling.wheels

# The first time some minutes go into compiling; where that cannot be done, the rest is measured.
bench: $(DEV)
	@$(BIN)/python -m compiling || echo "Measuring without the compiled rules."
	$(BIN)/python -m bench $(ARGS)

bench-compare: $(DEV)
	@test -n "$(REV)" || { echo "Compare with what? make bench-compare REV=HEAD~1"; exit 1; }
	$(BIN)/python -m bench.compare $(REV) $(ARGS)

strength: $(DEV)
	$(BIN)/python -m bench.strength $(ARGS)

soak: $(DEV)
	$(BIN)/python -m tests.soak $(ARGS)

# The contract suite with hundreds of drawn games for each table instead of two.
long: $(DEV)
	LUDOTECA_PROFILE=soak $(BIN)/pytest -n auto tests/contract tests/dungeonology/test_everything_happens.py tests/dungeonology/test_rc_combinations.py tests/dungeonology/test_rc_big_bosses.py $(ARGS)

faults: $(DEV)
	$(BIN)/python -m tests.faults --backend sqlite $(ARGS)
	$(BIN)/python -m tests.faults --backend postgresql $(ARGS)

hostile: $(DEV)
	$(BIN)/python -m tests.hostile $(ARGS)
	$(BIN)/python -m tests.hostile.fuzz

# The browser tests once more, with a picture of each moment at three widths in tests/browser/artefacts.
pictures: $(DEV) $(CLIENT)
	LUDOTECA_PICTURES=1 $(BIN)/pytest -n 2 tests/browser $(ARGS)

playthroughs: $(DEV)
	$(BIN)/python -m tests.playthroughs

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Ludoteca needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Name another with: make PYTHON=python3.12") if sys.version_info < (3, 11) else 0'
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Python's venv module is missing. On Debian or Ubuntu: apt-get install python3-venv"; exit 1; }
	@echo "Fetching what the games need (once; some minutes on a slow line) ..."
	@$(PIP) --editable .
	@touch $(READY)

$(DEV): $(READY)
	@echo "Fetching what the tests need ..."
	@$(PIP) --editable '.[dev]'
	@touch $(DEV)

$(MODULES): web/package-lock.json $(READY)
	@echo "Fetching what the browser client is built with ..."
	@$(NPM) ci --silent --no-progress
	@touch $(MODULES)

$(CLIENT): $(MODULES) $(SOURCES)
	@echo "Building the browser client ..."
	@$(NPM) run --silent build
	@touch $(CLIENT)

clean:
	rm -rf web/node_modules src/ludoteca/server/static
	rm -rf $(VENV) .bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
