import Testing
import Usher
import UsherTesting

// The flows of docs/migrating, after the move.

final class UsersFlow: Coordinator {
  enum Route: Hashable { case users, user(String), settings }
  typealias Output = Void

  let navigation = Stack<Route>(.users)

  func destination(for route: Route) -> Destination {
    switch route {
    case .users:
      .screen(UsersModel(onUser: { self.push(.user($0)) }, onLogOut: { self.finish() }))
    case .user(let name): .screen(UserModel(name, onSettings: { self.present(.settings) }))
    case .settings: .flow(SettingsFlow()) { name in self.renamed(to: name) }
    }
  }

  private func renamed(to name: String) { replace(with: .user(name)) }
}

final class SettingsFlow: Coordinator {
  enum Route: Hashable { case settings, name }
  typealias Output = String

  let navigation = Stack<Route>(.settings)

  func destination(for route: Route) -> Destination {
    switch route {
    case .settings: .screen(SettingsModel(onName: { self.push(.name) }))
    case .name: .screen(NameModel(onSave: { self.finish($0) }))
    }
  }
}

final class UsersApp: Coordinator {
  enum Route: Hashable { case logIn, users }

  let navigation = Switcher<Route>(.logIn)

  func destination(for route: Route) -> Destination {
    switch route {
    case .logIn: .screen(LogInModel(onSuccess: { self.show(.users) }))
    case .users: .flow(UsersFlow()) { self.show(.logIn) }
    }
  }
}

extension UsersFlow {
  /// The name goes to the screen that asked for it.
  func rename(_ user: UserModel) {
    task { if let name = try await self.run(SettingsFlow(), as: .sheet) { user.name = name } }
  }

  func logOut() {
    task {
      if await self.confirm("Log out?", ok: "Log out", isDestructive: true) { self.finish() }
    }
  }
}

final class UsersModel {
  let onUser: (String) -> Void
  let onLogOut: () -> Void

  init(onUser: @escaping (String) -> Void, onLogOut: @escaping () -> Void) {
    self.onUser = onUser
    self.onLogOut = onLogOut
  }
}

final class UserModel {
  var name: String
  let onSettings: () -> Void

  init(_ name: String, onSettings: @escaping () -> Void) {
    self.name = name
    self.onSettings = onSettings
  }
}

final class SettingsModel {
  let onName: () -> Void
  init(onName: @escaping () -> Void) { self.onName = onName }
}

final class NameModel {
  let onSave: (String) -> Void
  init(onSave: @escaping (String) -> Void) { self.onSave = onSave }
}

extension CookbookTests {
  @Test("The flows of the guides log in, rename a user, and log out")
  func migrated() throws {
    let host = InMemoryHost(UsersApp())
    try host.screen(LogInModel.self).onSuccess()
    try host.screen(UsersModel.self).onUser("Yuna")
    try host.screen(UserModel.self).onSettings()
    try host.screen(SettingsModel.self).onName()
    try host.screen(NameModel.self).onSave("Mina")
    host.expectTree(
      """
      UsersApp (switcher)
        users: UsersFlow (stack)
          users: UsersModel
          user("Mina"): UserModel
      """)
    host.user.tapBack()
    try host.screen(UsersModel.self).onLogOut()
    host.expectTree("UsersApp (switcher)\n  logIn: LogInModel")
  }

  @Test("A screen of the guides stays when its user gets a name, and a log-out asks")
  func asking() async throws {
    let app = UsersApp()
    let host = InMemoryHost(app)
    try host.screen(LogInModel.self).onSuccess()
    let flow = try #require(app.child(UsersFlow.self))
    try host.screen(UsersModel.self).onUser("Yuna")
    let user = try host.screen(UserModel.self)
    flow.rename(user)
    await host.until { (try? host.screen(SettingsModel.self)) != nil }
    try host.screen(SettingsModel.self).onName()
    try host.screen(NameModel.self).onSave("Mina")
    await host.until { user.name == "Mina" }
    #expect(try host.screen(UserModel.self) === user)
    flow.logOut()
    await host.until { host.alert != nil }
    host.user.choose("Log out")
    await host.until { (try? host.screen(LogInModel.self)) != nil }
  }
}
