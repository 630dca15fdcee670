import Testing
import TextHost
import Usher

@Suite("A host that leaves the screen and returns")
@MainActor
struct DetachingTests {
  private func settle(_ host: TextHost) async {
    for _ in 0..<50 {
      host.type("wait")
      await Task.yield()
    }
  }

  @Test(
    "ends nothing, and shows its modals again, with the changes since", arguments: [0, 2])
  func returns(stepsPerTransition: Int) async {
    let desk = Desk()
    let host = TextHost(desk, stepsPerTransition: stepsPerTransition) { _ in [] }
    await settle(host)
    let form = desk.present(.form)
    let help = desk.child(Form.self)?.present(.help)
    await settle(host)
    #expect(host.page.title == "more")

    host.detach()
    await settle(host)
    #expect(host.lines == [] && host.page.title == "desk")
    desk.child(Form.self)?.push(.more)
    let late = desk.child(Form.self)?.child(Form.self)?.present(.more)
    await settle(host)
    #expect(host.type("down") == [])
    #expect(desk.ends == [])
    #expect(late?.currentOutcome?.description == "blocked by the host is detached")

    host.attach()
    await settle(host)
    #expect(host.lines.first == "more")
    #expect(host.tree.isSettled)
    for _ in 0..<2 {
      host.type("down")
      await settle(host)
    }
    #expect(host.lines.first == "< form | more")
    #expect(desk.ends == [])
    host.type("down")
    await settle(host)
    #expect(desk.ends == ["swipe down"])
    #expect(form.currentOutcome == .settled && help?.currentOutcome == .settled)
    host.close()
  }

  @Test("may be closed while it is away")
  func closed() async {
    let desk = Desk()
    let host = TextHost(desk) { _ in [] }
    desk.present(.form)
    await settle(host)
    host.detach()
    host.close()
    host.attach()
    await settle(host)
    #expect(desk.ends == ["host closed"])
    #expect(host.lines == [])
  }
}

private final class Titled: ScreenConfiguring {
  let screenOptions: ScreenOptions
  init(_ title: String) { screenOptions = ScreenOptions(title: title) }
}

private final class Desk: Coordinator {
  enum Route { case desk, form }
  let navigation = Stack<Route>(.desk)
  private(set) var ends: [String] = []

  func destination(for route: Route) -> Destination {
    switch route {
    case .desk: .screen(Titled("desk"))
    case .form: .flow(Form(), onEnd: { self.ends.append("\($0.cause)") })
    }
  }
}

private final class Form: Coordinator {
  enum Route { case form, help, more }
  let navigation: Stack<Route>

  init(_ first: Route = .form) { navigation = Stack(first) }

  func destination(for route: Route) -> Destination {
    switch route {
    case .form: .screen(Titled("form"))
    case .help: .flow(Form(.more))
    case .more: .screen(Titled("more"))
    }
  }
}
