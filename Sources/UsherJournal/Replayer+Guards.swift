@_spi(Hosting) import Usher

/// What guards said counts, also where they would say something else now: what they look at, such as who
/// is signed in or what was typed, came from outside.
extension Replayer {
  private var isFollowing: Bool { !isOver && divergence == nil }

  // MARK: - Entering

  /// What a flow said of a route when that was recorded; otherwise what it says itself.
  func answer(_ own: AnyRouteDecision, of route: Any, by flow: Flow) -> AnyRouteDecision? {
    guard isFollowing, let id = flow.node?.id,
      let recorded = entrance(for: String(describing: route), of: flow, id)
    else { return nil }
    let now = Journal.Entrance(flow, id, route, own, isAnswer: false)
    if source.isWhole { overrule(recorded, now) }
    return recorded.verdict.answer(in: flow)
  }

  private func entrance(for route: String, of flow: Flow, _ id: NodeID) -> Journal.Entrance? {
    guard source.isWhole else { return parts?.takeEntrance(flow.name, route) }
    guard case .entering(let entrance)? = next?.event, !entrance.isAnswer,
      (entrance.flow, entrance.route) == (id, route)
    else { return nil }
    return entrance
  }

  /// Answers a question about a route as it was answered.
  ///
  /// - Returns: Whether a guard was to be asked.
  func decide(_ entrance: Journal.Entrance, in engine: ChangeEngine) -> Bool {
    let flow = parts?.ids[entrance.flow] ?? entrance.flow
    return engine.guards.decide(about: entrance.route, of: flow) { entrance.verdict.answer(in: $0) }
  }

  private func overrule(_ recorded: Journal.Entrance, _ now: Journal.Entrance) {
    guard recorded.verdict != now.verdict else { return }
    overruled.append(
      Replay.Overruled(index: cursor, recorded: "\(recorded)", found: "\(now)"))
  }

  // MARK: - Transactions

  /// Whether the verbs of a transaction took effect together when it was recorded: then nothing followed
  /// before it was over.
  ///
  /// One that the app's own code asked for is recorded alike in both cases.
  func collects(mayAsk: Bool, isOutside: Bool) -> Bool {
    guard source.isWhole, isOutside else { return mayAsk }
    let verbs = source.records[min(cursor, source.records.count)...].prefix {
      $0.event != .transactionEnded
    }
    return verbs.allSatisfy { record in
      if case .request = record.event { record.isOutside } else { false }
    }
  }

  // MARK: - Leaving

  /// Who is asked before a request leaves something: who was asked when it was recorded.
  func nodeToAsk(_ own: Node?, for request: NavigationRequest.ID, in engine: ChangeEngine) -> Node?
  {
    guard isFollowing else { return own }
    guard source.isWhole else { return partNodeToAsk(in: engine) }
    guard let next else { return own }
    if case .asked(let id, request) = next.event, let node = engine.state.node(with: id),
      node.mayAsk
    {
      if own == nil { overrule(node, asks: true) }
      return node
    }
    if let own { overrule(own, asks: false) }
    return nil
  }

  private func partNodeToAsk(in engine: ChangeEngine) -> Node? {
    guard let id = parts?.takeAsked(), let node = engine.state.node(with: id), node.mayAsk
    else { return nil }
    return node
  }

  private func overrule(_ node: Node, asks: Bool) {
    let who = "\(node.summary) \(node.id)"
    let texts = (asks: "\(who) wants to be asked", free: "\(who) is free to be left")
    overruled.append(
      Replay.Overruled(
        index: cursor, recorded: asks ? texts.asks : texts.free,
        found: asks ? texts.free : texts.asks))
  }
}
