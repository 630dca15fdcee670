"""The standard library for a simulator, compiled from the interfaces of the Linux toolchain.

With Objective-C there are also modules whose headers and Swift files are in `Scripts/apple`.
"""

import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys

# Modules of the toolchain, each after those it imports.
LIBRARY = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Observation"]

HERE = pathlib.Path(__file__).resolve().parent
DARWIN = HERE / "Darwin.swift"
APPLE = HERE.parent / "apple"

# The modules of `Scripts/apple`, each after those that it imports.
OVERLAYS = [
    "ObjectiveC", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation", "UserNotifications", "UIKit",
    "UniformTypeIdentifiers", "DeveloperToolsSupport", "SwiftUI", "Testing",
]

# Linux-only parts of the interfaces. Function bodies are not needed here.
REWRITES = [
    (r"-target \S+", "-target {target}"),
    (r"@backDeployed\([^)]*\)", ""),  # asks for bodies, which some interfaces leave out
    (r"^import Glibc$", ""),
    (r"^ *self = _stdlib_(?:remainder|squareRoot)l\(.*\)$", ""),
]

# The one declaration that the compiler requires with Objective-C, and that Linux lacks.
FOR_OBJECTIVE_C = """
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
  public typealias Distance = Swift.Int
  public let _rawValue: Builtin.RawPointer
  @_transparent public init(_ _rawValue: Builtin.RawPointer) { self._rawValue = _rawValue }
  public var pointee: Pointee { get nonmutating set }
}
"""


class Package:
    """The compiler settings of a manifest's targets."""

    def __init__(self, folder, scratch):
        self.targets = []
        if not (folder / "Package.swift").exists():
            return
        command = ["swift", "package", "--package-path", str(folder)]
        command += ["--scratch-path", str(scratch / "manifests"), "dump-package"]
        manifest = json.loads(run(command))
        self.name = manifest["name"].lower()
        self.targets = manifest["targets"]
        platforms = {p["platformName"]: p["version"] for p in manifest["platforms"]}
        if "ios" not in platforms:
            sys.exit(f"{program()}: the manifest in {folder} names no version of iOS")
        self.ios = platforms["ios"]

    def settings(self, target):
        """Returns the options that enable the features of a target."""
        options = []
        for setting in next((t["settings"] for t in self.targets if t["name"] == target), []):
            for kind, flag in (
                ("enableUpcomingFeature", "-enable-upcoming-feature"),
                ("enableExperimentalFeature", "-enable-experimental-feature"),
                ("defaultIsolation", "-default-isolation"),
            ):
                if kind in setting["kind"]:
                    options += [flag, setting["kind"][kind]["_0"]]
        return options


class Library:
    """The compiled library, with the options to compile against it."""

    def __init__(self, scratch, ios, has_objective_c=False, modules=LIBRARY):
        self.target = f"x86_64-apple-ios{ios}-simulator"
        self.interop = "-enable-objc-interop" if has_objective_c else "-disable-objc-interop"
        self.has_objective_c = has_objective_c
        self.search_paths = []
        self._make(scratch, modules)

    def compile(self, name, sources, options=(), folder=None):
        """Type-checks a module, and keeps it for its importers.

        In another folder it is kept for those that are compiled into the same folder.
        """
        command = ["swiftc", "-wmo", "-emit-module", "-parse-as-library", "-module-name", name]
        place = pathlib.Path(folder or self.folder / "modules")
        command += ["-emit-module-path", str(place / f"{name}.swiftmodule")]
        command += ["-I", str(place), *self._options(), "-Xfrontend", self.interop, *options, *map(str, sources)]
        return subprocess.run(command, capture_output=True, text=True)

    def compile_or_exit(self, name, sources, options=()):
        done = self.compile(name, sources, options)
        if done.returncode:
            sys.exit(f"{done.stderr}{program()}: the module {name} is not valid")

    def _options(self):
        options = ["-target", self.target, "-resource-dir", str(self.folder / "resources")]
        for path in [self.folder / "modules", *self.search_paths]:
            options += ["-I", str(path)]
        return options + ["-module-cache-path", str(self.folder / "cache")]

    def _make(self, scratch, modules):
        """Compiles the interfaces, unless that was done before."""
        info = json.loads(run(["swiftc", "-print-target-info"]))
        resources = pathlib.Path(info["paths"]["runtimeResourcePath"])
        key = [info["compilerVersion"], self.target, *modules]
        key += [file.read_text(encoding="utf-8") for file in (pathlib.Path(__file__), DARWIN)]
        kind = "library-with-objc" if self.has_objective_c else "library"
        digest = hashlib.sha256("\n".join(key).encode()).hexdigest()[:16]
        self.folder = scratch / kind / digest
        if (self.folder / "complete").exists():
            return

        shutil.rmtree(scratch / kind, ignore_errors=True)
        for folder in ("modules", "interfaces", "resources/iphonesimulator"):
            (self.folder / folder).mkdir(parents=True)
        for part in ("shims", "clang", "apinotes"):
            (self.folder / "resources" / part).symlink_to(resources / part)
        for module in modules:
            interface = resources / "linux" / f"{module}.swiftmodule"
            interface /= f"{info['target']['moduleTriple']}.swiftinterface"
            if not interface.exists():
                sys.exit(f"{program()}: this toolchain has no textual interface of {module}")
            self._compile_interface(module, interface.read_text(encoding="utf-8"))
        self.compile_or_exit("Darwin", [DARWIN])
        (self.folder / "complete").touch()

    def _compile_interface(self, module, text):
        for pattern, replacement in REWRITES:
            text = re.sub(pattern, replacement.format(target=self.target), text, flags=re.MULTILINE)
        parses_library = "-parse-stdlib" in text.split("\n\n")[0]
        if self.has_objective_c:
            text = text.replace(" -disable-objc-interop", "")
            text += FOR_OBJECTIVE_C if module == "Swift" else ""
        copy = self.folder / "interfaces" / f"{module}.swiftinterface"
        copy.write_text(text, encoding="utf-8")
        command = ["swift-frontend", "-compile-module-from-interface", str(copy)]
        command += ["-parse-stdlib"] if parses_library else []
        command += ["-module-name", module, "-disable-availability-checking"]
        command += ["-o", str(self.folder / "modules" / f"{module}.swiftmodule")]
        run(command + self._options() + [self.interop])


def with_uikit(scratch, ios):
    """The library with Objective-C, UIKit and SwiftUI."""
    library = Library(scratch, ios, has_objective_c=True)
    library.search_paths = [APPLE / "headers"]
    for overlay in OVERLAYS:
        parts = [APPLE / f"overlays/{overlay}.swift", *APPLE.glob(f"overlays/{overlay}+*.swift")]
        library.compile_or_exit(overlay, parts, ["-swift-version", "6"])
    return library


def run(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        print(done.stderr, end="", file=sys.stderr)
        shown = " ".join(command[:4])
        sys.exit(f"{program()}: `{shown} …` failed; the script knows the toolchain of Swift 6.3")
    return done.stdout


def program():
    return pathlib.Path(sys.argv[0]).name
