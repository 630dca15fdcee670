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
  /// - Complexity: O(*d*) in the depth of host containers on the way to them.
  package var visibleScreens: [Node] {
    var node = shownModals.last { $0.isLive && $0.alert == nil } ?? rootContainer?.node
    while let hostContainer = node?.hostContainer { node = hostContainer.shownItem }
    guard let node, node.isLive, node.screen != nil else { return [] }
    return [node]
  }
}
