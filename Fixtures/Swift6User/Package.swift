// swift-tools-version: 6.2
import PackageDescription

// A package in strict Swift 6 mode.
let package = Package(
  name: "Swift6User",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "Usher", path: "../..")],
  targets: [
    .target(
      name: "Swift6User",
      dependencies: [.product(name: "Usher", package: "Usher")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ]
)
