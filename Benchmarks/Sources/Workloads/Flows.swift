import HandWritten
import Usher

/// A stack of numbered screens, of which each can lead to a child flow of the same kind.
@MainActor
final class CountingFlow: Coordinator {
  enum Route: Equatable { case number(Int), child }
  typealias Output = Int

  let navigation = Stack<Route>(.number(0))
  private let onResult: @MainActor (Int) -> Void

  init(onResult: @escaping @MainActor (Int) -> Void = { _ in }) { self.onResult = onResult }

  func destination(for route: Route) -> Destination {
    switch route {
    case .number(let number): .screen(Model(number, onNext: { self.push(.number(number + 1)) }))
    case .child: .flow(CountingFlow(), onFinish: { self.onResult($0) })
    }
  }
}

/// Tabs, each with a flow of its own.
@MainActor
final class TabsFlow: Coordinator {
  let navigation = Tabs<Int>(0, 1)
  func destination(for route: Int) -> Destination { .flow(CountingFlow()) }
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
}
