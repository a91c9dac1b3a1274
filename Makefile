# make play   a game in the browser make test   everything CI checks     make bench   speed, beside peers and limits
# make wheel  compiled wheel        make golden write golden games anew  make format  tidy the code
# make quick  what a change touches make mutants  how much of the source the tests hold fast
# make docs   the documentation site in site/; make docs-serve for those who write it

PYTHON ?= python3
UV_VERSION = 0.13.7
UV = .bootstrap/bin/uv
BIN = .venv/bin
COMPILED = .venv-compiled
CC ?= cc
# The tests start hundreds of processes: modules compiled once start faster ever after.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play play-terminal page test quick check test-web test-pure test-browser test-compiled test-times \
        mutants bench bench-engine bench-search bench-doors bench-scene bench-server bench-scaling bench-strength bench-styles bench-page bench-start soak soak-server \
        wheel reproducible golden promises schema docs docs-serve pictures format lock clean

play: .venv/ready page
	@$(BIN)/pessoi

play-terminal: .venv/ready
	@$(BIN)/pessoi play hercules

# The page for browsers, built if anything has changed since.
page:
	@$(PYTHON) tools/page.py build

# Three things at a time keep two cores busy to the end, since some do one thing after another and others wait a lot; what
# takes longest begins first. Each says what it has to say when it is done, where make knows how to keep that apart.
APART = $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
test:
	@$(MAKE) --no-print-directory --silent -j 2 .venv/ready page
	@echo "testing: takes minutes; each part is shown when it is done"
	@$(MAKE) --no-print-directory -j 3 $(APART) test-pure test-compiled check test-browser test-web

# Each worker takes files as they come, so that what their tests share is made once, and then from those that are behind.
PYTEST = pytest -n auto --dist worksteal

# What the present change touches, in less than a minute.
quick: .venv/ready
	@$(BIN)/python tools/quick.py

check: .venv/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(PYTHON) tools/page.py run --silent check

# Waits for the page like all others, or it would begin before what takes longer.
test-web: page
	@$(PYTHON) tools/page.py run --silent test

# All but what has a target of its own: the browser, and whole matches between bots, which need the compiled build. Of the
# laws that are tried on every case of every game a sample: test-compiled tries all of them, seven times as fast.
PURE = --sample --ignore tests/browser --ignore tests/bots/test_strength.py
test-pure: .venv/ready page
	@$(PYTHON) tools/proxies.py
	$(BIN)/$(PYTEST) -p no:playwright $(PURE)

# People in real browsers at a real server.
test-browser: .venv/ready page
	@$(PYTHON) tools/chromium.py
	$(BIN)/$(PYTEST) tests/browser

# The same contract, kernel and scenario tests on the wheel that people install.
test-compiled: $(COMPILED)/ready
	@if command -v $(CC) >/dev/null; then expect=compiled; else expect=pure; echo "no C compiler: testing a pure wheel"; fi; \
	 PESSOI_EXPECT=$$expect $(COMPILED)/bin/python -m $(PYTEST) -p no:playwright tests/kernel tests/contract tests/games tests/golden tests/bots tests/rl

# What tests compute, by folder, file and test: make test-times TESTS=tests/server
TESTS = $(PURE)
test-times: .venv/ready page
	PYTHONPATH=. $(BIN)/$(PYTEST) -p tools.times $(TESTS)

# Sampled changes of the source that some test must notice: make mutants AREA=server COUNT=100 SEED=2 MINUTES=30
AREA = kernel,games
COUNT = 300
SEED = 1
MINUTES = 60
mutants: .venv/ready
	@$(BIN)/python -m tools.mutants --area $(AREA) --count $(COUNT) --seed $(SEED) --minutes $(MINUTES)

bench: bench-start bench-engine bench-search bench-doors bench-scene bench-server bench-page bench-strength bench-styles

bench-engine: $(COMPILED)/ready .venv-bench/ready
	$(BIN)/python bench/engine.py --compiled $(COMPILED)/bin/python --peers .venv-bench/bin/python

# How many simulations a second the bots' search makes, beside OpenSpiel's; and what a round of it costs by its parts,
# beside an older build: make bench-search BEFORE=path/to/its/python
bench-search: $(COMPILED)/ready .venv-bench/ready
	$(BIN)/python bench/search.py --compiled $(COMPILED)/bin/python --peers .venv-bench/bin/python
	$(BIN)/python bench/rounds.py --compiled $(COMPILED)/bin/python $(if $(BEFORE),--before $(BEFORE))

# Steps a second through the doors for learning, with observation and mask, beside PettingZoo's and OpenSpiel's games.
bench-doors: $(COMPILED)/ready .venv-bench/ready
	$(BIN)/python -m bench.doors --compiled $(COMPILED)/bin/python --peers .venv-bench/bin/python

# What a scene costs, in CPU time and bytes, as data and with all its words made by the server.
bench-scene: $(COMPILED)/ready
	$(COMPILED)/bin/python -m bench.scene

# What a choice at a live table costs the server, beside boardgame.io's; --postgres for the other database.
bench-server: $(COMPILED)/ready
	$(COMPILED)/bin/python -m bench.server $(BENCH)

# How strong the bots are, in hundreds of matches for each row: hours.
bench-strength: $(COMPILED)/ready
	$(COMPILED)/bin/python bench/strength.py

# What bots with a style have more of than those without, and what that costs them.
bench-styles: $(COMPILED)/ready
	$(COMPILED)/bin/python bench/styles.py

