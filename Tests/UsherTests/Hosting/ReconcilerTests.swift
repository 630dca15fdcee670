import Testing
@_spi(Hosting) import Usher
import UsherTesting

/// The requests to a host, their order, and that one request in each change is animated.
@MainActor
@Suite("Requests to a host")
struct ReconcilerTests {
  private func start(
    _ root: any Coordinator<Int>, takesTime: Bool = false
  ) -> (tree: Tree, driver: RecordingDriver) {
    let driver = RecordingDriver()
    driver.takesTime = takesTime
    return (Tree(root: root, driver: driver), driver)
  }

  @Test("A stack starts with one request, without animation")
  func startStack() {
    let (tree, driver) = start(TrialStack())
    defer { tree.close() }
    #expect(driver.requests == ["apply TrialStack -[] +[a]"])
    #expect(tree.disagreements == [])
  }

  @Test("A deep start fills the containers off screen from the inside out, and shows them at once")
  func deepStart() {
    let root = TrialSwitcher("main") { root, route in
      guard route == "main" else { return nil }
      return .flow(
        TrialTabs { tabs, route in
          if route == "x" { tabs.select("y") }
          if route == "z" { root.present("sheet") }
          return .flow(TrialStack(route + "1"), startingAt: [route + "1", route + "2"]) { _ in }
        }
      ) { _ in }
    }
    let (tree, driver) = start(root)
    defer { tree.close() }
    #expect(
      driver.requests == [
        "apply TrialStack -[] +[z1 z2]", "apply TrialStack -[] +[y1 y2]",
        "apply TrialStack -[] +[x1 x2]", "apply TrialTabs -[] +[x y z]", "select 1 in TrialTabs",
        "apply TrialSwitcher -[] +[main]", "present sheet",
      ])
    #expect(tree.disagreements == [])
    tree.close()
  }

  @Test("A push is one animated request, and so is a pop")
  func pushPop() {
    let flow = TrialStack()
    let (tree, driver) = start(flow)
    defer { tree.close() }
    driver.clear()
    flow.push("b")
    flow.pop()
    #expect(
      driver.requests == [
        "apply TrialStack -[] +[b] animated", "apply TrialStack -[b] +[] animated",
      ])
    #expect(tree.disagreements == [])
  }

  @Test("setRoutes over five screens is one request, limited to the difference")
  func setRoutes() {
    let flow = TrialStack()
    let (tree, driver) = start(flow)
    defer { tree.close() }
    flow.setRoutes(["a", "b", "c", "d", "e"])
    driver.clear()
    flow.setRoutes(["a", "b", "x", "y", "z"])
    #expect(driver.requests == ["apply TrialStack -[c d e] +[x y z] animated"])
    driver.clear()
    flow.setRoutes(["a"])
    #expect(driver.requests == ["apply TrialStack -[b x y z] +[] animated"])
    #expect(tree.disagreements == [])
  }

  @Test("A change in the middle names only the middle")
  func middle() {
    let flow = TrialStack()
    let (tree, driver) = start(flow)
    defer { tree.close() }
    flow.setRoutes(["a", "b", "c", "d"])
    driver.clear()
    flow.edit { _ in StackSplice(1..<2, with: []) }
    #expect(driver.requests == ["apply TrialStack -[b] +[] animated"])
    #expect(tree.disagreements == [])
  }

  @Test("A dismissal and a push in one change: the push below comes first; one is animated")
  func dismissAndPush() {
    let flow = TrialStack()
    let (tree, driver) = start(flow)
    defer { tree.close() }
    flow.present("sheet")
    driver.clear()
    flow.transaction {
      flow.dismiss()
      flow.push("b")
    }
    #expect(driver.requests == ["apply TrialStack -[] +[b]", "dismiss above 0 animated"])
    #expect(tree.disagreements == [])
  }

  @Test("A dismissal and a pop in one change: the modal leaves first; one is animated")
  func dismissAndPop() {
    let flow = TrialStack()
    let (tree, driver) = start(flow)
    defer { tree.close() }
    flow.push("b")
    flow.present("sheet")
    driver.clear()
    flow.pop()
    #expect(driver.requests == ["dismiss above 0", "apply TrialStack -[b] +[] animated"])
    #expect(tree.disagreements == [])
  }

  @Test("H16 Several modals leave in one request; their replacements arrive one by one")
  func modals() {
    let flow = TrialStack()
    let (tree, driver) = start(flow)
    defer { tree.close() }
    for name in ["1", "2", "3"] { flow.present(name) }
    #expect(driver.modals.count == 3)
    driver.clear()
    flow.transaction {
      flow.dismiss()
      flow.dismiss()
      flow.present("4")
      flow.present("5")
    }
    #expect(driver.requests == ["dismiss above 1", "present 4", "present 5 animated"])
    #expect(tree.disagreements == [])
  }

  @Test("A modal that comes back because the one below it has left is not animated")
  func fromTheMiddle() {
    let inner = TrialStack("l")
    let flow = TrialTabs { _, route in route == "x" ? .flow(inner) { _ in } : nil }
    let (tree, driver) = start(flow)
    defer { tree.close() }
    flow.present("call")
    inner.present("note")
    driver.clear()
    flow.dismiss()
    #expect(driver.requests == ["dismiss above 0", "present note"])
    #expect(tree.disagreements == [])
    inner.dismiss()
    inner.present("other")
    #expect(driver.animated == ["dismiss above 0 animated", "present other animated"])
  }

  @Test("H17 Replacing everything under modals: fill first, dismiss, then one animated replacement")
  func swapUnderModals() {
    let root = TrialSwitcher("login") { _, route in
      route == "main" ? .flow(TrialStack("m")) { _ in } : nil
    }
    let (tree, driver) = start(root)
    defer { tree.close() }
    root.present("1")
    root.present("2")
    driver.clear()
    root.show("main")
    #expect(
      driver.requests == [
        "apply TrialStack -[] +[m]", "dismiss above 0",
        "apply TrialSwitcher -[login] +[main] animated",
      ])
    #expect(tree.disagreements == [])
  }

  @Test("A modal with a flow is filled before it is presented; only that is animated")
  func presentFlow() {
    let root = TrialStack { _, route in route == "child" ? .flow(TrialStack("c")) { _ in } : nil }
    let (tree, driver) = start(root)
    defer { tree.close() }
    driver.clear()
    root.transaction {
      root.present("child")
      root.child(TrialStack.self)?.push("d")
    }
    #expect(driver.requests == ["apply TrialStack -[] +[c d]", "present child animated"])
    #expect(tree.disagreements == [])
  }

  @Test("A tab selected and filled in one change: the stack and the tab, one of them animated")
  func tabAndPush() {
    let tabs = TrialTabs { _, route in .flow(TrialStack(route + "1")) { _ in } }
    let (tree, driver) = start(tabs)
    defer { tree.close() }
    driver.clear()
    tabs.transaction {
      tabs.select("y")
      (tabs.child(at: "y") as? TrialStack)?.push("y2")
    }
    #expect(driver.requests == ["apply TrialStack -[] +[y2]", "select 1 in TrialTabs animated"])
    #expect(tree.disagreements == [])
  }

  @Test("A flow in a stack continues it: its places belong to that stack")
  func continued() {
    let root = TrialStack { _, route in
      route == "child" ? .flow(TrialStack("c"), startingAt: ["c", "d"]) { _ in } : nil
    }
    let (tree, driver) = start(root)
    defer { tree.close() }
    driver.clear()
    root.push("child")
    root.push("above")
    root.child(TrialStack.self)?.push("e")
    root.child(TrialStack.self)?.finish(1)
    #expect(
      driver.requests == [
        "apply TrialStack -[] +[c d] animated", "apply TrialStack -[] +[above] animated",
        "apply TrialStack -[] +[e] animated", "apply TrialStack -[c d e] +[] animated",
      ])
    #expect(tree.disagreements == [])
  }

  @Test("H01 A running transition delays requests; afterwards the newest tree is requested")
  func busy() {
    let flow = TrialStack()
    let (tree, driver) = start(flow, takesTime: true)
    defer { tree.close() }
    driver.finish()
    driver.clear()
    flow.push("b")
    flow.push("c")
    flow.present("sheet")
    flow.pop()
    flow.push("d")
    #expect(driver.requests == ["apply TrialStack -[] +[b] animated"])
    driver.finish()
    #expect(
      driver.requests == [
        "apply TrialStack -[] +[b] animated", "apply TrialStack -[] +[d] animated",
      ])
    driver.finish()
    #expect(tree.disagreements == [])
    #expect(driver.requests.count == 2)
  }

  @Test("A transition of the app belongs to the last request of its change, and to no later one")
  func transitions() {
    let flow = TrialStack()
    let (tree, driver) = start(flow)
    defer { tree.close() }
    driver.clear()
    flow.push("b", transition: .unanimated)
    flow.push("c")
    flow.present("sheet", transition: .unanimated)
    flow.dismiss()
    #expect(
      driver.requests == [
        "apply TrialStack -[] +[b]", "apply TrialStack -[] +[c] animated", "present sheet",
        "dismiss above 0 animated",
      ])
    #expect(tree.disagreements == [])
  }

  @Test("A blocked change leaves no transition to a later one")
  func transitionOfBlocked() {
    let flow = TrialStack()
    let (tree, driver) = start(flow)
    defer { tree.close() }
    driver.presentationBlocker = "something foreign"
    flow.present("sheet", transition: .unanimated)
    driver.clear()
    flow.dismiss()
    driver.presentationBlocker = nil
    flow.push("b")
    #expect(driver.requests == ["apply TrialStack -[] +[b] animated"])
    #expect(tree.disagreements == [])
  }

  @Test("Closing the tree empties the root, without animation")
  func close() {
    let flow = TrialStack()
    let (tree, driver) = start(flow)
    defer { tree.close() }
    flow.push("b")
    flow.present("sheet")
    driver.clear()
    tree.close()
    #expect(driver.animated == [])
    #expect(driver.modals.isEmpty)
    #expect(tree.disagreements == [])
  }
}
