import Foundation
import Testing
import UIKit
import UIKitPerson

extension CoreTests {
  @MainActor @Suite("Going back") struct BackTests {
    /// A navigation controller that answers should-pop.
    final class Guarded: UINavigationController, UINavigationBarDelegate {
      var asked = 0
      var answer = true
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
      {
        asked += 1
        return answer
      }
    }
    /// A gesture recognizer's delegate that allows or refuses.
    final class Gate: NSObject, UIGestureRecognizerDelegate {
      var answer = true
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer }
    }

    @Test("by the button pops with an animation") func button() throws {
      let (stage, navigation) = Stage.stack("a", "b")
      #expect(stage.person.backTitle == "a")
      try stage.person.tapBack()
      #expect(navigation.transitionCoordinator?.isAnimated == true)
      stage.settle()
      #expect(navigation.titles == ["a"])
      #expect(stage.person.topScreen?.title == "a")
    }

    @Test("by a swipe is cancelled when the recognizer is switched off") func switchedOff() throws {
      let (stage, navigation) = Stage.stack("a", "b")
      let swipe = try stage.person.beginSwipeBack()
      swipe.move(to: 0.5)
      let recognizer = try #require(navigation.interactivePopGestureRecognizer)
      recognizer.isEnabled = false
      recognizer.isEnabled = true
      stage.settle()
      #expect(navigation.titles == ["a", "b"])
      #expect(navigation.transitionCoordinator == nil)
      try stage.person.swipeBack()
      stage.settle()
      #expect(navigation.titles == ["a"])
    }

    @Test("is impossible at the first screen, with a hidden bar or a hidden button")
    func impossible() {
      let (stage, navigation) = Stage.stack("a", "b")
      navigation.isNavigationBarHidden = true
      #expect(throws: Obstacle.self) { try stage.person.tapBack() }
      navigation.isNavigationBarHidden = false
      navigation.topViewController?.navigationItem.hidesBackButton = true
      #expect(throws: Obstacle.self) { try stage.person.tapBack() }
      navigation.popViewController(animated: false)
      #expect(throws: Obstacle.self) { try stage.person.tapBack() }
    }

    @Test("by the button runs the screen's back action in place of the pop") func backAction()
      throws
    {
      let (stage, navigation) = Stage.stack("a", "b")
      var taps = 0
      navigation.topViewController?.navigationItem.backAction = UIAction { _ in taps += 1 }
      try stage.person.tapBack()
      stage.settle()
      #expect(taps == 1)
      #expect(navigation.titles == ["a", "b"])
    }

    @Test("by the button asks should-pop of a navigation controller that answers it")
    func shouldPop() throws {
      let guarded = Guarded()
      let stage = Stage { log in
        guarded.viewControllers = [Screen("a", log), Screen("b", log)]
        return guarded
      }
      guarded.answer = false
      try stage.person.tapBack()
      stage.settle()
      #expect(guarded.titles == ["a", "b"])
      guarded.answer = true
      try stage.person.tapBack()
      stage.settle()
      #expect(guarded.titles == ["a"])
      #expect(guarded.asked == 2)
    }

    @Test("by code does not ask should-pop") func shouldPopByCode() {
      let guarded = Guarded()
      let stage = Stage { log in
        guarded.viewControllers = [Screen("a", log), Screen("b", log)]
        return guarded
      }
      guarded.answer = false
      guarded.popViewController(animated: true)
      stage.settle()
      #expect(guarded.titles == ["a"])
      #expect(guarded.asked == 0)
    }

    @Test("by the menu pops several at once, with one didShow") func menu() throws {
      let (stage, navigation) = Stage.stack("a", "b", "c", "d")
      let watcher = NavigationWatcher(stage.log)
      navigation.delegate = watcher
      #expect(stage.person.backMenu.map { $0.title ?? "" } == ["c", "b", "a"])
      try stage.person.chooseFromBackMenu(navigation.viewControllers[0])
      stage.settle()
      #expect(navigation.titles == ["a"])
      #expect(stage.log.take().filter { $0.hasPrefix("didShow") } == ["didShow a"])
    }

    @Test(
      "by the menu and by the escape gesture calls methods that a subclass may override, or not",
      arguments: _System.SystemPop.allCases)
    func systemPop(_ pop: _System.SystemPop) throws {
      final class Refusing: UINavigationController {
        var pops = 0
        override func popViewController(animated: Bool) -> UIViewController? {
          pops += 1
          return nil
        }
        override func popToViewController(
          _ viewController: UIViewController, animated: Bool
        ) -> [UIViewController]? {
          pops += 1
          return nil
        }
      }
      let refusing = Refusing()
      let stage = Stage { log in
        StandIn.system = _System().with(\.systemPop, pop)
        refusing.viewControllers = ["a", "b", "c", "d"].map { Screen($0, log) }
        return refusing
      }
      try stage.person.escape()
      stage.settle()
      try stage.person.chooseFromBackMenu(refusing.viewControllers[0])
      stage.settle()
      #expect(refusing.pops == (pop == .callsMethods ? 2 : 0))
      #expect(refusing.titles.count == (pop == .callsMethods ? 4 : 1))
      if refusing.titles.count == 1 {
        #expect(throws: Obstacle.self) { try stage.person.escape() }
      }
    }

