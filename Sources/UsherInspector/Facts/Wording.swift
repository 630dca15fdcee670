#if DEBUG
  import Usher
  import UsherJournal

  /// Facts in words, with or without the payloads of routes.
  struct Wording: Sendable {
    let showsPayloads: Bool
    /// The modules of the app, whose types are named where payloads are hidden.
    let modules: Set<String>

    func text(of text: String) -> String { showsPayloads ? text : text.withTypes(of: modules) }

    func prose(_ text: String) -> String { showsPayloads ? text : text.withoutValues }

    /// The case and the type of a node.
    func name(of node: NodeSummary) -> String {
      guard !showsPayloads else { return node.description }
      let name = typeName(of: node)
      return node.route.map { "\($0.withTypes(of: modules)): \(name)" } ?? name
    }

    /// The route of a node, or its type without one.
    func shortName(of node: NodeSummary) -> String {
      node.route.map(text(of:)) ?? typeName(of: node)
    }

    /// The type of a node; the name of an alert is its title, which is a payload.
    func typeName(of node: NodeSummary) -> String {
      node.kind == .alert && !showsPayloads ? "alert" : node.name
    }

    func text(of outcome: NavigationOutcome) -> String {
      showsPayloads ? outcome.description : outcome.withoutPayload
    }

    func text(of misuse: Misuse) -> String {
      "\(text(of: misuse.value)): \(prose(misuse.problem)) \(prose(misuse.fix))"
    }

    // MARK: - Requests

    /// What a request asks for, such as `push note(Int) in NotesFlow`.
    func title(of request: NavigationRequest) -> String {
      var text = request.verb
      if let target = request.target {
        text += " \(isNumber(target) ? target : self.text(of: target))"
      }
      if let flow = request.flow { text += " in \(flow)" }
      return text
    }

    /// A number alone is a position, which the library wrote.
    private func isNumber(_ text: String) -> Bool { text.allSatisfy(\.isWholeNumber) }

    /// The request and its effect in one sentence, such as `Back button → note(Int) left`.
    func sentence(of fact: RequestFact) -> String {
      let title = title(of: fact.request)
      let parts = effects(of: fact)
      let head = title.prefix(1).uppercased() + title.dropFirst()
      return parts.isEmpty ? head : "\(head) → \(parts.joined(separator: ", "))"
    }

    private func effects(of fact: RequestFact) -> [String] {
      var parts: [String] = []
      if let outcome = fact.outcome, outcome != .settled { parts.append(text(of: outcome)) }
      let gone = Set(fact.ended.map(\.node.id))
      let left = fact.ended.filter { $0.node.parent.map { !gone.contains($0) } ?? true }
      if let first = left.first {
        parts.append(shortName(of: first.node) + " left")
        if fact.endedCount > 1 { parts.append("\(fact.endedCount) places ended") }
      } else if fact.endedCount > 0 {
        parts.append("\(fact.endedCount) \(fact.endedCount == 1 ? "place" : "places") ended")
      }
      let ids = Set(fact.started.map(\.id))
      let top = fact.started.filter { node in node.parent.map { !ids.contains($0) } ?? true }
      if let first = top.first {
        parts.append(shortName(of: first) + " came")
        if top.count > 1 { parts.append("\(fact.startedCount) places began") }
      }
      if let first = fact.updated.first { parts.append("\(shortName(of: first)) changed") }
      return parts
    }

    // MARK: - Explanations

    func text(of step: Explanation.Step) -> String {
      guard !showsPayloads else { return step.description }
      var text = step.by.map { "\($0.withoutPayload) \(step.kind)" } ?? "\(step.kind)"
      if let route = step.route { text += " \(route.withTypes(of: modules))" }
      if let target = step.target { text += " to \(target.withTypes(of: modules))" }
      if let request = step.request { text += " by \(request)" }
      let reasons = [step.rule.map { "not \($0.withoutValues)" }, step.reason?.withoutValues]
        .compactMap { $0 }
      if !reasons.isEmpty { text += ": " + reasons.joined(separator: ", ") }
      if step.isRemembered { text += "; it is remembered" }
      return text
    }

    // MARK: - Events

    func text(of event: TreeEvent) -> String {
      switch event {
      case .request(let request): title(of: request) + ", by \(request.origin)"
      case .started(let node): "\(name(of: node)) came"
      case .ended(let node, let cause): "\(name(of: node)) left: \(cause)"
      case .moved(let node): "\(name(of: node)) moved to another place"
      case .updated(let node): "\(name(of: node)) has a new route"
      case .visible(let nodes):
        "on screen: " + nodes.map(name(of:)).joined(separator: ", ")
      case .concluded(let id, let outcome): "\(id) \(text(of: outcome))"
      case .explained(let explanation):
        "why: " + explanation.steps.map(text(of:)).joined(separator: "; ")
      case .misuse(let misuse): text(of: misuse)
      }
    }
  }
#endif
