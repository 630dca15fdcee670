// swift-tools-version: 6.2
import PackageDescription

// A package in Swift 5 mode.
let package = Package(
  name: "Swift5User",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "Usher", path: "../..")],
  targets: [
    .target(
      name: "Swift5User",
      dependencies: [
        .product(name: "Usher", package: "Usher"), .product(name: "UsherLinks", package: "Usher"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)])
  ]
)
