import Foundation
import Swift5Fixture
import Testing
import UIKit
import UIKitPerson

/// The layer of `Swift5Fixture/Layer`, used as in the tests of a navigation library.
@MainActor @Suite("A navigation layer in a library's style", .serialized) struct LayerTests {
  init() {
    StandIn.reset()
    StandIn.echoesMessages = false
  }

  private func completes<Root: UIViewController>(
    _ transition: Transition<Root>, on root: Root, animated: Bool
  ) async {
    await withCheckedContinuation { done in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          transition.perform(on: root, with: TransitionOptions(animated: animated)) {
            done.resume()
          }
        }
      }
    }
    await StandIn.clock.idle()
  }

  @Test(
    "Every transition of a stack completes, on the main queue's own time", arguments: [true, false])
  func stack(animated: Bool) async {
    let window = UIWindow()
    let stack = LayerNavigationController()
    stack.viewControllers = [UIViewController()]
    stack.setRoot(for: window)
    await StandIn.clock.idle()
    await completes(.push(UIViewController()), on: stack, animated: animated)
    #expect(stack.viewControllers.count == 2)
    await completes(.pop(), on: stack, animated: animated)
    #expect(stack.viewControllers.count == 1)
    await completes(
      .set([UIViewController(), UIViewController(), UIViewController()]), on: stack,
      animated: animated)
    #expect(stack.viewControllers.count == 3)
    await completes(
      .multiple([.pop(), .push(UIViewController()), .pop()]), on: stack, animated: animated)
    #expect(stack.viewControllers.count == 2)
    await completes(.present(UIViewController()), on: stack, animated: animated)
    #expect(stack.presentedViewController != nil)
    await completes(.dismiss(), on: stack, animated: animated)
    #expect(stack.presentedViewController == nil)
    #expect(StandIn.messages == [])
  }

  @Test("Every transition of tabs, pages and split views completes", arguments: [true, false])
  func others(animated: Bool) async {
    let window = UIWindow()
    let tabs = UITabBarController()
    tabs.setRoot(for: window)
    await completes(.set([UIViewController(), UIViewController()]), on: tabs, animated: animated)
    await completes(.select(index: 1), on: tabs, animated: animated)
    #expect(tabs.selectedIndex == 1)

    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.setRoot(for: window)
    let page = UIViewController()
    await completes(.set(UIViewController(), direction: .forward), on: pages, animated: animated)
    await completes(.set(page, direction: .forward), on: pages, animated: animated)
    #expect(pages.viewControllers == [page])

    let split = UISplitViewController()
    split.setRoot(for: window)
    await completes(.set([UIViewController(), UIViewController()]), on: split, animated: animated)
    await completes(.present(UIViewController()), on: split, animated: animated)
    await completes(.dismiss(), on: split, animated: animated)
  }

  @Test("An embedded controller becomes a child, and its constraints hold in the container")
  func embed() async {
    let window = UIWindow()
    let root = UIViewController()
    root.setRoot(for: window)
    let child = UIViewController()
    await completes(.embed(child, in: root.view), on: root, animated: false)
    #expect(child.parent === root && child.view.superview === root.view)
    #expect(root.view.constraints.count == 4)
  }

  @Test("Animators of the layer run, for pushes, pops, presentations and tabs")
  func animations() async {
    let window = UIWindow()
    let stack = LayerNavigationController()
    let delegate = NavigationAnimationDelegate()
    stack.delegate = delegate
    stack.viewControllers = [UIViewController()]
    stack.setRoot(for: window)
    await StandIn.clock.idle()
    var runs: [String] = []
    let animation = Animation(
      presentation: StaticTransitionAnimation(duration: 0.1) { context in
        runs.append("in")
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        UIView.animate(
          withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
          options: .curveEaseOut,
          animations: { context.view(forKey: .to)?.alpha = 1 },
          completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
      },
      dismissal: StaticTransitionAnimation(duration: 0.1) { context in
        runs.append("out")
        if let view = context.view(forKey: .to) {
          context.containerView.insertSubview(view, at: 0)
        }
        UIView.animate(
          withDuration: 0.1, animations: { context.view(forKey: .from)?.alpha = 0 },
          completion: { _ in context.completeTransition(true) })
      })
    await completes(.push(UIViewController(), animation: animation), on: stack, animated: true)
    await completes(.pop(), on: stack, animated: true)
    #expect(runs == ["in", "out"])
    await completes(.present(UIViewController(), animation: animation), on: stack, animated: true)
    await completes(.dismiss(animation: animation), on: stack, animated: true)
    #expect(runs == ["in", "out", "in", "out"])
  }

  @Test("A bar class of the app is made by its init(frame:), though that is not required")
  func barClass() {
    let stack = LayerNavigationController(
      navigationBarClass: TintedBar.self, toolbarClass: nil)
    #expect((stack.navigationBar as? TintedBar)?.wasMade == true)
    TintedBar.appearance().tintColor = .red
    #expect(TintedBar.appearance().tintColor == .red)
    #expect(UINavigationBar.appearance() !== TintedBar.appearance())
  }
}
