import Testing
import Usher
import UsherHostTesting
import UsherTesting

@MainActor
@Suite("Modals that stay when the user leaves the place below them", .timeLimit(.minutes(10)))
struct KeptModalTests {
  private let tabs = KeptTabs()

  @Test("An alert of a flow that remains stays, and is shown when the swipe is over")
  func alert() {
    let host = InMemoryHost(tabs)
    tabs.first.push(.child)
    let swipe = host.user.beginSwipeBack()
    let handle = tabs.first.present(.note)
    swipe.finish()
    #expect(handle.currentOutcome == .settled)
    host.expectTree(
      """
      KeptTabs (tabs)
        *first: KeptFlow (stack)
          home: KeptScreen
            alert note: Note
        second: KeptFlow (stack)
          home: KeptScreen
      """)
    host.user.choose("OK")
    #expect(host.alert == nil)
    #expect(tabs.first.log == ["child swipe"])
  }

  @Test("A modal of a flow that leaves ends, also on one that stays")
  func inside() {
    let host = InMemoryHost(tabs)
    tabs.first.push(.child)
    weak let child = tabs.first.child(KeptFlow.self)
    let swipe = host.user.beginSwipeBack()
    tabs.first.present(.sheet)
    child?.present(.note)
    tabs.present(.note)
    swipe.finish()
    host.expectTree(
      """
      KeptTabs (tabs)
        *first: KeptFlow (stack)
          home: KeptScreen
            sheet sheet: KeptFlow (stack)
              home: KeptScreen
        second: KeptFlow (stack)
          home: KeptScreen
        alert note: Note
      """)
    #expect(host.alert != nil)
  }

  @Test("A kept modal is below those that were presented after it")
  func order() {
    let host = InMemoryHost(tabs)
    tabs.first.push(.child)
    let swipe = host.user.beginSwipeBack()
    tabs.present(.sheet)
    tabs.select(.second)
    tabs.second.present(.note)
    swipe.finish()
    host.expectTree(
      """
      KeptTabs (tabs)
        first: KeptFlow (stack)
          home: KeptScreen
        *second: KeptFlow (stack)
          home: KeptScreen
            alert note: Note
        sheet sheet: KeptFlow (stack)
          home: KeptScreen
      """)
    #expect(host.alert != nil)
    #expect(host.disagreements == [])
  }

  @Test("What code removes takes all modals along")
  func code() {
    let host = InMemoryHost(tabs)
    tabs.first.push(.child)
    tabs.first.present(.note)
    tabs.first.pop()
    #expect(host.alert == nil)
    #expect(tabs.first.log == ["child popped"])
  }
}

/// Two stacks in tabs.
private final class KeptTabs: Coordinator {
  enum Route: Hashable { case first, second, sheet, note }

  let navigation = Tabs<Route>(.first, .second)
  let first = KeptFlow()
  let second = KeptFlow()

  func destination(for route: Route) -> Destination {
    switch route {
    case .first: .flow(first)
    case .second: .flow(second)
    case .sheet: .flow(KeptFlow())
    case .note: .alert(.note)
    }
  }
}

/// A stack that writes down how its children end.
private final class KeptFlow: Coordinator {
  enum Route: Hashable { case home, child, sheet, note }

  let navigation = Stack<Route>(.home)
  private(set) var log: [String] = []

  func destination(for route: Route) -> Destination {
    switch route {
    case .home: .screen(KeptScreen())
    case .child: .flow(KeptFlow(), onEnd: { self.log.append("child \($0.cause)") })
    case .sheet: .flow(KeptFlow())
    case .note: .alert(.note)
    }
  }
}

private final class KeptScreen {}

extension AlertContent {
  fileprivate static var note: AlertContent { AlertContent("Note", .init("OK")) }
}
