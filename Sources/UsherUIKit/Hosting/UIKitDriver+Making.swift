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
      } else {
        if container.isViewLoaded, let stack = held.stack { claimSwipes(of: stack) }
        configure(container, of: node, with: held.split?.allStacks ?? [])
      }
      applyOptions(of: node, to: held)
      return held
    }

    /// Gives the app a container that the host has made, and those inside of it.
    private func configure(
      _ container: UIViewController, of node: Node, with parts: [UIViewController]
    ) {
      guard let configure = views.configureContainer, let flow = node.flow?.coordinator else {
        return
      }
      configure(container, flow)
      for part in parts { configure(part, flow) }
    }

    /// Makes the controller that ``ShownController`` knows by the kind.
    private func makeContainer(of hostContainer: HostContainer) -> UIViewController {
      switch hostContainer.kind {
      case .stack:
        if case .continuing(let stack, _) = placement, root == nil { return stack }
        return makeStack(of: hostContainer.node?.flow?.coordinator)
      case .tabs: return makeTabs(of: hostContainer)
      case .single: return SingleChildController(watcher: self)
      case .pages:
        holdsPages = true
        return PagesController(source: self, axis: hostContainer.axis)
      case .split:
        let none = SplitLayout(columns: [.detail])
        let flow = hostContainer.node?.flow?.coordinator
        return SplitController(layout: hostContainer.layout ?? none, watcher: self) {
          self.makeStack(of: flow)
        }
      }
    }

    /// Makes a stack's controller, of the app's own class if there is one.
    private func makeStack(of flow: (any Coordinator)?) -> StackController {
      guard let make = views.stackMaker, let flow else { return StackController(driver: self) }
      let made = make(flow)
      guard made.proxy == nil, made.parent == nil else {
        reportInUse("makeStack", made)
        return StackController(driver: self)
      }
      made.join(self)
      return made
    }

    /// Makes the controller of tabs, of the app's own class if there is one.
    private func makeTabs(of hostContainer: HostContainer) -> TabsController {
      var made = hostContainer.node?.flow.flatMap { views.tabsMaker?($0.coordinator) }
      if let used = made, used.proxy != nil || used.parent != nil {
        reportInUse("makeTabs", used)
        made = nil
      }
      let tabs = made ?? TabsController()
      tabs.join(self)
      return tabs
    }

    private func reportInUse(_ name: String, _ controller: UIViewController) {
      tree?.report(
        Misuse(
          name,
          problem: "It returned a \(type(of: controller)) that is in use; another one was made.",
          fix: "Make a new controller in each call."))
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
        if let configure = views.configurations.look(for: screen) {
          held.updates.append { [weak controller] in if let controller { configure(controller) } }
        }
        applyOptions(of: node, to: held)
        if continued != nil {
          // Other code may replace the delegate of its stack.
          (controller as? any ReportsDisappearance)?.watcher = self
        }
        for position in held.updates.indices { follow(held, position) }
        if let update {
          controller.loadViewIfNeeded()
          held.updates.append(update)
          follow(held, held.updates.count - 1)
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

    /// Calls one of a controller's updates now and after each change of the properties that it read, until
    /// its screen has left.
    ///
    /// The pending observation retains nothing: the model owns it.
    private func follow(_ held: ShownController, _ position: Int) {
      withObservationTracking {
        held.updates[position]()
      } onChange: { [weak self, weak held] in
        Task { @MainActor in
          guard let self, let held, self.store[held.controller]?.held === held else { return }
          self.follow(held, position)
          if let node = self.store[held.controller] {
            self.tabs(of: node)?.refresh(held.controller)
          }
          self.showBars(around: held.controller)
        }
      }
    }

    /// Applies a node's screen options, now and after each change.
    ///
    /// Its stack applies the hidden bar when it shows the node.
    func applyOptions(of node: Node, to held: ShownController) {
      var bar: DeclaredBar?
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
        if place?.selects == true { self.tabs(of: node)?.refresh(controller) }
        if held.tabs != nil { bar = DeclaredBar(of: node) }
        if node.presentation != nil {
          held.setDismissable(options.isDismissable)
          // Read before the presentation too, so that changes are followed.
          let sheet = DeclaredSheet.of(node)
          let (sheetOptions, height) = (sheet?.sheetOptions, sheet?.selectedDetent)
          held.sheetSource = sheet
          if controller.presentingViewController != nil {
            held.setDetents(options.detents ?? [])
            held.setSheet(sheetOptions, at: height)
          }
        }
      } onChange: { [weak self, weak held] in
        Task { @MainActor in
          guard let self, let held, let node = self.store[held.controller], node.held === held
          else { return }
          self.applyOptions(of: node, to: held)
          self.showBars(around: held.controller)
        }
      }
      if let bar, let tabs = held.tabs { apply(bar, of: node, to: tabs) }
    }
  }
#endif
