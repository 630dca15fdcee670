import Testing
import Usher
import UsherTesting

/// A guest who must log in before the checkout, and does not.
@MainActor
@Suite(
  "Entering: a place is forgotten with the flow that decides about it", .timeLimit(.minutes(10)))
struct EnteringDeclinedTests {
  /// A way in which the log in ends without resuming.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let style: Presentation.Style?
    let cause: EndingCause
    let end: @MainActor @Sendable (Shop, InMemoryHost) -> Void

    init(
      _ name: String, _ style: Presentation.Style?, _ cause: EndingCause,
      _ end: @escaping @MainActor @Sendable (Shop, InMemoryHost) -> Void
    ) {
      testDescription = name
      (self.style, self.cause, self.end) = (style, cause, end)
    }
  }

  nonisolated static let ways: [Way] = [
    Way("swiped down", .sheet, .swipeDown) { $1.user.swipeDown() },
    Way("dismissed", .sheet, .dismissed) { shop, _ in shop.dismiss() },
    Way("dismissed from full screen", .fullScreen, .dismissed) { shop, _ in shop.dismiss() },
    Way("cancelled", .sheet, .cancelled) { shop, _ in shop.child(ShopLogIn.self)?.cancel() },
    Way("finished without resume", .sheet, .finished) { shop, _ in
      shop.resumes = false
      shop.child(ShopLogIn.self)?.finish()
    },
    Way("gone with what it was presented from", .sheet, .ancestorEnded) { shop, _ in
      shop.popToRoot()
    },
    Way("replaced by another tree", .sheet, .link) { shop, host in
      host.tree.apply(
        Plan(places: [
          Plan.Place(route: "root"),
          Plan.Place(route: "shop", plan: Plan(routes: [Shop.Route.catalogue, .page])),
        ]), .link)
    },
    Way("back", nil, .backButton) { $1.user.tapBack() },
    Way("swiped back", nil, .swipe) { $1.user.swipeBack() },
    Way("back over two", nil, .backMenu) { $1.user.chooseFromBackMenu(over: 2) },
    Way("popped", nil, .popped) { shop, _ in shop.pop() },
    Way("popped to the root", nil, .popped) { shop, _ in shop.popToRoot() },
    Way("replaced", nil, .replaced) { shop, _ in shop.replace(with: .page) },
    Way("set away", nil, .replaced) { shop, _ in shop.setRoutes([.catalogue, .page, .page]) },
    Way("cancelled in the stack", nil, .cancelled) { shop, _ in
      shop.child(ShopLogIn.self)?.cancel()
    },
    Way("finished in the stack without resume", nil, .finished) { shop, _ in
      shop.resumes = false
      shop.child(ShopLogIn.self)?.finish()
    },
  ]

  private func started(
    _ style: Presentation.Style?, recordsMisuse: Bool = true
  ) -> (shop: Shop, outer: TrialStack, host: InMemoryHost) {
    let shop = Shop(style)
    let outer = TrialStack("root", ["shop": { _ in .flow(shop) }])
    let host = InMemoryHost(outer, recordsMisuse: recordsMisuse)
    outer.push("shop")
    shop.push(.page)
    return (shop, outer, host)
  }

  @Test("A user who declines does not reach the place later, and run returns nil", arguments: ways)
  func declined(_ way: Way) async throws {
    let (shop, _, host) = started(way.style)
    let run = Task { try await shop.run(pushing: .checkout, returning: Int.self) }
    await yieldUntil { host.top == "form" }
    #expect(shop.rememberedRoute == .checkout)
    way.end(shop, host)
    #expect(host.ended.first { $0.summary.name == "ShopLogIn" }?.cause == way.cause)
    try #require(shop.rememberedRoute == nil)
    #expect(try await run.value == nil)

    // Later, for another reason.
    shop.resumes = true
    shop.isSignedIn = true
    shop.present(.logIn)
    shop.child(ShopLogIn.self)?.finish()
    #expect(!host.tree.description.contains("checkout"))
    #expect(host.misuses == [])
    #expect(host.disagreements == [])
  }

  @Test(
    "A user who logs in reaches the place, however the log in is shown",
    arguments: [nil, Presentation.Style.sheet])
  func accepted(_ style: Presentation.Style?) async throws {
    let (shop, _, host) = started(style)
    let run = Task { try await shop.run(pushing: .checkout, returning: Int.self) }
    await yieldUntil { host.top == "form" }
    shop.isSignedIn = true
    shop.child(ShopLogIn.self)?.finish()
    #expect(host.top == "buy")
    shop.child(ShopCheckout.self)?.finish(3)
    #expect(try await run.value == 3)
    #expect(shop.rememberedRoute == nil)
    #expect(host.misuses == [])
  }

  @Test(
    "A caller whose own flow ends with the log in is cancelled",
    arguments: [nil, Presentation.Style.sheet])
  func tornDown(_ style: Presentation.Style?) async throws {
    let (shop, outer, host) = started(style)
    let run = Task { try await shop.run(pushing: .checkout, returning: Int.self) }
    await yieldUntil { host.top == "form" }
    outer.popToRoot()
    await #expect(throws: CancellationError.self) { try await run.value }
    #expect(shop.rememberedRoute == nil)
  }

  @Test("In a switcher the place is forgotten when another route is shown")
  func switcher() {
    let guide = Guide()
    let flow = GuardedSwitcher("a", guide)
    let host = InMemoryHost(flow)
    guide.says["x"] = { .redirect(to: "logIn", remembering: true) }
    flow.show("x")
    #expect(flow.rememberedRoute == "x")
    flow.show("b")
    #expect(flow.rememberedRoute == nil)
    flow.show("logIn", remembering: true)
    #expect(flow.rememberedRoute == "b")
    flow.show("a")
    #expect(flow.rememberedRoute == nil)
    guide.says["x"] = nil
    flow.resume(orElse: "c")
    #expect(host.top == "c")
  }

  @Test("A tab that decides does not end when another one is selected")
  func tabs() {
    let guide = Guide(["c": { .redirect(to: "b", remembering: true) }])
    let tabs = GuardedTabs("a", "b", "c", guide)
    let host = InMemoryHost(tabs)
    tabs.select("c")
    #expect(host.top == "b")
    tabs.select("a")
    #expect(tabs.rememberedRoute == "c")
    guide.says["c"] = nil
    tabs.resume()
    #expect(host.top == "c")
  }

  @Test("An alert that decides is answered by its action")
  func alert() {
    for resumes in [false, true] {
      let guide = Guide()
      let flow = GuardedStack("a", guide)
      let host = InMemoryHost(flow)
      guide.says["x"] = { .redirect(to: "terms", as: Presentation(.alert), remembering: true) }
      guide.children["terms"] = { [weak flow, weak guide] in
        .alert(
          AlertContent(
            "Terms",
            AlertContent.Action("Accept") {
              guide?.says["x"] = nil
              if resumes { flow?.resume() }
            }, .cancel("Decline")))
      }
      flow.push("x")
      #expect(flow.rememberedRoute == "x")
      host.user.choose(resumes ? "Accept" : "Decline")
      #expect(flow.rememberedRoute == nil)
      #expect(flow.navigation.routes == (resumes ? ["a", "x"] : ["a"]))
    }
  }

  @Test("A sheet that was already open can decide too, and the newest place counts")
  func thereBefore() {
    let (shop, _, host) = started(.sheet)
    shop.present(.logIn)
    shop.push(.checkout)
    shop.push(.orders)
    #expect(shop.rememberedRoute == .orders)
    #expect(host.lines.filter { $0.contains("logIn") }.count == 1)
    host.user.swipeDown()
    #expect(shop.rememberedRoute == nil)
  }

  @Test("A caller of run that waited for the log in resumes the place itself")
  func awaited() async throws {
    let (shop, _, host) = started(.sheet)
    shop.resumes = false
    let run = Task {
      guard try await shop.run(.logIn, returning: Void.self, as: .sheet) != nil else { return }
      shop.isSignedIn = true
      shop.resume()
    }
    await yieldUntil { host.top == "form" }
    shop.push(.checkout)
    #expect(shop.rememberedRoute == .checkout)
    shop.child(ShopLogIn.self)?.finish()
    try await run.value
    #expect(host.top == "buy")
    #expect(shop.rememberedRoute == nil)
  }

  @Test("A caller of run that waited for the log in and does not resume declines")
  func awaitedDeclined() async throws {
    let (shop, _, host) = started(.sheet)
    shop.resumes = false
    let run = Task { _ = try await shop.run(.logIn, returning: Void.self, as: .sheet) }
    await yieldUntil { host.top == "form" }
    shop.push(.checkout)
    shop.child(ShopLogIn.self)?.finish()
    try await run.value
    await yieldUntil { shop.rememberedRoute == nil }
    #expect(shop.rememberedRoute == nil)
  }

  @Test("After a step resumes, the guard names the next step")
  func steps() {
    let guide = Guide()
    let flow = GuardedSwitcher("main", guide)
    guide.says["main"] = { .redirect(to: "introduction", remembering: true) }
    let host = InMemoryHost(flow)
    #expect(host.top == "introduction")
    guide.says["main"] = { .redirect(to: "logIn", remembering: true) }
    flow.resume()
    #expect(host.top == "logIn")
    #expect(flow.rememberedRoute == "main")
    guide.says["main"] = nil
    flow.resume()
    #expect(host.top == "main")
    #expect(host.misuses == [])
  }

  @Test("In one transaction an ended flow can be resumed from; in separate verbs it is misuse")
  func transaction() async {
    let (shop, _, host) = started(.sheet)
    shop.push(.checkout)
    shop.isSignedIn = true
    shop.transaction {
      shop.dismiss()
      shop.resume()
    }
    #expect(host.top == "buy")
    #expect(host.misuses == [])

    let (other, _, otherHost) = started(.sheet, recordsMisuse: false)
    other.push(.checkout)
    other.isSignedIn = true
    other.dismiss()
    other.resume()
    #expect(otherHost.top == "page")
    #expect(otherHost.misuses.count == 1)
    #expect(otherHost.misuses.first?.fix.contains("transaction") == true)

    // Later, resuming without a remembered place is no misuse.
    let (last, _, lastHost) = started(.sheet)
    last.push(.checkout)
    last.dismiss()
    for _ in 0..<10 { await Task.yield() }
    last.resume()
    #expect(lastHost.misuses == [])
  }
}

