// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// An app package: Xcode opens it, and runs it in a simulator or on a device. Symbolic links lead
// to the sources of the example, and to the delegates that all apps share.
let package = Package(
  name: "EarlyBuddy",
  platforms: [.iOS(.v17)],
  products: [
    .iOSApplication(
      name: "EarlyBuddy",
      targets: ["AppModule"],
      bundleIdentifier: "org.example.usher.earlybuddy",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .asset("AppIcon"),
      accentColor: .presetColor(.red),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait,
        .landscapeLeft,
        .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  dependencies: [.package(name: "Usher", path: "../../..")],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        "EarlyBuddy", "EarlyBuddyMemory", "EarlyBuddyUIKit",
        .product(name: "UsherLinks", package: "Usher"),
        .product(name: "UsherSnapshots", package: "Usher"),
        .product(name: "UsherUIKit", package: "Usher"),
      ],
      path: "App", resources: [.process("Assets.xcassets")]),
    .target(
      name: "EarlyBuddy",
      dependencies: [
        .product(name: "Usher", package: "Usher"),
        .product(name: "UsherLinks", package: "Usher"),
        .product(name: "UsherSnapshots", package: "Usher"),
      ]),
    .target(name: "EarlyBuddyMemory", dependencies: ["EarlyBuddy"]),
    .target(
      name: "EarlyBuddySwiftUI",
      dependencies: [
        "EarlyBuddy", "EarlyBuddyMemory", .product(name: "UsherLinks", package: "Usher"),
        .product(name: "UsherSwiftUI", package: "Usher"),
      ]),
    .target(
      name: "EarlyBuddyUIKit",
      dependencies: [
        "EarlyBuddy", "EarlyBuddySwiftUI", .product(name: "UsherUIKit", package: "Usher"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
