// swift-tools-version: 6.2
import PackageDescription

// A package whose declarations are isolated to the main actor by default.
let package = Package(
  name: "MainActorUser",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "Usher", path: "../..")],
  targets: [
    .target(
      name: "MainActorUser",
      dependencies: [.product(name: "Usher", package: "Usher")],
      swiftSettings: [
        .swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .treatAllWarnings(as: .error),
      ])
  ]
)
