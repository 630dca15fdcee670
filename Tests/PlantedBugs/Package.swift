// swift-tools-version: 6.2
import PackageDescription

// The manifest of the copy that `Scripts/plant-bugs` makes.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "PlantedBugs",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Usher", swiftSettings: settings),
    .target(name: "UsherLinks", dependencies: ["Usher"], swiftSettings: settings),
    .target(name: "UsherSnapshots", dependencies: ["Usher"], swiftSettings: settings),
    .target(
      name: "UsherJournal", dependencies: ["Usher", "UsherSnapshots"], swiftSettings: settings),
    .target(
      name: "UsherTesting",
      dependencies: ["Usher", "UsherLinks", "UsherSnapshots", "UsherJournal"],
      swiftSettings: settings),
    .executableTarget(
      name: "planted", dependencies: ["Usher", "UsherTesting"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
