import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("setRoutes(_:) with places that stay", .timeLimit(.minutes(10)))
struct SetRoutesKeepingTests {
  @Test("Places in the middle stay with their screens, and those between are made or end")
  func middle() {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    root.setRoutes(["home", "a", "b", "c", "d"])
    let before = places(root)
    root.setRoutes(["home", "x", "b", "y", "d", "z"])
    let after = places(root)
    #expect(after[2] === before[2] && after[4] === before[4])
    #expect(root.navigation.routes == ["home", "x", "b", "y", "d", "z"])
    #expect(host.endings() == ["c (replaced)", "a (replaced)"])
    #expect(host.page == "z")
    #expect(host.disagreements == [])
  }

  @Test("A child flow in the middle stays, with its own pages")
  func flow() {
    let root = TrialStack("home", ["child": { _ in .flow(TrialStack("first")) { _ in } }])
    let host = InMemoryHost(root)
    root.setRoutes(["home", "a", "child", "b"])
    let child = root.child(TrialStack.self)
    child?.push("second")
    root.setRoutes(["x", "child", "y", "b", "z"])
    #expect(root.child(TrialStack.self) === child)
    #expect(
      host.lines == [
        "TrialStack (stack)", "  x: TrialPage", "  child: TrialStack (stack)",
        "    first: TrialPage",
        "    second: TrialPage", "  y: TrialPage", "  b: TrialPage", "  z: TrialPage",
      ])
    #expect(host.disagreements == [])
  }

  @Test("The host gets one change, and is asked for no place that stays below it")
  func host() {
    let driver = RecordingDriver()
    let flow = TrialStack()
    let tree = Tree(root: flow, driver: driver)
    flow.setRoutes(["a", "b", "c", "d"])
    driver.clear()
    flow.setRoutes(["a", "x", "c", "y", "d"])
    #expect(driver.requests == ["apply TrialStack -[b c] +[x c y] animated"])
    driver.clear()
    flow.setRoutes(["a", "c", "d"])
    #expect(driver.requests == ["apply TrialStack -[x c y] +[c] animated"])
    tree.close()
  }

  @Test("A modal on a place that stays is kept")
  func modal() {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    root.setRoutes(["home", "a", "b"])
    root.present("sheet")
    let sheet = host.topScreen
    root.setRoutes(["home", "b"])
    #expect(host.topScreen === sheet)
    #expect(host.endings() == ["a (replaced)"])
    root.setRoutes(["home"])
    #expect(!root.isPresenting)
  }

  @Test("The guard judges the new places, and not those that stay")
  func judged() {
    let guide = Guide()
    let root = GuardedStack("home", guide)
    let host = InMemoryHost(root)
    root.setRoutes(["home", "a", "b"])
    let count = guide.judged.count
    root.setRoutes(["home", "x", "b", "y"])
    #expect(Array(guide.judged[count...]) == ["x", "y"])
    #expect(host.disagreements == [])
  }

  @Test("A redirect of a new place takes along what would have stayed above it")
  func redirected() {
    let root = GuardedStack("home", Guide(["x": { .redirect(to: "log in", remembering: true) }]))
    let host = InMemoryHost(root)
    root.setRoutes(["home", "a", "b"])
    root.setRoutes(["home", "a", "x", "b"])
    #expect(root.navigation.routes == ["home", "a", "log in"])
    #expect(host.endings() == ["b (replaced)"])
    root.transaction {
      root.pop()
      root.resume()
    }
    host.expectNothingLeaked()
  }

  @Test("A resume after such a redirect makes the remembered places anew")
  func resumed() {
    let guide = Guide(["x": { .redirect(to: "log in", remembering: true) }])
    let root = GuardedStack("home", guide)
    let host = InMemoryHost(root)
    root.setRoutes(["home", "b"])
    root.setRoutes(["home", "x", "b"])
    #expect(root.navigation.routes == ["home", "log in"])
    guide.says["x"] = nil
    root.resume()
    #expect(root.navigation.routes.suffix(2) == ["x", "b"])
    #expect(host.disagreements == [])
  }

  @Test("Only the places that end are asked")
  func asked() async {
    let pages = ["a": HesitantPage(), "b": HesitantPage()]
    let root = TrialStack("home", make: { _, route in pages[route].map { .screen($0) } })
    let host = InMemoryHost(root)
    root.setRoutes(["home", "a", "b"])
    let handle = root.setRoutes(["home", "b", "c"])
    await yieldUntil { pages["a"]?.isAsked == true }
    #expect(pages["b"]?.timesAsked == 0)
    #expect(root.navigation.routes == ["home", "a", "b"])
    pages["a"]?.answer(true)
    await yieldUntil { handle.currentOutcome != nil }
    #expect(root.navigation.routes == ["home", "b", "c"])
    #expect(host.endings() == ["a (replaced)"])
  }

  @Test("In a transaction it reads as it will be, and keeps the same places")
  func transaction() {
    let root = GuardedStack("home", Guide())
    let host = InMemoryHost(root)
    root.setRoutes(["home", "a", "b"])
    let before = host.topScreen
    root.transaction {
      root.push("c")
      root.setRoutes(["home", "x", "b", "c"])
      #expect(root.navigation.routes == ["home", "x", "b", "c"])
      root.pop()
    }
    #expect(root.navigation.routes == ["home", "x", "b"])
    #expect(host.topScreen === before)
    #expect(host.disagreements == [])
  }

  @Test("A run without a route between places that stay ends")
  func transient() async throws {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    let task = Task { try await root.run(pushing: TrialStack("first")) }
    await yieldUntil { root.navigation.count == 2 }
    root.push("a")
    let page = host.topScreen
    root.setRoutes(["home", "a"])
    #expect(try await task.value == nil)
    #expect(host.topScreen === page)
  }

  private func places(_ flow: TrialStack) -> [AnyObject?] {
    flow.navigation.container.nodes.map(\.screen)
  }
}
