import Usher

/// The logged-in user.
public struct User: Sendable, Hashable {
  /// The user's name.
  public let name: String
}

/// A feature package exports a factory; its routes stay internal.
@MainActor
public func makeLogIn() -> some Coordinator<User> { LogInFlow() }

/// The same, with a type that depends on an argument.
@MainActor
public func makeLogIn(quick: Bool) -> any Coordinator<User> { LogInFlow() }

final class LogInFlow: Coordinator {
  enum Route { case form, help(topic: String) }
  typealias Output = User

  let navigation = Stack<Route>(.form)

  func destination(for route: Route) -> Destination {
    switch route {
    case .form: .screen(Screen { self.finish(User(name: "하나")) })
    case .help(let topic):
      let title = "help on \(topic)"
      Destination.screen(Screen(title) { self.pop() })
    }
  }
}

final class HomeTabs: Coordinator {
  enum Route { case news, profile }

  let navigation = Tabs<Route>(.news, .profile)
  let user: User

  init(user: User) { self.user = user }

  func destination(for route: Route) -> Destination {
    switch route {
    case .news: .flow(NewsFlow())
    case .profile: .screen(Screen(user.name) { self.select(.news) })
    }
  }
}

final class NewsFlow: Coordinator {
  enum Route: Hashable { case list, item(Int), picker, sure }

  let navigation = Stack<Route>(.list)
  private var picked: Int?

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .screen(Screen { self.push(.item(1)) })
    case .item(let number):
      .screen(Screen("\(number)") { self.task { try? await self.pick() } })
    case .picker: .flow(PickerFlow(), onEnd: { self.picked = $0.output })
    case .sure:
      .alert(AlertContent("Sure?", .cancel("No"), .destructive("Yes") { self.popToRoot() }))
    }
  }

  func pick() async throws {
    picked = try await run(PickerFlow(), as: .sheet)
    picked = try await run(pushing: .picker, returning: Int.self)
    guard let user = try await run(makeLogIn(), as: .fullScreen) else { return }
    transaction {
      pop(to: .item(1))
      push(unique: .item(user.name.count))
      setRoutes([.list, .sure])
    }
    present(.sure)
    let handle = replace(with: .list, transition: .unanimated)
    _ = await handle.outcome
  }

  func lifetime() async {
    await Task.yield()
  }
}

final class PickerFlow: Coordinator {
  enum Route { case numbers }
  typealias Output = Int

  let navigation = Stack<Route>(.numbers)

  func destination(for route: Route) -> Destination {
    .screen(Screen { self.finish(7) })
  }
}

final class AppFlow: Coordinator, RouteGuard {
  enum Route { case logIn, home(User) }

  let navigation = Switcher<Route>(.logIn)
  private var isSignedIn = false

  init() {}

  func destination(for route: Route) -> Destination {
    switch route {
    case .logIn:
      .flow(makeLogIn()) {
        self.isSignedIn = true
        self.resume(as: .home($0))
      }
    case .home(let user): .flow(HomeTabs(user: user))
    }
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .logIn: .allow
    case .home:
      .require(RouteRule("signed in") { self.isSignedIn }, else: .redirect(to: .logIn))
        .require(RouteRule(asking: "adult") { await self.isAdult() }, else: .refuse("too young"))
    }
  }

  private func isAdult() async -> Bool { await confirm("18?", ok: "Yes", cancel: "No") }

  func expire() {
    isSignedIn = false
    withoutAsking { show(.logIn, remembering: true) }
  }
}

@MainActor
final class Screen: ScreenConfiguring {
  let title: String
  var screenOptions: ScreenOptions { ScreenOptions(title: title) }
  let tap: @MainActor () -> Void

  init(_ title: String = "", tap: @escaping @MainActor () -> Void) {
    self.title = title
    self.tap = tap
  }
}
