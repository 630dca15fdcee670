// swift-tools-version: 6.2
import PackageDescription

// Builds and tests the flow tool without the rest of the root package, whose sources it links to.

let isStrict = Context.environment["USHER_STRICT"] != nil

/// Where the toolchain has SwiftSyntax: `Scripts/flow-tool` sets it, and saves minutes of building.
let toolchain = Context.environment["SWIFT_SYNTAX"]

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .define("FlowTool"),
  ]
  + (isStrict ? [.treatAllWarnings(as: .error)] : [])
  + (toolchain.map { [.unsafeFlags(["-I", $0])] } ?? [])

let linking: [LinkerSetting] =
  toolchain.map {
    [
      .unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]),
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
    ]
  } ?? []

let syntax: [Target.Dependency] =
  toolchain == nil
  ? ["SwiftSyntax", "SwiftParser"].map { .product(name: $0, package: "swift-syntax") } : []

let package = Package(
  name: "Flows",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ]
    + (toolchain == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"605.0.0")] : []),
  targets: [
    .target(name: "FlowFacts", swiftSettings: settings),
    .target(
      name: "FlowReading", dependencies: ["FlowFacts"] + syntax, swiftSettings: settings,
      linkerSettings: linking),
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
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings, linkerSettings: linking),
    .testTarget(
      name: "FlowToolTests",
      dependencies: [
        "FlowFacts", "FlowReading", "FlowGraph", "FlowDrawing", "FlowChecks", "FlowReview",
        "FlowOutput", "UsherCommand",
      ],
      swiftSettings: settings, linkerSettings: linking),
  ],
  swiftLanguageModes: [.v6]
)
