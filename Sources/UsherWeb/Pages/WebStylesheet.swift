/// The style of an app's pages.
///
/// The app serves it as a file, whose address changes with its content. The pages' content security
/// policy allows no inline styles and none from other servers.
public struct WebStylesheet: Sendable, Hashable {
  let text: String
  private let isAlone: Bool

  private init(_ text: String, isAlone: Bool) {
    self.text = text
    self.isAlone = isAlone
  }

  /// The host's own style.
  public static let standard = WebStylesheet("", isAlone: false)

  /// Returns the host's own style, followed by `rules`.
  ///
  /// To change the colours, set the variables `--tint`, `--bg`, `--card`, `--label`, `--label2`,
  /// `--solid`, `--soft` and `--red`. In dark mode, sheets and alerts use `--raised` and
  /// `--raised-card`.
  ///
  /// - Parameter rules: Rules in CSS.
  public static func adding(_ rules: String) -> WebStylesheet {
    WebStylesheet(rules, isAlone: false)
  }

  /// Returns a style of `rules` alone, which must also define the layout of the page.
  ///
  /// The rules must hide the elements that match
  ///
  /// - `[hidden]` and `.u-hidden`,
  /// - `[data-place=under]` and `[data-place=deep]`, the screens below another,
  /// - `.u-empty`, what an empty column shows,
  /// - `.u-title[aria-hidden]`, the second title of a bar.
  ///
  /// - Parameter rules: Rules in CSS.
  public static func only(_ rules: String) -> WebStylesheet {
    WebStylesheet(rules, isAlone: true)
  }

  /// Returns the rules of both, in order; they follow the host's own style if either includes it.
  public static func + (left: WebStylesheet, right: WebStylesheet) -> WebStylesheet {
    WebStylesheet(
      [left.text, right.text].filter { !$0.isEmpty }.joined(separator: "\n"),
      isAlone: left.isAlone && right.isAlone)
  }

  /// Returns the file of pages with or without something beside the phone.
  func asset(hasPanel: Bool) -> Asset {
    let own = hasPanel ? Asset.stylesheetWithPanel : .stylesheet
    return isAlone ? own.replaced(by: text) : text.isEmpty ? own : own.followed(by: text)
  }
}
