// developer.apple.com/documentation/corefoundation/cgfloat
// Apple documents these declarations, on the pages above.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreFoundation

/// A floating-point number of geometry.
@frozen
public struct CGFloat: Sendable {
  public var native: Double

  @_transparent public init() { native = 0 }
  @_transparent public init(_ value: Double) { native = value }
  @_transparent public init(_ value: Float) { native = Double(value) }
  @_transparent public init(_ value: CGFloat) { native = value.native }
  @_transparent public init<Value: BinaryInteger>(_ value: Value) { native = Double(value) }
}

extension CGFloat: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, SignedNumeric, Hashable,
  Comparable
{
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init?<Value: BinaryInteger>(exactly value: Value) { native = Double(value) }
  public var magnitude: CGFloat { self }
  public static func + (_ one: CGFloat, _ other: CGFloat) -> CGFloat { one }
  public static func - (_ one: CGFloat, _ other: CGFloat) -> CGFloat { one }
  public static func * (_ one: CGFloat, _ other: CGFloat) -> CGFloat { one }
  public static func / (_ one: CGFloat, _ other: CGFloat) -> CGFloat { one }
  public static func *= (_ one: inout CGFloat, _ other: CGFloat) {}
  public static var infinity: CGFloat { 0 }
  public static func < (_ one: CGFloat, _ other: CGFloat) -> Bool { false }
}

extension Double {
  @_transparent public init(_ value: CGFloat) { self = value.native }
}
