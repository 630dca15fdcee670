/// One line of a walk: an action of the user, or a check of the screen.
package enum Step: Hashable, Sendable {
  case act(Act)
  case sight(Sight)
}

/// An action of the user.
package enum Act: Hashable, Sendable {
  /// Taps a button or a row on the top screen, by its label.
  case tap(String)
  /// Taps the bar's back button.
  case back
  /// Holds the back button, and chooses the screen this many below from its menu.
  case backOver(Int)
  /// Swipes back from the left edge, fully or not.
  case swipe(isCancelled: Bool)
  /// Drags the top sheet down, fully or not.
  case drag(isCancelled: Bool)
  /// Taps a tab, from 1 at the left.
  case tab(Int)
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
