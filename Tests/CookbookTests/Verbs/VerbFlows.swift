import Usher

// The flows that the pictures of docs/verbs.md show.

final class Letter {}

final class LettersFlow: Coordinator {
  enum Route: Hashable { case a, b, c, d, child, sheet }

  let navigation: Stack<Route>
  init(_ routes: [Route] = [.a]) { navigation = Stack(routes) }

  func destination(for route: Route) -> Destination {
    switch route {
    case .child: .flow(NumbersFlow(), onEnd: { _ in })
    default: .screen(Letter())
    }
  }

  private(set) var number: Int?

  /// Runs a child flow, and returns when it is shown.
  func awaitNumber() async {
    task { self.number = try await self.run(NumbersFlow()) }
    await turns { isPresenting }
  }

  func untilNumber() async { await turns { number != nil } }

  private func turns(until condition: () -> Bool) async {
    for _ in 0..<1_000 where !condition() { await Task.yield() }
  }
}

final class NumbersFlow: Coordinator {
  enum Route: Hashable { case one, two }
  typealias Output = Int

  let navigation = Stack<Route>(.one)
  func destination(for route: Route) -> Destination { .screen(Letter()) }
}

final class TabsFlow: Coordinator {
  enum Route: Hashable { case home, search, profile }

  let navigation: Tabs<Route>
  init(_ routes: [Route] = [.home, .search]) { navigation = Tabs(routes) }

  func destination(for route: Route) -> Destination { .screen(Letter()) }
}

final class PagesFlow: Coordinator {
  enum Route: Hashable { case one, two, three, four }

  let navigation = Pages<Route>(.one, .two, .three)
  func destination(for route: Route) -> Destination { .screen(Letter()) }
}

final class ColumnsFlow: Coordinator {
  enum Route: Hashable { case boxes, box(Int), mail(Int) }

  let navigation = Split<Route>(
    [.boxes, .box(1), .mail(7)], columns: [.sidebar, .content, .detail]
  ) { route in
    switch route {
    case .boxes: .sidebar
    case .box: .content
    case .mail: .detail
    }
  }

  func destination(for route: Route) -> Destination { .screen(Letter()) }
}

final class DoorFlow: Coordinator {
  enum Route: Hashable { case logIn, main }

  let navigation = Switcher<Route>(.main)

  func destination(for route: Route) -> Destination {
    switch route {
    case .logIn: .screen(Letter())
    case .main: .flow(LettersFlow([.a, .b]))
    }
  }
}
