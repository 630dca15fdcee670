import Testing
import Usher
import UsherTesting

extension ClubFlow {
  func logOutTapped() {
    withoutAsking { show(.logIn) }
  }
}

// Not on the page:

final class ClubFlow: Coordinator {
  enum Route: Hashable { case logIn, club }

  let navigation = Switcher<Route>(.club)

  func destination(for route: Route) -> Destination {
    switch route {
    case .logIn: .screen(LogInModel(onSuccess: { self.show(.club) }))
    case .club: .flow(MembersFlow())
    }
  }
}

final class MembersFlow: Coordinator {
  enum Route: Hashable { case members, member(Int), letter }

  let navigation = Stack<Route>(.members)

  func destination(for route: Route) -> Destination {
    switch route {
    case .letter: .screen(UnsentLetter())
    default: .screen(AccountModel())
    }
  }
}

final class UnsentLetter: LeaveGuard {
  var leavePolicy: LeavePolicy { .ask }
  func confirmLeave() async -> Bool { false }
}

extension CookbookTests {
  @Test("A log out leaves nothing behind, and asks nothing")
  func logOut() throws {
    let club = ClubFlow()
    let host = InMemoryHost(club)
    club.child(MembersFlow.self)?.push(.member(3))
    club.child(MembersFlow.self)?.present(.letter)
    host.expectTree(try page.tree("Log out from anywhere"))
    club.logOutTapped()
    host.expectTree(try page.tree("Log out from anywhere", 1))
  }
}
