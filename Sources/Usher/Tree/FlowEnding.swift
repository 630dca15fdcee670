/// The end of a flow, for verbs that come too late.
@MainActor
final class FlowEnding {
  let cause: EndingCause
  /// The request that ended it.
  let request: NavigationRequest.ID?
  /// Whether the request that ended it was one of the flow's own.
  private let isOwn: Bool
  private let link: TreeLink

  init(_ cause: EndingCause, by request: NavigationRequest.ID?, isOwn: Bool, in tree: TreeLink) {
    (self.cause, self.request, self.isOwn, link) = (cause, request, isOwn, tree)
  }

  /// Reports a verb that is called after the end, unless the app could not avoid that.
  ///
  /// Not reported are: a tap on a screen that is still leaving, a repeated tap on the button that
  /// ended the flow, code of a cancelled task, a verb whose caller awaits a result and receives the
  /// end, and any call after the tree was closed.
  func reportLateCall(of verb: String, by name: String, receiver: ResultReceiver?) {
    guard let owner = link.owner, owner.isQuiet, cause != .hostClosed, !Task.isCancelled,
      receiver?.tellsCaller != true
    else { return }
    let isRepeated =
      switch verb {
      case "finish", "cancel": cause == .finished || cause == .cancelled
      case "pop": cause == .popped && isOwn
      default: false
      }
    if isRepeated { return }
    owner.report(
      Misuse(
        "\(name).\(verb)", problem: "Its flow had ended (\(cause)); nothing was done.",
        fix: "Call it from task { } of the coordinator, which is cancelled when the flow ends."))
  }
}

/// The reference of ended flows to their tree, while that is live.
@MainActor
final class TreeLink {
  weak var owner: (any TreeOwner)?
}
