// swift-tools-version: 6.2
import PackageDescription

// The project's own scripts set USHER_STRICT: warnings are errors for its developers, never for its users.
let isStrict = Context.environment["USHER_STRICT"] != nil

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  + (isStrict
    ? [.treatAllWarnings(as: .error), .unsafeFlags(["-require-explicit-sendable"])]
    : [])

let withHummingbird: TargetDependencyCondition? = .when(traits: ["Hummingbird"])
let withFlowTool: TargetDependencyCondition? = .when(traits: ["FlowTool"])

// The folder of a toolchain with SwiftSyntax: `Scripts/flow-tool` sets it, and saves minutes of building.
let toolchain = Context.environment["SWIFT_SYNTAX"]
let syntaxSettings: [SwiftSetting] = toolchain.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinking: [LinkerSetting] =
  toolchain.map {
    [
      .unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]),
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
    ]
  } ?? []
let syntaxPackages: [Package.Dependency] =
  toolchain == nil
  ? [.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"605.0.0")] : []
let syntaxProducts: [Target.Dependency] =
  toolchain == nil
  ? ["SwiftSyntax", "SwiftParser"].map {
    .product(name: $0, package: "swift-syntax", condition: withFlowTool)
  } : []

let package = Package(
  name: "Usher",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Usher", targets: ["Usher"]),
    .library(name: "UsherLinks", targets: ["UsherLinks"]),
    .library(name: "UsherSnapshots", targets: ["UsherSnapshots"]),
    .library(name: "UsherJournal", targets: ["UsherJournal"]),
    .library(name: "UsherTesting", targets: ["UsherTesting"]),
    .library(name: "UsherHostTesting", targets: ["UsherHostTesting"]),
    .library(name: "UsherUIKit", targets: ["UsherUIKit"]),
    .library(name: "UsherSwiftUI", targets: ["UsherSwiftUI"]),
    .library(name: "UsherWeb", targets: ["UsherWeb"]),
    .library(name: "UsherWebTesting", targets: ["UsherWebTesting"]),
    .library(name: "UsherHummingbird", targets: ["UsherHummingbird"]),
    .library(name: "UsherInspector", targets: ["UsherInspector"]),
    // Not `usher`: Xcode 26 confuses targets whose names differ only in case: swiftlang/swift-build#982.
    .executable(name: "UsherCommand", targets: ["UsherCommand"]),
    .plugin(name: "UsherPlugin", targets: ["UsherPlugin"]),
  ],
  traits: [
    .trait(
      name: "Hummingbird",
      description: "Builds UsherHummingbird, which serves UsherWeb's pages with Hummingbird."),
    .trait(
      name: "FlowTool",
      description: "Builds the program usher, which draws, checks and reviews coordinators."),
  ],
  // Only the trait uses them: SwiftPM resolves none of them without it.
  dependencies: [
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ] + syntaxPackages,
  targets: [
    .target(name: "Usher", swiftSettings: settings),
    // Not in the core: an app pays only for what it imports.
    .target(name: "UsherLinks", dependencies: ["Usher"], swiftSettings: settings),
    .target(name: "UsherSnapshots", dependencies: ["Usher"], swiftSettings: settings),
    .target(
      name: "UsherJournal", dependencies: ["Usher", "UsherSnapshots"], swiftSettings: settings),
    .target(
      name: "UsherTesting",
      dependencies: ["Usher", "UsherLinks", "UsherSnapshots", "UsherJournal"],
      swiftSettings: settings),
    // For authors of hosts.
    .target(
      name: "UsherHostTesting", dependencies: ["Usher", "UsherLinks", "UsherTesting"],
      swiftSettings: settings),
    // Empty where there is no UIKit; the nested package in StandIns builds and tests it elsewhere.
    .target(name: "UsherUIKit", dependencies: ["Usher"], swiftSettings: settings),
    // Empty where there is no SwiftUI.
    .target(
      name: "UsherSwiftUI", dependencies: ["Usher", "UsherLinks", "UsherSnapshots", "UsherUIKit"],
      swiftSettings: settings),
    .target(
      name: "UsherWeb", dependencies: ["Usher", "UsherLinks", "UsherSnapshots", "UsherJournal"],
      // `Scripts/house embed` writes what is in these into a Swift file.
      exclude: ["Browser"], swiftSettings: settings),
    // For authors of stores of trees: the tests of an iOS app do not build the web host for it.
    .target(
      name: "UsherWebTesting", dependencies: ["UsherSnapshots", "UsherWeb"], swiftSettings: settings
    ),
    // Empty in a release build.
    .target(
      name: "UsherInspector",
      dependencies: ["Usher", "UsherLinks", "UsherSnapshots", "UsherJournal"],
      exclude: ["Browser"], swiftSettings: settings),
    // Empty without the trait.
    .target(
      name: "UsherHummingbird",
      dependencies: [
        "UsherWeb",
        .product(name: "Hummingbird", package: "hummingbird", condition: withHummingbird),
        .product(name: "HummingbirdCore", package: "hummingbird", condition: withHummingbird),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: withHummingbird),
        .product(name: "Logging", package: "swift-log", condition: withHummingbird),
        .product(name: "NIOCore", package: "swift-nio", condition: withHummingbird),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio", condition: withHummingbird),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: withHummingbird),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: withHummingbird),
        .product(
          name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: withHummingbird),
        .product(
          name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: withHummingbird),
        .product(
          name: "UnixSignals", package: "swift-service-lifecycle", condition: withHummingbird),
      ], swiftSettings: settings),
    // The flow tool. What reads Swift, and the command line, are empty without the trait.
    .target(name: "FlowFacts", swiftSettings: settings),
    .target(
      name: "FlowReading", dependencies: ["FlowFacts"] + syntaxProducts,
      swiftSettings: settings + syntaxSettings, linkerSettings: syntaxLinking),
    .target(name: "FlowOutput", dependencies: ["FlowFacts"], swiftSettings: settings),
    .target(
      name: "FlowReview", dependencies: ["FlowFacts", "FlowOutput"], swiftSettings: settings),
    .target(name: "FlowGraph", dependencies: ["FlowFacts"], swiftSettings: settings),
    .target(
      name: "FlowDrawing", dependencies: ["FlowFacts", "FlowGraph", "FlowOutput"],
      swiftSettings: settings),
    .target(
      name: "FlowChecks", dependencies: ["FlowFacts", "FlowGraph", "FlowOutput"],
      swiftSettings: settings),
    .executableTarget(
      name: "UsherCommand",
      dependencies: [
        "FlowFacts", "FlowReading", "FlowGraph", "FlowDrawing", "FlowChecks", "FlowReview",
        "FlowOutput",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: withFlowTool),
      ],
      swiftSettings: settings + syntaxSettings, linkerSettings: syntaxLinking),
    // `swift package usher`; without the trait the program says how to build it.
    .plugin(
      name: "UsherPlugin",
      capability: .command(
        intent: .custom(
          verb: "usher", description: "Draws, checks and reviews the flows of an app.")),
      dependencies: ["UsherCommand"]),
    .testTarget(
      name: "UsherTests",
      dependencies: [
        "Usher", "UsherLinks", "UsherSnapshots", "UsherJournal", "UsherHostTesting", "UsherTesting",
      ],
      swiftSettings: settings),
    // Adds a navigation model without changing the core.
    .testTarget(
      name: "UsherModelTests",
      dependencies: ["Usher", "UsherLinks", "UsherSnapshots", "UsherJournal", "UsherTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "UsherJournalTests",
      dependencies: ["Usher", "UsherLinks", "UsherSnapshots", "UsherJournal", "UsherTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "UsherTestingTests",
      dependencies: [
        "Usher", "UsherHostTesting", "UsherLinks", "UsherSnapshots", "UsherJournal", "UsherTesting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "UsherHostTestingTests",
      dependencies: ["Usher", "UsherHostTesting", "UsherLinks", "UsherSnapshots", "UsherTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "Usher", "UsherLinks", "UsherSnapshots", "UsherJournal", "UsherHostTesting", "UsherTesting",
        "UsherInspector", "UsherWeb",
      ],
      swiftSettings: settings),
    // The recipes of docs/cookbook.md.
    .testTarget(
      name: "CookbookTests",
      dependencies: ["Usher", "UsherLinks", "UsherSnapshots", "UsherTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "UsherWebTests",
      dependencies: [
        "Usher", "UsherLinks", "UsherSnapshots", "UsherJournal", "UsherHostTesting", "UsherTesting",
        "UsherWeb", "UsherWebTesting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "UsherInspectorTests",
      dependencies: [
        "Usher", "UsherLinks", "UsherSnapshots", "UsherJournal", "UsherTesting", "UsherInspector",
      ],
      swiftSettings: settings),
    // The contract of hosts on real UIKit; nothing of it is compiled where there is none.
    .testTarget(
      name: "SimulatorTests",
      dependencies: ["Usher", "UsherLinks", "UsherHostTesting", "UsherTesting", "UsherUIKit"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
