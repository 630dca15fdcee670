import UIKit

/// A view that hears that it comes on screen.
@MainActor internal struct Appearing {
  let node: Node
  let lifecycle: Lifecycle
  init(_ node: Node, _ lifecycle: Lifecycle) {
    self.node = node
    self.lifecycle = lifecycle
  }
  func appear() {
    if node.isAlive, node.nearestRegion?.isVisible == true { lifecycle.setShown(true) }
  }
}
extension [Appearing] {
  /// The views, which are here from the outside in, in the order in which they hear of it.
  @MainActor internal func ordered(by order: @autoclosure () -> _System.SwiftUIValues.Appearances)
    -> [Appearing]
  {
    guard count > 1, order() == .innerFirst else { return self }
    var result: [Appearing] = []
    var around: [Appearing] = []
    for one in self {
      while let last = around.last, last.node.depth >= one.node.depth {
        result.append(around.removeLast())
      }
      around.append(one)
    }
    return result + around.reversed()
  }
}
extension Graph {
  /// Tells a view that it appears when the pass is done, together with the others.
  internal func willAppear(_ one: Appearing) {
    appearing.append(one)
    guard appearing.count == 1 else { return }
    afterPass { [weak self] in
      guard let self else { return }
      let all = appearing
      appearing = []
      let window = root?.region?.controller?.viewIfLoaded?.window
      let system = window?._system ?? UIApplication.shared._system
      for one in all.ordered(by: system.answers.appearances) { one.appear() }
    }
  }
}
