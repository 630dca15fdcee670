import Testing
import UIKit
import UIKitPerson

@MainActor @Suite("Transitions between tabs", .serialized) struct TabTransitionTests {
  final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      journal.note(
        "animate \(context.viewController(forKey: .from)?.title ?? "?") → "
          + "\(context.viewController(forKey: .to)?.title ?? "?")")
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 0.3) {
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
  final class Animating: NSObject, UITabBarControllerDelegate {
    let slide: Slide
    init(_ slide: Slide) { self.slide = slide }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
  }

  @Test("The delegate's animator animates a change made by code, with a coordinator")
  func animator() {
    let journal = Journal()
    let tabs = UITabBarController()
    tabs.viewControllers = [Noted("One", journal), Noted("Two", journal)]
    let delegate = Animating(Slide(journal))
    tabs.delegate = delegate
    _ = show(tabs)
    _ = journal.take()
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.transitionCoordinator != nil)
    var ended = false
    tabs.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended = true }
    settle()
    #expect(ended && tabs.transitionCoordinator == nil)
    let lines = journal.take()
    #expect(lines.contains("animate One → Two"))
    #expect(lines.last == "Two.didAppear" || lines.last == "One.didDisappear")
  }
}
