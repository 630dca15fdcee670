/// Places or a modal that a separate request enters, once the flow exists.
@MainActor
final class LaterPlaces {
  let specs: [NodeSpec]
  /// The number of first places below them.
  private let count: Int
  /// The presentation of a modal, which is the only one of `specs`.
  private let presentation: Presentation?
  /// A modal that stands where it stood before, while that place is there.
  private var planned: Plan.Modal?
  private weak var place: Node?

  init(_ specs: [NodeSpec], after count: Int) {
    (self.specs, self.count, presentation) = (specs, count, nil)
  }

  init(_ modal: NodeSpec, as presentation: Presentation) {
    (specs, count, self.presentation) = ([modal], 0, presentation)
  }

  convenience init(_ modal: Plan.Modal, on node: Node) {
    self.init(NodeSpec(modal.place), as: modal.presentation)
    (planned, place) = (modal, node)
  }

  func edits(in flow: Flow) -> [TreeEdit] {
    if let planned, let place, place.isLive { return [.presentPlanned(planned, place)] }
    if let presentation { return [.present(flow, specs[0], presentation)] }
    return flow.edits(entering: specs, after: count)
  }
}
