public import Usher

extension Coordinator {
  /// Opens a link in the whole tree that contains this flow.
  ///
  /// Does nothing after the flow's end.
  ///
  /// - Throws: A ``LinkError`` that names the wrong part of the link; nothing has changed then.
  public func open(_ link: String, transition: TransitionStyle = .automatic) throws(LinkError) {
    guard let flow, flow.isLive, let engine = flow.engine else { return }
    _ = try engine.open(link, transition: transition)
  }
}
