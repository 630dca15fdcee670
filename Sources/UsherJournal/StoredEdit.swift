@_spi(Hosting) import Usher
import UsherSnapshots

/// An edit as it is stored: what it concerns by its place in the tree.
enum StoredEdit: Hashable, Sendable, Codable {
  /// Replaces places of a flow; `isTop` if those reach to its last one.
  ///
  /// `taking` are the nodes that it took out.
  case splice(
    at: TreePath, range: Range<Int>, isTop: Bool, taking: [NodeID], seeds: [StoredSeed],
    cause: EndingCause)
  case select(at: TreePath, position: Int, place: StoredPlan.Place?)
  case present(at: TreePath, seed: StoredSeed, style: Presentation.Style)
  case presentPlanned(at: TreePath, modal: StoredPlan.Modal)
  case expect(at: [TreePath], cause: EndingCause)
  case remove(at: TreePath, cause: EndingCause)
  case leave(at: TreePath, cause: EndingCause)
  /// Chooses an action of an alert, with the text of its text field if the user changed that.
  case choose(at: TreePath, action: Int, text: String?)
  /// Lets a flow remember what it shows.
  case remember(at: TreePath)
  /// Lets a flow forget what it remembers.
  case forget(at: TreePath)
}

/// What a node is made of, as it is stored.
struct StoredSeed: Hashable, Sendable, Codable {
  var route: StoredValue?
  var alert: StoredAlert?
  /// The type of a flow that was run without a route.
  var made: String?
  var plan: StoredPlan?
  var modal: StoredPlan.Modal?
  var state: StoredValue?
  /// The type of what somebody waits for.
  var returning: String?
}

/// What can be seen of an alert.
struct StoredAlert: Hashable, Sendable, Codable {
  struct Action: Hashable, Sendable, Codable {
    enum Role: String, Hashable, Sendable, Codable {
      case normal, cancel, destructive
    }

    let title: String
    let role: Role
    /// `true` or left out.
    let isPreferred: Bool?
  }

  /// What can be seen of the text field.
  struct TextField: Hashable, Sendable, Codable {
    let text: String
    let placeholder: String?
    let kind: AlertContent.TextField.Kind
  }

  let title: String
  let message: String?
  let actions: [Action]
  let textField: TextField?
}

// MARK: - Storing

extension StoredEdit {
  @MainActor
  init(_ edit: TreeEdit) throws(Unstorable) {
    switch edit {
    case .splice(let container, let range, let specs, let cause):
      var stored: [StoredSeed] = []
      for spec in specs { stored.append(try StoredSeed(spec)) }
      self = .splice(
        at: try Self.path(to: container.flow?.node), range: range,
        isTop: range.upperBound == container.nodes.count,
        taking: container.nodes[range].map(\.id), seeds: stored, cause: cause)
    case .select(let container, let position, let place):
      var stored: StoredPlan.Place?
      if let place { stored = try StoredPlan.Place(place) }
      self = .select(
        at: try Self.path(to: container.flow?.node), position: position, place: stored)
    case .present(let flow, let spec, let presentation):
      self = .present(
        at: try Self.path(to: flow.node), seed: try StoredSeed(spec), style: presentation.style)
    case .presentPlanned(let modal, let node):
      self = .presentPlanned(at: try Self.path(to: node), modal: try StoredPlan.Modal(modal))
    case .expect(let nodes, let cause):
      var paths: [TreePath] = []
      for node in nodes where node.isLive { paths.append(try Self.path(to: node)) }
      self = .expect(at: paths, cause: cause)
    case .remove(let node, let cause):
      self = .remove(at: try Self.path(to: node), cause: cause)
    case .leave(let flow, let cause, _):
      self = .leave(at: try Self.path(to: flow.node), cause: cause)
    case .remember(let flow, .shown):
      self = .remember(at: try Self.path(to: flow.node))
    case .remember(let flow, .nothing):
      self = .forget(at: try Self.path(to: flow.node))
    case .remember(_, .place):
      throw Unstorable("it remembers a place")
    case .choose(let action, let node, let text):
      let isSecret = node.alert?.textField?.kind == .password
      self = .choose(
        at: try Self.path(to: node), action: action, text: isSecret ? nil : text)
    }
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
  /// The type of the flow without a route that it shows, if it does.
  var made: String? {
    switch self {
    case .splice(_, _, _, _, let specs, _): specs.lazy.compactMap(\.made).first
    case .present(_, let spec, _): spec.made
    default: nil
    }
  }
}

extension StoredSeed {
  @MainActor
  init(_ spec: NodeSpec) throws(Unstorable) {
    state = (spec.state as? StoredState)?.value
    if let value = spec.route {
      route = try Unstorable.stored(value, "the route")
    } else if case .alert(let content)? = spec.destination?.content {
      alert = StoredAlert(content)
    } else if case .flow(let coordinator, _, _)? = spec.destination?.content {
      made = String(describing: type(of: coordinator))
    } else {
      throw Unstorable("it leads to something without a route")
    }
    if let inner = spec.plan { plan = try StoredPlan(inner) }
    if let planned = spec.modal { modal = try StoredPlan.Modal(planned) }
    returning = spec.receiver?.expected
  }
}

extension StoredAlert {
  @MainActor
  init(_ alert: AlertContent) {
    (title, message) = (alert.title, alert.message)
    actions = alert.actions.map { action in
      let role: Action.Role =
        switch action.role {
        case .default: .normal
        case .cancel: .cancel
        case .destructive: .destructive
        }
      return Action(
        title: action.title, role: role, isPreferred: action.isPreferred ? true : nil)
    }
    textField = alert.textField.map { field in
      TextField(
        text: field.kind == .password ? "" : field.text, placeholder: field.placeholder,
        kind: field.kind)
    }
  }
}
