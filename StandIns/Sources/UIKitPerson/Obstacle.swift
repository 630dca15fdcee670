/// The reason why the user could not act.
public struct Obstacle: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of obstacle.
  public enum Kind: Equatable, Sendable {
    /// The window is hidden, or has never been visible.
    case windowNotVisible
    /// Another window of the scene is in front.
    case windowCovered
    /// A transition is in progress; touches have no effect.
    case duringTransition
    /// The screen has no such element, or it cannot be touched.
    case notFound
    /// There is no way back, or no visible back button.
    case noWayBack
    /// The gesture was not allowed to begin.
    case refused
    /// The user cannot dismiss the top controller.
    case notDismissible
  }

  /// The kind of obstacle.
  public let kind: Kind
  /// The requested element and the available ones.
  public let description: String

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
