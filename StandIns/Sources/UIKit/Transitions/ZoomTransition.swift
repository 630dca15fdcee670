public import Foundation

// developer.apple.com/documentation/uikit/uiviewcontroller/transition, and
// …/documentation/uikit/enhancing-your-app-with-fluid-transitions: the source view is asked for when the controller comes and when
// it leaves. UIZoomTransitionOptions.h says of `willBegin`: "Whether the interaction would begin under the current conditions by default."

extension UIViewController {
  /// How a controller is pushed or presented.
  open class Transition: NSObject {
    fileprivate let options: ZoomOptions?
    fileprivate let provider: (ZoomSourceViewProviderContext) -> UIView?
    /// The source views that were asked for, each with whether the controller arrived.
    package fileprivate(set) var _sources: [(view: UIView?, isArriving: Bool)] = []

    fileprivate init(
      options: ZoomOptions?, _ provider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) {
      (self.options, self.provider) = (options, provider)
    }

    /// A zoom from a view, and back into it.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(options: options, sourceViewProvider) }

    /// The controllers of a zoom.
    public final class ZoomSourceViewProviderContext: NSObject {
      /// The controller that presents, or is below.
      public let sourceViewController: UIViewController
      /// The controller that zooms.
      public let zoomedViewController: UIViewController

      fileprivate init(_ source: UIViewController, _ zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
      }
    }

    /// Options of a zoom.
    open class ZoomOptions: NSObject {
      /// Whether the user may begin to drag it away.
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

      /// A gesture that would drag it away.
      public final class InteractionContext: NSObject {
        /// Where the finger is.
        public let location: CGPoint
        /// How fast it is.
        public let velocity: CGVector
        /// Whether it would begin without the closure.
        public let willBegin: Bool

        fileprivate init(willBegin: Bool) {
          (location, velocity) = (.zero, CGVector(dx: 0, dy: 1))
          self.willBegin = willBegin
        }
      }
    }
  }

  /// The zoom that its system plays.
  private var zoom: Transition? { _system.version >= .iOS18 ? preferredTransition : nil }

  /// Asks for the source of a zoom, if it has one.
  internal func _zoom(from source: UIViewController, isArriving: Bool) {
    // The window of a controller that arrives is the other one's.
    guard source._system.version >= .iOS18, let zoom = preferredTransition else { return }
    let context = Transition.ZoomSourceViewProviderContext(source, self)
    zoom._sources.append((zoom.provider(context), isArriving))
  }

  fileprivate func mayZoomAway(ifAtTop isAtTop: Bool) -> Bool? {
    guard let zoom else { return nil }
    guard let ask = zoom.options?.interactiveDismissShouldBegin else { return isAtTop }
    return ask(Transition.ZoomOptions.InteractionContext(willBegin: isAtTop))
  }
}

/// A finger that drags a zoomed screen away.
@MainActor package final class ZoomDrag: NSObject, UIViewControllerInteractiveTransitioning {
  package enum Answer { case begun, refused, impossible }

  private let zoomed: UIViewController
  private weak var transition: RunningTransition?

  package init(_ zoomed: UIViewController) { self.zoomed = zoomed }

  /// Begins to drag it away: asks first, as UIKit does.
  ///
  /// - Parameter isAtTop: False if its content is scrolled, so that the drag scrolls.
  package func begin(ifAtTop isAtTop: Bool) -> Answer {
    let stack = zoomed.navigationController.flatMap { $0.topViewController === zoomed ? $0 : nil }
    let isPushed = (stack?.viewControllers.count ?? 0) > 1
    guard isPushed || zoomed._modal.presenting != nil, zoomed._coordinatorSeen() == nil,
      let mayBegin = zoomed.mayZoomAway(ifAtTop: isAtTop)
    else { return .impossible }
    guard mayBegin else { return .refused }
    if isPushed, let stack {
      stack._nextInteractor = self
      switch stack._system.systemPop {
      case .callsMethods: stack.popViewController(animated: true)
      case .goesPastMethods: _ = stack._pop(animated: true)
      }
      stack._nextInteractor = nil
      transition = stack._transition
      return transition?.interactor === self ? .begun : .refused
    }
    guard let presenter = zoomed._modal.presenting, let presentation = zoomed._modal.controller,
      let dismissal = Dismissal(of: presenter)
    else { return .impossible }
    let delegate =
      zoomed._system.zoomedModal == .asksDelegateToo ? presentation._delegate : nil
    if let delegate, !delegate.presentationControllerShouldDismiss(presentation) {
      delegate.presentationControllerDidAttemptToDismiss(presentation)
      return .refused
    }
    delegate?.presentationControllerWillDismiss(presentation)
    dismissal.run(animated: true, drag: self) {
      delegate?.presentationControllerDidDismiss(presentation)
    }
    transition = dismissal.transition
    return .begun
  }

  /// Moves the finger.
  package func move(to progress: CGFloat) { transition?.percentComplete = progress }
  /// Lifts the finger.
  package func end(cancelled: Bool) { transition?.settleAfterInteraction(cancelled: cancelled) }

  package func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}
