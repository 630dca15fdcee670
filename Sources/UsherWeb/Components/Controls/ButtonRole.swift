/// The prominence of a button.
public struct ButtonRole: Sendable, Hashable {
  let name: String

  /// The most likely action: filled.
  public static let primary = ButtonRole(name: "primary")
  /// An alternative: tinted.
  public static let secondary = ButtonRole(name: "secondary")
  /// Text without a background.
  public static let plain = ButtonRole(name: "plain")
  /// An action that loses something: red.
  public static let destructive = ButtonRole(name: "destructive")
}