    @Test("by a completed swipe reports like an animated pop") func swipe() throws {
      let (stage, navigation) = Stage.stack("a", "b")
      let watcher = NavigationListener(stage.log)
      navigation.delegate = watcher
      let finger = try stage.person.beginSwipeBack()
      #expect(navigation.titles == ["a"])
      let coordinator = try #require(navigation.transitionCoordinator)
      #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
      stage.advance(20)
      #expect(navigation.transitionCoordinator != nil)
      finger.move(to: 0.5)
      #expect(coordinator.percentComplete == 0.5)
      finger.finish()
      #expect(!coordinator.isInteractive)
      stage.settle()
      #expect(navigation.titles == ["a"])
      #expect(stage.log.take().last == "didShow a")
    }

    @Test("by a cancelled swipe puts the stack back and never calls didShow")
    func cancelledSwipe() throws {
      let (stage, navigation) = Stage.stack("a", "b")
      let watcher = NavigationListener(stage.log)
      navigation.delegate = watcher
      let b = navigation.viewControllers[1]
      let finger = try stage.person.beginSwipeBack()
      var outcome: [Bool] = []
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        outcome.append($0.isCancelled)
      }
      #expect(b.isMovingFromParent)
      stage.advance()
      finger.cancel()
      stage.settle()
      #expect(navigation.titles == ["a", "b"])
      #expect(outcome == [true])
      #expect(b.parent === navigation)
      #expect(!b.isMovingFromParent)
      #expect(
        stage.log.take() == [
          "b.willMove(nil)", "a.load", "b.willDisappear", "a.willAppear", "willShow a",
          "a.isAppearing", "a.willDisappear", "a.didDisappear", "b.willAppear", "b.isAppearing",
          "b.didAppear",
        ])
      #expect(b.view.window != nil)
    }

    @Test("by a swipe notifies its observers when the finger lifts") func interactionEnds() throws {
      let (stage, navigation) = Stage.stack("a", "b")
      let finger = try stage.person.beginSwipeBack()
      var ends: [Bool] = []
      navigation.transitionCoordinator?.notifyWhenInteractionChanges { ends.append($0.isCancelled) }
      finger.cancel()
      #expect(ends == [true])
      stage.settle()
      #expect(navigation.titles == ["a", "b"])
    }

    @Test("by a swipe is off when the recognizer is disabled, the bar hidden or a left item set")
    func swipeRules() {
      let (stage, navigation) = Stage.stack("a", "b")
      navigation.interactivePopGestureRecognizer?.isEnabled = false
      #expect(throws: Obstacle.self) { try stage.person.swipeBack() }
      navigation.interactivePopGestureRecognizer?.isEnabled = true
      navigation.isNavigationBarHidden = true
      #expect(throws: Obstacle.self) { try stage.person.swipeBack() }
      navigation.isNavigationBarHidden = false
      navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Close")
      #expect(throws: Obstacle.self) { try stage.person.swipeBack() }
    }

    @Test("by a swipe asks a delegate of the recognizer alone, whatever the bar shows")
    func swipeDelegate() throws {
      let (stage, navigation) = Stage.stack("a", "b")
      let gate = Gate()
      navigation.interactivePopGestureRecognizer?.delegate = gate
      gate.answer = false
      #expect(throws: Obstacle.self) { try stage.person.swipeBack() }
      gate.answer = true
      navigation.isNavigationBarHidden = true
      try stage.person.swipeBack()
      stage.settle()
      #expect(navigation.titles == ["a"])
    }

    @Test("by a swipe that ends before its first turn completes") func fastSwipe()
      throws
    {
      let (stage, navigation) = Stage.stack("a", "b", "c")
      try stage.person.swipeBack()
      stage.settle()
      #expect(navigation.titles == ["a", "b"])
      try stage.person.beginSwipeBack().cancel()
      stage.settle()
      #expect(navigation.titles == ["a", "b"])
    }

    @Test("by a swipe calls a subclass's popViewController, which may refuse") func swipeOverride()
    {
      final class Counting: UINavigationController {
        var pops = 0
        var refuses = false
        override func popViewController(animated: Bool) -> UIViewController? {
          pops += 1
          return refuses ? nil : super.popViewController(animated: animated)
        }
      }
      let counting = Counting()
      let stage = Stage { log in
        counting.viewControllers = [Screen("a", log), Screen("b", log), Screen("c", log)]
        return counting
      }
      #expect(throws: Never.self) { try stage.person.swipeBack() }
      stage.settle()
      #expect(counting.titles == ["a", "b"])
      counting.refuses = true
      #expect(throws: Obstacle.self) { try stage.person.swipeBack() }
      #expect(throws: Never.self) { try stage.person.tapBack() }
      stage.settle()
      #expect(counting.titles == ["a", "b"])
      #expect(counting.pops == 3)
    }

    @Test("is impossible while a transition is under way") func duringTransition() {
      let (stage, navigation) = Stage.stack("a", "b")
      navigation.pushViewController(stage.screen("c"), animated: true)
      #expect(throws: Obstacle.self) { try stage.person.tapBack() }
      #expect(throws: Obstacle.self) { try stage.person.swipeBack() }
      stage.settle()
      #expect(throws: Never.self) { try stage.person.tapBack() }
    }

    @Test("releases the popped screen at the end") func lifetime() throws {
      let (stage, navigation) = Stage.stack("a", "b", "c")
      weak let b = navigation.viewControllers[1]
      weak let c = navigation.viewControllers[2]
      try stage.person.tapBack()
      stage.settle()
      #expect(c == nil)
      try stage.person.swipeBack()
      stage.settle()
      #expect(b == nil)
    }
  }
}
