#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// An animation of the app's own from one child of a container to the next.
  ///
  /// The former child has left already: the animator gets a snapshot of it, in a controller that stands for it. So
  /// nothing depends on the end of the animation.
  @MainActor
  final class SwitchTransition: NSObject {
    private let animator: any UIViewControllerAnimatedTransitioning
    private let container: UIView
    private let former: UIViewController
    private let next: UIViewController
    private var whenOver: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - picture: The former child as the user sees it.
    ///   - whenOver: Called once at the end, whichever way it comes.
    init(
      _ animator: any UIViewControllerAnimatedTransitioning, in container: UIView,
      from picture: UIView,
      to next: UIViewController, whenOver: @escaping @MainActor () -> Void
    ) {
      (self.animator, self.container, self.next) = (animator, container, next)
      self.whenOver = whenOver
      former = UIViewController()
      former.view = picture
      super.init()
      picture.frame = container.bounds
    }

    /// Begins, while the next child's view is in the container.
    func begin() {
      container.insertSubview(former.view, at: 0)
      animator.animateTransition(using: self)
    }

    /// Takes away what the animation needed; does nothing if it is over.
    func end() {
      guard let whenOver else { return }
      self.whenOver = nil
      former.view.removeFromSuperview()
      whenOver()
      animator.callEnded()
    }
  }

  extension SwitchTransition: UIViewControllerContextTransitioning {
    var containerView: UIView { container }
    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) { end() }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      key == .from ? former : key == .to ? next : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
      key == .from ? former.view : key == .to ? next.view : nil
    }

    func initialFrame(for controller: UIViewController) -> CGRect {
      controller === former ? container.bounds : .zero
    }

    func finalFrame(for controller: UIViewController) -> CGRect {
      controller === next ? container.bounds : .zero
    }
  }
#endif
