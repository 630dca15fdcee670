extension Coordinator {
  /// Goes on to the place that this flow remembers, or to `route` if it remembers none.
  ///
  /// ```swift
  /// case .logIn: .flow(LogInFlow()) { self.resume(orElse: .main) }
  /// ```
  ///
  /// The place is forgotten by that. It is entered as it was asked for: on top of a stack, selected,
  /// shown or presented, with everything that was asked for in it; and it passes the gate again. If it
  /// is refused there, `route` is entered. Without a `route` it is a no-op if nothing is remembered, and
  /// refused if the place is. A no-op after the flow's end.
  ///
  /// Call it before what decides has ended, or in the closure of its result. To end it by code, use one
  /// transaction: `transaction { dismiss(); resume() }`.
  ///
  /// A `run` that asked for it has waited since, and gets its result now; `nil` if it is not entered.
  @discardableResult
  public func resume(
    orElse route: Route? = nil, transition: TransitionStyle = .automatic
  ) -> NavigationHandle {
    resume(as: nil, orElse: route, transition: transition)
  }

  /// Goes on to what was asked for in the place that this flow remembers, and on top of it, but with
  /// `route` in that place; only to `route` if it remembers none.
  ///
  /// For routes that carry what has changed meanwhile, such as a session:
  ///
  /// ```swift
  /// case .logIn: .flow(LogInFlow()) { session in self.resume(as: .main(session)) }
  /// ```
  ///
  /// Everything else is as with ``resume(orElse:transition:)``.
  @discardableResult
  public func resume(as route: Route, transition: TransitionStyle = .automatic) -> NavigationHandle
  {
    resume(as: route, orElse: route, transition: transition)
  }

  private func resume(
    as replacement: Route?, orElse route: Route?, transition: TransitionStyle
  ) -> NavigationHandle {
    let waiting = RememberedReceivers()
    let other: MakeEdits = { [weak flow] in
      waiting.left(.neverStarted)
      if route == nil { flow?.reportLateResume() }
      guard let flow, flow.isLive else { return nil }
      return route.map { flow.edits(entering: [NodeSpec(route: $0)]) } ?? []
    }
    return submit(
      "resume", target: replacement ?? route, transition: transition, receiver: waiting,
      fallback: route == nil ? nil : other
    ) { flow in
      flow.takeRemembered(as: replacement, waiting) ?? other()
    }
  }

  /// The route of the place that this flow remembers, so that `resume` goes on to it; `nil` if there is
  /// none.
  ///
  /// A place is remembered when a redirect says so (``RouteDecision/redirect(to:as:remembering:)``) and by
  /// `show(_:remembering:)`. There is one at a time: the newest. It is forgotten by `resume`, by
  /// ``forgetRememberedRoute()``, at the flow's end, and when what is shown instead ends without `resume`,
  /// such as a login sheet that the user swipes down.
  public var rememberedRoute: Route? { flow?.remembered?.specs.first?.route as? Route }

  /// Forgets the place that this flow remembers.
  ///
  /// A `run` that awaits its result gets `nil`. A no-op if there is none, and after the flow's end.
  @discardableResult
  public func forgetRememberedRoute() -> NavigationHandle {
    submit("forget") { flow in [.remember(flow, .nothing)] }
  }
}
