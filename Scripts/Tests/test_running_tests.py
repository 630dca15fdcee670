import os
import shutil
import subprocess

from checkout import SCRIPTS, CheckTestCase


class RunningTests(CheckTestCase):
    """Tries `test`, `test-web` and `sanitize` in a scratch checkout, with a stand-in for `swift`."""

    stand_in = """\
        #!/bin/bash
        echo "swift $* (strict: ${USHER_STRICT-no})"
        previous=
        for word in "$@"; do
          [ "$previous" != --xunit-output ] || cp "$REPORT" "$word"
          previous=$word
        done
        [[ -n $FAILS && "$*" == *$FAILS* ]] && exit 3
        exit 0
        """
    case = '<testsuites><testcase classname="BrowserTests" name="walk()" time="4" /></testsuites>'

    def setUp(self):
        super().setUp()
        shutil.copytree(SCRIPTS, self.root / "Scripts")
        self.write("Scripts/setup", "#!/bin/bash\n[ -z $NO_SETUP ]\n")
        self.write("Scripts/axe", "#!/bin/bash\n[ -z $NO_AXE ] && echo axe.js\n")
        self.write("Scripts/test-postgresql", "#!/bin/bash\n[ -z $NO_STORE ]\n")
        self.write("Scripts/load", "#!/bin/bash\n[ -z $NO_LOAD ]\n")
        self.write("Scripts/check-refused", "#!/bin/bash\n[ -z $REFUSED ]\n")
        self.write("Scripts/check-without-uikit", "#!/bin/bash\n[ -z $NEEDS_UIKIT ]\n")
        self.write("Scripts/attack", "#!/bin/bash\n[ -z $NO_DEFENCE ]\n")
        self.write("Scripts/test-cluster", "#!/bin/bash\n[ -z $NO_CLUSTER ]\n")
        self.write(
            "Scripts/check-dependencies",
            '#!/bin/bash\ncase $1 in plain) [ -z $PLAIN ] ;; trait) [ -z $TRAIT ] ;; *) exit 64 ;; esac\n',
        )
        self.write("bin/swift", self.stand_in).chmod(0o755)
        self.write("Examples/Tests/BrowserTests/A.swift", "@Test func walk() {}\n")
        self.write("Fixtures/Builds/Package.swift")
        self.write("Fixtures/Tested/Package.swift")
        self.write("Fixtures/Tested/Tests/TestedTests/A.swift")
        self.write("report.xml", self.case)

    def run_script(self, name, *arguments, **environment):
        return subprocess.run(
            [str(self.root / "Scripts" / name), *arguments],
            env={
                "PATH": f"{self.root / 'bin'}:{os.environ['PATH']}",
                "REPORT": str(self.root / "report.xml"),
                "FAILS": "",
                **environment,
            },
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def test_every_package_is_tested_or_built(self):
        done = self.run_script("test")
        self.assertEqual(done.returncode, 0, done.stdout)
        for line in (
            "swift test --package-path . --explicit-target-dependency-import-check error --disable-xctest --no-parallel --xunit-output",
            "swift test --package-path StandIns --disable-xctest --no-parallel --xunit-output",
        ):
            self.assertIn(line, done.stdout)
        for other in ("Examples", "Fixtures"):
            self.assertNotIn(f"--package-path {other}", done.stdout)
        done = self.run_script("test-fixtures")
        self.assertEqual(done.returncode, 0, done.stdout)
        for line in (
            "swift build --package-path Fixtures/Builds (strict: 1)",
            "swift test --package-path Fixtures/Tested --disable-xctest (strict: 1)",
        ):
            self.assertIn(line, done.stdout)
        done = self.run_script("test-web")
        self.assertEqual(done.returncode, 0, done.stdout)
        for line in (
            "swift build --package-path Examples --build-tests --disable-xctest (strict: 1)",
            "--no-parallel --skip ^(BrowserTests|WebDriverTests)\\. --xunit-output",
            "--filter ^(BrowserTests|WebDriverTests)\\. --xunit-output",
            "1 browser tests ran",
        ):
            self.assertIn(line, done.stdout)

    def test_the_time_of_each_part_is_said_at_the_end(self):
        parts = {
            "test": ("the library's tests", "the hosts on the stand-ins"),
            "test-fixtures": ("the fixture Builds", "the fixture Tested"),
            "test-web": (
                "building the examples",
                "the examples' tests",
                "the tests in a browser",
                "the PostgreSQL store",
                "the load on the demo",
                "the attacks on the demo",
            ),
        }
        times = self.root / "times"
        for name, expected in parts.items():
            done = self.run_script(name)
            self.assertEqual(done.returncode, 0, done.stdout)
            end = done.stdout.split("Seconds of each part")[1]
            for part in expected:
                self.assertRegex(end, f"(?m)^ +[0-9]+ s  {part}$")
            if name != "test-fixtures":
                self.assertRegex(done.stdout, r"(?m)^ +4\.0 s  (browser|library) +BrowserTests$")
            self.run_script(name, STEP_TIMES=str(times))
            self.assertIn(expected[0], times.read_text())
        self.run_script("sanitize", STEP_TIMES=str(times))
        self.assertIn("the address sanitizer", times.read_text())

    def test_what_was_built_is_run_again(self):
        for name, packages in (("test", (".", "StandIns")), ("test-web", ("Examples",))):
            done = self.run_script(name, SKIP_BUILD="1")
            self.assertEqual(done.returncode, 0, done.stdout)
            self.assertNotIn("swift build", done.stdout)
            for package in packages:
                self.assertRegex(done.stdout, f"swift test --package-path {package} .*--skip-build")

    def test_busy(self):
        count = "set -- $(cat /proc/$PPID/task/$PPID/children); exit $(($# > 1 ? 7 : 0))"
        done = self.run_script("keep-busy", "bash", "-c", count)
        self.assertEqual(done.returncode, 7, done.stdout)

    def test_one_that_fails_does_not_hide_the_others(self):
        for name, packages in (("test", (".", "StandIns")), ("test-fixtures", ("Fixtures/Builds", "Fixtures/Tested"))):
            for package in packages:
                with self.subTest(package):
                    done = self.run_script(name, FAILS=f"--package-path {package}")
                    self.assertEqual(done.returncode, 3, done.stdout)
                    for other in packages:
                        self.assertIn(f"--package-path {other}", done.stdout)
        done = self.run_script("test-web", FAILS="--package-path Examples")
        self.assertEqual(done.returncode, 3, done.stdout)
        self.assertIn("the attacks on the demo", done.stdout)

    def test_each_check_beside_the_tests_fails_them(self):
        failing = {
            "test": ("REFUSED", "NEEDS_UIKIT"),
            "test-fixtures": ("PLAIN",),
            "test-web": ("TRAIT", "NO_DEFENCE", "NO_STORE", "NO_CLUSTER", "NO_AXE"),
        }
        for name, checks in failing.items():
            for check in checks:
                with self.subTest(check):
                    done = self.run_script(name, DEMO_POSTGRESQL="1", **{check: "1"})
                    self.assertNotEqual(done.returncode, 0)

    def test_a_demo_that_does_not_hold_what_it_should(self):
        done = self.run_script("test-web", NO_LOAD="1")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("failed: the load on the demo", done.stdout)

    def test_browser_tests_that_did_not_run_fail_it(self):
        self.write("report.xml", "<testsuites />")
        done = self.run_script("test-web")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("the browser tests did not all run", done.stdout)

    def test_without_what_it_needs_nothing_is_run(self):
        for name in ("test", "test-web"):
            done = self.run_script(name, NO_SETUP="1")
            self.assertEqual(done.returncode, 1)
            self.assertNotIn("$ swift", done.stdout)

    def test_where_and_how_it_builds(self):
        done = self.run_script("test", SCRATCH="/x", SWIFT_FLAGS="-j 2", USHER_STRICT="")
        self.assertIn("--scratch-path /x/root --package-path .", done.stdout)
        self.assertIn("-j 2 (strict: no)", done.stdout)
        done = self.run_script("test-fixtures", SCRATCH="/x")
        self.assertIn("--scratch-path /x/fixture-Builds --package-path Fixtures/Builds", done.stdout)
        done = self.run_script("test-web", SCRATCH="/x", SWIFT_FLAGS="-j 2", USHER_STRICT="")
        self.assertIn("--scratch-path /x/examples --package-path Examples", done.stdout)
        self.assertIn("-j 2 (strict: no)", done.stdout)

    def test_both_sanitizers_run(self):
        done = self.run_script("sanitize")
        self.assertEqual(done.returncode, 0, done.stdout)
        for name in ("address", "thread"):
            self.assertIn(f"--disable-xctest --no-parallel --sanitize={name} ", done.stdout)
            self.assertRegex(done.stdout, f"(?m)^{name}: .*--sanitize={name}.* .strict: 1")
            self.assertIn(f"--scratch-path .build/sanitize/{name} ", done.stdout)
        done = self.run_script("sanitize", FAILS="address")
        self.assertEqual(done.returncode, 3)
        self.assertIn("--sanitize=thread", done.stdout)

    def test_adversity_is_brief_under_a_sanitizer_unless_it_is_to_be_full(self):
        self.write("bin/swift", "#!/bin/bash\necho adversity: ${USHER_ADVERSITY-full}\n").chmod(0o755)
        self.assertIn("adversity: brief", self.run_script("sanitize", "address").stdout)
        self.assertIn("adversity: full", self.run_script("sanitize", "address", FULL="1").stdout)

    def test_without_swift(self):
        (self.root / "bin/swift").unlink()
        done = self.run_script("sanitize", PATH="/usr/bin:/bin")
        self.assertEqual((done.returncode, len(done.stdout.splitlines())), (127, 1), done.stdout)
        self.assertIn("Swift is not installed", done.stdout)
