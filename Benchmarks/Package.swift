// swift-tools-version: 6.2
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
  targets: [
    // The library's own sources, by symbolic links: one build serves what is measured beside the
    // stand-in UIKit too, and that must never be in one graph with the root package.
    .target(name: "Usher", swiftSettings: settings),
    .target(name: "UsherLinks", dependencies: ["Usher", "UIKit"], swiftSettings: settings),
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
    .target(name: "UsherUIKit", dependencies: ["Usher", "UIKit"], swiftSettings: settings),
    .target(name: "UIKitInit"),
    .target(name: "UIKit", dependencies: ["UIKitInit"], swiftSettings: settings),
    .target(name: "UIKitPerson", dependencies: ["UIKit"], swiftSettings: settings),

    // Where counting begins and ends, and how many times memory is asked for in between.
    .target(name: "CMeasuring"),
    // What a row is: workloads, readings, budgets.
    .target(name: "Measuring", dependencies: ["CMeasuring"], swiftSettings: settings),
    // What a careful person writes without the library, and less than which nobody can do with.
    .target(name: "HandWritten", swiftSettings: settings),
    .target(name: "HandWrittenUIKit", dependencies: ["UIKit"], swiftSettings: settings),
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
    .executableTarget(
      name: "benchmarks", dependencies: ["CMeasuring", "Measuring", "UIKitWorkloads", "Workloads"],
      swiftSettings: settings,
      // The profiler gives up on the compiler's debug information; the names of functions remain.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"], .when(platforms: [.linux]))]),
  ],
  swiftLanguageModes: [.v6]
)
