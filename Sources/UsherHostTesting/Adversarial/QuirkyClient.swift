@_spi(Hosting) package import Usher

/// The client of a ``QuirkyUIKit``, which receives the callbacks and may veto the user's actions.
@MainActor
package protocol QuirkyClient: AnyObject {
  /// Returns whether the user may go back; otherwise the client acts instead.
  ///
  /// - Parameter column: The column in which it happens, if several are beside each other.
  func mayGoBack(
    over count: Int, in stack: QuirkyController, column: SplitColumn?, by cause: EndingCause
  ) -> Bool
  /// Returns whether the user may drag a modal down.
  func mayDismiss(_ modal: QuirkyController) -> Bool
  /// Returns whether the user's tap may select a tab, even the selected one again.
  func maySelect(_ position: Int, in tabs: QuirkyController) -> Bool
  /// Receives a callback, true or not.
  func received(_ callback: Callback)
  /// Told that there is room for columns, or no more, which comes by no delegate.
  func roomChanged()
  /// Called after each turn of the main loop.
  func turnEnded()
}

extension QuirkyClient {
  /// Does nothing, for a client without columns.
  package func roomChanged() {}
}
