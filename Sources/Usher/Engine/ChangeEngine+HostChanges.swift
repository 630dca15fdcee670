/// Applies changes of the host, and of the user in it.
extension ChangeEngine: HostChangeReceiver {
  func hostRemoved(_ removals: [Removal], _ cause: EndingCause) {
    let count = removals.reduce(0) { $0 + $1.nodes.count }
    submit(
      Request(
        cause.description, target: count > 1 ? count : nil,
        subject: removals.first.map { $0.hostContainer?.id ?? $0.nodes.first?.id } ?? nil,
        origin: cause.isUserAction ? .user : .host, authority: .alreadyHappened),
      .tree { [weak self] in
        if count == 1, let node = removals[0].nodes.first, !node.formerRoutes.isEmpty,
          let undoing = node.undoing(cause)
        {
          return undoing
        }
        return removals.flatMap {
          self?.edits(removing: $0.nodes, from: $0.hostContainer, cause) ?? []
        }
      })
  }

  func hostSelected(_ position: Int, in hostContainer: HostContainer) {
    let tab = hostContainer.itemSeen(at: position)
    submit(
      Request(
        hostContainer.kind.selecting, target: position, subject: hostContainer.id, origin: .user,
        authority: .alreadyHappened),
      .tree {
        guard let container = hostContainer.owner else { return [] }
        return tab.flatMap { container.index(of: $0) }.map { [.select(container, $0)] }
      })
  }

  func hostKept(_ position: Int, of container: Container) {
    submit(
      Request("select what is shown", origin: .host, authority: .force),
      .tree {
        container.nodes.indices.contains(position) ? [.select(container, position)] : []
      })
  }

  func hostFailed(toShow nodes: [Node]) {
    submit(
      Request("remove what cannot be shown", origin: .host, authority: .force),
      .tree {
        nodes.live.reversed().map { .remove($0, .hostFailed) }
      })
  }

  /// Returns the top `count` items of a stack's host container, or of one of its columns, or all if there are fewer; `nil`
  /// if there are none, if it is no stack of this tree, and if the lowest item of a column would be among them.
  func items(leftBy count: Int, in hostContainer: HostContainer, _ column: SplitColumn?) -> [Node]?
  {
    guard count > 0, hostContainer.isOpen, hostContainer.kind.isLayered, owns(hostContainer)
    else { return nil }
    let items = hostContainer.desired(in: column)
    guard items.count > (column == nil ? 0 : count) else { return nil }
    return items.suffix(count)
  }

  func owns(_ hostContainer: HostContainer) -> Bool { hostContainer.owner?.flow?.engine === self }

  /// Returns whether a node is a modal of this tree, or its root if other code presents that.
  func owns(modal: Node) -> Bool {
    guard modal.presentation != nil else { return false }
    return modal === state.root ? state.canLeaveRoot : modal.presentingFlow?.engine === self
  }

  /// Returns the edits that remove shown items because the user went back or dismissed.
  ///
  /// Nodes put on top during the user's undecided gesture leave too, because they depend on the
  /// items; later ones stay. A flow without remaining items leaves as a whole.
  package func edits(
    removing items: [Node], from hostContainer: HostContainer?, _ cause: EndingCause
  ) -> [TreeEdit] {
    let live = items.live
    guard let hostContainer else {
      return live.reversed().map { .remove($0, cause) }
    }
    guard hostContainer.kind.isLayered, let lowest = live.first else {
      return live.reversed().map { .remove($0, cause) }
    }
    var leaving = live
    if live.last === hostContainer.shownTop(besides: live),
      let lower = hostContainer.desired.lastIndex(of: lowest)
    {
      let meanwhile = Set(reconciler.unsettledDuringGesture.lazy.map(\.id))
      let gone = Set(live.lazy.map(\.id))
      leaving = hostContainer.desired[lower...].filter { item in
        gone.contains(item.id) || item.madeBy.map(meanwhile.contains) == true
      }
    }
    return hostContainer.edits(leaving: leaving, cause)
  }
}

extension HostContainer {
  /// Returns the former top if `gone` was on top.
  fileprivate func shownTop(besides gone: [Node]) -> Node? {
    guard let last = gone.last else { return nil }
    // The remaining items are below the removed ones, or one of ours is above.
    guard let top = shown.last else { return last }
    let (upper, lower) = (
      desired.lastIndex(of: top) ?? -1, desired.lastIndex(of: last) ?? Int.max
    )
    return upper < lower ? last : top
  }
}

extension Node {
  /// Returns the edits by which the user goes back to the route that it had before an update; `nil` if it leaves.
  func undoing(_ cause: EndingCause) -> [TreeEdit]? {
    guard cause == .backButton || cause == .swipe, isLive, let former = formerRoutes.last else {
      return nil
    }
    return [.changeRoute(self, to: former.route, .shrinks)]
  }
}

extension HostContainer.Kind {
  /// The name of the request by which the user selects an item.
  var selecting: String { isPaged ? "select page" : "select tab" }
}
