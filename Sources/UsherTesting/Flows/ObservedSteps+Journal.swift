@_spi(Hosting) import Usher
public import UsherJournal

extension ObservedSteps {
  /// Adds the steps of a recording; the app does not run for it.
  ///
  /// ```swift
  /// let steps = ObservedSteps()
  /// steps.add(try JSONDecoder().decode(Journal.self, from: data))
  /// ```
  ///
  /// A step has no place where the recording does not tell it: in a flow with tabs or with several
  /// places at once, and after records that were dropped. A modal has no style if its route is not
  /// `Codable`. `Journal.inputs` has no outcomes, so it adds nothing but redirects.
  ///
  /// - Complexity: O(*n*) in the records, for few open modals.
  public func add(_ journal: Journal) {
    var reader = JournalSteps()
    for record in journal.records { add(reader.lines(of: record.event)) }
  }
}

/// Follows a recorded tree, as far as the places of steps need it.
private struct JournalSteps {
  /// A flow of the recorded tree.
  private struct Contents {
    /// The routes of its places, in the order in which they started.
    var places: [(id: NodeID, route: String?)] = []
    /// True if the last one is not surely the active one, as in tabs.
    var isUnclear = false
    /// The request that made the last place.
    var maker: NavigationRequest.ID?
  }

  private var flows: [NodeID: Contents] = [:]
  private var owners: [NodeID: NodeID] = [:]
  private var modals: [(id: NodeID, presenter: NodeID?, route: String?)] = []
  private var begun: [NavigationRequest.ID: (step: ObservedSteps.Step, style: String?)] = [:]
  private var latest: NavigationRequest?

  /// Returns the steps that a record concludes.
  mutating func lines(of event: Journal.Event) -> [String] {
    switch event {
    case .request(let request, let doing):
      latest = request
      if request.verb.contains("tab") || request.verb == "select",
        let subject = request.subject
      {
        flows[subject]?.isUnclear = true
      }
      guard
        let step = ObservedSteps.Step(request, at: request.subject.flatMap { place(in: $0) })
      else { return [] }
      begun[request.id] = (step, step.hasStyle ? doing?.style?.description : nil)
    case .concluded(let id, let outcome):
      guard let (step, style) = begun.removeValue(forKey: id), outcome.tookEffect else {
        return []
      }
      return step.lines(style: style.map(ObservedSteps.Step.camelCased))
    case .entering(let entrance):
      guard let target = entrance.redirectTarget else { return [] }
      return ObservedSteps.Step.redirect(
        in: entrance.name, from: entrance.route, to: target
      ).lines(style: nil)
    case .started(let node): start(node)
    case .updated(let node): update(node)
    case .ended(let id, _): end(id)
    default: break
    }
    return []
  }

  private mutating func start(_ node: NodeSummary) {
    if node.kind == .flow { flows[node.id] = Contents() }
    let route = node.route.map(ObservedSteps.Step.name)
    if node.isModal {
      modals.append((node.id, latest?.subject, route))
    } else if let parent = node.parent {
      owners[node.id] = parent
      // Two places of one request may be tabs, or a whole stack.
      if flows[parent]?.maker == latest?.id, latest != nil { flows[parent]?.isUnclear = true }
      flows[parent]?.maker = latest?.id
      flows[parent]?.places.append((node.id, route))
    }
  }

  private mutating func update(_ node: NodeSummary) {
    guard let parent = owners[node.id],
      let index = flows[parent]?.places.lastIndex(where: { $0.id == node.id })
    else { return }
    flows[parent]?.places[index].route = node.route.map(ObservedSteps.Step.name)
  }

  private mutating func end(_ id: NodeID) {
    if let parent = owners.removeValue(forKey: id),
      let index = flows[parent]?.places.lastIndex(where: { $0.id == id })
    {
      flows[parent]?.places.remove(at: index)
    }
    modals.removeAll { $0.id == id }
    flows[id] = nil
  }

  /// The route of the last modal of a flow, or else of its active place.
  private func place(in flow: NodeID) -> String? {
    if let modal = modals.last(where: { $0.presenter == flow && $0.route != nil }) {
      return modal.route
    }
    guard let contents = flows[flow], !contents.isUnclear else { return nil }
    return contents.places.last?.route
  }
}
