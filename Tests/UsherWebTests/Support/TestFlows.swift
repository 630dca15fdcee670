import Observation
@_spi(Hosting) import Usher
import UsherWeb

/// A small app with every kind of container: a switcher, tabs, stacks, sheets, an alert.
@MainActor
final class TestApp: Coordinator {
  enum Route: Codable { case login, main }
  let navigation = Switcher<Route>(.login)

  func destination(for route: Route) -> Destination {
    switch route {
    case .login:
      Destination.screen(LoginModel { self.show(.main) })
    case .main:
      Destination.flow(MainTabs()) { self.show(.login) }
    }
  }
}

@MainActor
final class MainTabs: Coordinator {
  enum Route: Codable { case home, settings }
  let navigation = Tabs<Route>(.home, .settings)

  func destination(for route: Route) -> Destination {
    switch route {
    case .home: Destination.flow(HomeFlow())
    case .settings: Destination.flow(SettingsFlow { self.finish() })
    }
  }
}

@MainActor
final class HomeFlow: Coordinator, ScreenConfiguring {
  enum Route: Codable { case list, item(Int), pick, ask, note(Bool), edit }
  let navigation = Stack<Route>(.list)
  let screenOptions = ScreenOptions(tabItem: TabItem("Home", imageName: "house", badge: "2"))
  let state = HomeState()

  func destination(for route: Route) -> Destination {
    switch route {
    case .list:
      let list = ListModel(state)
      list.onItem = { self.push(.item($0)) }
      list.onPick = { self.present(.pick) }
      list.onAsk = { self.present(.ask) }
      list.onEdit = { self.push(.edit) }
      list.onNote = { self.present(.note($0), as: $0 ? .sheet : .fullScreen) }
      return Destination.screen(list)
    case .item(let number):
      return Destination.screen(ItemModel(number) { self.push(.item(number + 1)) })
    case .pick:
      return Destination.flow(PickFlow()) { self.state.picked = $0 }
    case .ask:
      return Destination.alert(
        AlertContent(
          "Clear <everything>?", message: "There is no way back.", .cancel("Keep"),
          .destructive("Clear") { self.state.cleared += 1 }))
    case .edit:
      return Destination.screen(
        EditModel { await self.confirm("Discard?", ok: "Discard", cancel: "Stay") })
    case .note(let isFixed):
      return Destination.screen(NoteModel(isFixed: isFixed) { self.dismiss() })
    }
  }
}

/// A flow in a sheet with its own stack, which returns a name.
@MainActor
final class PickFlow: Coordinator {
  enum Route: Codable { case names, confirm(String) }
  typealias Output = String
  let navigation = Stack<Route>(.names)

  func destination(for route: Route) -> Destination {
    switch route {
    case .names:
      Destination.screen(NamesModel { self.push(.confirm($0)) })
    case .confirm(let name):
      Destination.screen(ConfirmModel(name) { self.finish(name) })
    }
  }
}

@MainActor
final class SettingsFlow: Coordinator, ScreenConfiguring {
  enum Route: Codable { case settings }
  let navigation = Stack<Route>(.settings)
  let screenOptions = ScreenOptions(tabItem: TabItem("Settings", imageName: "gearshape"))
  let onLogOut: @MainActor () -> Void

  init(onLogOut: @escaping @MainActor () -> Void) {
    self.onLogOut = onLogOut
  }

  func destination(for route: Route) -> Destination {
    Destination.screen(SettingsModel(onLogOut: onLogOut))
  }
}
