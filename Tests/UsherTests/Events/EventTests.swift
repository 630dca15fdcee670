import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("Events", .timeLimit(.minutes(10)))
struct EventTests {
  private func root() -> TrialStack {
    TrialStack { root, route in
      guard route == "child" else { return nil }
      return .flow(TrialStack("c")) { root.push("result \($0)") }
    }
  }

  @Test("The start is reported, one line for each event")
  func start() {
    let host = InMemoryHost(TrialStack())
    #expect(
      host.lines() == [
        "request !1 start TrialStack by host", "started TrialStack", "started a: TrialPage",
        "visible a: TrialPage", "settled !1",
      ])
  }

  @Test("A request, its consequences and its outcome are reported, in order")
  func order() {
    let root = root()
    let host = InMemoryHost(root)
    root.push("child")
    let count = host.events.count
    root.child(TrialStack.self)?.finish(7)
    #expect(
      host.lines(from: count) == [
        "request !3 finish in TrialStack by code",
        "ended c: TrialPage (ancestor ended)",
        "ended child: TrialStack (finished)",
        "request !4 push result 7 in TrialStack by code because of !3",
        "started result 7: TrialPage",
        "visible result 7: TrialPage",
        "settled !3",
        "settled !4",
      ])
  }

  @Test("A request's origin is code, the user or the host")
  func origins() {
    let root = root()
    let host = InMemoryHost(root)
    root.push("b")
    host.user.tapBack()
    root.present("sheet")
    host.user.swipeDown()
    host.tree.close()
    let origins = host.events.compactMap { event -> NavigationRequest.Origin? in
      if case .request(let request) = event { request.origin } else { nil }
    }
    #expect(origins == [.host, .code, .user, .code, .user, .host])
    #expect(host.verbs == ["push", "back button", "present", "swipe down", "close"])
  }

  @Test("A chain of causes leads from the last consequence to the request from outside")
  func causes() {
    let root = TrialSwitcher("login") { root, route in
      switch route {
      case "login": .flow(TrialStack("l")) { _ in root.show("main") }
      case "main":
        .flow(
          TrialStack("m") { main, route in
            if route == "m" { main.push("news") }
            return nil
          }
        ) { _ in }
      default: nil
      }
    }
    let host = InMemoryHost(root)
    root.child(TrialStack.self)?.finish(0)
    let requests = host.events.compactMap { event -> NavigationRequest? in
      if case .request(let request) = event { request } else { nil }
    }
    #expect(requests.map(\.verb) == ["start", "finish", "show", "push"])
    #expect(requests.map(\.cause) == [nil, nil, requests[1].id, requests[2].id])
    #expect(requests.map(\.id) == requests.map(\.id).sorted())
  }

  @Test("The consequences of a user's action have a cause too")
  func causeOfPerson() {
    let root = TrialStack { root, route in
      guard route == "child" else { return nil }
      return .flow(TrialStack("c"), onEnd: { root.push("after \($0.cause)") })
    }
    let host = InMemoryHost(root)
    root.push("child")
    host.user.swipeBack()
    #expect(host.page == "after swipe")
    let requests = host.events.compactMap { event -> NavigationRequest? in
      if case .request(let request) = event { request } else { nil }
    }
    #expect(requests.last?.cause == requests.dropLast().last?.id)
    #expect(requests.dropLast().last?.origin == .user)
  }

  @Test("A node names its parent, and whether it is a modal: events describe the whole tree")
  func nodes() {
    let root = root()
    let host = InMemoryHost(root)
    root.push("child")
    root.present("sheet")
    let nodes = host.events.compactMap { event -> NodeSummary? in
      if case .started(let node) = event { node } else { nil }
    }
    #expect(
      nodes.map(\.description) == [
        "TrialStack", "a: TrialPage", "child: TrialStack", "c: TrialPage", "sheet: TrialPage",
      ])
    #expect(nodes.map(\.parent) == [nil, nodes[0].id, nodes[0].id, nodes[2].id, nodes[2].id])
    #expect(nodes.map(\.isModal) == [false, false, false, false, true])
    #expect(nodes.map(\.kind) == [.flow, .screen, .flow, .screen, .screen])
  }

  @Test("The stream has all events from its creation on, and ends with the tree object")
  func stream() async {
    let root = TrialStack()
    var tree: Tree? = Tree(root: root, driver: RecordingDriver())
    root.push("b")
    let events = tree?.events
    root.push("c")
    root.pop()
    tree?.close()
    tree = nil
    var lines: [String] = []
    if let events { for await event in events { lines.append("\(event)") } }
    #expect(
      lines == [
        "request !3 push c in TrialStack by code", "started c: TrialPage",
        "visible c: TrialPage", "settled !3",
        "request !4 pop in TrialStack by code", "ended c: TrialPage (popped)",
        "visible b: TrialPage", "settled !4",
        "request !5 close by host", "ended b: TrialPage (host closed)",
        "ended a: TrialPage (host closed)",
        "ended TrialStack (host closed)", "settled !5",
      ])
  }

  @Test("Two streams have the same events, and releasing one does not affect the other")
  func streams() async {
    let root = TrialStack()
    var tree: Tree? = Tree(root: root, driver: RecordingDriver())
    let first = tree?.events
    do {
      let second = tree?.events
      root.push("b")
      var iterator = second?.makeAsyncIterator()
      let event = await iterator?.next()
      #expect(event?.description == "request !2 push b in TrialStack by code")
    }
    root.push("c")
    tree?.close()
    tree = nil
    var count = 0
    if let first { for await _ in first { count += 1 } }
    #expect(count == 4 + 4 + 6)
  }

  @Test("A stream that is released leaves nothing in the tree")
  func released() async {
    let root = TrialStack()
    let tree = Tree(root: root, driver: RecordingDriver())
    for _ in 0..<10 {
      let reading = Task { for await _ in tree.events {} }
      await Task.yield()
      reading.cancel()
      await reading.value
    }
    await yieldUntil { !tree.engine.events.isObserved }
    #expect(!tree.engine.events.isObserved)
    tree.close()
  }

  @Test("Events are comparable values that cross isolation boundaries")
  func values() {
    let (one, two) = (TrialStack(), TrialStack())
    let (first, second) = (InMemoryHost(one), InMemoryHost(two))
    for flow in [one, two] {
      flow.push("b")
      flow.pop()
    }
    #expect(first.events == second.events)
    // The first screen is visible again.
    #expect(Set(first.events).count == first.events.count - 1)
  }

  @Test("Every node that started ends once, top first")
  func startedAndEnded() {
    let root = root()
    let host = InMemoryHost(root)
    root.push("child")
    root.child(TrialStack.self)?.push("d")
    root.present("sheet")
    host.tree.close()
    let ends = host.events.compactMap { event -> String? in
      if case .ended(let node, _) = event { node.description } else { nil }
    }
    #expect(
      ends == [
        "sheet: TrialPage", "d: TrialPage", "c: TrialPage", "child: TrialStack", "a: TrialPage",
        "TrialStack",
      ])
  }
}
