extension Coordinator {
  /// Presents what is at `route` over everything that this flow shows.
  ///
  /// The modal belongs to the entry that is on top of this flow when it is presented, and ends with
  /// it. Presented from a flow that already shows a modal, it comes on top of that. A no-op after the
  /// flow's end.
  ///
  /// - Parameter presentation: How; a route that leads to an alert is shown as one in any case.
  @discardableResult
  public func present(
    _ route: Route, as presentation: Presentation = .sheet, transition: Transition = .automatic
  ) -> IntentHandle {
    submit("present", target: route, transition: transition) {
      [.present($0, Seed(route: route), presentation)]
    }
  }

  /// Dismisses what this flow presented last, with everything on top of it.
  ///
  /// A no-op if nothing that this flow presented is left, and after the flow's end. A flow that is a
  /// modal itself ends with `finish` or `cancel`.
  @discardableResult
  public func dismiss(transition: Transition = .automatic) -> IntentHandle {
    submit("dismiss", transition: transition) { flow in
      flow.presented.last.map { [.remove($0, .dismissed)] } ?? []
    }
  }

  /// Whether something that this flow presented is there.
  public var isPresenting: Bool { flow?.presented.isEmpty == false }
}
