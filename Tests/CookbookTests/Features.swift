import Testing
import Usher
import UsherTesting

// In the package Profile, `public`. Its flow stays internal.
@MainActor
func makeProfile(of user: String) -> some Coordinator<ProfileChange> {
  ProfileFlow(user)
}

// In the app:
final class SocialFlow: Coordinator {
  enum Route: Hashable { case friends, profile(String) }

  let navigation = Stack<Route>(.friends)
  private(set) var changes: [ProfileChange] = []

  func destination(for route: Route) -> Destination {
    switch route {
    case .friends: .screen(FriendsModel(onFriend: { self.push(.profile($0)) }))
    case .profile(let user): .flow(makeProfile(of: user)) { self.changes.append($0) }
    }
  }
}

// Not on the page:

enum ProfileChange: Hashable { case blocked(String) }

final class ProfileFlow: Coordinator {
  enum Route: Hashable { case profile }
  typealias Output = ProfileChange

  let navigation = Stack<Route>(.profile)
  private let user: String
  init(_ user: String) { self.user = user }

  func destination(for route: Route) -> Destination {
    .screen(ProfileModel(onBlock: { self.finish(.blocked(self.user)) }))
  }
}

final class ProfileModel {
  let onBlock: () -> Void
  init(onBlock: @escaping () -> Void) { self.onBlock = onBlock }
}

final class FriendsModel {
  let onFriend: (String) -> Void
  init(onFriend: @escaping (String) -> Void) { self.onFriend = onFriend }
}

extension CookbookTests {
  @Test("A feature shows its flow without showing its type")
  func features() throws {
    let flow = SocialFlow()
    let host = InMemoryHost(flow)
    try host.screen(FriendsModel.self).onFriend("Yuna")
    host.expectTree(try page.tree("Feature modules in separate packages"))
    try host.screen(ProfileModel.self).onBlock()
    #expect(flow.changes == [.blocked("Yuna")])
  }
}
