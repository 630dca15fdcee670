// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// An app package without Usher: it shows what SwiftUI and UIKit themselves do, for the UI tests that tell the
// value of a switch of the stand-ins. Its launch argument `-fact NAME` chooses what it shows; a link launches it without.
let package = Package(
  name: "Facts",
  platforms: [.iOS(.v17)],
  products: [
    .iOSApplication(
      name: "Facts",
      targets: ["AppModule"],
      bundleIdentifier: "org.example.usher.facts",
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
  targets: [.executableTarget(name: "AppModule", path: "App")],
  swiftLanguageModes: [.v6]
)
