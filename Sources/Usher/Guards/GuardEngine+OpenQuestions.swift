/// Manages open questions: the guards that ask, and the requests that wait for the answer.
extension GuardEngine {
  /// Asks, unless the same question is open; `record` then waits with the others.
  ///
  /// - Returns: `true` if there is a guard to ask.
  func ask(_ question: QuestionToAsk, for record: RequestRecord) -> Bool {
    switch question {
    case .leaving(let node): ask(node, for: record)
    case .entering(let question): ask(question, for: record)
    }
  }

  private func ask(_ node: Node, for record: RequestRecord) -> Bool {
    if let question = question(.leaving(node.id)) {
      question.records.append(record)
      return true
    }
    guard let leaveGuard = node.leaveGuard else { return false }
    let question = OpenQuestion(
      .leaving(node.id), name: node.summary.description, asked: node, record)
    add(question)
    let id = node.id
    start {
      question.task = Task { [weak self, weak leaveGuard] in
        let mayLeave = await QuestionContext.$isUnderWay.withValue(true) {
          await leaveGuard?.confirmLeave()
        }
        guard let mayLeave else { return }
        self?.answer(mayLeave, about: id, question)
      }
    }
    return true
  }

  private func ask(_ question: RouteQuestion, for record: RequestRecord) -> Bool {
    let (flow, route) = (question.flow, question.route)
    guard let node = flow.node else { return false }
    record.add(
      Explanation.Step(.asked, by: flow.name, route: String(describing: route)))
    for open in questions {
      guard case .entering(node.id, _) = open.id, open.isAbout(route) else { continue }
      open.records.append(record)
      return true
    }
    let id = QuestionID.entering(node.id, record.id)
    let new = OpenQuestion(id, name: flow.name, asked: node, record)
    new.route = route
    new.flow = flow
    add(new)
    // Not the flow: an open question retains nothing.
    start {
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
    return true
  }

  /// The limit of answers that ask again.
  private static let mostQuestions = 30

  /// Starts a task that asks, unless this is a replay: then the answer is known, and the recorded
  /// inputs repeat the guard's actions.
  private func start(_ body: () -> Void) {
    if events.recorder?.isReplaying != true { events.asOutside(body) }
  }

  // MARK: - Open questions

  private func question(_ id: QuestionID) -> OpenQuestion? { questions.first { $0.id == id } }

  private func add(_ question: OpenQuestion) {
    let later = questions.firstIndex { question.id < $0.id }
    var all = questions.takeOut()
    all.insert(question, at: later ?? all.count)
    questions = all
  }

  /// Returns the question with an identity, which is open no longer.
  private func take(_ id: QuestionID) -> OpenQuestion? {
    guard let position = questions.firstIndex(where: { $0.id == id }) else { return nil }
    var all = questions.takeOut()
    let taken = all.remove(at: position)
    questions = all
    return taken
  }

  // MARK: - Answers

  private func answer(_ mayLeave: Bool, about id: NodeID, _ question: OpenQuestion) {
    guard self.question(.leaving(id)) === question, take(.leaving(id)) != nil else { return }
    events.record(.decided(mayLeave: mayLeave, id))
    receiver?.goOn(question.records, mayLeave: mayLeave, id, asked: question.name)
  }

  private func answer(_ answer: AnyRouteDecision, _ id: QuestionID) {
    guard let question = take(id), let route = question.route,
      case .entering(let flow, _) = id
    else { return }
    if let asked = question.flow { events.record(.answered(answer, route: route, asked)) }
    receiver?.goOn(
      question.records, with: GivenAnswer(flow: flow, route: route, answer: answer))
  }

  /// Answers an open question about a node in place of its guard.
  ///
  /// - Returns: `true` if there was one.
  package func decide(_ mayLeave: Bool, about id: NodeID) -> Bool {
    guard let question = question(.leaving(id)) else { return false }
    answer(mayLeave, about: id, question)
    return true
  }

  /// Answers an open question about a route in place of its guard.
  ///
  /// - Parameters:
  ///   - route: The description of the route.
  ///   - flow: The node of its flow.
  ///   - answer: Returns the answer for that flow; `nil` if that is impossible.
  /// - Returns: `true` if there was one, and it is answered.
  package func decide(
    about route: String, of flow: NodeID, _ answer: (Flow) -> AnyRouteDecision?
  ) -> Bool {
    let open = questions.first { question in
      guard case .entering(flow, _) = question.id, let asked = question.route else { return false }
      return String(describing: asked) == route
    }
    guard let open, let flow = open.flow, let answer = answer(flow) else { return false }
    self.answer(answer, open.id)
    return true
  }

  // MARK: - Who waits

  /// Returns whether a question is open about a flow or something in it.
  ///
  /// - Complexity: O(*k* · *d*) in the number of open questions and the depth of what they are about.
  func isAsking(in flow: Flow) -> Bool {
    questions.contains { question in
      var node = question.asked
      while let here = node {
        if here === flow.node { return true }
        node = here.presenter ?? here.parentContainer?.flow?.node
      }
      return false
    }
  }

  /// Returns whether a request waits to remove `node`.
  func isWaitedToReplace(_ node: Node) -> Bool {
    questions.contains { $0.records.contains { $0.waitedFor.contains { $0 === node } } }
  }

  /// Returns whether a request waits to resume the place that `flow` remembers.
  func isWaitedToResume(_ flow: Flow) -> Bool {
    questions.contains { $0.records.contains { $0.isToResume(flow) } }
  }

  /// Returns the request with an identity, if it or another request of its transaction waits for an
  /// answer.
  ///
  /// - Complexity: O(*k*) in the number of waiting requests; O(1) without an open question.
  func waitingRequest(_ id: NavigationRequest.ID) -> RequestRecord? {
    for question in questions {
      for record in question.records {
        if let found = record.unit.first(where: { $0.id == id }) { return found }
      }
    }
    return nil
  }

  /// Releases ended nodes that waiting requests refer to.
  ///
  /// - Complexity: O(*k*) in the number of waiting requests; O(1) without an open question.
  func forgetEnded() {
    for question in questions {
      for record in question.records { record.forgetEnded() }
    }
  }

  /// Forgets a guard that ends, and withdraws questions about it and by it.
  ///
  /// - Returns: The requests that waited for the answers, which no longer come.
  func forget(_ node: Node) -> [RequestRecord] {
    if node.mayAsk { leaveGuardCount -= 1 }
    return withdraw(.leaving(node.id))
  }

  /// Forgets a flow that ends, and withdraws its questions about its routes.
  ///
  /// - Returns: The requests that waited for the answers, which no longer come.
  func forgetFlow(at node: Node) -> [RequestRecord] {
    routeGuardCount -= 1
    let open = questions.filter {
      if case .entering(node.id, _) = $0.id { true } else { false }
    }
    return open.flatMap { withdraw($0.id) }
  }

  private func withdraw(_ id: QuestionID) -> [RequestRecord] {
    guard let question = take(id) else { return [] }
    events.asOutside { question.task?.cancel() }
    if let task = question.task { events.onTaskCancelled?(task, question.name) }
    return question.records
  }

  /// Removes requests that need no answer any more; a question without a waiting request is withdrawn.
  @inline(never)  // because its callers pass closures, and it was copied for each
  func withdraw(where matches: (RequestRecord) -> Bool) -> [RequestRecord] {
    var withdrawn: [RequestRecord] = []
    for question in questions {
      var left: [RequestRecord] = []
      for record in question.records {
        if matches(record) { withdrawn.append(record) } else { left.append(record) }
      }
      question.records = left
      if left.isEmpty { _ = withdraw(question.id) }
    }
    return withdrawn
  }
}

extension AnyRouteDecision {
  /// The answer; a refusal if it asks once more.
  fileprivate var orRefusal: AnyRouteDecision {
    guard case .ask = self else { return self }
    return .refuse("it asks again and again", rule: nil)
  }
}

extension OpenQuestion {
  /// Returns whether it asks about a route like `other`.
  fileprivate func isAbout(_ other: Any) -> Bool { route.map { areSame($0, other) } == true }
}
