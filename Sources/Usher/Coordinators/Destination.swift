/// What a route leads to: a screen, a child flow, or an alert.
@MainActor
public struct Destination {
  package enum Content {
    case screen(AnyObject)
    case flow(any Coordinator, ResultReceiver?, Plan?)
    case alert(AlertContent)
  }

  package let content: Content
  /// Whether ``starting(at:)`` was called on a screen or an alert, where it has no effect.
  let hasIgnoredStart: Bool

  package init(_ content: Content) {
    self.init(content, hasIgnoredStart: false)
  }

  private init(_ content: Content, hasIgnoredStart: Bool) {
    self.content = content
    self.hasIgnoredStart = hasIgnoredStart
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
  public static func alert(_ alert: AlertContent) -> Destination {
    Destination(.alert(alert))
  }

  /// A child flow without a result.
  ///
  /// - Parameter coordinator: The child. It must not have been attached before.
  public static func flow(_ coordinator: any Coordinator<Void>) -> Destination {
    Destination(.flow(coordinator, nil, nil))
  }

  /// Does not compile, because the result of the child flow would be lost.
  ///
  /// Write `.flow(child) { value in … }` or `.flow(child, onEnd:)`; `.flow(child) { _ in }` ignores the
  /// result.
  @available(
    *, unavailable,
    message: """
      the result of this flow would be lost: write .flow(child) { value in … } or \
      .flow(child, onEnd: { ending in … }), or ignore it with .flow(child) { _ in }
      """
  )
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
    Destination(.flow(coordinator, FinishReceiver(onFinish), nil))
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
    Destination(.flow(coordinator, ClosureReceiver(onEnd), nil))
  }

  /// The same destination, started at `routes` instead of where the child's model says.
  ///
  /// The child's own first screen is then never made, unless `routes` names it. On a screen or an alert
  /// it has no effect, and that is misuse, reported. Without any route the child is not started, and that
  /// is misuse too.
  ///
  /// - Parameter routes: The child's stack from the bottom up; for tabs, the tabs in order; for a
  ///   switcher, what it shows (the last one counts). They must be of the child's `Route` type: others
  ///   are misuse, reported, and the child starts as usual.
  public func starting<Route>(at routes: Route...) -> Destination {
    started(at: routes)
  }

  /// The same destination, started at the routes of a list.
  ///
  /// Everything else is as with `starting(at:)` and routes one by one.
  ///
  /// - Parameter routes: The places, at least one. An empty list is misuse, reported, and the child is
  ///   not started.
  public func starting<Route>(at routes: [Route]) -> Destination {
    started(at: routes)
  }

  private func started<Route>(at routes: [Route]) -> Destination {
    guard case .flow(let coordinator, let receiver, _) = content else {
      return Destination(content, hasIgnoredStart: true)
    }
    return Destination(.flow(coordinator, receiver, Plan(routes: routes)))
  }
}
