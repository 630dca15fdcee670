package import Usher

/// One line of a walk: an action of the user, or a check of the screen.
package enum Step: Hashable, Sendable {
  case act(Act)
  case sight(Sight)
  /// Turns the device, in a walk in the form ``WalkForm/turning``.
  case turn
}

/// The room that a walk has.
package enum WalkForm: CaseIterable, Hashable, Sendable {
  /// A phone.
  case narrow
  /// A tablet, with columns beside each other.
  case wide
  /// Narrow at first, and turned at each line `turn`.
  case turning
}

/// An action of the user.
package enum Act: Hashable, Sendable {
  /// Taps a button or a row, by its label: on the top screen, or beside it in a column.
  case tap(String)
  /// Taps the bar's back button.
  case back
  /// Taps the back button in the bar of a column that is beside others.
  case backIn(SplitColumn)
  /// Holds the back button, and chooses the screen this many below from its menu.
  case backOver(Int)
  /// Swipes back from the left edge, fully or not.
  case swipe(isCancelled: Bool)
  /// Drags the top sheet down, fully or not.
  case drag(isCancelled: Bool)
  /// Taps a tab, from 1 at the left.
  case tab(Int)
  /// Swipes to a page beside the shown one: 1 to the next, -1 to the previous.
  case turnPage(by: Int)
  /// Chooses an action of the top alert.
  case choose(String)
  /// Appends text to a text field.
  case type(String, into: String)
}

/// A check when nothing moves.
package enum Sight: Hashable, Sendable {
  /// The whole tree, by its description.
  case tree(String)
  /// The title of the top screen.
  case title(String)
  /// The nodes that have ended since the walk began, with their causes.
  case ended(String)
}
