/// Places on top of each other: the kind of flow that is pushed and popped.
///
/// A stack that is attached inside a stack continues it: both are shown by one navigation controller.
/// In a tab or in a modal it is shown by one of its own.
public final class Stack<Route>: NavigationModel<Route> {
  /// A stack that starts with `first`, and with `more` on top of it if given.
  public init(_ first: Route, _ more: Route...) {
    super.init(StackRules(), start: more.isEmpty ? [first] : [first] + more)
  }

  /// A stack that starts with the routes of a list, from the bottom up.
  ///
  /// - Parameter routes: The first places, at least one. With an empty list the flow is not started, and
  ///   that is misuse, reported.
  public init(_ routes: [Route]) {
    super.init(StackRules(), start: routes)
  }

  /// How many nodes the flow has, transient ones included.
  public var count: Int { container.read { $0.nodes.count } }
}
