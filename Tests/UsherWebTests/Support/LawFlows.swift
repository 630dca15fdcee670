import Usher
import UsherTesting

/// The state that the flows of the journal's law depend on.
///
/// It is not recorded: a replay has its own.
@MainActor
final class LawWorld {
  var isSignedIn = false
  var isOpen = true
  /// The requests for news that wait.
  private var waiting: [CheckedContinuation<Int, any Error>] = []
  private(set) var asked = 0

  func news() async throws -> Int {
    asked += 1
    return try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  func tell(_ number: Int) {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume(returning: number) }
  }

  func end() {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume(throwing: CancellationError()) }
  }
}

/// Log in, tabs and stacks that guard their routes in every possible way.
final class LawApp: Coordinator, RouteGuard {
  enum Route: Codable, Equatable { case logIn, main, splash }
  let navigation = Switcher<Route>(.main)
  let world: LawWorld

  init(_ world: LawWorld = LawWorld()) { self.world = world }

  func destination(for route: Route) -> Destination {
    switch route {
    case .logIn: .flow(LawLogIn(world)) { self.resume(orElse: .main) }
    case .main: .flow(LawTabs(world, expire: { self.expire() }))
    case .splash: .screen(LawScreen([]))
    }
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    guard route == .main else { return .allow }
    return .require(
      RouteRule(asking: "known") { true }, else: .redirect(to: .logIn)
    ).require(
      RouteRule("signed in") { self.world.isSignedIn },
      else: .redirect(to: .logIn, remembering: true)
    ).placeholder(.splash)
  }

  private func expire() {
    world.isSignedIn = false
    withoutAsking { show(.logIn, remembering: true) }
  }
}

final class LawLogIn: Coordinator {
  enum Route: Codable { case form }
  let navigation = Stack<Route>(.form)
  let world: LawWorld

  init(_ world: LawWorld) { self.world = world }

  func destination(for route: Route) -> Destination {
    .screen(
      LawScreen([
        FuzzAction("log in") {
          self.world.isSignedIn = true
          self.finish()
        },
        FuzzAction("fail") { self.finish() },
      ]))
  }
}

final class LawTabs: Coordinator, RouteGuard {
  enum Route: Codable, Equatable { case home, vault, other }
  let navigation = Tabs<Route>(.home, .vault, .other)
  let world: LawWorld
  private let expire: @MainActor () -> Void

  init(_ world: LawWorld, expire: @escaping @MainActor () -> Void) {
    (self.world, self.expire) = (world, expire)
  }

  func destination(for route: Route) -> Destination { .flow(LawStack(world, expire: expire)) }

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .home: .allow
    case .vault: .require(world.isOpen, else: .refuse("closed"))
    case .other: .require(world.isOpen, else: .redirect(to: .home))
    }
  }
}

final class LawStack: Coordinator, RouteGuard {
  enum Route: Codable, Equatable {
    case first, plain, news(Int), refused, elsewhere, sheet, asked, child, choice
  }
  let navigation = Stack<Route>(.first)
  let world: LawWorld
  let expire: @MainActor () -> Void

  init(_ world: LawWorld, expire: @escaping @MainActor () -> Void) {
    (self.world, self.expire) = (world, expire)
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .child:
      .flow(LawStack(world, expire: expire), startingAt: [.plain, .asked, .elsewhere])
    case .choice: .flow(LawChoice()) { number in self.push(.news(number)) }
    default: .screen(screen())
    }
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .first, .plain, .child, .news: .allow
    case .refused: .refuse("never")
    case .elsewhere: .redirect(to: .plain, remembering: true)
    case .sheet: .redirect(to: .plain, as: .sheet, remembering: world.isOpen)
    case .choice: .require(world.isOpen, else: .redirect(to: .plain, remembering: true))
    case .asked:
      .ask {
        await Task.yield()
        guard self.world.isOpen else { return .redirect(to: .plain) }
        return await self.confirm("Enter?", ok: "Enter", cancel: "Stay") ? .allow : .refuse("no")
      }
    }
  }

  func lifetime() async {
    while let number = try? await recorded("news", { try await self.world.news() }) {
      push(.news(number))
    }
  }

  private func screen() -> LawScreen {
    let routes: [Route] = [.plain, .refused, .elsewhere, .sheet, .asked, .child, .choice]
    let pushes = routes.map { route in FuzzAction("push \(route)") { self.push(route) } }
    let screen = LawScreen(pushes)
    screen.ask = { await self.confirm("Leave?", ok: "Leave", cancel: "Stay") }
    screen.fuzzActions += [
      FuzzAction("toggle") { self.world.isOpen.toggle() },
      FuzzAction("present") { self.present(.asked) },
      FuzzAction("replace") { self.replace(with: .asked) },
      FuzzAction("all") { self.setRoutes([.first, .plain, .asked, .plain]) },
      FuzzAction("resume") { self.resume(orElse: .plain) },
      FuzzAction("forget") { self.forgetRememberedRoute() },
      FuzzAction("pop") { self.pop() },
      FuzzAction("expire") { self.expire() },
      FuzzAction("soil") { [weak screen] in screen?.isDirty = true },
      FuzzAction("soil itself") { [weak screen] in screen?.isStubborn = true },
      FuzzAction("run") {
        self.task {
          guard let number = try await self.run(LawChoice(), as: .sheet) else { return }
          self.push(.news(number))
        }
      },
      FuzzAction("run choice") {
        self.task {
          guard let number = try await self.run(pushing: .choice, returning: Int.self) else {
            return
          }
          self.push(.news(number))
        }
      },
    ]
    return screen
  }
}

final class LawChoice: Coordinator {
  enum Route: Codable { case choice }
  typealias Output = Int
  let navigation = Stack<Route>(.choice)

  func destination(for route: Route) -> Destination {
    .screen(
      LawScreen([
        FuzzAction("one") { self.finish(1) }, FuzzAction("two") { self.finish(2) },
        FuzzAction("none") { self.cancel() },
      ]))
  }
}

final class LawScreen: FuzzableScreen, LeaveGuard {
  var fuzzActions: [FuzzAction]
  var isDirty = false
  var isStubborn = false
  var ask: (@MainActor () async -> Bool)?

  init(_ actions: [FuzzAction]) { fuzzActions = actions }

  var leavePolicy: LeavePolicy { isDirty || isStubborn ? .ask : .allow }

  func confirmLeave() async -> Bool {
    if isStubborn {
      isStubborn = false
      return false
    }
    return await ask?() ?? true
  }
}
