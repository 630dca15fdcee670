// swift-tools-version: 6.2
import PackageDescription

// Campus in a window on a Mac: `swift run` in this folder. The app and its views are those of
// `CampusSwiftUI.swiftpm`, by symbolic links.
let package = Package(
  name: "CampusMac",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Usher", path: "../../..")],
  targets: [
    .executableTarget(
      name: "CampusMac",
      dependencies: [
        "Campus", "CampusSwiftUI", .product(name: "UsherSwiftUI", package: "Usher"),
      ],
      path: "App"),
    .target(
      name: "Campus",
      dependencies: [
        .product(name: "Usher", package: "Usher"),
        .product(name: "UsherLinks", package: "Usher"),
        .product(name: "UsherSnapshots", package: "Usher"),
      ]),
    .target(
      name: "CampusSwiftUI",
      dependencies: [
        "Campus", .product(name: "UsherLinks", package: "Usher"),
        .product(name: "UsherSwiftUI", package: "Usher"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
