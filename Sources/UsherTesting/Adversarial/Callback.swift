/// A callback of an ``Engine``.
package enum Callback {
  /// A stack is about to show another screen, as its delegate hears.
  case willShow(EngineController)
  /// A stack shows its top, as its delegate hears.
  case didShow(EngineController)
  case willAppear(EngineController)
  case didAppear(EngineController)
  case willDisappear(EngineController, isMovingAway: Bool)
  case didDisappear(EngineController, isMovingAway: Bool)
  /// A controller has lost its parent.
  case didMoveAway(EngineController, from: EngineController)
  /// A modal has left, as its delegate hears.
  case didDismiss(EngineController)
  /// The user has selected a tab, as the tab bar's delegate hears.
  case didSelect(EngineController)
  /// The path behind a stack was written, with the host's number of screens.
  case didWritePath(EngineController, count: Int)
  /// The user chose an action of an alert.
  case didChoose(EngineController, Int)

  /// True if it goes through a delegate, which other code can replace.
  var isDelegates: Bool {
    switch self {
    case .willShow, .didShow, .didDismiss, .didSelect: true
    default: false
    }
  }
}
