extension Coordinator {
  /// Returns the latest child flow of a type, among this flow's places and the modals that it
  /// presented; `nil` if there is none.
  ///
  /// It finds only children, not flows elsewhere in the tree. In a transaction whose verbs wait for its end there is
  /// no child yet: that is reported as misuse.
  ///
  /// - Complexity: O(*n*) in the number of this flow's own nodes.
  public func child<Child: Coordinator>(_ type: Child.Type = Child.self) -> Child? {
    newestChild { $0.coordinator is Child }?.coordinator as? Child
  }

  /// Returns the child flow at `route`, the latest if there are several; `nil` if there is none.
  ///
  /// In a transaction whose verbs wait for its end there is no child yet: that is reported as misuse.
  ///
  /// - Complexity: O(*n*) in the number of this flow's own nodes.
  public func child(at route: Route) -> (any Coordinator)? where Route: Equatable {
    newestChild { $0.node?.route as? Route == route }?.coordinator
  }

  /// Returns the latest child flow for which `isWanted` returns `true`.
  private func newestChild(_ isWanted: (Flow) -> Bool) -> Flow? {
    guard let flow, flow.isLive else { return nil }
    var newest: (id: NodeID, flow: Flow)?
    func look(among nodes: [Node]) {
      for node in nodes where newest.map({ $0.id < node.id }) ?? true {
        if let child = node.flow, isWanted(child) { newest = (node.id, child) }
      }
    }
    look(among: flow.container.nodes)
    look(among: flow.presented)
    if newest == nil { flow.engine?.reportChildToCome(of: flow) }
    return newest?.flow
  }
}
