public import Usher

extension Coordinator {
  /// Opens a link in the whole tree that contains this flow.
  ///
  /// Does nothing before the flow is in a tree, and after its end; the outcome is then
  /// `NavigationOutcome.superseded`.
  ///
  /// - Throws: A ``LinkError`` that names the wrong part of the link; nothing has changed then.
  @discardableResult
  public func open(
    _ link: String, transition: TransitionStyle = .automatic
  ) throws(LinkError) -> NavigationHandle {
    guard let flow, flow.isLive, let engine = flow.engine else {
      return Request(
        "open", target: link, flowType: type(of: self), origin: .link, transition: transition
      )
      .drop()
    }
    return try engine.open(link, transition: transition)
  }
}
