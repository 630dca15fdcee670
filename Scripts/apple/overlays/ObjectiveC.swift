// developer.apple.com/documentation/objectivec/selector, …/objcbool, …/nsobject-swift.class
// Apple documents these declarations, on the pages above.
// They are type-checked and never run, so a body without a meaning is `fatalError()`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import ObjectiveC

/// The name of a method.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  private let name: StaticString

  public init(_ name: String) { fatalError() }
  public init(stringLiteral name: String) { fatalError() }

  public static func == (_ one: Selector, _ other: Selector) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}

extension NSObject: Equatable {
  public static func == (_ one: NSObject, _ other: NSObject) -> Bool { one === other }
}

extension NSObject: Hashable {
  @nonobjc public var hashValue: Int { 0 }
  @nonobjc public func hash(into hasher: inout Hasher) {}
}

/// How Objective-C writes truth values.
@frozen
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  private let value: Int8

  public init(_ value: Bool) { self.value = value ? 1 : 0 }
  public init(booleanLiteral value: Bool) { self.init(value) }
  public var boolValue: Bool { value != 0 }
}

// The compiler calls these by name.
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }
