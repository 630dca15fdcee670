#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  @_spi(Hosting) import Usher

  /// What a coordinator of tabs declares of their bar, read at one time.
  ///
  /// It is read while changes are observed, and applied afterwards: what the app's views read is no declaration.
  @MainActor
  struct DeclaredBar {
    let minimizing: TabBarMinimizing?
    let accessory: AnyObject?

    /// Reads what the flow of a node declares; `nil` if it is no ``TabsConfiguring``.
    init?(of node: Node) {
      guard let flow = node.flow, let declared = flow.coordinator as? any TabsConfiguring else {
        return nil
      }
      (minimizing, accessory) = (declared.tabBarMinimizing, declared.tabAccessory)
      // Applied by controllers, which are not all there yet.
      for tab in flow.container.nodes { _ = declared.tabOptions(forAny: tab.route) }
    }
  }
#endif
