#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit
  @_spi(Hosting) package import Usher

  /// The tree inside a controller of the app instead of a window.
  extension UIKitHost {
    /// Starts `coordinator` as the root of a tree that a controller of the app contains.
    ///
    /// If other code presents the flow (`tree.rootIsPresented`), its last content stays on screen
    /// until that code dismisses it.
    package convenience init<Output>(
      embedding coordinator: any Coordinator<Output>, views: UIKitViews,
      configuration: TreeConfiguration, launch: Launch,
      onEnd: @escaping @MainActor (Ending<Output>) -> Void
    ) {
      self.init(coordinator, .embedded, views, configuration, launch, onEnd)
    }

    /// Shows the tree in a controller of the app, as its child, over the whole of its view.
    ///
    /// A host that shows the tree elsewhere removes it from there first. Flows and screens stay as
    /// they are. While the controller has no window, presentations wait until it has one.
    public func attach(to parent: UIViewController) {
      if window != nil { detach() }
      if let parentController, parentController !== parent { detach(from: parentController) }
      parentController = parent
      driver.whenPutAway { [weak self, weak parent] in
        guard let self, let parent, parentController === parent else { return }
        let root = rootViewController
        if root.parent !== parent {
          parent.addChild(root)
          root.view.frame = parent.view.bounds
          root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          parent.view.addSubview(root.view)
          root.didMove(toParent: parent)
        }
        driver.happened(.everything)
      }
    }

    /// Removes the tree from a controller of the app without ending anything.
    ///
    /// Does nothing if the tree is not shown there. Presentations are dismissed first.
    public func detach(from parent: UIViewController) {
      guard parentController === parent else { return }
      parentController = nil
      driver.putAway { [weak self] in
        guard let self, parentController !== parent else { return }
        let root = rootViewController
        guard root.parent === parent else { return }
        root.willMove(toParent: nil)
        root.viewIfLoaded?.removeFromSuperview()
        root.removeFromParent()
      }
    }

    /// Returns the node of a controller; `nil` if it has none, or its node has left.
    package func node(shownBy controller: UIViewController) -> Node? { driver.store[controller] }

    /// The title of a back button on the flow's very first screen, which leaves the flow; `nil` for
    /// none.
    package var exitTitle: String? {
      get { driver.exitTitle }
      set {
        guard newValue != driver.exitTitle else { return }
        driver.exitTitle = newValue
        driver.showExit()
      }
    }
  }

  extension UIKitDriver {
    /// Adds or removes a button on the first screen of the root's stack that leaves the flow.
    ///
    /// Does nothing if the root flow is no stack. An item of the app stays.
    func showExit() {
      guard rootKind?.pushes == true, let stack = root as? UINavigationController,
        let first = stack.viewControllers.first
      else { return }
      let item = first.navigationItem
      let shown = item.leftBarButtonItem as? ExitButton
      guard let exitTitle else {
        if shown != nil { item.leftBarButtonItem = nil }
        return
      }
      guard shown?.title != exitTitle, shown != nil || item.leftBarButtonItem == nil else { return }
      let button = ExitButton(
        title: exitTitle, image: nil,
        primaryAction: UIAction(title: exitTitle) { [weak self] _ in
          guard let self, let tree, let stack = tree.root.hostContainer else { return }
          tree.userWentBack(count: 1, in: stack, cause: .backButton)
        }, menu: nil)
      item.leftBarButtonItem = button
    }
  }

  /// The host's own button, distinguishable from the app's.
  private final class ExitButton: UIBarButtonItem {}
#endif
