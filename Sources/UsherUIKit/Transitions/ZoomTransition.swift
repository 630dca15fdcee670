#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit
  public import Usher

  extension TransitionStyle {
    /// A zoom from a view of the screen below, and back into it: for a push, and for a presentation.
    ///
    /// ```swift
    /// push(.photo(id), transition: .zoom(from: id))
    /// ```
    ///
    /// The host asks the visible controllers that are a ``ZoomSource`` for the view, when the screen comes and again
    /// when it leaves. The user can drag or pinch the screen away, and it is asked as before a swipe back. Without
    /// such a view when it comes, and before iOS 18, it is the standard transition.
    ///
    /// - Parameter id: The name of the view, read again each time the view is needed.
    @MainActor
    public static func zoom<ID: Hashable>(
      from id: @autoclosure @escaping @MainActor () -> ID
    ) -> TransitionStyle {
      .custom(ZoomTransition { AnyHashable(id()) })
    }
  }

  extension TransitionStyle {
    /// Whether it is a transition of UIKit's, which SwiftUI's containers cannot show.
    @MainActor
    package var isOfUIKit: Bool { uiKit != nil || customValue is ZoomTransition }
  }

  /// A view controller that has views from which other screens zoom.
  @MainActor
  public protocol ZoomSource: UIViewController {
    /// Returns the view with a name, such as a cell's picture; `nil` if it is not on screen.
    func zoomSource(for id: AnyHashable) -> UIView?
  }

  /// The value of a zoom for this host.
  @MainActor
  final class ZoomTransition {
    private let id: @MainActor () -> AnyHashable

    init(_ id: @escaping @MainActor () -> AnyHashable) { self.id = id }

    /// Returns the view in what a controller shows, the innermost controller first; `nil` for none.
    func source(in controller: UIViewController) -> UIView? {
      var view: UIView?
      if let inner = controller.visibleChild { view = source(in: inner) }
      return view ?? (controller as? any ZoomSource)?.zoomSource(for: id())
    }
  }

  extension ShownController {
    /// Takes the zoom back: the app may show its controller again without one.
    func forgetZoom() {
      zoom = nil
      if #available(iOS 18, visionOS 2, *) { controller.preferredTransition = nil }
    }
  }

  extension UIKitDriver {
    /// Lets a controller zoom from what another one shows, if that has the view.
    func zoom(
      _ controller: UIViewController, by transition: TransitionStyle, from shown: UIViewController?
    ) {
      guard #available(iOS 18, visionOS 2, *), transition.isAnimated, let shown,
        let zoom = transition.customValue as? ZoomTransition, zoom.source(in: shown) != nil,
        let held = store[controller]?.held
      else { return }
      held.zoom = zoom
      let options = UIViewController.Transition.ZoomOptions()
      options.interactiveDismissShouldBegin = { [weak self, weak controller] context in
        guard context.willBegin else { return false }
        guard let self, let controller else { return true }
        return mayZoomAway(controller)
      }
      // The name may hold the controller itself.
      controller.preferredTransition = .zoom(options: options) { [weak held] context in
        held?.zoom?.source(in: context.sourceViewController)
      }
    }

    /// Returns whether the user may drag a zoomed screen away; otherwise asks, where the screen wants that.
    private func mayZoomAway(_ controller: UIViewController) -> Bool {
      if let stack = controller.parent as? UINavigationController { return maySwipeBack(in: stack) }
      guard mayUserDismiss(controller) else { return false }
      willDismiss(controller)
      return true
    }
  }
#endif
