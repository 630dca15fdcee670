import Testing
import Usher
import UsherJournal
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

  @Test("A list of pages is a step for each of its routes")
  func pages() {
    let root = LeafFlow()
    let steps = ObservedSteps(InMemoryHost(root))
    root.next()
    root.setPages([.leaf(2), .leaf(3)], selecting: .leaf(3))
    root.remove(.leaf(3))
    root.insert(.leaf(4))
    root.select(.leaf(4))
    #expect(
      steps.lines == [
        "LeafFlow on leaf insert leaf", "LeafFlow on leaf next", "LeafFlow on leaf remove",
        "LeafFlow on leaf select leaf", "LeafFlow on leaf setPages leaf",
      ])
  }

  private final class LeafFlow: Coordinator {
    enum Route: Hashable { case leaf(Int) }
    let navigation = Pages<Route>(.leaf(1), .leaf(2))
    func destination(for route: Route) -> Destination { .screen(Leaf()) }
  }

  private final class Leaf {}

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

@Suite("Observed steps of other sources")
@MainActor
struct CollectedStepsTests {
  @Test("A recording tells the steps, with the places that it knows")
  func recorded() throws {
    let root = HouseFlow()
    let host = InMemoryHost(root, journalLimit: 1_000)
    let live = ObservedSteps(host)
    root.push(.room(2))
    root.present(.cellar, as: Presentation(.fullScreen))
    root.dismiss()
    root.push(.attic)
    root.setRoutes([.hall, .room(1)])
    root.push(.vault)
    root.pop()
    let steps = ObservedSteps()
    steps.add(try #require(host.tree.journal))
    #expect(steps.lines == live.lines)
    #expect(live.lines.contains("HouseFlow on room present cellar as fullScreen"))
  }

  @Test("A recording without its beginning tells steps without places")
  func partial() throws {
    let root = HouseFlow()
    let host = InMemoryHost(root, journalLimit: 1_000)
    root.push(.room(2))
    root.push(.room(3))
    var journal = try #require(host.tree.journal)
    let second = try #require(
      journal.records.lastIndex {
        if case .request(let request, _) = $0.event { request.verb == "push" } else { false }
      })
    journal.records.removeFirst(second)
    let steps = ObservedSteps()
    steps.add(journal)
    #expect(steps.lines == ["HouseFlow push room"])
  }

  @Test("The fuzzer's steps are those of the app's code, without the fuzzer's own verbs")
  func fuzzed() async {
    var fuzzer = Fuzzer { DoorFlow() }
    fuzzer.observedSteps = ObservedSteps()
    #expect(await fuzzer.run(steps: 400).failure == nil)
    // The fuzzer calls `pop`, `popToRoot` and `cancel`; the app only pushes.
    #expect(fuzzer.observedSteps?.lines == ["DoorFlow on hall push hall"])
  }

  @Test("A later tree adds its steps to those of the former one")
  func several() {
    let steps = ObservedSteps()
    for number in 1...2 {
      let root = HouseFlow()
      let host = InMemoryHost(root)
      steps.observe(host.tree)
      if number == 1 { root.push(.room(1)) } else { root.present(.cellar) }
      host.tree.close()
    }
    #expect(
      steps.lines == ["HouseFlow on hall present cellar as sheet", "HouseFlow on hall push room"])
  }
}

private final class DoorFlow: Coordinator {
  enum Route: Hashable { case hall }
  let navigation = Stack<Route>(.hall)

  func destination(for route: Route) -> Destination {
    .screen(Door { [weak self] in self?.push(.hall) })
  }
}

private final class Door: FuzzableScreen {
  private let onOpen: @MainActor () -> Void
  init(onOpen: @escaping @MainActor () -> Void) { self.onOpen = onOpen }
  var fuzzActions: [FuzzAction] { [FuzzAction("open", perform: onOpen)] }
}

private final class HouseFlow: Coordinator, RouteGuard {
  enum Route: Codable, Hashable { case hall, room(Int), cellar, attic, vault }
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
