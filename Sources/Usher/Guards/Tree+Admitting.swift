extension Tree {
  /// Takes a proposal past the flows that guard their routes.
  ///
  /// - Returns: The edits to make; `nil` if nothing is to change now.
  func admit(_ edits: [Edit], of proposal: Proposal) -> [Edit]? {
    let handle = proposal.handle
    switch gate.admission(of: proposal, edits: edits, in: self) {
    case .unchanged: return edits
    case .go(let judged):
      handle.steps += judged.steps
      handle.trail += judged.trail
      if let target = judged.target { handle.redirection = String(describing: target) }
      for sink in judged.disappointed { sink.left(.neverStarted) }
      return judged.edits
    case .refused(let steps):
      handle.steps += steps
      if let fallback = proposal.takeFallback(), let others = fallback() {
        recorder?.noteFallback(others, of: handle)
        return admit(others, of: proposal)
      }
      // What was to answer the ending of a flow, and had to ask, does not.
      unanswered += proposal.waitedFor.compactMap { entry in
        guard let flow = entry.flow, flow.isConcluded else { return nil }
        return (flow, entry.expectedCause ?? .finished)
      }
      let who = steps.last?.by ?? "the flow"
      drop(proposal, .refused(by: steps.last?.reason.map { "\(who): \($0)" } ?? who))
      return nil
    case .open(let question):
      proposal.keep(edits)
      ask(question, for: proposal)
      return nil
    }
  }

  /// Asks before a route is entered, unless that is being asked already.
  func ask(_ question: EntryQuestion, for proposal: Proposal) {
    let (flow, route) = (question.flow, question.route)
    guard let asked = flow.entry?.id else { return drop(proposal, .superseded) }
    proposal.handle.steps.append(
      Explanation.Step(.asked, by: flow.name, route: String(describing: route)))
    for case (.entering(asked, _), let open) in questions where open.isAbout(route) {
      open.proposals.append(proposal)
      return
    }
    let new = Question(name: flow.name, proposal)
    new.route = route
    new.flow = flow
    let id = QuestionID.entering(asked, proposal.handle.id)
    questions[id] = new
    // Not the flow: a question that is open keeps nothing alive.
    asking {
      new.task = Task { [weak self, ask = question.ask] in
        var answer = await ask()
        var times = 1
        while case .ask(let another, _) = answer, times < Self.mostQuestions {
          answer = await another()
          times += 1
        }
        self?.answer(answer.orRefusal, id)
      }
    }
  }

  /// How often an answer can be to ask again.
  private static let mostQuestions = 30

  /// Answers an open question about a route without whoever is asked.
  ///
  /// - Parameters:
  ///   - route: The route, as it describes itself.
  ///   - flow: The entry of its flow.
  ///   - answer: What the answer is, in that flow; `nil` if it cannot be given.
  /// - Returns: Whether there was one, and it is answered.
  package func decide(
    about route: String, of flow: EntryID, _ answer: (Flow) -> EntryAnswer?
  ) -> Bool {
    let open = questions.keys.sorted().first { id in
      guard case .entering(flow, _) = id, let asked = questions[id]?.route else { return false }
      return String(describing: asked) == route
    }
    guard let open, let flow = questions[open]?.flow, let answer = answer(flow) else {
      return false
    }
    self.answer(answer, open)
    return true
  }

  private func answer(_ answer: EntryAnswer, _ id: QuestionID) {
    guard let question = questions.removeValue(forKey: id), let route = question.route,
      case .entering(let flow, _) = id
    else { return }
    if let asked = question.flow { recorder?.answered(answer, about: route, by: asked) }
    change {
      for proposal in question.proposals {
        proposal.given.append(GivenAnswer(flow: flow, route: route, answer: answer))
        run(proposal)
      }
    }
  }

  /// Whether somebody waits to take `entry` out.
  func isWaitedToReplace(_ entry: Entry) -> Bool {
    questions.values.contains { $0.proposals.contains { $0.waitedFor.contains { $0 === entry } } }
  }

  /// Withdraws what a flow asked that has ended.
  func withdrawQuestions(ofFlowAt entry: Entry) {
    let open = questions.keys.filter {
      if case .entering(entry.id, _) = $0 { true } else { false }
    }
    for id in open.sorted() { withdraw(id) }
  }

  func withdraw(_ id: QuestionID) {
    guard let question = questions.removeValue(forKey: id) else { return }
    underiving { question.task?.cancel() }
    if let task = question.task { onTaskCancelled?(task, question.name) }
    for proposal in question.proposals {
      proposal.handle.undoer = currentIntent?.id
      drop(proposal, .superseded)
    }
  }

  /// Lets go of an intent for whose flow nobody waits any more, if it is waiting for an answer.
  func withdraw(waitingFor sink: ResultSink) {
    supersede { $0.isAwaited(by: sink) }
  }

  /// Says to who waits to enter something, and can no more, that it is superseded.
  ///
  /// - Returns: Whether somebody was told, which may have led to more.
  /// - Complexity: O(*k*) in what waits; O(1) as long as no question is open.
  func supersedeMoot() -> Bool {
    guard !questions.isEmpty else { return false }
    forgetEndedInQuestions()
    return supersede(where: \.isMoot)
  }

  @discardableResult
  private func supersede(where isGone: (Proposal) -> Bool) -> Bool {
    var gone: [Proposal] = []
    for (id, question) in questions.sorted(by: { $0.key < $1.key }) where question.route != nil {
      gone += question.proposals.filter(isGone)
      question.proposals.removeAll(where: isGone)
      guard question.proposals.isEmpty else { continue }
      questions[id] = nil
      underiving { question.task?.cancel() }
    }
    for proposal in gone {
      proposal.handle.undoer = proposal.goneBy
      drop(proposal, .superseded)
    }
    return !gone.isEmpty
  }
}

extension EntryAnswer {
  /// The answer; a refusal if it is to ask once more.
  fileprivate var orRefusal: EntryAnswer {
    guard case .ask = self else { return self }
    return .refuse("it asks again and again", rule: nil)
  }
}

extension Question {
  /// Whether it asks about a route like `other`.
  fileprivate func isAbout(_ other: Any) -> Bool { route.map { areSame($0, other) } == true }
}
