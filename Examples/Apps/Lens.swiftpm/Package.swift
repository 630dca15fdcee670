// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// An app package: Xcode opens it, and runs it in a simulator or on a device. Symbolic links lead
// to the sources of the example, and to the delegates that all apps share.
let package = Package(
  name: "Lens",
  platforms: [.iOS(.v17)],
  products: [
    .iOSApplication(
      name: "Lens",
      targets: ["AppModule"],
      bundleIdentifier: "org.example.usher.lens",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .asset("AppIcon"),
      accentColor: .presetColor(.orange),
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
        "Lens", "LensMemory", "LensUIKit",
        .product(name: "UsherLinks", package: "Usher"),
        .product(name: "UsherSnapshots", package: "Usher"),
        .product(name: "UsherUIKit", package: "Usher"),
      ],
      path: "App", resources: [.process("Assets.xcassets")]),
    .target(
      name: "Lens",
      dependencies: [
        .product(name: "Usher", package: "Usher"),
        .product(name: "UsherLinks", package: "Usher"),
        .product(name: "UsherSnapshots", package: "Usher"),
      ]),
    .target(name: "LensMemory", dependencies: ["Lens"]),
    .target(
      name: "LensSwiftUI",
      dependencies: [
        "Lens", "LensMemory", .product(name: "UsherLinks", package: "Usher"),
        .product(name: "UsherSwiftUI", package: "Usher"),
      ]),
    .target(
      name: "LensUIKit",
      dependencies: ["Lens", "LensSwiftUI", .product(name: "UsherUIKit", package: "Usher")]),
  ],
  swiftLanguageModes: [.v6]
)
