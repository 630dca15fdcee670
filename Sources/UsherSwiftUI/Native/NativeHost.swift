#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  @_spi(Hosting) import Usher

  /// A tree in SwiftUI's own containers; releasing it closes the tree.
  @MainActor
  final class NativeHost {
    let tree: Tree
    let driver: NativeDriver

    init<Output>(
      _ coordinator: any Coordinator<Output>, _ context: FlowContext,
      _ configuration: TreeConfiguration, _ launch: Launch,
      onEnd: @escaping @MainActor (Ending<Output>) -> Void
    ) {
      driver = NativeDriver(context)
      tree = Tree(
        root: coordinator, driver: driver, configuration: configuration, launch: launch,
        onEnd: onEnd)
      driver.tree = tree
    }

    deinit {
      let tree = tree
      Task { @MainActor in tree.close() }
    }
  }
#endif
