@_spi(Hosting) import Usher
import UsherSnapshots

/// The reason why a stored edit cannot be made.
enum Unresolvable: Error {
  /// Its node is missing.
  case missing(String)
  /// A value has another type than its place requires.
  case undecodable(String)
  /// A flow ran without a route, and the recording does not say how to make it.
  case notMade(String)

  /// The reason, in a sentence.
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
  /// Returns the edit for the tree in its current state.
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
      // Removed top places stay at the top, whatever is below them now.
      let count = flow.container.nodes.count
      let upper = isTop ? count : min(max(range.upperBound, 0), count)
      let (length, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
      let lower = overflow ? 0 : max(upper - length, 0)
      return .splice(flow.container, lower..<upper, made, cause)
    case .arrange(let path, let specs, let position, let cause):
      let flow = try engine.flow(at: path)
      guard flow.container.traits.isParallel,
        specs.indices.contains(position) || specs.isEmpty && !flow.container.traits.isFixed
      else {
        throw .missing("tab \(position) at \(path.text)")
      }
      var made: [NodeSpec] = []
      for spec in specs { made.append(try spec.spec(in: flow)) }
      return .arrange(flow.container, made, selecting: position, cause)
    case .select(let path, let position, let place):
      let flow = try engine.flow(at: path)
      let container = flow.container
      guard container.traits.isParallel, container.nodes.indices.contains(position)
      else {
        throw .missing("tab \(position) at \(path.text)")
      }
      return .select(container, position, place?.place.decoded(for: flow.coordinator))
    case .present(let path, let spec, let style, let outlivesPlace):
      let flow = try engine.flow(at: path)
      return .present(
        flow, try spec.spec(in: flow),
        Presentation(style, outlivesPlace: outlivesPlace == true))
    case .presentPlanned(let path, let modal):
      // As a route of the presenting flow, which judges it.
      let (node, modal) = (try engine.found(path), modal.modal)
      let coordinator = node.flow(presenting: modal)?.coordinator
      return .presentPlanned(coordinator.map { modal.decoded(for: $0) } ?? modal, node)
    case .raise(let paths): return .raise(try engine.found(paths))
    case .expect(let paths, let cause): return .expect(try engine.found(paths), cause)
    case .remove(let path, let cause):
      return .remove(try engine.found(path), cause)
    case .leave(let path, let cause):
      return .leave(try engine.flow(at: path), cause, conclusion: nil)
    case .remember(let path):
      return .remember(try engine.flow(at: path), .shown)
    case .forget(let path):
      return .remember(try engine.flow(at: path), .nothing)
    case .changeRoute(let path, let route, let history):
      let node = try engine.found(path)
      guard let flow = node.parentContainer?.flow else { throw .missing("a place at \(path.text)") }
      return .changeRoute(node, to: try flow.route(of: route), history?.history ?? .stays)
    case .withdraw(let request):
      // In a part of a recording requests have other numbers.
      guard engine.replayer?.parts == nil else { throw .missing("request \(request)") }
      return .withdraw(request)
    case .choose(let path, let action, let text):
      let node = try engine.found(path)
      guard let alert = node.alert, alert.actions.indices.contains(action) else {
        throw .missing("action \(action) of an alert at \(path.text)")
      }
      return .choose(action, node, text: text)
    }
  }
}

extension StoredSpec {
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
    if let kept, let engine = flow.engine { return NodeSpec(keeping: try engine.found(kept)) }
    guard let route else { throw .undecodable("a place without a route") }
    return NodeSpec(
      route: try flow.route(of: route), plan: plan?.plan, receiver: receiver,
      modals: (modals ?? modal.map { [$0] } ?? []).map(\.modal),
      state: state.map { StoredState(value: $0) })
  }
}

extension StoredAlert {
  /// An alert that looks the same; the code that showed it owns its actions.
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
  /// Returns the node at a path; in a replay of a part of a recording, its counterpart.
  ///
  /// - Complexity: O(*k*) in the steps of the path; O(*n*) in the tree if it must be searched.
  func recordedNode(at path: TreePath) -> Node? {
    guard let parts = replayer?.parts, let id = path.id else {
      let found = state.node(at: path)
      // A node that waits with its transaction is looked up again at its later place.
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

  fileprivate func found(_ paths: [TreePath]) throws(Unresolvable) -> [Node] {
    var nodes: [Node] = []
    for path in paths { nodes.append(try found(path)) }
    return nodes
  }

  fileprivate func flow(at path: TreePath) throws(Unresolvable) -> Flow {
    guard let flow = try found(path).flow else { throw .missing("a flow at \(path.text)") }
    return flow
  }
}

extension Flow {
  /// Returns the route of this flow from its stored value.
  fileprivate func route(of value: StoredValue) throws(Unresolvable) -> Any {
    do {
      return try coordinator.route(of: value)
    } catch {
      throw .undecodable("\(value) is no route of \(name): \(error.message)")
    }
  }
}
