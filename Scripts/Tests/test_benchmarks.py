import json

from checkout import CheckTestCase


class BenchmarksTests(CheckTestCase):
    """Compares figures that were never measured with others."""

    check = "check-benchmarks"

    def figures(self, path, *counts, machine="Debian 12, x86_64", toolchain="Swift 6.3.1"):
        rows = [
            {"name": name, "instructions": instructions, "allocations": allocations, "commit": "abc"}
            for name, instructions, allocations in counts
        ]
        text = {"machine": machine, "toolchain": toolchain, "counts": rows, "readings": []}
        return self.write(path, json.dumps(text))

    def committed(self, *counts, **options):
        self.figures("Benchmarks/figures.json", *counts, **options)

    def measured(self, *counts, **options):
        return "--measured", self.figures("measured.json", *counts, **options)

    def test_the_same_passes(self):
        self.committed(("push", 1000, 4))
        self.assertIn("1 workloads", self.assert_passes(*self.measured(("push", 1000, 4))))

    def test_a_little_more_passes(self):
        self.committed(("push", 10000, 40))
        self.assert_passes(*self.measured(("push", 10900, 43)))

    def test_more_instructions_fail(self):
        self.committed(("push", 10000, 4))
        said = self.assert_fails(
            *self.measured(("push", 11100, 4)),
            saying="push: 11,100 instead of 10,000 (+11.0%) instructions",
        )
        self.assertIn("make benchmarks WRITE=1", said)
        self.assertNotIn("allocations", said)

    def test_more_allocations_fail(self):
        self.committed(("push", 10000, 4))
        self.assert_fails(
            *self.measured(("push", 10000, 5)), saying="5 instead of 4 (+25.0%) allocations"
        )

    def test_less_passes_and_is_named(self):
        self.committed(("push", 10000, 4))
        said = self.assert_passes(*self.measured(("push", 5000, 4)))
        self.assertIn("push: 5,000 instead of 10,000 (-50.0%) instructions", said)

    def test_what_was_never_committed_fails(self):
        self.committed(("push", 10000, 4))
        self.assert_fails(
            *self.measured(("push", 10000, 4), ("pop", 5, 0)), saying="pop: has no committed"
        )

    def test_what_is_not_looked_at_may_be_missing(self):
        self.committed(("push", 10000, 4), ("pop", 5, 0))
        self.assert_passes(*self.measured(("push", 10000, 4)))

    def test_without_a_profiler_it_fails(self):
        self.committed(("push", 10000, 4))
        self.assert_fails(*self.measured(("push", None, 4)), saying="is valgrind installed?")

    def test_what_has_no_instructions_that_repeat_passes(self):
        self.committed(("await", None, 4))
        self.assert_passes(*self.measured(("await", None, 4)))

    def test_without_figures_it_fails(self):
        self.assert_fails(*self.measured(("push", 10000, 4)), saying="there are no figures")

    def test_another_processor_is_not_compared(self):
        self.committed(("push", 10000, 4))
        said = self.assert_passes(*self.measured(("push", 90000, 4), machine="Debian 12, arm64"))
        self.assertIn("not compared", said)

    def test_another_compiler_is_named(self):
        self.committed(("push", 10000, 4))
        self.assert_fails(
            *self.measured(("push", 90000, 4), toolchain="Swift 6.4"),
            saying="The figures are of Swift 6.3.1; this is Swift 6.4.",
        )
