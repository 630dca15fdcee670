import Testing
@_spi(Hosting) import Usher
import UsherLinks
import UsherTesting

@MainActor
@Suite("Visible screens")
struct VisibleScreensTests {
  private let root = TrialStack(
    "home",
    [
      "tabs": { _ in
        .flow(
          TrialTabs(
            Tabs("x", "y"), ["x": { _ in .flow(TrialStack("x1")) { _ in } }])
        ) { _ in }
      },
      "note": { _ in .alert(AlertContent("Note", .cancel("OK"))) },
    ])

  /// The routes of the screens at each event.
  private func told(_ host: InMemoryHost, from start: Int = 0) -> [String] {
    host.events.dropFirst(start).compactMap { event in
      guard case .visible(let screens) = event else { return nil }
      return screens.map { $0.route ?? "" }.joined(separator: "+")
    }
  }

  @Test("One event tells each change, whatever made it, and the tree has the same value")
  func each() {
    let host = InMemoryHost(root)
    #expect(told(host) == ["home"])
    root.push("detail")
    host.user.tapBack()
    root.present("sheet")
    root.push("below")
    host.user.swipeDown()
    root.replace(with: "tabs")
    host.user.tapTab(1)
    root.child(TrialTabs.self)?.present("call", as: .fullScreen)
    root.child(TrialTabs.self)?.select("x")
    root.child(TrialTabs.self)?.dismiss()
    root.popToRoot()
    #expect(
      told(host) == [
        "home", "detail", "home", "sheet", "below", "x1", "y", "call", "x1", "home",
      ])
    #expect(host.tree.visibleScreens.map(\.route) == ["home"])
  }

  @Test("A gesture that the user takes back, a repeat and a change below are no events")
  func none() {
    let host = InMemoryHost(root)
    root.push("detail")
    let start = host.events.count
    host.user.beginSwipeBack().cancel()
    root.transaction {
      root.push("other")
      root.pop()
    }
    #expect(told(host, from: start) == [])
    #expect(host.tree.visibleScreens.map(\.route) == ["detail"])
    root.edit { _ in StackSplice(0..<1, with: ["changed"]) }
    #expect(told(host, from: start) == [])
  }

  @Test("An alert hides no screen")
  func alert() {
    let host = InMemoryHost(root)
    root.present("sheet")
    let start = host.events.count
    root.present("note")
    #expect(host.alert?.title == "Note")
    #expect(host.tree.visibleScreens.map(\.route) == ["sheet"])
    host.user.choose("OK")
    #expect(told(host, from: start) == [])
  }

  @Test("It comes when the host shows the screen, before the outcome of the request")
  func order() {
    let host = InMemoryHost(root, transitions: .stepped)
    host.finishTransitions()
    let start = host.events.count
    let handle = root.push("detail")
    #expect(told(host, from: start) == [])
    host.finishTransitions()
    let names = host.events.dropFirst(start).compactMap { event in
      switch event {
      case .visible: "visible"
      case .concluded(handle.id, _): "concluded"
      default: nil
      }
    }
    #expect(names == ["visible", "concluded"])
    host.tree.close()
    #expect(host.tree.visibleScreens == [])
  }

  @Test("A verb called when a screen becomes visible has an outcome of its own")
  func verb() throws {
    let host = InMemoryHost(root, transitions: .stepped)
    host.finishTransitions()
    var tip: NavigationHandle?
    let observation = host.tree.observe { [root] event in
      guard case .visible(let screens) = event, screens.first?.route == "detail" else { return }
      tip = root.present("tip", transition: .unanimated)
    }
    root.push("detail")
    host.finishTransitions()
    let handle = try #require(tip)
    #expect(handle.currentOutcome == .settled)
    let names = host.events.filter {
      switch $0 {
      case .visible(let screens): screens.first?.route == "tip"
      case .concluded(handle.id, _): true
      default: false
      }
    }
    #expect(names.count == 2, "\(names)")
    if case .visible? = names.first {} else { Issue.record("it settled before it was shown") }
    observation.cancel()
  }
}
