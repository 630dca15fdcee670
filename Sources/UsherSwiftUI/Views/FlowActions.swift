#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import SwiftUI
  @_spi(Hosting) import Usher
  import UsherLinks

  /// What a view may ask of the flow that it stands in: to go back, and to open a link.
  ///
  /// ```swift
  /// @Environment(\.flow) private var flow
  /// …
  /// Button("Done") { flow.goBack() }
  /// ```
  ///
  /// It keeps nothing alive. Outside of a ``FlowView``, in a preview for instance, nothing happens. Everything else that a
  /// screen can lead to is the coordinator's, which the view's model calls.
  public struct FlowActions {
    private let place: FlowPlace?

    nonisolated init(_ place: FlowPlace? = nil) { self.place = place }

    /// Goes back from this screen, as its back button does: with everything above it.
    ///
    /// The first screen of a modal dismisses the modal. Does nothing on any other first screen. What wants to be asked
    /// before it is left is asked.
    @MainActor
    public func goBack() { place?.goBack() }

    /// Opens a link in the whole tree, like a link from outside.
    ///
    /// A wrong link goes to `onLinkError(_:)` of the flow view, and changes nothing.
    @MainActor
    public func open(_ url: URL) { place?.host?.open(url) }
  }

  extension EnvironmentValues {
    /// What a view may ask of the flow that it stands in.
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
      if let stack = node.parentContainer?.hostContainer, stack.kind == .stack,
        let position = stack.desired.lastIndex(where: { $0 === node }),
        position > 0 || canLeaveRoot && stack.node === root
      {
        userWentBack(count: stack.desired.count - position, in: stack, cause: .backButton)
        return
      }
      var modal: Node? = node
      while let one = modal, one.presentation == nil { modal = one.parentContainer?.flow?.node }
      if let modal { userDismissed(modal, cause: .dismissed) }
    }
  }
#endif
