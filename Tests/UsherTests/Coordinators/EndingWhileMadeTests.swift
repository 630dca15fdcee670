import Testing
import Usher
import UsherTesting

/// A flow that ends while its first screen is made.
private final class HastyFlow: Coordinator {
  enum Haste: CaseIterable { case finish, cancel, pop }
  enum Route { case form }
  typealias Output = Int
  let navigation = Stack<Route>(.form)
  let haste: Haste

  init(_ haste: Haste) { self.haste = haste }

  func destination(for route: Route) -> Destination { .screen(page()) }

  private func page() -> TrialPage {
    switch haste {
    case .finish: finish(1)
    case .cancel: cancel()
    case .pop: pop()
    }
    return TrialPage("form", of: self)
  }
}

/// The place of a flow that is the only one of a container that cannot be left.
private enum Spot: String, CaseIterable, CustomTestStringConvertible {
  case root, nested, tab, tabsStack, switcher, switchersStack, modal, modalsTab, answered

  var testDescription: String { rawValue }
}

@MainActor
@Suite("A flow that ends while it is made", .timeLimit(.minutes(10)))
struct EndingWhileMadeTests {
  private func stack(_ haste: HastyFlow.Haste) -> TrialStack {
    TrialStack("hasty", ["hasty": { _ in .flow(HastyFlow(haste)) { _ in } }])
  }

  private func root(_ spot: Spot, _ haste: HastyFlow.Haste) -> TrialStack {
    switch spot {
    case .root: stack(haste)
    case .nested: TrialStack("n", ["n": { _ in .flow(self.stack(haste)) { _ in } }])
    case .tab:
      TrialStack(
        "t",
        [
          "t": { _ in
            .flow(TrialTabs(Tabs("a"), ["a": { _ in .flow(HastyFlow(haste)) { _ in } }])) { _ in }
          }
        ])
    case .tabsStack:
      TrialStack(
        "t",
        [
          "t": { _ in
            .flow(TrialTabs(Tabs("a"), ["a": { _ in .flow(self.stack(haste)) { _ in } }])) { _ in }
          }
        ])
    case .switcher:
      TrialStack(
        "t",
        [
          "t": { _ in
            .flow(TrialSwitcher("a", ["a": { _ in .flow(HastyFlow(haste)) { _ in } }])) { _ in }
          }
        ])
    case .switchersStack:
      TrialStack(
        "t",
        [
          "t": { _ in
            .flow(TrialSwitcher("a", ["a": { _ in .flow(self.stack(haste)) { _ in } }])) { _ in }
          }
        ])
    case .modal: TrialStack("p", ["m": { _ in .flow(self.stack(haste)) { _ in } }])
    case .modalsTab:
      TrialStack(
        "p",
        [
          "m": { _ in
            .flow(TrialTabs(Tabs("a"), ["a": { _ in .flow(self.stack(haste)) { _ in } }])) { _ in }
          }
        ])
    case .answered:
      TrialStack("hasty", ["hasty": { flow in .flow(HastyFlow(haste)) { _ in flow.push("next") } }])
    }
  }

  @Test(
    "The only place of a container that cannot be left is made at most twice, then kept",
    arguments: Spot.allCases, HastyFlow.Haste.allCases)
  fileprivate func comesToAnEnd(spot: Spot, haste: HastyFlow.Haste) {
    let root = root(spot, haste)
    let host = InMemoryHost(root, recordsMisuse: false)
    if spot == .modal || spot == .modalsTab { root.present("m") }
    let made = host.started.count { $0 == "form" }
    #expect(made <= (spot == .nested || spot == .switchersStack ? 3 : 2))
    #expect(host.top != nil, "something is shown")
    #expect(host.disagreements == [])
    switch spot {
    case .modal: #expect(host.top == "p" && host.misuses == [])
    case .answered where haste == .finish: #expect(host.top == "next" && host.misuses == [])
    default: #expect(host.misuses.count >= 1)
    }
    root.push("later")
    #expect(root.navigation.routes.last == "later")
    #expect(host.disagreements == [])
  }

  @Test("A stack that empties each time it starts stays empty, and that is reported")
  func emptied() {
    let root = TrialStack(
      "first",
      [
        "first": { flow in
          flow.transaction { flow.pop() }
          return .screen(TrialPage("first", of: flow))
        }
      ])
    let host = InMemoryHost(root, recordsMisuse: false)
    #expect(host.started == ["first", "first"])
    #expect(host.misuses.contains { $0.problem.contains("it stays empty") })
    #expect(host.disagreements == [])
    root.push("later")
    #expect(host.top == "later")
    #expect(host.disagreements == [])
  }

  @Test("A flow that restarts later restarts each time")
  func eachTime() {
    let root = TrialStack("child", ["child": { _ in .flow(TrialStack("c")) { _ in } }])
    let host = InMemoryHost(root)
    for _ in 0..<3 { root.child(TrialStack.self)?.finish(1) }
    #expect(host.started.count { $0 == "child" } == 4)
    #expect(host.top == "c")
    #expect(host.disagreements == [])
  }
}
