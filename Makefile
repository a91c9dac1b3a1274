# make play   a game in the browser make test   everything CI checks     make bench   speed, beside peers and limits
# make wheel  compiled wheel        make golden write golden games anew  make format  tidy the code

PYTHON ?= python3
UV_VERSION = 0.13.7
UV = .bootstrap/bin/uv
BIN = .venv/bin
COMPILED = .venv-compiled
CC ?= cc
export UV_LINK_MODE = copy
# The tests start hundreds of processes: modules compiled once start faster ever after.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play play-terminal page test check test-web test-pure test-browser test-compiled \
        bench bench-engine bench-search bench-strength bench-page soak wheel golden schema format lock clean

play: .venv/ready page
	@$(BIN)/pessoi

play-terminal: .venv/ready
	@$(BIN)/pessoi play hercules

# The page for browsers, built if anything has changed since.
page:
	@$(PYTHON) tools/page.py build

# The compiled build takes one core for minutes, the tests of the server mostly wait: both at once.
test: check test-web page
	@$(MAKE) --no-print-directory -j 2 test-pure $(COMPILED)/ready
	@$(MAKE) --no-print-directory test-browser test-compiled

check: .venv/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(PYTHON) tools/page.py run --silent check

test-web:
	@$(PYTHON) tools/page.py run --silent test

# All but what has a target of its own: the browser, and whole matches between bots, which need the compiled build.
test-pure: .venv/ready page
	$(BIN)/pytest -n auto --ignore tests/browser --ignore tests/bots/test_strength.py

# People in real browsers at a real server.
test-browser: .venv/ready page
	@$(PYTHON) tools/chromium.py
	$(BIN)/pytest -n auto tests/browser

# The same contract, kernel and scenario tests on the wheel that people install.
test-compiled: $(COMPILED)/ready
	@if command -v $(CC) >/dev/null; then expect=compiled; else expect=pure; echo "no C compiler: testing a pure wheel"; fi; \
	 PESSOI_EXPECT=$$expect $(COMPILED)/bin/pytest -n auto tests/kernel tests/contract tests/games tests/golden tests/bots

bench: bench-engine bench-search bench-page bench-strength

bench-engine: $(COMPILED)/ready .venv-bench/ready
	$(BIN)/python bench/engine.py --compiled $(COMPILED)/bin/python --peers .venv-bench/bin/python

# How many simulations a second the bots' search makes, beside OpenSpiel's.
bench-search: $(COMPILED)/ready .venv-bench/ready
	$(BIN)/python bench/search.py --compiled $(COMPILED)/bin/python --peers .venv-bench/bin/python

# How strong the bots are, in hundreds of matches for each row: hours.
bench-strength: $(COMPILED)/ready
	$(COMPILED)/bin/python bench/strength.py

# How fast the page is there and how fast it draws, against its limits.
bench-page: .venv/ready page
	@$(PYTHON) tools/chromium.py
	$(BIN)/python -m bench.page

# A thousand random games for every number of seats and variant, on the compiled build.
soak: $(COMPILED)/ready
	$(COMPILED)/bin/python bench/soak.py --games 1000

wheel: .venv/ready page
	rm -rf dist
	$(UV) build --wheel --no-build-isolation --python $(BIN)/python --out-dir dist

golden: .venv/ready
	$(BIN)/python -m tests.golden.write

# The page's types from the server's own description; the tests say when that is needed.
schema: .venv/ready
	$(BIN)/python tools/schema.py
	@$(PYTHON) tools/page.py run --silent schema

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
	rm -rf .venv .venv-compiled .venv-bench .bootstrap dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis \
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

$(COMPILED)/ready: .venv/ready hatch_build.py $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml')
	@echo "setting up: the compiled build (once, a few minutes)"
	@rm -rf dist
	@$(UV) build --quiet --wheel --no-build-isolation --python $(BIN)/python --out-dir dist
	@$(UV) venv --quiet --clear --python $(BIN)/python $(COMPILED)
	@$(UV) pip sync --quiet --python $(COMPILED)/bin/python .venv/requirements.txt
	@$(UV) pip install --quiet --python $(COMPILED)/bin/python --no-deps dist/*.whl
	@touch $@

.venv-bench/ready: $(UV) bench/requirements.txt
	@echo "setting up: the peers for the benchmark"
	@$(UV) venv --quiet --clear --python $(BIN)/python .venv-bench
	@$(UV) pip install --quiet --python .venv-bench/bin/python -r bench/requirements.txt
	@touch $@
