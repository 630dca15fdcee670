import Foundation
import Testing
import UIKit
import UIKitPerson

extension CoreTests {
  @MainActor @Suite("A presentation") struct PresentationTests {
    @Test("of a sheet leaves its presenter alone") func sheet() {
      let stage = Stage()
      let m = stage.screen("m")
      var completed = false
      stage.root.present(m, animated: true) {
        completed = true
        stage.log("completion")
      }
      #expect(stage.root.presentedViewController === m)
      #expect(m.presentingViewController === stage.root)
      #expect(m.isBeingPresented)
      #expect(stage.log.take() == ["m.load", "m.willAppear", "m.isAppearing"])
      #expect(!completed)
      stage.settle()
      #expect(stage.log.take() == ["m.didAppear", "completion"])
      #expect(!m.isBeingPresented)
      #expect(stage.root.view.window != nil)
    }

    @Test("full screen hides its presenter, which is notified last") func fullScreen() {
      let stage = Stage()
      let m = stage.screen("m")
      m.modalPresentationStyle = .fullScreen
      stage.root.present(m, animated: true)
      #expect(
        stage.log.take() == ["m.load", "root.willDisappear", "m.willAppear", "m.isAppearing"])
      stage.settle()
      #expect(stage.log.take() == ["m.didAppear", "root.didDisappear"])
      #expect(stage.root.view.window == nil)
      stage.root.dismiss(animated: true) { stage.log("completion") }
      #expect(m.isBeingDismissed)
      #expect(
        stage.log.take() == ["m.willDisappear", "root.willAppear", "root.isAppearing"])
      stage.settle()
      #expect(stage.log.take() == ["root.didAppear", "m.didDisappear", "completion"])
      #expect(stage.root.view.window != nil)
      #expect(stage.root.presentedViewController == nil)
      #expect(m.presentingViewController == nil)
      #expect(m.view.window == nil)
    }

    @Test(
      "over the full screen, over a context and custom leave the presenter's view in place",
      arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom])
    func overStyles(style: UIModalPresentationStyle) {
      let stage = Stage()
      let m = stage.screen("m")
      m.modalPresentationStyle = style
      stage.root.present(m, animated: false)
      #expect(!stage.log.take().contains("root.willDisappear"))
      #expect(stage.root.view.window != nil)
    }

    @Test("unanimated is done, its completion included, when the call returns") func unanimated() {
      let stage = Stage()
      var order: [String] = []
      stage.root.present(stage.screen("m"), animated: false) { order.append("presented") }
      order.append("after")
      stage.root.dismiss(animated: false) { order.append("dismissed") }
      order.append("end")
      #expect(order == ["presented", "after", "dismissed", "end"])
      #expect(stage.root.presentedViewController == nil)
    }

    @Test("from a child is made by the outermost controller") func outermost() {
      let (stage, navigation) = Stage.stack("a")
      let a = navigation.viewControllers[0]
      let m = stage.screen("m")
      a.present(m, animated: false)
      #expect(m.presentingViewController === navigation)
      #expect(a.presentedViewController === m)
      #expect(navigation.visibleViewController === m)
    }

    @Test("in the current context is made by the nearest controller that defines one")
    func context() {
      let (stage, navigation) = Stage.stack("a")
      let a = navigation.viewControllers[0]
      a.definesPresentationContext = true
      let m = stage.screen("m")
      m.modalPresentationStyle = .overCurrentContext
      a.present(m, animated: false)
      #expect(m.presentingViewController === a)
    }

    @Test("from a controller outside a window is ignored with UIKit's message") func noWindow() {
      let stage = Stage()
      let lost = stage.screen("lost")
      var completed = false
      lost.present(stage.screen("m"), animated: true) { completed = true }
      stage.settle()
      #expect(lost.presentedViewController == nil)
      #expect(!completed)
      #expect(StandIn.messages.count == 1)
      #expect(StandIn.messages[0].contains("whose view is not in the window hierarchy!"))
    }

    @Test("from a controller in viewDidLoad of a root is ignored") func tooEarly() {
      var m: UIViewController?
      let stage = Stage { log in
        let root = Screen("root", log)
        root.onDidLoad = { root in
          let one = Screen("m", log)
          m = one
          root.present(one, animated: false)
        }
        return root
      }
      #expect(m?.presentingViewController == nil)
      #expect(StandIn.messages.contains { $0.contains("whose view is not in the window") })
      _ = stage
    }

    @Test("of a second controller is ignored with UIKit's message") func second() {
      let stage = Stage()
      let m = stage.screen("m")
      stage.root.present(m, animated: true)
      stage.root.present(stage.screen("n"), animated: true)
      #expect(StandIn.messages.last?.contains("while a presentation is in progress!") == true)
      stage.settle()
      stage.root.present(stage.screen("n"), animated: true)
      #expect(StandIn.messages.last?.contains("which is already presenting") == true)
      #expect(stage.root.presentedViewController === m)
    }

    @Test("during a dismissal is dropped") func duringDismissal() {
      let stage = Stage()
      stage.root.present(stage.screen("m"), animated: false)
      stage.root.dismiss(animated: true)
      let n = stage.screen("n")
      stage.root.present(n, animated: true)
      stage.settle()
      #expect(stage.root.presentedViewController == nil)
      #expect(n.presentingViewController == nil)
    }

    @Test("of a controller that is presented, has a parent or is the presenter throws")
    func exceptions() {
      let stage = Stage()
      StandIn.recordsExceptions = true
      let m = stage.screen("m")
      stage.root.present(m, animated: false)
      m.present(m, animated: false)
      let parent = stage.screen("parent")
      let child = stage.screen("child")
      parent.addChild(child)
      m.present(child, animated: false)
      let n = stage.screen("n")
      m.present(n, animated: false)
      n.present(m, animated: false)
      #expect(StandIn.exceptions.count == 3)
      #expect(StandIn.exceptions[0].contains("active view controller"))
      #expect(StandIn.exceptions[1].contains("that has a parent view controller"))
      #expect(StandIn.exceptions[2].contains("that is already being presented by"))
    }

    @Test("can be dismissed by the presented controller, from inside too") func dismissFromInside()
    {
      let stage = Stage()
      let navigation = UINavigationController(rootViewController: stage.screen("a"))
      stage.root.present(navigation, animated: false)
      navigation.viewControllers[0].dismiss(animated: false)
      #expect(stage.root.presentedViewController == nil)
    }

    @Test("dismissed by a controller that presents dismisses the controllers above that one")
    func dismissMiddle() {
      let stage = Stage()
      let m = stage.screen("m")
      let n = stage.screen("n")
      stage.root.present(m, animated: false)
      m.present(n, animated: false)
      m.dismiss(animated: false)
      #expect(stage.root.presentedViewController === m)
      #expect(m.presentedViewController == nil)
      #expect(n.presentingViewController == nil)
    }

    @Test("dismissed from below removes all above with it, and only the topmost moves")
    func dismissAll() {
      let stage = Stage()
      let m = stage.screen("m")
      let n = stage.screen("n")
      stage.root.present(m, animated: false)
      m.present(n, animated: false)
      _ = stage.log.take()
      stage.root.dismiss(animated: true)
      #expect(stage.root.transitionCoordinator?.viewController(forKey: .from) === n)
      #expect(m.isBeingDismissed && n.isBeingDismissed)
      stage.settle()
      #expect(stage.root.presentedViewController == nil)
      #expect(m.presentedViewController == nil)
      #expect(
        stage.log.take() == [
          "n.willDisappear", "m.willDisappear", "n.didDisappear", "m.didDisappear",
        ])
    }

    @Test("dismissed while it is still coming is refused with UIKit's message") func tooSoon() {
      let stage = Stage()
      let m = stage.screen("m")
      stage.root.present(m, animated: true)
      var completed = false
      stage.root.dismiss(animated: true) { completed = true }
      stage.settle()
      #expect(stage.root.presentedViewController === m)
      #expect(!completed)
      #expect(
        StandIn.messages.last?.contains("while a presentation or dismiss is in progress!") == true)
    }

    @Test("dismissed twice in a row dismisses the presenter's own presentation too") func twice() {
      let stage = Stage()
      let m = stage.screen("m")
      stage.root.present(m, animated: false)
      m.present(stage.screen("n"), animated: false)
      m.dismiss(animated: true)
      m.dismiss(animated: true)
      stage.settle()
      #expect(stage.root.presentedViewController == nil)
    }

    @Test("has a coordinator while it comes and goes") func coordinator() throws {
      let stage = Stage()
      let m = stage.screen("m")
      stage.root.present(m, animated: true)
      let coming = try #require(m.transitionCoordinator)
      #expect(coming.presentationStyle == .pageSheet)
      #expect(stage.root.transitionCoordinator === coming)
      stage.settle()
      #expect(m.transitionCoordinator == nil)
      stage.root.dismiss(animated: true)
      #expect(m.transitionCoordinator?.viewController(forKey: .from) === m)
      #expect(m.transitionCoordinator?.viewController(forKey: .to) === stage.root)
      stage.settle()
      #expect(m.transitionCoordinator == nil)
    }

    @Test("is over, with isBeingDismissed and no presenter, in viewDidDisappear") func lastCall() {
      let stage = Stage()
      let m = stage.screen("m")
      stage.root.present(m, animated: false)
      var seen: [String] = []
      m.onWillDisappear = {
        seen.append("\($0.isBeingDismissed) \($0.presentingViewController != nil)")
      }
      m.onDidDisappear = {
        seen.append("\($0.isBeingDismissed) \($0.presentingViewController != nil)")
      }
      m.dismiss(animated: true)
      stage.settle()
      #expect(seen == ["true true", "true false"])
      #expect(!m.isBeingDismissed)
    }

    @Test("releases everything at its end") func lifetime() {
      let stage = Stage()
      weak var gone: UIViewController?
      weak var presentation: UIPresentationController?
      do {
        let m = stage.screen("m")
        gone = m
        presentation = m.presentationController
        stage.root.present(m, animated: true)
      }
      stage.settle()
      #expect(gone != nil)
      stage.root.dismiss(animated: true)
      stage.settle()
      #expect(gone == nil)
      #expect(presentation == nil)
    }

    @Test("that never happens leaks the controller whose presentationController was read")
    func readLeak() {
      weak var leaked: UIViewController?
      weak var freed: UIViewController?
      do {
        let one = UIViewController()
        _ = one.presentationController
        leaked = one
        let other = UIViewController()
        freed = other
      }
      #expect(leaked != nil)
      #expect(freed == nil)
      leaked?.modalPresentationStyle = .fullScreen
      #expect(leaked == nil)
    }
  }
}
