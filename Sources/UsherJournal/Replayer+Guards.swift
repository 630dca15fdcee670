@_spi(Hosting) import Usher

/// Recorded decisions override guards: they depend on outside state, such as the signed-in user or
/// typed text.
extension Replayer {
  private var isFollowing: Bool { !isOver && divergence == nil }

  // MARK: - Entering

  /// Returns a flow's recorded decision about a route; without a record its own.
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

  /// Gives a question about a route its recorded answer.
  ///
  /// - Returns: `true` if a guard was asked.
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

  /// Returns whether the verbs of a transaction took effect together in the recording: then nothing
  /// followed before its end.
  ///
  /// A transaction of the app's own code has the same records in both cases.
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

  /// Returns the node to ask before a request leaves: the recorded one.
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
