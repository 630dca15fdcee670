// Conforms to each public protocol and makes the calls of users, without `@testable`; it only
// has to compile. An unintended change here is a change that breaks users.
import Testing
import Usher
import UsherHostTesting
import UsherTesting
import UsherWeb

final class EveryFlow: Coordinator {
  enum Route: Hashable { case screen, alert, child, own, listed, choice }
  typealias Output = String

  let navigation = Stack<Route>(.screen, .screen)

  func destination(for route: Route) -> Destination {
    switch route {
    case .screen: .screen(EveryScreen())
    case .alert:
      .alert(
        AlertContent(
          "Title", message: "Message", .cancel("No"), .destructive("Yes") {}, .init("Maybe")))
    case .child: .flow(EveryFlow(), onEnd: { print($0.cause, $0.output ?? "none") })
    case .own: .flow(EveryFlow(), startingAt: [Route.screen, .alert]) { _ in }
    case .listed: .flow(EveryFlow(), startingAt: [Route.screen, .alert]) { _ in }
    case .choice:
      .alert(AlertContent("Title", actions: ["a", "b"].map { AlertContent.Action($0) }))
    }
  }

  func lifetime() async {}

  func everything() async throws {
    push(.child)
    push(unique: .child)
    pop()
    pop(to: .screen)
    popToRoot()
    replace(with: .child)
    setRoutes([.screen])
    edit { count in StackSplice(0..<count, with: [.screen]) }
    present(.screen, as: .sheet)
    present(.screen, as: .fullScreen, transition: .unanimated)
    present(.screen, as: .popover(from: self))
    present(.screen, as: Presentation(Presentation.Style("of my own")))
    present(.alert, transition: .custom("mine"))
    dismiss()
    push(.screen, allowsRepeat: true)
    present(.screen, allowsRepeat: true)
    withoutAskingOwnScreens { pop() }
    transaction { push(.screen) }
    let value: String? = try await run(EveryFlow(), as: .sheet)
    let other: String? = try await run(pushing: EveryFlow())
    let third: String? = try await run(pushing: .child, returning: String.self)
    let fourth: String? = try await run(.child, returning: String.self, as: .sheet)
    let isSure = await confirm(
      "Sure?", message: "Really?", ok: "Yes", cancel: "No", isDestructive: true)
    await alert("Saved", message: "All of it.", ok: "Fine")
    let answer: Route? = try await alert(
      "Where?", message: "To go.",
      actions: [
        .init("Screen", isPreferred: true, value: .screen),
        .init("Own", role: .destructive, value: .own), .cancel(), .cancel("No"),
      ])
    let chosen = try await choose("Which?", message: "Of these.", from: [1, 2], anchor: self) {
      "\($0)"
    }
    let done = try await choose(actions: [AlertAction("Done", value: true)])
    let name = try await prompt(
      "Name", message: "Yours.", placeholder: "Ada", text: "Bob", kind: .password, ok: "Go",
      cancel: "No")
    print(answer as Any, chosen as Any, done as Any, name as Any)
    present(.alert, as: .actionSheet(from: self))
    task { try await self.everything() }.cancel()
    let child: EveryFlow? = child()
    let same = self.child(at: .child)
    let handle = cancel()
    switch await handle.outcome {
    case .settled, .superseded, .duplicate:
      print(handle.request.verb, handle.id, handle.request.origin == .code)
    case .redirected(let route): print(route, handle.explanation)
    case .refused(let who): print(who)
    case .failed(let why): print(why)
    case .blocked(let what): print(what)
    @unknown default: print("a new outcome")
    }
    print(navigation.routes, navigation.count, navigation.isAttached, isPresenting)
    finish([value, other, third, fourth].compactMap { $0 }.joined())
    _ = (child, same, isSure)
  }
}

final class EveryTabs: Coordinator {
  enum Route: Hashable { case first, second }
  let navigation = Tabs<Route>(.first, .second)

  func destination(for route: Route) -> Destination { .screen(EveryScreen()) }

