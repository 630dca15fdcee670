"""A scratch checkout with a few files, on which a check is tried."""

import os
import pathlib
import subprocess
import tempfile
import textwrap
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent


class CheckTestCase(unittest.TestCase):
    """Runs the check that a subclass names in `check` on files that it writes."""

    check = ""

    def setUp(self):
        scratch = tempfile.TemporaryDirectory(prefix="a checkout ")
        self.addCleanup(scratch.cleanup)
        self.root = pathlib.Path(scratch.name).resolve()

    def write(self, path, text=""):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(textwrap.dedent(text), encoding="utf-8")
        return file

    def run_check(self, *arguments, root=True, environment=None, check=None):
        command = [str(SCRIPTS / (check or self.check))]
        command += ["--root", str(self.root)] if root else []
        return subprocess.run(
            command + [str(a) for a in arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=self.root,
            env={**os.environ, **(environment or {})},
        )

    def assert_passes(self, *arguments, **options):
        done = self.run_check(*arguments, **options)
        self.assertEqual(done.returncode, 0, done.stdout)
        return done.stdout

    def assert_fails(self, *arguments, saying, **options):
        done = self.run_check(*arguments, **options)
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn(saying, done.stdout)
        self.assertNotIn("Traceback", done.stdout)
        return done.stdout
