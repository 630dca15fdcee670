import unittest

from checkout import CheckTestCase

PAGE = """\
# The stand-in

| rule | source | tests |
|---|---|---|
| it works | Apple | `RuleTests.works` |

| switch | 17 | tests |
|---|---|---|
| `order` | one | `RuleTests.order` |
| `colour` | red | `RuleTests.colour` |
"""
SWITCHES = """\
    /// The order.
    public enum Order: Sendable, CaseIterable { case one, other }
    public enum Colour: Sendable, CaseIterable {
      /// In case it is red.
      case red
      case blue
    }
    public var order = Order.one
    /// By the version.
    public var colour: Colour?
"""
TESTS = """\
extension SwiftUITests {
  @Suite("Rules") struct RuleTests {
    @Test("It works")
    func works() {}

    @Test("Each order works", arguments: Order.allCases)
    func order(_ order: Order) { values.order = order }

    @Test("Each colour works")
    func colour() { for one in [.red, .blue] { values.colour = one } }
  }
}
"""
FILE = "StandIns/Tests/SwiftUITests/RuleTests.swift"


class RuleChecks(CheckTestCase):
    check = "check-rules"

    def setUp(self):
        super().setUp()
        self.write("docs/swiftui-stand-in.md", PAGE)
        self.write("StandIns/Sources/UIKit/Windows/System+SwiftUI.swift", SWITCHES)
        self.write(FILE, TESTS)
        self.write("Tests/PlantedSwiftUIBugs/late.patch", "Kind: a lost change\nTest: It works\n")

    def test_rows_with_tests_pass(self):
        self.assertIn("3 rows, 3 tests, 2 switches, 1 planted bugs", self.assert_passes())

    def test_a_missing_test_is_reported(self):
        self.write(FILE, TESTS.replace("func works", "func runs"))
        self.assert_fails(saying="there is no test RuleTests.works")

    def test_a_row_without_a_test_is_reported(self):
        self.write("docs/swiftui-stand-in.md", PAGE.replace("`RuleTests.works`", "later"))
        self.assert_fails(saying="the row names no test")

    def test_a_switch_without_a_row_is_reported(self):
        self.write("docs/swiftui-stand-in.md", PAGE.replace("| `order`", "| `other`"))
        self.assert_fails(saying="the switch `order` has no row")

    def test_a_test_that_plays_one_value_is_reported(self):
        self.write(FILE, TESTS.replace(".blue", ".red"))
        self.assert_fails(saying="no test named here plays all values of `colour`")

    def test_a_test_of_another_switch_is_reported(self):
        self.write(FILE, TESTS.replace("values.order", "values.disorder"))
        self.assert_fails(saying="no test named here plays all values of `order`")

    def test_a_planted_bug_without_its_test_is_reported(self):
        self.write("Tests/PlantedSwiftUIBugs/late.patch", "Kind: a lost change\nTest: It worked\n")
        self.assert_fails(saying="there is no test “It worked”")


if __name__ == "__main__":
    unittest.main()
