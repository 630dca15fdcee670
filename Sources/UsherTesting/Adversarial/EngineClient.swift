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

/// What an ``Engine`` says that happened.
package enum Callback {
  /// A stack is about to show another screen: its delegate's callback.
  case willShow(EngineController)
  /// A stack shows its top: its delegate's callback.
  case didShow(EngineController)
  case willAppear(EngineController)
  case didAppear(EngineController)
  case willDisappear(EngineController, isMovingAway: Bool)
  case didDisappear(EngineController, isMovingAway: Bool)
  /// It has no parent any more.
  case didMoveAway(EngineController, from: EngineController)
  /// A modal has gone: its delegate's callback.
  case didDismiss(EngineController)
  /// A person has chosen a tab: the tab bar's delegate's callback.
  case didSelect(EngineController)
  /// The path behind a stack was written: as many screens as the host thinks that there are.
  case didWritePath(EngineController, count: Int)
  /// A person chose an action of an alert.
  case didChoose(EngineController, Int)

  /// Whether it comes through a delegate, which other people's code can take.
  var isDelegates: Bool {
    switch self {
    case .willShow, .didShow, .didDismiss, .didSelect: true
    default: false
    }
  }
}

/// A driver over an ``Engine``.
@MainActor
package protocol EngineDriver: HostDriver, EngineClient {
  /// The tree that it shows, once there is one.
  var tree: Tree? { get set }
  /// Whether it waits for the main loop to go round.
  var needsTurn: Bool { get }
}
