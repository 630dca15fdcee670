import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

@Suite("Animations of the app's own", .serialized)
@MainActor
struct AnimationTests {
  private let phone = Phone()

  @Test("animate another place of a switcher, from a snapshot of the former")
  func switcherAnimation() async throws {
    let flow = SwitcherFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    let animator = HeldAnimation()
    flow.show("second", transition: .animated(by: animator))
    phone.settle()
    let box = host.rootViewController
    #expect(box.children.count == 1, "the former one has left at once")
    let context = try #require(animator.context)
    #expect(context.viewController(forKey: .to) === box.children.first)
    #expect(context.view(forKey: .from)?.superview === box.view)
    #expect(context.viewController(forKey: .from)?.view === context.view(forKey: .from))
    #expect(host.tree.isSettled)
    context.completeTransition(true)
    #expect(box.view.subviews.count == 1)
    #expect(animator.ends == 1)
    flow.show("third", transition: .animated(by: animator))
    phone.settle()
    #expect(box.view.subviews.count == 2)
    flow.show("fourth", transition: .animated(by: animator))
    phone.settle()
    #expect(animator.ends == 2, "the next one ends the one that still runs")
    #expect(box.view.subviews.count == 2)
    animator.context?.completeTransition(true)
    animator.context?.completeTransition(true)
    #expect(animator.ends == 3)
    flow.show("fifth", transition: .unanimated)
    phone.settle()
    #expect(animator.ends == 3)
    #expect(box.view.subviews.count == 1)
    #expect(flow.navigation.current == "fifth")
  }

  @Test("are not needed for a replacement on a stack, which UIKit animates like a push")
  func animatedReplacement() async {
    let flow = WordFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    flow.push(.next("second"))
    await phone.settleWithTasks()
    let delegate = Operations()
    (host.rootViewController as? UINavigationController)?.delegate = delegate
    flow.replace(with: .next("third"))
    await phone.settleWithTasks()
    #expect(delegate.seen == [.push])
    #expect(phone.top == "third")
    let animator = Slide()
    flow.replace(with: .next("fourth"), transition: .animated(by: animator))
    await phone.settleWithTasks()
    #expect(animator.runs == 1)
    #expect(phone.top == "fourth")
    flow.replace(with: .next("fifth"), transition: .unanimated)
    await phone.settleWithTasks()
    #expect(delegate.seen == [.push])
    #expect(host.tree.isSettled)
  }
}

/// A switcher of words.
private final class SwitcherFlow: Coordinator {
  let navigation = Switcher<String>("first")
  func destination(for route: String) -> Destination { .screen(Model(route)) }
}

/// An animation that runs until the test ends it.
private final class HeldAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var ends = 0

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
  }

  func animationEnded(_ transitionCompleted: Bool) { ends += 1 }
}

/// Notes for which operations a stack asks for an animation.
private final class Operations: NSObject, UINavigationControllerDelegate {
  private(set) var seen: [UINavigationController.Operation] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    seen.append(operation)
    return nil
  }
}

/// An animation of a stack.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var runs = 0

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    runs += 1
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.1, animations: {}) { _ in context.completeTransition(true) }
  }
}
