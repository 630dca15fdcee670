// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// An app package: Xcode opens it, and runs it in a simulator or on a device. Symbolic links lead
// to the sources of the example, and to the delegates that all apps share.
let package = Package(
  name: "Campus",
  platforms: [.iOS(.v17)],
  products: [
    .iOSApplication(
      name: "Campus",
      targets: ["AppModule"],
      bundleIdentifier: "org.example.usher.campus",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .asset("AppIcon"),
      accentColor: .presetColor(.purple),
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
        "Campus", "CampusUIKit",
        .product(name: "UsherLinks", package: "Usher"),
        .product(name: "UsherSnapshots", package: "Usher"),
        .product(name: "UsherUIKit", package: "Usher"),
      ],
      path: "App", resources: [.process("Assets.xcassets")]),
    .target(
      name: "Campus",
      dependencies: [
        .product(name: "Usher", package: "Usher"),
        .product(name: "UsherLinks", package: "Usher"),
        .product(name: "UsherSnapshots", package: "Usher"),
      ]),
    .target(name: "PlainUIKit"),
    .target(
      name: "CampusUIKit",
      dependencies: ["PlainUIKit", "Campus", .product(name: "UsherUIKit", package: "Usher")]),
  ],
  swiftLanguageModes: [.v6]
)
