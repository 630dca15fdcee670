import Foundation
import Testing
import UIKit
import UIKitPerson

extension CoreTests {
  @MainActor @Suite("A navigation stack") struct StackTests {
    @Test("notifies a pushed screen in UIKit's order") func pushOrder() {
      let (stage, navigation) = Stage.stack("a")
      let watcher = NavigationWatcher(stage.log)
      navigation.delegate = watcher
      navigation.pushViewController(stage.screen("b"), animated: true)
      #expect(
        stage.log.take() == [
          "b.willMove(parent)", "b.load", "a.willDisappear", "b.willAppear", "willShow b",
          "b.isAppearing",
        ])
      stage.settle()
      #expect(
        stage.log.take() == [
          "a.didDisappear", "b.didAppear", "b.didMove(parent)", "didShow b",
        ])
    }

    @Test("notifies a popped screen in UIKit's order") func popOrder() {
      let (stage, navigation) = Stage.stack("a", "b")
      let watcher = NavigationWatcher(stage.log)
      navigation.delegate = watcher
      navigation.popViewController(animated: true)
      #expect(
        stage.log.take() == [
          "b.willMove(nil)", "a.load", "b.willDisappear", "a.willAppear", "willShow a",
          "a.isAppearing",
        ])
      stage.settle()
      #expect(
        stage.log.take() == ["b.didDisappear", "a.didAppear", "b.didMove(nil)", "didShow a"])
    }

    @Test("has a transition coordinator right after an animated push, and none at its end")
    func coordinatorAfterPush() throws {
      let (stage, navigation) = Stage.stack("a")
      let b = stage.screen("b")
      navigation.pushViewController(b, animated: true)
      let coordinator = try #require(navigation.transitionCoordinator)
      #expect(coordinator.isAnimated)
      #expect(coordinator.viewController(forKey: .to) === b)
      #expect(b.transitionCoordinator === coordinator)
      var order: [String] = []
      coordinator.animate(
        alongsideTransition: { _ in order.append("alongside") },
        completion: {
          order.append("completed \(!$0.isCancelled) \(navigation.transitionCoordinator == nil)")
        })
      #expect(order.isEmpty)
      stage.settle()
      #expect(order == ["alongside", "completed true true"])
      #expect(navigation.transitionCoordinator == nil)
    }

    @Test("takes several turns for an animated push") func turns() {
      let (stage, navigation) = Stage.stack("a")
      navigation.pushViewController(stage.screen("b"), animated: true)
      stage.advance(3)
      #expect(navigation.transitionCoordinator != nil)
      stage.settle()
      #expect(navigation.transitionCoordinator == nil)
    }

    @Test("applies an unanimated push before it returns, without a coordinator") func unanimated() {
      let (stage, navigation) = Stage.stack("a")
      navigation.pushViewController(stage.screen("b"), animated: false)
      #expect(navigation.transitionCoordinator == nil)
      #expect(stage.log.take().suffix(3) == ["a.didDisappear", "b.didAppear", "b.didMove(parent)"])
    }

    @Test("applies changes at once outside a window, and loads no view") func offWindow() {
      let log = Log()
      let navigation = UINavigationController(rootViewController: Screen("a", log))
      navigation.pushViewController(Screen("b", log), animated: true)
      #expect(navigation.titles == ["a", "b"])
      #expect(navigation.transitionCoordinator == nil)
      #expect(navigation.topViewController?.isViewLoaded == false)
      navigation.popViewController(animated: true)
      #expect(navigation.titles == ["a"])
      #expect(
        log.take() == [
          "a.willMove(parent)", "a.didMove(parent)", "b.willMove(parent)", "b.didMove(parent)",
          "b.willMove(nil)", "b.didMove(nil)",
        ])
    }

    @Test("defers a push made during a transition to its end, and reports the old stack meanwhile")
    func pushDuringPush() {
      let (stage, navigation) = Stage.stack("a")
      navigation.pushViewController(stage.screen("b"), animated: true)
      navigation.pushViewController(stage.screen("c"), animated: true)
      #expect(navigation.titles == ["a", "b"])
      stage.settle()
      #expect(navigation.titles == ["a", "b", "c"])
    }

    @Test("defers a push made while a presentation is running") func pushDuringPresentation() {
      let (stage, navigation) = Stage.stack("a")
      navigation.present(stage.screen("m"), animated: true)
      navigation.pushViewController(stage.screen("b"), animated: true)
      #expect(navigation.titles == ["a"])
      stage.settle()
      #expect(navigation.titles == ["a", "b"])
    }

    @Test("throws at the end of a transition when one instance was pushed twice during it")
    func samePushTwice() {
      let (stage, navigation) = Stage.stack("a")
      StandIn.recordsExceptions = true
      let b = stage.screen("b")
      navigation.pushViewController(b, animated: true)
      navigation.pushViewController(b, animated: true)
      #expect(StandIn.exceptions.isEmpty)
      stage.settle()
      #expect(StandIn.exceptions.count == 1)
      #expect(StandIn.exceptions[0].contains("same view controller instance more than once"))
    }

    @Test("throws when a navigation controller is pushed") func pushNavigationController() {
      let (_, navigation) = Stage.stack("a")
      StandIn.recordsExceptions = true
      navigation.pushViewController(UINavigationController(), animated: false)
      #expect(StandIn.exceptions == ["Pushing a navigation controller is not supported"])
      #expect(navigation.titles == ["a"])
    }

    @Test("never pops its only screen") func popOnly() {
      let (_, navigation) = Stage.stack("a")
      #expect(navigation.popViewController(animated: true) == nil)
      #expect(navigation.popToRootViewController(animated: true) == [])
      #expect(navigation.titles == ["a"])
    }

    @Test("names the target as top as soon as a pop began, and the popped one keeps its parent")
    func liesDuringPop() {
      let (stage, navigation) = Stage.stack("a", "b")
      let b = navigation.viewControllers[1]
      #expect(navigation.popViewController(animated: true) === b)
      #expect(navigation.titles == ["a"])
      #expect(b.parent === navigation)
      #expect(b.navigationController === navigation)
      stage.settle()
      #expect(b.parent == nil)
    }

    @Test("has isMovingFromParent in both callbacks of a popped screen, and no parent in the last")
    func isMovingFromParent() throws {
      let (stage, navigation) = Stage.stack("a", "b")
      let b = try #require(navigation.topViewController as? Screen)
      var seen: [String] = []
      b.onWillDisappear = { seen.append("\($0.isMovingFromParent) \($0.parent != nil)") }
      b.onDidDisappear = { seen.append("\($0.isMovingFromParent) \($0.parent != nil)") }
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(seen == ["true true", "true false"])
      #expect(!b.isMovingFromParent)
    }

    @Test("has isMovingToParent while a pushed screen appears, not when it is uncovered")
    func isMovingToParent() {
      let (stage, navigation) = Stage.stack("a")
      let b = stage.screen("b")
      var seen: [Bool] = []
      b.onWillAppear = { seen.append($0.isMovingToParent) }
      navigation.pushViewController(b, animated: true)
      stage.settle()
      navigation.pushViewController(stage.screen("c"), animated: true)
      stage.settle()
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(seen == [true, false])
    }

    @Test("covers a screen without isMovingFromParent") func coveredIsNotMoving() throws {
      let (stage, navigation) = Stage.stack("a")
      let a = try #require(navigation.topViewController as? Screen)
      var seen: [Bool] = []
      a.onWillDisappear = { seen.append($0.isMovingFromParent) }
      navigation.pushViewController(stage.screen("b"), animated: true)
      stage.settle()
      #expect(seen == [false])
    }

    @Test("removes hidden screens of a multi-pop without appearance callbacks") func multiPop() {
      let (stage, navigation) = Stage.stack("a", "b", "c", "d")
      let popped = navigation.popToRootViewController(animated: true)
      #expect(popped?.map { $0.title ?? "" } == ["b", "c", "d"])
      stage.settle()
      let log = stage.log.take()
      #expect(log.filter { $0.hasPrefix("b.") } == ["b.willMove(nil)", "b.didMove(nil)"])
      #expect(log.filter { $0.hasPrefix("c.") } == ["c.willMove(nil)", "c.didMove(nil)"])
      #expect(log.contains("d.didDisappear"))
    }

    @Test("throws for a pop to a screen that is not in the stack") func popToStranger() {
      let (stage, navigation) = Stage.stack("a", "b")
      StandIn.recordsExceptions = true
      #expect(navigation.popToViewController(stage.screen("x"), animated: false) == nil)
      #expect(StandIn.exceptions == ["Tried to pop to a view controller that doesn't exist."])
    }

    @Test("asks for a push animation when a set puts a new screen on top, else for a pop")
    func setOperations() {
      let (stage, navigation) = Stage.stack("a", "b")
      let watcher = NavigationWatcher(stage.log)
      navigation.delegate = watcher
      let a = navigation.viewControllers[0]
      navigation.setViewControllers([a, stage.screen("c")], animated: true)
      stage.settle()
      navigation.setViewControllers([a], animated: true)
      stage.settle()
      #expect(watcher.operations == [.push, .pop])
    }

    @Test("changes screens below the top without a transition") func setBelow() {
      let (stage, navigation) = Stage.stack("a", "b")
      let b = navigation.viewControllers[1]
      navigation.setViewControllers([stage.screen("x"), b], animated: true)
      #expect(navigation.transitionCoordinator == nil)
      #expect(navigation.titles == ["x", "b"])
      #expect(
        stage.log.take() == [
          "x.willMove(parent)", "a.willMove(nil)", "a.didMove(nil)", "x.didMove(parent)",
        ])
    }

    @Test("shows its first screen and tells its delegate when it comes on screen") func initial() {
      let log = Log()
      let navigation = UINavigationController(rootViewController: Screen("a", log))
      let watcher = NavigationWatcher(log)
      navigation.delegate = watcher
      _ = log.take()
      let stage = Stage { _ in navigation }
      _ = stage
      #expect(
        log.take() == [
          "a.load", "a.willAppear", "willShow a", "a.isAppearing", "a.didAppear", "didShow a",
        ])
    }

    @Test("calls the delegate that was set, whatever a subclass's property returns") func proxied()
    {
      final class Proxied: UINavigationController {
        let inner: NavigationWatcher
        weak var outer: (any UINavigationControllerDelegate)?
        init(_ log: Log) {
          inner = NavigationWatcher(log)
          super.init(nibName: nil, bundle: nil)
          super.delegate = inner
        }
        required init?(coder: NSCoder) { nil }
        override weak var delegate: (any UINavigationControllerDelegate)? {
          get { outer }
          set { outer = newValue }
        }
      }
      var proxied: Proxied?
      let stage = Stage { log in
        let made = Proxied(log)
        made.viewControllers = [Screen("a", log)]
        proxied = made
        return made
      }
      #expect(proxied?.delegate == nil)
      proxied?.pushViewController(stage.screen("b"), animated: false)
      #expect(stage.log.take().contains("didShow b"))
    }

    @Test("pushes ten thousand screens without growing slower") func manyPushes() {
      // Processor time, which does not pass while other processes run.
      func time(_ count: Int) -> Int {
        let (stage, navigation) = Stage.stack("a")
        let start = clock()
        for _ in 0..<count {
          navigation.pushViewController(UIViewController(), animated: false)
        }
        _ = stage
        return Int(clock() - start)
      }
      let few = time(1_000)
      #expect(time(10_000) < few * 40)
    }
  }
}

/// Tests share the clock of the process, so they run one at a time.
@MainActor @Suite("The stand-in's core", .serialized) struct CoreTests {}
