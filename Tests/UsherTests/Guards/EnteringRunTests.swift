import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("Entering: a run that is redirected first", .timeLimit(.minutes(10)))
struct EnteringRunTests {
  /// Needs a key for its vault, and redirects to the key first.
  private final class Hall: Coordinator, RouteGuard {
    enum Route: Equatable { case hall, key, vault, other, closed }
    let navigation = Stack<Route>(.hall)
    var hasKey = false
    var isOpen = true

    func destination(for route: Route) -> Destination {
      switch route {
      case .hall, .other, .closed: .screen(TrialPage("\(route)", of: self))
      case .key: .flow(TrialStack("key")) { _ in self.resume() }
      case .vault: .flow(Vault()) { _ in }
      }
    }

    func decision(for route: Route) -> RouteDecision<Route> {
      switch route {
      case .vault:
        .require(isOpen, else: .refuse("closed"))
          .require(
            RouteRule("has the key") { self.hasKey }, else: .redirect(to: .key, remembering: true))
      case .closed: .redirect(to: .other)
      default: .allow
      }
    }

    func useKey() {
      hasKey = true
      child(TrialStack.self)?.finish(1)
    }
  }

  private final class Vault: Coordinator {
    enum Route { case gold }
    typealias Output = Int
    let navigation = Stack<Route>(.gold)
    func destination(for route: Route) -> Destination { .screen(TrialPage("gold", of: self)) }
  }

  private let hall = Hall()
  private let host: InMemoryHost

  init() { host = InMemoryHost(hall) }

  private func run(as presentation: Presentation? = nil) -> Task<Int?, any Error> {
    Task {
      if let presentation {
        return try await hall.run(.vault, returning: Int.self, as: presentation)
      }
      return try await hall.run(pushing: .vault, returning: Int.self)
    }
  }

  @Test("It continues to wait, and gets its result once the place is resumed")
  func waits() async throws {
    for presentation in [nil, Presentation.sheet] {
      hall.hasKey = false
      let run = run(as: presentation)
      await yieldUntil { host.top == "key" }
      #expect(hall.rememberedRoute == .vault)
      hall.useKey()
      #expect(host.top == "gold")
      hall.child(Vault.self)?.finish(7)
      #expect(try await run.value == 7)
      await yieldUntil { host.tree.isSettled }
      #expect(host.top == "hall")
      #expect(host.disagreements == [])
    }
    #expect(host.misuses == [])
  }

  @Test("It gets nil once its place is forgotten or superseded")
  func forgotten() async throws {
    let first = run()
    await yieldUntil { hall.rememberedRoute == .vault }
    hall.forgetRememberedRoute()
    #expect(try await first.value == nil)

    let second = run()
    await yieldUntil { hall.rememberedRoute == .vault }
    hall.push(.vault)
    #expect(try await second.value == nil)

    hall.resume(as: .other)
    #expect(hall.rememberedRoute == nil)
  }

  @Test("It gets nil if the place is refused when it is resumed")
  func refused() async throws {
    let run = run()
    await yieldUntil { host.top == "key" }
    hall.isOpen = false
    hall.useKey()
    #expect(try await run.value == nil)
    #expect(host.top == "hall")
  }

  @Test("It continues to wait if it is redirected again")
  func again() async throws {
    let run = run()
    await yieldUntil { host.top == "key" }
    #expect(hall.resume().currentOutcome == .redirected(to: "key"))
    #expect(hall.rememberedRoute == .vault)
    hall.useKey()
    hall.child(Vault.self)?.finish(2)
    #expect(try await run.value == 2)
  }

  @Test("It gets nil at once if the place is not remembered")
  func notRemembered() async throws {
    #expect(try await hall.run(pushing: .closed, returning: Int.self) == nil)
    await yieldUntil { host.top == "other" }
    #expect(host.top == "other")
  }

  @Test("A cancelled caller forgets the place, and the redirect stays")
  func cancelled() async throws {
    let run = run()
    await yieldUntil { host.top == "key" }
    run.cancel()
    await #expect(throws: CancellationError.self) { try await run.value }
    #expect(hall.rememberedRoute == nil)
    #expect(host.top == "key")
    hall.useKey()
    #expect(host.top == "hall")
  }

  @Test("A caller whose flow ends is cancelled, and nothing leaks")
  func ended() async throws {
    let run = run()
    await yieldUntil { host.top == "key" }
    host.tree.close()
    await #expect(throws: CancellationError.self) { try await run.value }
    #expect(hall.rememberedRoute == nil)
  }
}
