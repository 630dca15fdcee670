// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// An app package: Xcode opens it, and runs it in a simulator or on a device. The sources of the
// example are here by symbolic links.
let package = Package(
  name: "EarlyBuddySwiftUI",
  platforms: [.iOS(.v17)],
  products: [
    .iOSApplication(
      name: "EarlyBuddySwiftUI",
      targets: ["AppModule"],
      bundleIdentifier: "org.example.usher.earlybuddy-swiftui",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .calendar),
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
        "EarlyBuddy", "EarlyBuddyMemory", "EarlyBuddySwiftUI",
        .product(name: "UsherSwiftUI", package: "Usher"),
      ],
      path: "App"),
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
  ],
  swiftLanguageModes: [.v6]
)
