import Testing
import Usher
import UsherTesting

/// The session, with the rule that requires it.
@MainActor
private final class Session {
  var isSignedIn = false
  var rule: RouteRule { RouteRule("signed in") { self.isSignedIn } }
}

private final class LogInFlow: Coordinator {
  enum Route { case form }
  let navigation = Stack<Route>(.form)
  func destination(for route: Route) -> Destination { .screen(TrialPage("form", of: self)) }
}

private final class AppFlow: Coordinator, RouteGuard {
  enum Route: Equatable { case logIn, main, help }
  let navigation = Switcher<Route>(.main)
  let session: Session

  init(_ session: Session) { self.session = session }

  func destination(for route: Route) -> Destination {
    switch route {
    case .logIn: .flow(LogInFlow()) { self.resume(orElse: .main) }
    case .main: .flow(MainFlow(session))
    case .help: .screen(TrialPage("help", of: self))
    }
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .logIn, .help: .allow
    case .main: .require(session.rule, else: .redirect(to: .logIn, remembering: true))
    }
  }

  func expire() {
    session.isSignedIn = false
    withoutAsking { show(.logIn, remembering: true) }
  }
}

private final class MainFlow: Coordinator {
  enum Route: Equatable { case home, orders }
  let navigation = Tabs<Route>(.home, .orders)
  let session: Session

  init(_ session: Session) { self.session = session }

  func destination(for route: Route) -> Destination {
    switch route {
    case .home: .screen(TrialPage("home", of: self))
    case .orders: .flow(OrdersFlow(session))
    }
  }
}

private final class OrdersFlow: Coordinator, RouteGuard {
  enum Route: Equatable { case list, order(Int), note, verify }
  let navigation = Stack<Route>(.list)
  let session: Session
  var isVerified = false

  init(_ session: Session) { self.session = session }

  func destination(for route: Route) -> Destination {
    switch route {
    case .verify:
      .flow(LogInFlow()) {
        self.isVerified = true
        self.resume()
      }
    default: .screen(TrialPage("\(route)", of: self))
    }
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    guard case .order(let number) = route, number >= 100 else { return .allow }
    return .require(isVerified, else: .redirect(to: .verify, as: .sheet, remembering: true))
  }
}

@MainActor
@Suite("Entering: remembered places", .timeLimit(.minutes(10)))
struct EnteringMemoryTests {
  private let session = Session()

  private func app() -> (AppFlow, InMemoryHost) {
    let app = AppFlow(session)
    return (app, InMemoryHost(app))
  }

  private func logIn(_ app: AppFlow) {
    session.isSignedIn = true
    app.child(LogInFlow.self)?.finish()
  }

