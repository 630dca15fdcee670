@_spi(Hosting) package import Usher

/// What uses an ``Engine``: it gets the callbacks, and may keep the user from moving.
@MainActor
package protocol EngineClient: AnyObject {
  /// Whether the user may go back; if not, the client does what is to be done instead.
  func mayGoBack(over count: Int, in stack: EngineController, by cause: EndingCause) -> Bool
  /// Whether the user may draw a modal down.
  func mayDismiss(_ modal: EngineController) -> Bool
  /// Whether the user's tap may select a tab, perhaps the selected one again.
  func maySelect(_ position: Int, in tabs: EngineController) -> Bool
  /// Something happened, or so the engine says.
  func received(_ callback: Callback)
  /// The main loop has gone round once.
  func turnEnded()
}
