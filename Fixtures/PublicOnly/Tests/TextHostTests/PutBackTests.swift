import Testing
import TextHost
import Usher

@Suite("A screen that the host moved and that may not be left")
@MainActor
struct PutBackTests {
  @Test("comes back with everything in it", arguments: [0, 2])
  func putBack(stepsPerTransition: Int) async {
    let house = House()
    let host = TextHost(house, stepsPerTransition: stepsPerTransition) { _ in [] }
    func settle() async {
      for _ in 0..<200 {
        host.type("wait")
        await Task.yield()
      }
    }
    await settle()
    house.push(.garden)
    await settle()
    host.type("tab 2")
    await settle()
    #expect(host.lines == ["< Hall", "Untitled (Untitled)"])

    host.type("hold swipe")
    house.garden?.leavePolicy = .ask
    host.type("let go")
    await settle()
    #expect(house.garden?.timesAsked == 1)
    #expect(host.lines == ["< Hall", "Untitled (Untitled)"])
    host.close()
  }
}

private final class Hall: ScreenConfiguring {
  let screenOptions = ScreenOptions(title: "Hall")
}

private final class Bed {}

private final class House: Coordinator {
  enum Route { case hall, garden }
  let navigation = Stack<Route>(.hall)
  private(set) weak var garden: Garden?

  func destination(for route: Route) -> Destination {
    switch route {
    case .hall: .screen(Hall())
    case .garden: .flow(plant())
    }
  }

  private func plant() -> Garden {
    let garden = Garden()
    self.garden = garden
    return garden
  }
}

private final class Garden: Coordinator, LeaveGuard {
  enum Route { case left, right }
  let navigation = Tabs<Route>(.left, .right)
  var leavePolicy = LeavePolicy.allow
  private(set) var timesAsked = 0

  func destination(for route: Route) -> Destination { .screen(Bed()) }

  func confirmLeave() async -> Bool {
    timesAsked += 1
    return false
  }
}
