// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// A package of its own: a target named `UIKit` must never be visible to users of the root package.
let isStrict = Context.environment["USHER_STRICT"] != nil

let appSettings: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

let codeSettings: [SwiftSetting] =
  appSettings + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

// Optimised also for tests: the contract's tests run these for minutes. For the other modules it costs more than it saves.
let fastSettings: [SwiftSetting] = codeSettings + [.unsafeFlags(["-O"])]

// There is no cross-import overlay of Testing and UIKit here.
let testSettings: [SwiftSetting] =
  codeSettings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

// The last state of each tutorial, by symbolic links to the files that it shows.
let tutorials: [Target] = [
  "FirstFlowTutorial", "ChildFlowTutorial", "LoginTutorial", "TestsTutorial", "SwiftUITutorial",
  "HandWrittenTutorial",
].map { name in
  .testTarget(
    name: name,
    dependencies: [
      "SwiftUI", "SwiftUIPerson", "UIKit", "UIKitPerson", "Usher", "UsherLinks", "UsherSwiftUI",
      "UsherTesting", "UsherUIKit",
    ],
    swiftSettings: appSettings + [
      .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
    ])
}

// The app packages with UIKit. Only Xcode compiles their assets.
let appsWithUIKit: [Target] = ["Practice", "Campus", "Session", "Lens", "EarlyBuddy"].map { name in
  let memory = ["Session", "Lens", "EarlyBuddy"].contains(name) ? ["\(name)Memory"] : []
  let dependencies = [
    name, "\(name)UIKit", "UIKit", "Usher", "UsherLinks", "UsherSnapshots", "UsherUIKit",
  ]
  return .executableTarget(
    name: "\(name)App",
    dependencies: (dependencies + memory).map { .init(stringLiteral: $0) },
    exclude: ["Assets.xcassets"], swiftSettings: appSettings)
}

