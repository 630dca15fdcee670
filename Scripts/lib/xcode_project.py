"""Writes the Xcode project of the UI tests: one target, with the files of `Examples/UITests`.

The apps have no target in it. `xcodebuild` builds each from its app package, as Xcode does for who opens it: an app
target here would need a target of its own for each of the app's four modules, with the icon, the launch screen and the
`Info.plist` once more, and would verify that copy instead of what a reader opens. A UI test launches apps by their
identifiers. So there is nothing to keep in step with the packages but the list of `APPS`.

The project is a property list as XML, which Xcode reads: its keys are those of any `project.pbxproj`. A UI test target
needs no target application, if its tests name the app:
https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/init(bundleidentifier:). The runner of
https://github.com/appium/WebDriverAgent has none either.
"""

import hashlib
import os
import plistlib

TESTS = "DeviceSteps"
SCHEME = TESTS
# The app packages with UI tests, as their folders in `Examples/Apps` are called. Their schemes are called alike.
APPS = ["Campus", "CampusSwiftUI", "Facts"]

SETTINGS = {
    # As in a new project of Xcode, which signs for a simulator without a team. With "Manual" Xcode may ask for a
    # provisioning profile, which the product type of UI tests requires on all but macOS:
    # https://github.com/swiftlang/swift-build/blob/main/Sources/SWBApplePlatform/Specs/DarwinProductTypes.xcspec.
    # Only a Mac can tell; if it asks for a team, `CODE_SIGNING_ALLOWED` is "NO" in
    # https://github.com/appium/appium-xcuitest-driver/blob/master/docs/guides/run-prebuilt-wda.md.
    "CODE_SIGN_STYLE": "Automatic",
    "GENERATE_INFOPLIST_FILE": "YES",
    "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
    "PRODUCT_BUNDLE_IDENTIFIER": "org.example.usher.device-steps",
    "PRODUCT_NAME": "$(TARGET_NAME)",
    "SDKROOT": "iphoneos",
    "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator",
    "SWIFT_VERSION": "6.0",
    "TARGETED_DEVICE_FAMILY": "1,2",
}


def packages(root):
    """All app packages."""
    return sorted(p.parent.stem for p in (root / "Examples/Apps").glob("*.swiftpm/Package.swift"))


def write(root, scratch):
    """Writes the project with its scheme into a folder, and returns its path."""
    project = scratch / f"{TESTS}.xcodeproj"
    schemes = project / "xcshareddata/xcschemes"
    schemes.mkdir(parents=True, exist_ok=True)
    with open(project / "project.pbxproj", "wb") as file:
        plistlib.dump(contents(sorted((root / "Examples/UITests").glob("*.swift")), scratch), file)
    (schemes / f"{SCHEME}.xcscheme").write_text(scheme(), encoding="utf-8")
    return project


def identity(name):
    return hashlib.sha256(name.encode()).hexdigest()[:24].upper()


def contents(sources, scratch):
    objects = {}

    def add(key, kind, **values):
        objects[identity(key)] = {"isa": kind, **values}
        return identity(key)

    def configurations(name, settings):
        debug = add(f"{name} debug", "XCBuildConfiguration", name="Debug", buildSettings=settings)
        return add(f"{name} configurations", "XCConfigurationList", buildConfigurations=[debug],
                   defaultConfigurationName="Debug", defaultConfigurationIsVisible="0")

    files = [add(f"file {s.name}", "PBXFileReference", lastKnownFileType="sourcecode.swift", name=s.name,
                 path=os.path.relpath(s, scratch), sourceTree="SOURCE_ROOT") for s in sources]
    product = add("product", "PBXFileReference", explicitFileType="wrapper.cfbundle", includeInIndex="0",
                  path=f"{TESTS}.xctest", sourceTree="BUILT_PRODUCTS_DIR")
    products = add("products", "PBXGroup", children=[product], name="Products", sourceTree="<group>")
    group = add("group", "PBXGroup", children=[*files, products], sourceTree="<group>")
    compiled = [add(f"compiled {file}", "PBXBuildFile", fileRef=file) for file in files]
    phase = add("sources", "PBXSourcesBuildPhase", buildActionMask="2147483647", files=compiled,
                runOnlyForDeploymentPostprocessing="0")
    target = add("target", "PBXNativeTarget", name=TESTS, productName=TESTS, productReference=product,
                 productType="com.apple.product-type.bundle.ui-testing", buildPhases=[phase], buildRules=[],
                 dependencies=[], buildConfigurationList=configurations("target", SETTINGS))
    project = add("project", "PBXProject", attributes={"BuildIndependentTargetsInParallel": "YES"},
                  buildConfigurationList=configurations("project", {"ONLY_ACTIVE_ARCH": "YES"}),
                  compatibilityVersion="Xcode 14.0", developmentRegion="en", hasScannedForEncodings="0",
                  knownRegions=["en", "Base"], mainGroup=group, productRefGroup=products, projectDirPath="",
                  projectRoot="", targets=[target])
    return {"archiveVersion": "1", "classes": {}, "objectVersion": "56", "objects": objects, "rootObject": project}


def scheme():
    # Since Xcode 15 a failed UI test leaves a film, unless its scheme prefers pictures:
    # https://github.com/tuist/XcodeProj/pull/792.
    reference = (
        f'<BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="{identity("target")}" '
        f'BuildableName="{TESTS}.xctest" BlueprintName="{TESTS}" ReferencedContainer="container:{TESTS}.xcodeproj"/>'
    )
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<Scheme version="1.7">
  <BuildAction parallelizeBuildables="YES" buildImplicitDependencies="YES">
    <BuildActionEntries>
      <BuildActionEntry buildForTesting="YES" buildForRunning="NO" buildForProfiling="NO" buildForArchiving="NO" \
buildForAnalyzing="NO">{reference}</BuildActionEntry>
    </BuildActionEntries>
  </BuildAction>
  <TestAction buildConfiguration="Debug" shouldUseLaunchSchemeArgsEnv="NO" \
preferredScreenCaptureFormat="screenshots">
    <Testables>
      <TestableReference skipped="NO" parallelizable="NO">{reference}</TestableReference>
    </Testables>
  </TestAction>
</Scheme>
"""
