import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Order of requests")
struct OrderTests {
  @Test("A verb has taken effect when it returns")
  func synchronous() {
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    flow.push("b")
    #expect(flow.navigation.routes == ["a", "b"])
    #expect(host.page == "b")
    flow.pop()
    #expect(flow.navigation.routes == ["a"])
    #expect(host.page == "a")
  }

  @Test("Verbs called from a result closure queue in order and belong to the change")
  func resultClosure() {
    let log = TrialLog()
    let flow = TrialStack { flow, route in
      guard route == "child" else { return nil }
      return .flow(TrialStack("c")) { value in
        flow.push("b\(value)")
        log("\(flow.navigation.routes)")
        flow.push("c\(value)")
        log("\(flow.navigation.routes)")
      }
    }
    let host = InMemoryHost(flow)
    flow.push("child")
    let before = host.transitionCount
    flow.child(TrialStack.self)?.finish(1)
    #expect(log.lines == [#"["a"]"#, #"["a"]"#])
    #expect(flow.navigation.routes == ["a", "b1", "c1"])
    #expect(host.transitionCount == before + 1)
    host.expectNothingLeaked()
  }

  @Test("Verbs called from destination(for:) queue behind the change that makes the place")
  func destination() {
    let log = TrialLog()
    let flow = TrialStack { flow, route in
      log("make \(route): \(flow.navigation.routes)")
      if route == "b" {
        flow.push("c")
        flow.push("d")
      }
      return nil
    }
    let host = InMemoryHost(flow)
    let before = host.transitionCount
    flow.push("b")
    #expect(flow.navigation.routes == ["a", "b", "c", "d"])
    #expect(
      log.lines == [
        "make a: []", #"make b: ["a"]"#, #"make c: ["a", "b"]"#, #"make d: ["a", "b", "c"]"#,
      ])
    #expect(host.transitionCount == before + 1)
  }

  @Test("Verbs called while the root starts run after its start")
  func destinationOfRoot() {
    let flow = TrialStack { flow, route in
      if route == "a" { flow.push("b") }
      return nil
    }
    let host = InMemoryHost(flow)
    #expect(flow.navigation.routes == ["a", "b"])
    #expect(host.page == "b")
    #expect(host.disagreements == [])
  }

  @Test("Verbs called from an observer belong to the change that it observes")
  func observer() {
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    let observation = host.tree.observe { event in
      if case .started(let node) = event, node.route == "b" {
        flow.push("c")
        #expect(flow.navigation.routes == ["a"])
      }
    }
    let before = host.transitionCount
    flow.push("b")
    #expect(flow.navigation.routes == ["a", "b", "c"])
    #expect(host.transitionCount == before + 1)
    observation.cancel()
  }

  @Test("Requests nested three deep run in the order of their calls")
  func threeDeep() {
    let flow = TrialStack { flow, route in
      switch route {
      case "1":
        flow.push("1.1")
        flow.push("1.2")
      case "1.1":
        flow.push("1.1.1")
        flow.push("1.1.2")
      case "1.1.1": flow.push("1.1.1.1")
      default: break
      }
      return nil
    }
    let host = InMemoryHost(flow)
    let before = host.transitionCount
    flow.push("1")
    #expect(
      flow.navigation.routes
        == ["a", "1", "1.1", "1.2", "1.1.1", "1.1.2", "1.1.1.1"])
    #expect(host.transitionCount == before + 1)
    #expect(host.disagreements == [])
  }

  @Test("A result closure three flows deep unwinds in one change")
  func resultsThreeDeep() {
    let log = TrialLog()
    func flow(_ depth: Int) -> TrialStack {
      TrialStack("first \(depth)") { this, route in
        guard route == "next" else { return nil }
        return .flow(flow(depth + 1)) { value in
          log("\(depth) got \(value)")
          this.finish(value * 10)
          log("\(depth) asked to finish")
        }
      }
    }
    let root = TrialStack { _, route in
      route == "next" ? .flow(flow(1)) { log("root got \($0)") } : nil
    }
    let host = InMemoryHost(root)
    root.push("next")
    var inner: TrialStack? = root.child()
    for _ in 1...2 {
      inner?.push("next")
      inner = inner?.child()
    }
    let before = host.transitionCount
    inner?.finish(1)
    inner = nil
    #expect(
      log.lines == [
        "2 got 1", "2 asked to finish", "1 got 10", "1 asked to finish", "root got 100",
      ])
    #expect(host.tree.description == "TrialStack (stack)\n  a: TrialPage")
    #expect(host.transitionCount == before + 1)
    host.expectNothingLeaked()
  }
}
