/// The default titles of buttons in alerts.
///
/// ```swift
/// var configuration = TreeConfiguration()
/// configuration.alertWords = .korean
/// ```
public struct AlertWords: Hashable, Sendable {
  /// The button that accepts.
  public var ok: String
  /// The button that changes nothing.
  public var cancel: String

  /// Creates titles in any language.
  public init(ok: String, cancel: String) {
    self.ok = ok
    self.cancel = cancel
  }

  /// “OK” and “Cancel”.
  public static let english = AlertWords(ok: "OK", cancel: "Cancel")
  /// “확인” and “취소”.
  public static let korean = AlertWords(ok: "확인", cancel: "취소")
}
