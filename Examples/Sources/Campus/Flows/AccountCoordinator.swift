import Usher
import UsherLinks
import UsherSnapshots

/// The user's account; finishes when the user logs out.
final class AccountCoordinator: Coordinator, Linkable, ScreenConfiguring {
  enum Route: Codable, Hashable { case account, name, nameInSheet, question }
  static let links: Links<Route> = [
    RouteLink("", .account), RouteLink("name", .name),
    RouteLink("name-in-sheet", .nameInSheet, as: .sheet),
    RouteLink("log-out", .question, as: .alert),
  ]

  let navigation = Stack<Route>(.account)
  let screenOptions = ScreenOptions(tabItem: TabItem("Account", imageName: "person"))
  private let profile = Profile()

  func destination(for route: Route) -> Destination {
    switch route {
    case .account:
      .screen(
        AccountModel(profile) { output in
          switch output {
          case .editName: self.push(.name)
          case .rename: self.task { try await self.rename() }
          case .chooseStatus: self.task { try await self.chooseStatus() }
          case .askToLogOut: self.present(.question)
          }
        })
    case .name:
      .screen(
        NameModel(profile, mayDiscard: mayDiscard) { output in
          switch output {
          case .saved, .cancelled: self.pop()
          case .inSheet: self.present(.nameInSheet)
          }
        })
    case .nameInSheet:
      .screen(
        NameModel(profile, isInSheet: true, mayDiscard: mayDiscard) { _ in self.dismiss() })
    case .question:
      .alert(AlertContent("Log out?", .cancel("Stay"), .destructive("Log out") { self.finish() }))
    }
  }

  private func rename() async throws {
    let name = try await prompt("Rename", placeholder: "Name", text: profile.name)
    if let name, !name.isEmpty { profile.name = name }
  }

  private func chooseStatus() async throws {
    let status = try await choose("Status", from: Status.allCases, named: \.title)
    if let status { profile.status = status }
  }

  private func mayDiscard() async -> Bool {
    await confirm(
      "Discard the new name?", ok: "Discard", cancel: "Keep editing", isDestructive: true)
  }
}

extension AccountCoordinator: StateSaving {
  var savedState: String {
    get { profile.name }
    set { profile.name = newValue }
  }
}
