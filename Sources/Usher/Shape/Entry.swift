/// The routes that an edit enters, which the guard of their flow judges.
@MainActor
struct Entry {
  let flow: Flow
  /// The nodes to enter, with their contents; of a stack, from the bottom.
  let specs: [NodeSpec]
  /// The presentation of a modal; `nil` for places of the flow's own container.
  var presentation: Presentation?
  /// The place that would be selected.
  var selected: Node?

  /// Returns the route that the guard judges; `nil` if it judges none.
  ///
  /// A place that would be selected is judged by its own route: the requested one only equals it. A place that is kept
  /// is not entered.
  func route(at index: Int) -> Any? {
    if let selected { return selected.route }
    return specs[index].kept == nil ? specs[index].route : nil
  }
}
