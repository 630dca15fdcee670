import Testing
import Usher
import UsherLinks
import UsherTesting

/// A stack with buttons, whose route `asked` asks first.
private class Buttons: Coordinator {
  enum Route: String, Codable, Hashable { case first, asked, page }
  let navigation = Stack<Route>(.first)
  private let press: @MainActor (Buttons, String) -> Void

  init(_ press: @escaping @MainActor (Buttons, String) -> Void) { self.press = press }

  func destination(for route: Route) -> Destination {
    .screen(
      FuzzScreen(
        ["a", "b"].map { name in
          FuzzAction(name) { if self.navigation.count < 4 { self.press(self, name) } }
        }))
  }
}

private final class AskingButtons: Buttons, RouteGuard {
  func decision(for route: Route) -> RouteDecision<Route> {
    route == .asked ? .ask { .allow } : .allow
  }
}

private final class AskingTabs: Coordinator, RouteGuard, Linkable {
  enum Route: String, Codable, Hashable { case home, orders }
  static let links: Links<Route> = [RouteLink("home", .home), RouteLink("orders", .orders)]
  let navigation = Tabs<Route>(.home, .orders)
  private let opensLink: Bool

  init(opensLink: Bool = false) { self.opensLink = opensLink }

  func decision(for route: Route) -> RouteDecision<Route> {
    route == .orders ? .ask { .allow } : .allow
  }

  func destination(for route: Route) -> Destination {
    .screen(
      FuzzScreen([
        FuzzAction("orders") {
          if self.opensLink { _ = try? self.open("/orders") } else { self.select(.orders) }
        },
        FuzzAction("home") { self.select(.home) },
      ]))
  }
}

/// Its log in asks before it is left, and leads back to the tab that was selected.
private final class Session: Coordinator {
  enum Route: String, Codable, Hashable { case logIn, main }
  let navigation = Switcher<Route>(.main)

  func destination(for route: Route) -> Destination {
    guard route == .logIn else { return .flow(Main { self.show(.logIn, remembering: true) }) }
    let screen = FuzzScreen([FuzzAction("log in") { self.resume(orElse: .main) }])
    screen.isDirty = true
    return .screen(screen)
  }
}

private final class Main: Coordinator {
  enum Route: String, Codable, Hashable { case left, right }
  let navigation = Tabs<Route>(.left, .right)
  private let logOut: @MainActor () -> Void

  init(_ logOut: @escaping @MainActor () -> Void) { self.logOut = logOut }

  func destination(for route: Route) -> Destination {
    .screen(FuzzScreen([FuzzAction("log out") { self.logOut() }]))
  }
}

/// A stack with sheets in sheets, which a link opens.
private final class Started: Coordinator, Linkable {
  enum Route: String, Codable, Hashable { case first, sheet }
  static let links: Links<Route> = [
    RouteLink("first", .first), RouteLink("sheet", .sheet, to: Started.self, as: .sheet),
  ]
  let navigation = Stack<Route>(.first)

  func destination(for route: Route) -> Destination {
    switch route {
    case .first:
      .screen(
        FuzzScreen([
          FuzzAction("link") { _ = try? self.open("/first/sheet/first/sheet") },
          FuzzAction("dismiss") { self.dismiss() },
        ]))
    case .sheet: .flow(Started())
    }
  }
}

/// A switcher in a stack, whose only place is a stack that is cancelled when its only place has ended.
private final class Emptied: Coordinator {
  enum Route { case first, switcher }
  let navigation = Stack<Route>(.first, .switcher)

  func destination(for route: Route) -> Destination {
    route == .first ? .screen(FuzzScreen()) : .flow(Inner())
  }

  final class Inner: Coordinator {
    enum Route { case stack }
    let navigation = Switcher<Route>(.stack)
    func destination(for route: Route) -> Destination { .flow(Place(depth: 0)) }
  }

  final class Place: Coordinator {
    enum Route { case child }
    let navigation = Stack<Route>(.child)
    private let depth: Int

    init(depth: Int) { self.depth = depth }

    func destination(for route: Route) -> Destination {
      guard depth == 0 else { return .screen(FuzzScreen()) }
      return .flow(Place(depth: 1), onEnd: { _ in self.cancel() })
    }
  }
}

@Suite("The fuzzer and requests that rearrange", .timeLimit(.minutes(10)))
@MainActor
struct RearrangingTests {
  @Test(
    "Tabs whose guard asks may be selected later, by a verb or by a link", arguments: [false, true])
  func tabs(opensLink: Bool) async {
    await Fuzzer { AskingTabs(opensLink: opensLink) }.expectNoFailure(steps: 400)
  }

  @Test("Tabs whose guard asks are the same after the app was killed")
  func killed() async {
    await Fuzzer { AskingTabs() }.expectSnapshotsSurvive(steps: 100)
  }

  @Test("A place may come in below others after a question", arguments: ["edit", "insert"])
  func below(verb: String) async {
    await Fuzzer {
      AskingButtons { flow, _ in flow.edit(verb) { _ in StackSplice(0..<0, with: [.asked]) } }
    }
    .expectNoFailure(steps: 400)
  }

  @Test("A remembered place is resumed with its selected tab")
  func remembered() async {
    await Fuzzer { Session() }.expectNoFailure(steps: 400)
  }

  @Test("A later verb of a transaction sees the order that an earlier one made")
  func inTransaction() async {
    await Fuzzer {
      Buttons { flow, name in
        guard name == "a" else { return _ = flow.push(.page) }
        flow.transaction {
          flow.edit { count in StackSplice(count - 1..<count - 1, with: [.page]) }
          flow.pop()
          flow.edit { count in StackSplice(0..<0, with: [.page]) }
          flow.setRoutes([.first])
        }
      }
    }
    .expectNoFailure(steps: 400)
  }

  @Test("A pop waits with the other verbs of its transaction, and is refused with them")
  func judgedTogether() async {
    let wrong = await Fuzzer {
      AskingButtons { flow, name in
        guard name == "a" else { return _ = flow.push(.page) }
        flow.transaction {
          flow.pop()
          flow.push(.asked)
        }
      }
    }
    .replay([.act("b"), .act("b"), .act("a"), .wait])
    #expect(wrong == nil)
  }

  @Test("A sheet of a link belongs to the flow around its place")
  func linkedSheet() async {
    await Fuzzer { Started() }.expectNoFailure(steps: 400)
  }

  @Test("A swipe over all that is left of the root does nothing")
  func lastItem() async {
    let wrong = await Fuzzer {
      Buttons { flow, name in
        if name == "a" { flow.push(.page) } else { flow.edit { _ in StackSplice(0..<1, with: []) } }
      }
    }
    .replay([.act("a"), .beginSwipeBack, .act("b"), .finishGesture])
    #expect(wrong == nil)
  }

  @Test("A flow that is cancelled when it is empty, and kept, leaves because it is empty")
  func emptied() async {
    let wrong = await Fuzzer { Emptied() }.replay([.verb(.cancel, flow: 3), .wait])
    #expect(wrong == nil)
  }
}
