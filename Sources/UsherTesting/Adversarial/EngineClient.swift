@_spi(Hosting) package import Usher

/// Whoever uses an ``Engine``: gets its callbacks, and may keep a person from moving.
@MainActor
package protocol EngineClient: AnyObject {
  /// Whether a person may go back; if not, the client does what is to be done instead.
  func mayGoBack(over count: Int, in stack: EngineController, by cause: EndingCause) -> Bool
  /// Whether a person may draw a modal down.
  func mayDismiss(_ modal: EngineController) -> Bool
  /// Whether a person's tap may select a tab, perhaps the selected one again.
  func maySelect(_ position: Int, in tabs: EngineController) -> Bool
  /// Something happened, or so the engine says.
  func received(_ callback: Callback)
  /// The main loop has gone round once.
  func turnEnded()
}
