extension Coordinator {
  /// Presents what is at `route` over everything that this flow shows.
  ///
  /// The modal belongs to the node that is on top of this flow when it is presented, and ends with
  /// it. Presented from a flow that already shows a modal, it comes on top of that. A no-op after the
  /// flow's end.
  ///
  /// A call that repeats the flow's previous verb before the host has shown that is dropped, as with
  /// ``Coordinator/push(_:allowsRepeat:transition:)``.
  ///
  /// - Parameters:
  ///   - presentation: How; a route that leads to an alert is shown as one in any case.
  ///   - allowsRepeat: Whether a repeated call is meant, and never dropped.
  @discardableResult
  public func present(
    _ route: Route, as presentation: Presentation = .sheet, allowsRepeat: Bool = false,
    transition: TransitionStyle = .automatic
  ) -> NavigationHandle {
    submit(
      "present", target: route, transition: transition,
      repeats: allowsRepeat ? .allowed : .dropped
    ) {
      [.present($0, NodeSpec(route: route), presentation)]
    }
  }

  /// Dismisses what this flow presented last, or else the modal that this flow is shown in.
  ///
  /// What is on top of the modal goes with it. If this flow has presented nothing, the nearest modal around
  /// it is dismissed: in a sheet, `dismiss()` closes the sheet. Whatever ends asks first, as always, and
  /// its result is `nil`, with the cause ``EndingCause/dismissed``.
  ///
  /// If there is neither, nothing changes, and that is misuse, reported. A no-op after the flow's end. A
  /// repeated call does not go on to the flow's own modal as long as the host has not shown the previous
  /// one: it is dropped with the outcome ``NavigationOutcome/duplicate``.
  ///
  /// - Complexity: O(*d*) in how deep the flow is nested in its modal.
  @discardableResult
  public func dismiss(transition: TransitionStyle = .automatic) -> NavigationHandle {
    let hasOwn = flow?.presented.isEmpty == false
    return submit("dismiss", transition: transition, repeats: hasOwn ? .allowed : .dropped) {
      flow in
      if let modal = flow.presented.last { return [.remove(modal, .dismissed)] }
      if let edit = flow.leavingOwnModal { return [edit] }
      flow.engine?.events.report(.nothingToDismiss(flow))
      return []
    }
  }

  /// Whether something that this flow presented is there.
  public var isPresenting: Bool {
    navigation.container.read { $0.flow?.presented.isEmpty == false }
  }
}

extension Flow {
  /// The edit that dismisses the nearest modal around this flow; `nil` if it is in none.
  fileprivate var leavingOwnModal: TreeEdit? {
    var flow = self
    while let node = flow.node {
      if node.presentation != nil { return .remove(node, .dismissed) }
      guard let outer = node.parentContainer?.flow else { break }
      flow = outer
    }
    guard let engine, engine.state.rootIsPresented, flow.node === engine.state.root else {
      return nil
    }
    return .leave(flow, .dismissed, conclusion: nil)
  }
}

extension Misuse {
  @MainActor
  fileprivate static func nothingToDismiss(_ flow: Flow) -> Misuse {
    Misuse(
      "\(flow.name).dismiss",
      problem: "This flow has presented nothing and is in no modal; nothing was dismissed.",
      fix: "Use pop() to go back, or finish(…) or cancel() to end the flow.")
  }
}
