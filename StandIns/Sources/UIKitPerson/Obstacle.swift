/// Why a person could not do something.
public struct Obstacle: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of obstacle.
  public enum Kind: Equatable, Sendable {
    /// The window is hidden, or was never shown.
    case windowNotVisible
    /// Another window of the scene is in front.
    case windowCovered
    /// A transition is under way; nothing can be touched.
    case duringTransition
    /// There is no such thing on the screen, or it cannot be touched.
    case notFound
    /// There is no way back, or no bar to tap it in.
    case noWayBack
    /// The gesture was not allowed to begin.
    case refused
    /// What is on top cannot be dismissed by a person.
    case notDismissible
  }

  /// The kind of obstacle.
  public let kind: Kind
  /// What was looked for and what was there.
  public let description: String

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
