import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

@testable import CampusApp
@testable import PracticeApp

extension AppTests {
  @MainActor
  @Suite("UIKit: the delegates of the app packages")
  struct DelegateTests {
    init() {
      StandIn.reset()
      StandIn.clock.mode = .manual
    }

    @Test("an app delegate names the class of its scenes' delegates")
    func configuration() {
      let session = StandIn.makeSession()
      let options = UIScene.ConnectionOptions(urls: [], activities: [])
      #expect(
        PracticeApp.AppDelegate().application(
          .shared, configurationForConnecting: session, options: options
        ).delegateClass == PracticeApp.SceneDelegate.self)
      #expect(
        CampusApp.AppDelegate().application(
          .shared, configurationForConnecting: session, options: options
        ).delegateClass == CampusApp.SceneDelegate.self)
    }

    @Test("a scene that connects shows Practice in its own window, which works")
    func practice() async throws {
      let delegate = PracticeApp.SceneDelegate()
      let scene = StandIn.connectScene(delegate: delegate)
      await settle()
      let window = try #require(delegate.host?.window)
      #expect(window.windowScene === scene)
      #expect(window.isKeyWindow)
      let person = Person(in: window)
      #expect(person.barTitle == "Practice")
      try person.tap("First")
      await settle()
      #expect(person.barTitle == "First")
      #expect(person.backTitle == "Main")
    }

    @Test("a scene that connects shows Campus, and one that disconnects releases its window")
    func campus() async throws {
      let delegate = CampusApp.SceneDelegate()
      let scene = StandIn.connectScene(delegate: delegate)
      await settle()
      weak let window = delegate.host?.window
      #expect(window.map { Person(in: $0).barTitle } == "Log in")
      StandIn.disconnect(scene)
      await settle()
      #expect(delegate.host?.tree.description.isEmpty == false)
      #expect(delegate.host?.window == nil)
      #expect(window == nil)
    }
  }
}
