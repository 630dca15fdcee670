public import Foundation

/// Makes the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a context menu from what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows; no menu is shown here unless it is a button's or a bar item's.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// In which order a menu shows its elements.
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  /// Tells configurations apart.
  public let identifier: any NSCopying
  /// In which order the menu shows its elements.
  open var preferredMenuElementOrder = ElementOrder.automatic
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// Creates the configuration of a menu with an optional preview.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// Makes the preview.
  package func preview() -> UIViewController? { previewProvider?() }
  /// Makes the menu.
  package func menu() -> UIMenu? { actionProvider?([]) }
}
