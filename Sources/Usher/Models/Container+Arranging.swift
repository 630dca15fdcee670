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
    var lowest = 0
    var specs: [NodeSpec] = []
    var (stays, isSame) = (Int?.none, routes.count == nodes.count)
    for (position, route) in routes.enumerated() {
      while lowest < nodes.count, isTaken[lowest] { lowest += 1 }
      let index = (lowest..<nodes.count).first { index in
        !isTaken[index] && areEqual(nodes[index].route, route)
      }
      guard let index else {
        specs.append(NodeSpec(route: route))
        isSame = false
        continue
      }
      isTaken[index] = true
      let kept = nodes[index]
      specs.append(NodeSpec(keeping: kept))
      if kept === shown { stays = position }
      if index != position { isSame = false }
    }
    let position = wanted ?? stays ?? max(min(selection, specs.count - 1), 0)
    if isSame { return position == selection ? [] : [.select(self, position)] }
    return [.arrange(self, specs, selecting: position, .removed)]
  }
}
