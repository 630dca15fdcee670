#if DEBUG
  @_spi(Hosting) import Usher
  import UsherJournal

  /// What the inspector knows of one tree.
  @MainActor
  final class WatchedTree {
    let number: Int
    let name: String
    private(set) weak var tree: Tree?
    let objects = ObjectWatch()
    private(set) var events: Ring<EventFact>
    private(set) var requests: Ring<RequestFact>
    private(set) var misuses = Ring<Misuse>(limit: 200)
    private(set) var screens: [NodeSummary] = []
    /// The number of all events.
    private(set) var eventCount = 0
    private(set) var visits: Visits
    /// The module of its root flow.
    let module: String?
    /// True while its journal is being minimised.
    var isMinimising = false
    /// The journal that was loaded instead of the tree's own.
    var loaded: LoadedJournal?
    /// Replays a journal on a new root; `nil` if the app did not say how it is made.
    var makeReplay: (@MainActor (Journal) async throws(JournalError) -> Replay)?
    private var lastHistory: JournalHistory?

    private var places: [NavigationRequest.ID: Int] = [:]
    private var observation: TreeObservation?

    init(_ tree: Tree, number: Int, name: String, limit: Int) {
      (self.tree, self.number, self.name) = (tree, number, name)
      events = Ring(limit: limit)
      requests = Ring(limit: limit)
      screens = tree.visibleScreens
      visits = Visits(tree)
      module = tree.root.flow.flatMap { flow in
        String(reflecting: type(of: flow.coordinator)).split(separator: ".").first.map(String.init)
      }
      watchObjects(of: tree)
      observation = tree.observe { [weak self] event in self?.happened(event) }
    }

    /// True while the tree's root flow is live.
    var isLive: Bool { tree?.isLive ?? false }
    /// The name of the root flow; `nil` after it has ended.
    var rootName: String? { tree.flatMap { $0.isLive ? $0.root.summary.name : nil } }
    /// True if nothing moves; also when the tree has ended.
    var isSettled: Bool { tree?.isQuiet ?? true }

    func stop() {
      observation?.cancel()
      observation = nil
    }

    private func watchObjects(of tree: Tree) {
      var open = tree.isLive ? [tree.root] : []
      while let node = open.popLast() {
        objects.started(node)
        open += node.modals + (node.flow?.container.nodes ?? [])
      }
      tree.engine.events.addOnStart { [weak self] node in
        if let self, observation != nil { objects.started(node) }
      }
    }

    /// The journal that was loaded, or the tree's own.
    var journal: Journal? { loaded?.journal ?? tree?.journal }

    /// The journal as steps; `nil` without one.
    var history: JournalHistory? {
      guard let journal else { return nil }
      if let lastHistory, lastHistory.journal == journal { return lastHistory }
      let history = JournalHistory(journal)
      lastHistory = history
      return history
    }

    // MARK: - Events

    private func happened(_ event: TreeEvent) {
      eventCount += 1
      let current = tree?.engine.currentRequest
      let cause: NavigationRequest.ID?
      switch event {
      case .request(let request):
        cause = request.cause
        places[request.id] = requests.nextNumber
        requests.append(RequestFact(request, changed: eventCount))
        if places.count > 2 * requests.limit {
          let first = requests.dropped
          places = places.filter { $0.value >= first }
        }
      case .concluded(let id, let outcome):
        cause = id
        change(id) { $0.outcome = outcome }
      case .explained(let explanation):
        cause = explanation.request.id
        change(explanation.request.id) { $0.explanation = explanation }
      case .ended(let node, let ending):
        cause = current
        objects.ended(node, ending, by: current)
        if let current { change(current) { $0.add(event) } }
      case .misuse(let misuse):
        cause = current
        misuses.append(misuse)
      case .visible(let nodes):
        cause = current
        screens = nodes
      default:
        cause = current
        if let current { change(current) { $0.add(event) } }
      }
      visits.note(event)
      events.append(EventFact(number: eventCount, event: event, request: cause))
    }

    private func change(_ id: NavigationRequest.ID, _ body: (inout RequestFact) -> Void) {
      guard let place = places[id], var fact = requests[place] else { return }
      fact.changed = eventCount
      body(&fact)
      requests[place] = fact
    }

    /// Returns what is known of a request; `nil` if it is unknown or was dropped.
    func request(_ number: UInt64) -> RequestFact? {
      places[NavigationRequest.ID(number)].flatMap { requests[$0] }
    }

    /// The requests without an outcome that wait while a question is open.
    var waiting: [RequestFact] {
      guard let tree, tree.engine.hasOpenQuestions else { return [] }
      return requests.elements.suffix(200).filter { $0.outcome == nil }
    }
  }
#endif
