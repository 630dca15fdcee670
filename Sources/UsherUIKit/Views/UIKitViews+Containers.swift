#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit
  public import Usher

  /// The containers of the app's own classes.
  extension UIKitViews {
    /// Makes the navigation controllers of stacks by `make`, instead of plain ones.
    ///
    /// ```swift
    /// views.makeStack { _ in AppNavigationController(navigationBarClass: AppBar.self, toolbarClass: nil) }
    /// ```
    ///
    /// A second call replaces the first. It makes those of a `Split` too: one for each column, and one for all of them
    /// where there is no room.
    ///
    /// - Parameter make: Receives the coordinator whose stack or split is to be shown. It returns a new controller, from which
    ///   the host takes out what it contains. One that is in use is reported, and a plain one made instead.
    public func makeStack(_ make: @escaping @MainActor (any Coordinator) -> StackController) {
      stackMaker = make
    }

    /// Makes the tab bar controllers of tabs by `make`, instead of plain ones.
    ///
    /// A second call replaces the first.
    ///
    /// - Parameter make: Receives the coordinator whose tabs are to be shown. It returns a new controller, from which
    ///   the host takes out what it contains. One that is in use is reported, and a plain one made instead.
    public func makeTabs(_ make: @escaping @MainActor (any Coordinator) -> TabsController) {
      tabsMaker = make
    }

    /// Configures each container that a host makes: of stacks, tabs, switchers, pages and splits.
    ///
    /// ```swift
    /// views.configure { container, flow in
    ///   let stack = container as? UINavigationController
    ///   stack?.navigationBar.prefersLargeTitles = flow is InboxFlow
    /// }
    /// ```
    ///
    /// A second call replaces the first.
    ///
    /// - Parameter configure: Called once for each container before it is shown, and for each column of a split, with
    ///   the coordinator of its flow. Change bars and appearance, and leave the child controllers to the host.
    public func configure(
      _ configure: @escaping @MainActor (UIViewController, any Coordinator) -> Void
    ) {
      configureContainer = configure
    }
  }
#endif
