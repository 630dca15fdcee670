import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("remove(_:)", .timeLimit(.minutes(10)))
struct RemoveTests {
  private let log = TrialLog()

  @Test("The topmost place with the route goes, and the ones above it stay")
  func middle() {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    root.setRoutes(["home", "a", "b", "a", "c"])
    let top = host.topScreen
    #expect(root.remove("a").currentOutcome == .settled)
    #expect(root.navigation.routes == ["home", "a", "b", "c"])
    #expect(host.topScreen === top)
    root.remove("a")
    #expect(root.navigation.routes == ["home", "b", "c"])
    #expect(host.endings() == ["a (removed)", "a (removed)"])
    host.expectNothingLeaked()
  }

  @Test("On top it is like going back, with another cause")
  func top() {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    root.push("a")
    root.remove("a")
    #expect(host.page == "home")
    #expect(host.endings() == ["a (removed)"])
  }

  @Test("A child flow goes as a whole, and its parent learns the cause")
  func flow() {
    let root = TrialStack(
      "home", ["child": { [log] _ in .flow(TrialStack("first"), onEnd: { log("\($0)") }) }])
    let host = InMemoryHost(root)
    root.push("child")
    root.push("a")
    root.child(TrialStack.self)?.push("second")
    root.remove("child")
    #expect(log.lines == ["left(removed)"])
    #expect(host.lines == ["TrialStack (stack)", "  home: TrialPage", "  a: TrialPage"])
    host.expectNothingLeaked()
  }

  @Test("The only place of a child flow takes the flow along; that of the tree stays")
  func only() {
    let root = TrialStack("home", ["child": { _ in .flow(TrialStack("first")) { _ in } }])
    let host = InMemoryHost(root)
    root.push("child")
    root.child(TrialStack.self)?.remove("first")
    #expect(host.endings() == ["first (ancestor ended)", "child (removed)"])
    root.remove("home")
    #expect(host.page == "home")
  }

  @Test("A route that is not in the stack changes nothing, and is misuse")
  func absent() {
    let root = TrialStack("home")
    let host = InMemoryHost(root, recordsMisuse: false)
    #expect(root.remove("a").currentOutcome == .settled)
    #expect(host.misuses.map(\.value) == ["TrialStack.remove(a)"])
    #expect(host.ended.isEmpty)
  }

  @Test("After a yes the place that was meant goes, and what came on top meanwhile stays")
  func asks() async {
    let pages = [HesitantPage(), HesitantPage()]
    var made = 0
    let root = TrialStack("home") { _, route in
      guard route == "form" else { return nil }
      defer { made += 1 }
      return .screen(pages[made])
    }
    let host = InMemoryHost(root)
    root.push("form")
    let handle = root.remove("form")
    await yieldUntil { pages[0].isAsked }
    root.push("a")
    root.push("form", allowsRepeat: true)
    pages[0].answer(true)
    await yieldUntil { handle.currentOutcome != nil }
    #expect(handle.currentOutcome == .settled)
    #expect(root.navigation.routes == ["home", "a", "form"])
    #expect(host.topScreen === pages[1])
    #expect(pages[1].timesAsked == 0)
  }

  @Test("If the place has gone during the question, no other one goes")
  func goneMeanwhile() async {
    let pages = [HesitantPage(), HesitantPage()]
    var made = 0
    let root = TrialStack("home") { _, route in
      guard route == "form" else { return nil }
      defer { made += 1 }
      return .screen(pages[made])
    }
    let host = InMemoryHost(root)
    root.push("form")
    let handle = root.remove("form")
    await yieldUntil { pages[0].isAsked }
    root.withoutAsking { root.pop() }
    root.push("form")
    await yieldUntil { handle.currentOutcome != nil }
    #expect(handle.currentOutcome == .superseded)
    #expect(host.topScreen === pages[1])
    #expect(host.misuses == [])
    // The task of a question lives as long as that is open.
    pages[0].answer(true)
  }

  @Test("In a transaction it finds a place that the transaction has pushed")
  func transaction() {
    let root = GuardedStack("home", Guide())
    let host = InMemoryHost(root)
    root.transaction {
      root.push("a")
      root.push("b")
      root.remove("a")
    }
    #expect(root.navigation.routes == ["home", "b"])
    #expect(host.disagreements == [])
  }
}
