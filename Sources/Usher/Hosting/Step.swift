/// One request to a driver.
package enum Step {
  case apply(Surface, SurfaceChange)
  case select(Surface, Int)
  case dismiss(above: Int)
  case present(Node)

  /// What a request is about: requests that are dropped are counted for each.
  enum Subject: Hashable {
    case surface(NodeID)
    case modals
  }

  /// The request as what a host did not do.
  @MainActor
  var words: String {
    switch self {
    case .apply(let surface, _): "change the items of \(surface.kind) \(surface.id)"
    case .select(let surface, let position):
      "select item \(position) of \(surface.kind) \(surface.id)"
    case .dismiss(let count): "dismiss what is above \(count) modals"
    case .present(let node): "present \(node.summary)"
    }
  }

  @MainActor
  var subject: Subject {
    switch self {
    case .apply(let surface, _), .select(let surface, _): .surface(surface.id)
    case .dismiss, .present: .modals
    }
  }
}

/// Where what a surface shows and what it is to show differ.
package struct SurfaceChange {
  /// The positions of what goes, among what is shown.
  let shown: Range<Int>
  /// The positions of what comes, among what is desired.
  let desired: Range<Int>
}

/// A request that was made, with what is needed to see what came of it.
@MainActor
struct PendingRequest {
  let step: Step
  /// How the items of a surface are to change.
  var splice: ItemsChange?
  /// Whether the surface is filled for the first time, or anew.
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

/// Nodes that the host took away by itself; `surface` is `nil` if they were modals.
@MainActor
struct Removal {
  let surface: Surface?
  let nodes: [Node]
}
