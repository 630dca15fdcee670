@_spi(Hosting) import Usher

/// What the verbs of a split must end.
extension ReferenceTree {
  /// The same route again goes back to the first screen of its flow; another one replaces its column and those after it.
  ///
  /// The column of a route that was never shown is unknown: the request has only its description.
  func showing(_ request: FuzzRequest, in split: ReferenceNode) -> Prediction {
    if let place = split.children.last(where: { request.targets($0.route) }) {
      let own = items(of: split).filter { place.contains($0) }
      return goingBack(over: own.dropFirst(), split, .tabReselected)
    }
    guard let column = request.target.flatMap({ columns["\($0)"] }) else {
      return Prediction(all: [], upTo: subtrees(split.children))
    }
    return Prediction(all: subtrees(split.children.drop { self.column(of: $0) < column }))
  }

  /// The column and those after it end, unless nothing would be left.
  func clearing(_ request: FuzzRequest, in split: ReferenceNode) -> Prediction {
    guard
      let column = SplitColumn.allCases.first(where: { "\($0)" == request.target.map { "\($0)" } })
    else { return .nothing }
    let gone = split.children.drop { self.column(of: $0) < column }
    return gone.count < split.children.count ? Prediction(all: subtrees(gone)) : .nothing
  }

  /// Returns whether a place stands in a column before that of a shown route.
  func isBefore(_ place: ReferenceNode, _ request: FuzzRequest) -> Bool {
    guard let column = request.target.flatMap({ columns["\($0)"] }) else { return false }
    return self.column(of: place) < column
  }

  /// Notes the column of a place that has started.
  func learnColumn(of place: ReferenceNode) {
    guard let route = place.route,
      let column = place.parent?.container?.rules.column(ofRoute: route)
    else { return }
    columns["\(route)"] = column
  }

  private func column(of place: ReferenceNode) -> SplitColumn {
    place.route.flatMap { columns["\($0)"] } ?? .sidebar
  }
}

extension ReferenceNode {
  /// Returns whether it is a node, or leads to it through its places.
  fileprivate func contains(_ node: ReferenceNode) -> Bool {
    var next: ReferenceNode? = node
    while let here = next {
      if here === self { return true }
      next = here.isModal ? nil : here.parent
    }
    return false
  }
}
