public import Usher

/// The web views of an app's screens: one for each type of screen.
///
/// ```swift
/// let views = WebViews()
/// views.register(MainModel.self) { model in
///   Text("Two sub-flows on one stack.")
///   Button("First flow") { model.firstTapped() }
///   TextField("Name", text: model.name) { model.name = $0 }
/// }
/// ```
///
/// A view is a function of its model's state. After a change of an `@Observable` property that the
/// view read, the host calls the view again and updates the page. A view must be cheap and change
/// nothing. A screen without a view shows a note with the name of its type.
@MainActor
public final class WebViews {
  private var views = ModelRegistry<Group>()
  /// The motions between two screens.
  private(set) var pairs = ScreenPairs()

  /// Creates an empty set of views.
  public init() {}

  /// Registers the view of screens whose object is of the class `model` or of a subclass.
  ///
  /// A second view for a class replaces the first. An object gets the view of its own class, or else
  /// that of its nearest registered superclass.
  ///
  /// - Parameters:
  ///   - model: The class of the screen's object.
  ///   - view: Makes the parts of the screen.
  public func register<Model: AnyObject>(
    _ model: Model.Type, @ComponentBuilder view: @escaping @MainActor (Model) -> Group
  ) {
    views.register(model, look: view)
  }

  /// Moves a `Switcher` from a screen to another in a way of the app's, for pages that are made afterwards.
  ///
  /// ```swift
  /// views.animate(from: LoginModel.self, to: MainModel.self) { _, _ in .motion(.push(from: .trailing)) }
  /// ```
  ///
  /// The way back is a pair of its own. A transition that a verb names comes first, and of several pairs that fit the
  /// last one. Other changes keep the host's motion.
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

  /// Returns the parts of a screen, or a note with its type if there is no view for it.
  ///
  /// - Complexity: O(1), and O(*n*) in the number of views for an object of a subclass.
  func content(of screen: AnyObject) -> Group {
    if let group = views.look(for: screen) { return group }
    let type = String(describing: type(of: screen))
    return Group(parts: [
      Heading("No view for \(type)"),
      Text("Say how it looks with views.register(\(type).self) { … }.", style: .secondary),
    ])
  }
}
