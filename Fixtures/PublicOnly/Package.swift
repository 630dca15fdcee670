// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

// A package that conforms to and calls every public symbol, so that a source-breaking change
// fails here.
let package = Package(
  name: "PublicOnly",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "Usher", path: "../..")],
  targets: [
    .target(
      name: "PublicOnly",
      dependencies: [
        .product(name: "Usher", package: "Usher"),
        .product(name: "UsherJournal", package: "Usher"),
        .product(name: "UsherLinks", package: "Usher"),
        .product(name: "UsherSnapshots", package: "Usher"),
        .product(name: "UsherHostTesting", package: "Usher"),
        .product(name: "UsherTesting", package: "Usher"),
        .product(name: "UsherWeb", package: "Usher"),
      ],
      swiftSettings: strict),
    // The host of docs/hosts.md: a host needs only public API.
    .target(
      name: "TextHost",
      dependencies: [.product(name: "Usher", package: "Usher")],
      swiftSettings: strict),
    // The app of docs/web.md.
    .target(
      name: "NotesWeb",
      dependencies: [
        .product(name: "Usher", package: "Usher"),
        .product(name: "UsherWeb", package: "Usher"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NotesWebTests",
      dependencies: ["NotesWeb", .product(name: "UsherWeb", package: "Usher")],
      swiftSettings: strict),
    .testTarget(
      name: "TextHostTests",
      dependencies: [
        "TextHost",
        .product(name: "Usher", package: "Usher"),
        .product(name: "UsherHostTesting", package: "Usher"),
        .product(name: "UsherLinks", package: "Usher"),
      ],
      swiftSettings: strict),
  ]
)