  func everything() {
    select(.second)
    select(at: 0)
    setTabs([.second, .first], selecting: .first)
    print(navigation.selectedIndex, navigation.selected as Any)
    finish()
  }
}

final class EveryPages: Coordinator {
  enum Route: Hashable { case first, second, none }
  let navigation = Pages<Route>(
    [.first, .second], startingAt: 1, axis: .vertical, whenEmpty: Route.none)
  let short = Pages<Route>(.first, .second, axis: .horizontal)

  func destination(for route: Route) -> Destination { .screen(EveryScreen()) }

  func everything() {
    next()
    previous()
    select(.second)
    select(at: 0)
    insert(.first, at: 2)
    remove(.first)
    setPages([.second], selecting: .second)
    print(navigation.selectedIndex, navigation.selected as Any)
  }
}

final class EverySwitcher: Coordinator, RouteGuard {
  enum Route { case one, two, three }
  let navigation = Switcher<Route>(.one)
  let rule = RouteRule("so") { true }
  let slow = RouteRule(asking: "so") { true }

  func destination(for route: Route) -> Destination { .flow(EveryTabs()) { self.show(.two) } }

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .one: .allow
    case .two: .require(rule && slow || !rule, else: .refuse(rule.name)).require(rule, else: .allow)
    case .three: .ask { .redirect(to: .one, as: .sheet, remembering: true) }
    }
  }

  func everything() {
    show(.two, remembering: true)
    print(rememberedRoute as Any)
    forgetRememberedRoute()
    resume()
    resume(orElse: .one)
    for step in resume(as: .two).explanation.steps where step.kind == .refused {
      print(step, step.by as Any, step.route as Any, step.target as Any, step.rule as Any)
      print(step.reason as Any, step.isRemembered, step.request as Any)
    }
  }
}

final class EveryScreen: ScreenConfiguring, LeaveGuard {
  var screenOptions: ScreenOptions {
    ScreenOptions(
      title: "Title", backTitle: "Back", hidesNavigationBar: false,
      detents: [.medium, .large, .fraction(0.3)], isDismissable: true,
      tabItem: TabItem("Tab", imageName: "star", badge: "1"))
  }
  var leavePolicy: LeavePolicy { .ask }
  func confirmLeave() async -> Bool { true }
}

@MainActor
func everyTest() async {
  let host = InMemoryHost(EverySwitcher(), transitions: .stepped, recordsMisuse: false) {
    print($0)
  }
  host.user.tapBack()
  host.user.swipeBack()
  host.user.chooseFromBackMenu(over: 2)
  host.user.swipeDown()
  host.user.tapTab(1)
  host.user.choose("Yes")
  host.user.beginSwipeBack().finish()
  host.user.beginSwipeDown().cancel()
  host.finishTransition()
  await host.until { host.tree.isSettled }
  await host.expectTree(host.tree.description)
  await host.expectNothingLeaked()
  print(host.events, host.misuses, host.leaks, host.title as Any, host.alert?.actions.count as Any)
  let observation = host.tree.observe { event in
    if case .ended(let node, let cause) = event { print(node.id, node.kind, cause.isUserAction) }
  }
  observation.cancel()
  for scenario in HostContract.scenarios { await scenario.run { InMemoryContractHost($0) } }
  host.tree.close()
}

struct Badge: Component {
  func render(in context: inout ComponentContext) -> Markup {
    .element("strong", ["class": "badge"], [.text("new")])
  }
}

@MainActor
func everyPage() async -> Int {
  let views = WebViews()
  views.register(EveryScreen.self) { screen in
    Heading(screen.screenOptions.title ?? "")
    Badge()
    Button("Tap") { print("tapped") }
  }
  let app = WebApp("App", path: "/app", views: views) { EveryTabs() }
  let host = WebHost("Apps", apps: [app])
  let response = await host.respond(to: WebRequest(path: "/app"))
  host.close()
  await host.untilSaved()
  return response.status
}
