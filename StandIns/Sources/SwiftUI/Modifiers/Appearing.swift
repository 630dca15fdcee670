import UIKit

/// A view that hears that it comes on screen, or has left it.
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
      while let last = around.last, !one.node.isBelow(last.node) {
        result.append(around.removeLast())
      }
      around.append(one)
    }
    return result + around.reversed()
  }
}

/// The views that have come or gone, until they hear of it.
@MainActor internal struct Lives {
  var appearing: [Appearing] = []
  /// Those that went without a transition.
  var goneAtOnce: [Appearing] = []
  var gone: [Appearing] = []
  var isEmpty: Bool { appearing.isEmpty && goneAtOnce.isEmpty && gone.isEmpty }
}
extension Graph {
  /// Tells a view that it appears when the pass is done, together with the others.
  internal func willAppear(_ one: Appearing) { willTell { $0.appearing.append(one) } }
  /// Tells a view that it has gone when the pass is done, together with the others.
  internal func willDisappear(_ one: Appearing, atOnce: Bool) {
    willTell {
      if atOnce { $0.goneAtOnce.append(one) } else { $0.gone.append(one) }
    }
  }
  private func willTell(_ note: (inout Lives) -> Void) {
    let isFirst = lives.isEmpty
    note(&lives)
    if isFirst { afterPass { [weak self] in self?.tellLives() } }
  }
  /// Views that went without a transition hear of it first, then those that come, then the others that went.
  internal func tellLives() {
    guard !lives.isEmpty else { return }
    let now = lives
    lives = Lives()
    let answers = system.answers
    let isFirst = answers.identityTransition == .leavesFirst
    let gone = isFirst ? now.gone : now.goneAtOnce + now.gone
    if isFirst { for one in now.goneAtOnce { one.lifecycle.setShown(false) } }
    for one in now.appearing.ordered(by: answers.appearances) { one.appear() }
    for one in gone { one.lifecycle.setShown(false) }
  }
}
