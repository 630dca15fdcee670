from checkout import CheckTestCase


class PageFormatTests(CheckTestCase):
    """Tries the parsers and the formatter of the page's files on files of its own."""

    check = "format-page"

    def browser(self, name, text):
        self.write(f"Sources/UsherWeb/Browser/{name}", text)

    def test_formatted_files_pass(self):
        self.browser("a.js", "// The scripts are one function.\nif (!self.a) return;\nconst a = 'a';\n")
        self.browser("b.js", "const b = (c) => a + c;\n")
        self.browser(
            "a.css",
            """\
            /* `--p` */
            @property --p {
              syntax: '<number>';
              inherits: true;
              initial-value: 0;
            }
            @media (min-width: 700px) {
              .a:has(> .b)::before,
              input[type=file] {
                content: '';
                width: calc(100% - (2px + var(--p, 1px)));
              }
            }
            """,
        )
        self.assertIn("2 scripts and 1 styles", self.assert_passes("--check"))

    def test_a_mistake_in_a_script_is_found_with_its_line(self):
        for text, saying in [
            ("let a;\nlet b = ;\n", "a.js:2: error: Expression expected"),
            ("function a() {\n", "a.js:1: error: Expected '}', got '<eof>'"),
            ("let a = 'b\n", "a.js:1: error: Unterminated string constant"),
        ]:
            self.browser("a.js", text)
            self.assert_fails("--check", saying=saying)

    def test_a_mistake_that_only_the_whole_function_has_is_found(self):
        self.browser("a.js", "const a = 1;\n")
        self.browser("b.js", "function b() {}\nconst a = 2;\n")
        self.assert_fails("--check", saying="Identifier 'a' has already been declared")
        self.browser("b.js", "break;\n")
        self.assert_fails("--check", saying="Illegal break statement")

    def test_a_mistake_in_a_style_is_found_with_its_line(self):
        for text, saying in [
            ("a {\n  color red;\n}\n", "a.css:2: error: invalid"),
            ("a {\n  color: red;\n}\n}\n", "a.css:4: error: "),
            ("a {\n  color: red)\n}\n", "a.css:2: error: )"),
            ("@media print {\n  a {\n    color red;\n  }\n}\n", "a.css:3: error: invalid"),
            ("a {\n  color: red;\n}\nb\n", "a.css:4: error: invalid"),
            ('a {\n  content: "b;\n}\n', "a.css:2: error: bad-string"),
            ("a {\n  color: red;\n", "a.css: error: is not formatted"),
        ]:
            self.browser("a.css", text)
            self.assert_fails("--check", saying=saying)

    def test_a_file_with_another_format_is_found_and_formatted(self):
        for name, text, formatted in [
            ("a.js", 'const a={b:"c"}\n', "const a = { b: 'c' };\n"),
            ("a.css", "a{color:red}\n", "a {\n  color: red;\n}\n"),
        ]:
            self.browser(name, text)
            self.assert_fails("--check", saying=f"{name}: error: is not formatted: type `make format`")
            self.assert_passes()
            self.assertEqual((self.root / "Sources/UsherWeb/Browser" / name).read_text(), formatted)
            self.assert_passes("--check")
