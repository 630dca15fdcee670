import re
import unittest

from checkout import SCRIPTS

ROOT = SCRIPTS.parent


class PackageIndexTests(unittest.TestCase):
    """What package indexes find in the root: https://github.com/SwiftPackageIndex/SPIManifest."""

    def test_the_documented_targets_are_those_with_a_page(self):
        listed = re.findall(r"^ +- (\w+)$", (ROOT / ".spi.yml").read_text(), re.MULTILINE)
        pages = {page.stem for page in ROOT.glob("Sources/*/*.docc")}
        self.assertEqual(set(listed), pages - {"UsherHummingbird"})
        manifest = (ROOT / "Package.swift").read_text()
        for target in listed:
            self.assertIn(f'.target(name: "{target}"', manifest.replace(".target(\n      name", ".target(name"))

    def test_nothing_in_the_root_hides_the_package_from_xcodebuild(self):
        """`xcodebuild -scheme … -destination generic/platform=iOS` prefers a project or a workspace."""
        self.assertEqual([f.name for f in ROOT.iterdir() if f.suffix in (".xcodeproj", ".xcworkspace")], [])

    def test_no_two_products_or_targets_differ_only_in_case(self):
        """A Mac's file system takes such names for one: https://github.com/swiftlang/swift-build/pull/982."""
        manifest = (ROOT / "Package.swift").read_text()
        names = set(re.findall(r"\.(?:library|executable|plugin|target|executableTarget|testTarget)\(\s*name: \"(\w+)\"", manifest))
        self.assertIn("UsherCommand", names)
        self.assertEqual(len(names), len({name.lower() for name in names}), sorted(names))
