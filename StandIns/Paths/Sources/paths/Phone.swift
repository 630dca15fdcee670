import UIKit
import UIKitPerson
import Usher
import UsherUIKit

/// A window with two screens on a stack, on a clock that is stepped.
@MainActor
final class Phone {
  private let articles = ArticlesFlow()
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let host: UIKitHost

  init() {
    StandIn.clock.mode = .manual
    let views = UIKitViews()
    views.register(Place.self) { _ in UIViewController() }
    host = UIKitHost(articles, in: window, views: views)
    StandIn.clock.runUntilIdle()
  }

  /// Does something, under a title if it is recorded.
  typealias Recorder =
    @MainActor (
      _ title: String, _ act: @MainActor () async throws -> Void
    ) async throws -> Void

  /// Pushes a screen, and swipes back from a child flow's first screen, which ends the child.
  ///
  /// - Parameter recorded: Does the push and the swipe back.
  func pushAndSwipeBack(recorded: Recorder) async throws {
    try await recorded("push") {
      articles.push(.article(2))
      await settle()
    }
    require(screens: 3)
    articles.pop()
    await settle()
    require(screens: 2)

    articles.push(.comments)
    await settle()
    require(screens: 3)
    let left = articles.timesLeft
    try await recorded("swipe back") {
      let finger = try Person(in: window).beginSwipeBack()
      StandIn.clock.advance()
      finger.move(to: 0.5)
      finger.finish()
      await settle()
    }
    require(screens: 2)
    precondition(articles.timesLeft == left + 1)
  }

  /// Lets transitions come to their end, and then what begins in tasks.
  private func settle() async {
    for _ in 0..<16 {
      StandIn.clock.runUntilIdle()
      await Task.yield()
    }
  }

  /// Stops unless that many screens are on the stack, because a path of something else would be recorded.
  private func require(screens: Int) {
    let stack = host.rootViewController as? UINavigationController
    precondition(stack?.viewControllers.count == screens)
  }
}
