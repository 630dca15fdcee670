extension Coordinator {
  /// Makes the verbs called in `body` one change on screen.
  ///
  /// Each verb changes the tree at once, so the next one sees it. What a stack became in between does
  /// not count: a flow is left only if its stack is empty at the end. Inside of another transaction,
  /// or of a change, it belongs to that. Before the flow starts and after its end, `body` runs and its
  /// verbs do what they do then.
  public func transaction(_ body: () -> Void) {
    guard let tree = flow?.tree else { return body() }
    tree.transaction(body)
  }
}
