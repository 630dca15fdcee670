import Testing
import Usher
import UsherTesting

@Suite("Observed steps")
@MainActor
struct ObservedStepsTests {
  @Test("A step is told with its flow, its place, its route and its style")
  func steps() async {
    let root = HouseFlow()
    let host = InMemoryHost(root)
    let steps = ObservedSteps(host)
    root.push(.room(2))
    root.present(.cellar, as: Presentation(.fullScreen))
    root.dismiss()
    root.setRoutes([.hall, .room(1)])
    let asked = Task { await root.alert("Closed", message: "(today)") }
    await host.until { host.alert != nil }
    host.user.choose("OK")
    await asked.value
    #expect(
      steps.lines == [
        "HouseFlow on cellar dismiss", "HouseFlow on hall push room",
        "HouseFlow on room alert", "HouseFlow on room present cellar as fullScreen",
        "HouseFlow on room setRoutes hall", "HouseFlow on room setRoutes room",
      ])
    #expect(steps.text.hasPrefix("# Steps"))
  }

  @Test("A redirect is a step, and a refused request is none")
  func redirected() {
    let root = HouseFlow()
    let host = InMemoryHost(root)
    let steps = ObservedSteps(host)
    root.push(.attic)
    root.push(.vault)
    #expect(
      steps.lines == [
        "HouseFlow on attic redirect cellar", "HouseFlow on hall push attic",
      ])
  }

  @Test("The user's steps are none of the code's")
  func user() {
    let root = HouseFlow()
    let host = InMemoryHost(root)
    root.push(.room(1))
    let steps = ObservedSteps(host)
    host.user.tapBack()
    #expect(steps.lines == ["HouseFlow push room"])
  }
}

private final class HouseFlow: Coordinator, RouteGuard {
  enum Route: Hashable { case hall, room(Int), cellar, attic, vault }
  let navigation = Stack<Route>(.hall)

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .attic: .redirect(to: .cellar)
    case .vault: .refuse("locked")
    default: .allow
    }
  }

  func destination(for route: Route) -> Destination { .screen(Room()) }
}

private final class Room {}
