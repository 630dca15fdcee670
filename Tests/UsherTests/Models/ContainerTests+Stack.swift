import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("Stack")
struct ContainerStackTests {
  private let root = TrialStack("a", ["child": { _ in .flow(TrialStack("first")) { _ in } }])
  private let host: InMemoryHost

  init() {
    host = InMemoryHost(root, recordsMisuse: false)
  }

  private var routes: [String] { root.navigation.routes }

  private func fill(_ routes: String...) {
    for route in routes { root.push(route) }
  }

  /// The identities of the pages' objects, by position.
  private var pages: [ObjectIdentifier] {
    root.flow?.container.nodes.compactMap { $0.screen.map(ObjectIdentifier.init) } ?? []
  }

  @Test("Push puts a place on top")
  func push() throws {
    #expect(root.push("b").currentOutcome == .settled)
    #expect(routes == ["a", "b"])
    #expect(root.navigation.count == 2)
    #expect(try host.screen(TrialPage.self).name == "b")
  }

  @Test("The top route is that of the top place; a transient flow has none")
  func top() async throws {
    #expect(TrialStack("a").navigation.top == nil)
    #expect(root.navigation.top == "a")
    fill("b")
    #expect(root.navigation.top == "b")
    let task = Task { [root] in try await root.run(pushing: TrialStack("first")) }
    await host.until { root.navigation.count == 3 }
    #expect(root.navigation.top == nil)
    root.pop()
    #expect(try await task.value == nil)
    #expect(root.navigation.top == "b")
  }

  @Test("Pop removes the top place, a child flow as a whole")
  func pop() {
    fill("b", "child")
    root.child(TrialStack.self)?.push("second")
    root.pop()
    #expect(routes == ["a", "b"])
    root.pop()
    #expect(routes == ["a"])
    #expect(root.pop().currentOutcome == .settled, "nothing to do at the first screen of all")
    #expect(routes == ["a"])
    #expect(host.disagreements == [])
  }

  @Test("Pop to a route goes back to the nearest one; if there is none it reports misuse")
  func popTo() {
    fill("b", "c", "b", "d")
    root.pop(to: "b")
    #expect(routes == ["a", "b", "c", "b"])
    root.pop(to: "b")
    #expect(routes == ["a", "b", "c", "b"])
    root.pop(to: "nowhere")
    #expect(host.misuses.map(\.value) == ["TrialStack.pop(to: nowhere)"])
    #expect(routes == ["a", "b", "c", "b"])
    root.pop(to: "a")
    #expect(routes == ["a"])
    #expect(host.endings() == ["d", "b", "c", "b"].map { "\($0) (popped)" })
  }

  @Test("Pop to root goes back to the first place")
  func popToRoot() {
    fill("b", "child", "c")
    let seen = host.transitionCount
    root.popToRoot()
    #expect(routes == ["a"])
    #expect(host.transitionCount == seen + 1)
    let events = host.ended.count
    root.popToRoot()
    #expect(host.ended.count == events)
  }

  @Test("Push unique goes back to the place if it is in the stack, and pushes it otherwise")
  func pushUnique() {
    fill("b", "c")
    let before = pages
    root.push(unique: "b")
    #expect(routes == ["a", "b"])
    #expect(pages == Array(before.prefix(2)))
    root.push(unique: "d")
    #expect(routes == ["a", "b", "d"])
  }

  @Test("Replace puts a place where the top one was, even the first one")
  func replace() {
    root.replace(with: "z")
    #expect(routes == ["z"])
    fill("b")
    root.replace(with: "y")
    #expect(routes == ["z", "y"])
    #expect(host.endings() == ["a (replaced)", "b (replaced)"])
    #expect(host.disagreements == [])
  }

  @Test("Set routes keeps the identity of the common prefix", arguments: [0, 1, 2, 3])
  func setRoutes(common: Int) {
    fill("b", "c")
    let before = pages
    let kept = Array(["a", "b", "c"].prefix(common))
    root.setRoutes(kept + ["x", "y"])
    #expect(routes == kept + ["x", "y"])
    #expect(Array(pages.prefix(common)) == Array(before.prefix(common)))
    #expect(Set(pages.dropFirst(common)).isDisjoint(with: before))
    #expect(host.endings() == ["c", "b", "a"].prefix(3 - common).map { "\($0) (replaced)" })
    host.expectNothingLeaked()
    #expect(host.disagreements == [])
  }