# What choices, jobs and bots cost on PostgreSQL; the figures for bench/scaling.toml, from which the rest is simulated.
bench-scaling: $(COMPILED)/ready
	$(COMPILED)/bin/python -m bench.scaling measure
	$(COMPILED)/bin/python -m bench.thoughts
	$(BIN)/python -m bench.scaling

# How fast the page is there and how fast it draws, against its limits.
bench-page: .venv/ready page
	@$(PYTHON) tools/chromium.py
	$(BIN)/python -m bench.page

# How much CPU time the command takes to start, on both builds; make bench-start BEFORE=path/to/older/src beside an older one.
bench-start: $(COMPILED)/ready
	$(BIN)/python bench/start.py --also $(COMPILED)/bin/python $(if $(BEFORE),--before $(BEFORE))

# A thousand random games for every number of seats and variant, on the compiled build; and the server under all that
# can go wrong: make soak-server ORDEALS="--only kill --kills 100 --tables 50". Then matches at servers and workers that
# are killed, on a PostgreSQL that is restarted, for ten minutes.
soak: $(COMPILED)/ready soak-server
	$(COMPILED)/bin/python bench/soak.py --games 1000
	$(COMPILED)/bin/python -m bench.kills --minutes 10

ORDEALS =
soak-server: .venv/ready
	$(BIN)/python -m bench.ordeals $(ORDEALS)

# What is released: source distribution and compiled wheel, checked, and tried as people will install them.
wheel: .venv/ready page
	$(BIN)/python -m tools.release
	$(BIN)/twine check --strict dist/*
	$(BIN)/check-wheel-contents dist/*.whl
	$(BIN)/python tools/trial.py

# Both once more from what make wheel made, elsewhere and later: the same bytes.
reproducible: .venv/ready
	$(BIN)/python -m tools.release --again

golden: .venv/ready
	$(BIN)/python -m tests.golden.write

# What a version promises, kept for the tests of all later ones: once, at its release (docs/promises.md).
VERSION =
promises: .venv/ready
	@$(BIN)/python -m tests.promises.write $(VERSION)

# The page's types from the server's own description; the tests say when that is needed.
schema: .venv/ready
	$(BIN)/python tools/schema.py
	@$(PYTHON) tools/page.py run --silent schema

# The documentation as a site, in site/: open site/index.html, or put the folder on any web server. Warnings are errors.
MKDOCS = NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs
docs: .venv/ready
	@$(MKDOCS) build --strict
	@echo "the documentation is in site/index.html"

# The same for writers, on this machine alone: pages are shown anew as they are saved.
docs-serve: .venv/ready
	@$(MKDOCS) serve --dev-addr 127.0.0.1:8020

# The pictures of the README and the gallery, drawn by the page; the tests say when that is needed. After a change of rules
# the matches have to be played again, make pictures PICTURES=--anew; some of them: make pictures PICTURES=thebai
PICTURES =
pictures: .venv/ready page
	@$(PYTHON) tools/chromium.py
	@$(BIN)/python -m tools.picture $(PICTURES)

format: .venv/ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	@$(PYTHON) tools/page.py run --silent format

# Resolve the dependencies anew; pyproject.toml says which, uv.lock exactly which.
lock: $(UV)
	$(UV) lock --upgrade
	$(PYTHON) tools/lock.py
	$(PYTHON) tools/page.py update --omit-lockfile-registry-resolved --no-audit --no-fund

clean:
	rm -rf .venv .venv-compiled .venv-bench .bootstrap dist build site .mypy_cache .ruff_cache .pytest_cache .hypothesis .mutants \
	       web/node_modules src/pessoi/server/page

# Environments, each made anew when what it holds has changed

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "pessoi needs Python 3.11 or newer; set PYTHON=..."; exit 1; }
	@echo "setting up: the installer"
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --target .bootstrap uv==$(UV_VERSION)

.venv/ready: $(UV) pyproject.toml uv.lock
	@echo "setting up: .venv with all that development needs (once, about a minute)"
	@$(UV) venv --quiet --clear --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv
	@$(UV) export --quiet --frozen --all-groups --no-emit-project --output-file .venv/requirements.txt >/dev/null
	@$(UV) pip sync --quiet --python $(BIN)/python .venv/requirements.txt
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# Only the wheel: all else it takes from .venv, where the checkout comes after it and is never looked at.
PACKAGES = 'import sysconfig; print(sysconfig.get_path("purelib"))'
$(COMPILED)/ready: .venv/ready hatch_build.py $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name weights.json)
	@echo "setting up: the compiled build (once, a few minutes)"
	@rm -rf dist
	@$(UV) build --quiet --wheel --no-build-isolation --python $(BIN)/python --out-dir dist
	@$(UV) venv --quiet --clear --python $(BIN)/python $(COMPILED)
	@$(BIN)/python -c $(PACKAGES) >"$$($(COMPILED)/bin/python -c $(PACKAGES))/development.pth"
	@$(UV) pip install --quiet --python $(COMPILED)/bin/python --no-deps dist/*.whl
	@touch $@

.venv-bench/ready: $(UV) bench/requirements.txt
	@echo "setting up: the peers for the benchmark"
	@$(UV) venv --quiet --clear --python $(BIN)/python .venv-bench
	@$(UV) pip install --quiet --python .venv-bench/bin/python -r bench/requirements.txt
	@touch $@
