/// Nodes that the host removed by itself; `hostContainer` is `nil` for modals.
@MainActor
final class Removal {
  let hostContainer: HostContainer?
  let nodes: [Node]

  init(hostContainer: HostContainer?, nodes: [Node]) {
    (self.hostContainer, self.nodes) = (hostContainer, nodes)
  }
}
