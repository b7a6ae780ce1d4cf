# Everything a developer does, by name.  `make` alone prints the list.

PYTHON  ?= python3
MINUTES ?= 10
MATCHES ?=
TESTS   ?= tests/kernel
GAMES   ?=
UPGRADE ?=

VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check -qq
PYTEST := $(BIN)/python -m pytest
HEADER := $(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include") + "/Python.h")'
LOADED := $(BIN)/python -c 'from signoria.kernel import state; print(state.__file__)'
TITLES := $(BIN)/python -c 'import signoria; print(*signoria.games())'

# Runs a command with the installed package, whatever the caller's environment says.
INSTALLED := env -u PYTHONPATH -u SIGNORIA_PURE

# The installed package is compiled and must never lag behind its sources.  Its stamp carries a
# checksum of their names and contents, which notices removed files and switched branches too.
FINGERPRINT := $(shell { find src/signoria -type f ! -name '*.pyc' | LC_ALL=C sort | xargs cksum; \
	cksum pyproject.toml setup.py README.md requirements/build.txt; \
	echo "$(SIGNORIA_NO_COMPILE)"; } 2>/dev/null | cksum | cut -d ' ' -f 1)
PACKAGE := $(VENV)/.package-$(FINGERPRINT)
READY   := $(PACKAGE) $(VENV)/.dev

# Node.js builds the client: the system's if it is new enough, else the one of the package index.
NODE_IS_NEW := $(shell node -e 'const [major, minor] = process.versions.node.split("."); \
	process.exit(major > 20 || major == 20 && minor >= 19 ? 0 : 1)' 2>/dev/null && echo yes)
NODE := $(if $(NODE_IS_NEW),,$(VENV)/.node)
NPM  := $(if $(NODE_IS_NEW),,PATH="$(abspath $(BIN)):$$PATH" )npm --prefix web --no-update-notifier

# The client, too, must never lag behind: its stamp carries a checksum of what it is built from.
CLIENT := web/dist/.client-$(shell { find web/src web/public -type f; find src/signoria -name '*.ftl'; } 2>/dev/null \
	| LC_ALL=C sort | xargs cksum web/package-lock.json web/index.html web/*.ts 2>/dev/null \
	| cksum | cut -d ' ' -f 1)
MODULES := web/node_modules/.ready

# What is compiled is tested in both builds.  What is slow on the plain sources, bots and whole matches with all promises
# checked, and what is marked as thorough, is left to `make thorough`.  Everything else, such as arenas and their
# workers, meets the installed package only.
PROMISES := $(wildcard tests/games/*/test_promises.py)
BOTS     := $(wildcard tests/games/*/bots)
ENGINE   := tests/kernel tests/games tests/texts $(addprefix --ignore=,$(PROMISES) $(BOTS))
SLOW     := $(PROMISES) $(BOTS) tests/ai \
	$(addprefix --ignore=tests/ai/test_,arena.py level_ratings.py on_ray.py ratings.py sequential.py fallback.py workers.py)

# What could not be tested for want of a real part, a line for each test.
UNTESTED := build/untested
export SIGNORIA_UNTESTED := $(abspath $(UNTESTED))

TYPED := src tests tools setup.py $(if $(wildcard bench/*.py),bench)

LOCK := $(VENV)-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-config $(if $(UPGRADE),--upgrade)

# Builds a wheel into a folder and shows its progress; what setuptools prints is kept for a failure.
define wheel
mkdir -p build $(1) && { $(BIN)/python -c 'from setuptools import build_meta; build_meta.build_wheel("$(1)")' \
	>build/wheel.log || { tail -n 30 build/wheel.log; exit 1; }; }
endef

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.PHONY: help setup side-by-side play terminal client wheel try test thorough coverage check format bench fuzz alike golden pictures lock \
	clean distclean

help: ## print this list
	@echo "Signoria. Targets:"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | \
		while IFS='|' read -r name text; do printf '  %-10s %s\n' $$name "$$text"; done

# Engine and client know nothing of each other, and what takes long has idle stretches.
side-by-side:
	@$(MAKE) --no-print-directory --silent -j2 SIDE_BY_SIDE=1 $(PACKAGE) $(CLIENT)

setup: side-by-side $(READY) ## create .venv, install locked dependencies, compile signoria, build the client
	@echo "Signoria is ready: try $(BIN)/signoria"

play: side-by-side ## open the table in the browser
	@$(INSTALLED) $(BIN)/signoria serve --open --client web/dist

terminal: $(PACKAGE) ## play in the terminal
	@$(BIN)/signoria play

client: $(CLIENT) ## build the browser client into web/dist

wheel: $(VENV)/.build $(CLIENT) ## build a wheel with engine, server and client into dist
	@echo "Building a wheel"
	@SIGNORIA_CLIENT=web/dist && export SIGNORIA_CLIENT && $(call wheel,dist)
	@ls dist/*.whl

try: $(VENV)/.dev ## after a change: recompile what changed, quickly, and run TESTS=tests/kernel
	@mkdir -p build && { SIGNORIA_BUILD=quick $(BIN)/python setup.py build --build-base build/quick >build/quick.log || \
		{ tail -n 30 build/quick.log; exit 1; }; }
	@env -u SIGNORIA_PURE PYTHONPATH=$$(echo build/quick/lib.*) $(PYTEST) -n auto $(TESTS)

test: side-by-side $(READY) ## run the everyday tests: the engine's in both builds, the client's, and the browser's
	@tools/real_parts
	@rm -f $(UNTESTED)
	@echo "Testing the plain Python sources"
	@PYTHONPATH=src $(LOADED) | grep -q '\.py$$' || { echo "src holds compiled modules: remove them"; exit 1; }
	@PYTHONPATH=src $(PYTEST) -n auto -m 'not thorough' $(ENGINE)
	@echo "Testing the client, and the compiled package"
	@$(INSTALLED) $(LOADED) | grep -q '\.so$$' || { echo "The installed package is not compiled"; exit 1; }
	@$(NPM) run --silent test >build/client.log 2>&1 & client=$$!; \
		$(INSTALLED) $(PYTEST) -n auto -m 'not thorough' --ignore tests/browser || { kill $$client; exit 1; }; \
		wait $$client || { cat build/client.log; exit 1; }; tail -n 4 build/client.log
	@echo "Testing the table in a real browser"
	@$(INSTALLED) $(PYTEST) -n auto -m 'not thorough' tests/browser
	@test ! -s $(UNTESTED) || { echo; echo "NOT TESTED: $$(wc -l <$(UNTESTED)) tests, for want of" \
		"$$(sort -u $(UNTESTED) | paste -sd, | sed 's/,/ and /').  On Debian: sudo apt install chromium postgresql && make test"; }

thorough: side-by-side $(READY) ## run all tests that take too long for every day
	@echo "Testing bots and promises on the plain Python sources"
	@PYTHONPATH=src $(PYTEST) -n auto $(SLOW)
	@echo "Testing at length: the compiled package and the table in a real browser"
	@$(INSTALLED) $(PYTEST) -n auto -m thorough

coverage: $(READY) ## run the tests on the plain sources and print what they miss
	@echo "Measuring the coverage of kernel and games"
	@PYTHONPATH=src $(PYTEST) -n auto --cov --cov-report=term

check: $(READY) $(MODULES) ## formatting, lint, types of engine and client, import direction, rules without a test
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
	@echo "Types of the messages"
	@PYTHONPATH=src $(BIN)/python tools/protocol_types.py --check
	@echo "The client"
	@$(NPM) run --silent check

format: $(READY) $(MODULES) ## let ruff, prettier and eslint rewrite the code: formatting and safe fixes
	@echo "Formatting"
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(NPM) run --silent format

bench: $(READY) $(CLIENT) ## measure engine, server and client against their yardsticks, and the engine against the parent commit
	@echo "Measuring against the peers"
	@$(INSTALLED) $(BIN)/signoria bench
	@echo "Measuring against the parent commit"
	@$(INSTALLED) $(BIN)/python bench/parent.py
	@echo "Measuring the server against an echo room"
	@$(INSTALLED) $(BIN)/python bench/server.py
	@echo "Measuring the table page in the browser"
	@$(INSTALLED) $(BIN)/python -m bench.client

fuzz: $(READY) ## play random matches of all titles, or of GAMES="one other", with all checks on, for MINUTES=10 or MATCHES=20000
	@set -e; games="$(GAMES)"; test -n "$$games" || games=$$($(TITLES)); for game in $$games; do \
		echo "Fuzzing $$game"; \
		$(BIN)/signoria fuzz $$game $(if $(MATCHES),--matches $(MATCHES),--minutes $(MINUTES)); done

alike: $(READY) ## play a thousand matches of all titles, or of GAMES, in both builds and compare their logs
	@set -e; games="$(GAMES)"; test -n "$$games" || games=$$($(TITLES)); for game in $$games; do \
		echo "Comparing the builds: $$game"; \
		$(INSTALLED) $(BIN)/python -m signoria.testing.builds $$game --matches 1000; done

golden: $(READY) ## regenerate the golden matches after an intended change of the rules
	@echo "Regenerating the golden matches"
	@$(BIN)/python -m signoria.testing.golden --regenerate

pictures: $(READY) $(CLIENT) ## photograph every page in both themes and three sizes into build/pictures
	@echo "Photographing the pages"
	@$(INSTALLED) $(BIN)/python -m tools.photograph build/pictures

# dev.txt holds everything but Node and PyTorch; runtime.txt and build.txt take their versions from it.  npm
# locks for all platforms only where nothing is installed yet, hence the draft folder.
lock: ## resolve the dependencies anew into requirements/*.txt; UPGRADE=1 takes the newest versions
	@echo "Locking the dependencies"
	@test -x $(VENV)-lock/bin/uv || { $(PYTHON) -m venv $(VENV)-lock && \
		$(VENV)-lock/bin/python -m pip --disable-pip-version-check -qq install uv==0.13.7; }
	@$(LOCK) --extra server --extra postgres --extra ray pyproject.toml requirements/build.in requirements/dev.in -o requirements/dev.txt
	@$(LOCK) --extra server pyproject.toml requirements/build.in -c requirements/dev.txt -o requirements/build.txt
	@$(LOCK) --extra server pyproject.toml -c requirements/dev.txt -o requirements/runtime.txt
	@$(LOCK) requirements/node.in -o requirements/node.txt
	@draft=$$(mktemp -d) && cp web/package.json web/.npmrc $$draft && \
		npm --prefix $$draft install --package-lock-only --silent && \
		cp $$draft/package-lock.json web && rm -r $$draft

clean: ## remove what builds and tests leave behind
	@echo "Removing build products and caches"
	@rm -rf build dist web/dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean ## clean, and remove the virtual environments and the client's modules
	@echo "Removing the virtual environments"
	@rm -rf $(VENV) $(VENV)-lock web/node_modules

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
	@$(PIP) install --require-hashes --no-deps -r requirements/build.txt
	@touch $@

$(VENV)/.dev: requirements/dev.txt requirements/train.txt $(VENV)/.build
	@echo "Installing what the checks, tests and benches need"
	@$(PIP) install --require-hashes --no-deps -r requirements/dev.txt
	@$(PIP) install -r requirements/train.txt
	@touch $@

# What was compiled stays in build: only C files that a change alters are compiled again.
$(PACKAGE): $(VENV)/.build
	@test "$(SIGNORIA_NO_COMPILE)" = 1 || { command -v $${CC:-cc} >/dev/null && test -f "$$($(HEADER))"; } || { \
		echo "Compiling signoria needs a C compiler and the headers of Python; on Debian: apt install gcc python3-dev"; \
		echo "Without them, the slow plain build works too: SIGNORIA_NO_COMPILE=1 make play"; exit 1; }
	@echo "$(if $(filter 1,$(SIGNORIA_NO_COMPILE)),Installing signoria uncompiled,Compiling signoria (a few minutes the first time))"
	@rm -rf src/signoria.egg-info $(VENV)/.package-* build/lib*/signoria build/bdist* build/wheel
	@$(call wheel,build/wheel)
	@$(PIP) install --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

$(VENV)/.node: requirements/node.txt $(VENV)/.created
	@echo "Installing Node.js, which this system lacks or has too old"
	@$(PIP) install --require-hashes --no-deps -r requirements/node.txt
	@touch $@

$(MODULES): web/package-lock.json $(NODE)
	@echo "Installing what the client is built with"
	@$(NPM) ci --silent --no-fund --no-audit
	@touch $@

$(CLIENT): $(MODULES)
	@echo "Building the client"
	@rm -f web/dist/.client-*
	@$(NPM) run --silent build -- --logLevel error
	@touch $@
