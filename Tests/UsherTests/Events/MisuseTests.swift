import Testing
import Usher
import UsherTesting

/// A mistake, the code that makes it, and the expected report.
private struct Mistake: CustomTestStringConvertible, Sendable {
  let name: String
  let value: String
  let make: @MainActor @Sendable (TrialStack) -> Void
  var testDescription: String { name }
}

@MainActor
@Suite("Misuse")
struct MisuseTests {
  nonisolated private static let mistakes: [Mistake] = [
    Mistake(name: "a coordinator as a screen", value: "TrialStack") { $0.push("coordinator") },
    Mistake(name: "a computed navigation", value: "ComputedFlow") { $0.push("computed") },
    Mistake(name: "a coordinator attached twice", value: "TrialTabs") {
      $0.push("kept")
      $0.push("kept")
    },
    Mistake(name: "an alert as a place", value: "TrialStack: alert") { $0.push("alert") },
    Mistake(name: "a plan of another type", value: "TrialStack: 1") { $0.push("plan") },
    Mistake(name: "a tab that is not there", value: "TrialTabs.select(q)") {
      $0.push("tabs")
      $0.child(TrialTabs.self)?.select("q")
    },
    Mistake(name: "a position without a tab", value: "TrialTabs.select(at: 9)") {
      $0.push("tabs")
      $0.child(TrialTabs.self)?.select(at: 9)
    },
    Mistake(name: "a switcher's flow that finishes unanswered", value: "TrialStack (finished)") {
      $0.push("switcher")
      $0.child(TrialSwitcher.self)?.child(TrialStack.self)?.finish(1)
    },
    Mistake(name: "a tab's flow that gives up unanswered", value: "TrialStack (cancelled)") {
      $0.push("tabs")
      $0.child(TrialTabs.self)?.child(TrialStack.self)?.cancel()
    },
    Mistake(name: "a tab's flow that goes back at its first screen", value: "TrialStack.pop") {
      $0.push("tabs")
      $0.child(TrialTabs.self)?.child(TrialStack.self)?.pop()
    },
  ]

  private func root(_ kept: Kept) -> TrialStack {
    TrialStack { _, route in
      switch route {
      case "coordinator": .screen(TrialStack("c"))
      case "computed": .flow(ComputedFlow())
      case "kept": kept.flow.map { .flow($0) { _ in } }
      case "alert": .alert(AlertContent("A", .cancel("No")))
      case "plan": Destination(.flow(TrialStack("c"), nil, Plan(routes: [1])))
      case "tabs":
        .flow(TrialTabs { _, route in route == "x" ? .flow(TrialStack("t")) { _ in } : nil }) { _ in
        }
      case "switcher":
        .flow(TrialSwitcher("s") { _, _ in .flow(TrialStack("t")) { _ in } }) { _ in }
      default: nil
      }
    }
  }

  @Test(
    "Each is reported once, with value, problem and fix, and the app continues", arguments: mistakes
  )
  private func mistake(_ mistake: Mistake) {
    let kept = Kept()
    let root = root(kept)
    let host = InMemoryHost(root, recordsMisuse: false)
    mistake.make(root)
    kept.flow = nil
    #expect(host.misuses.map(\.value) == [mistake.value])
    let misuse = host.misuses.first
    #expect(misuse?.problem.hasSuffix(".") == true)
    #expect(misuse?.fix.hasSuffix(".") == true)
    #expect(misuse.map { "\($0)" } == misuse.map { "\($0.value): \($0.problem) \($0.fix)" })
    #expect(host.events.contains { if case .misuse(misuse) = $0 { true } else { false } })
    #expect(host.disagreements == [])
    root.popToRoot()
    root.push("b")
    #expect(host.page == "b")
    #expect(root.navigation.routes == ["a", "b"])
    host.expectNothingLeaked()
  }

  @Test("A repeated mistake is reported once; another mistake is reported too")
  func once() {
    let root = root(Kept())
    let host = InMemoryHost(root, recordsMisuse: false)
    for _ in 1...3 { root.push("alert") }
    #expect(host.misuses.count == 1)
    root.push("coordinator")
    #expect(host.misuses.count == 2)
  }

  @Test("In a test it is an issue")
  func recorded() {
    let root = root(Kept())
    let host = InMemoryHost(root)
    withKnownIssue {
      root.push("alert")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Use present(…).") }
    }
    #expect(host.misuses.count == 1)
  }

  @Test("A coordinator given to .screen runs as a flow")
  func coordinatorAsScreen() {
    let root = root(Kept())
    let host = InMemoryHost(root, recordsMisuse: false)
    root.push("coordinator")
    #expect(host.page == "c")
    #expect(root.child(TrialStack.self) != nil)
  }

  @Test("A flow kept after an unanswered end still works, and its later end can be answered")
  func keptAfterUnanswered() {
    let root = TrialSwitcher("login") { root, route in
      guard route == "login" else { return nil }
      return .flow(TrialStack("l"), onEnd: { if $0.output == 2 { root.show("main") } })
    }
    let host = InMemoryHost(root, recordsMisuse: false)
    let login = root.child(TrialStack.self)
    login?.finish(1)
    #expect(host.misuses.count == 1)
    #expect(login?.navigation.isAttached == true)
    login?.push("again")
    #expect(host.page == "again")
    #expect(host.disagreements == [])
  }

  @Test("A verb called before the flow is in a tree is reported when it is, and does nothing")
  func tooEarly() {
    let root = TrialStack()
    #expect(root.push("b").currentOutcome == .superseded)
    root.push("c")
    let host = InMemoryHost(root, recordsMisuse: false)
    #expect(host.misuses.map(\.value) == ["TrialStack.push"])
    #expect(host.page == "a")
  }

  @Test("A root that cannot be attached fails without a trap")
  func badRoot() {
    let computed = InMemoryHost(ComputedFlow(), recordsMisuse: false)
    #expect(computed.misuses.map(\.value) == ["ComputedFlow"])
    let root = TrialStack()
    let first = InMemoryHost(root)
    let second = InMemoryHost(root, recordsMisuse: false)
    #expect(second.misuses.map(\.value) == ["TrialStack"])
    root.push("b")
    #expect(first.page == "b")
    second.tree.close()
    #expect(first.page == "b")
  }
}

@MainActor
private final class Kept {
  var flow: TrialTabs? = TrialTabs()
}

@MainActor
private final class ComputedFlow: Coordinator {
  var navigation: Stack<String> { Stack("a") }
  func destination(for route: String) -> Destination { .screen(TrialPage(route)) }
}
