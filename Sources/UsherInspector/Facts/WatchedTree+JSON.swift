#if DEBUG
  import Usher
  import UsherSnapshots

  /// The facts as values for JSON.
  extension WatchedTree {
    func values(of fact: RequestFact, _ wording: Wording) -> StoredValue {
      let request = fact.request
      var values: [String: StoredValue] = [
        "id": .number(request.id), "changed": .int(Int64(fact.changed)),
        "title": .string(wording.title(of: request)), "by": .string("\(request.origin)"),
        "sentence": .string(wording.sentence(of: fact)),
        "began": .array(fact.started.map { self.values(of: $0, nil, wording) }),
        "ended": .array(fact.ended.map { self.values(of: $0.node, $0.cause, wording) }),
        "endedCount": .int(Int64(fact.endedCount)),
      ]
      if let cause = request.cause { values["cause"] = .number(cause) }
      if let outcome = fact.outcome { values["outcome"] = .string(wording.text(of: outcome)) }
      if let explanation = fact.explanation {
        values["why"] = .array(explanation.steps.map { .string(wording.text(of: $0)) })
      }
      return .dictionary(values)
    }

    func values(of fact: EventFact, _ wording: Wording) -> StoredValue {
      var values: [String: StoredValue] = [
        "number": .int(Int64(fact.number)), "kind": .string(fact.kind),
        "text": .string(wording.text(of: fact.event)),
      ]
      if let request = fact.request { values["request"] = .number(request) }
      return .dictionary(values)
    }

    private func values(
      of node: NodeSummary, _ cause: EndingCause?, _ wording: Wording
    ) -> StoredValue {
      var values: [String: StoredValue] = [
        "id": .int(Int64(clamping: node.id.number)), "name": .string(wording.name(of: node)),
      ]
      if let cause { values["cause"] = .string("\(cause)") }
      if let parent = node.parent { values["parent"] = .int(Int64(clamping: parent.number)) }
      return .dictionary(values)
    }

    func leaks(_ wording: Wording) -> StoredValue {
      .array(
        objects.leaks.map { leak in
          var values: [String: StoredValue] = [
            "type": .string(leak.type), "node": .int(Int64(clamping: leak.node.id.number)),
            "place": .string(wording.name(of: leak.node)), "cause": .string("\(leak.cause)"),
            "text": .string(
              "\(leak.type) outlived \(wording.name(of: leak.node)), which left: \(leak.cause)"),
          ]
          if let request = leak.request { values["request"] = .number(request) }
          return .dictionary(values)
        })
    }

    func misuse(_ wording: Wording) -> StoredValue {
      .array(misuses.elements.map { .string(wording.text(of: $0)) })
    }

    func visible(_ wording: Wording) -> StoredValue {
      .array((tree?.visibleScreens ?? []).map { .string(wording.name(of: $0)) })
    }

    func questions(_ wording: Wording) -> StoredValue {
      .array(
        waiting.map { fact in
          .dictionary([
            "request": .number(fact.request.id),
            "text": .string(wording.title(of: fact.request) + " waits for an answer"),
          ])
        })
    }

    /// Its number, its name and whether it moves.
    var head: StoredValue {
      .dictionary([
        "tree": .int(Int64(number)), "name": .string(name), "isLive": .bool(isLive),
        "isSettled": .bool(isSettled), "events": .int(Int64(eventCount)),
      ])
    }
  }

  extension StoredValue {
    static func number(_ id: NavigationRequest.ID) -> StoredValue {
      .int(Int64(clamping: id.number))
    }
  }
#endif
