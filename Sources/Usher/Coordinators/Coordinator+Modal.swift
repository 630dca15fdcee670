extension Coordinator {
  /// Presents the destination of `route` over everything that this flow shows.
  ///
  /// The modal belongs to the node on top of this flow at its presentation. It ends when code removes that node;
  /// when the user leaves the node and this flow remains, the modal stays.
  /// Presented from a flow that already shows a modal, it comes on top of that. Does nothing after
  /// the flow's end.
  ///
  /// A call that repeats the flow's previous verb before the host has shown it is dropped, as with
  /// ``Coordinator/push(_:allowsRepeat:transition:)``.
  ///
  /// - Parameters:
  ///   - presentation: The style; a route to an alert is always shown as one.
  ///   - allowsRepeat: Pass `true` never to drop the call as a repeat.
  @discardableResult
  public func present(
    _ route: Route, as presentation: Presentation = .sheet, allowsRepeat: Bool = false,
    transition: TransitionStyle = .automatic
  ) -> NavigationHandle {
    submit(
      "present", target: route, transition: transition,
      repeats: allowsRepeat ? .wanted : .dropped
    ) {
      [.present($0, NodeSpec(route: route), presentation)]
    }
  }

  /// Dismisses the last modal that this flow presented, or else the modal that contains this flow.
  ///
  /// Modals above it are dismissed too. If this flow has presented nothing, the nearest enclosing
  /// modal is dismissed: in a sheet, `dismiss()` closes the sheet. Ending nodes ask first, as
  /// always, and a flow's result is `nil`, with the cause ``EndingCause/dismissed``.
  ///
  /// If there is neither, nothing changes, which is reported as misuse. Does nothing after the
  /// flow's end. A repeated call does not continue to the flow's own modal until the host has shown
  /// the previous one: it is dropped with the outcome ``NavigationOutcome/duplicate``.
  ///
  /// - Complexity: O(*d*) in the depth of the flow in its modal.
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

  /// True while a modal of this flow is presented.
  public var isPresenting: Bool {
    navigation.container.read { $0.flow?.presented.isEmpty == false }
  }
}

extension Flow {
  /// The edit that dismisses the nearest enclosing modal; `nil` if there is none.
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
