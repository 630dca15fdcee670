/// What a route leads to: a screen, a child flow, or an alert.
@MainActor
public struct Destination {
  package enum Content {
    case screen(AnyObject)
    case flow(any Coordinator, ResultSink?, Plan?)
    case alert(Alert)
  }

  package let content: Content

  package init(_ content: Content) {
    self.content = content
  }

  /// A screen: any object that a host knows how to show, such as a view model or a view controller.
  ///
  /// The tree holds `object` until the screen has left, its exit animation included. A coordinator
  /// is not a screen: it is misuse, reported, and attached as a flow.
  public static func screen(_ object: AnyObject) -> Destination {
    Destination(.screen(object))
  }

  /// An alert.
  ///
  /// It is always a modal, whatever verb led to it.
  public static func alert(_ alert: Alert) -> Destination {
    Destination(.alert(alert))
  }

  /// A child flow whose result is of no interest.
  public static func flow(_ coordinator: any Coordinator) -> Destination {
    Destination(.flow(coordinator, nil, nil))
  }

  /// A child flow, and what to do with its result.
  ///
  /// - Parameters:
  ///   - coordinator: The child. It must not have been attached before.
  ///   - onFinish: Called at most once, inside the change that removes the child, if the child
  ///     finishes; never if it is left in another way. Verbs called in it belong to the same change
  ///     on screen.
  public static func flow<Output>(
    _ coordinator: any Coordinator<Output>,
    onFinish: @escaping @MainActor (Output) -> Void
  ) -> Destination {
    Destination(.flow(coordinator, FinishSink(onFinish), nil))
  }

  /// A child flow, and what to do when it ends, however it ends.
  ///
  /// - Parameters:
  ///   - coordinator: The child. It must not have been attached before.
  ///   - onEnd: Called exactly once, inside the change that removes the child.
  @_disfavoredOverload  // because a closure without a label means onFinish, whatever it does
  public static func flow<Output>(
    _ coordinator: any Coordinator<Output>,
    onEnd: @escaping @MainActor (Ending<Output>) -> Void
  ) -> Destination {
    Destination(.flow(coordinator, ClosureResultSink(onEnd), nil))
  }

  /// The same destination, started at `routes` instead of where the child's model says.
  ///
  /// The child's own first screen is then never made, unless `routes` names it. It has no effect on a
  /// screen or an alert, or if `routes` is empty.
  ///
  /// - Parameter routes: The child's stack from the bottom up; for tabs, the tabs in order; for a
  ///   switcher, what it shows (the last one counts). They must be of the child's `Route` type: others
  ///   are misuse, reported, and the child starts as usual.
  public func starting<Route>(at routes: Route...) -> Destination {
    guard case .flow(let coordinator, let sink, _) = content, !routes.isEmpty else { return self }
    return Destination(.flow(coordinator, sink, Plan(routes: routes)))
  }
}
