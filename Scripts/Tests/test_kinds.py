import os
import pathlib
import sys
import unittest

from checkout import SCRIPTS, CheckTestCase

sys.path.insert(0, str(SCRIPTS / "lib"))

import kinds

# Stands for `swift`, `swiftc` and `swift-frontend`: names the lines that say what it is to see in them.
COMPILER = """\
#!{python} -SE
import sys

words = sys.argv[1:]
if "-print-target-info" in words:
    print('{{"compilerVersion": "1", "paths": {{"runtimeResourcePath": "{resources}"}},'
          ' "target": {{"moduleTriple": "linux"}}}}')
elif "dump-package" in words:
    print('{{"name": "A", "targets": [], "platforms": [{{"platformName": "ios", "version": "17.0"}}]}}')
if "-emit-module-path" in words:
    module = words[words.index("-emit-module-path") + 1]
    open(module, "w").close()
    # The way in which the kinds are written anew, for the modules beside the core.
    way = module.rpartition("/")[0] + "/way"
    sources = [(word, open(word).read()) for word in words if word.endswith(".swift")]
    for word, text in sources:
        if "; case panes" in text or {mention!r} in text:
            open(way, "w").write("names" if "; case panes" in text else "mentions")
    try:
        way = open(way).read()
    except OSError:
        way = "overlays"
    for word, text in sources:
        for number, line in enumerate(text.splitlines(), 1):
            said = None
            if "exhaustive" in line and way == "names":
                said = "error: switch must be exhaustive"
            elif "wrong" in line and way == "names":
                said = "error: it is wrong"
            elif "kind of" in line and way == "mentions":
                said = "warning: 'tabs' is deprecated: {mention}"
            if said:
                print(f"{{word}}:{{number}}:5: {{said}}", file=sys.stderr)
"""

KINDS = """\
public final class HostContainer {
  public enum Kind: String, Sendable {
    /// On top of each other.
    case stack
    case tabs

    package var selects: Bool {
      switch self { // exhaustive
      case .tabs: true // kind of
      case .stack: false
      }
    }
  }
}
"""

PLACE = """\
  func show(
    _ kind: Kind
  ) {
    var shown = 0
    if a {
      switch kind { // exhaustive
    }
  }
"""


class KindsTests(CheckTestCase):
    """Runs with a compiler that only looks for what the lines say."""

    check = "check-kinds"

    def setUp(self):
        super().setUp()
        for module in ("Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Observation"):
            self.write(f"toolchain/linux/{module}.swiftmodule/linux.swiftinterface", "// none\n")
        self.write("Package.swift")
        self.write(kinds.KIND, KINDS)
        rows = [f"{kinds.KIND} selects"]
        for name in ("UsherLinks", "UsherSnapshots", "UsherJournal"):
            self.write(f"Sources/{name}/A.swift")
        for name in ("UsherTesting/Memory", "UsherHostTesting", "UsherUIKit", "UsherSwiftUI", "UsherWeb"):
            self.write(f"Sources/{name}/A.swift").write_text(PLACE)
            rows.append(f"Sources/{name}/A.swift show")
        self.rows = rows
        self.list(*rows)
        text = COMPILER.format(
            python=sys.executable, resources=str(self.root / "toolchain"), mention=kinds.MENTION
        )
        for name in ("swift", "swiftc", "swift-frontend"):
            self.write(f"bin/{name}").write_text(text)
            (self.root / "bin" / name).chmod(0o755)
        self.environment = {"PATH": f"{self.root / 'bin'}{os.pathsep}{os.environ['PATH']}"}

    def list(self, *rows):
        self.write("Scripts/kinds.txt", "# A comment.\n\n" + "\n".join(rows) + "\n")

    def test_all_places_are_named(self):
        said = self.assert_passes(environment=self.environment)
        self.assertIn("names all 6 places", said)

    def test_a_place_that_the_compiler_passes_over(self):
        self.write("Sources/UsherWeb/A.swift", "  func show() {\n    // default\n")
        said = self.assert_fails(environment=self.environment, saying="passes over `show`")
        self.assertIn("Sources/UsherWeb: error: the compiler names no place of this host", said)

    def test_a_place_that_is_not_listed(self):
        self.list(*self.rows[:-1])
        self.assert_fails(
            environment=self.environment, saying="add `Sources/UsherWeb/A.swift show` to Scripts/kinds.txt"
        )

    def test_a_kind_that_is_compared(self):
        line = "  var rules: Int { a kind of }\n"
        self.write("Sources/UsherWeb/B.swift").write_text(line)
        self.assert_fails(
            environment=self.environment,
            saying="Sources/UsherWeb/B.swift:1: error: a new kind would be passed over here",
        )
        self.list(*self.rows, "Sources/UsherWeb/B.swift rules -- it makes one")
        self.assert_passes(environment=self.environment)

    def test_a_reason_for_nothing(self):
        self.list(*self.rows, "Sources/UsherWeb/A.swift rules -- it makes one")
        self.assert_fails(environment=self.environment, saying="mentions no kind: take the row out")

    def test_another_error_is_a_problem(self):
        self.write("Sources/UsherWeb/B.swift", "// wrong\n")
        self.assert_fails(environment=self.environment, saying="B.swift:1: error: it is wrong")

    def test_the_list_and_the_kinds_must_be_there(self):
        self.list(*self.rows, "Sources/UsherWeb/A.swift")
        self.assert_fails(environment=self.environment, saying="a line is a file and the name")
        self.write(kinds.KIND, "// none\n")
        self.assert_fails(environment=self.environment, saying="does not declare each kind")


class WritingTests(unittest.TestCase):
    def test_each_case_stays_in_its_line(self):
        for anew in (kinds.with_one_more, kinds.with_mentions):
            lines, former = anew(KINDS).splitlines(), KINDS.splitlines()
            self.assertEqual(len(lines), len(former))
            self.assertEqual([n for n, (a, b) in enumerate(zip(lines, former)) if a != b][-1], 4)
        self.assertIn("    case tabs; case panes\n", kinds.with_one_more(KINDS))

    def test_a_case_in_another_form_is_not_passed_over(self):
        for case in ('    case tabs\n    case list = "rows"\n', "    case tabs\n\n    case list\n"):
            self.assertIsNone(kinds.with_one_more(KINDS.replace("    case tabs\n", case)))

    def test_the_declaration_around_a_line(self):
        for text, name in (
            ("  func a() {\n    if b {\n      *", "a"),
            ("  func a(\n    _ b: Int\n  )\n    -> Int\n  {\n    var b = 1\n    for c in d {\n      *", "a"),
            ("  private(set) var a: Int {\n    *", "a"),
            ("  static let a = A(\n    *", "a"),
            ("  func b() {\n  }\n  var a: Int { *", "a"),
            ("  init(_ b: Int) {\n    *", "init"),
            ("*", "?"),
        ):
            lines = text.split("\n")
            self.assertEqual(kinds.declaration_around(lines, len(lines)), name, text)


if __name__ == "__main__":
    unittest.main()
