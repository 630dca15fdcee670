// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The manifest of the copy that `Scripts/plant-bugs` makes: the model of SwiftUI with its tests.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
// There is no cross-import overlay of Testing and UIKit here.
let testSettings: [SwiftSetting] =
  settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

let package = Package(
  name: "PlantedSwiftUIBugs",
  targets: [
    .target(name: "UIKitInit"),
    .target(name: "UserNotifications", swiftSettings: settings),
    .target(
      name: "UIKit", dependencies: ["UIKitInit", "UserNotifications"], swiftSettings: settings),
    .target(
      name: "UIKitPerson", dependencies: ["UIKit", "UserNotifications"], swiftSettings: settings),
    .target(name: "Combine", swiftSettings: settings),
    .macro(name: "SwiftUIMacros", swiftSettings: settings),
    .target(
      name: "SwiftUI", dependencies: ["Combine", "SwiftUIMacros", "UIKit"],
      swiftSettings: settings),
    .target(
      name: "SwiftUIPerson", dependencies: ["SwiftUI", "UIKit", "UIKitPerson"],
      swiftSettings: settings),
    .testTarget(
      name: "PlantedTests", dependencies: ["SwiftUI", "SwiftUIPerson", "UIKit", "UIKitPerson"],
      swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)
