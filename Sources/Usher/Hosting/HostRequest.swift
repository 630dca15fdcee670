/// One request to a driver.
package enum HostRequest {
  case apply(HostContainer, ContainerDifference)
  case select(HostContainer, Int)
  case dismiss(above: Int)
  case present(Node)

  /// What a request is about: requests that are dropped are counted for each.
  enum Subject: Hashable {
    case hostContainer(NodeID)
    case modals
  }

  /// The request as what a host did not do.
  @MainActor
  var words: String {
    switch self {
    case .apply(let hostContainer, _):
      "change the items of \(hostContainer.kind) \(hostContainer.id)"
    case .select(let hostContainer, let position):
      "select item \(position) of \(hostContainer.kind) \(hostContainer.id)"
    case .dismiss(let count): "dismiss what is above \(count) modals"
    case .present(let node): "present \(node.summary)"
    }
  }

  @MainActor
  var subject: Subject {
    switch self {
    case .apply(let hostContainer, _), .select(let hostContainer, _):
      .hostContainer(hostContainer.id)
    case .dismiss, .present: .modals
    }
  }
}

/// Where what a host container shows and what it is to show differ.
package struct ContainerDifference {
  /// The positions of what goes, among what is shown.
  let shown: Range<Int>
  /// The positions of what comes, among what is desired.
  let desired: Range<Int>
}

/// A request that was made, with what is needed to see what came of it.
@MainActor
struct PendingRequest {
  let step: HostRequest
  /// How the items of a host container are to change.
  var splice: ItemsChange?
  /// Whether the host container is filled for the first time, or anew.
  var isFirst = false
  /// The modals that it is to hide: those that ended, and those that are only not to be seen.
  var dismissed: [Node] = []

  /// What it is to bring in.
  var arriving: [Node] {
    switch step {
    case .apply: splice?.inserted ?? []
    case .present(let node): [node]
    case .select, .dismiss: []
    }
  }
}

/// Nodes that the host took away by itself; `hostContainer` is `nil` if they were modals.
@MainActor
struct Removal {
  let hostContainer: HostContainer?
  let nodes: [Node]
}
