/// A callback of a ``QuirkyUIKit``.
package enum Callback {
  /// A stack is about to show another screen, as its delegate hears.
  case willShow(QuirkyController)
  /// A stack shows its top, as its delegate hears.
  case didShow(QuirkyController)
  case willAppear(QuirkyController)
  case didAppear(QuirkyController)
  case willDisappear(QuirkyController, isMovingAway: Bool)
  case didDisappear(QuirkyController, isMovingAway: Bool)
  /// A controller has lost its parent.
  case didMoveAway(QuirkyController, from: QuirkyController)
  /// A modal has left, as its delegate hears.
  case didDismiss(QuirkyController)
  /// The user has selected a tab, as the tab bar's delegate hears.
  case didSelect(QuirkyController)
  /// The path behind a stack was written, with the host's number of screens.
  case didWritePath(QuirkyController, count: Int)
  /// The user chose an action of an alert.
  case didChoose(QuirkyController, Int)

  /// True if it goes through a delegate, which other code can replace.
  var isDelegates: Bool {
    switch self {
    case .willShow, .didShow, .didDismiss, .didSelect: true
    default: false
    }
  }
}
