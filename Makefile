# The main commands are `make demo` and `make test`. `make help` lists the others.
#
#   PORT=8081         the port of the demo, 8080 by default, or the next free one
#   SCRATCH=FOLDER    builds below that folder instead of the packages' own `.build`
#   SWIFT_FLAGS=…     more options for swift, such as `-j 2`
#   USHER_STRICT=     lets warnings pass in the tests; they are errors there

SHELL := /bin/bash
SOURCES := Package.swift $(wildcard Sources Plugins Stores Tests Examples Fixtures StandIns Benchmarks Tools Scripts/apple)
NEEDS_SWIFT := command -v swift >/dev/null || { echo 'Swift is not installed: get 6.2 or newer at https://www.swift.org/install' >&2; exit 127; }
# Less to compile: no debug information, without which a crash still names its functions. The index has to stay:
# SwiftPM finds tests in it.
# The same for all that is built in the tests' folders, so that the one does not make the other build again.
FAST_FLAGS := $(if $(filter undefined,$(origin SWIFT_FLAGS)),-Xswiftc -gnone,$(SWIFT_FLAGS))
demo docs docs-serve docs-check test test-fixtures test-web smoke attack api api-check: SWIFT_FLAGS := $(FAST_FLAGS)
export SCRATCH SWIFT_FLAGS
# As the tests build, so that neither makes the other build again.
STRICTLY := if [ -n "$${USHER_STRICT-1}" ]; then export USHER_STRICT=1; else unset USHER_STRICT; fi;

.PHONY: help setup demo test test-fixtures test-web smoke attack fuzz plant-bugs plant-swiftui-bugs benchmarks benchmarks-check paths load cluster test-cluster web-figures check-models sanitize lint format check check-commits check-scripts apple-types flow-tool flow-tool-score flow-maps install-tool api api-check docs docs-serve docs-check ci

help: ## names the commands
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 22

setup: ## installs on Debian and Ubuntu what a machine lacks beside Swift
	@Scripts/setup

# A debug build: it needs no optimiser, and the demo is fast enough without. Warnings pass here, so
# that a newer compiler still builds it.
demo: ## serves the example apps on this machine and prints their address [PORT=N]
	@Scripts/setup demo
	@swift run --package-path Examples $(if $(SCRATCH),--scratch-path '$(SCRATCH)/examples') \
	  $(SWIFT_FLAGS) demo $(if $(PORT),--port '$(PORT)')

test: ## runs the tests of the library, and of its hosts on models of UIKit and SwiftUI [SKIP_BUILD=1]
	@SKIP_BUILD='$(SKIP_BUILD)' Scripts/test

test-web: ## runs the tests of the example apps, in a browser too, and of their server [SKIP_BUILD=1]
	@SKIP_BUILD='$(SKIP_BUILD)' Scripts/test-web

smoke: ## checks, and runs the tests of the core and the fuzzer: what finds most in minutes
	@$(NEEDS_SWIFT)
	@Scripts/house check
	@$(STRICTLY) \
	  swift test $(if $(SCRATCH),--scratch-path '$(SCRATCH)/root') $(SWIFT_FLAGS) --disable-xctest --no-parallel --filter '^UsherTests\.|\.Fuzz(Guard)?Tests/'

attack: ## attacks the demo's server, and checks that other visitors are served
	@$(NEEDS_SWIFT)
	@demo="--package-path Examples $(if $(SCRATCH),--scratch-path $(SCRATCH)/examples)"; \
	  swift build $$demo $(SWIFT_FLAGS) --product demo && \
	  Scripts/attack "$$(swift build $$demo --show-bin-path)/demo"

fuzz: ## fuzzes an example app in a release build [STEPS=N SEED=N APP=session|… OBSERVED=FILE]
	@swift run -c release --package-path Examples \
	  $(if $(SCRATCH),--scratch-path '$(SCRATCH)/examples-release') $(SWIFT_FLAGS) fuzz \
	  $(if $(STEPS),--steps '$(STEPS)') $(if $(SEED),--seed '$(SEED)') $(if $(APP),--app '$(APP)') \
	  $(if $(OBSERVED),--observed '$(OBSERVED)')

plant-bugs: ## plants bugs in a copy of the library, each of which the fuzzer must find [STEPS=N SEED=N]
	@Scripts/plant-bugs library

plant-swiftui-bugs: ## plants bugs in a copy of the stand-in SwiftUI, each of which a named test must find
	@Scripts/plant-bugs swiftui

benchmarks: ## counts instructions and allocations in a release build [WORDS=part of a name WRITE=1]
	@$(NEEDS_SWIFT)
	@swift run -c release --package-path Benchmarks \
	  $(if $(SCRATCH),--scratch-path '$(SCRATCH)/benchmarks') $(SWIFT_FLAGS) benchmarks \
	  $(if $(WRITE),--write) $(WORDS)

benchmarks-check: ## checks that nothing costs a tenth more than the committed figures, and how large the core is
	@$(NEEDS_SWIFT)
	@Scripts/check-size
	@Scripts/check-release
	@Scripts/check-benchmarks

paths: ## prints which functions a push and a swipe back pass, and checks their number
	@$(NEEDS_SWIFT)
	@Scripts/count-paths

load: ## opens many trees in a release build of the demo, and tells rates and memory [TREES=N]
	@$(NEEDS_SWIFT)
	@demo="--package-path Examples $(if $(SCRATCH),--scratch-path $(SCRATCH)/examples-release)"; \
	  swift build -c release $$demo $(SWIFT_FLAGS) --product demo && \
	  Scripts/load "$$(swift build -c release $$demo --show-bin-path)/demo" $(if $(TREES),--trees '$(TREES)')

