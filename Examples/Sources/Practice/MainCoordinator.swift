import Usher
import UsherLinks
import UsherSnapshots

/// Two buttons, two sub-flows, one navigation stack.
final class MainCoordinator: Coordinator, Linkable {
  enum Route: Codable, Hashable { case main, first, second }
  static let links = Links<Route>(
    from: "https://usher.example.org/practice", "practice:",
    links: [
      RouteLink("", .main), RouteLink("first", .first, to: FirstCoordinator.self),
      RouteLink("second", .second, to: SecondCoordinator.self),
    ])

  let navigation = Stack<Route>(.main)
  private let diary = Diary()

  func destination(for route: Route) -> Destination {
    switch route {
    case .main:
      .screen(MainModel(diary, onFirst: { self.push(.first) }, onSecond: { self.push(.second) }))
    case .first:
      .flow(FirstCoordinator(), onEnd: { self.diary.note("First", $0.cause) })
    case .second:
      .flow(SecondCoordinator(), onEnd: { self.diary.note("Second", $0.cause) })
    }
  }
}

extension MainCoordinator: StateSaving {
  var savedState: [String] {
    get { diary.lines }
    set { diary.lines = newValue }
  }
}
