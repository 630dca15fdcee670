#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Observation
  import UIKit
  @_spi(Hosting) import Usher

  /// What a coordinator of tabs declares of them.
  extension UIKitDriver {
    /// Applies the declarations of the bar.
    func apply(_ declared: DeclaredBar, of node: Node, to tabs: TabsController) {
      tabs.minimize(declared.minimizing)
      if declared.accessory !== tabs.accessory?.model {
        tabs.show(accessory: declared.accessory.map { (makeAccessory(for: $0, of: tabs), $0) })
      }
      if !tabs.items.isEmpty { tabs.showAgain(options(of: tabs.items, in: node)) }
    }

    /// Reports once more tabs than a phone has room for.
    func checkCount(of tabs: [UIViewController]) {
      guard tabs.count > 5, !hasReportedTabs, UIDevice.current.userInterfaceIdiom == .phone else {
        return
      }
      hasReportedTabs = true
      tree?.report(
        Misuse(
          "Tabs",
          problem:
            "There are more than five tabs. A phone puts the others into UIKit's list of more tabs, which shows them "
            + "on a stack of its own and selects them without asking.",
          fix: "Show at most five tabs on a phone."))
    }

    /// The options of the tabs with given controllers.
    func options(of controllers: [UIViewController], in node: Node?) -> [TabOptions] {
      guard let declared = node?.flow?.coordinator as? any TabsConfiguring else {
        return Array(repeating: TabOptions(), count: controllers.count)
      }
      return controllers.map { declared.tabOptions(forAny: store[$0]?.route) }
    }

    /// The controller of the tabs of which a node is one.
    func tabs(of node: Node) -> TabsController? { node.parentContainer?.hostContainer?.held?.tabs }

    private func makeAccessory(for model: AnyObject, of tabs: TabsController) -> UIViewController {
      let (controller, update) = views.makeController(for: model)
      tabs.accessoryUpdates = []
      if let configure = views.configurations.look(for: model) {
        tabs.accessoryUpdates.append { [weak controller] in
          if let controller { configure(controller) }
        }
      }
      if let update {
        controller.loadViewIfNeeded()
        tabs.accessoryUpdates.append(update)
      }
      for position in tabs.accessoryUpdates.indices { follow(tabs, controller, position) }
      return controller
    }

    /// Calls an update of an accessory now and after each change of what it read, as long as the accessory is there.
    ///
    /// The pending observation retains nothing: the model owns it.
    private func follow(_ tabs: TabsController, _ controller: UIViewController, _ position: Int) {
      withObservationTracking {
        tabs.accessoryUpdates[position]()
      } onChange: { [weak self, weak tabs, weak controller] in
        Task { @MainActor in
          guard let self, let tabs, let controller, tabs.accessory?.controller === controller else {
            return
          }
          self.follow(tabs, controller, position)
        }
      }
    }
  }

  extension UIDevice {
    /// Whether its system is one or a later one, also where `#available` says nothing, because another system is played.
    func hasSystem(_ version: Int) -> Bool {
      #if canImport(ObjectiveC)
        // There `#available` says it, and other platforms count their versions in another way.
        return true
      #else
        guard let major = systemVersion.split(separator: ".").first.flatMap({ Int($0) }) else {
          return true
        }
        return major >= version
      #endif
    }
  }
#endif
