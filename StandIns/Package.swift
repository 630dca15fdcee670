// swift-tools-version: 6.2
import PackageDescription

// A package of its own: a target named `UIKit` must never be visible to users of the root package.
let isStrict = Context.environment["USHER_STRICT"] != nil

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  + (isStrict ? [.treatAllWarnings(as: .error)] : [])

// There is no cross-import overlay of Testing and UIKit here.
let testSettings: [SwiftSetting] =
  settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

let package = Package(
  name: "StandIns",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitPerson", targets: ["UIKitPerson"]),
  ],
  targets: [
    // The library's own sources, by symbolic links: this package must not depend on the root.
    .target(name: "Usher", swiftSettings: settings),
    .target(name: "UsherTesting", dependencies: ["Usher"], swiftSettings: settings),
    .target(name: "UsherUIKit", dependencies: ["Usher", "UIKit"], swiftSettings: settings),
    .testTarget(
      name: "UsherUIKitTests",
      dependencies: ["Usher", "UsherTesting", "UsherUIKit", "UIKit", "UIKitPerson"],
      swiftSettings: testSettings),
    .target(name: "UIKit", swiftSettings: settings),
    .target(name: "UIKitPerson", dependencies: ["UIKit"], swiftSettings: settings),
    .target(
      name: "Swift5Fixture", dependencies: ["UIKit"], path: "Tests/Swift5Fixture",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "UIKitPerson", "Swift5Fixture"],
      swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)
