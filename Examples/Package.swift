// swift-tools-version: 6.2
import PackageDescription

let isStrict = Context.environment["USHER_STRICT"] != nil

// The apps have the settings of a user's new project, so that their code can be copied into one.
let appSettings: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

let settings: [SwiftSetting] =
  appSettings + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

let usher = Target.Dependency.product(name: "Usher", package: "Usher")
let usherLinks = Target.Dependency.product(name: "UsherLinks", package: "Usher")
let usherSnapshots = Target.Dependency.product(name: "UsherSnapshots", package: "Usher")
let usherUIKit = Target.Dependency.product(name: "UsherUIKit", package: "Usher")
let usherSwiftUI = Target.Dependency.product(name: "UsherSwiftUI", package: "Usher")
let usherWeb = Target.Dependency.product(name: "UsherWeb", package: "Usher")
let usherWebTesting = Target.Dependency.product(name: "UsherWebTesting", package: "Usher")
let usherHummingbird = Target.Dependency.product(name: "UsherHummingbird", package: "Usher")
let usherJournal = Target.Dependency.product(name: "UsherJournal", package: "Usher")
let usherHostTesting = Target.Dependency.product(name: "UsherHostTesting", package: "Usher")
let usherInspector = Target.Dependency.product(name: "UsherInspector", package: "Usher")
let usherTesting = Target.Dependency.product(name: "UsherTesting", package: "Usher")

// The modules of an app with links and restoration.
let usherApp = [usher, usherLinks, usherSnapshots]

// `make cluster` and `make test-cluster` set it. The demo alone needs no libpq.
let hasPostgreSQL = Context.environment["DEMO_POSTGRESQL"] != nil

