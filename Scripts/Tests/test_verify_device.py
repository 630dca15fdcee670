import json
import os
import pathlib
import plistlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

from checkout import SCRIPTS, CheckTestCase

sys.path.insert(0, str(SCRIPTS / "lib"))
import verifying
import xcode_project

ROOT = SCRIPTS.parent

# The shape of https://github.com/bitrise-io/go-xcode/blob/master/destination/testdata/testout.go.
SIMULATORS = {
    "devicetypes": [],
    "runtimes": [
        {"identifier": "r.iOS-16-4", "name": "iOS 16.4", "version": "16.4", "isAvailable": True},
        {"identifier": "r.iOS-17-0", "name": "iOS 17.0", "version": "17.0.1", "isAvailable": True},
        {"identifier": "r.iOS-17-5", "name": "iOS 17.5", "version": "17.5", "isAvailable": True},
        {"identifier": "r.iOS-18-6", "name": "iOS 18.6", "version": "18.6", "isAvailable": False},
        {"identifier": "r.iOS-26-1", "name": "iOS 26.1", "version": "26.1", "isAvailable": True},
        {"identifier": "r.tvOS-18-0", "name": "tvOS 18.0", "version": "18.0", "isAvailable": True},
    ],
    "devices": {
        "r.iOS-17-0": [{"udid": "OLD", "name": "iPhone 15", "state": "Shutdown", "isAvailable": True}],
        "r.iOS-17-5": [
            {"udid": "PAD", "name": "iPad Air", "state": "Shutdown", "isAvailable": True},
            {"udid": "BROKEN", "name": "iPhone 14", "state": "Shutdown", "isAvailable": False},
            {"udid": "AAAAAAAA-1111-2222-3333-444444444417", "name": "iPhone 15", "isAvailable": True},
        ],
        "r.iOS-18-6": [{"udid": "GONE", "name": "iPhone 16", "isAvailable": True}],
        "r.iOS-26-1": [{"udid": "AAAAAAAA-1111-2222-3333-444444444426", "name": "iPhone 17", "isAvailable": True}],
    },
}


def results(**outcomes):
    """What `xcresulttool get test-results tests` prints, in the shape of its own schema."""
    cases = []
    for name, outcome in outcomes.items():
        case = {
            "nodeType": "Test Case",
            "nodeIdentifier": f"BackSteps/{name}()",
            "name": f"{name}()",
            "duration": "3s",
            "result": "Failed" if outcome.startswith("Failed") else outcome,
        }
        if outcome.startswith("Failed"):
            message = outcome.partition(": ")[2]
            case["children"] = [{"nodeType": "Failure Message", "name": f"BackSteps.swift:12: {message}"}]
        cases.append(case)
    suite = {"nodeType": "Test Suite", "name": "BackSteps", "children": cases}
    bundle = {"nodeType": "UI test bundle", "name": "DeviceSteps", "children": [suite]}
    return {
        "testPlanConfigurations": [{"configurationId": "1", "configurationName": "Test Scheme Action"}],
        "devices": [{"deviceName": "iPhone 17", "osVersion": "26.1", "platform": "iOS Simulator"}],
        "testNodes": [{"nodeType": "Test Plan", "name": "Test Plan", "children": [bundle]}],
    }


def said(**outcomes):
    return verifying.facts(verifying.outcomes(results(**outcomes)), verifying.switches(ROOT))


class ReadingTests(CheckTestCase):
    """Reads what Apple's tools print."""

    def test_the_newest_runtime_of_each_version_with_an_iphone(self):
        found = [(version, device["udid"][-2:]) for version, device in verifying.phones(SIMULATORS)]
        self.assertEqual(found, [("17.5", "17"), ("26.1", "26")])
        self.assertEqual(verifying.phones({}), [])

    def test_outcomes_with_failures_inside_of_devices_and_runs(self):
        tests = results(testStep1="Passed", testStep7="Skipped")
        suite = tests["testNodes"][0]["children"][0]["children"][0]
        run = {"nodeType": "Test Case Run", "result": "Failed", "children": [
            {"nodeType": "Failure Message", "name": "one"}, {"nodeType": "Failure Message", "name": "two"}]}
        device = {"nodeType": "Device", "name": "iPhone 17", "children": [run]}
        suite["children"].append({"nodeType": "Test Case", "name": "testStep2()", "result": "Failed", "children": [device]})
        self.assertEqual(verifying.outcomes(tests), {
            "testStep1": ("Passed", []), "testStep7": ("Skipped", []), "testStep2": ("Failed", ["one", "two"])})
        self.assertEqual(verifying.outcomes({}), {})

    def test_tests_of_two_suites_that_are_called_alike(self):
        tests = results(starts="Passed")
        suite = tests["testNodes"][0]["children"][0]["children"][0]
        suite["children"].append({**suite["children"][0], "nodeIdentifier": "TabSteps/starts()"})
        self.assertEqual(list(verifying.outcomes(tests)), ["starts"])
        self.assertEqual(list(verifying.outcomes(tests, whole=True)), ["BackSteps/starts", "TabSteps/starts"])

    def test_pictures_of_failures(self):
        manifest = [{"testIdentifier": "BackSteps/testStep5()", "attachments": [
            {"exportedFileName": "3209.png", "suggestedHumanReadableName": "Screenshot_0_3209.png", "isAssociatedWithFailure": True},
            {"exportedFileName": "tree.txt", "suggestedHumanReadableName": "App UI hierarchy.txt"}]}]
        self.assertEqual(verifying.pictures(manifest), {"testStep5": ["3209.png"]})


