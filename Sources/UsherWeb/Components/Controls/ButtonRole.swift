/// How much a button asks for attention.
public struct ButtonRole: Sendable, Hashable {
  let name: String

  /// What the user most likely wants: filled.
  public static let primary = ButtonRole(name: "primary")
  /// Another choice: tinted.
  public static let secondary = ButtonRole(name: "secondary")
  /// Words alone.
  public static let plain = ButtonRole(name: "plain")
  /// Something is lost by it: red.
  public static let destructive = ButtonRole(name: "destructive")
}
