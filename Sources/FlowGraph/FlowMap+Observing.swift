extension FlowMap {
  /// Returns the map with each edge marked as taken or never taken.
  ///
  /// A step takes the edges of its flow with its verb and its goal. The place and the style choose
  /// between several of them; where no edge has that place, all of them count as taken. An edge
  /// whose goal only a run knows is taken by every step with its verb that no other edge explains.
  ///
  /// - Complexity: O(*n* + *m*) in the edges and the steps, for few edges in a flow.
  package func observing(_ steps: [ObservedStep]) -> FlowMap {
    var map = self
    map.isObserved = true
    map.unseen = []
    var flows = self.flows
    var named: [String: [Int]] = [:]
    for index in flows.indices {
      named[Self.shortName(flows[index].name), default: []].append(index)
      for edge in flows[index].edges.indices { flows[index].edges[edge].isTaken = false }
    }
    var seen: Set<ObservedStep> = []
    for step in steps where seen.insert(step).inserted {
      var isFound = false
      for index in named[Self.shortName(step.flow)] ?? [] {
        let taken = flows[index].edges(takenBy: step)
        isFound = isFound || !taken.isEmpty
        for edge in taken { flows[index].edges[edge].isTaken = true }
      }
      if !isFound { map.unseen.append(step) }
    }
    map.unseen.sort { $0.line < $1.line }
    map.flows = flows
    return map
  }

  /// How many edges were taken, and how many there are.
  package var coverage: (taken: Int, all: Int) {
    flows.reduce(into: (0, 0)) { sum, flow in
      sum.0 += flow.edges.count { $0.isTaken == true }
      sum.1 += flow.edges.count
    }
  }

  /// The steps that no edge explains, of a flow.
  package func unseen(in flow: Flow) -> [ObservedStep] {
    unseen.filter { Self.shortName($0.flow) == Self.shortName(flow.name) }
  }

  /// The last part of a type's name, as events tell it.
  private static func shortName(_ name: String) -> String {
    let plain = name.prefix { $0 != "<" }
    return plain.split(separator: ".").last.map(String.init) ?? String(plain)
  }
}

extension Flow {
  /// `3 of 5 steps taken`; `nil` for a map without observed steps, or a flow without steps.
  package var takenNote: String? {
    guard edges.first?.isTaken != nil else { return nil }
    return "\(edges.count { $0.isTaken == true }) of \(edges.count) steps taken"
  }

  /// The positions of the edges that a step takes.
  fileprivate func edges(takenBy step: ObservedStep) -> [Int] {
    let candidates = edges.indices.filter { edges[$0].verb == step.verb }
    let exact = candidates.filter { index in
      let child = edges[index].child?.split(separator: ".").last.map(String.init)
      return step.goal == edges[index].route ?? child
    }
    let open = candidates.filter { edges[$0].route == nil && edges[$0].child == nil }
    var taken = exact.isEmpty ? open : exact
    func prefer(_ test: (FlowEdge) -> Bool) {
      let better = taken.filter { test(edges[$0]) }
      if !better.isEmpty { taken = better }
    }
    if let style = step.style { prefer { $0.style == style } }
    if let place = step.place { prefer { $0.from == place || $0.from == nil } }
    return taken
  }
}
