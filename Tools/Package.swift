// swift-tools-version: 6.2
import PackageDescription

// The house's own tools. No other package depends on this one, so that users never build it.

let isStrict = Context.environment["USHER_STRICT"] != nil

/// Where the toolchain has SwiftSyntax: `Scripts/house` sets it, and saves minutes of building.
let toolchain = Context.environment["SWIFT_SYNTAX"]

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  + (isStrict ? [.treatAllWarnings(as: .error)] : [])
  + (toolchain.map { [.unsafeFlags(["-I", $0])] } ?? [])

let linking: [LinkerSetting] =
  toolchain.map {
    [
      .unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]),
      .linkedLibrary("SwiftSyntax"),
      .linkedLibrary("SwiftParser"),
    ]
  } ?? []

let package = Package(
  name: "Tools",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ]
    + (toolchain == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"605.0.0")] : []),
  targets: [
    .target(
      name: "HouseRules",
      dependencies: toolchain == nil
        ? [
          .product(name: "SwiftSyntax", package: "swift-syntax"),
          .product(name: "SwiftParser", package: "swift-syntax"),
        ] : [],
      swiftSettings: settings, linkerSettings: linking),
    .executableTarget(
      name: "house",
      dependencies: [
        "HouseRules", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings, linkerSettings: linking),
    .testTarget(
      name: "HouseRulesTests", dependencies: ["HouseRules"],
      swiftSettings: settings, linkerSettings: linking),
  ],
  swiftLanguageModes: [.v6]
)
