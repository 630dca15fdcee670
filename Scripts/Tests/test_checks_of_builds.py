import pathlib
import shutil
import subprocess
import unittest

from checkout import CheckTestCase


class BrowserTestsTests(CheckTestCase):
    check = "check-browser-tests"
    ran = '<testcase classname="BrowserTests.Campus" name="walk()" time="4.5" />'
    skipped = '<testcase classname="BrowserTests.Campus" name="walk()"><skipped /></testcase>'
    other = '<testcase classname="WebDriverTests.Campus" name="walk()" time="4.5" />'

    def setUp(self):
        super().setUp()
        self.write("Examples/Tests/BrowserTests/A.swift", '@Test("walks")\nfunc walk() {}\n// @Test\n')

    def report(self, *cases):
        return self.write("r.xml", f"<testsuites><testsuite>{''.join(cases)}</testsuite></testsuites>")

    def test_they_ran(self):
        self.assertIn("1 browser tests ran", self.assert_passes(self.report(self.ran, self.other)))

    def test_they_did_not(self):
        self.assert_fails(self.report(self.other), saying="0 tests ran of 1")
        self.assert_fails(self.report(self.skipped), saying="was skipped")
        self.assert_fails(self.root / "none.xml", saying="there is no report")
        self.assert_fails(
            self.report(self.ran.replace("4.5", "0.001")), saying="too little to have driven"
        )

    def test_not_all_ran(self):
        self.write("Examples/Tests/BrowserTests/B.swift", "@Test func more() {}\n")
        self.assert_fails(self.report(self.ran), saying="1 tests ran of 2")

    def test_none_are_there(self):
        (self.root / "Examples/Tests/BrowserTests/A.swift").write_text("\n")
        self.assert_fails(self.report(self.ran), saying="declares no test")
        shutil.rmtree(self.root / "Examples")
        self.assert_fails(self.report(self.ran), saying="no folder of browser tests")


@unittest.skipUnless(shutil.which("swift-synthesize-interface"), "for the toolchain of Linux")
class APIDumpTests(CheckTestCase):
    check = "api-dump"
    manifest = '.library(name: "Sample", targets: ["Sample"])\n'
    source = """\
        public protocol Shape { associatedtype Side; func area() -> Int }
        public struct Square<Side>: Sendable {
          public struct Corner { public var angle: Int { 90 } }
          public init(text: String = "a ( { // b", then: @escaping (Int) -> Void = { _ in }) {}
          @discardableResult public func area() -> Int { 1 }
          package func insides() {}
        }
        extension Square: Equatable where Side: Equatable {
          public static func == (a: Self, b: Self) -> Bool { true }
        }
        """

    def build(self, source):
        file = self.write("Sample.swift", source)
        command = ["swiftc", "-emit-module", "-parse-as-library", "-module-name", "Sample"]
        command += ["-package-name", "sample", str(file)]
        subprocess.run(command, cwd=self.root, check=True)

    def test_a_line_for_each_declaration(self):
        self.write("Package.swift", self.manifest)
        self.build(self.source)
        self.assert_fails("--modules", self.root, "--check", saying="type `make api`")
        self.assert_passes("--modules", self.root)
        text = (self.root / "docs/api/Sample.txt").read_text(encoding="utf-8")
        lines = text.splitlines()[1:]
        self.assertEqual(lines, sorted(lines))
        for line in (
            "Shape | associatedtype Side",
            "Shape | func area() -> Int",
            "Square | @discardableResult public func area() -> Int",
            'Square | public init(text: String = "a ( { // b", then: @escaping (Int) -> Void = { _ in })',
            "Square | public struct Corner",
            "Square.Corner | public var angle: Int { get }",
            "extension Square : Equatable where Side : Equatable",
            "public struct Square<Side> : Sendable",
        ):
            self.assertIn(line, lines)
        self.assertNotIn("insides", text)
        self.assert_passes("--modules", self.root, "--check")

        self.build(self.source.replace("-> Int { 1 }", "-> Double { 1 }"))
        output = self.assert_fails("--modules", self.root, "--check", saying="type `make api`")
        self.assertIn("+Square | @discardableResult public func area() -> Double", output)

    def test_what_only_some_importers_see(self):
        source = """\
            @_spi(Hosting) public struct Frame { public init() {} }
            public struct Sheet { public var size: Int { 1 } }
            extension Sheet { @_spi(Hosting) public var frame: Frame { Frame() } }
            """
        self.write("Package.swift", self.manifest)
        self.write("Sources/Sample/Sample.swift", source)
        self.build(source)
        self.assert_passes("--modules", self.root)
        lines = (self.root / "docs/api/Sample.txt").read_text(encoding="utf-8").splitlines()[1:]
        self.assertIn("@_spi(Hosting) public struct Frame", lines)
        self.assertIn("Frame | @_spi(Hosting) public init()", lines)
        self.assertIn("Sheet | @_spi(Hosting) public var frame: Frame { get }", lines)
        self.assertIn("Sheet | public var size: Int { get }", lines)

    def test_what_is_not_built(self):
        self.write("Package.swift", self.manifest)
        self.assert_fails("--modules", self.root, saying="is not built")
