/// Nodes that the host took away by itself; `hostContainer` is `nil` if they were modals.
@MainActor
struct Removal {
  let hostContainer: HostContainer?
  let nodes: [Node]
}
