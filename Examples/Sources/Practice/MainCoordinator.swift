import Usher

/// Two buttons, two sub-flows, one navigation stack.
final class MainCoordinator: Coordinator {
  enum Route: Codable { case main, first, second }

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
