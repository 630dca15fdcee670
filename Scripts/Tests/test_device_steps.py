import unittest

from checkout import CheckTestCase

HOST = """\
# With UIKit

## Not verified

Everything.

- that UIKit asks once (1,
  2);
- the rest (2).
"""
STEPS = "| step | do | expected |\n|---|---|---|\n| 1 | swipe | it goes |\n| 2 | tap | it goes |\n"
STAND_IN = """\
| switch | values |
|---|---|
| `version` | `.iOS17` |
| `order` | `.one`, `.other` |

| a rule | as it is | **from memory**; the host does not read it |
"""
SYSTEM = """\
public struct _System {
  public var version = Version.iOS17
  public var order = Order.one
  public var swiftUI = SwiftUIValues()
}
"""


PHONES = "StandIns/Tests/UsherUIKitTests/ContractPhone.swift"


class DeviceStepsTests(CheckTestCase):
    check = "check-device-steps"

    def setUp(self):
        super().setUp()
        self.write("docs/uikit.md", HOST)
        self.write("docs/device-checklist.md", STEPS)
        self.write("docs/uikit-stand-in.md", STAND_IN)
        self.write("StandIns/Sources/UIKit/Windows/System.swift", SYSTEM)
        self.write(PHONES, "let all = [.init(.iOS17).with(\\.order, .other)]\n")

    def test_points_with_steps_pass(self):
        self.assertIn("2 points with their steps of 2", self.assert_passes())

    def test_a_point_without_a_step(self):
        self.write("docs/uikit.md", HOST.replace("the rest (2).", "the rest."))
        self.assert_fails(saying="docs/uikit.md:9: error: the point does not end with its steps")

    def test_a_step_that_is_not_there(self):
        self.write("docs/uikit.md", HOST.replace("the rest (2).", "the rest (3)."))
        self.assert_fails(saying="there is no step 3")

    def test_steps_with_a_gap(self):
        self.write("docs/device-checklist.md", STEPS.replace("| 2 |", "| 3 |"))
        self.assert_fails(saying="step 3 is not the next one")

    def test_a_page_without_the_section(self):
        self.write("docs/uikit.md", "# With UIKit\n")
        self.assert_fails(saying="there is no section")

    def test_a_row_from_memory_without_a_reason(self):
        self.write("docs/uikit-stand-in.md", STAND_IN.replace("; the host does not read it", ""))
        self.assert_fails(saying="does not say why the host cannot depend on it")

    def test_a_switch_without_a_phone(self):
        self.write(PHONES, "let all = []\n")
        self.assert_fails(saying="no phone has another value of `order`")

    def test_a_switch_without_a_row_and_a_row_without_a_switch(self):
        self.write("docs/uikit-stand-in.md", STAND_IN.replace("`order`", "`former`"))
        said = self.assert_fails(saying="the switch `order` has no row")
        self.assertIn("there is no switch `former`", said)


if __name__ == "__main__":
    unittest.main()