cluster: ## serves the demo by PostgreSQL, three servers and nginx on this machine
	@$(NEEDS_SWIFT)
	@export DEMO_POSTGRESQL=1; demo="--package-path Examples --scratch-path $(or $(SCRATCH),.build)/cluster"; \
	  swift build $$demo $(SWIFT_FLAGS) --product demo && \
	  Scripts/cluster "$$(swift build $$demo --show-bin-path)/demo"

test-cluster: ## drives visitors through three servers that are killed, paused and restarted [VISITORS=N SECONDS=N]
	@$(NEEDS_SWIFT)
	@export DEMO_POSTGRESQL=1; demo="--package-path Examples --scratch-path $(or $(SCRATCH),.build)/cluster"; \
	  swift build $$demo $(SWIFT_FLAGS) --product demo && \
	  Scripts/test-cluster "$$(swift build $$demo --show-bin-path)/demo" $(if $(VISITORS),--visitors '$(VISITORS)') $(if $(SECONDS),--seconds '$(SECONDS)')

web-figures: ## measures one server with and without stores, and three servers, in a release build [IDLE=N ACTIVE=N SECONDS=N]
	@$(NEEDS_SWIFT)
	@export DEMO_POSTGRESQL=1; demo="--package-path Examples --scratch-path $(or $(SCRATCH),.build)/cluster-release"; \
	  swift build -c release $$demo $(SWIFT_FLAGS) --product demo && \
	  Scripts/web-figures "$$(swift build -c release $$demo --show-bin-path)/demo" $(if $(IDLE),--idle '$(IDLE)') \
	    $(if $(ACTIVE),--active '$(ACTIVE)') $(if $(SECONDS),--seconds '$(SECONDS)')

check-models: ## checks the model of leases and epochs with spin, and that it finds planted mistakes
	@Scripts/check-models

sanitize: ## runs the library's tests for leaks, bad memory and data races [FULL=1]
	@FULL='$(FULL)' Scripts/sanitize

lint: ## checks the format of all Swift files, and of the page's scripts and styles, which it parses
	@$(NEEDS_SWIFT)
	@swift format lint --strict --recursive --parallel $(SOURCES)
	@Scripts/format-page --check

format: ## formats all Swift files, and the page's scripts and styles
	@$(NEEDS_SWIFT)
	@swift format --in-place --recursive --parallel $(SOURCES)
	@Scripts/format-page

check: ## runs the quick checks: imports, links, sleeps, lengths, …
	@Scripts/house check
	@Scripts/check-translations

check-commits: ## checks the messages of new commits
	@Scripts/house check-commits

check-scripts: ## tests the checks themselves
	@Scripts/house test
	@Scripts/test-scripts

apple-types: ## type-checks the core and the hosts for iOS, on Linux, also with one more kind of container
	@$(NEEDS_SWIFT)
	@Scripts/check-apple-types $(if $(SCRATCH),--scratch '$(SCRATCH)/apple-types')
	@Scripts/check-uikit-types --plant $(if $(SCRATCH),--scratch '$(SCRATCH)/apple-types')
	@Scripts/check-kinds $(if $(SCRATCH),--scratch '$(SCRATCH)/apple-types')

flow-tool: ## tests the flow tool, checks the maps and the flows of the examples, and reviews the code by hand
	@$(NEEDS_SWIFT)
	@Scripts/check-flow-tool

flow-tool-score: ## prints how precise each rule of `usher review` is, and how much it finds
	@$(NEEDS_SWIFT)
	@Scripts/flow-tool score

flow-maps: ## writes the maps of the examples to docs/maps, and for the inspector of the demo
	@$(NEEDS_SWIFT)
	@Scripts/flow-maps

install-tool: ## installs the flow tool as PREFIX/bin/usher [PREFIX=/usr/local]
	@$(NEEDS_SWIFT)
	@Scripts/flow-tool install '$(or $(PREFIX),/usr/local)'

api: ## writes the public API to docs/api, to be reviewed and committed
	@Scripts/api

api-check: ## checks that docs/api is the public API
	@Scripts/api --check

test-fixtures: ## builds and tests users of the library, with its public API alone
	@Scripts/test-fixtures

docs: ## builds the documentation site, in .build/docs/site [BASE_PATH=/usher]
	@$(NEEDS_SWIFT)
	@Scripts/build-docs $(if $(BASE_PATH),--base-path '$(BASE_PATH)')

docs-serve: docs ## builds the site, and serves it on this machine with the tutorials' apps [PORT=N]
	@$(STRICTLY) swift run --package-path Examples $(if $(SCRATCH),--scratch-path '$(SCRATCH)/examples') $(SWIFT_FLAGS) playground .build/docs/site '$(or $(PORT),8080)'

docs-check: docs ## compiles the steps of the tutorials, and tests the site in a browser
	@$(STRICTLY) swift build --package-path StandIns $(if $(SCRATCH),--scratch-path '$(SCRATCH)/stand-ins') $(SWIFT_FLAGS) --target UsherTesting
	@Scripts/check-tutorials
	@$(STRICTLY) swift build --package-path Examples $(if $(SCRATCH),--scratch-path '$(SCRATCH)/examples') $(SWIFT_FLAGS) --product playground
	@Scripts/check-site --playground '$(or $(if $(SCRATCH),$(SCRATCH)/examples),Examples/.build)/debug/playground'

ci: ## does all that the project's CI does on Linux
	@.ci/run
