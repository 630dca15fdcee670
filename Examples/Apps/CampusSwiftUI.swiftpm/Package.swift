// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// An app package: Xcode opens it, and runs it in a simulator or on a device. The sources of the
// example are here by symbolic links.
let package = Package(
  name: "CampusSwiftUI",
  platforms: [.iOS(.v17)],
  products: [
    .iOSApplication(
      name: "CampusSwiftUI",
      targets: ["AppModule"],
      bundleIdentifier: "org.example.usher.campus-swiftui",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .palette),
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
        "Campus", "CampusSwiftUI", .product(name: "UsherSwiftUI", package: "Usher"),
      ],
      path: "App"),
    .target(
      name: "Campus",
      dependencies: [
        .product(name: "Usher", package: "Usher"),
        .product(name: "UsherLinks", package: "Usher"),
        .product(name: "UsherSnapshots", package: "Usher"),
      ]),
    .target(
      name: "CampusSwiftUI",
      dependencies: [
        "Campus", .product(name: "UsherLinks", package: "Usher"),
        .product(name: "UsherSwiftUI", package: "Usher"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
