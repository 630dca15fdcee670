"""Shared functions of the checks: finding files, reporting."""

import argparse
import os
import pathlib
import sys


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


class Report:
    """Collects the problems that a check found, prints them, and sets the exit code."""

    def __init__(self, name, root):
        self.name = name
        self.root = root
        self.problems = 0

    def problem(self, path, line, message):
        self.problems += 1
        print(f"{self._place(path, line)}: error: {message}")

    def finish(self, summary):
        if self.problems:
            print(f"{self.name}: {self.problems} problem{'s' * (self.problems != 1)}")
            sys.exit(1)
        print(f"{self.name}: {summary}")

    def _place(self, path, line):
        path = pathlib.Path(path)
        shown = path.relative_to(self.root) if path.is_relative_to(self.root) else path
        return f"{shown}:{line}" if line else f"{shown}"
