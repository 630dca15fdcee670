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
