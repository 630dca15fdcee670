import json
import os
import pathlib
import sys
import unittest

from checkout import SCRIPTS, CheckTestCase

sys.path.insert(0, str(SCRIPTS / "lib"))

from uikit_mistakes import MISTAKES, Mistake

# Stands for `swift`, `swiftc` and `swift-frontend`: says what it is told to of files with a mistake.
COMPILER = """\
#!{python}
import json, pathlib, sys

MISTAKES = json.loads({mistakes!r})
words = sys.argv[1:]
if "-print-target-info" in words:
    print(json.dumps({{"compilerVersion": "1", "paths": {{"runtimeResourcePath": {resources!r}}},
                      "target": {{"moduleTriple": "linux"}}}}))
elif "dump-package" in words:
    print(json.dumps({{"name": "A", "targets": [],
                      "platforms": [{{"platformName": "ios", "version": "17.0"}}]}}))
for word in words:
    if word.endswith(".swift"):
        text = pathlib.Path(word).read_text()
        for name, right, wrong, message in MISTAKES:
            if word.endswith('/' + name) and wrong in text and right not in text:
                print(f"{{word}}:1:1: error: {{message}}", file=sys.stderr)
                sys.exit(1)
"""


class UIKitTypesTests(CheckTestCase):
    """Runs with a compiler that only looks for the mistakes it is told of."""

    check = "check-uikit-types"

    def setUp(self):
        super().setUp()
        for module in ("Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Observation"):
            self.write(f"toolchain/linux/{module}.swiftmodule/linux.swiftinterface", "// none\n")
        for folder in (".", "Examples"):
            self.write(f"{folder}/Package.swift")
        libraries = ("Usher", "UsherLinks", "UsherSnapshots", "UsherJournal", "UsherTesting", "UsherHostTesting")
        for name in (*libraries, "UsherUIKit"):
            self.write(f"Sources/{name}/A.swift")
        self.write("Tests/SimulatorTests/Driver.swift")
        for name in ("Campus", "CampusUIKit", "PlainUIKit"):
            self.write(f"Examples/Sources/{name}/A.swift")
        self.write("Examples/Apps/Campus.swiftpm/App/A.swift")
        for path in {m.path for m in MISTAKES}:
            rights = [m.right for m in MISTAKES if m.path == path]
            file = self.write(path)
            file.write_text("\n".join(r for r in rights if not any(r in o and r != o for o in rights)))

    def compiler_sees(self, mistakes):
        told = json.dumps(
            [[pathlib.Path(m.path).name, m.right, m.wrong, m.message] for m in mistakes]
        )
        text = COMPILER.format(
            python=sys.executable, mistakes=told, resources=str(self.root / "toolchain")
        )
        for name in ("swift", "swiftc", "swift-frontend"):
            self.write(f"bin/{name}").write_text(text)
            (self.root / "bin" / name).chmod(0o755)
        return {"PATH": f"{self.root / 'bin'}{os.pathsep}{os.environ['PATH']}"}

    def test_every_mistake_is_caught(self):
        said = self.assert_passes("--plant", environment=self.compiler_sees(MISTAKES))
        self.assertIn(f"{len(MISTAKES)} planted mistakes caught", said)

    def test_a_mistake_that_the_compiler_lets_pass_is_reported(self):
        environment = self.compiler_sees(MISTAKES[1:])
        self.assert_fails("--plant", environment=environment, saying="not caught")

    def test_a_mistake_without_a_place_is_reported(self):
        self.write(MISTAKES[0].path, "// written anew\n")
        environment = self.compiler_sees(MISTAKES)
        self.assert_fails("--plant", environment=environment, saying="the mistake has no place")

    def test_a_mistake_in_the_sources_is_reported(self):
        self.write(MISTAKES[0].path, MISTAKES[0].wrong)
        environment = self.compiler_sees(MISTAKES)
        self.assert_fails(environment=environment, saying="Sources/UsherUIKit: error: is not valid")

    def test_the_sources_of_a_module_must_be_there(self):
        (self.root / "Sources/UsherLinks/A.swift").unlink()
        (self.root / "Sources/UsherLinks/UIKit+Links.swift").unlink()
        self.assert_fails(environment=self.compiler_sees([]), saying="there are no sources")

    def test_there_are_enough_mistakes_and_each_is_one(self):
        self.assertGreaterEqual(len(MISTAKES), 15)
        for mistake in MISTAKES:
            self.assertNotEqual(mistake.right, mistake.wrong)
        self.assertEqual(len({(m.path, m.right) for m in MISTAKES}), len(MISTAKES))


if __name__ == "__main__":
    unittest.main()

    def test_a_preview_is_checked_as_what_it_expands_into(self):
        self.write("Examples/Sources/Campus/Previews.swift", '#Preview("x") {\n}\n#Preview("y") {\n}\n')
        macro = Mistake("Previews.swift", "nothing of it", "#Preview(", "there is no such macro")
        self.assert_passes(environment=self.compiler_sees([macro]))
        call = Mistake("Previews.swift", "nothing of it", 'let preview1 = Preview("y")', "it is a call")
        self.assert_fails(environment=self.compiler_sees([call]), saying="it is a call")
