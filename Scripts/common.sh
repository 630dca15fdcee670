# Functions that the scripts of this folder share; source it from one of them.
# shellcheck shell=bash

# Whether warnings are errors in this project's own code: yes, unless USHER_STRICT is set and empty.
if [ "${USHER_STRICT-1}" = "" ]; then
  unset USHER_STRICT
else
  export USHER_STRICT=1
fi

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit

command -v swift >/dev/null 2>&1 || {
  echo "Swift is not installed: get 6.2 or newer at https://www.swift.org/install" >&2
  exit 127
}

# Runs a subcommand of swift on a package: `run_swift SUBCOMMAND NAME FOLDER OPTION…`.
#
# A package is built in its own `.build` folder, or in SCRATCH/NAME if SCRATCH is set.
run_swift() {
  local subcommand=$1 name=$2 folder=$3
  shift 3
  set -- --package-path "$folder" "$@"
  if [ -n "${SCRATCH-}" ]; then
    set -- --scratch-path "$SCRATCH/$name" "$@"
  fi
  printf '\n$ swift %s %s\n' "$subcommand" "$*"
  # shellcheck disable=SC2086 # SWIFT_FLAGS is a list of words.
  swift "$subcommand" "$@" ${SWIFT_FLAGS-}
}

# Runs a command and notes its duration: `timed NAME COMMAND…`. The exit code is the command's.
#
# The notes go to the file that STEP_TIMES names, which CI adds to its summary, or to one of their own.
timed() {
  local name=$1 started=$SECONDS code=0
  shift
  "$@" || code=$?
  printf '%5d s  %s\n' $((SECONDS - started)) "$name" >>"${times:?}"
  return "$code"
}

# Prints the durations noted by `timed`, the longest first.
print_times() {
  printf '\nSeconds of each part; some run beside each other:\n'
  sort -rn "$times"
}

# Runs a command with its name before each printed line, so that two can run in parallel:
# `named NAME COMMAND…`. The exit code is the command's.
named() {
  local name=$1
  shift
  { "$@" 2>&1; } | sed -u "s/^/$name: /"
  return "${PIPESTATUS[0]}"
}

# Builds the library's products, also those that are empty in the root package, and sets `modules` to the options
# that name the folders of their modules.
build_products() {
  run_swift build root .
  modules=(--modules "$(run_swift build root . --show-bin-path | tail -n 1)/Modules")
  # UsherHummingbird is empty without its trait, which the examples enable.
  run_swift build examples Examples --target UsherHummingbird
  modules+=(--modules "$(run_swift build examples Examples --show-bin-path | tail -n 1)/Modules")
  run_swift build stand-ins StandIns --target UsherSwiftUI
  # shellcheck disable=SC2034 # The sourcing script reads it.
  modules+=(--modules "$(run_swift build stand-ins StandIns --show-bin-path | tail -n 1)/Modules")
}
