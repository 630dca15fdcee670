import Campus
import CampusSwiftUI
import CampusUIKit
import EarlyBuddy
import EarlyBuddyMemory
import EarlyBuddySwiftUI
import EarlyBuddyUIKit
import Lens
import LensMemory
import LensSwiftUI
import LensUIKit
import Practice
import PracticeSwiftUI
import PracticeUIKit
import Session
import SessionMemory
import SessionSwiftUI
import SessionUIKit
import Testing
import Usher
import UsherSwiftUI
import UsherUIKit
import Walking

/// The example apps, with services in memory, the same for every walk.
enum ExampleApp: String, CaseIterable, CustomTestStringConvertible {
  case practice, campus, session, lens
  case earlyBuddy = "earlybuddy"

  var testDescription: String { rawValue }

  @MainActor
  func makeRoot() throws -> any Coordinator<Void> {
    switch self {
    case .practice: return makePractice()
    case .campus: return makeCampus()
    case .session: return makeSession(.forWalks())
    case .lens:
      let memory = try makeLensMemory()
      return makeLens(accounts: memory, library: memory)
    case .earlyBuddy: return makeEarlyBuddy(EarlyBuddyMemory().services)
    }
  }

  @MainActor
  var uiKitViews: UIKitViews {
    switch self {
    case .practice: makePracticeViews()
    case .campus: makeCampusViews()
    case .session: makeSessionViews()
    case .lens: makeLensViews()
    case .earlyBuddy: makeEarlyBuddyViews()
    }
  }

  @MainActor
  var flowViews: FlowViews {
    switch self {
    case .practice: .practice
    case .campus: .campus
    case .session: .session
    case .lens: .lens
    case .earlyBuddy: .earlyBuddy
    }
  }

  var walk: Walk { get throws { try Walk.named(rawValue) } }
}

extension AppServices {
  /// A server in memory, a clock that stands still, and an introduction that is still to be read.
  @MainActor
  static func forWalks() -> AppServices {
    AppServices(
      api: MemoryAPI(), preferences: MemoryPreferences(hasSeenIntroduction: false),
      clock: ManualClock())
  }
}

/// Accounts and photos with three photos, of the account that the walk makes.
@MainActor
private func makeLensMemory() throws -> LensMemory {
  let memory = LensMemory()
  guard let email = EmailAddress("minji@example.com") else { return memory }
  for name in ["river.png", "mountain.png", "sea.png"] {
    _ = try memory.add(
      ImageFile(name: name, bytes: [1, 2, 3]), for: Account(id: email.text, email: email))
  }
  return memory
}
