// swift-tools-version: 6.2
import PackageDescription

let isStrict = Context.environment["USHER_STRICT"] != nil

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

let usher = Target.Dependency.product(name: "Usher", package: "Usher")
let usherWeb = Target.Dependency.product(name: "UsherWeb", package: "Usher")

// A package of its own, so that nobody builds this server for the other examples.
let package = Package(
  name: "UsherHummingbird",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "Usher", path: "../.."),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // The other examples' own folders, through symbolic links.
    .target(name: "Practice", dependencies: [usher]),
    .target(name: "PracticeWeb", dependencies: ["Practice", usherWeb]),
    .executableTarget(
      name: "serve",
      dependencies: [
        "Practice", "PracticeWeb", usherWeb,
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
