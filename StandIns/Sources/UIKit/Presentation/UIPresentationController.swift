public import Foundation

/// Manages one presentation, from its beginning until its dismissal.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  internal var _presenting: UIViewController?
  internal var _container: UIView?
  internal weak var _delegate: (any UIAdaptivePresentationControllerDelegate)?
  internal var _isActive = false
  /// The finger that drags a sheet down: a recognizer of the presented view.
  internal private(set) lazy var _dragRecognizer = UIPanGestureRecognizer()
  /// Where the presenter's view goes when the presentation ends.
  internal weak var _presenterHome: UIView?

  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    _presenting = presentingViewController
    super.init()
  }

  /// The presented controller.
  public let presentedViewController: UIViewController
  /// What presents it; the presented controller itself before the presentation begins.
  open var presentingViewController: UIViewController { _presenting ?? presentedViewController }
  /// The style that was asked for.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The view in which the presentation happens.
  open var containerView: UIView? { _container }
  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view ends.
  open var frameOfPresentedViewInContainerView: CGRect { _container?.bounds ?? .zero }
  /// Whether it covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the screen.
  open var shouldRemovePresentersView: Bool { _removesPresenter }
  /// Traits of the presented controller.
  open var overrideTraitCollection: UITraitCollection?
  /// The traits of the presentation.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// Hears of the presentation and adapts it.
  open var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  /// The style that it adapts to.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// The style that it adapts to with given traits.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { _adaptedStyle(for: traitCollection) }

  /// The presentation is about to begin.
  open func presentationTransitionWillBegin() {}
  /// The presentation ended, or was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal ended, or was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container view will be laid out.
  open func containerViewWillLayoutSubviews() {}
  /// The container view was laid out.
  open func containerViewDidLayoutSubviews() {}
  /// The size that a child gets.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// A child would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size will change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The traits will change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Whether the style takes the presenter's view away.
  internal var _removesPresenter: Bool {
    switch presentedViewController._resolvedStyle {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  internal func _adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    _delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? _platformStyle
  }

  /// Whether the user can drag it down or tap beside it, unless the delegate refuses.
  package var _isDismissibleByUser: Bool { false }
}

/// The view in which a presentation happens.
internal final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

/// Hears of a presentation and adapts it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate:
  NSObjectProtocol
{
  /// The style for a horizontally compact width.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The style for given traits; `.none` does not adapt.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Prepares the controller that it adapts to.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Another controller for a style.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// It begins with a style.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether the user may dismiss it.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The user begins to dismiss it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried to dismiss it and was refused.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Optional: as the platform adapts.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller._platformStyle }
  /// Optional: asks the method without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Optional: nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Optional: the same.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Optional: nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Optional: yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Optional: nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Optional: nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Optional: nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
