public import Foundation

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Something that a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem:
  NSObjectProtocol
{}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}

/// Presents as a popover that points at what it belongs to.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it points at.
  open weak var sourceView: UIView?
  /// The part of the view that it points at.
  open var sourceRect: CGRect = .null
  /// The item that it points at.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The button of a bar that it points at.
  open weak var barButtonItem: UIBarButtonItem?
  /// Whether it may cover what it points at.
  open var canOverlapSourceViewRect = false
  /// The directions that are allowed.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The direction of the arrow.
  open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Views that can be touched beside it.
  open var passthroughViews: [UIView]?
  /// Its background.
  open var backgroundColor: UIColor?
  /// The margins to the screen.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The class of its background view.
  open var popoverBackgroundViewClass: AnyClass?
  /// The sheet that it adapts to.
  open private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: _presenting)

  internal var _hasSource: Bool { sourceView != nil || sourceItem != nil || barButtonItem != nil }
  package override var _isDismissibleByUser: Bool { true }
}

/// Hears of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// It is about to be presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Whether it may be dismissed.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// It was dismissed.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Optional: nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Optional: yes.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Optional: nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
