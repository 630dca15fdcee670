/// The default behaviour of navigation models, derived from their traits.
extension Container {
  /// The last place, or the selected one.
  var usualActivePosition: Int? {
    switch traits.arrangement {
    case .layered: nodes.indices.last
    case .parallel: nodes.indices.contains(selection) ? selection : nil
    }
  }

  /// Returns whether a place's modals are visible: always for places on top of each other; for
  /// places side by side, only those of the selected one.
  func usuallyShows(_ place: Node) -> Bool {
    switch traits.arrangement {
    case .layered: true
    case .parallel: selectedNode === place
    }
  }

  /// Keeps the selected place selected, or selects another one.
  func usualSelection(without range: Range<Int>) -> Int {
    guard case .parallel = traits.arrangement else { return selection }
    let before = min(max(selection - range.lowerBound, 0), range.count)
    return max(min(selection - before, nodes.count - 1), 0)
  }

  /// Puts places on top.
  func usualEdits(entering specs: [NodeSpec], after count: Int?) -> [TreeEdit] {
    let start = min(count ?? nodes.count, nodes.count)
    return [.splice(self, start..<nodes.count, specs, .replaced)]
  }

  /// Keeps the equal places at the beginning, and replaces the others.
  func usualEdits(
    applying plan: Plan, _ cause: EndingCause, descend: (Plan.Place, Node) -> [TreeEdit]
  ) -> [TreeEdit] {
    let places = plan.places.suffix(traits.capacity)
    let common = zip(nodes, places).prefix { areEqual($0.route, $1.route) }
    var edits: [TreeEdit] = []
    for (node, place) in common { edits += descend(place, node) }
    let rest = places.dropFirst(common.count)
    guard common.count < nodes.count || !rest.isEmpty else { return edits }
    let range = common.count..<nodes.count
    edits.append(.splice(self, range, rest.map { NodeSpec($0) }, cause))
    return edits
  }
}
