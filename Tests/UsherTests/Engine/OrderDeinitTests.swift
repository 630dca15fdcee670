import Testing
@_spi(Hosting) import Usher
import UsherTesting

/// Objects that call verbs as they are released, in any situation.
@MainActor
@Suite("Verbs called from a deinit")
struct OrderDeinitTests {
  private func noisy(_ log: TrialLog) -> TrialStack {
    TrialStack { flow, route in
      guard route.hasPrefix("noisy") else { return nil }
      return .screen(
        TrialPage(route) { [weak flow] in
          log("\(route) went")
          flow?.push("after \(route)")
        })
    }
  }

  @Test("A screen that pushes as it is released is popped by code")
  func poppedByCode() {
    let log = TrialLog()
    let flow = noisy(log)
    let host = InMemoryHost(flow)
    flow.push("noisy")
    flow.pop()
    #expect(log.lines == ["noisy went"])
    #expect(flow.navigation.routes == ["a", "after noisy"])
    #expect(host.page == "after noisy")
    #expect(host.disagreements == [])
  }

  @Test("A screen that pushes as it is released is popped by the user")
  func leftByPerson() {
    let log = TrialLog()
    let flow = noisy(log)
    let host = InMemoryHost(flow)
    flow.push("noisy")
    host.user.swipeBack()
    #expect(log.lines == ["noisy went"])
    #expect(flow.navigation.routes == ["a", "after noisy"])
    #expect(host.disagreements == [])
  }

  @Test("Several screens that push as they are released leave at once")
  func several() {
    let log = TrialLog()
    let flow = noisy(log)
    let host = InMemoryHost(flow)
    flow.push("noisy 1")
    flow.present("noisy 2")
    flow.push("noisy 3")
    flow.setRoutes(["a", "b"])
    #expect(Set(log.lines) == ["noisy 1 went", "noisy 2 went", "noisy 3 went"])
    #expect(flow.navigation.routes.prefix(2) == ["a", "b"])
    #expect(
      Set(flow.navigation.routes.dropFirst(2))
        == ["after noisy 1", "after noisy 2", "after noisy 3"])
    #expect(host.disagreements == [])
  }

  @Test("A screen that calls verbs as it is released leaves with its whole tree")
  func wholeTree() {
    let log = TrialLog()
    let flow = noisy(log)
    let host = InMemoryHost(flow)
    flow.push("noisy")
    host.tree.close()
    #expect(!host.tree.isLive)
    #expect(host.disagreements == [])
  }

  @Test("A screen held only by a queued verb may call verbs as it is released")
  func heldByQueue() {
    let log = TrialLog()
    let flow = TrialStack { flow, route in
      guard route == "b" else { return nil }
      let page = TrialPage("held") { [weak flow] in
        log("held went")
        flow?.push("after")
      }
      // Only the closure of this queued edit holds the page.
      flow.edit { count in
        _ = page.name
        return StackSplice(count..<count, with: ["c"])
      }
      return nil
    }
    let host = InMemoryHost(flow)
    flow.push("b")
    #expect(log.lines == ["held went"])
    #expect(flow.navigation.routes == ["a", "b", "c", "after"])
    #expect(host.disagreements == [])
  }

  @Test("A screen held only by an observer may call verbs as it is released")
  func heldByObserver() {
    let log = TrialLog()
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    var page: TrialPage? = TrialPage("held") { [weak flow] in
      log("held went")
      flow?.push("after")
    }
    let observation = host.tree.observe { [page] _ in _ = page?.name }
    page = nil
    observation.cancel()
    #expect(log.lines == ["held went"])
    #expect(flow.navigation.routes == ["a", "after"])
  }

  @Test("A screen held only by the host reads the tree and calls a verb as it is released")
  func heldByHost() {
    let log = TrialLog()
    weak var open: Tree?
    let root = TrialStack { _, route in
      guard route == "child" else { return nil }
      let child = TrialStack("c") { child, route in
        guard route == "c" else { return nil }
        return .screen(
          TrialPage(route) { [weak child] in
            log("went, settled: \(open?.isSettled == true)")
            child?.push("late")
          })
      }
      return .flow(child) { _ in }
    }
    // It shows each change at once and silently, so only its last request holds the removed
    // nodes.
    let tree = Tree(root: root, driver: RecordingDriver())
    open = tree
    for _ in 0..<2 {
      root.push("child")
      root.pop()
    }
    #expect(log.lines.count == 2)
    #expect(root.navigation.routes == ["a"])
    #expect(tree.isSettled)
    tree.close()
  }
}
