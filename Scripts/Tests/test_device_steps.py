import re
import unittest

from checkout import SCRIPTS

ROOT = SCRIPTS.parent


def numbers(text):
    """The steps of a list such as `1 to 3, 9 and S4`."""
    found = []
    for first, last in re.findall(r"\b(S?\d+)(?: to (\d+))?", text):
        found += [str(n) for n in range(int(first), int(last) + 1)] if last else [first]
    return found


class DeviceStepTests(unittest.TestCase):
    """Compares the UI tests with the list of steps."""

    def setUp(self):
        tests = "".join(f.read_text() for f in (ROOT / "Examples/UITests").glob("*Steps.swift"))
        self.methods = re.findall(r"func testStep(S?\d+)\(\)", tests)
        self.page = (ROOT / "docs/device-checklist.md").read_text()

    def test_each_test_is_a_step_of_the_list(self):
        rows = set(re.findall(r"^\| (S?\d+) \|", self.page, re.MULTILINE))
        self.assertEqual(set(self.methods) - rows, set())
        self.assertEqual(len(self.methods), len(set(self.methods)))

    def test_the_page_names_the_steps_that_are_tests(self):
        line = re.search(r"do these steps: ([^.]*)\.", self.page).group(1)
        self.assertEqual(set(numbers(line)), set(self.methods))

    def test_the_stand_ins_run_every_test(self):
        steps = (ROOT / "StandIns/Tests/DeviceStepTests/StepList.swift").read_text()
        self.assertEqual(sorted(re.findall(r"\.testStep(S?\d+)\(", steps)), sorted(self.methods))
