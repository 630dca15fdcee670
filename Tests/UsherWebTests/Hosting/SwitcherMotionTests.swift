import Testing
import Usher
import UsherWeb

@Suite("How a switcher moves on a page", .drained)
@MainActor
struct SwitcherMotionTests {
  /// A switcher, and how it is to change.
  private final class DoorFlow: Coordinator {
    enum Route: Codable { case outside, inside, tabs, nested }
    let navigation = Switcher<Route>(.outside)
    var transition = TransitionStyle.automatic

    func destination(for route: Route) -> Destination {
      switch route {
      case .outside: .screen(Door("outside", ["inside", "tabs", "nested"], go))
      case .inside: .flow(Hall(go: go))
      case .tabs: .flow(DoorTabs())
      case .nested: .flow(DoorFlow())
      }
    }

    private func go(to name: String) {
      let ways: [String: Route] = ["inside": .inside, "tabs": .tabs, "nested": .nested]
      show(ways[name] ?? .outside, transition: transition)
    }
  }

  private final class Hall: Coordinator {
    enum Route: Codable { case hall, cellar }
    let navigation = Stack<Route>(.hall)
    let go: @MainActor (String) -> Void
    init(go: @escaping @MainActor (String) -> Void) { self.go = go }
    func destination(for route: Route) -> Destination {
      guard route == .hall else { return .screen(Room("cellar", [], go)) }
      return .screen(
        Room("hall", ["outside", "cellar"]) { [weak self] way in
          if way == "cellar" { self?.push(.cellar) } else { self?.go(way) }
        })
    }
  }

  /// A tab with a switcher in it.
  private final class DoorTabs: Coordinator {
    enum Route: Codable { case door, room }
    let navigation = Tabs<Route>(.door, .room)
    func destination(for route: Route) -> Destination {
      route == .door ? .flow(DoorFlow()) : .screen(Room("room", [], { _ in }))
    }
  }

  private class Door: ScreenConfiguring {
    let name: String
    let ways: [String]
    let go: @MainActor (String) -> Void
    var screenOptions: ScreenOptions { ScreenOptions(title: name) }
    init(_ name: String, _ ways: [String], _ go: @escaping @MainActor (String) -> Void) {
      (self.name, self.ways, self.go) = (name, ways, go)
    }
  }

  private final class Room: Door {}

  private let flow = DoorFlow()
  private let views: WebViews = {
    let views = WebViews()
    views.register(Door.self) { door in
      Text("at \(door.name)")
      for way in door.ways { Button(way) { door.go(way) } }
    }
    return views
  }()

  private func visitor() async -> Visitor {
    let visitor = Visitor(WebApp("Doors", path: "/test", views: views) { [flow] in flow })
    await visitor.open()
    return visitor
  }

  /// What the boxes say from where their content came.
  private func directions(_ visitor: Visitor) async -> [String] {
    let page = await visitor.send(WebRequest(target: visitor.address)).text ?? ""
    return page.matches(of: /data-from="([^"]*)"/).map { String($0.1) }
  }

  @Test("It fades, and takes the motion of a pair of screens and that of a verb")
  func motions() async {
    views.animate(from: Door.self, to: Room.self) { _, _ in .motion(.push(from: .trailing)) }
    let visitor = await visitor()
    #expect(await directions(visitor) == [])
    await visitor.press("inside")
    #expect(await directions(visitor) == ["1 0"])
    views.animate(from: Room.self, to: Room.self) { _, _ in .unanimated }
    await visitor.press("outside")
    #expect(await directions(visitor) == [], "the way back is another pair, and this page is older")
    flow.transition = .motion(.push(from: .top))
    await visitor.press("inside")
    #expect(await directions(visitor) == ["0 -1"])
    flow.transition = .unanimated
    await visitor.press("outside")
    #expect(await directions(visitor) == ["none"])
    flow.transition = .motion(.fade)
    await visitor.press("inside")
    #expect(await directions(visitor) == [], "a verb comes before a pair")
    expect(visitor.page.text, contains: "at hall")
  }

  @Test("A switcher in a tab has a box of its own, so that its motion is not that of the tabs")
  func inTab() async {
    views.animate(from: Door.self, to: Room.self) { _, _ in .motion(.push(from: .leading)) }
    let visitor = await visitor()
    await visitor.press("tabs")
    #expect(await directions(visitor) == [], "the last pair that fits names no door")
    await visitor.press("inside")
    let page = await visitor.send(WebRequest(target: visitor.address)).text ?? ""
    #expect(await directions(visitor) == ["-1 0"])
    #expect(page.contains(/data-key="place-\d+" data-from="-1 0"/))
    await visitor.press("room")
    #expect(await directions(visitor) == [])
  }

  @Test("A switcher that is a place of another one does not take the motion of that")
  func nested() async throws {
    flow.transition = .motion(.push(from: .top))
    let visitor = await visitor()
    await visitor.press("nested")
    await visitor.press("inside")
    expect(visitor.page.text, contains: "at hall")
    let page = await visitor.send(WebRequest(target: visitor.address)).text ?? ""
    let inner = try #require(page.firstMatch(of: /data-key="place-\d+"([^>]*)>/)?.output.1)
    #expect(!inner.contains("data-from"))
  }

  @Test("Only changes of a switcher ask for the motion of a pair")
  func asksForSwitchersOnly() async {
    var timesAsked = 0
    views.animate(from: Door.self, to: Door.self) { _, _ in
      timesAsked += 1
      return .motion(.fade)
    }
    let visitor = await visitor()
    await visitor.press("inside")
    #expect(timesAsked == 1)
    await visitor.press("cellar")
    expect(visitor.page.text, contains: "at cellar")
    #expect(timesAsked == 1)
  }
}
