import Testing
import UIKit
import UIKitPerson

extension CoreTests {
  /// Where no source says what UIKit does, a system has a value for each answer.
  @MainActor @Suite("A switch of the system decides") struct SwitchTests {
    @Test(
      "when a transition that is cut short tells its end",
      arguments: _System.Interruption.allCases)
    func interruption(_ value: _System.Interruption) throws {
      let (stage, navigation) = Stage.stack("a", "b")
      StandIn.system = _System(.iOS26).with(\.interruption, value)
      navigation.pushViewController(stage.screen("c"), animated: true)
      var ends = 0
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }
      stage.advance()
      let swipe = try stage.person.beginSwipeBackOverContent()
      #expect(ends == (value == .tellsAtOnce ? 1 : 0))
      stage.advance()
      #expect(ends == (value == .neverTells ? 0 : 1))
      swipe.finish()
      stage.settle()
      #expect(navigation.titles == ["a", "b"])
      #expect(ends == (value == .neverTells ? 0 : 1))
    }

    @Test("the order of a coordinator's completions", arguments: _System.CompletionOrder.allCases)
    func order(_ value: _System.CompletionOrder) {
      let (stage, navigation) = Stage.stack("a")
      StandIn.system = _System().with(\.completionOrder, value)
      navigation.pushViewController(stage.screen("b"), animated: true)
      var order: [Int] = []
      for number in 1...3 {
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          order.append(number)
        }
      }
      stage.settle()
      #expect(order == (value == .asAdded ? [1, 2, 3] : [3, 2, 1]))
    }

    @Test(
      "whether completions come before the stack's delegate is told",
      arguments: _System.CompletionTime.allCases)
    func time(_ value: _System.CompletionTime) {
      let (stage, navigation) = Stage.stack("a")
      StandIn.system = _System().with(\.completionTime, value)
      let listener = NavigationListener(stage.log)
      navigation.delegate = listener
      navigation.pushViewController(stage.screen("b"), animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        stage.log("completion")
      }
      stage.settle()
      let ends = stage.log.take().filter { $0 == "completion" || $0 == "didShow b" }
      #expect(
        ends
          == (value == .afterDelegate ? ["didShow b", "completion"] : ["completion", "didShow b"]))
    }

    @Test(
      "whether a drag ends when the sheet's recognizer is switched off",
      arguments: _System.DisabledDrag.allCases)
    func drag(_ value: _System.DisabledDrag) throws {
      let stage = Stage()
      StandIn.system = _System().with(\.disabledDrag, value)
      let sheet = stage.screen("sheet")
      stage.root.present(sheet, animated: true)
      stage.settle()
      let drag = try stage.person.beginSwipeDown()
      stage.advance()
      let recognizer = try #require(
        sheet.presentationController?.presentedView?.gestureRecognizers?.first)
      recognizer.isEnabled = false
      recognizer.isEnabled = true
      stage.settle()
      #expect((sheet.transitionCoordinator != nil) == (value == .goesOn))
      drag.finish()
      stage.settle()
      #expect((sheet.presentingViewController == nil) == (value == .goesOn))
    }

    @Test(
      "whether a screen that is taken out of its stack leaves the array",
      arguments: _System.StolenScreen.allCases, [true, false])
    func stolen(_ value: _System.StolenScreen, byParent: Bool) {
      let (stage, navigation) = Stage.stack("a", "b", "c")
      StandIn.system = _System().with(\.stolenScreen, value)
      let middle = navigation.viewControllers[1]
      let thief = UIViewController()
      if byParent { thief.addChild(middle) } else { middle.removeFromParent() }
      #expect(navigation.titles == (value == .leavesStack ? ["a", "c"] : ["a", "b", "c"]))
      #expect(middle.parent === (byParent ? thief : nil))
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(navigation.titles == (value == .leavesStack ? ["a"] : ["a", "b"]))
    }

    @Test(
      "whether a stack's delegate is told when the stack appears again",
      arguments: _System.Reappearance.allCases)
    func reappearance(_ value: _System.Reappearance) {
      let navigation = UINavigationController()
      let stage = Stage()
      let listener = NavigationListener(stage.log)
      StandIn.system = _System().with(\.reappearance, value)
      navigation.delegate = listener
      navigation.setViewControllers([stage.screen("a")], animated: false)
      navigation.modalPresentationStyle = .fullScreen
      stage.root.present(navigation, animated: true)
      stage.settle()
      let told = ["willShow a", "didShow a"]
      #expect(stage.log.take().filter(told.contains) == told, "the first time")
      let cover = stage.screen("cover")
      cover.modalPresentationStyle = .fullScreen
      navigation.present(cover, animated: true)
      stage.settle()
      cover.dismiss(animated: true)
      stage.settle()
      #expect(stage.log.take().filter(told.contains) == (value == .isTold ? told : []))
    }
  }
}
