#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit

  #if canImport(SwiftUI)
    public import SwiftUI
  #endif
  @_spi(Hosting) package import Usher

  /// The view controllers of an app's screens, one for each type of screen, and its containers.
  ///
  /// ```swift
  /// let views = UIKitViews()
  /// views.register(PlacesModel.self) { PlacesViewController(model: $0) }
  /// views.register(MapModel.self, storyboard: UIStoryboard(name: "Map", bundle: nil), identifier: "map") {
  ///   (controller: MapViewController, model) in controller.model = model
  /// }
  /// let host = UIKitHost(SearchFlow(search: search), in: window, views: views)
  /// ```
  ///
  /// A screen that is a view controller itself needs no registration: it is shown as it is. A controller is made
  /// when its screen is to be shown and released after it has left, its exit animation included.
  @MainActor
  public final class UIKitViews {
    /// A controller with its update from the model, if it has one.
    package typealias Made = (controller: UIViewController, update: (@MainActor () -> Void)?)

    private var controllers = ModelRegistry<Made>()
    var configurations = ModelRegistry<@MainActor (UIViewController) -> Void>()
    /// Makes the navigation controllers; `nil` for the host's own.
    var stackMaker: (@MainActor (any Coordinator) -> StackController)?
    /// Makes the tab bar controllers; `nil` for the host's own.
    var tabsMaker: (@MainActor (any Coordinator) -> TabsController)?
    /// The animations between two screens, each `nil` for others.
    var pairs = ScreenPairs()
    /// Receives each container that a host has made.
    var configureContainer: (@MainActor (UIViewController, any Coordinator) -> Void)?

    /// Makes the controllers instead, for another set of views.
    private var maker: (@MainActor (AnyObject) -> Made)?

    /// Receives the nodes of new tabs.
    private(set) var tabs: (@MainActor ([Node]) -> Void)?

    /// Creates an empty set of views.
    public init() {}

    /// Creates a set of views that gets each controller from another one.
    ///
    /// - Parameters:
    ///   - pairs: The transitions between two screens.
    ///   - tabs: Receives the nodes of new tabs.
    ///   - maker: Makes the controller of a screen's object.
    package init(
      pairs: ScreenPairs, tabs: @escaping @MainActor ([Node]) -> Void,
      maker: @escaping @MainActor (AnyObject) -> Made
    ) {
      (self.pairs, self.tabs) = (pairs, tabs)
      self.maker = maker
    }

    /// Registers the view controller of screens whose object is of the class `model` or of a subclass.
    ///
    /// An object gets the controller of its own class, or else that of its nearest registered superclass.
    /// A second registration for a type replaces the first.
    ///
    /// - Parameter controller: Makes a new controller for each screen; it may hold the model.
    public func register<Model: AnyObject>(
      _ model: Model.Type, controller: @escaping @MainActor (Model) -> UIViewController
    ) {
      controllers.register(model) { (controller($0), nil) }
    }

    /// Registers the view controller of screens whose object is a `model`, and an update from the
    /// model.
    ///
    /// ```swift
    /// views.register(CounterModel.self, controller: { _ in CounterController() }) { controller, model in
    ///   controller.label.text = "\(model.count)"
    /// }
    /// ```
    ///
    /// A second registration for a type replaces the first.
    ///
    /// - Parameters:
    ///   - controller: Makes a new controller for each screen; its view is loaded right after.
    ///   - update: Called when the view is loaded, and again after changes of the `@Observable`
    ///     properties that it read, once for all changes of a turn.
    public func register<Model: AnyObject, Controller: UIViewController>(
      _ model: Model.Type, controller: @escaping @MainActor (Model) -> Controller,
      update: @escaping @MainActor (Controller, Model) -> Void
    ) {
      controllers.register(model) { model in
        let made = controller(model)
        return (made, { [weak made] in if let made { update(made, model) } })
      }
    }

    /// Registers a scene of a storyboard for screens whose object is a `model`.
    ///
    /// A scene of another class than `Controller` is reported on the screen itself. An unknown
    /// identifier ends the app: UIKit raises an exception that Swift cannot catch.
    ///
    /// - Parameter configure: Passes the model on, before the controller's view is loaded.
    public func register<Model: AnyObject, Controller: UIViewController>(
      _ model: Model.Type, storyboard: UIStoryboard, identifier: String,
      configure: @escaping @MainActor (Controller, Model) -> Void
    ) {
      register(model) { model -> UIViewController in
        let scene = storyboard.instantiateViewController(withIdentifier: identifier)
        guard let controller = scene as? Controller else {
          return MissingScreenController(
            "The scene “\(identifier)” is not a \(Controller.self)",
            fix: "It is a \(type(of: scene)); give it the class \(Controller.self).")
        }
        configure(controller, model)
        return controller
      }
    }

    /// Registers a scene of a storyboard for screens whose object is a `model`, with a controller
    /// that receives the model in its own initializer.
    ///
    /// - Parameter create: Makes the controller from the scene's archive; if it returns `nil`, the
    ///   storyboard makes the scene without the model.
    public func register<Model: AnyObject, Controller: UIViewController>(
      _ model: Model.Type, storyboard: UIStoryboard, identifier: String,
      create: @escaping @MainActor (NSCoder, Model) -> Controller?
    ) {
      register(model) { model -> UIViewController in
        storyboard.instantiateViewController(identifier: identifier) { coder in
          create(coder, model)
        }
      }
    }

    #if canImport(SwiftUI)
      /// Registers the SwiftUI view of screens whose object is a `model`.
      public func register<Model: AnyObject, Content: View>(
        _ model: Model.Type, @ViewBuilder view: @escaping @MainActor (Model) -> Content
      ) {
        register(model) { model -> UIViewController in
          ScreenHostingController(rootView: view(model))
        }
      }
    #endif

    /// Configures the controllers of screens whose object is of the class `model` or of a subclass, of a SwiftUI
    /// view too.
    ///
    /// ```swift
    /// views.configure(MapModel.self) { controller, model in
    ///   controller.hidesBottomBarWhenPushed = true
    ///   controller.navigationItem.prompt = model.region
    /// }
    /// ```
    ///
    /// A second call for a type replaces the first. For a screen that is a view controller itself, name its class.
    ///
    /// - Parameter configure: Called before the screen is shown, without loading its view, and again after changes of
    ///   the `@Observable` properties that it read, once for all changes of a turn.
    public func configure<Model: AnyObject>(
      _ model: Model.Type, _ configure: @escaping @MainActor (UIViewController, Model) -> Void
    ) {
      configurations.register(model) { model in { configure($0, model) } }
    }

    /// Returns the controller of a screen, or one that names the missing registration.
    ///
    /// - Complexity: O(1), and O(*n*) in the number of types for an object of a subclass.
    func makeController(for screen: AnyObject) -> Made {
      if let controller = screen as? UIViewController { return (controller, nil) }
      if let maker { return maker(screen) }
      if let made = controllers.look(for: screen) { return made }
      let name = String(describing: type(of: screen))
      let missing = MissingScreenController(
        "No view controller for \(name)",
        fix: "Say which one shows it with views.register(\(name).self) { … }.")
      return (missing, nil)
    }
  }
#endif
