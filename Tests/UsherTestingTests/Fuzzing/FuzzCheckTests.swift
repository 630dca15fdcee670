import Testing

@_spi(Hosting) @testable import Usher
@testable import UsherTesting

private final class PlainFlow: Coordinator {
  final class PlainScreen: FuzzableScreen {
    let fuzzActions: [FuzzAction]

    init(_ push: @escaping @MainActor () -> Void) {
      fuzzActions = [FuzzAction("push", perform: push)]
    }
  }

  let navigation = Stack<Int>(1)

  func destination(for route: Int) -> Destination {
    .screen(PlainScreen { self.push(route + 1) })
  }
}

private final class OtherScreen {}

/// A flow that does in one step what two tasks of an app may do before the host is read.
private final class HurriedFlow: Coordinator {
  enum Route: Equatable { case first, more }
  let navigation = Stack<Route>(.first)

  func destination(for route: Route) -> Destination {
    let screen = FuzzScreen()
    screen.fuzzActions = [
      FuzzAction("sheet over nothing, and push") {
        self.transaction {
          self.setRoutes([])
          self.present(.more)
        }
        self.push(.more)
      },
      FuzzAction("sheet over nothing, with two pushes") {
        self.transaction {
          self.setRoutes([])
          self.present(.more)
          self.push(.more)
          self.push(.more)
        }
      },
    ]
    return .screen(screen)
  }
}

/// Checks that each check of the fuzzer can fail, by states that no app can produce.
@Suite("Failures that the fuzzer finds in the library and in hosts", .timeLimit(.minutes(10)))
@MainActor
struct FuzzCheckTests {
  private func makeWalk() -> FuzzWalk {
    let walk = FuzzWalk(PlaceFlow(), check: nil)
    walk.take(.act("sheet"))
    #expect(walk.failure == nil)
    return walk
  }

  private func flow(in walk: FuzzWalk) throws -> Flow {
    try #require(walk.host.tree.liveFlows.last)
  }

  /// Returns the fuzzer's failure after `break` and a step without effect.
  private func failure(
    _ sabotage: (FuzzWalk, Flow) -> Void, then step: FuzzStep = .cancelGesture
  ) throws -> String? {
    let walk = makeWalk()
    defer { walk.end() }
    sabotage(walk, try flow(in: walk))
    walk.take(step)
    return walk.failure
  }

  @Test("No failure in a correct walk")
  func nothing() throws {
    #expect(try failure({ _, _ in }) == nil)
    #expect(try failure({ _, _ in }, then: .swipeDown) == nil)
  }

  @Test(
    "No failure where a sheet moves to its parent and a push follows at once",
    arguments: ["sheet over nothing, and push", "sheet over nothing, with two pushes"])
  func handedUp(_ action: String) {
    let walk = FuzzWalk(HurriedFlow(), check: nil)
    defer { walk.end() }
    walk.take(.act(action))
    #expect(walk.failure == nil)
  }

  @Test("A host that loses a sheet silently")
  func lostSheet() throws {
    let found = try failure { walk, _ in walk.host.driver.dismiss(above: 0, with: .unanimated) }
    #expect(found == "the host shows [] instead of [#4] in #3")
  }

  @Test("A host that selects another tab silently")
  func otherTab() throws {
    let walk = FuzzWalk(PlaceFlow(), check: nil)
    walk.take(.act("tabs"))
    let hostContainer = try #require(walk.host.visibleContainers.first { $0.kind == .tabs })
    walk.host.driver.select(1, in: hostContainer, with: .unanimated)
    walk.take(.cancelGesture)
    #expect(walk.failure == "the host selects 1 instead of 0")
    walk.end()
  }

  @Test("A host that never settles")
  func restless() async throws {
    let walk = makeWalk()
    walk.host.driver.onCancelInteraction = {}
    walk.checkAfterTurn()
    #expect(walk.failure == "the host does not come to rest")
    walk.end()
  }

  @Test("A swipe without effect")
  func missedSwipe() throws {
    let walk = FuzzWalk(PlainFlow(), check: nil)
    walk.take(.act("push"))
    walk.host.driver.onCancelInteraction = {}
    walk.take(.tapBack)
    walk.host.driver.onCancelInteraction = nil
    walk.take(.cancelGesture)
    #expect(walk.failure == "#3 is still there although the user went back over it (back button)")
    walk.end()
  }

  @Test("A node that leaves the tree silently")
  func silentRemoval() throws {
    let found = try failure { _, flow in
      flow.container.replaceNodes(0..<flow.container.nodes.count, with: [])
    }
    #expect(found == "#3 holds [] instead of [#4]")
  }

  @Test("A result that arrives twice, and a result that never arrives")
  func results() throws {
    let twice = try failure { _, flow in
      for _ in 0..<2 { for receiver in flow.receivers { receiver.left(.popped) } }
    }
    #expect(twice == "PlaceFlow #3 gave its result 2 times")
    let never = try failure({ _, flow in flow.isConcluded = true }, then: .swipeDown)
    #expect(never == "PlaceFlow #3 ended, and its result came 0 times")
  }

  @Test("Tasks cancelled before the end, and tasks that continue after it")
  func tasks() throws {
    let early = try failure({ _, flow in flow.cancelTasks() }, then: .swipeDown)
    #expect(early == "PlaceFlow #3 lost its tasks before its end")
  }

