/// Places or a modal that a separate request enters, once the flow exists.
@MainActor
final class LaterPlaces {
  let specs: [NodeSpec]
  /// The number of first places below them.
  private let count: Int
  /// The presentation of a modal, which is the only one of `specs`.
  private let presentation: Presentation?
  /// The position to select, if `specs` are the whole list.
  private var selection: Int?
  /// A modal that stands where it stood before, while that place is there.
  private var planned: Plan.Modal?
  private weak var place: Node?

  init(_ specs: [NodeSpec], after count: Int) {
    (self.specs, self.count, presentation) = (specs, count, nil)
  }

  init(_ modal: NodeSpec, as presentation: Presentation) {
    (specs, count, self.presentation) = ([modal], 0, presentation)
  }

  convenience init(_ list: [NodeSpec], selecting position: Int) {
    self.init(list, after: 0)
    selection = position
  }

  convenience init(_ modal: Plan.Modal, on node: Node) {
    self.init(NodeSpec(modal.place), as: modal.presentation)
    (planned, place) = (modal, node)
  }

  var isModal: Bool { presentation != nil }

  /// The route that the flow is asked about first.
  var route: Any? { specs.isEmpty ? nil : specs[selection ?? 0].route }

  /// Returns the edits that enter them now.
  ///
  /// - Parameter newest: The newest place of the flow when it started.
  func edits(in flow: Flow, startedWith newest: NodeID) -> [TreeEdit] {
    if let planned, let place, place.isLive { return [.presentPlanned(planned, place)] }
    if let presentation { return [.present(flow, specs[0], presentation)] }
    guard let selection else { return flow.edits(entering: specs, after: count) }
    // Beside places that came meanwhile it is entered alone.
    return flow.container.nodes.contains { $0.id > newest }
      ? flow.edits(entering: [specs[selection]], after: count)
      : flow.container.edits(showing: specs, selecting: selection, .replaced, nil)
  }
}
