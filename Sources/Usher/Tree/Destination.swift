/// The destination of a route: a screen, a child flow, or an alert.
@MainActor
public struct Destination {
  package enum Content {
    case screen(AnyObject)
    case flow(any Coordinator, ResultReceiver?, Plan?)
    indirect case alert(AlertContent)
  }

  package let content: Content

  package init(_ content: Content) {
    self.content = content
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
  /// Present its route. Another verb is reported as misuse: it shows nothing, but removes the places that it
  /// should have replaced.
  public static func alert(_ alert: AlertContent) -> Destination {
    Destination(.alert(alert))
  }

  /// A child flow without a result.
  ///
  /// - Parameter coordinator: The child, which must never have been attached.
  public static func flow(_ coordinator: any Coordinator<Void>) -> Destination {
    Destination(.flow(coordinator, nil, nil))
  }

  /// A child flow that never finishes, so that it can only be left.
  ///
  /// - Parameter coordinator: The child, which must never have been attached.
  public static func flow(_ coordinator: any Coordinator<Never>) -> Destination {
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
}

/// Child flows that start somewhere else.
extension Destination {
  /// A child flow without a result, started at `routes` instead of the start of its model.
  ///
  /// The child's own first screen is then made only if `routes` contains it.
  ///
  /// - Parameters:
  ///   - coordinator: The child, which must never have been attached.
  ///   - routes: The child's stack from the bottom up; for tabs, the tabs in order; for a switcher, its
  ///     place (the last one counts). An empty list is reported as misuse, and the child is not started.
  public static func flow<Child: Coordinator>(
    _ coordinator: Child, startingAt routes: [Child.Route]
  ) -> Destination where Child.Output == Void {
    Destination(.flow(coordinator, nil, Plan(routes: routes)))
  }

  /// A child flow that never finishes, started at `routes` instead of the start of its model.
  ///
  /// - Parameters:
  ///   - coordinator: The child, which must never have been attached.
  ///   - routes: The child's places, at least one, as for a flow without a result.
  public static func flow<Child: Coordinator>(
    _ coordinator: Child, startingAt routes: [Child.Route]
  ) -> Destination where Child.Output == Never {
    Destination(.flow(coordinator, nil, Plan(routes: routes)))
  }

  /// Does not compile, because the result of the child flow would be lost.
  @available(
    *, unavailable,
    message: """
      the result of this flow would be lost: write .flow(child, startingAt: routes) { value in … } or \
      .flow(child, startingAt: routes, onEnd: { ending in … }), or ignore it with { _ in }
      """
  )
  @_disfavoredOverload  // because it fits children without a result too
  public static func flow<Child: Coordinator>(
    _ coordinator: Child, startingAt routes: [Child.Route]
  ) -> Destination {
    Destination(.flow(coordinator, nil, Plan(routes: routes)))
  }

  /// A child flow with a closure for its result, started at `routes` instead of the start of its model.
  ///
  /// - Parameters:
  ///   - coordinator: The child, which must never have been attached.
  ///   - routes: The child's places, at least one, as for a flow without a result.
  ///   - onFinish: Called at most once, inside the change that removes the child, if the child
  ///     finishes; never if it is left in another way.
  public static func flow<Child: Coordinator>(
    _ coordinator: Child, startingAt routes: [Child.Route],
    onFinish: @escaping @MainActor (Child.Output) -> Void
  ) -> Destination {
    Destination(.flow(coordinator, FinishReceiver(onFinish), Plan(routes: routes)))
  }

  /// A child flow with a closure for any ending, started at `routes` instead of the start of its model.
  ///
  /// - Parameters:
  ///   - coordinator: The child, which must never have been attached.
  ///   - routes: The child's places, at least one, as for a flow without a result.
  ///   - onEnd: Called exactly once, inside the change that removes the child.
  @_disfavoredOverload  // because a closure without a label means onFinish
  public static func flow<Child: Coordinator>(
    _ coordinator: Child, startingAt routes: [Child.Route],
    onEnd: @escaping @MainActor (Ending<Child.Output>) -> Void
  ) -> Destination {
    Destination(.flow(coordinator, ClosureReceiver(onEnd), Plan(routes: routes)))
  }
}

/// A closure that receives a flow's ending.
@MainActor
package final class ClosureReceiver<Output>: TypedResultReceiver<Output> {
  private let body: @MainActor (Ending<Output>) -> Void

  package init(_ body: @escaping @MainActor (Ending<Output>) -> Void) {
    self.body = body
  }

  package override func finished(_ output: Output) { body(.finished(output)) }
  package override func left(_ cause: EndingCause) { body(.left(cause)) }
}

/// A closure that receives a flow's output, and no ending without one.
@MainActor
final class FinishReceiver<Output>: TypedResultReceiver<Output> {
  private let body: @MainActor (Output) -> Void

  init(_ body: @escaping @MainActor (Output) -> Void) {
    self.body = body
  }

  override func finished(_ output: Output) { body(output) }
  override func left(_ cause: EndingCause) {}
}