final class Shop: Coordinator, RouteGuard {
  enum Route: Equatable { case catalogue, page, logIn, checkout, orders }
  let navigation = Stack<Route>(.catalogue)
  let style: Presentation.Style?
  var isSignedIn = false
  /// True if the requested place follows the log in.
  var resumes = true

  init(_ style: Presentation.Style?) { self.style = style }

  func destination(for route: Route) -> Destination {
    switch route {
    case .logIn: .flow(ShopLogIn()) { if self.resumes { self.resume() } }
    case .checkout: .flow(ShopCheckout()) { _ in }
    default: .screen(TrialPage("\(route)", of: self))
    }
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .checkout, .orders:
      .require(
        isSignedIn,
        else: .redirect(to: .logIn, as: style.map { Presentation($0) }, remembering: true))
    default: .allow
    }
  }
}

final class ShopLogIn: Coordinator {
  enum Route { case form }
  let navigation = Stack<Route>(.form)
  func destination(for route: Route) -> Destination { .screen(TrialPage("form", of: self)) }
}

final class ShopCheckout: Coordinator {
  enum Route { case buy }
  typealias Output = Int
  let navigation = Stack<Route>(.buy)
  func destination(for route: Route) -> Destination { .screen(TrialPage("buy", of: self)) }
}
