/// A piece of HTML as a value, which always escapes text and attributes.
///
/// ```swift
/// Markup.element("p", ["class": "note"], [.text(note), .element("em", [:], ["!"])])
/// ```
///
/// Escaping alone does not make all HTML safe, so writing it as HTML changes three things:
///
/// - Elements that run code, load another document, or change this one are left out with their content:
///   `script`, `style`, `base`, `meta`, `link`, `iframe`, `object`, `embed`, `html`, `head`, `body`,
///   `animate`, `set` and their like. So are those whose content is not read as elements, such as
///   `noscript` and `plaintext`.
/// - Attributes with code are left out: `style`, `srcdoc`, and all that begin with `on`.
/// - An address becomes `#` unless it is relative, a `data:` address of a picture other than SVG, or
///   begins with `http:`, `https:`, `mailto:`, `tel:` or `sms:`.
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

  /// Returns a text, which is escaped.
  public static func text(_ text: String) -> Markup {
    Markup(node: .text(text))
  }

  /// Returns an element with its attributes and its content.
  ///
  /// If `name` is not a valid HTML name, the page leaves the element out with its content, without a
  /// message.
  ///
  /// - Parameters:
  ///   - name: The name of the element, such as `p`.
  ///   - attributes: The attributes; one with an invalid name is left out.
  ///   - children: The content; left out if HTML allows the element none, as for `br`.
  public static func element(
    _ name: String, _ attributes: MarkupAttributes = [:], _ children: [Markup] = []
  ) -> Markup {
    Markup(node: .element(name, attributes, children))
  }

  /// Returns several pieces, one after the other.
  public static func fragment(_ parts: [Markup]) -> Markup {
    Markup(node: .fragment(parts))
  }

  /// Returns HTML from the app's source code, which is written as it is.
  public static func trusted(_ html: StaticString) -> Markup {
    Markup(node: .trusted(html.description))
  }

  /// Returns HTML from another source, such as a template, which is written as it is.
  ///
  /// The HTML must close every element that it opens. The page's content security policy blocks
  /// scripts and styles in it, but not forms and links.
  ///
  /// - Warning: A user's text in `html` can change the page. Use ``text(_:)`` for text.
  public static func unescaped(_ html: String) -> Markup {
    Markup(node: .trusted(html))
  }

  /// Returns a frame with another page of the same server, such as an inspector.
  ///
  /// A browser loads it only in what the `beside:` of an app made. An address that does not begin with one
  /// slash makes no frame.
  ///
  /// - Parameters:
  ///   - path: The path of the page, and its query.
  ///   - title: What the frame shows, for users who cannot see it.
  ///   - attributes: More attributes, such as a class.
  public static func frame(
    _ path: String, title: String, _ attributes: MarkupAttributes = [:]
  ) -> Markup {
    guard path.hasPrefix("/"), !path.dropFirst().hasPrefix("/"), !path.contains("\\") else {
      return .empty
    }
    // A frame with another address is another element: one that changes its address adds to the browser's history.
    let all = attributes + ["src": path, "srcdoc": nil, "data-key": path, "title": title]
    return Markup(node: .trusted("<iframe\(text(of: all))></iframe>"))
  }

  /// True for ``empty``, and for a fragment whose pieces are all empty.
  ///
  /// `false` for an empty text.
  ///
  /// - Complexity: O(*n*) in the number of pieces.
  public var isEmpty: Bool {
    guard case .fragment(let parts) = node else { return false }
    return parts.allSatisfy(\.isEmpty)
  }
}

extension Markup: ExpressibleByStringLiteral {
  /// Creates a text, which is escaped.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}
