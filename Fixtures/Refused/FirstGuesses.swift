// First guesses must be refused with a message that names the right code.
import Usher

final class Shelf {}

// refused: let navigation = Stack<Route>(.first)
final class WithoutNavigation: Coordinator {
  enum Route { case shelf }
  func destination(for route: Route) -> Destination { .screen(Shelf()) }
}

final class WithTabs: Coordinator {
  enum Route { case shelf }
  let navigation = Tabs<Route>(.shelf)
  func destination(for route: Route) -> Destination { .screen(Shelf()) }
}

final class WithOwnWords: Coordinator {
  enum Route { case shelf }
  let navigation = Stack<Route>(.shelf)
  let title = "Shelf"
  private(set) var isStarted = false
  func start() { isStarted = true }
  func destination(for route: Route) -> Destination { .screen(Shelf()) }
}

@MainActor
func guess(_ flow: WithTabs, _ own: WithOwnWords) {
  // refused: ScreenOptions(title: "Title")
  flow.title = "Shelf"
  // refused: A flow starts when it is shown
  flow.start()
  // refused: The tree holds child flows
  print(flow.childCoordinators.count)
  // refused: Navigate with verbs
  print(flow.navigationController)
  // refused: tree.observe
  flow.observe { print($0) }
  own.start()
  print(own.title, own.isStarted, own.navigation.routes, flow.navigation.routes)
}
