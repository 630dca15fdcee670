/// A piece of HTML, as a value: text and attributes are escaped when it is written, always.
///
/// ```swift
/// Markup.element("p", ["class": "note"], [.text(note), .element("em", [:], ["!"])])
/// ```
///
/// Two kinds of element cannot be said with it, because escaping does not make them safe: `script`
/// and `style`. They are left out, like attributes that hold code (`onclick`, `style`, `srcdoc`)
/// and addresses that do (`javascript:`); the page's content security policy would stop them too.
public struct Markup: Sendable, Hashable {
  enum Node: Sendable, Hashable {
    case text(String)
    case element(String, MarkupAttributes, [Markup])
    case fragment([Markup])
    case trusted(String)
  }

  let node: Node

  /// Nothing.
  public static var empty: Markup { Markup(node: .fragment([])) }

  /// Text, which may hold anything.
  public static func text(_ text: String) -> Markup {
    Markup(node: .text(text))
  }

  /// An element with its attributes and its content.
  ///
  /// A name that no HTML element can have is misuse: such an element is left out.
  public static func element(
    _ name: String, _ attributes: MarkupAttributes = [:], _ children: [Markup] = []
  ) -> Markup {
    Markup(node: .element(name, attributes, children))
  }

  /// Several pieces, one after the other.
  public static func fragment(_ parts: [Markup]) -> Markup {
    Markup(node: .fragment(parts))
  }

  /// HTML from the source code, written as it is.
  public static func trusted(_ html: StaticString) -> Markup {
    Markup(node: .trusted(html.description))
  }

  /// HTML that something else has made, written as it is, without escaping: a template, a text that
  /// was turned into HTML.
  ///
  /// It is to be whole: what it opens, it closes. The page's policy stops scripts and styles in it,
  /// but not forms and links.
  ///
  /// - Warning: Text that is put into it unescaped can change the page. Text is ``text(_:)``.
  public static func unescaped(_ html: String) -> Markup {
    Markup(node: .trusted(html))
  }

  /// Whether nothing would be written.
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
