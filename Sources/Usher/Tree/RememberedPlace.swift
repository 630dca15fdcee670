/// A requested place, remembered by the flow that redirected.
@MainActor
package final class RememberedPlace {
  /// The node shown instead, whose end decides about resuming.
  package indirect enum Decider {
    /// A place of the flow's own container with this route.
    case place(Any)
    /// A modal of the flow, with this route.
    case modal(Any)
    /// The current place of the flow, a switcher.
    case shown
    /// A node that was found in the tree.
    case node(Node)
    /// A node that has ended.
    case ended(EndingCause?)
  }

  /// The place, and for a stack the requested places above it.
  package let specs: [NodeSpec]
  /// The presentation; `nil` for a place of the flow's own container.
  package let presentation: Presentation?
  /// `nil` if it is unknown: the place is then remembered until the flow ends.
  package internal(set) var decider: Decider?

  init(_ specs: [NodeSpec], as presentation: Presentation? = nil, decider: Decider?) {
    (self.specs, self.presentation, self.decider) = (specs, presentation, decider)
  }

  /// Releases the deciding node if it has ended.
  func forgetEnded() {
    if case .node(let node)? = decider, !node.isLive { decider = .ended(node.endCause) }
  }

  /// The receivers that wait for the remembered place.
  package var receivers: [ResultReceiver] { specs.compactMap(\.receiver) }
}
