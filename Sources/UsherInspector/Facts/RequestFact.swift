#if DEBUG
  import Usher

  /// A request and everything that followed from it.
  struct RequestFact: Sendable {
    let request: NavigationRequest
    /// The number of the last event about it.
    var changed: Int
    var outcome: NavigationOutcome?
    var explanation: Explanation?
    /// The nodes that it brought in, and their number.
    private(set) var started: [NodeSummary] = []
    private(set) var startedCount = 0
    /// The nodes that left by it with their causes, and their number.
    private(set) var ended: [(node: NodeSummary, cause: EndingCause)] = []
    private(set) var endedCount = 0
    private(set) var updated: [NodeSummary] = []

    /// The most nodes that it names; the others are only counted.
    private static let named = 100

    init(_ request: NavigationRequest, changed: Int) {
      (self.request, self.changed) = (request, changed)
    }

    /// Adds an event that it caused.
    mutating func add(_ event: TreeEvent) {
      switch event {
      case .started(let node):
        startedCount += 1
        if started.count < Self.named { started.append(node) }
      case .ended(let node, let cause):
        endedCount += 1
        if ended.count < Self.named { ended.append((node, cause)) }
      case .updated(let node):
        if updated.count < Self.named { updated.append(node) }
      default: break
      }
    }
  }
#endif
