# Everything a developer does, by name.  `make` alone prints the list.

PYTHON  ?= python3
MINUTES ?= 10
UPGRADE ?=

VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check -qq
PYTEST := $(BIN)/python -m pytest
HEADER := $(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include") + "/Python.h")'
LOADED := $(BIN)/python -c 'from signoria.kernel import state; print(state.__file__)'

# Runs a command with the installed package, whatever the caller's environment says.
INSTALLED := env -u PYTHONPATH -u SIGNORIA_PURE

# The installed package is compiled and must never lag behind its sources.  Its stamp carries a
# checksum of their names and contents, which notices removed files and switched branches too.
FINGERPRINT := $(shell { find src/signoria -type f ! -name '*.pyc' | LC_ALL=C sort | xargs cksum; \
	cksum pyproject.toml setup.py README.md requirements/build.txt; \
	echo "$(SIGNORIA_NO_COMPILE)"; } 2>/dev/null | cksum | cut -d ' ' -f 1)
PACKAGE := $(VENV)/.package-$(FINGERPRINT)
READY   := $(PACKAGE) $(VENV)/.dev

TYPED := src tests tools setup.py $(if $(wildcard bench/*.py),bench)

LOCK := $(VENV)-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-config $(if $(UPGRADE),--upgrade)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play test coverage check format bench fuzz golden lock clean distclean

help: ## print this list
	@echo "Signoria. Targets:"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | \
		while IFS='|' read -r name text; do printf '  %-10s %s\n' $$name "$$text"; done

setup: $(READY) ## create .venv, install locked dependencies, compile and install signoria
	@echo "Signoria is ready: try $(BIN)/signoria"

play: $(PACKAGE) ## play in the terminal
	@$(BIN)/signoria play

test: $(READY) ## run all tests twice: plain sources, then the compiled package
	@echo "Testing the plain Python sources"
	@PYTHONPATH=src $(LOADED) | grep -q '\.py$$' || { echo "src holds compiled modules: remove them"; exit 1; }
	@PYTHONPATH=src $(PYTEST) -n auto
	@echo "Testing the compiled package"
	@$(INSTALLED) $(LOADED) | grep -q '\.so$$' || { echo "The installed package is not compiled"; exit 1; }
	@$(INSTALLED) $(PYTEST) -n auto

coverage: $(READY) ## run the tests on the plain sources and print what they miss
	@echo "Measuring the coverage of kernel and games"
	@PYTHONPATH=src $(PYTEST) -n auto --cov --cov-report=term

check: $(READY) ## formatting, lint, types, import direction, rules without a test
	@echo "Formatting"
	@$(BIN)/ruff format --check .
	@echo "Lint"
	@$(BIN)/ruff check .
	@echo "Types"
	@$(BIN)/mypy --strict $(TYPED)
	@echo "Import direction"
	@$(PYTEST) tests/test_layers.py
	@echo "Rules without a test"
	@$(BIN)/python tools/rules_without_test.py

format: $(READY) ## let ruff rewrite the code: formatting and safe fixes
	@echo "Formatting"
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

bench: $(READY) ## measure the engine against its yardsticks and against the parent commit
	@echo "Measuring against the peers"
	@$(INSTALLED) $(BIN)/signoria bench
	@echo "Measuring against the parent commit"
	@$(INSTALLED) $(BIN)/python bench/parent.py

fuzz: $(READY) ## play random matches with all checks on for MINUTES=10
	@echo "Fuzzing for $(MINUTES) minutes"
	@$(BIN)/signoria fuzz --minutes $(MINUTES)

golden: $(READY) ## regenerate the golden matches after an intended change of the rules
	@echo "Regenerating the golden matches"
	@$(BIN)/python -m signoria.testing.golden --regenerate

# dev.txt holds everything; the two smaller files take their versions from it.
lock: ## resolve the dependencies anew into requirements/*.txt; UPGRADE=1 takes the newest versions
	@echo "Locking the dependencies"
	@test -x $(VENV)-lock/bin/uv || { $(PYTHON) -m venv $(VENV)-lock && \
		$(VENV)-lock/bin/python -m pip --disable-pip-version-check -qq install uv==0.13.7; }
	@$(LOCK) pyproject.toml requirements/build.in requirements/dev.in -o requirements/dev.txt
	@$(LOCK) pyproject.toml requirements/build.in -c requirements/dev.txt -o requirements/build.txt
	@$(LOCK) pyproject.toml -c requirements/dev.txt -o requirements/runtime.txt

clean: ## remove what builds and tests leave behind
	@echo "Removing build products and caches"
	@rm -rf build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean ## clean, and remove the virtual environments
	@echo "Removing the virtual environments"
	@rm -rf $(VENV) $(VENV)-lock

$(VENV)/.created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Signoria needs Python 3.11 or newer, but $(PYTHON) is $$($(PYTHON) --version 2>&1)."; \
		echo "Name a newer one: make setup PYTHON=python3.12"; exit 1; }
	@echo "Creating $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { \
		echo "Python cannot create virtual environments here; on Debian: apt install python3-venv"; \
		rm -rf $(VENV); exit 1; }
	@touch $@

$(VENV)/.build: requirements/build.txt $(VENV)/.created
	@echo "Installing what signoria needs to build and run"
	@$(PIP) install --require-hashes -r requirements/build.txt
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.build
	@echo "Installing what the checks, tests and benches need"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(PACKAGE): $(VENV)/.build
	@test "$(SIGNORIA_NO_COMPILE)" = 1 || { command -v $${CC:-cc} >/dev/null && test -f "$$($(HEADER))"; } || { \
		echo "Compiling signoria needs a C compiler and the headers of Python; on Debian: apt install gcc python3-dev"; \
		echo "Without them, the slow plain build works too: SIGNORIA_NO_COMPILE=1 make play"; exit 1; }
	@echo "$(if $(filter 1,$(SIGNORIA_NO_COMPILE)),Installing signoria uncompiled,Compiling and installing signoria (about a minute))"
	@rm -rf build src/signoria.egg-info $(VENV)/.package-*
	@$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@touch $@
