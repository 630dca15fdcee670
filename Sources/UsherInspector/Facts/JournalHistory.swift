#if DEBUG
  import Usher
  import UsherJournal

  /// A journal as steps, each with the tree after it, without any code of the app.
  ///
  /// A journal does not say which tab is selected, and where in a stack a page was inserted: new places come last.
  struct JournalHistory {
    /// A request, with what followed from it, and where its outcome is in the journal.
    struct Step {
      fileprivate(set) var fact: RequestFact
      fileprivate(set) var end = 0
    }

    /// A place of a recorded tree.
    struct Place {
      let node: NodeSummary
      let depth: Int
    }

    let journal: Journal
    private(set) var steps: [Step] = []

    init(_ journal: Journal) {
      self.journal = journal
      var open: [Step] = []
      var nodes: [NodeID: NodeSummary] = [:]
      for (index, record) in journal.records.enumerated() {
        switch record.event {
        case .request(let request, _): open.append(Step(fact: RequestFact(request, changed: index)))
        case .concluded(let id, let outcome):
          guard let place = open.lastIndex(where: { $0.fact.request.id == id }) else { continue }
          var step = open.remove(at: place)
          step.fact.outcome = outcome
          step.end = index
          steps.append(step)
        case .started(let node):
          nodes[node.id] = node
          open.indices.last.map { open[$0].fact.add(.started(node)) }
        case .updated(let node):
          nodes[node.id] = node
          open.indices.last.map { open[$0].fact.add(.updated(node)) }
        case .ended(let id, let cause):
          guard let node = nodes.removeValue(forKey: id) else { continue }
          open.indices.last.map { open[$0].fact.add(.ended(node, cause)) }
        default: break
        }
      }
    }

    /// The tree after a step, from the root on.
    ///
    /// A loaded journal may say anything. A node that starts again stays where it is, and one whose parent is not there
    /// is left out, so no place is inside itself.
    ///
    /// - Complexity: O(*n*) in the records up to it.
    func places(after step: Int) -> [Place] {
      var nodes: [NodeID: NodeSummary] = [:]
      var inner: [NodeID?: [NodeID]] = [:]
      for record in journal.records.prefix(steps[step].end + 1) {
        switch record.event {
        case .started(let node):
          if let known = nodes[node.id] {
            nodes[node.id] = node.in(known.parent)
          } else if node.parent.map({ nodes[$0] != nil }) ?? true {
            nodes[node.id] = node
            inner[node.parent, default: []].append(node.id)
          }
        case .updated(let node):
          nodes[node.id].map { nodes[node.id] = node.in($0.parent) }
        case .ended(let id, _):
          guard let node = nodes.removeValue(forKey: id) else { continue }
          inner[node.parent]?.removeAll { $0 == id }
          inner[id] = nil
        default: break
        }
      }
      var places: [Place] = []
      var open = (inner[nil] ?? []).map { ($0, 0) }
      while let (id, depth) = open.popLast() {
        guard let node = nodes[id] else { continue }
        places.append(Place(node: node, depth: depth))
        let children = (inner[id] ?? []).compactMap { nodes[$0] }
        let order = children.filter { !$0.isModal } + children.filter(\.isModal)
        open += order.reversed().map { ($0.id, depth + 1) }
      }
      return places
    }
  }

  extension NodeSummary {
    fileprivate func `in`(_ parent: NodeID?) -> NodeSummary {
      NodeSummary(
        id: id, kind: kind, name: name, route: route, parent: parent, isModal: isModal)
    }
  }
#endif
