#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #endif
  @_spi(Hosting) import Usher
  import UsherUIKit

  /// State that all views of one host share.
  @MainActor
  final class FlowContext {
    let views: FlowViews
    let environment = FlowEnvironment()
    /// Set after the host is created, because the first views are created before that.
    weak var host: FlowHost?
    /// The problems that were reported, each of them once.
    private(set) var reported: Set<ContainerProblem> = []

    init(_ views: FlowViews) { self.views = views }

    /// Reports a problem once.
    func report(_ problem: ContainerProblem) {
      guard reported.insert(problem).inserted else { return }
      if let host { return host.tree.report(problem.misuse) }
      // The first containers are made before the host.
      Task { @MainActor [weak self] in self?.host?.tree.report(problem.misuse) }
    }

    /// Reports new tabs that a tab bar cannot show.
    ///
    /// - Parameter isNamed: Returns whether the app's own controller names a tab.
    func check(_ tabs: [Node], isNamed: (Node) -> Bool = { _ in false }) {
      if tabs.contains(where: { $0.hasEmptyTab && !isNamed($0) }) { report(.emptyTab) }
      #if canImport(UIKit)
        if tabs.count > 5, UIDevice.current.userInterfaceIdiom == .phone { report(.tooManyTabs) }
      #endif
    }

    /// Reports declarations of tabs that SwiftUI's native host does not show.
    func checkOptions(of tabs: Node?, _ routes: [Any?]) {
      guard let declared = tabs?.flow?.coordinator as? any TabsConfiguring else { return }
      if declared.declares(ofAny: routes) { report(.noTabOptions) }
    }

    #if canImport(UIKit)
      /// The views as the UIKit host needs them.
      var uiKitViews: UIKitViews {
        UIKitViews(pairs: views.pairs) { [weak self] tabs in
          self?.check(tabs) { self?.showsController($0) == true }
        } maker: {
          self.controller(for: $0)
        }
      }

      /// Whether a controller of the app is the first thing that a tab shows.
      private func showsController(_ tab: Node) -> Bool {
        guard let screen = tab.visibleScreen, !(screen is UIViewController) else { return true }
        if case .controller = views.look(for: screen) { return true }
        return false
      }

      /// The controller that shows a screen's object in the UIKit host.
      func controller(for screen: AnyObject) -> UIKitViews.Made {
        switch views.look(for: screen) {
        case .controller(let make): return make()
        case .view(let content):
          let place = FlowPlace(self)
          let controller = UIHostingController(
            rootView: FlowScreen(content: content, context: self, place: place))
          place.controller = controller
          return (controller, nil)
        }
      }
    #endif
  }
#endif
