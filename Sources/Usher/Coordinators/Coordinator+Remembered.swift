extension Coordinator {
  /// Resumes the place that this flow remembers, or enters `route` if there is none.
  ///
  /// ```swift
  /// case .logIn: .flow(LogInFlow()) { self.resume(orElse: .main) }
  /// ```
  ///
  /// The flow then forgets the place. The place is entered as it was requested: on top of a stack,
  /// selected, shown or presented, with all requested contents; and it passes the guard again. If
  /// the guard refuses it, `route` is entered. Without a `route`, the call does nothing if there is
  /// no remembered place, and is refused if the place is. Does nothing after the flow's end.
  ///
  /// Call it before the deciding flow has ended, or in the closure of its result. To end that flow
  /// by code, use one transaction: `transaction { dismiss(); resume() }`.
  ///
  /// A waiting `run` for the place gets its result now; `nil` if the place is not entered.
  @discardableResult
  public func resume(
    orElse route: Route? = nil, transition: TransitionStyle = .automatic
  ) -> NavigationHandle {
    resume(as: nil, orElse: route, transition: transition)
  }

  /// Resumes the contents of the remembered place and the places above it, with `route` in its
  /// position; enters only `route` if there is none.
  ///
  /// Use it for routes with values that have changed meanwhile, such as a session:
  ///
  /// ```swift
  /// case .logIn: .flow(LogInFlow()) { session in self.resume(as: .main(session)) }
  /// ```
  ///
  /// Otherwise it works like ``resume(orElse:transition:)``.
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
      guard let flow, flow.isLive, let route else { return nil }
      // The place, if there was one, was refused.
      return [.remember(flow, .nothing)] + flow.edits(entering: [NodeSpec(route: route)])
    }
    return submit(
      "resume", target: replacement ?? route, transition: transition, receiver: waiting,
      fallback: route == nil ? nil : other, namesGoal: true
    ) { flow in
      if let edits = flow.editsToResume(as: replacement, waiting) { return edits }
      if let route { return flow.edits(entering: [NodeSpec(route: route)]) }
      flow.reportLateResume()
      return waiting.place == nil ? [] : nil
    }
  }

  /// The route of the place that this flow remembers, for `resume`; `nil` if there is none.
  ///
  /// A flow remembers a place for a redirect (``RouteDecision/redirect(to:as:remembering:)``) and
  /// for `show(_:remembering:)`. It remembers one place: the newest. It forgets it by `resume`, by
  /// ``forgetRememberedRoute()``, at its own end, and when the place shown instead ends without
  /// `resume`, such as a login sheet that the user swipes down.
  public var rememberedRoute: Route? {
    navigation.container.read { $0.flow?.remembered?.specs.first?.route as? Route }
  }

  /// Forgets the place that this flow remembers.
  ///
  /// A `run` that awaits its result gets `nil`. Does nothing if there is none, and after the flow's
  /// end.
  @discardableResult
  public func forgetRememberedRoute() -> NavigationHandle {
    submit("forget") { flow in [.remember(flow, .nothing)] }
  }
}
