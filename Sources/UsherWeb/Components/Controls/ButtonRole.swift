/// The importance of a button, which decides its look.
public struct ButtonRole: Sendable, Hashable {
  let name: String

  /// The most likely action: filled.
  public static let primary = ButtonRole(name: "primary")
  /// An alternative: tinted.
  public static let secondary = ButtonRole(name: "secondary")
  /// A minor action: text without a background.
  public static let plain = ButtonRole(name: "plain")
  /// An action that loses something: red.
  public static let destructive = ButtonRole(name: "destructive")
}
