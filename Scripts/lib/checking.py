"""Shared functions of the checks: finding files, reading tables, reporting."""

import argparse
import os
import pathlib
import sys

# Folders of code that the project writes by hand.
CODE_FOLDERS = ("Sources", "Tests", "Examples", "Fixtures", "StandIns", "Tools", "Benchmarks")


def arguments(description, configure=None):
    """Parses the command line; every check accepts `--root`, so that tests can run it on a copy."""
    parser = argparse.ArgumentParser(description=description)
    here = pathlib.Path(__file__).resolve().parent.parent.parent
    parser.add_argument("--root", type=pathlib.Path, default=here, help="the checkout to look at")
    if configure:
        configure(parser)
    parsed = parser.parse_args()
    parsed.root = parsed.root.resolve()
    return parsed


def files(root, *folders, suffix=".swift"):
    """The files below some folders of the root, sorted; build products and hidden ones left out."""
    found = []
    for folder in folders:
        for place, folders_here, names in os.walk(root / folder):
            folders_here[:] = [f for f in folders_here if not _is_skipped(pathlib.Path(place, f))]
            found += [
                pathlib.Path(place, name)
                for name in names
                if name.endswith(suffix) and not name.startswith(".")
            ]
    return sorted(set(found))


def _is_skipped(folder):
    return folder.name.startswith(".") or folder.name in ("DerivedData", "node_modules")


def table(path, columns):
    """Reads a table of text: columns set apart by blanks, `--` and a reason, `#` for comments.

    The last column extends to the reason. A row without a reason is an error.
    """
    rows = []
    if not path.exists():
        return rows
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        cells, separator, reason = line.partition(" -- ")
        values = cells.split(None, columns - 1)
        if len(values) != columns or not separator or not reason.strip():
            sys.exit(f"{path}:{number}: expected {columns} columns, then ` -- ` and a reason")
        rows.append([value.strip() for value in values] + [reason.strip()])
    return rows


class Report:
    """Collects the problems that a check found, prints them, and sets the exit code."""

    def __init__(self, name, root):
        self.name = name
        self.root = root
        self.problems = 0

    def problem(self, path, line, message):
        self.problems += 1
        print(f"{self._place(path, line)}: error: {message}")

    def warning(self, path, line, message):
        print(f"{self._place(path, line)}: warning: {message}")

    def finish(self, summary):
        if self.problems:
            print(f"{self.name}: {self.problems} problem{'s' * (self.problems != 1)}")
            sys.exit(1)
        print(f"{self.name}: {summary}")

    def _place(self, path, line):
        path = pathlib.Path(path)
        shown = path.relative_to(self.root) if path.is_relative_to(self.root) else path
        return f"{shown}:{line}" if line else f"{shown}"