  @Test("The first screen itself is redirected, remembered and resumed")
  func firstScreen() {
    let (app, host) = app()
    #expect(
      host.lines == ["AppFlow (switcher)", "  logIn: LogInFlow (stack)", "    form: TrialPage"])
    #expect(app.rememberedRoute == .main)
    logIn(app)
    #expect(host.lines.dropFirst().first == "  main: MainFlow (tabs)")
    #expect(app.rememberedRoute == nil)
    #expect(host.misuses == [])
    #expect(host.disagreements == [])
  }

  @Test("After the session has expired the user returns to the same place, modals included")
  func expired() {
    let (app, host) = app()
    logIn(app)
    let main = app.child(MainFlow.self)
    main?.select(.orders)
    let orders = main?.child(OrdersFlow.self)
    orders?.push(.order(7))
    orders?.present(.note)
    let before = host.lines
    app.expire()
    #expect(host.lines.count == 3)
    #expect(host.top == "form")
    logIn(app)
    #expect(host.lines == before)
    #expect(host.disagreements == [])
    #expect(host.misuses == [])
  }

  @Test("A link that arrives meanwhile replaces the remembered place, and the log in stays")
  func linkMeanwhile() throws {
    let (app, host) = app()
    logIn(app)
    app.child(MainFlow.self)?.select(.orders)
    app.expire()
    let form = try host.screen(TrialPage.self)
    let link = Plan(places: [
      Plan.Place(
        route: AppFlow.Route.main,
        plan: Plan(
          places: [
            Plan.Place(
              route: MainFlow.Route.orders,
              plan: Plan(routes: [OrdersFlow.Route.list, OrdersFlow.Route.order(3)]))
          ], isPartial: true))
    ])
    let handle = host.tree.apply(link, .link)
    #expect(handle.currentOutcome == .redirected(to: "logIn"))
    #expect(host.topScreen === form)
    logIn(app)
    #expect(
      host.lines == [
        "AppFlow (switcher)", "  main: MainFlow (tabs)", "    home: TrialPage",
        "    *orders: OrdersFlow (stack)", "      list: TrialPage", "      order(3): TrialPage",
      ])
    #expect(host.disagreements == [])
  }

  @Test("A redirect inside a link of a cold start is remembered by its flow")
  func coldLink() {
    session.isSignedIn = true
    let link = Plan(places: [
      Plan.Place(
        route: AppFlow.Route.main,
        plan: Plan(
          places: [
            Plan.Place(
              route: MainFlow.Route.orders,
              plan: Plan(routes: [
                OrdersFlow.Route.list, OrdersFlow.Route.order(100), OrdersFlow.Route.note,
              ]))
          ], isPartial: true))
    ])
    let app = AppFlow(session)
    let host = InMemoryHost(app)
    host.tree.apply(
      Plan(routes: [AppFlow.Route.help]), .link)
    #expect(host.top == "help")
    host.tree.apply(link, .link)
    let orders = app.child(MainFlow.self)?.child(OrdersFlow.self)
    #expect(orders?.rememberedRoute == .order(100))
    #expect(
      host.lines.suffix(3)
        == [
          "        sheet verify: LogInFlow (stack)", "          form: TrialPage",
        ].suffix(3) || host.lines.contains { $0.contains("sheet verify") })
    orders?.child(LogInFlow.self)?.finish()
    #expect(
      host.lines.suffix(3) == [
        "      list: TrialPage", "      order(100): TrialPage", "      note: TrialPage",
      ])
    #expect(host.disagreements == [])
    #expect(host.misuses == [])
  }

  @Test("The newest place counts; it can be forgotten, and leaves with its flow")
  func newest() {
    session.isSignedIn = true
    let (app, host) = app()
    let main = app.child(MainFlow.self)
    let orders = main?.child(OrdersFlow.self)
    orders?.push(.order(100))
    #expect(orders?.rememberedRoute == .order(100))
    orders?.push(.order(200))
    #expect(orders?.rememberedRoute == .order(200))
    #expect(host.lines.filter { $0.contains("verify") }.count == 1)
    orders?.forgetRememberedRoute()
    #expect(orders?.rememberedRoute == nil)
    #expect(orders?.resume().currentOutcome == .settled)
    orders?.push(.order(300))
    app.show(.help)
    #expect(orders?.rememberedRoute == nil)
    withKnownIssue { #expect(orders?.resume().currentOutcome == .superseded) }
    #expect(host.misuses.map(\.value) == ["OrdersFlow.resume"])
    #expect(host.disagreements == [])
  }

  @Test("A resumed place passes the guard again; if refused, the fallback is entered")
  func again() {
    let guide = Guide()
    let flow = GuardedSwitcher("a", guide)
    let host = InMemoryHost(flow)
    guide.says["x"] = { .redirect(to: "y", remembering: true) }
    flow.show("x")
    #expect(host.top == "y")
    #expect(flow.rememberedRoute == "x")
    let again = flow.resume(orElse: "b")
    #expect(again.currentOutcome == .redirected(to: "y"))
    #expect(flow.rememberedRoute == "x")
    guide.says["x"] = { .refuse("never") }
    let refused = flow.resume(orElse: "b")
    #expect(refused.currentOutcome == .settled)
    #expect(refused.explanation.steps.map(\.kind) == [.refused])
    #expect(host.top == "b")
    #expect(flow.rememberedRoute == nil)
    flow.show("x")
    #expect(host.top == "b")
  }

  @Test("A route can replace the remembered one, with its contents")
  func replaced() {
    let guide = Guide(children: [
      "x1": { .flow(TrialStack("s")) { _ in } }, "x2": { .flow(TrialStack("s")) { _ in } },
    ])
    let flow = GuardedSwitcher("x1", guide)
    let host = InMemoryHost(flow)
    flow.child(TrialStack.self)?.push("t")
    flow.show("logIn", remembering: true)
    flow.resume(as: "x2")
    #expect(
      host.lines.dropFirst() == [
        "  x2: TrialStack (stack)", "    s: TrialPage", "    t: TrialPage",
      ])
    flow.resume(as: "z")
    #expect(host.top == "z")
    #expect(host.disagreements == [])
  }
}
