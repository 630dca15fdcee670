import Usher

/// A screen without anything.
final class Place {}

/// Articles on a stack; each can open its comments, which are a flow of their own.
final class ArticlesFlow: Coordinator {
  enum Route: Equatable { case list, article(Int), comments }
  let navigation = Stack<Route>(.list, .article(1))
  /// How often a child was left.
  private(set) var timesLeft = 0

  func destination(for route: Route) -> Destination {
    switch route {
    case .list, .article: .screen(Place())
    case .comments: .flow(CommentsFlow(), onEnd: { _ in self.timesLeft += 1 })
    }
  }
}

/// A flow of one screen.
final class CommentsFlow: Coordinator {
  enum Route { case all }
  typealias Output = Int
  let navigation = Stack<Route>(.all)

  func destination(for route: Route) -> Destination { .screen(Place()) }
}
