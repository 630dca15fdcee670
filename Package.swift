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

let package = Package(
  name: "Usher",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Usher", targets: ["Usher"]),
    .library(name: "UsherJournal", targets: ["UsherJournal"]),
    .library(name: "UsherTesting", targets: ["UsherTesting"]),
    .library(name: "UsherUIKit", targets: ["UsherUIKit"]),
    .library(name: "UsherWeb", targets: ["UsherWeb"]),
  ],
  targets: [
    .target(name: "Usher", swiftSettings: settings),
    // Not in the core: a tool for developers, for which an app pays that imports it.
    .target(name: "UsherJournal", dependencies: ["Usher"], swiftSettings: settings),
    .target(
      name: "UsherTesting", dependencies: ["Usher", "UsherJournal"], swiftSettings: settings),
    // Empty where there is no UIKit; the nested package in StandIns builds and tests it elsewhere.
    .target(name: "UsherUIKit", dependencies: ["Usher"], swiftSettings: settings),
    .target(name: "UsherWeb", dependencies: ["Usher", "UsherJournal"], swiftSettings: settings),
    .testTarget(
      name: "UsherTests", dependencies: ["Usher", "UsherJournal", "UsherTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "UsherJournalTests", dependencies: ["Usher", "UsherJournal", "UsherTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "UsherTestingTests", dependencies: ["Usher", "UsherTesting"], swiftSettings: settings),
    .testTarget(
      name: "ReadmeTests", dependencies: ["Usher", "UsherJournal", "UsherTesting", "UsherWeb"],
      swiftSettings: settings),
    .testTarget(
      name: "UsherWebTests", dependencies: ["Usher", "UsherJournal", "UsherTesting", "UsherWeb"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
