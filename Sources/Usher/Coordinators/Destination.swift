/// The destination of a route: a screen, a child flow, or an alert.
@MainActor
public struct Destination {
  package enum Content {
    case screen(AnyObject)
    case flow(any Coordinator, ResultReceiver?, Plan?)
    indirect case alert(AlertContent)
  }

  package let content: Content
  /// True if ``starting(at:)`` was called on a screen or an alert, where it has no effect.
  let hasIgnoredStart: Bool

  package init(_ content: Content) {
    self.init(content, hasIgnoredStart: false)
  }

  private init(_ content: Content, hasIgnoredStart: Bool) {
    self.content = content
    self.hasIgnoredStart = hasIgnoredStart
  }

  /// A screen: any object that a host can show, such as a view model or a view controller.
  ///
  /// The tree retains `object` until the screen has left, including its exit animation. A
  /// coordinator is no screen: that is reported as misuse, and it is attached as a flow.
  public static func screen(_ object: AnyObject) -> Destination {
    Destination(.screen(object))
  }

  /// An alert.
  ///
  /// Present its route: another verb is reported as misuse and shows nothing.
  public static func alert(_ alert: AlertContent) -> Destination {
    Destination(.alert(alert))
  }

  /// A child flow without a result.
  ///
  /// - Parameter coordinator: The child, which must never have been attached.
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

  /// A child flow with a closure for its result.
  ///
  /// - Parameters:
  ///   - coordinator: The child, which must never have been attached.
  ///   - onFinish: Called at most once, inside the change that removes the child, if the child
  ///     finishes; never if it is left in another way. Verbs called in it belong to the same change
  ///     on screen.
  public static func flow<Output>(
    _ coordinator: any Coordinator<Output>,
    onFinish: @escaping @MainActor (Output) -> Void
  ) -> Destination {
    Destination(.flow(coordinator, FinishReceiver(onFinish), nil))
  }

  /// A child flow with a closure for any ending.
  ///
  /// - Parameters:
  ///   - coordinator: The child, which must never have been attached.
  ///   - onEnd: Called exactly once, inside the change that removes the child.
  @_disfavoredOverload  // because a closure without a label means onFinish
  public static func flow<Output>(
    _ coordinator: any Coordinator<Output>,
    onEnd: @escaping @MainActor (Ending<Output>) -> Void
  ) -> Destination {
    Destination(.flow(coordinator, ClosureReceiver(onEnd), nil))
  }

  /// Returns the destination, started at `routes` instead of the start of the child's model.
  ///
  /// The child's own first screen is then made only if `routes` contains it. On a screen or an
  /// alert it has no effect, which is reported as misuse. Without any route the child is not
  /// started, which is misuse too.
  ///
  /// - Parameter routes: The child's stack from the bottom up; for tabs, the tabs in order; for a
  ///   switcher, its place (the last one counts). They must be of the child's `Route` type: others
  ///   are reported as misuse, and the child starts as usual.
  public func starting<Route>(at routes: Route...) -> Destination {
    started(at: routes)
  }

  /// Returns the destination, started at the routes of a list.
  ///
  /// Otherwise it works like `starting(at:)` with separate routes.
  ///
  /// - Parameter routes: The places, at least one. An empty list is reported as misuse, and the
  ///   child is not started.
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