class FactTests(CheckTestCase):
    """From outcomes to facts."""

    def test_each_fact_is_a_switch_with_its_values(self):
        switches = verifying.switches(ROOT)
        texts = [f.read_text() for f in (ROOT / "Examples/UITests").glob("FactTests*.swift")]
        names = re.findall(r"func testFact(\w+)\(", "".join(texts))
        told = {}
        for name in names:
            switch, values = verifying.fact(name, switches)
            told.setdefault(switch, []).extend(values)
        for switch, values in told.items():
            self.assertEqual(sorted(values), sorted(switches[switch][0]), switch)
        listed = (ROOT / "StandIns/Tests/DeviceStepTests/FactList.swift").read_text()
        self.assertEqual(sorted(re.findall(r"\.testFact(\w+)\(", listed)), sorted(names))
        # The stand-in draws no search field, so no test can tell whether one opens.
        self.assertEqual(sorted(told), sorted(set(switches) - {"searchTab"}))

    def test_the_value_of_a_switch(self):
        self.assertEqual(
            said(testFactAppearancesInnerFirst="Passed", testFactAppearancesOuterFirst="Failed: it noted"),
            ["the switch `appearances` is inner first"])

    def test_a_value_that_the_stand_in_does_not_have(self):
        self.assertEqual(
            said(testFactTabTappedAgainWrites="Failed: it noted", testFactTabTappedAgainWritesNothing="Passed"),
            ["the switch `tabTappedAgain` is writes nothing, and the stand-in has writes"])

    def test_two_values_that_one_test_cannot_tell_apart(self):
        self.assertEqual(
            said(testFactPathWriteStart="Failed: x", testFactPathWriteReleaseOrEnd="Passed"),
            ["the switch `pathWrite` is release or end"])

    def test_tests_that_contradict_each_other_tell_nothing(self):
        both = said(testFactPathWritesOnce="Passed", testFactPathWritesTwice="Passed")
        none = said(testFactPathWritesOnce="Failed: x", testFactPathWritesTwice="Failed: x")
        self.assertEqual(both, ["the switch `pathWrites` is not known: more than one test of its values passes"])
        self.assertEqual(
            none, ["the switch `pathWrites` is not known: no test of its values passes (BackSteps.swift:12: x)"])
        self.assertEqual(said(testFactHiddenBackButtonLeavesContentSwipeOn="Skipped"), [])


