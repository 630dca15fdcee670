/// A piece of HTML as a value, which always escapes text and attributes.
///
/// ```swift
/// Markup.element("p", ["class": "note"], [.text(note), .element("em", [:], ["!"])])
/// ```
///
/// It cannot express two kinds of element, which escaping does not make safe: `script` and `style`.
/// It leaves them out, and also attributes with code (`onclick`, `style`, `srcdoc`) and addresses
/// with code (`javascript:`); the page's content security policy would block them too.
public struct Markup: Sendable, Hashable {
  enum Node: Sendable, Hashable {
    case text(String)
    case element(String, MarkupAttributes, [Markup])
    case fragment([Markup])
    case trusted(String)
  }

  let node: Node

  /// No markup.
  public static var empty: Markup { Markup(node: .fragment([])) }

  /// Any text, which is escaped.
  public static func text(_ text: String) -> Markup {
    Markup(node: .text(text))
  }

  /// An element with its attributes and its content.
  ///
  /// An invalid HTML name is misuse: the element is left out.
  public static func element(
    _ name: String, _ attributes: MarkupAttributes = [:], _ children: [Markup] = []
  ) -> Markup {
    Markup(node: .element(name, attributes, children))
  }

  /// Several pieces, one after the other.
  public static func fragment(_ parts: [Markup]) -> Markup {
    Markup(node: .fragment(parts))
  }

  /// HTML from the source code, which is not escaped.
  public static func trusted(_ html: StaticString) -> Markup {
    Markup(node: .trusted(html.description))
  }

  /// HTML from another source, which is not escaped: a template, or a converted text.
  ///
  /// It must be well-formed: every element that it opens must be closed. The page's policy blocks
  /// scripts and styles in it, but not forms and links.
  ///
  /// - Warning: Unescaped text in it can change the page. Use ``text(_:)`` for text.
  public static func unescaped(_ html: String) -> Markup {
    Markup(node: .trusted(html))
  }

  /// True if it writes nothing.
  public var isEmpty: Bool {
    guard case .fragment(let parts) = node else { return false }
    return parts.allSatisfy(\.isEmpty)
  }
}

extension Markup: ExpressibleByStringLiteral {
  /// Text.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}