let package = Package(
  name: "StandIns",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitPerson", targets: ["UIKitPerson"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "SwiftUIPerson", targets: ["SwiftUIPerson"]),
  ],
  targets: [
    // The library's own sources, by symbolic links: this package must not depend on the root.
    .target(name: "Usher", swiftSettings: fastSettings),
    .target(
      name: "UsherLinks", dependencies: ["Usher", "UIKit", "UserNotifications"],
      swiftSettings: codeSettings),
    .target(name: "UsherSnapshots", dependencies: ["Usher", "UIKit"], swiftSettings: codeSettings),
    .target(
      name: "UsherJournal", dependencies: ["Usher", "UsherSnapshots"], swiftSettings: codeSettings),
    .target(
      name: "UsherTesting",
      dependencies: ["Usher", "UsherLinks", "UsherSnapshots", "UsherJournal"],
      swiftSettings: codeSettings),
    .target(
      name: "UsherHostTesting", dependencies: ["Usher", "UsherLinks", "UsherTesting"],
      swiftSettings: codeSettings),
    .target(
      name: "UsherInspector",
      dependencies: ["Usher", "UsherLinks", "UsherSnapshots", "UsherJournal"],
      exclude: ["Browser"], swiftSettings: codeSettings),
    // Its sources ask whether SwiftUI can be imported, which must not depend on the order of a build.
    .target(
      name: "UsherUIKit", dependencies: ["Usher", "UIKit", "SwiftUI"], swiftSettings: fastSettings),
    .testTarget(
      name: "UsherUIKitTests",
      dependencies: [
        "OneThread", "SwiftUI", "Usher", "UsherLinks", "UsherSnapshots", "UsherHostTesting",
        "UsherInspector", "UsherTesting", "UsherUIKit",
        "UIKit", "UIKitPerson",
      ],
      swiftSettings: testSettings),

    .target(
      name: "UsherSwiftUI",
      dependencies: ["SwiftUI", "UIKit", "Usher", "UsherLinks", "UsherSnapshots", "UsherUIKit"],
      swiftSettings: fastSettings),
    .testTarget(
      name: "UsherSwiftUITests",
      dependencies: [
        "OneThread", "SwiftUI", "SwiftUIPerson", "UIKit", "UIKitPerson", "Usher", "UsherLinks",
        "UsherSnapshots", "UsherSwiftUI", "UsherHostTesting", "UsherTesting", "UsherUIKit",
      ],
      swiftSettings: testSettings),
    // Runs the tasks of the contract's tests one after another.
    .target(name: "OneThread", swiftSettings: codeSettings),

    // The example apps as they are in Xcode, by symbolic links too.
    .target(
      name: "Practice", dependencies: ["Usher", "UsherLinks", "UsherSnapshots"],
      swiftSettings: appSettings),
    .target(
      name: "Campus", dependencies: ["Usher", "UsherLinks", "UsherSnapshots"],
      swiftSettings: appSettings),
    .target(
      name: "Session", dependencies: ["Usher", "UsherLinks", "UsherSnapshots"],
      swiftSettings: appSettings),
    .target(name: "SessionMemory", dependencies: ["Session"], swiftSettings: codeSettings),
    .target(
      name: "Lens", dependencies: ["Usher", "UsherLinks", "UsherSnapshots"],
      swiftSettings: appSettings),
    .target(name: "LensMemory", dependencies: ["Lens"], swiftSettings: codeSettings),
    .target(
      name: "EarlyBuddy", dependencies: ["Usher", "UsherLinks", "UsherSnapshots"],
      swiftSettings: appSettings),
    .target(name: "EarlyBuddyMemory", dependencies: ["EarlyBuddy"], swiftSettings: codeSettings),
    .target(name: "PlainUIKit", dependencies: ["UIKit"], swiftSettings: appSettings),
    .target(
      name: "SessionUIKit",
      dependencies: ["PlainUIKit", "Session", "UIKit", "Usher", "UsherUIKit"],
      swiftSettings: appSettings),
    .target(
      name: "PracticeUIKit",
      dependencies: ["PlainUIKit", "Practice", "UIKit", "Usher", "UsherUIKit"],
      swiftSettings: appSettings),
    .target(
      name: "PracticeSwiftUI", dependencies: ["Practice", "SwiftUI", "UIKit", "UsherSwiftUI"],
      swiftSettings: appSettings),
    .target(
      name: "CampusSwiftUI",
      dependencies: ["Campus", "SwiftUI", "UIKit", "UsherLinks", "UsherSwiftUI"],
      swiftSettings: appSettings),
    .target(
      name: "SessionSwiftUI",
      dependencies: ["Session", "SessionMemory", "SwiftUI", "UIKit", "UsherSwiftUI"],
      swiftSettings: appSettings),
    .target(
      name: "LensSwiftUI",
      dependencies: [
        "Lens", "LensMemory", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "UsherLinks",
        "UsherSwiftUI",
      ],
      swiftSettings: appSettings),
    .target(
      name: "EarlyBuddySwiftUI",
      dependencies: [
        "EarlyBuddy", "EarlyBuddyMemory", "SwiftUI", "UIKit", "UsherLinks", "UsherSwiftUI",
      ],
      swiftSettings: appSettings),
    .target(
      name: "CampusUIKit", dependencies: ["Campus", "PlainUIKit", "UIKit", "Usher", "UsherUIKit"],
      swiftSettings: appSettings),
    .target(
      name: "LensUIKit",
      dependencies: ["Lens", "LensSwiftUI", "SwiftUI", "UIKit", "Usher", "UsherUIKit"],
      swiftSettings: appSettings),
    .target(
      name: "EarlyBuddyUIKit",
      dependencies: ["EarlyBuddy", "EarlyBuddySwiftUI", "SwiftUI", "UIKit", "Usher", "UsherUIKit"],
      swiftSettings: appSettings),
    .executableTarget(
      name: "PracticeSwiftUIApp",
      dependencies: ["Practice", "PracticeSwiftUI", "SwiftUI", "UIKit", "UsherSwiftUI"],
      swiftSettings: appSettings),
    .executableTarget(
      name: "CampusSwiftUIApp",
      dependencies: ["Campus", "CampusSwiftUI", "SwiftUI", "UIKit", "UsherSwiftUI"],
      swiftSettings: appSettings),
    .executableTarget(
      name: "SessionSwiftUIApp",
      dependencies: [
        "Session", "SessionMemory", "SessionSwiftUI", "SwiftUI", "UIKit", "UsherSwiftUI",
      ],
      swiftSettings: appSettings),
    .executableTarget(
      name: "LensSwiftUIApp",
      dependencies: ["Lens", "LensMemory", "LensSwiftUI", "SwiftUI", "UIKit", "UsherSwiftUI"],
      swiftSettings: appSettings),
    .executableTarget(
      name: "EarlyBuddySwiftUIApp",
      dependencies: [
        "EarlyBuddy", "EarlyBuddyMemory", "EarlyBuddySwiftUI", "SwiftUI", "UIKit", "UsherSwiftUI",
      ],
      swiftSettings: appSettings),
    .target(
      name: "Walking", dependencies: ["Usher", "UsherHostTesting", "UsherTesting"],
      swiftSettings: codeSettings),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "Campus", "CampusApp", "CampusSwiftUI", "CampusSwiftUIApp", "CampusUIKit", "EarlyBuddy",
        "EarlyBuddyApp", "EarlyBuddyMemory", "EarlyBuddySwiftUI", "EarlyBuddySwiftUIApp",
        "EarlyBuddyUIKit", "Lens", "LensApp", "LensMemory", "LensSwiftUI", "LensSwiftUIApp",
        "LensUIKit", "Practice", "PracticeApp", "PracticeSwiftUI", "PracticeSwiftUIApp",
        "PracticeUIKit", "Session", "SessionApp", "SessionMemory", "SessionSwiftUI",
        "SessionSwiftUIApp", "SessionUIKit", "SwiftUI", "SwiftUIPerson", "UIKit", "UIKitPerson",
        "Usher", "UsherHostTesting", "UsherLinks", "UsherSwiftUI", "UsherTesting", "UsherUIKit",
        "Walking",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "SwiftUI", "SwiftUIPerson", "UIKit", "UIKitPerson", "Usher", "UsherSwiftUI", "UsherTesting",
        "UsherUIKit",
      ],
      swiftSettings: testSettings),
    // The apps of docs/side-by-side.md.
    .testTarget(
      name: "SideBySideTests",
      dependencies: [
        "SwiftUI", "SwiftUIPerson", "UIKit", "UIKitPerson", "Usher", "UsherLinks", "UsherUIKit",
      ],
      swiftSettings: testSettings),
    // The steps for devices. Not a test target: SwiftPM would call its methods as XCTest's.
    .target(
      name: "DeviceSteps", dependencies: ["SwiftUIPerson", "UIKit"], swiftSettings: appSettings),
    .executableTarget(
      name: "FactsApp", dependencies: ["SwiftUI", "UIKit"], swiftSettings: appSettings),
    .testTarget(
      name: "DeviceStepTests",
      dependencies: [
        "CampusApp", "CampusSwiftUIApp", "DeviceSteps", "FactsApp", "SwiftUI", "SwiftUIPerson",
        "UIKit",
        "OneThread", "UIKitPerson",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "ByHandTests",
      dependencies: ["Campus", "CampusUIKit", "UIKit", "UIKitPerson", "Usher", "UsherUIKit"],
      swiftSettings: testSettings),

    .target(name: "UIKitInit"),
    .target(name: "UserNotifications", swiftSettings: codeSettings),
    .target(
      name: "UIKit", dependencies: ["UIKitInit", "UserNotifications"], swiftSettings: fastSettings),
    .target(
      name: "UIKitPerson", dependencies: ["UIKit", "UserNotifications"], swiftSettings: codeSettings
    ),
    .target(name: "Combine", swiftSettings: codeSettings),
    .macro(name: "SwiftUIMacros", swiftSettings: codeSettings),
    .target(
      name: "SwiftUI", dependencies: ["Combine", "SwiftUIMacros", "UIKit"],
      swiftSettings: fastSettings),
    .target(
      name: "Swift5Fixture", dependencies: ["UIKit"], path: "Tests/Swift5Fixture",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Apps that import SwiftUI and nothing else, in both language modes.
    .target(
      name: "SwiftUIApps5", dependencies: ["SwiftUI"], path: "Tests/SwiftUIApps5",
      swiftSettings: appSettings + [.swiftLanguageMode(.v5)]),
    .target(
      name: "SwiftUIApps6", dependencies: ["SwiftUI"], path: "Tests/SwiftUIApps6",
      swiftSettings: appSettings),
    // Libraries of the kinds that apps use, and apps with them; both modes compile the same sources.
    .target(
      name: "SwiftUILibraries5", dependencies: ["SwiftUI"], path: "Tests/SwiftUILibraries5",
      swiftSettings: appSettings + [.swiftLanguageMode(.v5)]),
    .target(
      name: "SwiftUILibraries6", dependencies: ["SwiftUI"], path: "Tests/SwiftUILibraries6",
      swiftSettings: appSettings),
    // What apps with files import beside SwiftUI.
    .target(name: "UniformTypeIdentifiers", dependencies: ["SwiftUI"], swiftSettings: codeSettings),
    .target(
      name: "SwiftUIPerson", dependencies: ["SwiftUI", "UIKit", "UIKitPerson"],
      swiftSettings: codeSettings),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwiftUI", "SwiftUIApps5", "SwiftUIApps6", "SwiftUILibraries5", "SwiftUILibraries6",
        "SwiftUIPerson", "UIKit", "UIKitPerson",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "UIKitPerson", "Swift5Fixture"],
      swiftSettings: testSettings),
  ] + tutorials + appsWithUIKit,
  swiftLanguageModes: [.v6]
)
