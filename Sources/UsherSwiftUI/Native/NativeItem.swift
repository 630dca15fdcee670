#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  @_spi(Hosting) import Usher

  /// One item of a container, or what a modal shows.
  ///
  /// Views get it by value: what a screen shows on its way out is never looked up again.
  @MainActor
  final class NativeItem: Identifiable {
    let node: Node
    /// The container that the node's flow leads; `nil` for a screen.
    let container: NativeContainer?
    nonisolated let id: NodeID

    init(_ node: Node, _ container: NativeContainer?) {
      self.node = node
      self.container = container
      id = node.id
    }
  }
#endif
