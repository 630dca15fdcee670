// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let isStrict = Context.environment["USHER_STRICT"] != nil

let settings: [SwiftSetting] =
  (isStrict ? [.treatAllWarnings(as: .error)] : []) + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

let package = Package(
  name: "UsherBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The library's own sources, by symbolic links: one build also serves the measurements with
    // the stand-in UIKit, which must never be in one graph with the root package.
    .target(name: "Usher", swiftSettings: settings),
    .target(
      name: "UsherLinks", dependencies: ["Usher", "UIKit", "UserNotifications"],
      swiftSettings: settings),
    .target(name: "UsherSnapshots", dependencies: ["Usher", "UIKit"], swiftSettings: settings),
    .target(
      name: "UsherJournal", dependencies: ["Usher", "UsherSnapshots"], swiftSettings: settings),
    .target(
      name: "UsherTesting",
      dependencies: ["Usher", "UsherLinks", "UsherSnapshots", "UsherJournal"],
      swiftSettings: settings),
    .target(
      name: "UsherWeb", dependencies: ["Usher", "UsherLinks", "UsherSnapshots", "UsherJournal"],
      swiftSettings: settings),
    // Its sources ask whether SwiftUI can be imported, which must not depend on the order of a build.
    .target(
      name: "UsherUIKit", dependencies: ["Usher", "UIKit", "SwiftUI"], swiftSettings: settings),
    .target(
      name: "UsherSwiftUI",
      dependencies: ["SwiftUI", "UIKit", "Usher", "UsherLinks", "UsherSnapshots", "UsherUIKit"],
      swiftSettings: settings),
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

    // Marks the begin and end of counting, and counts allocations in between.
    .target(name: "CMeasuring"),
    // The definition of a row: workloads, readings, budgets.
    .target(name: "Measuring", dependencies: ["CMeasuring"], swiftSettings: settings),
    // Careful code without the library, and the least that any code must do.
    .target(name: "HandWritten", swiftSettings: settings),
    .target(name: "HandWrittenUIKit", dependencies: ["UIKit"], swiftSettings: settings),
    .target(name: "HandWrittenSwiftUI", dependencies: ["SwiftUI"], swiftSettings: settings),
    // The example apps that a browser shows and the fuzzer walks through.
    .target(name: "Practice", dependencies: ["Usher", "UsherLinks", "UsherSnapshots"]),
    .target(name: "PracticeWeb", dependencies: ["Practice", "UsherWeb"]),
    .target(name: "Campus", dependencies: ["Usher", "UsherLinks", "UsherSnapshots"]),
    .target(
      name: "CampusFuzzing", dependencies: ["Campus", "UsherTesting"], swiftSettings: settings),
    .target(
      name: "Workloads",
      dependencies: [
        "Campus", "CampusFuzzing", "HandWritten", "Measuring", "Practice", "PracticeWeb", "Usher",
        "UsherLinks", "UsherSnapshots", "UsherTesting", "UsherWeb",
      ],
      swiftSettings: settings),
    .target(
      name: "UIKitWorkloads",
      dependencies: [
        "HandWrittenUIKit", "Measuring", "UIKit", "UIKitPerson", "Usher", "UsherUIKit",
      ],
      swiftSettings: settings),
    .target(
      name: "SwiftUIWorkloads",
      dependencies: [
        "HandWrittenSwiftUI", "Measuring", "SwiftUI", "UIKit", "UIKitPerson", "Usher",
        "UsherSwiftUI",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CMeasuring", "Measuring", "SwiftUIWorkloads", "UIKitWorkloads", "Workloads",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings,
      // The profiler cannot read the compiler's debug information; the names of functions
      // remain.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"], .when(platforms: [.linux]))]),
  ],
  swiftLanguageModes: [.v6]
)
