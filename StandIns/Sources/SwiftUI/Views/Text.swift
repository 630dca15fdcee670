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
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      text += "\(value)"
    }
    public mutating func appendInterpolation(_ value: Text) { text += value.text }
    /// A picture among words is not read.
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation(_ string: AttributedString) {
      text += String(string.characters)
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += Text(date, style: style).text
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      text += Text(dates).text
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) { text += String(format: specifier, value._arg) }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { text += format.format(input) }
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
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == AttributedString, F.FormatInput: Equatable {
    text = String(format.format(input).characters)
  }
  public init(_ date: Date, style: DateStyle) { text = "\(date)" }
  public init(_ dates: ClosedRange<Date>) { text = "\(dates.lowerBound) – \(dates.upperBound)" }
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
  /// Time that goes on, which stands still here.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let seconds = Int(timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound))
    let now = countsDown ? seconds : 0
    text = String(format: "%d:%02d", now / 60, now % 60)
  }
  public init(_ attributedContent: AttributedString) {
    text = String(attributedContent.characters)
  }
  /// A picture as words has none.
  public init(_ image: Image) { text = "" }

  /// What a formatter writes of a value.
  ///
  /// Apple asks for a `ReferenceConvertible` or an `NSObject`, which few types are on Linux.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    text = formatter.string(for: subject) ?? ""
  }

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
  /// How a line is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// A pattern of a line.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    public static let single = LineStyle()
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
  public func bold() -> Text { self }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic() -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func font(_ font: Font?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
}
