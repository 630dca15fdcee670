import Usher

final class YellowFlow: Usher.Coordinator {
  enum Route: Hashable { case yellow }

  let navigation = Stack<Route>(.yellow)

  func destination(for route: Route) -> Destination {
    .screen(YellowModel(onMain: { self.finish() }))
  }
}
