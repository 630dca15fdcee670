/// Nodes that the host removed by itself; `hostContainer` is `nil` for modals.
@MainActor
struct Removal {
  let hostContainer: HostContainer?
  let nodes: [Node]
}
