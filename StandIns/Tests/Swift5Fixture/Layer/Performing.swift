import UIKit

extension UIViewController {
  private var topPresentedViewController: UIViewController {
    presentedViewController?.topPresentedViewController ?? self
  }
  func present(
    onRoot: Bool, _ viewController: UIViewController, with options: TransitionOptions,
    animation: Animation?, completion: PresentationHandler?
  ) {
    if let animation { viewController.transitioningDelegate = animation }
    let presenting = onRoot ? self : topPresentedViewController
    presenting.present(viewController, animated: options.animated, completion: completion)
  }
  func dismiss(
    toRoot: Bool, with options: TransitionOptions, animation: Animation?,
    completion: PresentationHandler?
  ) {
    let presented = topPresentedViewController
    if let animation { presented.transitioningDelegate = animation }
    let dismissed = toRoot ? self : presented
    dismissed.dismiss(animated: options.animated, completion: completion)
  }
  func embed(
    _ viewController: UIViewController, in container: Container, completion: PresentationHandler?
  ) {
    container.viewController.addChild(viewController)
    viewController.view.translatesAutoresizingMaskIntoConstraints = false
    container.view.addSubview(viewController.view)
    let constraints: [NSLayoutConstraint] = [
      container.view.leadingAnchor.constraint(equalTo: viewController.view.leadingAnchor),
      container.view.trailingAnchor.constraint(equalTo: viewController.view.trailingAnchor),
      NSLayoutConstraint(
        item: container.view!, attribute: .top, relatedBy: .equal, toItem: viewController.view,
        attribute: .top, multiplier: 1, constant: 0),
      container.view.bottomAnchor.constraint(equalTo: viewController.view.bottomAnchor),
    ]
    constraints.forEach { $0.isActive = true }
    viewController.didMove(toParent: container.viewController)
    completion?()
  }
}

extension UINavigationController {
  var animationDelegate: NavigationAnimationDelegate? { delegate as? NavigationAnimationDelegate }

  func push(
    _ viewController: UIViewController, with options: TransitionOptions, animation: Animation?,
    completion: PresentationHandler?
  ) {
    if let animation { viewController.transitioningDelegate = animation }
    CATransaction.begin()
    CATransaction.setCompletionBlock { completion?() }
    autoreleasepool { pushViewController(viewController, animated: options.animated) }
    CATransaction.commit()
  }
  func pop(
    toRoot: Bool, with options: TransitionOptions, animation: Animation?,
    completion: PresentationHandler?
  ) {
    if let animation { topViewController?.transitioningDelegate = animation }
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    autoreleasepool {
      if toRoot {
        popToRootViewController(animated: options.animated)
      } else {
        popViewController(animated: options.animated)
      }
    }
    CATransaction.commit()
  }
  func set(
    _ viewControllers: [UIViewController], with options: TransitionOptions,
    completion: PresentationHandler?
  ) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { completion?() }
    setViewControllers(viewControllers, animated: options.animated)
    CATransaction.commit()
  }
}

// Optional methods: with Objective-C a call needs a question mark, and without it may have none.
extension UIViewControllerTransitioningDelegate {
  func animator(
    presenting presented: UIViewController, by presenter: UIViewController,
    from source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    #if canImport(ObjectiveC)
      return animationController?(
        forPresented: presented, presenting: presenter, source: source)
    #else
      return animationController(
        forPresented: presented, presenting: presenter, source: source)
    #endif
  }
  func animator(
    dismissing dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    #if canImport(ObjectiveC)
      return animationController?(forDismissed: dismissed)
    #else
      return animationController(forDismissed: dismissed)
    #endif
  }
}

open class Animation: NSObject {
  open var presentationAnimation: UIViewControllerAnimatedTransitioning?
  open var dismissalAnimation: UIViewControllerAnimatedTransitioning?
  public init(
    presentation: UIViewControllerAnimatedTransitioning?,
    dismissal: UIViewControllerAnimatedTransitioning?
  ) {
    presentationAnimation = presentation
    dismissalAnimation = dismissal
  }
}

extension Animation: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { presentationAnimation }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { dismissalAnimation }
  public func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

open class StaticTransitionAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let perform: (UIViewControllerContextTransitioning) -> Void
  public init(
    duration: TimeInterval, perform: @escaping (UIViewControllerContextTransitioning) -> Void
  ) {
    self.duration = duration
    self.perform = perform
  }
  open func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { duration }
  open func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    perform(transitionContext)
  }
}

open class InteractiveTransitionAnimation: StaticTransitionAnimation {
  open private(set) var interactionController: UIPercentDrivenInteractiveTransition?
  open func start() { interactionController = UIPercentDrivenInteractiveTransition() }
  open func cleanup() { interactionController = nil }
}

open class NavigationAnimationDelegate: NSObject, UINavigationControllerDelegate {
  open var velocityThreshold: CGFloat { UIScreen.main.bounds.width / 2 }
  private var animations = [Animation?]()
  internal weak var presentationDelegate: UINavigationControllerDelegate?

  open func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    (animationController as? InteractiveTransitionAnimation)?.interactionController
  }
  open func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push:
      return toVC.transitioningDelegate?.animator(
        presenting: toVC, by: navigationController, from: fromVC)
    case .pop:
      return fromVC.transitioningDelegate?.animator(dismissing: fromVC)
    case .none:
      return nil
    @unknown default:
      return nil
    }
  }
  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { setupPopGestureRecognizer(for: navigationController) }
  open func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  open func setupPopGestureRecognizer(for navigationController: UINavigationController) {
    guard let popRecognizer = navigationController.interactivePopGestureRecognizer else { return }
    popRecognizer.delegate = self
  }
}

extension NavigationAnimationDelegate: UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
}

open class TabBarAnimationDelegate: NSObject, UITabBarControllerDelegate {
  open func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  open func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    toVC.transitioningDelegate?.animator(presenting: toVC, by: tabBarController, from: fromVC)
      ?? fromVC.transitioningDelegate?.animator(dismissing: fromVC)
  }
}

open class LayerNavigationController: UINavigationController {
  public init() { super.init(nibName: nil, bundle: nil) }
  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  open override var childForStatusBarStyle: UIViewController? { visibleViewController }
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }
  open override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
}
open class TintedBar: UINavigationBar {
  open var wasMade = false
  open override func layoutSubviews() { super.layoutSubviews() }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    wasMade = true
  }
  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
