import HandWritten
import Measuring
@_spi(Hosting) import Usher

/// A stack of numbered screens, each of which can lead to a child flow of the same kind.
@MainActor
final class CountingFlow: Coordinator {
  enum Route: Equatable { case number(Int), child, other }
  typealias Output = Int

  let navigation = Stack<Route>(.number(0))
  /// The number of children with a result.
  var results = 0

  func destination(for route: Route) -> Destination {
    switch route {
    case .number(let number): .screen(model(number))
    case .child: .flow(CountingFlow(), onFinish: { _ in self.results += 1 })
    // A child flow with an awaited result.
    case .other: .flow(CountingFlow()) { _ in }
    }
  }

  func model(_ number: Int) -> Model {
    Model(number, onNext: { self.push(.number(number + 1)) })
  }
}

/// A stack of which each route is judged before it is entered.
@MainActor
final class GuardedFlow: Coordinator, RouteGuard {
  enum Route: Equatable { case number(Int) }
  let navigation = Stack<Route>(.number(0))

  func decision(for route: Route) -> RouteDecision<Route> { .allow }
  func destination(for route: Route) -> Destination {
    switch route {
    case .number(let number): .screen(Model(number, onNext: {}))
    }
  }
}

/// Tabs, each with a flow of its own.
@MainActor
final class TabsFlow: Coordinator {
  let navigation = Tabs<Int>(0, 1)
  func destination(for route: Int) -> Destination { .flow(CountingFlow()) { _ in } }
}

/// A tree with the flow at its root.
@MainActor
struct Shown<Root: Coordinator> {
  let root: Root
  let tree: Tree

  init(_ root: Root) {
    self.root = root
    tree = Tree(root: root, driver: InstantDriver())
  }

  /// Traps unless the request is settled.
  func require(_ handle: NavigationHandle) {
    guard case .settled = handle.currentOutcome else {
      stop(because: "\(handle.explanation)")
    }
  }
}

extension Shown<CountingFlow> {
  /// Traps unless one child gave a result.
  func requireResult() {
    precondition(root.results == 1)
    root.results = 0
  }
}
