#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  @_spi(Hosting) import Usher

  /// Shows columns.
  extension NativeDriver {
    func isExpanded(_ hostContainer: HostContainer) -> Bool {
      (hostContainer.hostObject as? NativeContainer)?.isExpanded ?? false
    }

    /// Returns the column in which the user goes back from an item; `nil` without columns, and if it is the topmost item
    /// of all.
    func column(goingBackFrom item: NativeItem, of hostContainer: HostContainer) -> SplitColumn? {
      guard isExpanded(hostContainer), hostContainer.desired.last !== item.node else { return nil }
      return hostContainer.column(of: item.node)
    }

    /// Whether the tree wants an item on top, of its column if columns are beside each other.
    func isTop(_ item: NativeItem, of hostContainer: HostContainer) -> Bool {
      guard let column = column(goingBackFrom: item, of: hostContainer) else {
        return hostContainer.desired.last === item.node
      }
      return hostContainer.desired.last { hostContainer.column(of: $0) == column } === item.node
    }
  }
#endif
