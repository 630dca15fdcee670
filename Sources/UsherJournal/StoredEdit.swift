@_spi(Hosting) import Usher
import UsherSnapshots

/// A stored edit, which refers to nodes by their path in the tree.
enum StoredEdit: Hashable, Sendable, Codable {
  /// Replaces places of a flow; `isTop` if they reach to its last one.
  ///
  /// `taking` lists the removed nodes.
  case splice(
    at: TreePath, range: Range<Int>, isTop: Bool, taking: [NodeID], seeds: [StoredSpec],
    cause: EndingCause)
  /// Gives a flow of parallel places another list of them.
  case arrange(at: TreePath, seeds: [StoredSpec], selecting: Int, cause: EndingCause)
  case select(at: TreePath, position: Int, place: StoredPlan.Place?)
  case present(at: TreePath, seed: StoredSpec, style: Presentation.Style, outlivesPlace: Bool?)
  case presentPlanned(at: TreePath, modal: StoredPlan.Modal)
  case raise(at: [TreePath])
  case expect(at: [TreePath], cause: EndingCause)
  case remove(at: TreePath, cause: EndingCause)
  case leave(at: TreePath, cause: EndingCause)
  /// Gives a place another route.
  case changeRoute(at: TreePath, route: StoredValue, history: History?)
  /// Withdraws a request that still waits for an answer.
  case withdraw(NavigationRequest.ID)
  /// Chooses an action of an alert, with its text field's text if the user changed it.
  case choose(at: TreePath, action: Int, text: String?)
  /// Makes a flow remember its current places.
  case remember(at: TreePath)
  /// Makes a flow forget its remembered place.
  case forget(at: TreePath)
}

extension StoredEdit {
  /// What happens to the routes to which the user can go back, if anything does.
  enum History: String, Hashable, Sendable, Codable {
    case grows, shrinks

    fileprivate init?(_ history: RouteHistory) {
      switch history {
      case .stays: return nil
      case .grows: self = .grows
      case .shrinks: self = .shrinks
      }
    }

    /// In a replay no screen is told.
    var history: RouteHistory {
      switch self {
      case .grows: .grows {}
      case .shrinks: .shrinks
      }
    }
  }
}

// MARK: - Storing

extension StoredEdit {
  @MainActor
  init(_ edit: TreeEdit) throws(Unstorable) {
    switch edit {
    case .splice(let container, let range, let specs, let cause):
      var stored: [StoredSpec] = []
      for spec in specs { stored.append(try StoredSpec(spec)) }
      self = .splice(
        at: try Self.path(to: container.flow?.node), range: range,
        isTop: !container.traits.isParallel && range.upperBound == container.nodes.count,
        taking: container.nodes[range].map(\.id), seeds: stored, cause: cause)
    case .arrange(let container, let specs, let position, let cause):
      var stored: [StoredSpec] = []
      for spec in specs { stored.append(try StoredSpec(spec)) }
      self = .arrange(
        at: try Self.path(to: container.flow?.node), seeds: stored, selecting: position,
        cause: cause)
    case .select(let container, let position, let place):
      var stored: StoredPlan.Place?
      if let place { stored = try StoredPlan.Place(place) }
      self = .select(
        at: try Self.path(to: container.flow?.node), position: position, place: stored)
    case .present(let flow, let spec, let presentation):
      self = .present(
        at: try Self.path(to: flow.node), seed: try StoredSpec(spec), style: presentation.style,
        outlivesPlace: presentation.outlivesPlace ? true : nil)
    case .presentPlanned(let modal, let node):
      self = .presentPlanned(at: try Self.path(to: node), modal: try StoredPlan.Modal(modal))
    case .raise(let modals): self = .raise(at: try Self.paths(to: modals))
    case .expect(let nodes, let cause):
      self = .expect(at: try Self.paths(to: nodes), cause: cause)
    case .remove(let node, let cause):
      self = .remove(at: try Self.path(to: node), cause: cause)
    case .leave(let flow, let cause, _):
      self = .leave(at: try Self.path(to: flow.node), cause: cause)
    case .remember(let flow, .shown):
      self = .remember(at: try Self.path(to: flow.node))
    case .remember(let flow, .nothing):
      self = .forget(at: try Self.path(to: flow.node))
    case .remember(_, .place), .remember(_, .resumed):
      throw Unstorable("it remembers a place")
    case .changeRoute(let node, let route, let history):
      self = .changeRoute(
        at: try Self.path(to: node), route: try Unstorable.stored(route, "the route"),
        history: History(history))
    case .withdraw(let request): self = .withdraw(request)
    case .choose(let action, let node, let text):
      let isSecret = node.alert?.textField?.kind == .password
      self = .choose(
        at: try Self.path(to: node), action: action, text: isSecret ? nil : text)
    }
  }

  /// Stores the edits of a request, without that it resumes a place: the request says so itself.
  @MainActor
  static func all(_ edits: [TreeEdit]) throws(Unstorable) -> [StoredEdit] {
    var stored: [StoredEdit] = []
    for edit in edits {
      if case .remember(_, .resumed) = edit { continue }
      stored.append(try StoredEdit(edit))
    }
    return stored
  }

  @MainActor
  private static func paths(to nodes: [Node]) throws(Unstorable) -> [TreePath] {
    var paths: [TreePath] = []
    for node in nodes where node.isLive { paths.append(try path(to: node)) }
    return paths
  }

  @MainActor
  private static func path(to node: Node?) throws(Unstorable) -> TreePath {
    guard let node, let path = TreePath(to: node) else {
      throw Unstorable("it concerns something that had left the tree")
    }
    return path
  }
}

extension StoredEdit {
  /// The type of the flow without a route in this edit, if there is one.
  var made: String? {
    switch self {
    case .splice(_, _, _, _, let specs, _), .arrange(_, let specs, _, _):
      specs.lazy.compactMap(\.made).first
    case .present(_, let spec, _, _): spec.made
    default: nil
    }
  }
}
