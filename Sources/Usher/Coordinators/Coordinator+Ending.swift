extension Coordinator {
  /// Ends the flow and gives `output` to whoever waits for it.
  ///
  /// A no-op after the flow's end.
  ///
  /// What the flow shows goes; in a stack, what others put on top of it stays. In a tab or a switcher,
  /// where something must follow, the parent shows it in answer to the result; if it shows nothing,
  /// the flow stays where it is and that is reported as misuse. It never asks whether it may leave.
  @discardableResult
  public func finish(_ output: Output, transition: Transition = .automatic) -> IntentHandle {
    submit("finish", transition: transition) { flow in
      [
        .leave(flow, .finished) {
          for case let sink as TypedResultSink<Output> in flow.endingSinks { sink.finished(output) }
        }
      ]
    }
  }

  /// Ends the flow without a value.
  ///
  /// A no-op after the flow's end.
  ///
  /// Everything else is as with `finish`.
  @discardableResult
  public func cancel(transition: Transition = .automatic) -> IntentHandle {
    submit("cancel", transition: transition) { [.leave($0, .cancelled, conclusion: nil)] }
  }
}

extension Coordinator where Output == Void {
  /// Ends the flow.
  ///
  /// A no-op after the flow's end.
  @discardableResult
  public func finish(transition: Transition = .automatic) -> IntentHandle {
    finish((), transition: transition)
  }
}
