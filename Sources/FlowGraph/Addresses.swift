/// The addresses of an app's links, from its root flows on.
package struct Addresses: Sendable {
  /// What each address opens: the route with its flow, and the style, as text.
  package private(set) var goals: [String: Set<String>] = [:]

  /// Follows the links of a map; a flow that leads back to itself is followed once on a way.
  ///
  /// - Complexity: O(*n*) in the addresses; at most 20,000 are followed.
  package init(_ map: FlowMap) {
    // In the order of the flows, so that what is cut off is the same everywhere.
    var named: [String: [Flow]] = [:]
    for flow in map.flows { named[flow.name, default: []].append(flow) }
    let entered = Set(map.flows.flatMap { flow in flow.links.compactMap(\.to) })
    var open = map.flows.filter { !$0.links.isEmpty && !entered.contains($0.name) }
      .map { (flow: $0, prefix: "", way: [$0.key]) }
    var next = 0
    while next < open.count, open.count < 20_000 {
      let (flow, prefix, way) = open[next]
      next += 1
      for link in flow.links {
        let address = link.pattern.isEmpty ? prefix : prefix + "/" + link.pattern
        let place = map.goal(of: link, in: flow) ?? "\(flow.name).\(link.route ?? "?")"
        let goal = "`\(place)`" + (link.style.map { " as \($0)" } ?? "")
        let isEntrance = link.to != nil && link.pattern.isEmpty
        if !isEntrance { goals[address.isEmpty ? "/" : address, default: []].insert(goal) }
        let targets = link.to.flatMap { named[$0] } ?? []
        let target = targets.first { $0.module == flow.module } ?? targets.first
        guard let target, !way.contains(target.key) else { continue }
        open.append((target, address, way + [target.key]))
      }
    }
  }
}
