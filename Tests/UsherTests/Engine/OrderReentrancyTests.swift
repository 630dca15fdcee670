import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Re-entrancy")
struct OrderReentrancyTests {
  @Test("The tree can be closed inside a result closure")
  func closeInResult() {
    let log = TrialLog()
    let flow = TrialStack { flow, route in
      guard route == "child" else { return nil }
      return .flow(TrialStack("c")) { value in
        log("got \(value)")
        log.actions[0]()
        let late = flow.push("late")
        log("late \(late.currentOutcome.map { "\($0)" } ?? "open")")
      }
    }
    let host = InMemoryHost(flow, onEnd: { log("root \($0)") })
    log.actions = [{ [weak tree = host.tree] in tree?.close() }]
    flow.push("child")
    flow.child(TrialStack.self)?.finish(3)
    #expect(log.lines == ["got 3", "late open", "root left(host closed)"])
    #expect(!host.tree.isLive)
    #expect(host.tree.description == "")
    #expect(host.disagreements == [])
  }

  @Test("The tree can be closed from destination(for:) and from an observer")
  func closeElsewhere() {
    let log = TrialLog()
    let flow = TrialStack { _, route in
      if route == "close" { log.actions[0]() }
      return nil
    }
    let host = InMemoryHost(flow)
    log.actions = [{ [weak tree = host.tree] in tree?.close() }]
    let handle = flow.push("close")
    #expect(!host.tree.isLive)
    #expect(handle.currentOutcome != nil)

    let other = TrialStack()
    let second = InMemoryHost(other)
    let observation = second.tree.observe { [weak tree = second.tree] event in
      if case .started = event { tree?.close() }
    }
    other.push("b")
    #expect(!second.tree.isLive)
    observation.cancel()
  }

  @Test("A flow may finish inside its own destination(for:)")
  func finishInDestination() {
    let log = TrialLog()
    let flow = TrialStack { _, route in
      guard route == "child" else { return nil }
      return .flow(
        TrialStack("c") { child, _ in
          child.finish(5)
          return nil
        }
      ) { log("got \($0)") }
    }
    let host = InMemoryHost(flow)
    let handle = flow.push("child")
    #expect(log.lines == ["got 5"])
    #expect(host.tree.description == "TrialStack (stack)\n  a: TrialPage")
    #expect(handle.currentOutcome == .superseded)
    host.expectNothingLeaked()
  }

  @Test("The root flow may finish inside its own destination(for:)")
  func rootFinishesInDestination() {
    let log = TrialLog()
    let flow = TrialStack { flow, _ in
      flow.finish(6)
      return nil
    }
    let host = InMemoryHost(flow, onEnd: { log("\($0)") })
    #expect(log.lines == ["finished(6)"])
    #expect(!host.tree.isLive)
  }

  @Test("A parent may finish inside the child's result closure, and again outside")
  func parentFinishes() {
    let log = TrialLog()
    let middle = TrialStack("m") { middle, route in
      guard route == "child" else { return nil }
      return .flow(TrialStack("c")) { value in
        middle.finish(value + 1)
        middle.finish(value + 2)
        middle.cancel()
      }
    }
    let root = TrialStack { _, route in
      route == "middle" ? .flow(middle, onEnd: { log("\($0)") }) : nil
    }
    let host = InMemoryHost(root)
    root.push("middle")
    middle.push("child")
    middle.child(TrialStack.self)?.finish(1)
    #expect(log.lines == ["finished(2)"])
    #expect(middle.finish(9).currentOutcome == .superseded)
    #expect(log.lines == ["finished(2)"])
    #expect(host.tree.description == "TrialStack (stack)\n  a: TrialPage")
  }

  @Test("A result is delivered although the parent was ended in the same transaction")
  func resultThenParentGone() {
    let log = TrialLog()
    let parent = TrialStack("p") { _, route in
      route == "child" ? .flow(TrialStack("c"), onEnd: { log("child \($0)") }) : nil
    }
    let root = TrialStack { _, route in
      route == "parent" ? .flow(parent, onEnd: { log("parent \($0)") }) : nil
    }
    let host = InMemoryHost(root)
    root.push("parent")
    parent.push("child")
    let child = parent.child(TrialStack.self)
    root.transaction {
      child?.finish(1)
      root.popToRoot()
    }
    #expect(log.lines == ["child finished(1)", "parent left(popped)"])
    _ = host
  }

  @Test("A finish requested behind the end of an ancestor arrives as that ending, once")
  func resultAfterAncestor() {
    let log = TrialLog()
    let parent = TrialStack("p") { _, route in
      route == "child" ? .flow(TrialStack("c"), onEnd: { log("child \($0)") }) : nil
    }
    let root = TrialStack { _, route in route == "parent" ? .flow(parent) { _ in } : nil }
    let host = InMemoryHost(root)
    root.push("parent")
    parent.push("child")
    let child = parent.child(TrialStack.self)
    root.transaction {
      root.popToRoot()
      #expect(child?.finish(1).currentOutcome == .superseded)
    }
    #expect(log.lines == ["child left(ancestor ended)"])
    _ = host
  }

  @Test("A result given while a sibling's result is delivered is not lost")
  func resultsOfSiblings() {
    let log = TrialLog()
    let root = TrialStack { root, route in
      switch route {
      case "one":
        .flow(TrialStack("1")) { value in
          log("one \(value)")
          (root.child(at: "two") as? TrialStack)?.finish(value + 1)
        }
      case "two": .flow(TrialStack("2")) { log("two \($0)") }
      default: nil
      }
    }
    let host = InMemoryHost(root)
    root.push("one")
    root.push("two")
    let before = host.transitionCount
    (root.child(at: "one") as? TrialStack)?.finish(1)
    #expect(log.lines == ["one 1", "two 2"])
    #expect(root.navigation.routes == ["a"])
    #expect(host.transitionCount == before + 1)
    host.expectNothingLeaked()
  }

  @Test("An end closure that replaces the whole tree's content leaks nothing")
  func replaceAllInResult() {
    let root = TrialSwitcher("login") { root, route in
      switch route {
      case "login": .flow(TrialStack("l")) { _ in root.show("main") }
      case "main": .flow(TrialStack("m")) { _ in root.show("login") }
      default: nil
      }
    }
    let host = InMemoryHost(root)
    for expected in ["main", "login", "main"] {
      let before = host.transitionCount
      root.child(TrialStack.self)?.finish(0)
      #expect(root.navigation.current == expected)
      #expect(host.transitionCount == before + 1)
    }
    host.expectNothingLeaked()
  }
}
