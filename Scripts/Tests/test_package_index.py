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
