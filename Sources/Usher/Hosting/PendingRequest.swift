/// A request that was made, with the data to check its effect.
@MainActor
struct PendingRequest {
  let step: HostRequest
  /// The change of the host container's items.
  var splice: ItemsChange?
  /// The modals that it must hide: those that ended, and those that are only hidden.
  var dismissed: [Node] = []

  /// The nodes that it adds.
  var arriving: [Node] {
    switch step {
    case .apply: splice?.inserted ?? []
    case .present(let node): [node]
    case .select, .dismiss: []
    }
  }
}
