import Testing
@_spi(Hosting) import Usher
import UsherLinks
import UsherTesting

@MainActor
@Suite("Opening links")
struct LinkOpeningTests {
  private func stack(_ app: LinkApp) throws -> LinkStack {
    try #require(app.child(LinkTabs.self)?.child(LinkStack.self))
  }

  @Test("A tree started by a link never makes its usual first screen")
  func cold() throws {
    let host = try InMemoryHost(LinkApp(), opening: "/list/all/item/x")
    let made = host.events.compactMap { event -> String? in
      if case .started(let node) = event { node.route } else { nil }
    }
    #expect(!made.contains("login"))
    #expect(host.transitionCount == 0)
    #expect(try host.tree.address == "/list/all/item/x")
    host.expectNothingLeaked()
  }

  @Test("A tree whose first link is wrong starts as usual, and reports it")
  func wrongStart() {
    final class Noted: Sendable { @MainActor var errors: [LinkError] = [] }
    let noted = Noted()
    for (link, name) in [("/home/3", "item(3)"), ("/nowhere", "login")] {
      let tree = Tree(
        root: LinkApp(), driver: IdleDriver(),
        launch: .opening(link) { noted.errors.append($0) })
      #expect(tree.description.contains(name))
      tree.close()
    }
    #expect(noted.errors.map(\.code) == [.unknown])
  }

  @Test("A link into the current tree keeps the common part, in one transition")
  func common() throws {
    let app = LinkApp(.main)
    let host = InMemoryHost(app)
    try host.tree.open("/list/all/item/x/;/home/3/word/a/4")
    let stack = try stack(app)
    let kept = stack.flow?.container.nodes.prefix(2).map(\.id)
    let (before, start) = (host.transitionCount, host.ended.count)
    try host.tree.open("/home/3/word/b")
    #expect(stack.flow?.container.nodes.prefix(2).map(\.id) == kept)
    #expect(host.endings(since: start) == ["item(4) (link)", "word(\"a\") (link)"])
    #expect(host.transitionCount == before + 1)
    #expect(try host.tree.address == "/list/all/item/x/;/home/3/word/b")
    host.expectNothingLeaked()
  }

  @Test("A link to the current place changes nothing")
  func same() throws {
    let host = try InMemoryHost(LinkApp(), opening: "/home/3/sheet")
    let (order, count) = (host.tree.order, host.transitionCount)
    let handle = try host.tree.open("/home/3/sheet")
    #expect(host.tree.order == order)
    #expect(host.transitionCount == count)
    #expect(handle.currentOutcome == .settled)
  }

  @Test("A flow opens a link in the whole tree, and tells the outcome")
  func fromFlow() async throws {
    let app = LinkApp()
    let host = InMemoryHost(app)
    #expect(try await app.open("/home/3").outcome == .settled)
    #expect(try host.tree.address == "/home/3")
    host.tree.close()
    #expect(try app.open("/home").currentOutcome == .superseded)
    #expect(try LinkApp().open("/home").currentOutcome == .superseded)
  }

  @Test("A link that names a place under a modal dismisses the modal")
  func modal() throws {
    let host = try InMemoryHost(LinkApp(), opening: "/home/3/form/all/item/x")
    try host.tree.open("/home/3/word/a")
    #expect(try host.tree.address == "/home/3/word/a")
    #expect(host.ended.allSatisfy { $0.cause == .link || $0.cause == .ancestorEnded })
    host.expectNothingLeaked()
  }

  @Test("A link during a transition: the host arrives at the link's place")
  func transition() async throws {
    let app = LinkApp(.main)
    let host = InMemoryHost(app, transitions: .stepped)
    host.finishTransitions()
    try stack(app).push(.item(1))
    #expect(host.isTransitioning)
    let handle = try host.tree.open("/list/all/item/x")
    host.finishTransitions()
    #expect(await handle.outcome == .settled)
    #expect(try host.screen(LinkScreen.self).name.contains("Item"))
    #expect(try host.tree.address == "/home/1/;/list/all/item/x")
    await host.expectNothingLeaked()
  }

  @Test("A link inside a change runs after it")
  func inside() throws {
    let app = LinkApp(.main)
    let host = InMemoryHost(app)
    let stack = try stack(app)
    let observation = host.tree.observe { event in
      guard case .started(let node) = event, node.route == "item(1)" else { return }
      #expect(throws: Never.self) { try stack.open("/home/2") }
    }
    stack.push(.item(1))
    observation.cancel()
    #expect(try host.tree.address == "/home/2")
  }

