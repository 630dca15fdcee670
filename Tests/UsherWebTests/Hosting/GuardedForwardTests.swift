import Foundation
import Testing
@_spi(Hosting) import Usher
import UsherWeb

@Suite("The browser's Forward meets a guard", .drained, .timeLimit(.minutes(10)))
@MainActor
struct GuardedForwardTests {
  private struct Answer: Decodable {
    let depth: Int
    let isRefused: Bool
    let note: String?
  }

  private let house = House()
  private let visitor: Visitor

  init() async {
    let views = WebViews()
    views.register(Room.self) { room in Button("Vault") { room.onVault() } }
    let house = house
    visitor = Visitor(
      WebApp("House", path: "/house", views: views, beside: TreeLog().markup) { HouseFlow(house) })
    await visitor.open()
    await visitor.press("Vault")
    _ = try? await go(to: 0)
    #expect(visitor.page.titles == ["hall"])
  }

  private func go(to depth: Int) async throws -> Answer {
    let text = await visitor.postByScript("history:\(depth)")
    await visitor.reload()
    return try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
  }

  @Test("A refusal leaves everything as it was; without it, Forward leads to the place")
  func refused() async throws {
    house.says = { .refuse("closed") }
    let refused = try await go(to: 1)
    #expect(refused.isRefused && refused.depth == 0 && refused.note != nil)
    #expect(visitor.page.titles == ["hall"])
    house.says = { .allow }
    let allowed = try await go(to: 1)
    #expect(!allowed.isRefused && allowed.depth == 1)
    #expect(visitor.page.titles == ["vault"])
  }

  @Test("The target of a redirect replaces the place in the history")
  func redirected() async throws {
    house.says = { .redirect(to: .door) }
    let answer = try await go(to: 1)
    #expect(!answer.isRefused && answer.depth == 1)
    #expect(visitor.page.titles == ["door"])
    #expect(try await go(to: 0).depth == 0)
    #expect(visitor.page.titles == ["hall"])
    house.says = { .allow }
    // The door was left last, so Forward opens it now.
    #expect(try await go(to: 1).depth == 1)
    #expect(visitor.page.titles == ["door"])
  }

  @Test("The screens above a redirected place are not opened on top of the target")
  func onTop() async throws {
    #expect(try await go(to: 1).depth == 1)
    await visitor.press("Vault")
    _ = try await go(to: 0)
    house.says = { .redirect(to: .door) }
    let answer = try await go(to: 2)
    #expect(answer.isRefused && answer.depth == 1)
    #expect(visitor.page.titles == ["door"])
    house.says = { .allow }
    #expect(try await go(to: 2).isRefused)
    #expect(visitor.page.titles == ["door"])
  }

  @Test("A guard that asks keeps the visitor in place, without misuse; a yes then leads there")
  func asked() async throws {
    let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
    house.says = { [weak house] in
      .ask {
        for await isOpen in answers { return isOpen ? .allow : .refuse("closed") }
        house?.wasRefused = true
        return .refuse("no answer came")
      }
    }
    let waiting = try await go(to: 1)
    #expect(waiting.isRefused && waiting.depth == 0 && waiting.note == nil)
    #expect(visitor.page.titles == ["hall"])
    answer.yield(true)
    while house.flow?.navigation.routes.last != .vault, !Task.isCancelled { await Task.yield() }
    await visitor.reload()
    #expect(visitor.page.titles == ["vault"])
    #expect(try await go(to: 0).depth == 0)
    answer.finish()
    #expect(try await go(to: 1).depth == 0)
    while !house.wasRefused, !Task.isCancelled { await Task.yield() }
    await visitor.reload()
    #expect(visitor.page.titles == ["hall"])
  }
}

/// The vault's current decision.
@MainActor
private final class House {
  var says: @MainActor () -> RouteDecision<HouseFlow.Route> = { .allow }
  var wasRefused = false
  weak var flow: HouseFlow?
}

private final class HouseFlow: Coordinator, RouteGuard {
  enum Route { case hall, vault, door }
  let navigation = Stack<Route>(.hall)
  private let house: House

  init(_ house: House) {
    self.house = house
    house.flow = self
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    route == .vault ? house.says() : .allow
  }

  func destination(for route: Route) -> Destination {
    .screen(Room("\(route)") { self.push(.vault) })
  }
}

private final class Room: ScreenConfiguring {
  let title: String
  var screenOptions: ScreenOptions { ScreenOptions(title: title) }
  let onVault: @MainActor () -> Void

  init(_ name: String, onVault: @escaping @MainActor () -> Void) {
    title = name
    self.onVault = onVault
  }
}
