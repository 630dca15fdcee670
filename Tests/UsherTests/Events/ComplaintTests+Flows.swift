import Usher

// An app as in the articles: log in or main; main leads to the flow that picks a colour.

/// A screen's model: it handles buttons without knowing their destinations.
final class ButtonsModel {
  let name: String
  let first: @MainActor () -> Void
  let second: @MainActor () -> Void

  init(
    _ name: String, first: @escaping @MainActor () -> Void = {},
    second: @escaping @MainActor () -> Void = {}
  ) {
    self.name = name
    self.first = first
    self.second = second
  }
}

/// Two screens and a result: all the navigation code that is needed.
final class ColourFlow: Coordinator {
  enum Route { case list, detail(String) }
  typealias Output = String

  let navigation = Stack<Route>(.list)

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .screen(ButtonsModel("list", first: { self.push(.detail("yellow")) }))
    case .detail(let name):
      .screen(ButtonsModel(name, first: { self.finish(name) }, second: { self.pop() }))
    }
  }
}

/// The parent: its first button opens the flow as a place, its second one awaits it.
final class ColoursFlow: Coordinator {
  enum Route { case main, colour }

  let navigation = Stack<Route>(.main)
  private(set) var colour: String?
  private(set) var answers: [String?] = []

  func destination(for route: Route) -> Destination {
    switch route {
    case .main:
      .screen(
        ButtonsModel(
          "main", first: { self.push(.colour) }, second: { self.task { try await self.pick() } }))
    case .colour: .flow(ColourFlow()) { self.colour = $0 }
    }
  }

  private func pick() async throws {
    answers.append(try await run(ColourFlow(), as: .sheet))
  }
}

/// Log in or main, with services that show whether anything leaks.
final class GateFlow: Coordinator {
  enum Route { case login, main }

  let navigation = Switcher<Route>(.login)

  func destination(for route: Route) -> Destination {
    switch route {
    case .login: .flow(LoginFlow()) { self.show(.main) }
    case .main: .flow(HomeTabs(onLogOut: { self.show(.login) }))
    }
  }
}

/// Log in, and a nested flow that leads to main directly.
final class LoginFlow: Coordinator {
  enum Route { case login, yellow }

  let navigation = Stack<Route>(.login)

  func destination(for route: Route) -> Destination {
    switch route {
    case .login:
      .screen(
        ButtonsModel("login", first: { self.finish() }, second: { self.push(.yellow) }))
    case .yellow: .flow(YellowFlow(onMain: { self.finish() }))
    }
  }
}

/// Yellow, and red on top of it.
final class YellowFlow: Coordinator {
  enum Route { case yellow, red }

  let navigation = Stack<Route>(.yellow)
  private let onMain: @MainActor () -> Void

  init(onMain: @escaping @MainActor () -> Void) {
    self.onMain = onMain
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .yellow:
      .screen(ButtonsModel("yellow", first: { self.onMain() }, second: { self.push(.red) }))
    case .red: .screen(ButtonsModel("red", first: { self.onMain() }))
    }
  }
}

/// Tabs with a stack each.
final class HomeTabs: Coordinator {
  enum Route { case colours, settings }

  let navigation = Tabs<Route>(.colours, .settings)
  private let onLogOut: @MainActor () -> Void

  init(onLogOut: @escaping @MainActor () -> Void) {
    self.onLogOut = onLogOut
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .colours: .flow(ColoursFlow())
    case .settings: .screen(ButtonsModel("settings", first: { self.onLogOut() }))
    }
  }
}
