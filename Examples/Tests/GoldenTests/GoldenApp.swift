import Campus
import CampusWeb
import EarlyBuddy
import EarlyBuddyMemory
import EarlyBuddyWeb
import Lens
import LensMemory
import LensWeb
import Practice
import PracticeWeb
import Session
import SessionWeb
import Testing
import Usher
import UsherWeb

@testable import FuzzRunner

/// An example app with services in memory, on a fixed day and without a running clock.
enum GoldenApp: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case practice, campus, lens, session
  case earlyBuddy = "early-buddy"

  var testDescription: String { rawValue }

  /// The number of touches in a walk: enough to visit each screen.
  var touchCount: Int {
    switch self {
    case .practice: 30
    case .campus: 72
    case .lens, .session: 55
    case .earlyBuddy: 75
    }
  }

  /// The number of buttons that a visitor presses in the pages.
  var pressCount: Int {
    switch self {
    case .practice: 12
    case .campus, .lens, .session, .earlyBuddy: 32
    }
  }

  /// Makes a root coordinator with its own services.
  ///
  /// - Parameter photoCount: The number of photos in Lens.
  @MainActor
  func makeRoot(photoCount: Int = 0) throws -> any Coordinator<Void> {
    switch self {
    case .practice: return makePractice()
    case .campus: return makeCampus()
    case .lens:
      let memory = try makeLensMemory(photoCount: photoCount)
      return makeLens(accounts: memory, library: memory)
    case .session: return makeSession(makeFuzzedSession())
    case .earlyBuddy: return makeEarlyBuddy(try makeEarlyBuddyServices())
    }
  }

  /// Makes the app's pages; Lens has an account with a photo.
  @MainActor
  func makeWebApp() throws -> WebApp {
    let path = "/\(rawValue)"
    switch self {
    case .practice:
      return WebApp("Practice", path: path, views: makePracticeViews()) { makePractice() }
    case .campus:
      return WebApp("Campus", path: path, views: makeCampusViews()) { makeCampus() }
    case .lens:
      let memory = try makeLensMemory(photoCount: 1)
      return WebApp("Lens", path: path, views: makeLensViews()) {
        makeLens(accounts: memory, library: memory)
      }
    case .session:
      return WebApp("Session", path: path, views: makeSessionViews()) {
        makeSession(makeFuzzedSession())
      }
    case .earlyBuddy:
      let services = try makeEarlyBuddyServices()
      return WebApp("EarlyBuddy", path: path, views: makeEarlyBuddyViews()) {
        makeEarlyBuddy(services)
      }
    }
  }

  /// Makes the store of Lens; there is an account if there are photos.
  @MainActor
  private func makeLensMemory(photoCount: Int) throws -> LensMemory {
    let memory = LensMemory()
    guard photoCount > 0, let address = EmailAddress(fields.email) else { return memory }
    let account = try memory.signUp(email: address, password: fields.password)
    for number in 1...photoCount {
      _ = try memory.add(ImageFile(name: "mountain \(number).png", bytes: [1, 2]), for: account)
    }
    return memory
  }

  /// Makes the services of EarlyBuddy, with a schedule for today.
  @MainActor
  private func makeEarlyBuddyServices() throws -> Services {
    let memory = EarlyBuddyMemory()
    if let time = DayTime("09:00") {
      _ = try memory.add(
        Schedule.Plan(
          title: "등산", day: memory.services.today(), time: time, place: EarlyBuddyMemory.suwon))
    }
    return memory.services
  }

  /// The texts that a visitor types, by the kind of the field.
  var fields: (text: String, email: String, password: String) {
    switch self {
    case .lens: ("", "minji@example.com", "correct horse")
    case .session: ("minji", "", "mountain")
    default: ("수원", "", "")
    }
  }
}
