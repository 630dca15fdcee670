#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI
  #if canImport(UIKit)
    public import UIKit
    import UsherUIKit
  #endif
  public import Usher

  /// The SwiftUI views of an app's screens: one for each type of screen.
  ///
  /// ```swift
  /// extension FlowViews {
  ///   static var campus: FlowViews {
  ///     let views = FlowViews()
  ///     views.register(PlacesModel.self) { PlacesView(model: $0) }
  ///     views.register(MapModel.self, controller: { MapController(model: $0) })
  ///     return views
  ///   }
  /// }
  /// ```
  ///
  /// An object gets the view of its own class, or else that of its nearest registered superclass. A screen that is a
  /// view controller itself needs no registration. A view is made when its screen is to be shown, and released after
  /// the screen has left.
  @MainActor
  public final class FlowViews {
    /// The registered presentation of a screen's object.
    enum Look {
      /// Makes the view. It is called in a body, so that SwiftUI follows what it reads of the model.
      case view(@MainActor () -> AnyView)
      #if canImport(UIKit)
        case controller(@MainActor () -> UIKitViews.Made)
      #endif
    }

    private var looks = ModelRegistry<Look>()
    /// Modifiers around every view, the first one innermost.
    private var modifiers: [@MainActor (AnyView) -> AnyView] = []
    /// The transitions between two screens.
    private(set) var pairs = ScreenPairs()

    /// Creates an empty set of views.
    public init() {}

    /// Registers the view of screens whose object is of the class `model` or of a subclass.
    ///
    /// A second registration for a type replaces the first.
    ///
    /// - Parameter content: Makes the view; it may hold the model. What it reads of an `@Observable` model is followed,
    ///   as in a view's body.
    public func register<Model: AnyObject, Content: View>(
      _ model: Model.Type, @ViewBuilder content: @escaping @MainActor (Model) -> Content
    ) {
      looks.register(model) { model in .view { AnyView(content(model)) } }
    }

    #if canImport(UIKit)
      /// Registers the view controller of screens whose object is of the class `model` or of a subclass.
      ///
      /// A second registration for a type replaces the first.
      ///
      /// - Parameter controller: Makes a new controller for each screen; it may hold the model.
      public func register<Model: AnyObject, Controller: UIViewController>(
        _ model: Model.Type, controller: @escaping @MainActor (Model) -> Controller
      ) {
        looks.register(model) { model in .controller { (controller(model), nil) } }
      }

      /// Registers the view controller of screens whose object is a `model`, and what it shows of the model.
      ///
      /// A second registration for a type replaces the first.
      ///
      /// - Parameters:
      ///   - controller: Makes a new controller for each screen; its view is loaded right after.
      ///   - update: Called when the view is loaded, and again after each change of what it read of an
      ///     `@Observable` model, once for all changes of a turn.
      public func register<Model: AnyObject, Controller: UIViewController>(
        _ model: Model.Type, controller: @escaping @MainActor (Model) -> Controller,
        update: @escaping @MainActor (Controller, Model) -> Void
      ) {
        looks.register(model) { model in
          .controller {
            let made = controller(model)
            return (made, { [weak made] in if let made { update(made, model) } })
          }
        }
      }
    #endif

    /// Applies `modifier` to every view, outside the modifiers of earlier calls.
    ///
    /// Use it for modifiers that all screens share: a tint, or an object for their environment.
    public func modifier(_ modifier: some ViewModifier) {
      modifiers.append { AnyView($0.modifier(modifier)) }
    }

    /// Animates the changes from a screen to another, for a host that is made afterwards.
    ///
    /// ```swift
    /// views.animate(from: LoginModel.self, to: MainModel.self) { _, _ in .transition(.move(edge: .bottom)) }
    /// ```
    ///
    /// The way back is a pair of its own. A transition that a verb names comes first, and of several pairs that fit the
    /// last one. In SwiftUI's own containers it animates a `Switcher` with
    /// ``Usher/TransitionStyle/transition(_:animation:)``, and nothing else; the embedded host takes UIKit's transitions
    /// for every change, as `UIKitViews.animate(from:to:by:)` does.
    ///
    /// - Parameters:
    ///   - from: The class of the object of the screen that is seen before, or a superclass.
    ///   - to: The class of the object of the screen that is seen afterwards, or a superclass.
    ///   - transition: Called at the beginning of each change.
    /// - Complexity: Each change costs O(*n*) in the number of pairs.
    public func animate<From: AnyObject, To: AnyObject>(
      from: From.Type, to: To.Type,
      by transition: @escaping @MainActor (From, To) -> TransitionStyle
    ) {
      pairs.add(from: from, to: to, by: transition)
    }

    /// Returns the presentation of a screen's object, or a view that names the missing
    /// registration.
    ///
    /// - Complexity: O(1), and O(*n*) in the number of types for an object of a subclass.
    func look(for screen: AnyObject) -> Look {
      if let look = looks.look(for: screen) { return look }
      return .view { AnyView(MissingView(name: String(describing: type(of: screen)))) }
    }

    /// Returns a view with every modifier given to ``modifier(_:)``.
    func modified(_ view: AnyView) -> AnyView {
      modifiers.reduce(view) { $1($0) }
    }
  }
#endif
