# make play · make test · make check · make test-long · make build · make bench · make lock

PYTHON ?= python3
BIN := .venv/bin
PIP = python -m pip install --disable-pip-version-check --require-hashes
COMPILED := build/compiled
TOOLS ?= .venv
SAY := tools/say
HAS_COMPILER := $(shell command -v cc >/dev/null 2>&1 && echo yes)
HAS_NODE := $(shell command -v npm >/dev/null 2>&1 && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' && echo yes)
NODE := $(if $(HAS_NODE),,.venv/node)
PYTEST := -m pytest -n 2 --dist worksteal --ignore=tests/web
TOGETHER := -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

PAGE := src/algoritmus/server/page/index.html
WEB := $(shell find web -name node_modules -prune -o -type f -print)
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml')

# tools in .venv (node) are used where the machine has none, or one that is too old
export PATH := $(if $(HAS_NODE),$(PATH):$(CURDIR)/$(BIN),$(CURDIR)/$(BIN):$(PATH))

# without stored bytecode every process compiles all modules again: a server started by a test takes 2.7x the CPU time
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play page test test-long check lint lint-page unit pure coverage run-once run-both run-compiled run-pure compiled wheels web browser browser-busy access pictures engine build bench ladder docs lock clean

help:
	@echo "make play     install dependencies, build the page and serve the game to this machine and the local network"
	@echo "              (LAN=off: to this machine only)"
	@echo "make check    the quick loop: format, lint, types, unit tests of the engine (about 3 minutes)"
	@echo "make test     install test dependencies and run all tests that a change must pass (about 10 minutes)"
	@echo "make test-long  tests that are too long for every change: more tables, kills, faults and examples, axe on every combination"
	@echo "make browser  only the tests in a real browser"
	@echo "make browser-busy  the same three times in a row, while every core is kept busy"
	@echo "make access   axe on every combination of page, language, look and size"
	@echo "make pictures  every phase of a table at every size, light and dark, into build/pictures"
	@echo "make engine   compile the engine into $(COMPILED); make build: wheels into dist/, too"
	@echo "make bench    measure speed against references in the same run, and count instructions"
	@echo "make ladder   play the levels against each other and write docs/ladder.md (LADDER='--ray ADDRESS': on a cluster)"
	@echo "make docs     generate docs/rules/ from the catalogue"
	@echo "make lock     renew requirements/: versions and hashes of all Python packages"

# playing

LAN ?= on
OPEN = $(if $(filter off,$(LAN))$(findstring --host,$(SERVE)),,--lan)

play:
	@$(MAKE) --no-print-directory -j2 NPM_OMIT=--omit=dev .venv/play page
	@$(BIN)/python tools/play.py $(OPEN) $(SERVE)

page: $(PAGE)

$(PAGE): web/node_modules/made $(WEB) | $(NODE)
	@$(SAY) "Building the page…" "Собираю страницу…"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

web/node_modules/made: web/package.json web/package-lock.json | $(NODE)
	@$(SAY) "Installing what builds the page into web/node_modules…" "Ставлю в web/node_modules то, чем собирается страница…"
	@cd web && npm ci $(NPM_OMIT) --no-audit --no-fund || { ../$(SAY) "npm could not install it. Is the network there? Then try again." \
	  "npm не смог этого поставить. Есть ли сеть? Если да, повторите."; exit 1; }
	@touch $@ $(if $(NPM_OMIT),,web/node_modules/tools)

# linters and test runner of the page: playing needs none of them
# (make looks for this file before `made` is built, which installs them too unless NPM_OMIT is set)
web/node_modules/tools: web/node_modules/made
	@[ -e $@ ] && [ ! $< -nt $@ ] || { cd web && npm ci --no-audit --no-fund && touch node_modules/made node_modules/tools; }

.venv/node: requirements/node.txt | .venv/play
	@$(SAY) "No node 20 or newer here: taking the one that comes as a Python package…" \
	  "Здесь нет node 20 или новее: беру тот, что приходит пакетом Python…"
	@$(BIN)/$(PIP) --quiet -r $<
	@touch $@

.venv/play: requirements/play.txt | .venv/pyvenv.cfg
	@$(SAY) "Installing what the server needs into .venv…" "Ставлю в .venv то, что нужно серверу…"
	@$(BIN)/$(PIP) --quiet --no-compile -r $< || { $(SAY) "pip could not install it. Is the network there? Then try again." \
	  "pip не смог этого поставить. Есть ли сеть? Если да, повторите."; exit 1; }
	@touch $@

.venv/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { $(SAY) "Python 3.11 or newer is needed: install python3, or call make PYTHON=/path/to/python3.11" \
	  "Нужен Python 3.11 или новее: поставьте python3 или вызовите make PYTHON=/путь/к/python3.11"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { $(SAY) "Python's venv module is missing: apt-get install python3-venv" \
	  "Не хватает модуля venv: apt-get install python3-venv"; exit 1; }
	@$(SAY) "Making a place for Python packages: .venv…" "Готовлю место для пакетов Python: .venv…"
	@$(PYTHON) -m venv .venv

# testing

test:
	@$(MAKE) --no-print-directory web/node_modules/tools  # before the page is built in parallel with other targets
	@$(MAKE) --no-print-directory $(TOGETHER) lint lint-page page $(if $(HAS_COMPILER),engine)
	@$(MAKE) --no-print-directory coverage RUNS="browser $(RUNS) web wheels"

# tests with a number of cases by lane (tests/lanes.py), with more cases, and with the compiled engine if there is a compiler
test-long: .venv/made page $(if $(HAS_COMPILER),engine)
	ALGORITMUS_LONG=1 $(if $(HAS_COMPILER),$(WITH_COMPILED),ALGORITMUS_ENGINE=pure) $(BIN)/python $(PYTEST) -m long
	ALGORITMUS_LONG=1 $(BIN)/python -m pytest tests/web/test_view_fields.py
	@$(MAKE) --no-print-directory access

.venv/made: requirements/test.txt pyproject.toml | .venv/pyvenv.cfg
	@$(SAY) "Installing what tests need into .venv…" "Ставлю в .venv то, что нужно тестам…"
	@$(BIN)/$(PIP) --quiet -r $<
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch .venv/play $@

check:
	@$(MAKE) --no-print-directory $(TOGETHER) lint lint-page
	@$(MAKE) --no-print-directory unit

lint: .venv/made
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint-page: web/node_modules/tools
	cd web && npm run --silent lint && npm run --silent check

UNIT := tests/core tests/explain tests/games tests/golden tests/referee tests/structure
unit: .venv/made
	ALGORITMUS_ENGINE=pure $(BIN)/python -m pytest -n 2 --dist worksteal $(UNIT)

pure: .venv/made
	ALGORITMUS_ENGINE=pure $(BIN)/python $(PYTEST)

# All tests, with both engines. Tests marked `once` run with the compiled engine only, or with the interpreted one if
# there is no compiler. Coverage is measured in one run of a test, and not in tests of very many cases (tests/conftest.py).
# Two runs at a time, because each waits for processes now and then.
RUNS := $(if $(HAS_COMPILER),run-once run-both run-compiled,run-pure)
COVERED := $(BIN)/coverage run $(PYTEST)
WITH_COMPILED := ALGORITMUS_ENGINE=compiled PYTHONPATH=$(COMPILED)

coverage: .venv/made page $(if $(HAS_COMPILER),engine)
	@rm -rf build/coverage
	@$(if $(HAS_COMPILER),,echo "No C compiler here: the compiled engine is not built or tested (apt-get install gcc python3-dev).")
	@$(MAKE) --no-print-directory $(TOGETHER) $(RUNS)
	@$(BIN)/coverage combine --quiet && $(BIN)/coverage json --quiet -o build/coverage/report.json
	@$(BIN)/python tools/coverage_floor.py build/coverage/report.json

run-once:
	$(WITH_COMPILED) $(COVERED) -m once

run-both:
	ALGORITMUS_ENGINE=pure $(COVERED) -m 'not once'

run-compiled:
	$(WITH_COMPILED) $(BIN)/python $(PYTEST) -m 'not once'

run-pure:
	ALGORITMUS_ENGINE=pure $(COVERED)

web: web/node_modules/tools
	cd web && npm test --silent

browser: page .venv/made
	@[ -n "$$CHROMIUM" ] || command -v chromium-headless-shell >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium-headless-shell fonts-noto-color-emoji >/dev/null; } || \
	  command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
	  { echo "Chromium is missing: apt-get install chromium-headless-shell"; exit 1; }
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/web

# no test may depend on the speed of the machine
browser-busy: page .venv/made
	$(BIN)/python tools/busy.py 3 $(MAKE) --no-print-directory browser

access: page .venv/made
	ALGORITMUS_LONG=1 $(BIN)/python -m pytest -n 2 --dist worksteal tests/web/test_access.py

pictures: page .venv/made
	PYTHONPATH=. $(BIN)/python tools/pictures.py build/pictures $(SCENES)

compiled: engine page
	$(WITH_COMPILED) $(BIN)/python $(PYTEST)

# building

engine: $(COMPILED)/made

$(COMPILED)/made: tools/compile_engine.py pyproject.toml $(SOURCES) | $(TOOLS)/made
	$(TOOLS)/bin/python tools/compile_engine.py src $(COMPILED)

build/tools/made: requirements/build.txt | .venv/play
	$(BIN)/python -m venv build/tools
	build/tools/bin/$(PIP) --quiet -r $<
	@touch $@

build: wheels

wheels: .venv/made page $(if $(HAS_COMPILER),engine)
	rm -rf dist build/tree && mkdir -p build/tree
	tar -c --exclude=__pycache__ pyproject.toml hatch_build.py README.md LICENSE src tools | tar -x -C build/tree
	cd build/tree && ../../$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir ../../dist .
ifeq ($(HAS_COMPILER),yes)
	cd $(COMPILED) && find . -name '*.so' -exec cp --parents {} ../tree/src \;
	cd build/tree && ALGORITMUS_COMPILE=1 ../../$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation \
	  --wheel-dir ../../dist .
	@$(BIN)/python -m zipfile -l dist/algoritmus-*-cp*.whl | grep 'rules/row/resolve.*\.so' >/dev/null || \
	  { echo "the compiled wheel has no engine in it"; exit 1; }
endif
	@for wheel in dist/*.whl; do $(BIN)/python -m zipfile -l $$wheel | grep server/page/index.html >/dev/null || \
	  { echo "$$wheel has no page in it"; exit 1; }; done

bench: .venv/made $(if $(HAS_COMPILER),engine)
	$(BIN)/$(PIP) --quiet -r requirements/bench.txt
	$(BIN)/python bench/run.py
	$(BIN)/python bench/record_links.py
	@command -v valgrind >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
	  apt-get install -qq -y --no-install-recommends valgrind >/dev/null; } || \
	  { echo "No instructions are counted: valgrind is missing (apt-get install valgrind)"; exit 1; }
	$(BIN)/python bench/instructions.py

ladder: .venv/made $(if $(HAS_COMPILER),engine)
	PYTHONPATH=$(if $(HAS_COMPILER),$(COMPILED),src) $(BIN)/python tools/ladder.py $(LADDER)

docs: .venv/made
	$(BIN)/python tools/rule_pages.py

# Python packages: versions and hashes for every Python and machine, no addresses

LOCK = $(BIN)/uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
  --no-header --no-annotate --no-emit-index-url --no-emit-package algoritmus

lock: .venv/pyvenv.cfg
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade uv
	$(LOCK) --extra test --extra check --extra build --extra node -o requirements/all.txt
	$(LOCK) -c requirements/all.txt --extra server -o requirements/play.txt
	$(LOCK) -c requirements/all.txt --extra test --extra check --extra build -o requirements/test.txt
	$(LOCK) -c requirements/all.txt --extra build -o requirements/build.txt
	$(LOCK) -c requirements/all.txt --extra node -o requirements/node.txt
	$(LOCK) -c requirements/all.txt --extra bench -o requirements/bench.txt
	@rm requirements/all.txt

clean:
	rm -rf build dist .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
