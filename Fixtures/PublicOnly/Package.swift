// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
let usher = Target.Dependency.product(name: "Usher", package: "Usher")
let links = Target.Dependency.product(name: "UsherLinks", package: "Usher")

// Users of the library: one that conforms to and calls every public symbol, so that a
// source-breaking change fails here, and three in other language modes.
let package = Package(
  name: "PublicOnly",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "Usher", path: "../..")],
  targets: [
    .target(
      name: "PublicOnly",
      dependencies: [
        usher,
        .product(name: "UsherJournal", package: "Usher"),
        links,
        .product(name: "UsherSnapshots", package: "Usher"),
        .product(name: "UsherHostTesting", package: "Usher"),
        .product(name: "UsherTesting", package: "Usher"),
        .product(name: "UsherInspector", package: "Usher"),
        .product(name: "UsherWeb", package: "Usher"),
        .product(name: "UsherWebTesting", package: "Usher"),
      ],
      swiftSettings: strict),
    .target(
      name: "Swift5User", dependencies: [usher, links],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .target(name: "Swift6User", dependencies: [usher], swiftSettings: strict),
    // Its declarations are isolated to the main actor by default.
    .target(
      name: "MainActorUser", dependencies: [usher],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    // The host of docs/hosts.md: a host needs only public API.
    .target(
      name: "TextHost",
      dependencies: [usher],
      swiftSettings: strict),
    // The app of docs/web.md.
    .target(
      name: "NotesWeb",
      dependencies: [
        usher,
        .product(name: "UsherInspector", package: "Usher"),
        .product(name: "UsherWeb", package: "Usher"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NotesWebTests",
      dependencies: [
        "NotesWeb", .product(name: "UsherWeb", package: "Usher"),
        .product(name: "UsherWebTesting", package: "Usher"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TextHostTests",
      dependencies: [
        "TextHost",
        usher,
        .product(name: "UsherHostTesting", package: "Usher"),
        links,
      ],
      swiftSettings: strict),
  ]
)
