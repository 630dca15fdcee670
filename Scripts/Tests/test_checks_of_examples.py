import unittest

from checkout import CheckTestCase


class ComplaintsTests(CheckTestCase):
    check = "check-complaints"

    def setUp(self):
        super().setUp()
        self.write("Tests/A.swift", """\
            @Test("C1: it is gone") func c1() {}
            @Test(
              "C2: it is gone, in every way", arguments: [1, 2])
            func c2() {}
            """)
        self.questions(30)

    def questions(self, count):
        rows = [f"| S{n} | x | [A](../Tests/A.swift) “C1: it is gone” |" for n in range(count)]
        self.write("docs/swiftui-questions.md", "# Page\n\n" + "\n".join(rows) + "\n")

    def page(self, *rows):
        rows = list(rows) + [f"| C{n} | x | [A](../Tests/A.swift) “C1: it is gone” |" for n in range(3, 13)]
        self.write("docs/from-the-pattern.md", "# Page\n\n" + "\n".join(rows) + "\n")

    def test_tests_that_are_there(self):
        self.page(
            "| C1 | x | [A](../Tests/A.swift) “C1: it is gone” |",
            "| C2 | x | [A](../Tests/A.swift) “C2: it is gone, in every way” |")
        self.assertIn("42 complaints, 42 tests", self.assert_passes())

    def test_questions_that_are_missing(self):
        self.page(
            "| C1 | x | [A](../Tests/A.swift) “C1: it is gone” |",
            "| C2 | x | [A](../Tests/A.swift) “C1: it is gone” |")
        self.questions(29)
        self.assert_fails(saying="has 29 rows instead of 30")

    def test_what_is_missing(self):
        good = "| C2 | x | [A](../Tests/A.swift) “C1: it is gone” |"
        for row, saying in (
            ("| C1 | x | [A](../Tests/A.swift) “C1: it is there” |", "has no test “C1: it is there”"),
            ("| C1 | x | [B](../Tests/B.swift) “C1: it is gone” |", "no such file"),
            ("| C1 | x | [A](../Tests/A.swift) |", "C1 names no test"),
            ("", "C1 has no row"),
        ):
            with self.subTest(row):
                self.page(row, good)
                self.assert_fails(saying=saying)

    def test_no_page(self):
        self.assert_fails(saying="there is none")


class NavigationLinesTests(CheckTestCase):
    check = "check-navigation-lines"

    def setUp(self):
        super().setUp()
        self.write("Examples/Sources/Shop/Flows/ShopCoordinator.swift", """\
            import Usher

            /// A flow.
            final class ShopCoordinator: Coordinator {
              enum Route { case list }  // one

              let navigation = Stack<Route>(.list)
            }
            """)
        self.write("Examples/Sources/Shop/Screens/ListModel.swift", "final class ListModel {}\n")

    def page(self, *rows):
        self.write("docs/examples.md", "# Apps\n\n" + "\n".join(rows) + "\n")

    def test_numbers_that_are_true(self):
        self.page("| app | coordinators | lines |", "|---|---|---|", "| Shop | 1 | 4 |")
        self.assertIn("4 lines", self.assert_passes())

    def test_numbers_that_are_not(self):
        for row, saying in (
            ("| Shop | 1 | 5 |", "it is `| Shop | 1 | 4 |`"),
            ("| Shop | 2 | 4 |", "it is `| Shop | 1 | 4 |`"),
            ("| Mail | 1 | 4 |", "Mail has no coordinators"),
            ("", "Shop has no row"),
        ):
            with self.subTest(row):
                self.page(row)
                self.assert_fails(saying=saying)

    def test_writing(self):
        self.page("| Shop | 0 | 0 |")
        self.assert_passes("--write")
        self.assert_passes()

    def test_no_page(self):
        self.assert_fails(saying="there is none")


if __name__ == "__main__":
    unittest.main()
