/// What an app's pages look like.
///
/// It is a file of the app's own on the same server, at an address that changes with its content:
/// the pages' policy allows no style in them and none from elsewhere.
public struct WebStylesheet: Sendable, Hashable {
  let text: String
  private let isAlone: Bool

  private init(_ text: String, isAlone: Bool) {
    self.text = text
    self.isAlone = isAlone
  }

  /// The host's own.
  public static let standard = WebStylesheet("", isAlone: false)

  /// The host's own, and these rules behind them.
  ///
  /// Colours are variables to be set anew: `--tint`, `--bg`, `--card`, `--label`, `--label2`,
  /// `--solid`, `--soft`, `--red`; in the dark, sheets and alerts take `--raised` and `--raised-card`.
  public static func adding(_ rules: String) -> WebStylesheet {
    WebStylesheet(rules, isAlone: false)
  }

  /// These rules and no others: the page's layout is theirs too.
  ///
  /// Any such stylesheet hides what is not to be seen: `[hidden]`, `.u-hidden`, what lies under
  /// another screen, `[data-place=under]`, and a bar's second title, `.u-title[aria-hidden]`.
  public static func only(_ rules: String) -> WebStylesheet {
    WebStylesheet(rules, isAlone: true)
  }

  /// Several after each other, all behind the host's own if one of them is.
  public static func + (left: WebStylesheet, right: WebStylesheet) -> WebStylesheet {
    WebStylesheet(
      [left.text, right.text].filter { !$0.isEmpty }.joined(separator: "\n"),
      isAlone: left.isAlone && right.isAlone)
  }

  var asset: Asset {
    switch (isAlone, text.isEmpty) {
    case (false, true): .stylesheet
    case (false, false): .stylesheet.followed(by: text)
    case (true, _): .stylesheet.replaced(by: text)
    }
  }
}
