// swift-tools-version: 6.2
import PackageDescription

// Reports each function that is entered, through LLVM's coverage. The compiler asks for a sanitizer with
// it; this one is nothing but that coverage, and its runtime is not linked.
let reporting: [SwiftSetting] = [
  .unsafeFlags(["-sanitize=fuzzer", "-sanitize-coverage=func,trace-pc-guard"])
]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Paths",
  targets: [
    // The library's own sources and the stand-in's, by symbolic links: other builds are not reported on.
    .target(name: "Usher", swiftSettings: settings + reporting),
    .target(
      name: "UsherUIKit", dependencies: ["Usher", "UIKit"], swiftSettings: settings + reporting),
    .target(name: "UIKitInit"),
    .target(name: "UserNotifications"),
    .target(
      name: "UIKit", dependencies: ["UIKitInit", "UserNotifications"],
      swiftSettings: settings + reporting),
    .target(
      name: "UIKitPerson", dependencies: ["UIKit", "UserNotifications"], swiftSettings: settings),

    // What a function reports to.
    .target(name: "CRecording"),
    .executableTarget(
      name: "paths",
      dependencies: ["CRecording", "UIKit", "UIKitPerson", "Usher", "UsherUIKit"],
      swiftSettings: settings + reporting),
  ],
  swiftLanguageModes: [.v6]
)
