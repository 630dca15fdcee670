from checkout import CheckTestCase


class LinksTests(CheckTestCase):
    check = "check-links"

    def setUp(self):
        super().setUp()
        self.write("docs/guide.md", """\
            # A guide
            ## What `Stack` does, and why
            ## Same
            ## Same
            ## 한국어 제목
            Underlined
            ----------
            <a id="own"></a>
            ```
            # not a heading
            ```
            """)
        self.write("Sources/A.swift", "a\nb\n")

    def test_links_that_lead_somewhere(self):
        self.write("README.md", """\
            # Top
            [a](docs/guide.md), [b](docs/guide.md#what-stack-does-and-why) and
            [c](#top), [d](docs/guide.md#same-1), [e](docs/guide.md#한국어-제목),
            [f](docs/guide.md#underlined), [g](docs/guide.md#own), [h](Sources/A.swift#L2)
            [i](https://example.com/none), ![j](Sources/A.swift "title"), [k](docs), [l][ref]
            `[not a link](none.md)`
            ```markdown
            [nor](none.md)
            ```

            [ref]: docs/guide.md#a-guide
            """)
        self.assert_passes()

    def test_links_that_do_not(self):
        for link, saying in (
            ("[a](none.md)", "no such file"),
            ("[a](docs/Guide.md)", "no such file"),
            ("[a](docs/guide.md#none)", "no such anchor"),
            ("[a](docs/guide.md#not-a-heading)", "no such anchor"),
            ("[a](docs/guide.md#same-2)", "no such anchor"),
            ("[a](#none)", "no such anchor"),
            ("[a](Sources/A.swift#L9)", "no such line"),
            ("[a](../../x.md)", "out of the project"),
            ("![a](docs/none.png)", "no such file"),
            ('<img src="docs/none.png">', "no such file"),
            ("[a]: docs/none.md", "no such file"),
        ):
            with self.subTest(link):
                self.write("README.md", f"# Top\n\n{link}\n")
                self.assert_fails(saying=f"README.md:3: error: ")
                self.assert_fails(saying=saying)

    def test_links_of_other_pages(self):
        self.write("docs/other.md", "[a](guide.md#same) [b](../Sources/A.swift)\n")
        self.assert_passes()
        self.write("docs/other.md", "[a](docs/guide.md)\n")
        self.assert_fails(saying="docs/other.md:1")


class ReadmeTests(CheckTestCase):
    check = "check-readme"

    def test_a_good_one(self):
        self.write("README.md", "# Usher\n`make demo`, then http://127.0.0.1:8080/practice/first\n")
        self.assert_passes()

    def test_length(self):
        self.write("README.md", "a\n" * 199)
        self.assert_passes()
        self.write("README.md", "a\n" * 200)
        self.assert_fails(saying="fewer than 200")

    def test_none(self):
        self.assert_fails(saying="there is none")

    def test_paths_of_one_machine(self):
        self.write("README.md", "# Usher\n")
        for path in ("/Users/me/usher", "/home/me/usher", "/tmp/build", "`/root/x`", "C:\\Users"):
            with self.subTest(path):
                self.write("docs/a.md", f"It is in {path}.\n")
                self.assert_fails(saying="docs/a.md:1: error: ")


class TranslationTests(CheckTestCase):
    check = "check-readme"
    README = """\
        # Usher [other](README.ko.md)
        Read [this](docs/a.md).

        ```swift
        a()
        ```

        | a | b |
        |---|---|
        | 1 | 2 |

        - one
        """

    def setUp(self):
        super().setUp()
        self.write("README.md", self.README)

    def test_a_good_one(self):
        self.write("README.ko.md", self.README.replace("Read", "읽기").replace("README.ko.md", "README.md"))
        self.assert_passes()

    def test_what_differs(self):
        for before, after, saying in (
            ("a()", "b()", "its code differs"),
            ("- one\n", "one\n", "0 points of lists, and the README has 1"),
            ("| 1 | 2 |\n", "", "2 rows of tables, and the README has 3"),
            ("# Usher", "Usher", "0 headings"),
            ("[this](docs/a.md)", "this", "the README's link docs/a.md is missing"),
            ("[this](docs/a.md)", "[this](docs/a.md) [b](docs/b.md)", "the link docs/b.md is not in"),
        ):
            with self.subTest(after):
                self.write("README.ko.md", self.README.replace(before, after))
                self.assert_fails(saying=saying)


class PageCodeTests(CheckTestCase):
    check = "check-page-code"

    def setUp(self):
        super().setUp()
        self.write("Tests/PageTests/Code.swift", """\
            import Usher

            func open(_ flow: ShopFlow) {
              flow.push(.item(3))  // not flow.pop(to: .list)
              flow.run(
                Child(), as: .sheet)
            }

            let child = Destination.flow(Child()) { value in
              print(value)
            }
            """)

    def test_code_that_is_compiled(self):
        self.write("docs/a.md", """\
            # A page
            Call `push(.item(3))` or `flow.run(Child(), as: .sheet)`, not `pop(to:)` by `make test`.

            | in a table | `.flow(Child()) { value in … }`, `.flow(Child()) { value in }` |

            ```swift
            func open(_ flow: ShopFlow) {
              flow.push(.item(3))  // not flow.pop(to: .list)
            ```

            ```text
            flow.nowhere(1)
            ```
            """)
        self.assertIn("1 blocks and 4 spans", self.assert_passes())

    def test_code_that_is_not(self):
        for code in (
            "push(.item(4))",
            "sh(.item(3))",
            "pop(to: .list)",
            ".flow(Child()) { other in … }",
            "let flow = ShopFlow()",
        ):
            with self.subTest(code):
                self.write("docs/a.md", f"# A page\nCall `{code}`.\n")
                self.assert_fails(saying="docs/a.md:2: error: not compiled in this form")
                self.write("docs/a.md", f"# A page\n| a | `{code}` |\n")
                self.assert_fails(saying="docs/a.md:2: error: not compiled in this form")

    def test_a_block_that_is_not(self):
        self.write("README.md", "# A page\n\n```swift\nflow.push(.item(4))\n```\n")
        self.assert_fails(saying="README.md:3: error: not compiled in this form: flow.push(.item(4))")

    def test_allowed_code_needs_a_reason_and_a_use(self):
        self.write("README.md", "# A page\nBy hand: `child.start(with: self)`.\n")
        self.assert_fails(saying="README.md:2")
        self.write("Scripts/page-code-allowed.txt", "README.md child.start(with: self) -- by hand\n")
        self.assert_passes()
        self.write("README.md", "# A page\n")
        self.assert_fails(saying="no longer needed")
