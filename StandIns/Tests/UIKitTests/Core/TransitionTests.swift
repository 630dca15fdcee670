import Foundation
import Testing
import UIKit
import UIKitPerson

extension CoreTests {
  @MainActor @Suite("A transition of the app") struct TransitionTests {
    /// An animator in the articles' style.
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      var animations = 0
      var ended: [Bool] = []
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.5 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        animations += 1
        if let view = transitionContext.view(forKey: .to) {
          transitionContext.containerView.addSubview(view)
          if let controller = transitionContext.viewController(forKey: .to) {
            view.frame = transitionContext.finalFrame(for: controller)
          }
          view.alpha = 0
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
          transitionContext.view(forKey: .to)?.alpha = 1
        } completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      }
      func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }

    /// A transitioning delegate with a presentation controller of its own.
    final class Cards: NSObject, UIViewControllerTransitioningDelegate {
      let fade = Fade()
      var driver: UIPercentDrivenInteractiveTransition?
      var asked: [String] = []
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("presented from \(source.title ?? "")")
        return fade
      }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("dismissed \(dismissed.title ?? "")")
        return fade
      }
      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Card(presentedViewController: presented, presenting: presenting)
      }
    }

    final class Card: UIPresentationController {
      static var events: [String] = []
      override func presentationTransitionWillBegin() { Card.events.append("will present") }
      override func presentationTransitionDidEnd(_ completed: Bool) {
        Card.events.append("did present \(completed)")
      }
      override func dismissalTransitionWillBegin() { Card.events.append("will dismiss") }
      override func dismissalTransitionDidEnd(_ completed: Bool) {
        Card.events.append("did dismiss \(completed)")
      }
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 100, width: 100, height: 100)
      }
    }

    @Test(
      "A coordinator runs a completion, and its result reports it or not",
      arguments: _System.Alongside.allCases)
    func answers(_ alongside: _System.Alongside) {
      let (stage, navigation) = Stage.stack("a")
      StandIn.system = _System().with(\.alongside, alongside)
      navigation.pushViewController(stage.screen("b"), animated: true)
      var runs = 0
      let answer = navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        runs += 1
      }
      #expect(answer == (alongside == .agrees))
      stage.settle()
      #expect(runs == 1)
    }

    @Test("of a stack ends when its animator says so") func stack() {
      let (stage, navigation) = Stage.stack("a")
      let watcher = NavigationWatcher(stage.log)
      let fade = Fade()
      watcher.animator = fade
      navigation.delegate = watcher
      navigation.pushViewController(stage.screen("b"), animated: true)
      #expect(fade.animations == 0)
      stage.advance()
      #expect(fade.animations == 1)
      stage.settle()
      #expect(fade.ended == [true])
      #expect(stage.log.take().last == "didShow b")
      #expect(navigation.viewControllers[1].view.window != nil)
      #expect(navigation.viewControllers[0].view.window == nil)
    }

    @Test("is not requested for an unanimated change") func unanimated() {
      let (stage, navigation) = Stage.stack("a")
      let watcher = NavigationWatcher(stage.log)
      watcher.animator = Fade()
      navigation.delegate = watcher
      navigation.pushViewController(stage.screen("b"), animated: false)
      #expect(watcher.operations.isEmpty)
    }

    @Test("driven by a gesture waits for it, and completes after it") func driven() {
      let (stage, navigation) = Stage.stack("a", "b")
      let watcher = NavigationWatcher(stage.log)
      let driver = UIPercentDrivenInteractiveTransition()
      watcher.animator = Fade()
      watcher.interactor = driver
      navigation.delegate = watcher
      navigation.popViewController(animated: true)
      stage.advance(30)
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      driver.update(0.4)
      #expect(navigation.transitionCoordinator?.percentComplete == 0.4)
      driver.finish()
      stage.settle()
      #expect(navigation.titles == ["a"])
      #expect(navigation.transitionCoordinator == nil)
      #expect(stage.log.take().last == "didShow a")
    }

    @Test("driven by a cancelled gesture puts everything back") func cancelled() {
      let (stage, navigation) = Stage.stack("a", "b")
      let watcher = NavigationWatcher(stage.log)
      let fade = Fade()
      let driver = UIPercentDrivenInteractiveTransition()
      watcher.animator = fade
      watcher.interactor = driver
      navigation.delegate = watcher
      navigation.popViewController(animated: true)
      stage.advance()
      driver.update(0.4)
      driver.cancel()
      stage.settle()
      #expect(navigation.titles == ["a", "b"])
      #expect(fade.ended == [false])
      #expect(navigation.viewControllers[1].view.window != nil)
      #expect(navigation.viewControllers[0].view.window == nil)
    }

    @Test("driven by a gesture that ends before it began continues by itself") func early() {
      let (stage, navigation) = Stage.stack("a", "b")
      let watcher = NavigationWatcher(stage.log)
      let driver = UIPercentDrivenInteractiveTransition()
      watcher.animator = Fade()
      watcher.interactor = driver
      navigation.delegate = watcher
      navigation.popViewController(animated: true)
      driver.finish()
      stage.settle()
      #expect(navigation.titles == ["a"])
    }

    @Test("of a presentation has its own presentation controller and animators") func custom() {
      Card.events = []
      let stage = Stage()
      let cards = Cards()
      let m = stage.screen("m")
      m.modalPresentationStyle = .custom
      m.transitioningDelegate = cards
      stage.root.present(m, animated: true)
      #expect(m.presentationController is Card)
      #expect(m.presentationController?.presentingViewController === stage.root)
      stage.settle()
      #expect(cards.fade.animations == 1)
      #expect(m.view.window != nil)
      #expect(m.view.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
      m.dismiss(animated: true)
      stage.settle()
      #expect(cards.fade.animations == 2)
      #expect(cards.asked == ["presented from root", "dismissed m"])
      #expect(
        Card.events == ["will present", "did present true", "will dismiss", "did dismiss true"])
      #expect(stage.root.presentedViewController == nil)
    }

    @Test("of a dismissal can be driven and cancelled") func drivenDismissal() {
      Card.events = []
      let stage = Stage()
      let cards = Cards()
      let m = stage.screen("m")
      m.modalPresentationStyle = .custom
      m.transitioningDelegate = cards
      stage.root.present(m, animated: false)
      let driver = UIPercentDrivenInteractiveTransition()
      cards.driver = driver
      var completions = 0
      m.dismiss(animated: true) { completions += 1 }
      stage.advance(10)
      driver.cancel()
      stage.settle()
      #expect(stage.root.presentedViewController === m)
      #expect(!m.isBeingDismissed)
      #expect(completions == 0)
      m.dismiss(animated: true) { completions += 1 }
      stage.advance()
      driver.finish()
      stage.settle()
      #expect(stage.root.presentedViewController == nil)
      #expect(completions == 1)
    }

    @Test("still has its coordinator while the delegate receives didShow, as articles need")
    func coordinatorInDidShow() {
      let (stage, navigation) = Stage.stack("a", "b")
      let watcher = NavigationWatcher(stage.log)
      navigation.delegate = watcher
      var gone: [String] = []
      watcher.onDidShow = { navigation, _ in
        guard let from = navigation.transitionCoordinator?.viewController(forKey: .from),
          !navigation.viewControllers.contains(from)
        else { return }
        gone.append(from.title ?? "")
      }
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(gone == ["b"])
      navigation.pushViewController(stage.screen("c"), animated: true)
      stage.settle()
      #expect(gone == ["b"])
    }

    @Test("that was requested in didShow runs after it") func pushInDidShow() {
      let (stage, navigation) = Stage.stack("a")
      let watcher = NavigationWatcher(stage.log)
      navigation.delegate = watcher
      watcher.onDidShow = { navigation, shown in
        if shown.title == "b" { navigation.pushViewController(stage.screen("c"), animated: true) }
      }
      navigation.pushViewController(stage.screen("b"), animated: true)
      stage.settle()
      #expect(navigation.titles == ["a", "b", "c"])
    }

    @Test("made inside a CATransaction completes it at its end, or at once without animation")
    func transaction() {
      let (stage, navigation) = Stage.stack("a")
      var done = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { done += 1 }
      navigation.pushViewController(stage.screen("b"), animated: true)
      CATransaction.commit()
      stage.advance(2)
      #expect(done == 0)
      stage.settle()
      #expect(done == 1)
      CATransaction.begin()
      CATransaction.setCompletionBlock { done += 1 }
      navigation.popViewController(animated: false)
      CATransaction.commit()
      #expect(done == 2)
    }

    @Test("lets a push from a presentation's completion happen at once") func pushInCompletion() {
      let (stage, navigation) = Stage.stack("a")
      var titles: [String] = []
      navigation.present(stage.screen("m"), animated: true) {
        navigation.pushViewController(stage.screen("b"), animated: false)
        titles = navigation.titles
      }
      stage.settle()
      #expect(titles == ["a", "b"])
    }

    @Test("takes one turn while animations are off") func animationsOff() {
      let (stage, navigation) = Stage.stack("a")
      UIView.setAnimationsEnabled(false)
      navigation.pushViewController(stage.screen("b"), animated: true)
      stage.advance(2)
      #expect(navigation.transitionCoordinator == nil)
    }

    @Test("leaves nothing behind") func lifetime() {
      weak var window: UIWindow?
      weak var driver: UIPercentDrivenInteractiveTransition?
      do {
        let (stage, navigation) = Stage.stack("a", "b")
        window = stage.window
        let watcher = NavigationWatcher(stage.log)
        let one = UIPercentDrivenInteractiveTransition()
        driver = one
        watcher.animator = Fade()
        watcher.interactor = one
        navigation.delegate = watcher
        navigation.popViewController(animated: true)
        stage.advance()
        one.finish()
        stage.settle()
        navigation.pushViewController(stage.screen("c"), animated: false)
        navigation.popViewController(animated: false)
      }
      #expect(window == nil)
      #expect(driver == nil)
    }
  }
}
