# make lab    open the lab in a browser         make test   run every check and test
# make bench  measure, against peers            make prove  take each clause out, see a test fail
# make help   all targets

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --no-input
NBVAL  := --nbval --nbval-sanitize-with=tests/nbval.cfg
PEER   := benchmarks/same_work/node_modules/.package-lock.json
PAGES  := rulebook_lab/views/static/page.js rulebook_lab/rooms/static/room.js
# games of other packages that go onto the site
PLUGINS := $(wildcard examples/*)
# where Voila finds its settings
export JUPYTER_CONFIG_PATH := $(CURDIR)/web/voila$(if $(JUPYTER_CONFIG_PATH),:$(JUPYTER_CONFIG_PATH))

.PHONY: help lab app class app-check binder-check test check widgets pyodide bench compiled compiled-check prove fuzz soak mutants golden questions meaning chapters languages notebooks badges site site-check screens by-hand keyboard pins audit clean

help:
	@echo "make lab     open the lab in a browser, on copies of the notebooks in my-notebooks/ (LAB_ARGS='--no-browser --port 8899' to change how)"
	@echo "make class   a room for a class: one table, a seat on each telephone (GAME=jantaris SEATS=4 PORT=8477)"
	@echo "make app     the notebooks as pages without code (NOTEBOOK=notebooks/ambis.ipynb for one; APP_ARGS=--theme=dark)"
	@echo "make app-check  every such page in a browser without a network: boards, clicks, walkthroughs, charts"
	@echo "make binder-check  what Binder builds, built in a clean folder; every notebook run in it"
	@echo "make test    format, lint, types, imports, tests, notebooks, browser (TESTS=tests/ambis for a part)"
	@echo "make bench   speed, measured beside peers in the same run (AGAINST=../before compares two checkouts)"
	@echo "make compiled  a wheel of engine, games and bots compiled for this machine (compiled-check: the tests on it)"
	@echo "make prove   take each clause out in turn; a test that names it must fail (GAME=ambis for one)"
	@echo "make fuzz    a million odd inputs of all kinds (FUZZ=10000 for a quick look)"
	@echo "make soak    100,000 random games over all games, seats, options and maps, kept and gone on with (GAMES=500)"
	@echo "make mutants changed statements that the tests should notice (GAME=ambis, SAMPLE=400, SEED=1)"
	@echo "make golden  write the golden playthroughs again, to be read as a diff"
	@echo "make questions  make the stores of questions again, an hour of computing (GAME=ambis for one)"
	@echo "make meaning  learn again what questions mean from the ways in which learners ask, two minutes"
	@echo "make chapters  write again which module says which chapter (docs/chapters.md)"
	@echo "make languages  what each language has of the sentences: missing, stale, unused (LANGUAGES_ARGS=--all)"
	@echo "make notebooks  run the notebooks again and store what they show (NOTEBOOK=notebooks/ambis.ipynb)"
	@echo "make site    a static site in site/ that runs all notebooks in the browser, without a server (PLUGINS=../pips for a game of your own)"
	@echo "make site-check  every cell of every notebook and every game's pages in a browser without a network (GAME=ambis)"
	@echo "make keyboard  whole games in a browser by keyboard alone (GAME=ambis for one, GAMES=6 of each)"
	@echo "make screens  200 positions of every game in a browser: all that one must click is in the window"
	@echo "make by-hand  a whole game made again by hand: decisions and clicks, without and with the table's help (GAME=ambis)"
	@echo "make badges  the README's links to every notebook (REPOSITORY=owner/name)"
	@echo "make pins    renew requirements/*.txt from what pyproject.toml allows"
	@echo "make audit   ask the registries for known weaknesses of what is pinned"

lab: $(VENV)/.lab
	@$(BIN)/python -m tools.lab $(LAB_ARGS)

class: $(VENV)/.lab
	$(BIN)/rulebook-lab serve $(or $(GAME),ambis) --seats $(or $(SEATS),3) --port $(or $(PORT),8477) $(CLASS_ARGS)

app: $(VENV)/.app
	@echo "The notebooks as pages without code: a browser tab opens in about five seconds. Ctrl+C here ends it."
	@RULEBOOK_LAB_SAVES="$${RULEBOOK_LAB_SAVES:-$(CURDIR)/saved}" \
	  RULEBOOK_LAB_GAMES="$(if $(findstring ip=,$(APP_ARGS)),,$${RULEBOOK_LAB_GAMES-$$HOME/.rulebook-lab/games.db})" \
	  $(BIN)/voila $(APP_ARGS) $(or $(NOTEBOOK),notebooks)

app-check: $(VENV)/.dev
	@tests/browser/chromium.sh >/dev/null
	$(BIN)/python -m tests.web.app_check $(NOTEBOOK)

binder-check: $(VENV)/.dev
	@tests/browser/chromium.sh >/dev/null
	$(BIN)/python -m tests.web.binder_check

test: check widgets pyodide
	@tests/browser/chromium.sh >/dev/null
	$(BIN)/python -m $(if $(TESTS),pytest,tests.at_once) $(NBVAL) $(TESTS)

check: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

ifneq ($(shell command -v npm),)
widgets: widgets/node_modules/.package-lock.json
	@mkdir -p $(VENV) && cp $(PAGES) $(VENV)/
	cd widgets && npm run -s test && npm run -s types && npm run -s build
	@for page in $(PAGES); do cmp $(VENV)/$$(basename $$page) $$page || \
	  { echo "$$page was not what widgets/src builds: commit the new one"; exit 1; }; done

widgets/node_modules/.package-lock.json: widgets/package-lock.json
	cd widgets && npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

$(PEER): benchmarks/same_work/package-lock.json
	cd benchmarks/same_work && npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

# the games run in a browser's Python too: a few hundred random moves of each
pyodide: widgets/node_modules/.package-lock.json $(VENV)/pyodide/msgspec
	node tests/pyodide.mjs $(VENV)/pyodide 300

$(VENV)/pyodide/msgspec: $(VENV)/.lab requirements/pyodide.txt
	$(PIP) install -qq --no-deps --require-hashes -r requirements/pyodide.txt --target $(VENV)/pyodide --upgrade \
	  --only-binary=:all: --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314
	@touch $@
else
$(PEER) $(VENV)/pyodide/msgspec:
pyodide:

widgets:
	@echo "no npm here: the browser side's own tests are left out"
endif

bench: $(VENV)/.dev $(PEER) $(VENV)/pyodide/msgspec
	@tests/browser/chromium.sh >/dev/null
	$(BIN)/python -m benchmarks $(GAME) $(if $(AGAINST),--against $(AGAINST))

compiled: $(VENV)/.dev
	$(BIN)/python -m tools.compiled

# what reads sources or knows where the package lies is tested on the sources
compiled-check: compiled
	cd build/compiled && $(CURDIR)/$(BIN)/python -m pytest -q -p no:cacheprovider \
	  $(or $(TESTS),tests/engine tests/laws tests/bots $(patsubst rulebook_lab/games/%/state.py,tests/%,$(wildcard rulebook_lab/games/*/state.py)))