  @Test("A node that ends with another object, or without leaving the tree")
  func exchanged() throws {
    let other = try failure(
      { _, flow in flow.container.nodes.first?.content = .screen(OtherScreen()) },
      then: .swipeDown)
    #expect(other == "FuzzScreen #4 holds another object than at its start")
    let walk = makeWalk()
    walk.ended(NodeID(4), .popped)
    #expect(walk.ledger.failure == "FuzzScreen #4 ended, and its node was not seen to leave")
    walk.end()
  }

  @Test("Starts and ends in the wrong order")
  func order() {
    let model = ReferenceTree()
    func reference(_ number: UInt64, in parent: UInt64?, _ kind: HostContainer.Kind?)
      -> ReferenceNode
    {
      ReferenceNode(
        id: NodeID(number), parent: parent.flatMap { model[NodeID($0)] }, isModal: false,
        route: nil, kind: kind, presenter: nil, outlivesPlace: false, asks: nil)
    }
    func start(_ number: UInt64, in parent: UInt64?, _ kind: HostContainer.Kind? = nil) -> String? {
      model.started(reference(number, in: parent, kind), in: parent.map { NodeID($0) })
    }
    func end(_ number: UInt64) -> String? {
      model.ended(NodeID(number), isOrdered: true, keepsModals: false)
    }
    #expect(start(1, in: nil, .stack) == nil)
    for number in 2...4 as ClosedRange<UInt64> { #expect(start(number, in: 1) == nil) }
    #expect(start(4, in: 1) == "#4 started twice")
    #expect(start(6, in: 5) == "#6 started in #5, which has ended")
    model.beginChange()
    #expect(end(2) == nil)
    #expect(end(3) == "#2 ended before #3 on top of it")
    #expect(end(2) == "#2 ended, but it had not started or had already ended")
    #expect(end(1) == "#1 ended before #4, which is in it")
    model.empty()
  }

  @Test("A verb of a live flow without effect, and a verb that the host could not show")
  func unheard() throws {
    func failure(_ outcome: NavigationOutcome) -> String? {
      let walk = FuzzWalk(PlainFlow(), check: nil)
      defer { walk.end() }
      let request = NavigationRequest(
        id: NavigationRequest.ID(9), verb: "finish", target: nil, flow: "PlainFlow",
        subject: NodeID(1),
        origin: .code, cause: nil)
      walk.note(.request(request))
      walk.note(.concluded(request.id, outcome))
      return walk.failure
    }
    #expect(
      failure(.superseded)
        == "!9 finish in PlainFlow by code was superseded although its flow is there")
    #expect(failure(.refused(by: "me")) == "!9 was refused by me, but no flow was asked")
    #expect(failure(.blocked(by: "an ad")) == "!9 blocked by an ad")
  }

  @Test("A request that is reported twice, out of order, or never again")
  func requests() throws {
    let again = try failure { walk, _ in walk.note(.concluded(NavigationRequest.ID(1), .settled)) }
    #expect(again == "!1 settled again, as settled")
    let late = try failure { walk, _ in
      let request = NavigationRequest(
        id: NavigationRequest.ID(1), verb: "push", target: nil, flow: nil, subject: nil,
        origin: .code,
        cause: nil)
      walk.note(.request(request))
    }
    #expect(late?.contains("came after") == true)
    let walk = FuzzWalk(PlainFlow(), check: nil)
    walk.open.append(FuzzRequest(request(99)))
    walk.take(.cancelGesture)
    #expect(walk.failure == "the tree at rest reported no outcome of !99")
    walk.end()
  }

  @Test("A gesture with a cause, and an observer called outside a change")
  func context() throws {
    let caused = try failure { walk, _ in
      walk.note(.request(request(99, by: .user, because: NavigationRequest.ID(1))))
    }
    #expect(caused == "!99 push by user because of !1 has the cause !1, but the user made it")
    let outside = try failure { walk, _ in
      walk.host.tree.engine.events.inChange = { $0() }
      walk.host.tree.engine.events.post(.request(request(99)))
    }
    #expect(outside == "observers were told outside of a change")
  }

  @Test("A modal that is presented before it was filled")
  func emptyModal() throws {
    let found = try failure { walk, flow in
      guard let node = flow.node else { return }
      node.hostContainer?.hostObject = nil
      walk.host.driver.present(node, with: .unanimated)
    }
    #expect(found == "#3 was presented while it was empty")
  }

  @Test("A settled request whose node is gone")
  func settledAllTheSame() throws {
    let found = try failure { walk, flow in
      let reference = ReferenceNode(
        id: NodeID(99), parent: walk.model[flow.node?.id], isModal: false, route: nil, kind: nil,
        presenter: nil, outlivesPlace: false, asks: nil)
      walk.note(.request(request(9)))
      reference.maker = walk.open.last
      _ = walk.model.started(reference, in: flow.node?.id)
      _ = walk.model.ended(NodeID(99), isOrdered: true, keepsModals: false)
      walk.note(.concluded(NavigationRequest.ID(9), .settled))
    }
    #expect(found == "!9 was settled, but everything it created has ended")
  }

  private func request(
    _ number: UInt64, by origin: NavigationRequest.Origin = .code,
    because cause: NavigationRequest.ID? = nil
  ) -> NavigationRequest {
    NavigationRequest(
      id: NavigationRequest.ID(number), verb: "push", target: nil, flow: nil, subject: nil,
      origin: origin,
      cause: cause)
  }
}
