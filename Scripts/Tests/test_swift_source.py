import sys
import unittest

from checkout import SCRIPTS

sys.path.insert(0, str(SCRIPTS / "lib"))
from swift_source import SwiftSource


def code(text):
    return "\n".join(line.rstrip() for line in SwiftSource(text).code)


class SwiftSourceTests(unittest.TestCase):
    def test_blanks_comments(self):
        self.assertEqual(code("a // try!\nb"), "a\nb")
        self.assertEqual(code("a /* try! /* as! */ x */ b").split(), ["a", "b"])

    def test_blanks_strings(self):
        self.assertEqual(code('a = "try!" + b').replace(" ", ""), 'a=""+b')
        self.assertEqual(code(r'a = "\"try!" + b').replace(" ", ""), 'a=""+b')
        self.assertEqual(code('a = """\n  try!\n  "quoted"\n  """\nb').split(), ["a", "=", '"""', '"""', "b"])
        self.assertEqual(code('a = #"try! " \\(x)"# + b').replace(" ", ""), 'a=#""#+b')

    def test_keeps_code_in_interpolations(self):
        self.assertIn("try! f(a, (b))", code(r'"text \(try! f(a, (b))) as!"'))
        self.assertNotIn("as!", code(r'"text \(try! f(a, (b))) as!"'))
        self.assertIn("x as! Y", code(r'"a \("b \(x as! Y)") c"'))
        self.assertIn("x as! Y", code(r'#"a \#(x as! Y)"#'))

    def test_slashes_in_strings_are_no_comments(self):
        self.assertIn("try!", code('let a = "https://x"; try! b'))

    def test_quotes_in_regular_expressions_open_no_string(self):
        self.assertIn("try!", code('let a = /"/; try! b'))
        self.assertIn("try!", code('let a = #/"/#; try! b'))
        self.assertIn("try!", code('let a = b / c / d; let s = "x"; try! b'))

    def test_a_comment_speaks_of_its_line_and_the_next(self):
        source = SwiftSource("// one\n// two\na\nb // three\nc\n")
        self.assertIn("one", source.comment_at(2))
        self.assertIn("three", source.comment_at(3))
        self.assertNotIn("three", source.comment_at(4))
