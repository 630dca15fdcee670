@_spi(Hosting) import Usher

/// Recorded decisions override guards: they depend on outside state, such as the signed-in user or
/// typed text.
extension Replayer {
  private var isFollowing: Bool { !isOver && divergence == nil }

  // MARK: - Entering

  /// Returns a flow's recorded decision about a route.
  ///
  /// A recording without one had no such guard, and the place was entered. After its end, and in a part of
  /// one, the flow's own decision counts.
  func answer(_ own: AnyRouteDecision, of route: Any, by flow: Flow) -> AnyRouteDecision? {
    guard isFollowing, let id = flow.node?.id else { return nil }
    let now = Journal.Entrance(flow, id, route, own, isAnswer: false)
    guard let recorded = entrance(for: now.route, of: flow, id) else {
      guard source.isWhole, next != nil else { return nil }
      if now.verdict != .allow {
        overrule("\(now.name) \(id) did not judge \(now.route)", "\(now)")
      }
      return .allow
    }
    if source.isWhole, recorded.verdict != now.verdict { overrule("\(recorded)", "\(now)") }
    return recorded.verdict.answer(in: flow)
  }

  private func entrance(for route: String, of flow: Flow, _ id: NodeID) -> Journal.Entrance? {
    guard source.isWhole else { return parts?.takeEntrance(flow.name, route) }
    // Guards of other places that allowed those, and are gone now, may come before.
    let upcoming = source.records.indices.dropFirst(cursor).lazy.map {
      ($0, self.source.records[$0])
    }
    for (index, record) in upcoming {
      guard case .entering(let entrance) = record.event, !entrance.isAnswer else { return nil }
      if (entrance.flow, entrance.route) == (id, route) {
        pass(count: index - cursor)
        return entrance
      }
      guard record.isAllowance else { return nil }
    }
    return nil
  }

  /// Gives a question about a route its recorded answer.
  ///
  /// - Returns: `true` if a guard was asked.
  func decide(_ entrance: Journal.Entrance, in engine: ChangeEngine) -> Bool {
    let flow = parts?.ids[entrance.flow] ?? entrance.flow
    return engine.guards.decide(about: entrance.route, of: flow) { entrance.verdict.answer(in: $0) }
  }

  private func overrule(_ recorded: String, _ found: String) {
    overruled.append(Replay.Overruled(index: cursor, recorded: recorded, found: found))
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

  // MARK: - Repeated requests

  /// Returns whether a request was dropped at this moment because it repeated another one for the same answer.
  func repeats(_ own: Bool, _ id: NavigationRequest.ID) -> Bool {
    guard isFollowing, source.isWhole, next != nil else { return own }
    let following = source.records.dropFirst(cursor).first { !$0.isAllowance }
    return following?.event == .concluded(id, .duplicate)
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
    overrule(asks ? texts.asks : texts.free, asks ? texts.free : texts.asks)
  }
}
