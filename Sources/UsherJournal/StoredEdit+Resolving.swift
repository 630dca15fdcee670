@_spi(Hosting) import Usher
import UsherSnapshots

/// Why a stored edit cannot be made.
enum Unresolvable: Error {
  /// What it concerns is not there.
  case missing(String)
  /// A value is not of the type that it is for.
  case undecodable(String)
  /// A flow was run without a route, and the recording does not say how it is made.
  case notMade(String)

  /// Why, in a sentence.
  var reason: String {
    switch self {
    case .missing(let what): "\(what) is not there"
    case .undecodable(let why): why
    case .notMade(let name):
      "\(name) was run without a route; say how it is made, with replay(_:making:)"
    }
  }
}

extension StoredEdit {
  /// The edit, against the tree as it is now.
  @MainActor
  func edit(in engine: ChangeEngine) throws(Unresolvable) -> TreeEdit {
    switch self {
    case .splice(let path, let range, let isTop, let taking, let specs, let cause):
      let flow = try engine.flow(at: path)
      var made: [NodeSpec] = []
      for spec in specs { made.append(try spec.spec(in: flow)) }
      if let known = engine.replayer?.parts?.range(
        taking, isTop: isTop, in: flow.container.nodes)
      {
        return .splice(flow.container, known, made, cause)
      }
      // What was at the top stays at the top, whatever is below it now.
      let count = flow.container.nodes.count
      let upper = isTop ? count : min(range.upperBound, count)
      let (length, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
      let lower = overflow ? 0 : max(upper - length, 0)
      return .splice(flow.container, lower..<upper, made, cause)
    case .select(let path, let position, let place):
      let flow = try engine.flow(at: path)
      let container = flow.container
      guard container.traits.isParallel, container.nodes.indices.contains(position)
      else {
        throw .missing("tab \(position) at \(path.text)")
      }
      return .select(container, position, place?.place.decoded(for: flow.coordinator))
    case .present(let path, let spec, let style):
      let flow = try engine.flow(at: path)
      return .present(flow, try spec.spec(in: flow), Presentation(style))
    case .presentPlanned(let path, let modal):
      // As a route of the flow that presents it, which judges it.
      let (node, modal) = (try engine.found(path), modal.modal)
      let coordinator = node.flow(presenting: modal)?.coordinator
      return .presentPlanned(coordinator.map { modal.decoded(for: $0) } ?? modal, node)
    case .expect(let paths, let cause):
      var nodes: [Node] = []
      for path in paths { nodes.append(try engine.found(path)) }
      return .expect(nodes, cause)
    case .remove(let path, let cause):
      return .remove(try engine.found(path), cause)
    case .leave(let path, let cause):
      return .leave(try engine.flow(at: path), cause, conclusion: nil)
    case .remember(let path):
      return .remember(try engine.flow(at: path), .shown)
    case .forget(let path):
      return .remember(try engine.flow(at: path), .nothing)
    case .choose(let path, let action, let text):
      let node = try engine.found(path)
      guard let alert = node.alert, alert.actions.indices.contains(action) else {
        throw .missing("action \(action) of an alert at \(path.text)")
      }
      return .choose(action, node, text: text)
    }
  }
}

extension StoredSeed {
  @MainActor
  fileprivate func spec(in flow: Flow) throws(Unresolvable) -> NodeSpec {
    let receiver = returning.map { type in
      flow.engine?.replayer?.receiver(expecting: type) ?? ReplayReceiver(expected: type)
    }
    if let alert {
      guard !alert.actions.isEmpty else { throw .undecodable("an alert without actions") }
      return NodeSpec(route: nil, destination: .alert(alert.alert), receiver: receiver)
    }
    if let made {
      guard let coordinator = flow.engine?.replayer?.make(made) else {
        throw .notMade(made)
      }
      return NodeSpec(
        route: nil, destination: Destination(.flow(coordinator, nil, nil)), receiver: receiver)
    }
    guard let route else { throw .undecodable("a place without a route") }
    return NodeSpec(
      route: try flow.route(of: route), plan: plan?.plan, receiver: receiver, modal: modal?.modal,
      state: state.map { StoredState(value: $0) })
  }
}

extension StoredAlert {
  /// An alert that looks the same; what its actions do belongs to the code that showed it.
  @MainActor
  fileprivate var alert: AlertContent {
    AlertContent(
      title, message: message,
      actions: actions.map { action in
        let role: AlertContent.Action.Role =
          switch action.role {
          case .normal: .default
          case .cancel: .cancel
          case .destructive: .destructive
          }
        return AlertContent.Action(
          action.title, role: role, isPreferred: action.isPreferred == true)
      },
      textField: textField.map { field in
        AlertContent.TextField(text: field.text, placeholder: field.placeholder, kind: field.kind)
      })
  }
}

extension ChangeEngine {
  /// The node at the end of a way; in a replay of a part of a recording, the one that stands for it now.
  ///
  /// - Complexity: O(*k*) in the steps; O(*n*) in the tree where it is looked for.
  func recordedNode(at path: TreePath) -> Node? {
    guard let parts = replayer?.parts, let id = path.id else {
      let found = state.node(at: path)
      // What waits with its transaction is looked up again where it is by then.
      guard let id = path.id, found?.id != id else { return found }
      return state.node(with: id) ?? found
    }
    if let now = parts.ids[id] { return state.node(with: now) }
    return state.node(at: path).flatMap { parts.isKnown($0.id) ? nil : $0 }
  }

  fileprivate func found(_ path: TreePath) throws(Unresolvable) -> Node {
    guard let node = recordedNode(at: path) else { throw .missing("a node at \(path.text)") }
    return node
  }

  fileprivate func flow(at path: TreePath) throws(Unresolvable) -> Flow {
    guard let flow = try found(path).flow else { throw .missing("a flow at \(path.text)") }
    return flow
  }
}

extension Flow {
  /// The route of this flow of which `value` was stored.
  fileprivate func route(of value: StoredValue) throws(Unresolvable) -> Any {
    do {
      return try coordinator.route(of: value)
    } catch {
      throw .undecodable("\(value) is no route of \(name): \(error.message)")
    }
  }
}