  @Test("A coordinator that has ended opens nothing")
  func ended() throws {
    let app = LinkApp(.main)
    let host = InMemoryHost(app)
    let stack = try stack(app)
    app.show(.login)
    try stack.open("/home/2")
    #expect(try host.tree.address == "/login")
  }

  @Test("An unsaved edit asks before a link removes it")
  func unsaved() async throws {
    let flow = EditedFlow()
    let host = InMemoryHost(flow)
    flow.push(.edit)
    let refused = try host.tree.open("/other")
    try host.screen(EditedScreen.self).answer(false)
    #expect(await refused.outcome == .refused(by: "edit: EditedScreen"))
    #expect(try host.tree.address == "/edit")
    let allowed = try host.tree.open("/other")
    try host.screen(EditedScreen.self).answer(true)
    #expect(await allowed.outcome == .settled)
    #expect(try host.tree.address == "/other")
    await host.expectNothingLeaked()
  }

  @Test("A link that needs a log in is remembered and resumed after it, also at the start")
  func logIn() throws {
    for isCold in [false, true] {
      let door = Door()
      let app = GuardedApp(door)
      let host = try isCold ? InMemoryHost(app, opening: "/3/4") : InMemoryHost(app)
      if !isCold {
        #expect(try host.screen(LinkScreen.self).name == "logIn")
        try host.tree.open("/3/4")
      }
      #expect(try host.screen(LinkScreen.self).name == "logIn")
      #expect(try host.tree.address == "/login")
      door.isOpen = true
      app.resume(orElse: .main)
      #expect(try host.screen(LinkScreen.self).name == "item(4)")
      #expect(try host.tree.address == "/3/4")
      host.expectNothingLeaked()
    }
  }
}

/// A flow with unsaved data.
private final class EditedFlow: Coordinator, Linkable {
  enum Route: Hashable { case first, edit, other }
  static let links: Links<Route> = [
    RouteLink("", .first), RouteLink("edit", .edit), RouteLink("other", .other),
  ]
  let navigation = Stack<Route>(.first)

  func destination(for route: Route) -> Destination {
    route == .edit ? .screen(EditedScreen()) : .screen(LinkScreen(route))
  }
}

private final class EditedScreen: LeaveGuard {
  let leavePolicy = LeavePolicy.ask
  private var waiting: CheckedContinuation<Bool, Never>?
  private var early: Bool?

  func confirmLeave() async -> Bool {
    if let early {
      self.early = nil
      return early
    }
    return await withCheckedContinuation { waiting = $0 }
  }

  func answer(_ answer: Bool) {
    guard let waiting else { return early = answer }
    self.waiting = nil
    waiting.resume(returning: answer)
  }
}

private final class Door {
  var isOpen = false
}

private final class GuardedApp: Coordinator, Linkable, RouteGuard {
  enum Route: Hashable { case logIn, main }
  static let links: Links<Route> = [
    RouteLink("", .main, to: LinkStack.self), RouteLink("login", .logIn),
  ]
  let navigation = Switcher<Route>(.main)
  private let door: Door

  init(_ door: Door) { self.door = door }

  func decision(for route: Route) -> RouteDecision<Route> {
    route == .main
      ? .require(door.isOpen, else: .redirect(to: .logIn, remembering: true)) : .allow
  }

  func destination(for route: Route) -> Destination {
    route == .main ? .flow(LinkStack()) : .screen(LinkScreen(route))
  }
}

/// Shows nothing, and is always busy.
private final class IdleDriver: HostDriver {
  let activity = DriverActivity.transitioning
  let presentationBlocker: String? = nil
  let modalCount = 0
  func start(with root: HostContainer, hostChanged: @escaping @MainActor (HostChange) -> Void) {}
  func cause(ofRemoving node: Node) -> EndingCause { .removedByHost }
  func apply(
    _ splice: ItemsChange, to hostContainer: HostContainer, with transition: TransitionStyle
  ) {}
  func select(_ position: Int, in hostContainer: HostContainer, with transition: TransitionStyle) {}
  func present(_ modal: Node, with transition: TransitionStyle) {}
  func dismiss(above count: Int, with transition: TransitionStyle) {}
  func cancelInteraction() {}
  func count(in hostContainer: HostContainer) -> Int { 0 }
  func item(at position: Int, in hostContainer: HostContainer) -> ObservedItem {
    .foreign("nothing")
  }
  func selection(in hostContainer: HostContainer) -> Int { 0 }
  func modal(at position: Int) -> ObservedItem { .foreign("nothing") }
}
