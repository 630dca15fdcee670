// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// An app package: Xcode opens it, and runs it in a simulator or on a device. The sources of the
// example are here by symbolic links.
let package = Package(
  name: "SessionSwiftUI",
  platforms: [.iOS(.v17)],
  products: [
    .iOSApplication(
      name: "SessionSwiftUI",
      targets: ["AppModule"],
      bundleIdentifier: "org.example.usher.session-swiftui",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .chatMessage),
      accentColor: .presetColor(.green),
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
        "Session", "SessionMemory", "SessionSwiftUI",
        .product(name: "UsherSwiftUI", package: "Usher"),
      ],
      path: "App"),
    .target(
      name: "Session",
      dependencies: [
        .product(name: "Usher", package: "Usher"),
        .product(name: "UsherLinks", package: "Usher"),
        .product(name: "UsherSnapshots", package: "Usher"),
      ]),
    .target(name: "SessionMemory", dependencies: ["Session"]),
    .target(
      name: "SessionSwiftUI",
      dependencies: ["Session", "SessionMemory", .product(name: "UsherSwiftUI", package: "Usher")]),
  ],
  swiftLanguageModes: [.v6]
)
