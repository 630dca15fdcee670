// swift-tools-version: 6.2
import PackageDescription

let isStrict = Context.environment["USHER_STRICT"] != nil

let settings: [SwiftSetting] =
  (isStrict ? [.treatAllWarnings(as: .error)] : []) + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

let usher = Target.Dependency.product(name: "Usher", package: "Usher")
let usherWeb = Target.Dependency.product(name: "UsherWeb", package: "Usher")

let package = Package(
  name: "UsherBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Usher", path: "..")],
  targets: [
    // Where counting begins and ends, and how many times memory is asked for in between.
    .target(name: "CMeasuring"),
    // What a careful person writes without the library, and less than which nobody can do with.
    .target(name: "HandWritten", swiftSettings: settings),
    .target(
      name: "Workloads", dependencies: ["HandWritten", usher, usherWeb], swiftSettings: settings),
    .executableTarget(
      name: "benchmarks", dependencies: ["CMeasuring", "Workloads"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
