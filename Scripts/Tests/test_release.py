import shutil
import subprocess
import unittest

from checkout import CheckTestCase

CHANGELOG = """\
# Changelog

## Unreleased

## 0.1.0 - 2026-12-01

The first version.

### Added

- A thing.
"""
README = '.package(url: "here", from: "0.1.0")\n'


class GitTestCase(CheckTestCase):
    def git(self, *arguments, date="2026-01-01T00:00:00Z"):
        identity = ["-c", "user.name=A", "-c", "user.email=a@a.example", "-c", "commit.gpgsign=false"]
        return subprocess.run(
            ["git", *identity, *arguments],
            cwd=self.root,
            check=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={"PATH": "/usr/bin:/bin", "GIT_COMMITTER_DATE": date, "GIT_AUTHOR_DATE": date, "HOME": str(self.root)},
        ).stdout

    def commit(self, date="2026-01-01T00:00:00Z", **files):
        for path, text in files.items():
            self.write(path.replace("_", "."), text)
        self.git("add", "-A")
        self.git("commit", "-qm", "Change", date=date)

    def options(self):
        names = ("AUTHOR_NAME", "COMMITTER_NAME", "AUTHOR_EMAIL", "COMMITTER_EMAIL")
        environment = {f"GIT_{name}": "a@a.example" for name in names}
        return {"root": False, "environment": {**environment, "CHECKED_ROOT": str(self.root)}}

    def setUp(self):
        super().setUp()
        self.git("init", "-q")
        self.commit(CHANGELOG_md=CHANGELOG, README_md=README, README_ko_md=README)


class TranslationTests(GitTestCase):
    check = "check-translations"

    def test_a_translation_of_the_same_commit_passes(self):
        self.assertIn("0 of 1 pages", self.assert_passes("--strict", **self.options()))

    def test_an_older_translation_is_listed_and_fails_a_release(self):
        self.commit(date="2026-01-02T00:00:00Z", README_md=README + "More.\n")
        self.assertIn("README.ko.md is older than README.md", self.assert_passes(**self.options()))
        self.assert_fails("--strict", saying="1 of 1 pages", **self.options())
        self.commit(date="2026-01-03T00:00:00Z", README_ko_md=README + "더.\n")
        self.assert_passes("--strict", **self.options())

    def test_tutorials_are_compared_too(self):
        for page in ("A", "ko-A"):
            self.write(f"docs/Tutorials.docc/{page}.tutorial", "@Tutorial {}\n")
        self.commit()
        self.assertIn("0 of 2 pages", self.assert_passes("--strict", **self.options()))
        self.write("docs/Tutorials.docc/A.tutorial", "@Tutorial(time: 5) {}\n")
        self.commit(date="2026-01-02T00:00:00Z")
        self.assert_fails("--strict", saying="docs/Tutorials.docc/ko-A.tutorial is older", **self.options())

    def test_without_git_nothing_is_compared(self):
        shutil.rmtree(self.root / ".git")
        self.assertIn("not compared", self.assert_passes(**self.options()))
        self.assert_fails("--strict", saying="not compared", **self.options())

    def test_a_change_without_a_commit_counts(self):
        self.write("README.md", README + "More.\n")
        self.assert_fails("--strict", saying="1 of 1 pages", **self.options())


class ReleaseTests(GitTestCase):
    check = "release"

    def tags(self):
        return self.git("tag").split()

    def test_a_version_that_is_ready_is_tagged_on_demand_with_its_notes(self):
        self.assertIn("0.1.0 is ready", self.assert_passes("0.1.0", "--skip-api", **self.options()))
        self.assertEqual(self.tags(), [])
        self.assertIn("nothing was pushed", self.assert_passes("0.1.0", "--skip-api", "--tag", **self.options()))
        self.assertEqual(self.tags(), ["0.1.0"])
        self.assertIn("The first version.", self.git("tag", "-n9", "--list", "0.1.0"))
        self.assert_fails("0.1.0", "--skip-api", saying="is there already", **self.options())

    def test_whatever_is_missing_is_named_and_nothing_is_tagged(self):
        cases = {
            "has no section": {"CHANGELOG_md": "# Changelog\n"},
            "and not `## 0.1.0 - DATE`": {"CHANGELOG_md": CHANGELOG.replace(" - 2026-12-01", "")},
            "has no notes": {"CHANGELOG_md": CHANGELOG.replace("The first version.\n", "")},
            "has unreleased changes": {"CHANGELOG_md": CHANGELOG.replace("Unreleased\n", "Unreleased\n\n- One.\n")},
            "of README.ko.md does not name 0.1.0": {"README_ko_md": "from: 0.0.9\n"},
        }
        for saying, files in cases.items():
            with self.subTest(saying):
                self.commit(**files)
                self.assert_fails("0.1.0", "--skip-api", "--tag", saying=saying, **self.options())
                self.git("reset", "-q", "--hard", "HEAD~1")
        self.write("new.txt", "new")
        self.assert_fails("0.1.0", "--skip-api", "--tag", saying="not committed", **self.options())
        self.assertEqual(self.tags(), [])

    def test_a_version_has_three_numbers(self):
        for version in ("", "0.1", "v0.1.0", "next"):
            done = self.run_check(version, "--skip-api", **self.options())
            self.assertEqual(done.returncode, 64, done.stdout)


if __name__ == "__main__":
    unittest.main()
