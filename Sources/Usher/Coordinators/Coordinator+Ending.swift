extension Coordinator {
  /// Ends the flow and delivers `output` to the code that waits for it.
  ///
  /// Does nothing after the flow's end.
  ///
  /// The flow's screens leave; in a stack, screens that other flows put on top stay. In a tab or a
  /// switcher, which needs a successor, the parent shows it in reaction to the result. If it shows
  /// none, the flow stays in place, which is reported as misuse. `finish` never asks before
  /// leaving.
  @discardableResult
  public func finish(_ output: Output, transition: TransitionStyle = .automatic) -> NavigationHandle
  {
    navigation.container.submit("finish", of: type(of: self), transition: transition) { flow, _ in
      flow.engine?.events.record(.finishes(output))
      return [.leave(flow, .finished, conclusion: flow.delivery(of: output))]
    }
  }

  /// Ends the flow without a value, with the cause ``EndingCause/cancelled``.
  ///
  /// Does nothing after the flow's end. Unlike `finish`, it asks before leaving.
  @discardableResult
  public func cancel(transition: TransitionStyle = .automatic) -> NavigationHandle {
    navigation.container.submit("cancel", of: type(of: self), transition: transition) { flow, _ in
      [.leave(flow, .cancelled, conclusion: nil)]
    }
  }
}

extension Coordinator where Output == Void {
  /// Ends the flow, whose parent is told that it finished.
  ///
  /// Does nothing after the flow's end. Otherwise it works like `finish(_:transition:)`.
  @discardableResult
  public func finish(transition: TransitionStyle = .automatic) -> NavigationHandle {
    finish((), transition: transition)
  }
}
