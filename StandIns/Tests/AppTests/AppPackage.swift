import Foundation
import Testing
import UIKit
import Usher
import UsherUIKit

@testable import CampusApp
@testable import EarlyBuddyApp
@testable import LensApp
@testable import PracticeApp
@testable import SessionApp

/// One of the app packages with UIKit.
enum AppPackage: String, CaseIterable, CustomTestStringConvertible {
  case practice = "Practice"
  case campus = "Campus"
  case session = "Session"
  case lens = "Lens"
  case earlyBuddy = "EarlyBuddy"

  var testDescription: String { rawValue }

  var folder: URL {
    URL(filePath: #filePath).appending(path: "../../../../Examples/Apps/\(rawValue).swiftpm")
      .standardizedFileURL
  }

  @MainActor
  func makeAppDelegate() -> any UIApplicationDelegate {
    switch self {
    case .practice: PracticeApp.AppDelegate()
    case .campus: CampusApp.AppDelegate()
    case .session: SessionApp.AppDelegate()
    case .lens: LensApp.AppDelegate()
    case .earlyBuddy: EarlyBuddyApp.AppDelegate()
    }
  }

  @MainActor
  func makeSceneDelegate() -> any HostOwner {
    switch self {
    case .practice: PracticeApp.SceneDelegate()
    case .campus: CampusApp.SceneDelegate()
    case .session: SessionApp.SceneDelegate()
    case .lens: LensApp.SceneDelegate()
    case .earlyBuddy: EarlyBuddyApp.SceneDelegate()
    }
  }

  var needsLogIn: Bool { self == .session || self == .lens }

  /// The buttons that lead away from the start.
  var way: [String] {
    switch self {
    case .practice: ["First", "FirstSub"]
    case .campus: ["To main", "Mix two colours"]
    case .earlyBuddy: ["일정 추가"]
    case .session, .lens: []
    }
  }

  /// An address in the app that needs no log in.
  var path: String {
    switch self {
    case .practice: "/first/sub"
    case .campus: "/main/colours/red"
    case .session: "/login/refused"
    case .lens: "/login/sign-up"
    case .earlyBuddy: "/calendar/2026-11-30"
    }
  }

  /// The screen of that address.
  var target: String {
    switch self {
    case .practice: "firstSub: FirstSubModel"
    case .campus: "colour(Campus.Hue.red): ColourModel"
    case .session: "login(refused): LoginCoordinator"
    case .lens: "signUp: SignUpModel"
    case .earlyBuddy: "day(2026-11-30): DayModel"
    }
  }
}

/// An app's scene delegate.
@MainActor
protocol HostOwner: UIWindowSceneDelegate {
  var host: UIKitHost? { get }
}

extension PracticeApp.SceneDelegate: HostOwner {}
extension CampusApp.SceneDelegate: HostOwner {}
extension SessionApp.SceneDelegate: HostOwner {}
extension LensApp.SceneDelegate: HostOwner {}
extension EarlyBuddyApp.SceneDelegate: HostOwner {}

extension HostOwner {
  var shownTree: String { host?.tree.description ?? "" }
}

extension UIScene {
  var shownTree: String { (delegate as? any HostOwner)?.shownTree ?? "" }
}
