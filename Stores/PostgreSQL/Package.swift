// swift-tools-version: 6.2
import PackageDescription

let isStrict = Context.environment["USHER_STRICT"] != nil

let settings: [SwiftSetting] =
  (isStrict ? [.treatAllWarnings(as: .error)] : []) + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

// A package of its own: an app that does not use it needs no libpq.
let package = Package(
  name: "UsherPostgreSQL",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "UsherPostgreSQL", targets: ["UsherPostgreSQL"])],
  dependencies: [.package(name: "Usher", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CPostgreSQL", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev", "pkg-config"]), .brew(["libpq", "pkgconf"])]),
    .target(
      name: "UsherPostgreSQL",
      dependencies: ["CPostgreSQL", .product(name: "UsherWeb", package: "Usher")],
      swiftSettings: settings),
    .testTarget(
      name: "UsherPostgreSQLTests",
      dependencies: [
        "UsherPostgreSQL", .product(name: "UsherWeb", package: "Usher"),
        .product(name: "UsherWebTesting", package: "Usher"),
      ], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
