extension Coordinator {
  /// Ends the flow and gives `output` to the code that waits for it.
  ///
  /// A no-op after the flow's end.
  ///
  /// What the flow shows goes; in a stack, what others put on top of it stays. In a tab or a switcher,
  /// where something must follow, the parent shows it in answer to the result; if it shows nothing,
  /// the flow stays where it is and that is reported as misuse. It never asks whether it may leave.
  @discardableResult
  public func finish(_ output: Output, transition: TransitionStyle = .automatic) -> NavigationHandle
  {
    navigation.container.submit("finish", of: Self.self, transition: transition) { flow, _ in
      flow.engine?.events.recorder?.willFinish(with: output)
      return [.leave(flow, .finished, conclusion: flow.delivery(of: output))]
    }
  }

  /// Ends the flow without a value.
  ///
  /// A no-op after the flow's end.
  ///
  /// Everything else is as with `finish`.
  @discardableResult
  public func cancel(transition: TransitionStyle = .automatic) -> NavigationHandle {
    navigation.container.submit("cancel", of: Self.self, transition: transition) { flow, _ in
      [.leave(flow, .cancelled, conclusion: nil)]
    }
  }
}

extension Coordinator where Output == Void {
  /// Ends the flow.
  ///
  /// A no-op after the flow's end.
  @discardableResult
  public func finish(transition: TransitionStyle = .automatic) -> NavigationHandle {
    finish((), transition: transition)
  }
}
