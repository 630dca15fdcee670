public import Foundation

/// Presents as a sheet that can rest at several heights.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// Names a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole height.
      public static let large = Identifier("com.apple.UIKit.large")
    }
    /// The name of the height.
    public let identifier: Identifier
    private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    internal init(
      _ identifier: Identifier,
      _ resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }
    /// About half of the screen.
    open class func medium() -> Self { make(.medium) }
    /// The whole height.
    open class func large() -> Self { make(.large) }
    /// A height of its own.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }
    /// The height with given traits.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      switch identifier {
      case .medium: context.maximumDetentValue / 2
      case .large: context.maximumDetentValue
      default: resolver?(context)
      }
    }
    private class func make(_ identifier: Identifier) -> Self {
      unsafeDowncast(Detent(identifier), to: Self.self)
    }
  }

  /// The heights at which it rests.
  open var detents: [Detent] = [.large()]
  /// The height at which it rests now.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which what is behind is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether it has a grabber.
  open var prefersGrabberVisible = false
  /// Whether scrolling expands it.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it keeps to the edge while there is little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether its width is what the content prefers.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of its corners.
  open var preferredCornerRadius: CGFloat?
  /// Whether it prefers to be a page sheet in the middle.
  open var prefersPageSizing = true
  /// The view that it comes from.
  open weak var sourceView: UIView?
  /// Changes heights with an animation.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Asks custom heights again.
  open func invalidateDetents() {}

  package override var _isDismissibleByUser: Bool { true }

  /// The user draws the sheet to one of its heights; false if it has no such height.
  ///
  /// Only a change by the user is told.
  package func _draw(to identifier: Detent.Identifier) -> Bool {
    guard detents.contains(where: { $0.identifier == identifier }) else { return false }
    guard identifier != selectedDetentIdentifier ?? detents.first?.identifier else { return true }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }
}

/// What a custom height is computed from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext:
  NSObjectProtocol
{
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height.
  var maximumDetentValue: CGFloat { get }
}

/// Hears of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// The user moved the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Optional: nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
