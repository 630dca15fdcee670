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
  /// The user has chosen a tab: the tab bar's delegate's callback.
  case didSelect(EngineController)
  /// The path behind a stack was written: as many screens as the host thinks that there are.
  case didWritePath(EngineController, count: Int)
  /// The user chose an action of an alert.
  case didChoose(EngineController, Int)

  /// Whether it comes through a delegate, which other code can take.
  var isDelegates: Bool {
    switch self {
    case .willShow, .didShow, .didDismiss, .didSelect: true
    default: false
    }
  }
}
