/// Places on top of each other: a flow that is pushed and popped.
///
/// A stack inside a stack continues it: one navigation controller shows both. In a tab or in a
/// modal it has its own.
public final class Stack<Route>: NavigationModel<Route> {
  /// Creates a stack that starts with `first`, and with `more` on top of it if given.
  public init(_ first: Route, _ more: Route...) {
    super.init(StackRules(), start: more.isEmpty ? [first] : [first] + more)
  }

  /// Creates a stack that starts with the routes of a list, from the bottom up.
  ///
  /// - Parameter routes: The first places, at least one. With an empty list the flow is not
  ///   started, which is reported as misuse.
  public init(_ routes: [Route]) {
    super.init(StackRules(), start: routes)
  }

  /// The route of the top place; `nil` when the flow is not attached, or when a transient flow is on top.
  public var top: Route? { container.read { $0.nodes.last?.route as? Route } }

  /// The number of the flow's nodes, including transient ones; 0 when the flow is not attached.
  public var count: Int { container.read { $0.nodes.count } }
}
