import shutil
import unittest

from checkout import CheckTestCase


@unittest.skipUnless(shutil.which("swiftc") and shutil.which("nm"), "there is no compiler for Swift")
class ReleaseTests(CheckTestCase):
    check = "check-release"

    def test_a_module_for_debugging_passes(self):
        self.write(
            "Sources/UsherInspector/Inspector.swift",
            "#if DEBUG\npublic final class Inspector { public init() {} }\n#endif\n",
        )
        self.assertIn("1 files of UsherInspector leave no symbol", self.assert_passes())

    def test_a_file_without_its_condition_fails(self):
        self.write("Sources/UsherInspector/Other.swift", "public final class Other { public init() {} }\n")
        self.assert_fails(saying="has symbols in a release build")

    def test_a_file_that_needs_another_one_fails(self):
        self.write("Sources/UsherInspector/Other.swift", "extension Inspector {}\n")
        self.assert_fails(saying="does not compile without DEBUG")

    def test_no_sources_fail(self):
        self.write("Sources/Usher/Tree.swift", "")
        self.assert_fails(saying="there are no sources")


if __name__ == "__main__":
    unittest.main()
