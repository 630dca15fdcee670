import Foundation
import Testing
import UIKit
import UIKitPerson

extension CoreTests {
  @MainActor @Suite("Calls from inside callbacks") struct NestingTests {
    @Test("push in viewDidLoad of the pushed screen comes after its own transition")
    func pushInViewDidLoad() {
      let (stage, navigation) = Stage.stack("a")
      let b = stage.screen("b")
      b.onDidLoad = { [weak navigation] _ in
        navigation?.pushViewController(stage.screen("c"), animated: true)
      }
      navigation.pushViewController(b, animated: true)
      #expect(navigation.titles == ["a", "b"])
      stage.settle()
      #expect(navigation.titles == ["a", "b", "c"])
    }

    @Test("push in viewWillAppear of an unanimated push comes after it") func pushUnanimated() {
      let (stage, navigation) = Stage.stack("a")
      let b = stage.screen("b")
      b.onWillAppear = { [weak navigation] b in
        b.onWillAppear = nil
        navigation?.pushViewController(stage.screen("c"), animated: false)
      }
      navigation.pushViewController(b, animated: false)
      #expect(navigation.titles == ["a", "b", "c"])
      let log = stage.log.take()
      #expect(log.firstIndex(of: "b.didAppear") ?? 99 < log.firstIndex(of: "c.willAppear") ?? 0)
    }

    @Test("pop in viewDidLoad of an unanimated push leaves the stack as it was") func popAtOnce() {
      let (stage, navigation) = Stage.stack("a")
      let b = stage.screen("b")
      b.onDidLoad = { [weak navigation] _ in navigation?.popToRootViewController(animated: false) }
      navigation.pushViewController(b, animated: false)
      #expect(navigation.titles == ["a"])
      #expect(b.parent == nil)
    }

    @Test("a pop during a push lets the push jump to its end, with UIKit's message")
    func popInPush() {
      let (stage, navigation) = Stage.stack("a")
      navigation.pushViewController(stage.screen("b"), animated: true)
      let popped = navigation.popViewController(animated: true)
      #expect(popped?.title == "b")
      #expect(StandIn.messages.first?.hasPrefix("nested pop animation") == true)
      stage.settle()
      #expect(navigation.titles == ["a"])
      #expect(
        stage.log.take().filter { $0.hasPrefix("b.did") } == [
          "b.didAppear", "b.didMove(parent)", "b.didDisappear", "b.didMove(nil)",
        ])
    }

    @Test("a set during a swipe waits for the swipe") func setInSwipe() throws {
      let (stage, navigation) = Stage.stack("a", "b")
      let finger = try stage.person.beginSwipeBack()
      navigation.setViewControllers([stage.screen("x")], animated: false)
      #expect(navigation.titles == ["a"])
      finger.cancel()
      stage.settle()
      #expect(navigation.titles == ["x"])
    }

    @Test("present in viewDidAppear of a presented screen works") func presentInDidAppear() {
      let stage = Stage()
      let m = stage.screen("m")
      stage.root.present(m, animated: true) { [weak m] in
        m?.present(stage.screen("n"), animated: true)
      }
      stage.settle()
      #expect(m.presentedViewController?.title == "n")
    }

    @Test("present in the completion of a dismissal works") func presentAfterDismissal() {
      let stage = Stage()
      stage.root.present(stage.screen("m"), animated: false)
      stage.root.dismiss(animated: true) { [unowned stage] in
        stage.root.present(stage.screen("n"), animated: true)
      }
      stage.settle()
      #expect(stage.root.presentedViewController?.title == "n")
    }

