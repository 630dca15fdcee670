/// The style of an app's pages.
///
/// It is a file of the app on the same server, whose address changes with its content: the pages'
/// policy allows no inline styles and none from other servers.
public struct WebStylesheet: Sendable, Hashable {
  let text: String
  private let isAlone: Bool

  private init(_ text: String, isAlone: Bool) {
    self.text = text
    self.isAlone = isAlone
  }

  /// The host's own.
  public static let standard = WebStylesheet("", isAlone: false)

  /// The host's own, followed by these rules.
  ///
  /// Override the variables of the colours: `--tint`, `--bg`, `--card`, `--label`, `--label2`,
  /// `--solid`, `--soft`, `--red`; in dark mode, sheets and alerts use `--raised` and
  /// `--raised-card`.
  public static func adding(_ rules: String) -> WebStylesheet {
    WebStylesheet(rules, isAlone: false)
  }

  /// Only these rules, which also define the page's layout.
  ///
  /// Any such stylesheet must hide `[hidden]`, `.u-hidden`, the screen under another,
  /// `[data-place=under]`, and a bar's second title, `.u-title[aria-hidden]`.
  public static func only(_ rules: String) -> WebStylesheet {
    WebStylesheet(rules, isAlone: true)
  }

  /// Returns both in order, after the host's own if one of them includes it.
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
