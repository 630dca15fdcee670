/// One line of a walk: something that a person does, or something that they then see.
package enum Step: Hashable, Sendable {
  case act(Act)
  case sight(Sight)
}

/// Something that a person does.
package enum Act: Hashable, Sendable {
  /// Taps a button or a row on the screen on top, by its words.
  case tap(String)
  /// Taps the bar's back button.
  case back
  /// Holds the back button, and chooses the screen this many below from its menu.
  case backOver(Int)
  /// Swipes back from the left edge, or goes back with the finger.
  case swipe(isCancelled: Bool)
  /// Draws the sheet on top down, or pushes it up again.
  case drag(isCancelled: Bool)
  /// Taps a tab, from 1 at the left.
  case tab(Int)
  /// Chooses an answer of the alert on top.
  case choose(String)
  /// Adds words to those in a text field.
  case type(String, into: String)
}

/// Something that is so when nothing moves any more.
package enum Sight: Hashable, Sendable {
  /// The whole tree, as its description says it.
  case tree(String)
  /// The title of the screen on top.
  case title(String)
  /// What has ended since the walk began, and by what.
  case ended(String)
}
