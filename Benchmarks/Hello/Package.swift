// swift-tools-version: 6.2
import PackageDescription

/// A program that prints hello with some products, to compare its size with the plain one.
func hello(_ name: String, with products: String..., isStored: Bool = false) -> Target {
  .executableTarget(
    name: name, dependencies: products.map { .product(name: $0, package: "Usher") },
    swiftSettings: isStored ? [.define("STORED")] : [])
}

let package = Package(
  name: "Hello",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Usher", path: "../..")],
  targets: [
    hello("plain"),
    hello("with-usher", with: "Usher"),
    hello("with-links", with: "Usher", "UsherLinks"),
    hello("with-snapshots", with: "Usher", "UsherSnapshots", isStored: true),
    hello("with-journal", with: "Usher", "UsherJournal", isStored: true),
  ],
  swiftLanguageModes: [.v6]
)
