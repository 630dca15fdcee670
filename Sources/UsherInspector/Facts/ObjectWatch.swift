#if DEBUG
  @_spi(Hosting) import Usher

  /// Follows the coordinators and the objects of screens beyond the end of their nodes.
  @MainActor
  final class ObjectWatch {
    /// An object that outlived its node.
    struct Survivor {
      let type: String
      let node: NodeSummary
      let cause: EndingCause
      let request: NavigationRequest.ID?
      /// How often it was found alive while nothing moved.
      fileprivate(set) var looks = 0
      fileprivate weak var object: AnyObject?
    }

    private struct Watched {
      weak var object: AnyObject?
      let type: String
    }

    private var live: [NodeID: Watched] = [:]
    private var ended: [Survivor] = []

    /// The looks after which an object counts as leaked: what moves or runs lets go of it before.
    private static let patience = 3
    /// The most objects followed; beyond that the oldest are forgotten.
    private static let limit = 4_000

    func started(_ node: Node) {
      // The code that made the host may keep the root.
      guard node.id != NodeID(1), let object = node.flow?.coordinator ?? node.screen else { return }
      live[node.id] = Watched(object: object, type: String(describing: type(of: object)))
    }

    func ended(_ node: NodeSummary, _ cause: EndingCause, by request: NavigationRequest.ID?) {
      guard let watched = live.removeValue(forKey: node.id), let object = watched.object else {
        return
      }
      if ended.count >= Self.limit {
        ended.removeAll { $0.object == nil }
        if ended.count >= Self.limit { ended.removeFirst(Self.limit / 8) }
      }
      ended.append(
        Survivor(type: watched.type, node: node, cause: cause, request: request, object: object))
    }

    /// Looks at what is still alive; call it while the tree is settled.
    func look() {
      ended.removeAll { $0.object == nil }
      for position in ended.indices { ended[position].looks += 1 }
    }

    /// The objects that were found alive several times, the first to end first.
    var leaks: [Survivor] {
      ended.filter { $0.object != nil && $0.looks >= Self.patience }
    }

    /// True if nothing that has ended is alive.
    var isClean: Bool { ended.allSatisfy { $0.object == nil } }
  }
#endif