    @Test("push in the completions of a coordinator happens at once") func pushInCompletion() {
      let (stage, navigation) = Stage.stack("a")
      navigation.pushViewController(stage.screen("b"), animated: true)
      var titles: [String] = []
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        navigation.pushViewController(stage.screen("c"), animated: true)
        titles = navigation.titles
      }
      stage.settle()
      #expect(titles == ["a", "b", "c"])
    }

    @Test("present from a screen that is popped meanwhile stays with the stack")
    func presentFromStack() {
      let (stage, navigation) = Stage.stack("a", "b")
      let b = navigation.viewControllers[1]
      b.present(stage.screen("m"), animated: false)
      navigation.popViewController(animated: false)
      #expect(navigation.presentedViewController?.title == "m")
      #expect(b.presentedViewController == nil)
    }

    @Test("push under a presentation changes the stack, and appears after the dismissal")
    func pushUnderFullScreen() {
      let (stage, navigation) = Stage.stack("a")
      let m = stage.screen("m")
      m.modalPresentationStyle = .fullScreen
      navigation.present(m, animated: false)
      navigation.pushViewController(stage.screen("b"), animated: true)
      #expect(navigation.titles == ["a", "b"])
      #expect(navigation.transitionCoordinator == nil)
      navigation.dismiss(animated: false)
      #expect(navigation.viewControllers[1].view.window != nil)
      #expect(navigation.viewControllers[0].view.window == nil)
      #expect(stage.person.topScreen?.title == "b")
    }

    @Test("push under a sheet is animated") func pushUnderSheet() {
      let (stage, navigation) = Stage.stack("a")
      navigation.present(stage.screen("m"), animated: false)
      navigation.pushViewController(stage.screen("b"), animated: true)
      #expect(navigation.transitionCoordinator != nil)
      stage.settle()
      #expect(navigation.titles == ["a", "b"])
    }

    @Test("a stack presented and pushed on in one go shows both at the end") func presentThenPush()
    {
      let stage = Stage()
      let navigation = UINavigationController(rootViewController: stage.screen("a"))
      stage.root.present(navigation, animated: true)
      navigation.pushViewController(stage.screen("b"), animated: false)
      stage.settle()
      #expect(navigation.titles == ["a", "b"])
      #expect(stage.person.topScreen?.title == "b")
    }

    @Test("ends editing of a text field when its screen leaves") func firstResponder() {
      let (stage, navigation) = Stage.stack("a", "b")
      let field = UITextField()
      navigation.topViewController?.view.addSubview(field)
      #expect(field.becomeFirstResponder())
      navigation.popViewController(animated: false)
      #expect(!field.isFirstResponder)
      _ = stage
    }

    @Test("present on a screen that is being dismissed is dropped") func presentOnLeaving() {
      let stage = Stage()
      let m = stage.screen("m")
      stage.root.present(m, animated: false)
      m.dismiss(animated: true)
      m.present(stage.screen("n"), animated: true)
      #expect(StandIn.messages.last?.contains("while a dismissal is in progress!") == true)
      stage.settle()
      #expect(m.presentedViewController == nil)
      #expect(stage.root.presentedViewController == nil)
    }

    @Test(
      "a full screen presented during a push leaves the pushed screen hidden, and it appears later")
    func presentDuringPush() {
      let (stage, navigation) = Stage.stack("a")
      let m = stage.screen("m")
      m.modalPresentationStyle = .fullScreen
      navigation.pushViewController(stage.screen("b"), animated: true)
      stage.advance()
      navigation.present(m, animated: true)
      stage.settle()
      let log = stage.log.take()
      #expect(log.filter { $0 == "b.didAppear" }.count == 1)
      #expect(log.filter { $0 == "b.didDisappear" }.count == 1)
      navigation.dismiss(animated: true)
      stage.settle()
      #expect(stage.log.take().contains("b.didAppear"))
      #expect(navigation.titles == ["a", "b"])
    }

    @Test("a window hidden during a push leaves no controller that counts as visible")
    func hideDuringPush() {
      let (stage, navigation) = Stage.stack("a")
      navigation.pushViewController(stage.screen("b"), animated: true)
      stage.window.isHidden = true
      stage.settle()
      let log = stage.log.take()
      #expect(log.contains("a.didDisappear"))
      #expect(log.last { $0.hasPrefix("b.did") && !$0.contains("Move") } == "b.didDisappear")
    }

    @Test("removeFromParent takes a screen out of the middle of a stack") func removeFromMiddle() {
      let (stage, navigation) = Stage.stack("a", "b", "c")
      navigation.viewControllers[1].removeFromParent()
      #expect(navigation.titles == ["a", "c"])
      #expect(navigation.navigationBar.items?.count == 2)
      #expect(navigation.children.count == 2)
      navigation.viewControllers[1].removeFromParent()
      #expect(navigation.titles == ["a"])
      #expect(stage.log.take().contains("a.didAppear"))
      #expect(navigation.viewControllers[0].view.window != nil)
    }

    @Test("a screen pushed on another stack leaves the first") func steal() {
      let (stage, navigation) = Stage.stack("a", "b")
      let b = navigation.viewControllers[1]
      let other = UINavigationController()
      other.pushViewController(b, animated: false)
      #expect(navigation.titles == ["a"])
      #expect(b.parent === other)
      #expect(other.titles == ["b"])
      #expect(navigation.children.count == 1)
      _ = stage
    }
  }
}
