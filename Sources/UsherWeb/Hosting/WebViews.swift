/// How the screens of an app look in a browser: one view for each type of screen.
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
/// A view is a function of what the model says now. When something changes that it read, and the
/// model is `@Observable`, it is called again and the page follows. What it calls is to be cheap.
@MainActor
public final class WebViews {
  private var views: [ObjectIdentifier: @MainActor (AnyObject) -> Group?] = [:]

  /// Makes an empty set of views.
  public init() {}

  /// Says how screens look whose object is a `model`, exactly or by inheritance.
  ///
  /// A second view for a type takes the place of the first.
  public func register<Model: AnyObject>(
    _ model: Model.Type, @ComponentBuilder view: @escaping @MainActor (Model) -> Group
  ) {
    views[ObjectIdentifier(model)] = { ($0 as? Model).map(view) }
  }

  /// The parts of a screen; a note that names its type if there is no view for it.
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
