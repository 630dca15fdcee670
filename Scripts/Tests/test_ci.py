import os
import shutil
import subprocess

from checkout import SCRIPTS, CheckTestCase

STEPS = [
    "setup",
    "make test",
    "make test-web",
    "make test-fixtures",
    "make check-scripts",
    "make check",
    "make check-commits",
    "make lint",
    "make api-check",
    "make check-models",
    "make apple-types",
    "make paths",
]
OTHER_TURNS = [["make benchmarks-check"], ["make docs-check", "make flow-tool"]]
TURNS = ["make plant-bugs", "make plant-swiftui-bugs", "sanitize address", "sanitize thread"]


class CITests(CheckTestCase):
    """Runs `.ci/run` in a scratch checkout, with stand-ins for what it calls."""

    stand_in = """\
        #!/bin/bash
        echo "$(basename "$0") $*"
        echo "$(basename "$0") $*" >>"$DONE"
        case "$(basename "$0") $*" in
          "$FAILS") echo "failed: it" >&2; exit 5 ;;
          "$HANGS") sleep 100 & wait ;;
        esac
        exit 0
        """

    def setUp(self):
        super().setUp()
        (self.root / ".ci").mkdir()
        shutil.copy(SCRIPTS.parent / ".ci/run", self.root / ".ci/run")
        for name in ("Scripts/setup", "Scripts/sanitize", "bin/make", "bin/swift"):
            self.write(name, self.stand_in).chmod(0o755)

    def run_ci(self, **environment):
        log = self.root / "done"
        log.write_text("")
        done = subprocess.run(
            [str(self.root / ".ci/run")],
            env={
                "PATH": f"{self.root / 'bin'}:{os.environ['PATH']}",
                "DONE": str(log),
                "FAILS": "",
                "HANGS": "",
                "USHER_ROUND": "0",
                **environment,
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        done.steps = [line.replace("setup test", "setup") for line in log.read_text().splitlines()]
        done.steps.remove("swift --version")
        return done

    def test_every_step_runs_and_six_take_turns(self):
        for turn in range(4, 8):
            done = self.run_ci(USHER_ROUND=str(turn))
            self.assertEqual(done.returncode, 0, done.stdout)
            self.assertEqual(sorted(done.steps), sorted([*STEPS, TURNS[turn % 4], *OTHER_TURNS[turn % 2]]))

    def test_everything(self):
        done = self.run_ci(EVERYTHING="1")
        self.assertEqual(sorted(done.steps), sorted(STEPS + TURNS + OTHER_TURNS[0] + OTHER_TURNS[1]))

    def test_a_failed_step_hides_no_other_and_is_repeated_at_the_end(self):
        for step in ("make test", "make test-web", "make check-scripts", "make benchmarks-check", TURNS[0]):
            with self.subTest(step):
                done = self.run_ci(FAILS=step)
                self.assertEqual(done.returncode, 5, done.stdout)
                self.assertEqual(len(done.steps), len(STEPS) + 2)
                end = done.stdout.split("══════ what failed: ")[1]
                self.assertIn("failed: it", end)
                self.assertEqual(end.count("FAILED (5)"), 1)

    def test_without_what_it_needs_nothing_else_runs(self):
        done = self.run_ci(FAILS="setup test")
        self.assertEqual(done.returncode, 5, done.stdout)
        self.assertEqual(done.steps, ["setup"])

    def test_a_lane_that_ends_early_is_a_failure(self):
        # A lane that cannot lock its list takes no step.
        self.write("bin/flock", '#!/bin/bash\n[ "$1" != 8 ]\n').chmod(0o755)
        done = self.run_ci()
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertEqual(done.steps, ["setup", "make test", "make test-web"])
        self.assertEqual(done.stdout.count("never ended: "), 2 * (len(STEPS) + 2 - 3))

    def test_a_step_that_hangs_is_ended(self):
        done = self.run_ci(HANGS="make lint", STEP_LIMIT="1s")
        self.assertEqual(done.returncode, 124, done.stdout)
        self.assertIn("HUNG", done.stdout)
        self.assertEqual(len(done.steps), len(STEPS) + 2)
