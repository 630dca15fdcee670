/// One request to a driver.
package enum HostRequest {
  case apply(HostContainer, ContainerDifference)
  case select(HostContainer, Int)
  case dismiss(above: Int)
  case present(Node)

  /// The subject of a request: dropped requests are counted for each.
  enum Subject: Equatable {
    case hostContainer(NodeID)
    case modals
  }

  /// The request in words, for an outcome.
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
