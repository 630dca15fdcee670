/// The screens that the user sees, and whether observers were told of them.
@MainActor
struct VisibleScreens {
  private var told: [NodeID] = []

  /// Returns the screens if they are others than at the last call; `nil` if they are the same.
  mutating func change(to screens: [Node]) -> [Node]? {
    guard screens.count != told.count || !zip(screens, told).allSatisfy({ $0.id == $1 }) else {
      return nil
    }
    told = screens.map(\.id)
    return screens
  }
}

extension Reconciler {
  /// The screens that the host shows on top, as far as it was read; alerts do not hide them.
  ///
  /// There are several where columns are beside each other, from the leading side.
  ///
  /// - Complexity: O(*d*) in the depth of host containers on the way to them.
  package var visibleScreens: [Node] {
    guard let top = shownModals.last(where: { $0.isLive && $0.alert == nil }) ?? rootContainer?.node
    else { return [] }
    var (open, screens): ([Node], [Node]) = ([top], [])
    while let node = open.popLast() {
      if let hostContainer = node.hostContainer {
        open += shownItems(in: hostContainer).reversed()
      } else if node.isLive, node.screen != nil {
        screens.append(node)
      }
    }
    return screens
  }

  /// Returns the items on top: one, or one for each column.
  func shownItems(in hostContainer: HostContainer) -> [Node] {
    guard let layout = hostContainer.layout, driver.isExpanded(hostContainer) else {
      guard let item = hostContainer.shownItem else { return [] }
      return [item]
    }
    return hostContainer.shown.topOfEachColumn(of: hostContainer).filter { item in
      hostContainer.column(of: item).map(layout.shows) ?? true
    }
  }
}

extension [Node] {
  /// Returns the last item of each column, from the leading side.
  @MainActor
  package func topOfEachColumn(of hostContainer: HostContainer) -> [Node] {
    let columns = map { hostContainer.column(of: $0) }
    return SplitColumn.allCases.compactMap { column in
      columns.lastIndex(of: column).map { self[$0] }
    }
  }
}