  @Test("Set routes keeps child flows of the common prefix, with their contents")
  func setRoutesKeepsFlows() {
    fill("child", "b")
    let child = root.child(TrialStack.self)
    child?.push("second")
    root.setRoutes(["a", "child", "c"])
    #expect(root.child(TrialStack.self) === child)
    #expect(child?.navigation.routes == ["first", "second"])
    #expect(host.user.backMenuCount == 3)
  }

  @Test("Set routes to the current routes, or to a prefix of them, makes nothing")
  func setRoutesToLess() {
    fill("b", "c")
    let before = pages
    root.setRoutes(["a", "b", "c"])
    #expect(pages == before)
    root.setRoutes(["a"])
    #expect(pages == Array(before.prefix(1)))
  }

  @Test(
    "An edit's range is clamped to the stack",
    arguments: [
      (-5..<0, ["x", "a", "b", "c"]), (-1..<1, ["x", "b", "c"]), (0..<0, ["x", "a", "b", "c"]),
      (1..<2, ["a", "x", "c"]), (2..<99, ["a", "b", "x"]), (3..<3, ["a", "b", "c", "x"]),
      (7..<9, ["a", "b", "c", "x"]), (-9..<99, ["x"]),
    ])
  func editOutOfBounds(_ range: Range<Int>, _ expected: [String]) {
    fill("b", "c")
    root.edit { count in
      #expect(count == 3)
      return StackSplice(range, with: ["x"])
    }
    #expect(routes == expected)
    #expect(host.disagreements == [])
    #expect(host.misuses == [])
    host.expectNothingLeaked()
  }

  @Test("An edit that returns nothing changes nothing")
  func editNothing() {
    let handle = root.edit { _ in nil }
    #expect(handle.currentOutcome == .settled)
    #expect(routes == ["a"])
  }

  @Test("An edit has its name in events, and its cause in the removed places' endings")
  func editNamed() {
    fill("b")
    root.edit("trim", cause: .popped) { StackSplice($0 - 1..<$0, with: []) }
    #expect(host.endings() == ["b (popped)"])
    #expect(
      host.events.contains {
        if case .request(let request) = $0 { request.verb == "trim" } else { false }
      })
  }

  @Test("An alert that is pushed is misuse, and nothing is shown")
  func alertPushed() throws {
    let root = TrialStack("a", ["alert": { _ in .alert(AlertContent("Sure?", .cancel("No"))) }])
    let host = InMemoryHost(root, recordsMisuse: false)
    root.push("alert")
    root.push("alert")
    #expect(host.misuses.count == 1)
    #expect(host.tree.description == "TrialStack (stack)\n  a: TrialPage")
    #expect(host.ended.isEmpty)
    root.push("b")
    #expect(try host.screen(TrialPage.self).name == "b")
  }

  @Test("A stack that is emptied and filled again in a transaction stays")
  func emptiedAndFilled() {
    fill("child")
    let child = root.child(TrialStack.self)
    child?.transaction {
      child?.pop()
      #expect(child?.navigation.count == 0)
      child?.push("second")
    }
    #expect(child?.navigation.routes == ["second"])
    #expect(routes == ["a", "child"])
    #expect(host.endings() == ["first (popped)"])
    #expect(host.disagreements == [])
  }

  @Test("A stack that is empty at the end of a transaction ends its flow as left")
  func emptied() {
    var endings: [Ending<Int>] = []
    let root = TrialStack(
      "a", ["child": { _ in .flow(TrialStack("first"), onEnd: { endings.append($0) }) }])
    let host = InMemoryHost(root)
    root.push("child")
    let child = root.child(TrialStack.self)
    root.transaction {
      child?.push("second")
      child?.pop()
      child?.pop()
      #expect(endings == [])
    }
    #expect(endings == [.left(.popped)])
    #expect(root.navigation.routes == ["a"])
    #expect(host.disagreements == [])
  }
}
