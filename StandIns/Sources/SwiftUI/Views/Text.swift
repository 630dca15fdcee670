/// A key of the app's words, which stand for themselves here.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  internal let text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the parts of a key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    internal var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
      text += (value as? any CVarArg).map { String(format: specifier, $0) } ?? "\(value)"
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String { text += format.format(input) }
  }
}

/// Words.
public nonisolated struct Text: _PrimitiveView, Sendable, Equatable {
  internal let text: String

  public init(verbatim content: String) { text = content }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { text = key.text }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    text = String(content)
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String, F.FormatInput: Equatable { text = format.format(input) }
  public init(_ date: Date, style: DateStyle) { text = "\(date)" }

  /// How a date is written.
  public struct DateStyle: Sendable, Equatable {
    private let name: String
    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
  }

  @MainActor public func _build(_ builder: _Builder) {
    builder.node.element = ElementContent(role: .text, label: text)
  }
  public nonisolated static func + (one: Text, other: Text) -> Text {
    Text(verbatim: one.text + other.text)
  }
  public func bold() -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic() -> Text { self }
  public func underline(_ isActive: Bool = true) -> Text { self }
  public func strikethrough(_ isActive: Bool = true) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func font(_ font: Font?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
}

/// A picture.
public nonisolated struct Image: _PrimitiveView, Sendable, Equatable {
  private let name: String
  private let isDecorative: Bool
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name, false) }
  public init(systemName: String) { self.init(systemName, false) }
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, true) }
  public init(uiImage: UIImage) { self.init("", false) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(label.text, false) }
  private nonisolated init(_ name: String, _ isDecorative: Bool) {
    self.name = name
    self.isDecorative = isDecorative
  }
  @MainActor public func _build(_ builder: _Builder) {
    if !isDecorative { builder.node.element = ElementContent(role: .image, label: name) }
  }
  public func resizable() -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// How an image takes colours.
  public enum TemplateRenderingMode: Sendable { case template, original }
}

/// A picture with words.
public nonisolated struct Label<Title: View, Icon: View>: _PrimitiveView {
  private let title: Title
  private let icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  @MainActor public func _build(_ builder: _Builder) {
    guard let styling = builder.read(\._labelStyling) else {
      return builder.add(title, at: .label)
    }
    builder.add(
      styling.make(
        .init(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))),
      at: .label)
  }
}
extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String
  ) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}
