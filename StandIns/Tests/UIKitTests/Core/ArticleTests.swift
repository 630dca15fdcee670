import Foundation
import Swift5Fixture
import Testing
import UIKit
import UIKitPerson

extension CoreTests {
  @MainActor @Suite("A coordinator in the articles' style, in Swift 5 mode") struct ArticleTests {
    func start() -> (Person, ArticleMainCoordinator, ArticleAppCoordinator) {
      StandIn.reset()
      StandIn.clock.mode = .manual
      let window = UIWindow(frame: UIScreen.main.bounds)
      let app = ArticleAppCoordinator(window: window)
      app.start()
      StandIn.clock.runUntilIdle()
      return (Person(in: window), app.main, app)
    }

    @Test("adds its child when the user taps, and drops it when they go back") func back() throws {
      let (person, main, app) = start()
      #expect(person.barTitle == "Home")
      try person.tap("Buy")
      StandIn.clock.runUntilIdle()
      #expect(main.childCoordinators.count == 1)
      #expect(person.barTitle == "Buy")
      try person.tapBack()
      StandIn.clock.runUntilIdle()
      #expect(main.childCoordinators.isEmpty)
      withExtendedLifetime(app) {}
    }

    @Test("keeps its child when the swipe back is cancelled, drops it when it completes")
    func swipe() throws {
      let (person, main, app) = start()
      try person.tap("Buy")
      StandIn.clock.runUntilIdle()
      let finger = try person.beginSwipeBack()
      StandIn.clock.advance(2)
      finger.cancel()
      StandIn.clock.runUntilIdle()
      #expect(main.childCoordinators.count == 1)
      try person.swipeBack()
      StandIn.clock.runUntilIdle()
      #expect(main.childCoordinators.isEmpty)
      withExtendedLifetime(app) {}
    }
  }
}
