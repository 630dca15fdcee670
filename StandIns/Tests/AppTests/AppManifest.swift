import Foundation
import UIKit

/// The parts of a package's Info.plist that its code must fit.
struct AppManifest: Decodable {
  struct LinkType: Decodable {
    let schemes: [String]
    enum CodingKeys: String, CodingKey { case schemes = "CFBundleURLSchemes" }
  }
  struct QuickAction: Decodable {
    let type: String
    let title: String
    enum CodingKeys: String, CodingKey {
      case type = "UIApplicationShortcutItemType"
      case title = "UIApplicationShortcutItemTitle"
    }
  }
  struct LaunchScreen: Decodable {
    let color: String
    enum CodingKeys: String, CodingKey { case color = "UIColorName" }
  }

  let linkTypes: [LinkType]
  let activityTypes: [String]
  let quickActions: [QuickAction]
  let launchScreen: LaunchScreen

  enum CodingKeys: String, CodingKey {
    case linkTypes = "CFBundleURLTypes"
    case activityTypes = "NSUserActivityTypes"
    case quickActions = "UIApplicationShortcutItems"
    case launchScreen = "UILaunchScreen"
  }

  init(_ package: AppPackage) throws {
    let data = try Data(contentsOf: package.folder.appending(path: "Info.plist"))
    self = try PropertyListDecoder().decode(AppManifest.self, from: data)
  }

  var scheme: String { linkTypes[0].schemes[0] }

  @MainActor
  var shortcutItems: [UIApplicationShortcutItem] {
    quickActions.map { UIApplicationShortcutItem(type: $0.type, localizedTitle: $0.title) }
  }
}
