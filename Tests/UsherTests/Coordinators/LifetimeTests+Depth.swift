import Testing
import Usher
import UsherLinks
import UsherSnapshots
import UsherTesting

@MainActor
@Suite("Lifetimes of deep trees")
struct LifetimeDepthTests {
  /// The kind of nesting.
  enum Nesting: CaseIterable, Sendable {
    case pushed, firstPlaces, switchers, tabs, presented

    /// Hosts read each tabs container and each modal in each step, so there are fewer of those; flows
    /// that start in each other have a limit.
    var depth: Int {
      switch self {
      case .firstPlaces, .tabs, .presented: 250
      case .pushed, .switchers: 1000
      }
    }
  }

  @Test("Thousands of nested flows end one by one", arguments: Nesting.allCases)
  func nested(_ nesting: Nesting) {
    let alive = LifetimeWitness()
    var endings = 0
    let root = TrialStack(
      "home",
      [
        "nest": { _ in
          .flow(Self.make(nesting, nesting.depth, alive), onEnd: { _ in endings += 1 })
        }
      ])
    let host = InMemoryHost(root)
    root.push("nest")
    Self.fill(nesting, root)
    #expect(alive.count == nesting.depth)
    #expect(host.disagreements == [])
    root.popToRoot()
    #expect(endings == 1)
    #expect(alive.count == 0)
    #expect(host.lines == ["TrialStack (stack)", "  home: TrialPage"])
    #expect(
      host.ended.count == host.events.count { if case .started = $0 { true } else { false } } - 2)
    #expect(host.disagreements == [])
    expectChildrenFirst(host)
    host.expectNothingLeaked()
  }

  @Test("A tree of many thousand nested flows has no address, and overflows no stack")
  func address() {
    let root = LinkedNest()
    let host = InMemoryHost(root)
    var top = root
    for _ in 0..<5_000 {
      top.push(.nest)
      guard let next = top.child(LinkedNest.self) else { break }
      top = next
    }
    let error = #expect(throws: LinkError.self) { try host.tree.address }
    #expect(error?.code == .tooLong)
    #expect(!host.tree.snapshot().isWhole)
  }

  @Test("Five thousand places end last first", arguments: [true, false])
  func manyPlaces(_ byPerson: Bool) {
    let count = 5_000
    let root = TrialStack("home", ["child": { _ in .flow(TrialStack("0")) { _ in } }])
    let host = InMemoryHost(root)
    root.push("child")
    let start = host.ended.count
    root.transaction {
      for number in 1..<count { root.child(TrialStack.self)?.push("\(number)") }
    }
    #expect(root.child(TrialStack.self)?.navigation.count == count)
    #expect(host.user.backMenuCount == count)
    if byPerson { host.user.chooseFromBackMenu(over: count) } else { root.popToRoot() }
    let ended = host.ended.dropFirst(start)
    #expect(ended.map(\.summary.route) == (0..<count).reversed().map { "\($0)" } + ["child"])
    #expect(ended.last?.cause == (byPerson ? .backMenu : .popped))
    #expect(root.navigation.count == 1)
    #expect(host.disagreements == [])
    host.expectNothingLeaked()
  }

  @Test("A deep tree that was never closed is released with its host", arguments: Nesting.allCases)
  func letGo(_ nesting: Nesting) async {
    let alive = LifetimeWitness()
    await withCheckedContinuation { continuation in
      let root = TrialStack(
        "home", ["nest": { _ in .flow(Self.make(nesting, nesting.depth, alive)) { _ in } }])
      let host = InMemoryHost(root) { _ in continuation.resume() }
      root.push("nest")
      Self.fill(nesting, root)
      #expect(alive.count == nesting.depth)
      withExtendedLifetime(host) {}
    }
    #expect(alive.count == 0)
  }

  private static func make(
    _ nesting: Nesting, _ depth: Int, _ alive: LifetimeWitness
  ) -> any Coordinator<Int> {
    let next: @MainActor (AnyObject) -> Destination = { _ in
      .flow(make(nesting, depth - 1, alive)) { _ in }
    }
    let isLast = depth == 1
    switch nesting {
    case .pushed, .presented:
      return alive.engineObserver(TrialStack("first", ["next": next]))
    case .firstPlaces:
      return alive.engineObserver(TrialStack("next", isLast ? [:] : ["next": next]))
    case .switchers:
      return alive.engineObserver(TrialSwitcher("first", isLast ? [:] : ["next": next]))
    case .tabs:
      return alive.engineObserver(TrialTabs(Tabs("next", "beside"), isLast ? [:] : ["next": next]))
    }
  }

  /// Adds flows where the first places do not lead to all of them.
  private static func fill(_ nesting: Nesting, _ root: TrialStack) {
    switch nesting {
    case .firstPlaces, .tabs: break
    case .pushed, .presented:
      var flow = root.child(TrialStack.self)
      for _ in 1..<nesting.depth {
        if nesting == .pushed { flow?.push("next") } else { flow?.present("next") }
        flow = flow?.child(TrialStack.self)
      }
    case .switchers:
      var flow = root.child(TrialSwitcher.self)
      for _ in 1..<nesting.depth {
        flow?.show("next")
        flow = flow?.child(TrialSwitcher.self)
      }
    }
  }

  /// Nodes of a chain start from the outside, so they must end in the reverse order.
  private func expectChildrenFirst(_ host: InMemoryHost) {
    let nests = host.ended.filter { $0.summary.kind == .flow }.map(\.summary.id)
    #expect(nests == nests.sorted(by: >))
  }
}

/// A stack with links, whose places lead to its own kind.
private final class LinkedNest: Coordinator, Linkable {
  enum Route: Hashable, Codable { case home, nest }
  static let links: Links<Route> = [
    RouteLink("home", .home), RouteLink("nest", .nest, to: LinkedNest.self),
  ]
  let navigation = Stack<Route>(.home)

  func destination(for route: Route) -> Destination {
    route == .nest ? .flow(LinkedNest()) : .screen(TrialPage("home"))
  }
}
