// swift-tools-version: 6.2
import PackageDescription

// Two programs that say hello, one of them through the core: how much larger it is.
let package = Package(
  name: "Hello",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Usher", path: "../..")],
  targets: [
    .executableTarget(name: "plain"),
    .executableTarget(
      name: "with-usher", dependencies: [.product(name: "Usher", package: "Usher")]),
  ],
  swiftLanguageModes: [.v6]
)
