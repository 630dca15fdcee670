#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  /// Shows columns.
  extension UIKitDriver: SplitWatcher {
    func isExpanded(_ hostContainer: HostContainer) -> Bool {
      hostContainer.held?.split?.isExpanded ?? false
    }

    func column(of controller: UIViewController) -> SplitColumn? {
      guard let node = store[controller] else { return nil }
      // An item may be of a flow that continues the column.
      var container = node.parentContainer
      while let hostContainer = container?.hostContainer, hostContainer.layout == nil {
        container = hostContainer.node?.parentContainer
      }
      return container?.hostContainer?.column(of: node)
    }

    /// Returns the column in which a navigation controller goes back; `nil` if its top is the topmost item of all.
    func column(goingBackIn stack: UINavigationController, of hostContainer: HostContainer)
      -> SplitColumn?
    {
      guard let split = hostContainer.held?.split, split.isExpanded,
        let top = stack.viewControllers.last, top !== split.items.last
      else { return nil }
      return column(of: top)
    }
  }
#endif