class ProjectTests(CheckTestCase):
    """Compares the project with the files and the app packages."""

    def test_it_has_each_file_and_one_target(self):
        project = xcode_project.write(ROOT, self.root)
        with open(project / "project.pbxproj", "rb") as file:
            contents = plistlib.load(file)
        objects = contents["objects"]
        paths = [o["path"] for o in objects.values() if o.get("lastKnownFileType") == "sourcecode.swift"]
        self.assertEqual(
            sorted((self.root / path).resolve() for path in paths), sorted((ROOT / "Examples/UITests").glob("*.swift")))
        target, = [o for o in objects.values() if o["isa"] == "PBXNativeTarget"]
        self.assertEqual(target["productType"], "com.apple.product-type.bundle.ui-testing")
        phase = objects[target["buildPhases"][0]]
        self.assertEqual(len(phase["files"]), len(paths))
        self.assertIn('.iOS(.v17)', (ROOT / "Package.swift").read_text())
        self.assertEqual(xcode_project.SETTINGS["IPHONEOS_DEPLOYMENT_TARGET"], "17.0")
        # Each identifier that is named exists.
        named = [i for o in objects.values() for v in o.values() for i in (v if isinstance(v, list) else [v])
                 if isinstance(i, str) and re.fullmatch("[0-9A-F]{24}", i)]
        self.assertEqual({i for i in [*named, contents["rootObject"]] if i not in objects}, set())

    def test_the_scheme_names_the_target(self):
        scheme = ElementTree.fromstring(xcode_project.scheme())
        for reference in scheme.iter("BuildableReference"):
            self.assertEqual(reference.get("BlueprintIdentifier"), xcode_project.identity("target"))

    def test_a_failure_leaves_pictures_and_no_film(self):
        action, = ElementTree.fromstring(xcode_project.scheme()).iter("TestAction")
        self.assertEqual(action.get("preferredScreenCaptureFormat"), "screenshots")

    def test_the_tests_launch_the_apps_of_the_packages(self):
        sources = "".join(f.read_text() for f in (ROOT / "Examples/UITests").glob("*.swift"))
        launched = re.findall(r'"(org\.example\.usher\.[\w-]+)"', sources)
        manifests = [(ROOT / f"Examples/Apps/{app}.swiftpm/Package.swift").read_text() for app in xcode_project.APPS]
        declared = [re.search(r'bundleIdentifier: "([^"]+)"', manifest)[1] for manifest in manifests]
        self.assertEqual(sorted(set(launched)), sorted(declared))
        for app, manifest in zip(xcode_project.APPS, manifests):
            self.assertIn(f'name: "{app}",\n      targets: ["AppModule"]', manifest)


    def test_each_app_package_has_a_scheme_called_as_its_folder(self):
        apps = xcode_project.packages(ROOT)
        self.assertEqual(set(xcode_project.APPS) - set(apps), set())
        for app in apps:
            manifest = (ROOT / f"Examples/Apps/{app}.swiftpm/Package.swift").read_text()
            self.assertIn(f'name: "{app}",\n  platforms: [.iOS(.v17)]', manifest)
            self.assertIn(f'.iOSApplication(\n      name: "{app}"', manifest)
            plist = re.search(r'additionalInfoPlistContentFilePath: "([^"]+)"', manifest)
            self.assertTrue((ROOT / f"Examples/Apps/{app}.swiftpm" / plist[1]).exists(), app)

    def test_the_app_of_facts_takes_the_link_that_launches_it(self):
        with open(ROOT / "Examples/Apps/Facts.swiftpm/Info.plist", "rb") as file:
            schemes = plistlib.load(file)["CFBundleURLTypes"][0]["CFBundleURLSchemes"]
        links = re.findall(r'Facts\(link: "([^"]+):', (ROOT / "Examples/UITests/FactTests.swift").read_text())
        self.assertEqual(sorted(set(links)), schemes)


