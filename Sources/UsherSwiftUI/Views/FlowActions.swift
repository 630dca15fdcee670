#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import SwiftUI
  @_spi(Hosting) import Usher
  import UsherLinks

  /// Actions that a view may request of its flow: going back, and opening a link.
  ///
  /// ```swift
  /// @Environment(\.flow) private var flow
  /// …
  /// Button("Done") { flow.goBack() }
  /// ```
  ///
  /// It retains nothing. Outside a ``FlowView``, for instance in a preview, it does nothing. All
  /// other navigation belongs to the coordinator, which the view's model calls.
  public struct FlowActions {
    private let place: FlowPlace?

    nonisolated init(_ place: FlowPlace? = nil) { self.place = place }

    /// Goes back from this screen and everything above it, as its back button does.
    ///
    /// On the first screen of a modal it dismisses the modal, as a close button does; on any other first
    /// screen it does nothing. Leave guards are asked.
    @MainActor
    public func goBack() { place?.goBack() }

    /// Opens a link in the whole tree, like a link from outside.
    ///
    /// A wrong link goes to `onLinkError(_:)` of the flow view, and the tree is unchanged.
    @MainActor
    public func open(_ url: URL) { place?.host?.open(url) }
  }

  extension EnvironmentValues {
    /// The actions that a view may request of its flow.
    public var flow: FlowActions {
      get { self[FlowActionsKey.self] }
      set { self[FlowActionsKey.self] = newValue }
    }
  }

  private struct FlowActionsKey: EnvironmentKey {
    static var defaultValue: FlowActions { FlowActions() }
  }

  extension Tree {
    /// Goes back from a screen as its back button does, or dismisses the modal whose first screen it is.
    func userWentBack(from node: Node) {
      guard isLive, node.isLive else { return }
      if let stack = node.parentContainer?.hostContainer, stack.kind.isLayered,
        let position = stack.desired.lastIndex(where: { $0 === node }),
        position > 0 || canLeaveRoot && stack.node === root
      {
        userWentBack(count: stack.desired.count - position, in: stack, cause: .backButton)
        return
      }
      var modal: Node? = node
      while let one = modal, one.presentation == nil { modal = one.parentContainer?.flow?.node }
      if let modal { userDismissed(modal, cause: .closeButton) }
    }
  }
#endif
