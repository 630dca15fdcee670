public import Foundation

/// The registration of a view for previews by 3D Touch, as they were before context menus.
@available(iOS, introduced: 9.0, deprecated: 13.0)
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Recognizes the press; others may wait for it to fail.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Makes the preview.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays clear while the rest is blurred.
  var sourceRect: CGRect { get set }
}

/// Makes previews, and shows what was previewed.
@available(iOS, introduced: 9.0, deprecated: 13.0)
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Makes the preview; `nil` for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows what was previewed.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Registers a view for previews.
  ///
  /// The user of the stand-in never presses hard, so no preview is requested.
  @available(iOS, introduced: 9.0, deprecated: 13.0)
  @discardableResult public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let registration = Previewing(delegate, sourceView)
    sourceView.addGestureRecognizer(
      registration.previewingGestureRecognizerForFailureRelationship)
    annex["previews"] = _previews + [registration]
    return registration
  }

  /// Ends a registration; a no-op for another controller's.
  @available(iOS, introduced: 9.0, deprecated: 13.0)
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard let known = _previews.first(where: { $0 === previewing }) else { return }
    known.sourceView.removeGestureRecognizer(
      known.previewingGestureRecognizerForFailureRelationship)
    annex["previews"] = _previews.filter { $0 !== known }
  }

  private var _previews: [Previewing] { annex["previews"] as? [Previewing] ?? [] }
}

/// A registration, which keeps neither its delegate nor its view.
@MainActor private final class Previewing: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  var sourceRect: CGRect
  private weak var heldDelegate: (any UIViewControllerPreviewingDelegate)?
  private weak var heldView: UIView?
  private let nothing = NoPreview()

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    heldDelegate = delegate
    heldView = view
    sourceRect = view.bounds
  }

  var delegate: any UIViewControllerPreviewingDelegate { heldDelegate ?? nothing }
  var sourceView: UIView { heldView ?? UIView() }
}

/// Stands in for a delegate that has gone.
@MainActor private final class NoPreview: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}