class VerifyDeviceTests(CheckTestCase):
    """Runs the whole script with stand-ins for Xcode's tools."""

    check = "verify-device"

    def setUp(self):
        super().setUp()
        for path in ("StandIns/Sources/UIKit/Windows/System.swift", "StandIns/Sources/UIKit/Windows/System+SwiftUI.swift",
                     "docs/device-checklist.md", "Scripts/test-simulator"):
            (self.root / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, self.root / path)
        for app in [*xcode_project.APPS, "Lens"]:
            self.write(f"Examples/Apps/{app}.swiftpm/Package.swift")
        self.write("Examples/UITests/BackSteps.swift")
        self.write("simulators.json", json.dumps(SIMULATORS))
        self.log = self.write("log")
        self.program("git", "echo 0123abcd")
        self.program("xcrun", '''
            case "$1 $2" in
              "simctl list") cat "$HERE/simulators.json" ;;
              "xcresulttool get") cat "$6/tests.json" ;;
              "xcresulttool export") mkdir -p "$7"; echo picture > "$7/1.png"
                echo '[{"testIdentifier": "BackSteps/testStep5()", "attachments": [{"exportedFileName": "1.png"}]}]' > "$7/manifest.json" ;;
            esac''')
        self.program("xcodebuild", '''
            [ "$1" != -version ] || { echo "Xcode 26.1"; echo "Build version 17B1"; exit; }
            action=$1
            while [ $# -gt 0 ]; do
              case $1 in -derivedDataPath) derived=$2 ;; -resultBundlePath) results=$2 ;; esac; shift
            done
            [ "$action" != build ] || mkdir -p "$derived/Build/Products/Debug-iphonesimulator/Some.app"
            [ -z "${results-}" ] || { mkdir -p "$results"; cp "$HERE/${TEST_RUNNER_USHER_HOST-package}.json" "$results/tests.json"; }
            [ "$action" != "$FAILS" ] || exit 65
            case $derived in */"${FAILING_APP-none}") exit 65 ;; esac''')
        self.outcomes("package", aTest="Passed")
        self.outcomes("uikit", testStep5="Passed", testFactAppearancesOuterFirst="Passed",
                      testFactAppearancesInnerFirst="Failed: it noted")
        self.outcomes("embedded", testStep5="Passed")
        self.outcomes("native", testStep5="Passed")

    def program(self, name, text):
        self.write(f"bin/{name}", f'#!/bin/bash\necho "{name} $*" >>"$HERE/log"\n{text}\n').chmod(0o755)

    def outcomes(self, host, **outcomes):
        self.write(f"{host}.json", json.dumps(results(**outcomes)))

    def environment(self, **more):
        return {"PATH": f"{self.root / 'bin'}:{os.environ['PATH']}", "HERE": str(self.root), "FAILS": "", **more}

    def test_everything_passes(self):
        output = self.assert_passes(environment=self.environment())
        self.assertIn("iOS 26.1: the switch `appearances` is outer first, and the stand-in has inner first", output)
        self.assertIn("Left to a person:\n  1: ", output)
        self.assertNotIn("\n  5: ", output)
        page = (self.root / "docs/verified.md").read_text()
        self.assertIn("with Xcode 26.1 Build version 17B1, at commit 0123abcd", page)
        self.assertEqual(page.count("| 5 | Passed |"), 6)
        self.assertIn("- iOS 17.5: the switch `appearances` is outer first", page)
        self.assertIn("| Campus | yes |\n| CampusSwiftUI | yes |\n| Facts | yes |\n| Lens | yes |", page)
        log = self.log.read_text()
        self.assertEqual(log.count("simctl install"), 6)
        self.assertEqual(log.count("xcodebuild test-without-building"), 6)
        self.assertEqual(log.count("-skip-testing:DeviceSteps/FactTests"), 4)
        self.assertIn("-destination platform=iOS Simulator,id=AAAAAAAA-1111-2222-3333-444444444426", log)

    def test_a_swipe_that_is_not_told_names_its_step(self):
        self.outcomes("native", testStep5="Failed: there is no question 'Discard the new name?'")
        output = self.assert_fails(
            "--only", "26", saying="iOS 26.1, native: step 5: Failed: BackSteps.swift:12: there is no question",
            environment=self.environment(FAILS="test-without-building"))
        self.assertNotIn("iOS 17.5", output)
        page = (self.root / "docs/verified.md").read_text()
        self.assertIn("[picture](verified/iOS-26.1-native-testStep5-1.png)", page)
        self.assertTrue((self.root / "docs/verified/iOS-26.1-native-testStep5-1.png").exists())

    def test_a_build_that_fails_ends_it_and_names_the_log(self):
        self.assert_fails(saying="builds Campus failed (65); see ", environment=self.environment(FAILS="build"))
        self.assertFalse((self.root / "docs/verified.md").exists())

    def test_an_app_without_ui_tests_that_is_not_built_is_told_at_the_end(self):
        self.assert_fails(saying="Lens: the app was not built; see build-Lens.log",
                          environment=self.environment(FAILING_APP="Lens"))
        self.assertIn("| Lens | no |", (self.root / "docs/verified.md").read_text())

    def test_results_that_cannot_be_read_are_a_failure(self):
        self.write("embedded.json", "Error: no such file")
        self.assert_fails(saying="iOS 17.5, embedded: no test ran; see ", environment=self.environment())

    def test_without_xcode(self):
        environment = self.environment(PATH=f"{pathlib.Path(sys.executable).parent}:/usr/bin:/bin")
        self.assert_fails(saying="xcodebuild is missing; this needs a Mac with Xcode", environment=environment)

    def test_a_mac_without_an_xcode(self):
        self.program("xcodebuild", 'echo "xcode-select: error: tool \'xcodebuild\' requires Xcode" >&2; exit 1')
        self.assert_fails(saying="no Xcode is chosen", environment=self.environment())
        self.assertNotIn("simctl", self.log.read_text())

    def test_without_simulators(self):
        self.write("simulators.json", "{}")
        self.assert_fails(saying="there is no simulator of an iPhone", environment=self.environment())
