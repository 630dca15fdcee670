#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Observation
  import SwiftUI
  @_spi(Hosting) import Usher

  /// One item of a container, or the content of a modal.
  ///
  /// Views get it by value: what a screen shows on its way out is never looked up again.
  @MainActor @Observable
  final class NativeItem: Identifiable {
    let node: Node
    /// The container of the node's flow; `nil` for a screen.
    private(set) var container: NativeContainer?
    /// True for a page whose content is not made.
    var isListed: Bool
    nonisolated let id: NodeID
    /// How it comes and leaves as a place of a switcher.
    @ObservationIgnored var transition = AnyTransition.opacity
    /// Whether the user must be asked before going back from it: SwiftUI's own ways back are off then.
    var asksToGoBack = false
    /// Whether SwiftUI has switched them off.
    @ObservationIgnored var isHeld = false
    /// Whether the driver is told when that changes.
    @ObservationIgnored var isFollowed = false

    init(_ node: Node, _ container: NativeContainer?) {
      self.node = node
      self.container = container
      id = node.id
      isListed = node.listed != nil
    }

    /// Shows a page that was made.
    func show(in container: NativeContainer?) {
      self.container = container
      isListed = false
    }

    /// The object of the screen that the user sees in it.
    var visibleScreen: AnyObject? {
      guard let container else { return node.screen }
      let shown = container.tabs.first { $0.id == container.selection } ?? container.items.last
      return shown?.visibleScreen
    }

    /// The column of a split in which it is; `nil` without columns, and after it has left.
    var column: SplitColumn? { node.parentContainer?.hostContainer?.column(of: node) }

    /// What the back button says that leads here.
    var backTitle: String {
      let options = node.screenOptions
      return options.backTitle ?? options.title ?? "Back"
    }
  }
#endif
