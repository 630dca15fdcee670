extension Coordinator {
  /// Presents the destination of `route` over everything that is shown.
  ///
  /// The modal stands on the active place of this flow: the place on top of a stack, the shown place of a switcher. It
  /// ends when code removes that place; when the user leaves the place and this flow remains, the modal moves to the
  /// next one. What a flow of parallel places presents, such as `Tabs`, stands on the flow, whichever tab is selected.
  ///
  /// Later modals come above earlier ones, also those of other flows. Does nothing after the flow's end.
  ///
  /// `dismiss()` takes the flow's last modal, ``dismiss(_:transition:)`` the one with a route, and
  /// ``NavigationHandle/dismiss(transition:)`` of the returned handle exactly this one.
  ///
  /// A call that repeats the flow's previous verb before the host has shown it is dropped, as with
  /// ``Coordinator/push(_:allowsRepeat:transition:)``.
  ///
  /// - Parameters:
  ///   - presentation: The style; a route to an alert is always shown as one.
  ///   - outlivesPlace: Pass `true` for a modal that must stay when another place is shown, such as a lock: it stands
  ///     on this flow and ends only with it, or by a verb. What `Tabs` present always does.
  ///   - allowsRepeat: Pass `true` never to drop the call as a repeat.
  @discardableResult
  public func present(
    _ route: Route, as presentation: Presentation = .sheet, outlivesPlace: Bool = false,
    allowsRepeat: Bool = false, transition: TransitionStyle = .automatic
  ) -> NavigationHandle {
    submit(
      "present", target: route, transition: transition,
      repeats: allowsRepeat ? .wanted : .dropped
    ) {
      [.present($0, NodeSpec(route: route), presentation.outliving(outlivesPlace))]
    }
  }

  /// Dismisses the last modal that this flow presented, or else the modal that contains this flow.
  ///
  /// Modals presented from inside of it are dismissed with it; others above it stay. If this flow has presented
  /// nothing, the nearest enclosing modal is dismissed: in a sheet, `dismiss()` closes the sheet. Ending nodes
  /// ask first, as always, and a flow's result is `nil`, with the cause ``EndingCause/dismissed``.
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
      if let modal = flow.presented.last { return [modal.dismissal] }
      if let edit = flow.leavingOwnModal { return [edit] }
      flow.engine?.events.report(.nothingToDismiss(flow))
      return []
    }
  }

  /// Dismisses the topmost modal with `route` among those that this flow presented, wherever it is.
  ///
  /// The flow's other modals stay, also those above it; what was presented from inside of it goes with it. Ending
  /// nodes ask first, as always, and a flow's result is `nil`, with the cause ``EndingCause/dismissed``.
  ///
  /// If no modal of this flow has the route, nothing changes, which is reported as misuse: the request settles. Does
  /// nothing after the flow's end. Where the user may be faster, call ``NavigationHandle/dismiss(transition:)`` on
  /// what ``present(_:as:outlivesPlace:allowsRepeat:transition:)`` returned.
  ///
  /// - Complexity: O(*n*) comparisons in the number of modals that this flow presents.
  @discardableResult
  public func dismiss(_ route: Route, transition: TransitionStyle = .automatic) -> NavigationHandle
  where Route: Equatable {
    submit("dismiss", target: route, transition: transition) { flow in
      guard let modal = flow.presented.last(where: { $0.route as? Route == route }) else {
        flow.engine?.events.report(.notPresented(route, flow))
        return flow.editsWithoutPlace
      }
      return [modal.dismissal]
    }
  }

  /// True while a modal of this flow is presented.
  public var isPresenting: Bool {
    navigation.container.read { $0.flow?.presented.isEmpty == false }
  }
}

extension Node {
  /// The edit that dismisses this modal; modals above it that stand elsewhere stay.
  var dismissal: TreeEdit { .remove(self, .dismissed) }
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

  @MainActor
  fileprivate static func notPresented(_ route: Any, _ flow: Flow) -> Misuse {
    Misuse(
      "\(flow.name).dismiss(\(route))",
      problem: "This flow presents no modal with the route; nothing was dismissed.",
      fix:
        "Where the user may be faster, keep the handle that present(…) returns, and call its dismiss()."
    )
  }
}
