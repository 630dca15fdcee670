import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Transactions")
struct TransactionTests {
  @Test("Its verbs are one change on screen, and settle together")
  func oneChange() {
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    let before = host.transitionCount
    var handles: [NavigationHandle] = []
    flow.transaction {
      handles = [flow.push("b"), flow.push("c"), flow.replace(with: "d")]
      #expect(handles.map(\.currentOutcome) == [nil, nil, nil])
      #expect(host.page == "a")
    }
    #expect(host.page == "d")
    #expect(host.transitionCount == before + 1)
    #expect(handles.map(\.currentOutcome) == [.settled, .superseded, .settled])
  }

  @Test("Each verb sees the effects of the earlier ones")
  func seesItsEffects() {
    let flow = TrialStack { _, route in route == "child" ? .flow(TrialStack("c")) { _ in } : nil }
    let host = InMemoryHost(flow)
    flow.transaction {
      flow.push("child")
      #expect(flow.navigation.routes == ["a", "child"])
      let child = flow.child(TrialStack.self)
      #expect(child != nil)
      child?.push("d")
      #expect(child?.navigation.routes == ["c", "d"])
      flow.present("sheet")
      #expect(flow.isPresenting)
    }
    #expect(host.page == "sheet")
    #expect(host.disagreements == [])
  }

  @Test("Nested ones belong to the outermost")
  func nested() {
    let (flow, log) = (TrialStack(), TrialLog())
    let host = InMemoryHost(flow)
    let before = host.transitionCount
    flow.transaction {
      flow.push("b")
      flow.transaction {
        flow.push("c")
        flow.transaction { flow.push("d") }
        log(host.page ?? "")
      }
      log(host.page ?? "")
      flow.push("e")
    }
    #expect(log.lines == ["a", "a"])
    #expect(flow.navigation.routes == ["a", "b", "c", "d", "e"])
    #expect(host.transitionCount == before + 1)
  }

  @Test("An empty one, and one without a net effect, change nothing on screen")
  func nothing() {
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    let before = host.transitionCount
    flow.transaction {}
    var handles: [NavigationHandle] = []
    flow.transaction { handles = [flow.push("b"), flow.pop()] }
    #expect(host.transitionCount == before)
    #expect(handles.map(\.currentOutcome) == [.superseded, .settled])
    #expect(host.disagreements == [])
  }

  @Test("A stack that is empty in between is not left")
  func emptyBetween() {
    let (log, child) = (TrialLog(), TrialStack("c"))
    let root = TrialStack { [weak child] _, route in
      guard route == "child", let child else { return nil }
      return .flow(child, onEnd: { log("\($0)") })
    }
    let host = InMemoryHost(root)
    root.push("child")
    child.transaction {
      child.pop()
      #expect(child.navigation.routes == [])
      child.push("d")
    }
    #expect(log.lines == [])
    #expect(child.navigation.routes == ["d"])
    #expect(host.page == "d")
    #expect(host.disagreements == [])
  }

  @Test("A stack that is empty at the end is left, as by going back")
  func emptyAtEnd() {
    let (log, child) = (TrialLog(), TrialStack("c"))
    let root = TrialStack { [weak child] _, route in
      guard route == "child", let child else { return nil }
      return .flow(child, onEnd: { log("\($0)") })
    }
    let host = InMemoryHost(root)
    root.push("child")
    child.transaction {
      child.push("d")
      child.pop()
      child.pop()
      #expect(log.lines == [])
    }
    #expect(log.lines == ["left(popped)"])
    #expect(host.page == "a")
  }

  @Test(
    "Inside a change it joins that, and a stack that is empty in between is not left either")
  func insideChange() {
    let log = TrialLog()
    let middle = TrialStack("m") { middle, route in
      guard route == "child" else { return nil }
      return .flow(TrialStack("c")) { _ in
        middle.transaction {
          middle.pop()
          middle.push("n")
        }
        log("\(middle.navigation.routes)")
      }
    }
    let root = TrialStack { [weak middle] _, route in
      guard route == "middle", let middle else { return nil }
      return .flow(middle, onEnd: { log("\($0)") })
    }
    let host = InMemoryHost(root)
    root.push("middle")
    middle.push("child")
    let before = host.transitionCount
    middle.child(TrialStack.self)?.finish(1)
    #expect(log.lines == [#"["m"]"#])
    #expect(middle.navigation.routes == ["n"])
    #expect(host.transitionCount == before + 1)
    #expect(host.disagreements == [])
  }

  @Test("It can span several flows and end some of them")
  func severalFlows() {
    let log = TrialLog()
    let root = TrialSwitcher("login") { root, route in
      guard route == "login" else { return nil }
      return .flow(TrialStack("l")) {
        log("login \($0)")
        root.show("main")
      }
    }
    let host = InMemoryHost(root)
    let before = host.transitionCount
    root.transaction {
      root.child(TrialStack.self)?.finish(1)
      #expect(root.navigation.current == "main")
      root.present("welcome")
    }
    #expect(log.lines == ["login 1"])
    #expect(
      host.tree.description
        == "TrialSwitcher (switcher)\n  main: TrialPage\n    sheet welcome: TrialPage")
    #expect(host.transitionCount == before + 1)
  }

  @Test("The tree may be closed during one, which supersedes the later verbs")
  func closed() {
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    var late: NavigationHandle?
    flow.transaction {
      flow.push("b")
      host.tree.close()
      late = flow.push("c")
    }
    #expect(late?.currentOutcome == .superseded)
    #expect(!host.tree.isLive)
    #expect(host.disagreements == [])
  }

  @Test("Before the flow's start and after its end, the body runs and its verbs do nothing")
  func outside() {
    let (log, child) = (TrialLog(), TrialStack("c"))
    child.transaction { log("before") }
    let root = TrialStack { [weak child] _, route in
      route == "child" ? child.map { .flow($0) { _ in } } : nil
    }
    let host = InMemoryHost(root, recordsMisuse: false)
    root.push("child")
    root.pop()
    child.transaction {
      log("after")
      #expect(child.push("d").currentOutcome == .superseded)
    }
    #expect(log.lines == ["before", "after"])
    #expect(host.page == "a")
    #expect(host.misuses.map(\.value) == ["TrialStack.push"])
  }

  @Test("A transaction opened by an observer inside a transaction does not change the outer one")
  func observer() {
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    let observation = host.tree.observe { event in
      if case .started(let node) = event, node.route == "b" {
        flow.transaction { flow.push("c") }
      }
    }
    let before = host.transitionCount
    flow.transaction {
      flow.push("b")
      #expect(flow.navigation.routes == ["a", "b", "c"])
      #expect(host.page == "a")
    }
    #expect(host.page == "c")
    #expect(host.transitionCount == before + 1)
    observation.cancel()
  }
}
