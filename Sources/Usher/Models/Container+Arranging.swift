extension Container {
  /// Returns the edits that give parallel places other routes; none if nothing changes.
  ///
  /// Each place with an equal route stays, once for each time the route is in the list.
  ///
  /// - Parameter wanted: The position to select; `nil` for the selected place, or the one at its position.
  /// - Complexity: O(*n*) as far as the order stays, else O(*n* · *m*).
  func edits(arranging routes: [Any], selecting wanted: Int?) -> [TreeEdit] {
    let shown = selectedNode
    var isTaken = Array(repeating: false, count: nodes.count)
    var (lowest, stays) = (0, Int?.none)
    var specs: [NodeSpec] = []
    for route in routes {
      while lowest < nodes.count, isTaken[lowest] { lowest += 1 }
      let index = (lowest..<nodes.count).first { index in
        !isTaken[index] && areEqual(nodes[index].route, route)
      }
      guard let index else {
        specs.append(NodeSpec(route: route))
        continue
      }
      isTaken[index] = true
      if nodes[index] === shown { stays = specs.count }
      specs.append(NodeSpec(keeping: nodes[index]))
    }
    return edits(showing: specs, selecting: wanted ?? stays ?? selection, .removed, nil)
  }

  /// Returns the edits that show a list of parallel places; none if nothing changes.
  ///
  /// - Parameters:
  ///   - position: The position of the place to select, or the nearest one.
  ///   - place: What a plan says about the selected place.
  func edits(
    showing specs: [NodeSpec], selecting position: Int, _ cause: EndingCause, _ place: Plan.Place?
  ) -> [TreeEdit] {
    let position = max(min(position, specs.count - 1), 0)
    let isSame =
      specs.count == nodes.count
      && zip(specs, nodes).allSatisfy { spec, node in spec.kept === node }
    guard isSame else { return [.arrange(self, specs, selecting: position, cause)] }
    return position == selection ? [] : [.select(self, position, place)]
  }
}
