/// How a flow ended, for verbs that come too late.
@MainActor
struct FlowEnding {
  let cause: EndingCause
  /// The request by which it ended.
  let request: NavigationRequest.ID?
  private let link: EngineLink

  init(_ cause: EndingCause, in engine: ChangeEngine) {
    self.cause = cause
    request = engine.current?.id
    link = engine.link
  }

  /// Reports a verb that is called after the end, unless the app could not avoid that.
  ///
  /// Not reported are: a tap on what the host still shows while it moves out, a repeated tap on the
  /// button that ended the flow, code of a task that was cancelled, a verb whose caller awaits a result
  /// and gets told, and anything after the tree was closed.
  func reportLateCall(of verb: String, by name: String, receiver: ResultReceiver?) {
    guard let engine = link.engine, engine.isQuiet, cause != .hostClosed, !Task.isCancelled,
      receiver?.tellsCaller != true
    else { return }
    let isOwnEnd = cause == .finished || cause == .cancelled
    if isOwnEnd, verb == "finish" || verb == "cancel" { return }
    engine.events.report(
      Misuse(
        "\(name).\(verb)", problem: "Its flow had ended (\(cause)); nothing was done.",
        fix: "Call it from task { } of the coordinator, which is cancelled when the flow ends."))
  }
}
