extension Coordinator {
  /// The child flow of a type that started last, among this flow's places and the modals that it
  /// presented; `nil` if there is none.
  ///
  /// Only children are found: nobody reaches across the tree.
  ///
  /// - Complexity: O(*n*) in the number of this flow's own entries.
  public func child<Child: Coordinator>(_ type: Child.Type = Child.self) -> Child? {
    for entry in childEntries {
      if let child = entry.flow?.coordinator as? Child { return child }
    }
    return nil
  }

  /// The child flow that `route` led to, the one that started last if there are several; `nil` if
  /// there is none.
  ///
  /// - Complexity: O(*n*) in the number of this flow's own entries.
  public func child(at route: Route) -> (any Coordinator)? where Route: Equatable {
    for entry in childEntries where entry.route as? Route == route {
      if let flow = entry.flow { return flow.coordinator }
    }
    return nil
  }

  private var childEntries: [Entry] {
    guard let flow, flow.isLive else { return [] }
    return (flow.container.entries + flow.presented).sorted { $0.id > $1.id }
  }
}
