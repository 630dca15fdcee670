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
/// A view is a function of its model's state. After a change of a property that it read of an
/// `@Observable` model, the host calls it again and updates the page. It must be cheap.
@MainActor
public final class WebViews {
  private var views: [ObjectIdentifier: @MainActor (AnyObject) -> Group?] = [:]

  /// Creates an empty set of views.
  public init() {}

  /// Registers the view of screens whose object is a `model`, exactly or by inheritance.
  ///
  /// A second view for a type replaces the first.
  public func register<Model: AnyObject>(
    _ model: Model.Type, @ComponentBuilder view: @escaping @MainActor (Model) -> Group
  ) {
    views[ObjectIdentifier(model)] = { ($0 as? Model).map(view) }
  }

  /// Returns the parts of a screen, or a note with its type if there is no view for it.
  ///
  /// - Complexity: O(1), and O(*n*) in the number of views for an object of a subclass.
  func content(of screen: AnyObject) -> Group {
    if let group = views[ObjectIdentifier(type(of: screen))]?(screen) { return group }
    for view in views.values {
      if let group = view(screen) { return group }
    }
    let type = String(describing: type(of: screen))
    return Group(parts: [
      Heading("No view for \(type)"),
      Text("Say how it looks with views.register(\(type).self) { … }.", style: .secondary),
    ])
  }
}
