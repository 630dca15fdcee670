/// A number that a key can hold, as `printf` takes it.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
}
extension _FormatSpecifiable where Self: CVarArg {
  public var _arg: Self { self }
}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {
  public var _arg: Double { Double(self) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds what a formatter writes of a value.
  ///
  /// Apple asks for a `ReferenceConvertible` or an `NSObject`, which few types are on Linux.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
    text += formatter?.string(for: subject) ?? "\(subject)"
  }
  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
    text += "\(subject)"
  }
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    text += String(format.format(input).characters)
  }
  public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
    text += String(attributedSubstring.characters)
  }
}

/// A time that goes on, which stands still here.
public struct TimeDataSource<Value> {
  internal let value: Value
}
extension TimeDataSource where Value == Date {
  /// The time at which the text is made.
  public static var currentDate: TimeDataSource<Date> { .init(value: Date()) }
}
extension TimeDataSource where Value == Duration {
  /// The time since a date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    .init(value: .seconds(Date().timeIntervalSince(date)))
  }
}
extension Text {
  /// A time that is written once, when the text is made.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(verbatim: format.format(source.value))
  }
  /// A time that is written once, when the text is made.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(format.format(source.value))
  }
}
