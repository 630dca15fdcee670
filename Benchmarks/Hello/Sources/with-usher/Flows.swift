import Usher

/// Says hello on one screen, asks for a word in a child flow, and says it on another.
final class HelloFlow: Coordinator {
  #if STORED
    enum Route: Codable, Equatable { case hello, asking, answer(String) }
  #else
    enum Route: Equatable { case hello, asking, answer(String) }
  #endif
  let navigation = Stack<Route>(.hello)

  func destination(for route: Route) -> Destination {
    switch route {
    case .hello: .screen(Screen("Hello"))
    case .asking: .flow(AskingFlow()) { word in self.push(.answer(word)) }
    case .answer(let word): .screen(Screen(word))
    }
  }
}

final class AskingFlow: Coordinator {
  enum Route { case question }
  typealias Output = String
  let navigation = Stack<Route>(.question)
  func destination(for route: Route) -> Destination { .screen(Screen("?")) }
}

final class Screen {
  let text: String
  init(_ text: String) { self.text = text }
}

extension HelloFlow {
  func sayHello() {
    push(.asking)
    child(AskingFlow.self)?.finish("world")
  }
}
