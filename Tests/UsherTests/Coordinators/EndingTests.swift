import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("Endings")
struct EndingTests {
  @Test("Every cause in every kind of container ends the flow once, in order", arguments: Case.all)
  func everyCauseInEveryContainer(_ test: Case) throws {
    let world = World(test.spot, test.delivery)
    try #require(world.hasVerb(for: test.way) == (test.outcome != .noVerb))
    if test.way == .backMenu { world.cast.child?.push("second") }
    #expect(world.host.disagreements == [])
    #expect(world.host.ended.isEmpty)

    switch test.outcome {
    case .ends(let cause): try expectEnd(test, world, cause)
    case .stays: try expectStay(test, world)
    case .kept(let cause): try expectKept(test, world, cause)
    case .cannotBeLeft: try expectCannotBeLeft(test, world)
    case .nothingToTouch: expectNothingToTouch(test, world)
    case .noVerb: break
    }
    #expect(world.host.disagreements == [])
    expectEventsWellFormed(world.host)
  }

  private func expectEnd(_ test: Case, _ world: World, _ cause: EndingCause) throws {
    let (host, cast) = (world.host, world.cast)
    var child = cast.child
    let id = try #require(child?.flow?.node?.id)
    let before = host.tree.order
    world.perform(test.way)

    let after = Set(host.tree.order)
    let ended = host.ended
    #expect(ended.map(\.summary.id) == before.filter { !after.contains($0) }.reversed())
    #expect(ended.filter { $0.summary.id == id }.map(\.cause) == [cause])
    expectDelivery(test, cast, cause)
    #expect(host.misuses == [])
    #expect(host.disagreements == [])

    // Of the ended nodes only the flow that the test holds is alive, and it is dead.
    #expect(host.leaks == ["child: TrialStack"])
    let description = host.tree.description
    expectDead(try #require(child))
    #expect(host.tree.description == description)
    #expect(host.ended.count == ended.count)
    expectDelivery(test, cast, cause)
    child = nil
    #expect(host.leaks == [])
    #expect(cast.child == nil)
  }

  /// Expects the parent's calls: each ending once, a value only if there is one.
  private func expectDelivery(_ test: Case, _ cast: Cast, _ cause: EndingCause) {
    switch test.delivery {
    case .onEnd:
      #expect(cast.endings == [cause == .finished ? .finished(7) : .left(cause)])
      #expect(cast.values == [])
    case .onFinish:
      #expect(cast.endings == [])
      #expect(cast.values == (cause == .finished ? [7] : []))
    }
  }

  /// Expects that every verb of an ended coordinator does nothing, and reports misuse.
  private func expectDead(_ flow: TrialStack) {
    let handles = [
      flow.push("late"), flow.pop(), flow.popToRoot(), flow.pop(to: "first"),
      flow.push(unique: "late"), flow.replace(with: "late"), flow.setRoutes(["late"]),
      flow.edit { StackSplice($0..<$0, with: ["late"]) }, flow.present("late"), flow.dismiss(),
      flow.finish(8), flow.cancel(),
    ]
    for handle in handles { #expect(handle.currentOutcome == .superseded) }
    flow.transaction { flow.push("late") }
    #expect(!flow.navigation.isAttached)
    #expect(flow.navigation.routes == [])
    #expect(flow.task {}.isCancelled)
  }

  private func expectStay(_ test: Case, _ world: World) throws {
    world.perform(test.way)
    let child = try #require(world.cast.child)
    #expect(child.navigation.isAttached)
    #expect(!world.host.ended.contains { $0.summary.id == child.flow?.node?.id })
    #expect(world.cast.endings == [])
    #expect(world.cast.values == [])
    // Without a modal there is nothing to dismiss.
    let problems = test.way == .parentDismisses ? ["nothing was dismissed."] : []
    #expect(world.host.misuses.map(\.problem.lastClause) == problems)
    #expect(world.host.leaks == [])
  }

  private func expectKept(_ test: Case, _ world: World, _ cause: EndingCause) throws {
    let (host, cast) = (world.host, world.cast)
    let description = host.tree.description
    world.perform(test.way)
    let child = try #require(cast.child)
    #expect(host.tree.description == description)
    #expect(host.ended.isEmpty)
    #expect(child.navigation.isAttached)
    #expect(host.misuses.count == 1)
    expectDelivery(test, cast, cause)

    // A second end keeps it as well, and runs no closure again.
    world.perform(test.way)
    #expect(host.misuses.count == 1)
    expectDelivery(test, cast, cause)

    // It is as usable as before.
    child.push("second")
    #expect(try host.screen(TrialPage.self).name == "second")
    host.user.tapBack()
    #expect(host.tree.description == description)
    #expect(host.leaks == [])
  }

  private func expectCannotBeLeft(_ test: Case, _ world: World) throws {
    let (host, cast) = (world.host, world.cast)
    let description = host.tree.description
    for _ in 1...2 {
      world.perform(test.way)
      #expect(host.tree.description == description)
      #expect(host.ended.isEmpty)
      #expect(host.misuses.count == 1)
      #expect(cast.endings == [])
      #expect(cast.values == [])
    }
    // Its ending is still to come, and is delivered like any other.
    try #require(cast.child).finish(7)
    expectDelivery(test, cast, .finished)
    #expect(host.leaks == [])
  }

  private func expectNothingToTouch(_ test: Case, _ world: World) {
    let description = world.host.tree.description
    withKnownIssue { world.perform(test.way) }
    #expect(world.host.tree.description == description)
    #expect(world.host.ended.isEmpty)
    #expect(world.host.misuses == [])
  }
}

/// Expects that each node started once before it ended, ended at most once, and is in the tree
/// exactly until its end.
@MainActor
func expectEventsWellFormed(_ host: InMemoryHost, sourceLocation: SourceLocation = #_sourceLocation)
{
  var live = Set<NodeID>()
  var gone = Set<NodeID>()
  for event in host.events {
    switch event {
    case .started(let node):
      let isNew = live.insert(node.id).inserted && !gone.contains(node.id)
      #expect(isNew, "\(node) started twice", sourceLocation: sourceLocation)
    case .ended(let node, let cause):
      let wasLive = live.remove(node.id) != nil
      #expect(wasLive, "\(node) ended (\(cause)) but was not there", sourceLocation: sourceLocation)
      gone.insert(node.id)
    default: break
    }
  }
  #expect(live == Set(host.tree.order), sourceLocation: sourceLocation)
}

extension String {
  /// The text after the last semicolon.
  fileprivate var lastClause: String {
    split(separator: ";").last.map { String($0.drop { $0 == " " }) } ?? self
  }
}
