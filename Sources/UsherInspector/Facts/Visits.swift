#if DEBUG
  @_spi(Hosting) import Usher
  import UsherJournal

  /// How often each case of each flow's routes was entered.
  struct Visits {
    /// A case of a flow's routes; of the flow itself without a case.
    struct Place: Hashable {
      let flow: String
      var route: String?
    }

    private(set) var counts: [Place: Int] = [:]
    /// The names of the live flows.
    private var flows: [NodeID: String] = [:]

    @MainActor
    init(_ tree: Tree) {
      var open = tree.isLive ? [tree.root] : []
      while let node = open.popLast() {
        note(.started(node.summary))
        open += node.modals + (node.flow?.container.nodes ?? [])
      }
    }

    mutating func note(_ event: TreeEvent) {
      switch event {
      case .started(let node):
        count(node)
        guard node.kind == .flow else { return }
        flows[node.id] = node.name
        counts[Place(flow: node.name), default: 0] += 1
      case .updated(let node): count(node)
      case .ended(let node, _): flows[node.id] = nil
      default: break
      }
    }

    private mutating func count(_ node: NodeSummary) {
      if let place = place(of: node) { counts[place, default: 0] += 1 }
    }

    /// The case by which a flow has a node; `nil` for a node without a route.
    func place(of node: NodeSummary) -> Place? {
      guard let route = node.route, let flow = node.parent.flatMap({ flows[$0] }) else {
        return nil
      }
      return Place(flow: flow, route: Self.caseName(of: route))
    }

    /// The name of a route's case: `item(7)` is of `item`.
    private static func caseName(of route: String) -> String {
      String(route.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }
#endif