let package = Package(
  name: "UsherExamples",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(name: "Usher", path: "..", traits: ["Hummingbird"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    // The apps: coordinators and view models, for any host.
    .target(name: "Practice", dependencies: usherApp, swiftSettings: appSettings),
    .target(name: "Campus", dependencies: usherApp, swiftSettings: appSettings),
    .target(name: "EarlyBuddy", dependencies: usherApp, swiftSettings: appSettings),
    .target(name: "TwentyFiveLines", dependencies: [usher], swiftSettings: appSettings),
    .testTarget(
      name: "PracticeTests",
      dependencies: ["Practice", "Walking", usherHostTesting, usherTesting] + usherApp,
      swiftSettings: settings),
    .testTarget(
      name: "CampusTests",
      dependencies: ["Campus", "Walking", usherHostTesting, usherTesting] + usherApp,
      swiftSettings: settings),
    .testTarget(
      name: "EarlyBuddyTests", dependencies: ["EarlyBuddy", usherTesting] + usherApp,
      swiftSettings: settings),
    .testTarget(
      name: "TwentyFiveLinesTests", dependencies: ["TwentyFiveLines", usher, usherTesting],
      swiftSettings: settings),

    // What the apps keep, and what they look up.
    .target(name: "EarlyBuddyMemory", dependencies: ["EarlyBuddy"], swiftSettings: settings),
    .target(
      name: "EarlyBuddyStore",
      dependencies: ["EarlyBuddy", .product(name: "GRDB", package: "GRDB.swift")],
      resources: [.copy("Resources/places.tsv")], swiftSettings: settings),
    .testTarget(
      name: "EarlyBuddyStoreTests",
      dependencies: [
        "EarlyBuddy", "EarlyBuddyStore", .product(name: "GRDB", package: "GRDB.swift"),
      ], swiftSettings: settings),

    // Lens: protocols for its storage and its image decoding, implemented by separate services.
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev", "pkg-config"]), .brew(["libpng", "pkgconf"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg-dev", "pkg-config"]), .brew(["jpeg-turbo", "pkgconf"])]),
    .target(
      name: "CImageReading", dependencies: ["CPNG", "CJPEG"],
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("jpeg")]),
    .target(name: "Lens", dependencies: usherApp, swiftSettings: appSettings),
    .target(name: "LensMemory", dependencies: ["Lens"], swiftSettings: settings),
    // The system's library for one call of scrypt: swift-crypto would compile all of BoringSSL for it.
    .systemLibrary(
      name: "CSodium", pkgConfig: "libsodium",
      providers: [.apt(["libsodium-dev", "pkg-config"]), .brew(["libsodium", "pkgconf"])]),
    .target(
      name: "LensServices", dependencies: ["Lens", "CImageReading", "CSodium"],
      swiftSettings: settings),
    .testTarget(
      name: "LensTests",
      dependencies: ["Lens", "LensServices", "Walking", usherTesting] + usherApp,
      swiftSettings: settings),

    // Session: its server, and its storage on this device.
    .target(name: "Session", dependencies: usherApp, swiftSettings: appSettings),
    .target(
      name: "SessionServices",
      dependencies: [
        "LoopbackHTTP", "Session", usherHummingbird, usherWeb,
        .product(name: "Logging", package: "swift-log"),
      ], swiftSettings: settings),
    .target(name: "SessionMemory", dependencies: ["Session"], swiftSettings: settings),
    .testTarget(
      name: "SessionTests",
      dependencies: ["Session", "SessionMemory", "SessionServices", usherTesting] + usherApp,
      swiftSettings: settings),

    // A user's steps through the apps, the same for every host.
    .target(
      name: "Walking", dependencies: [usher, usherHostTesting, usherTesting],
      swiftSettings: settings),
    .testTarget(name: "WalkingTests", dependencies: ["Walking"], swiftSettings: settings),

    // How they look with UIKit and SwiftUI; empty where there is none. `Apps` has an app around each, for Xcode.
    .target(name: "PlainUIKit", swiftSettings: appSettings),
    .target(
      name: "PracticeSwiftUI", dependencies: ["Practice", usherSwiftUI],
      swiftSettings: appSettings),
    .target(
      name: "CampusSwiftUI", dependencies: ["Campus", usherLinks, usherSwiftUI],
      swiftSettings: appSettings),
    .target(
      name: "SessionSwiftUI", dependencies: ["Session", "SessionMemory", usherSwiftUI],
      swiftSettings: appSettings),
    .target(
      name: "LensSwiftUI", dependencies: ["Lens", "LensMemory", usherLinks, usherSwiftUI],
      swiftSettings: appSettings),
    .target(
      name: "EarlyBuddySwiftUI",
      dependencies: ["EarlyBuddy", "EarlyBuddyMemory", usherLinks, usherSwiftUI],
      swiftSettings: appSettings),
    .target(
      name: "PracticeUIKit", dependencies: ["PlainUIKit", "Practice", usherUIKit],
      swiftSettings: appSettings),
    .target(
      name: "CampusUIKit", dependencies: ["Campus", "PlainUIKit", usherUIKit],
      swiftSettings: appSettings),
    .target(
      name: "SessionUIKit", dependencies: ["PlainUIKit", "Session", usherUIKit],
      swiftSettings: appSettings),
    .target(
      name: "LensUIKit", dependencies: ["Lens", "LensSwiftUI", usherUIKit],
      swiftSettings: appSettings),
    .target(
      name: "EarlyBuddyUIKit", dependencies: ["EarlyBuddy", "EarlyBuddySwiftUI", usherUIKit],
      swiftSettings: appSettings),

    // The views for a browser, and the server of the demo.
    .target(name: "PracticeWeb", dependencies: ["Practice", usherWeb], swiftSettings: appSettings),
    .target(name: "CampusWeb", dependencies: ["Campus", usherWeb], swiftSettings: appSettings),
    .target(name: "LensWeb", dependencies: ["Lens", usher, usherWeb], swiftSettings: appSettings),
    .target(
      name: "EarlyBuddyWeb", dependencies: ["EarlyBuddy", usherWeb], swiftSettings: appSettings),
    .target(name: "SessionWeb", dependencies: ["Session", usherWeb], swiftSettings: appSettings),
    .target(
      name: "DemoServer",
      dependencies: [
        "Practice", "PracticeWeb", "Campus", "CampusWeb", "EarlyBuddy", "EarlyBuddyStore",
        "EarlyBuddyWeb", "Lens", "LensServices", "LensWeb", "Session", "SessionServices",
        "SessionWeb", usher, usherHummingbird, usherInspector, usherJournal, usherWeb,
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
      ],
      resources: [.copy("Pictures"), .copy("Maps")], swiftSettings: settings),
    .executableTarget(name: "demo", dependencies: ["DemoServer"], swiftSettings: settings),
    .target(name: "DemoTesting", dependencies: ["demo"], swiftSettings: settings),
    .testTarget(
      name: "DemoServerTests",
      dependencies: [
        "DemoServer", "DemoTesting", usher, usherHummingbird, usherWeb, usherWebTesting,
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
      ], swiftSettings: settings),
    // Symbolic links compile its internal files into its tests.
    .testTarget(
      name: "ServerGuardTests",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
      ], swiftSettings: settings + [.define("Hummingbird")]),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "DemoServer", "DemoTesting", "EarlyBuddy", "EarlyBuddyMemory", "EarlyBuddyWeb", "Lens",
        "LensMemory", "LensWeb", "Walking", "WebDriver", usherInspector, usherJournal,
        usherTesting, usherWeb,
      ] + usherApp,
      swiftSettings: settings),

    // The possible actions on the apps' screens, for the fuzzer.
    .target(
      name: "FuzzRunner",
      dependencies: [
        "Campus", "EarlyBuddy", "EarlyBuddyMemory", "Lens", "LensMemory", "Practice", "Session",
        "SessionMemory", usher, usherTesting,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: settings),
    .executableTarget(name: "fuzz", dependencies: ["FuzzRunner"], swiftSettings: settings),
    .testTarget(
      name: "FuzzRunnerTests",
      dependencies: [
        "Campus", "EarlyBuddy", "EarlyBuddyMemory", "FuzzRunner", "Lens", "LensMemory", "Practice",
        usherTesting,
      ],
      swiftSettings: settings),

    // The committed results of walks through the apps, so that no change of them goes unnoticed.
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "Campus", "CampusWeb", "EarlyBuddy", "EarlyBuddyMemory", "EarlyBuddyWeb", "FuzzRunner",
        "Lens", "LensMemory", "LensWeb", "Practice", "PracticeWeb", "Session", "SessionWeb",
        usherJournal, usherTesting, usherWeb,
      ] + usherApp,
      exclude: ["Golden"], swiftSettings: settings),

    // A client for real browsers.
    .target(name: "WebDriver", dependencies: ["LoopbackHTTP"], swiftSettings: settings),
    .testTarget(
      name: "WebDriverTests", dependencies: ["WebDriver", usherHummingbird, usherWeb],
      swiftSettings: settings),

    // A client for servers on this machine.
    .target(
      name: "LoopbackHTTP",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ], swiftSettings: settings),

    // The apps that the tutorials end with: symbolic links to the files that they show, with views for a browser.
    .target(
      name: "FirstCafe", dependencies: [usher, usherWeb], path: "Sources/TutorialApps/FirstCafe",
      swiftSettings: appSettings),
    .target(
      name: "OrderCafe", dependencies: [usher, usherWeb], path: "Sources/TutorialApps/OrderCafe",
      swiftSettings: appSettings),
    .target(
      name: "LoginCafe", dependencies: [usher, usherLinks, usherWeb],
      path: "Sources/TutorialApps/LoginCafe", swiftSettings: appSettings),
    .target(
      name: "MovedApp", dependencies: [usher, usherWeb], path: "Sources/TutorialApps/MovedApp",
      swiftSettings: appSettings),
    .executableTarget(
      name: "playground",
      dependencies: [
        "FirstCafe", "LoginCafe", "MovedApp", "OrderCafe", usherHummingbird, usherWeb,
      ], swiftSettings: settings),

    // The smallest server, as docs/web.md shows it.
    .executableTarget(
      name: "serve", dependencies: ["Practice", "PracticeWeb", usherHummingbird, usherWeb],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

if hasPostgreSQL {
  package.dependencies.append(.package(name: "UsherPostgreSQL", path: "../Stores/PostgreSQL"))
  for target in package.targets where target.name == "DemoServer" {
    target.dependencies.append(.product(name: "UsherPostgreSQL", package: "UsherPostgreSQL"))
    target.swiftSettings?.append(.define("POSTGRESQL"))
  }
}
