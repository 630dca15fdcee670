#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Observation
  import UIKit
  @_spi(Hosting) import Usher

  extension UIKitDriver {
    /// Returns the container of a host container, creating it if needed.
    func container(of hostContainer: HostContainer) -> ShownController {
      if let held = hostContainer.held { return held }
      let container = makeContainer(of: hostContainer)
      guard let node = hostContainer.node else {
        return ShownController(container, as: hostContainer.kind)
      }
      let held = store.insert(container, for: node)
      for stack in held.split?.allStacks ?? [] { store.insert(stack, in: node) }
      if case .continuing(let stack, let top) = placement, stack === container { held.ground = top }
      if let stack = continued, stack === container {
        claim(stack)
        stack.loadViewIfNeeded()
        claimSwipes(of: stack)
      }
      applyOptions(of: node, to: held)
      return held
    }

    /// Makes the controller that ``ShownController`` knows by the kind.
    private func makeContainer(of hostContainer: HostContainer) -> UIViewController {
      switch hostContainer.kind {
      case .stack:
        if case .continuing(let stack, _) = placement, root == nil { return stack }
        return StackController(driver: self)
      case .tabs: return TabsController(watcher: self)
      case .single: return SingleChildController(watcher: self)
      case .pages:
        holdsPages = true
        return PagesController(source: self, axis: hostContainer.axis)
      case .split:
        let none = SplitLayout(columns: [.detail])
        return SplitController(layout: hostContainer.layout ?? none, driver: self)
      }
    }

    /// Returns the controller of a node, creating it if needed.
    func controller(for node: Node) -> UIViewController {
      if let held = node.held { return held.controller }
      if let hostContainer = node.hostContainer { return container(of: hostContainer).controller }
      switch node.content {
      case .screen(let screen):
        var (controller, update) = views.makeController(for: screen)
        if let other = store[controller], other !== node {
          controller = MissingScreenController(
            "\(type(of: controller)) is on screen already",
            fix: "A view controller can be at one place at a time: make one for each screen.")
          update = nil
        }
        let held = store.insert(controller, for: node)
        applyOptions(of: node, to: held)
        if continued != nil {
          // Other code may replace the delegate of its stack.
          (controller as? any ReportsDisappearance)?.watcher = self
        }
        if let update {
          controller.loadViewIfNeeded()
          held.update = update
          follow(held)
        }
        return controller
      case .alert(let alert):
        return store.insert(controller(of: alert, node), for: node).controller
      case .none, .listed, .flow, .left:
        let held = store.insert(UIViewController(), for: node)
        applyOptions(of: node, to: held)
        return held.controller
      }
    }

    /// Updates a controller now and after each change of the properties that the update read, until
    /// its screen has left.
    ///
    /// The pending observation retains nothing: the model owns it.
    private func follow(_ held: ShownController) {
      withObservationTracking {
        held.update?()
      } onChange: { [weak self, weak held] in
        Task { @MainActor in
          guard let self, let held, self.store[held.controller]?.held === held else { return }
          self.follow(held)
        }
      }
    }

    /// Applies a node's screen options, now and after each change.
    ///
    /// Its stack applies the hidden bar when it shows the node.
    func applyOptions(of node: Node, to held: ShownController) {
      withObservationTracking {
        let controller = held.controller
        let place = node.parentContainer?.hostContainer?.kind
        let options = node.screenOptions
        if node.hostContainer == nil, let title = options.title {
          // The controller's own title would also be the tab's.
          controller.navigationItem.title = title
          if place?.selects == true, controller.tabBarItem.title == nil {
            controller.tabBarItem.title = title
          }
        }
        if node.hostContainer == nil, let title = options.backTitle {
          controller.navigationItem.backButtonTitle = title
        }
        // The root may be in a foreign tab bar controller.
        if place?.pushes != true, let item = options.tabItem {
          controller.tabBarItem.title = item.title
          controller.tabBarItem.image = item.imageName.flatMap {
            UIImage(systemName: $0) ?? UIImage(named: $0)
          }
          controller.tabBarItem.badgeValue = item.badge
        }
        if node.presentation != nil {
          held.setDismissable(options.isDismissable)
          if controller.presentingViewController != nil { held.setDetents(options.detents ?? []) }
        }
      } onChange: { [weak self, weak held] in
        Task { @MainActor in
          guard let self, let held, let node = self.store[held.controller], node.held === held
          else { return }
          self.applyOptions(of: node, to: held)
          guard let stack = held.controller.parent as? UINavigationController else { return }
          self.showBar(of: stack, with: stack.transitionCoordinator)
        }
      }
    }
  }
#endif
