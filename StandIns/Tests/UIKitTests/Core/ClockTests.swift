import Dispatch
import Foundation
import Testing
import UIKit
import UIKitPerson

extension CoreTests {
  @MainActor @Suite("The clock") struct ClockTests {
    private func window(_ root: UIViewController) -> UIWindow {
      StandIn.reset()
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      return window
    }

    @Test("advances by itself on the main queue") func automatic() async {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = window(navigation)
      await StandIn.clock.idle()
      await withCheckedContinuation { done in
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in done.resume() }
      }
      #expect(navigation.transitionCoordinator == nil)
      await withCheckedContinuation { done in
        navigation.present(UIViewController(), animated: true) { done.resume() }
      }
      #expect(navigation.presentedViewController != nil)
      await withCheckedContinuation { done in navigation.dismiss(animated: true) { done.resume() } }
      #expect(navigation.presentedViewController == nil)
      withExtendedLifetime(window) {}
    }

    @Test("takes several turns of the main queue for a transition") func severalTurns() async {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = window(navigation)
      await StandIn.clock.idle()
      navigation.pushViewController(UIViewController(), animated: true)
      let before = StandIn.clock.turn
      #expect(navigation.transitionCoordinator != nil)
      await StandIn.clock.idle()
      #expect(StandIn.clock.turn - before >= 3)
      #expect(navigation.transitionCoordinator == nil)
      withExtendedLifetime(window) {}
    }

    @Test("stands still in manual mode and catches up afterwards") func manual() async {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = window(navigation)
      await StandIn.clock.idle()
      StandIn.clock.mode = .manual
      navigation.pushViewController(UIViewController(), animated: true)
      for _ in 0..<10 {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      }
      #expect(navigation.transitionCoordinator != nil)
      StandIn.clock.mode = .automatic
      await StandIn.clock.idle()
      #expect(navigation.transitionCoordinator == nil)
      withExtendedLifetime(window) {}
    }

    @Test("runs animations at once and their completions later") func animations() {
      StandIn.reset()
      StandIn.clock.mode = .manual
      let view = UIView()
      var finished: [Bool] = []
      UIView.animate(withDuration: 0.3) {
        view.alpha = 0
      } completion: {
        finished.append($0)
      }
      #expect(view.alpha == 0)
      #expect(finished.isEmpty)
      StandIn.clock.runUntilIdle()
      #expect(finished == [true])
    }

    @Test("carries property animators, which can be paused, stopped and reversed")
    func propertyAnimator() {
      StandIn.reset()
      StandIn.clock.mode = .manual
      let view = UIView()
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
      animator.addCompletion { ends.append($0) }
      #expect(animator.state == .inactive)
      animator.startAnimation()
      #expect(animator.isRunning && view.alpha == 0.5)
      animator.pauseAnimation()
      StandIn.clock.runUntilIdle()
      #expect(ends.isEmpty && animator.state == .active)
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      StandIn.clock.runUntilIdle()
      #expect(ends == [.start])
      #expect(animator.state == .inactive)
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.finishAnimation(at: .current)
      StandIn.clock.runUntilIdle()
      #expect(ends == [.start, .current])
    }

    @Test("that is reset releases the animations in progress") func reset() {
      weak var gone: UIViewController?
      do {
        let (stage, navigation) = Stage.stack("a")
        let b = stage.screen("b")
        gone = b
        navigation.pushViewController(b, animated: true)
        #expect(gone != nil)
      }
      StandIn.reset()
      #expect(gone == nil)
    }

    @Test("runs blocks that are scheduled in a turn in the next turn") func nesting() {
      StandIn.reset()
      StandIn.clock.mode = .manual
      var order: [Int] = []
      StandIn.clock.atNextTurn {
        order.append(1)
        StandIn.clock.atNextTurn { order.append(2) }
      }
      StandIn.clock.advance()
      #expect(order == [1])
      StandIn.clock.advance()
      #expect(order == [1, 2])
      #expect(StandIn.clock.isIdle)
    }
  }
}
