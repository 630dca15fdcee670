import Foundation
import Testing
import UIKit
import UIKitPerson

extension CoreTests {
  @MainActor @Suite("The swipe back") struct SwipeTests {
    /// A delegate that declares its methods, as one in Objective-C does with `responds(to:)`.
    final class Teller: NSObject, UINavigationControllerDelegate, _OptionalMethods {
      var animates: Bool
      private(set) var questions = 0
      init(animates: Bool) { self.animates = animates }
      func _responds(to selector: String) -> Bool? {
        questions += 1
        return selector.contains("animationController") ? animates : true
      }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }
    /// A gesture recognizer's delegate that allows all gestures.
    final class Open: NSObject, UIGestureRecognizerDelegate {}

    /// A stage whose app simulates a system from the start.
    private func stage(
      _ system: StandIn.System, _ names: String..., delegate: (any UINavigationControllerDelegate)?
    ) -> (Stage, UINavigationController) {
      let navigation = UINavigationController()
      let stage = Stage { log in
        StandIn.system = system
        navigation.delegate = delegate
        navigation.setViewControllers(names.map { Screen($0, log) }, animated: false)
        return navigation
      }
      return (stage, navigation)
    }

    private nonisolated static let systems = _System.Version.allCases.flatMap { version in
      _System.AnimatedStack.allCases.map { _System(version).with(\.animatedStack, $0) }
    }

    @Test("has its recognizer, with a delegate of UIKit's, once the view is loaded")
    func whenLoaded() throws {
      StandIn.reset()
      let navigation = UINavigationController(rootViewController: UIViewController())
      #expect(navigation.interactivePopGestureRecognizer == nil)
      navigation.loadViewIfNeeded()
      let recognizer = try #require(navigation.interactivePopGestureRecognizer)
      #expect(recognizer.delegate != nil)
      #expect(recognizer.view === navigation.view)
    }

    @Test(
      "is off where the stack's delegate has animationControllerFor, though that answers nil",
      arguments: systems)
    func present(_ system: _System) {
      let log = Log()
      let watcher = NavigationWatcher(log)
      let (stage, navigation) = stage(system, "a", "b", delegate: watcher)
      #expect(throws: Obstacle.self) { try stage.person.swipeBack() }
      navigation.delegate = NavigationListener(log)
      #expect(throws: Obstacle.self, "a delegate that is not held is none") {
        navigation.delegate = watcher
        try stage.person.swipeBack()
      }
      navigation.delegate = nil
      #expect(throws: Never.self) { try stage.person.swipeBack() }
    }

    @Test("is on where the stack's delegate lacks animationControllerFor", arguments: systems)
    func absent(_ system: _System) throws {
      let listener = NavigationListener(Log())
      let (stage, navigation) = stage(system, "a", "b", delegate: listener)
      try stage.person.swipeBack()
      stage.settle()
      #expect(navigation.titles == ["a"])
    }

    @Test("reads its delegate's methods once, when the delegate is set", arguments: systems)
    func askedOnce(_ system: _System) throws {
      let teller = Teller(animates: true)
      let (stage, navigation) = stage(system, "a", "b", "c", delegate: teller)
      teller.animates = false
      #expect(throws: Obstacle.self) { try stage.person.swipeBack() }
      #expect(teller.questions == 1)
      navigation.delegate = nil
      navigation.delegate = teller
      #expect(teller.questions == 2)
      try stage.person.swipeBack()
      stage.settle()
      #expect(navigation.titles == ["a", "b"])
    }

    @Test("that lost its delegate works with a new one, which must count the screens")
    func revived() throws {
      let teller = Teller(animates: true)
      let (stage, navigation) = stage(
        _System().with(\.animatedStack, .losesDelegate), "a", "b", delegate: teller)
      let recognizer = try #require(navigation.interactivePopGestureRecognizer)
      #expect(recognizer.delegate == nil)
      let open = Open()
      recognizer.delegate = open
      try stage.person.swipeBack()
      stage.settle()
      #expect(navigation.titles == ["a"])
      #expect(StandIn.messages.isEmpty)
      #expect(throws: Obstacle.self) { try stage.person.swipeBack() }
      #expect(StandIn.messages.count == 1, "UIKit freezes")
    }

    @Test("over the content exists since iOS 26", arguments: _System.Version.allCases)
    func content(_ version: _System.Version) throws {
      let (stage, navigation) = stage(_System(version), "a", "b", delegate: nil)
      guard version >= .iOS26 else {
        #expect(navigation.interactiveContentPopGestureRecognizer == nil)
        #expect(throws: Obstacle.self) { try stage.person.beginSwipeBackOverContent() }
        return
      }
      try stage.person.beginSwipeBackOverContent().finish()
      stage.settle()
      #expect(navigation.titles == ["a"])
    }

    @Test("over the content may begin while the stack moves, and completes that transition")
    func contentDuringPush() throws {
      let (stage, navigation) = stage(_System(.iOS26), "a", "b", delegate: nil)
      navigation.pushViewController(stage.screen("c"), animated: true)
      stage.advance()
      #expect(throws: Obstacle.self) { try stage.person.beginSwipeBack() }
      let swipe = try stage.person.beginSwipeBackOverContent()
      #expect(navigation.titles == ["a", "b"])
      swipe.cancel()
      stage.settle()
      #expect(navigation.titles == ["a", "b", "c"])
      #expect(StandIn.messages.isEmpty)
    }

    @Test("over the content may not begin during another transition")
    func contentDuringPresentation() {
      let (stage, navigation) = stage(_System(.iOS26), "a", "b", delegate: nil)
      navigation.present(stage.screen("sheet"), animated: true)
      #expect(throws: Obstacle.self) { try stage.person.beginSwipeBackOverContent() }
    }

    @Test("in a window with its own system follows that system")
    func ownSystem() {
      let (stage, _) = stage(_System(.iOS18), "a", "b", delegate: nil)
      let window = UIWindow(frame: UIScreen.main.bounds)
      StandIn.play(_System(.iOS26), in: window)
      let navigation = UINavigationController()
      navigation.setViewControllers([stage.screen("c"), stage.screen("d")], animated: false)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      stage.settle()
      #expect(throws: Never.self) { try Person(in: window).beginSwipeBackOverContent().finish() }
    }
  }
}