prove: $(VENV)/.dev
	$(BIN)/python -m tests.prove $(GAME)

# so many inputs in all: each property sees its share
fuzz: $(VENV)/.dev
	FUZZ=$(or $(FUZZ),1000000) $(BIN)/python -m pytest -q tests/fuzz

soak: $(VENV)/.dev
	$(BIN)/python -m tests.soak --games $(or $(GAMES),100000) --seed $(or $(SEED),1)

mutants: $(VENV)/.dev
	$(BIN)/python -m tests.mutants $(GAME) --sample $(or $(SAMPLE),400) --seed $(or $(SEED),1)

golden: $(VENV)/.dev
	$(BIN)/python -m pytest -q --write-golden tests/golden $(if $(GAME),-k $(GAME))

questions: $(VENV)/.dev
	$(BIN)/python -m tests.questions $(GAME)

meaning: $(VENV)/.dev
	OPENBLAS_NUM_THREADS=1 $(BIN)/python -m tools.meaning

chapters: $(VENV)/.dev
	$(BIN)/python -m tests.chapters

languages: $(VENV)/.dev
	@$(BIN)/python -m tools.languages $(LANGUAGES_ARGS)

notebooks: $(VENV)/.dev
	$(BIN)/python -m tools.notebooks
	$(BIN)/jupyter nbconvert --to notebook --execute --inplace --ExecutePreprocessor.store_widget_state=False \
	  --ExecutePreprocessor.record_timing=False $(or $(NOTEBOOK),notebooks/*.ipynb notebooks/*/*.ipynb)

site: $(VENV)/.site
	$(BIN)/python -m web.build $(PLUGINS)

site-check: site $(VENV)/.dev
	@tests/browser/chromium.sh >/dev/null
	$(BIN)/python -m tests.web.site_check $(GAME)

screens: $(VENV)/.dev
	@tests/browser/chromium.sh >/dev/null
	POSITIONS=200 $(BIN)/python -m pytest -q tests/browser/test_positions.py

by-hand: $(VENV)/.dev
	$(BIN)/python -m tests.browser.by_hand $(GAME)

keyboard: $(VENV)/.dev
	@tests/browser/chromium.sh >/dev/null
	$(BIN)/python -m tests.browser.keyboard $(or $(GAMES),4) $(GAME)

audit:
	$(PYTHON) -m venv $(VENV)/audit
	$(VENV)/audit/bin/python -m pip install -qq pip-audit
	$(VENV)/audit/bin/pip-audit --strict --disable-pip $(patsubst %,-r requirements/%.txt,lab app dev site)
	cd widgets && npm audit

badges:
	$(PYTHON) -m tools.badges $(REPOSITORY)

pins:
	$(PYTHON) -m venv $(VENV)
	$(PIP) install -qq --upgrade -e '.[lab,app,dev,site]'
	$(BIN)/python tools/pins.py
	rm -f $(VENV)/.lab $(VENV)/.app $(VENV)/.dev $(VENV)/.site

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache build dist

$(VENV)/.lab: requirements/lab.txt pyproject.toml web/overrides.json $(wildcard web/shared/* web/voila/template/* web/voila/template/static/*)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, this is " + sys.version)'
	@echo "Once only: an environment of its own in $(VENV)/, about a minute and 340 MB."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install -qq --no-deps --require-hashes -r requirements/lab.txt
	@$(PIP) install -qq --no-deps --no-build-isolation -e .
	@mkdir -p $(VENV)/share/jupyter/lab/settings
	@cp web/overrides.json $(VENV)/share/jupyter/lab/settings/
	@touch $@

$(VENV)/.site: $(VENV)/.lab requirements/site.txt
	$(PIP) install -qq --no-deps --require-hashes -r requirements/site.txt
	@touch $@

$(VENV)/.app: $(VENV)/.lab requirements/app.txt
	$(PIP) install -qq --no-deps --require-hashes -r requirements/app.txt
	@touch $@

$(VENV)/.dev: $(VENV)/.app requirements/dev.txt
	$(PIP) install -qq --no-deps --require-hashes -r requirements/dev.txt
	@touch $@
