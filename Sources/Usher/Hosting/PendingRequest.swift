/// A request that was made, with the data to check its effect.
@MainActor
final class PendingRequest {
  let step: HostRequest
  /// The change of the host container's items.
  let splice: ItemsChange?
  /// The modals that it must hide: those that ended, and those that are only hidden.
  let dismissed: [Node]

  init(step: HostRequest, splice: ItemsChange? = nil, dismissed: [Node] = []) {
    (self.step, self.splice, self.dismissed) = (step, splice, dismissed)
  }

  /// The nodes that it adds.
  var arriving: [Node] {
    switch step {
    case .apply: splice?.inserted ?? []
    case .present(let node): [node]
    case .select, .dismiss: []
    }
  }
}
