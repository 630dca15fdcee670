# What Scripts/test, Scripts/test-fixtures and Scripts/test-web share; source it from one of them.
# shellcheck shell=bash
# shellcheck source=Scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

reports=$(mktemp -d)
trap 'rm -rf "$reports"' EXIT
# shellcheck disable=SC2034 # `timed` writes it.
times=${STEP_TIMES:-$reports/times}
first_failure=0

# Notes that a part has failed, whose exit code is that of the last command.
note() {
  local code=$?
  if [ "$code" -ne 0 ]; then
    printf '\nfailed: %s\n' "$1" >&2
    [ "$first_failure" -ne 0 ] || first_failure=$code
  fi
}

# Says how long it took, and ends with the code of the first failure.
finish() {
  Scripts/slowest-suites "$reports"/*.xml
  print_times
  exit "$first_failure"
}
